import { must } from '../base/assert.ts';
import { allCards, type Card, DECK_SIZE } from '../cards/card.ts';
import type { Action, LegalActions } from '../rules/action.ts';
import { apply, startHand } from '../rules/apply.ts';
import { legalActions } from '../rules/betting.ts';
import { type Betting, type Forced, type HandConfig, seatAt } from '../rules/config.ts';
import type { HandEvent, Pot } from '../rules/event.ts';
import { potsOf } from '../rules/pots.ts';
import { showdownEvents } from '../rules/showdown.ts';
import type { HandState } from '../rules/state.ts';
import type { Checker } from './checker.ts';
import type { ActionLine, PlayLine, PotLine } from './lines.ts';
import { awardsIn, checkPots, sumBySeat } from './settled.ts';
import { order } from './showdownLines.ts';

type Seated = PlayLine['seats'][number];

/** Checks a whole hand: posts, the legal set at every decision, refusals, what went back, pots, shares and final stacks. */
export function checkPlay(line: PlayLine, check: Checker): void {
  const seats = line.seats.toSorted((a, b) => order(a.seat, line.button) - order(b.seat, line.button));
  const seatNumbers = seats.map((player) => player.seat);
  const config = configOf(line, seats);
  const played = playOut(line, config, seatNumbers, deckFor(line, seats), check);
  if (played === undefined || line.final === undefined) return;
  check.same('over', true, played.phase.type === 'complete');
  checkEnd(line, settle(line, seats, played), seatNumbers, check);
}

function configOf(line: PlayLine, seats: readonly Seated[]): HandConfig {
  const seatOf = (seatNumber: number) => seatAt(seats.findIndex((player) => player.seat === seatNumber));
  // whose ante took his whole stack posts no big blind, and the price stays
  const silentBigBlind: Forced[] = line.posts.some((post) => post.type === 'bb')
    ? []
    : [{ seat: seatAt(seats.length === 2 ? 0 : 1), what: 'bigBlind', amount: line.bb }];
  const due: Record<PlayLine['posts'][number]['type'], (amount: number) => Omit<Forced, 'seat'>> = {
    ante: () => ({ what: 'ante', amount: line.ante }),
    sb: () => ({ what: 'smallBlind', amount: line.sb }),
    bb: () => ({ what: 'bigBlind', amount: line.bb }),
    post: (amount) => ({ what: 'livePost', amount }),
    dead: (amount) => ({ what: 'deadPost', amount }),
  };
  return {
    variant: line.game === 'omaha-high' ? 'omahaHigh' : 'omahaHiLo',
    betting: bettingOf(line),
    smallBlind: line.sb,
    bigBlind: line.bb,
    forced: [
      ...line.posts.map((post) => ({ seat: seatOf(post.seat), ...due[post.type](post.amount) })),
      ...silentBigBlind,
    ],
    stacks: seats.map((player) => player.stack),
    unit: 1,
    freeFold: line.site !== undefined, // records of other houses hold folds where a check was free
  };
}

function bettingOf(line: PlayLine): Betting {
  switch (line.betting) {
    case 'fixed-limit':
      return {
        type: 'fixedLimit',
        smallBet: must(line.smallBet, 'smallBet'),
        bigBet: must(line.bigBet, 'bigBet'),
        maxBets: line.cap ?? 4,
        headsUpCap: 'always',
      };
    case 'pot-limit':
      return { type: 'potLimit' };
    case 'no-limit':
      return { type: 'noLimit' };
  }
}

/** Plays the line's actions, checking each decision; `undefined` when the line ends in a refusal or an action was refused to us. */
function playOut(
  line: PlayLine,
  config: HandConfig,
  seatNumbers: readonly number[],
  deck: readonly Card[],
  check: Checker,
): HandState | undefined {
  const start = startHand(config, deck);
  const posted = start.events.flatMap((event) => (event.type === 'posted' ? [event] : []));
  check.same(
    'posts',
    line.posts.map((post) => [post.seat, post.amount]).filter(([, amount]) => amount !== 0),
    posted.map((post) => [seatNumbers[post.seat], post.amount]),
  );
  let { state } = start;
  for (const action of line.actions) {
    const legal = legalActions(state);
    check.same('seat', action.seat, legal && seatNumbers[legal.seat]);
    check.same('street', action.street, state.phase.type === 'betting' ? state.phase.street : 'over');
    if (legal === undefined) return undefined;
    if (action.legal !== undefined) check.same('legal', action.legal, legalAsWritten(legal));
    const result = apply(state, actionOf(action, state, legal));
    check.same('refused', action.refused ?? false, !result.ok);
    if (!result.ok) return undefined;
    checkMove(action, result.value.events, check);
    ({ state } = result.value);
  }
  if (line.final !== undefined) return state;
  check.same('unfinished', true, state.phase.type === 'betting');
  return undefined;
}

function checkMove(action: ActionLine, events: readonly HandEvent[], check: Checker): void {
  const acted = must(
    events.find((event) => event.type === 'acted'),
    'acted',
  );
  check.same('act', action.act, acted.move);
  if (action.in !== undefined) check.same('in', action.in, acted.amount);
  if (action.to !== undefined) check.same('to', action.to, acted.to);
  // hard.jsonl gives no `in`, and leaves `allIn` out of some calls
  if (action.in !== undefined || action.allIn) check.same('allIn', action.allIn ?? false, acted.allIn);
}

const legalAsWritten = (legal: LegalActions) => ({
  fold: legal.canFold,
  check: legal.callCost === 0,
  call: legal.callCost === 0 ? null : legal.callCost,
  min: legal.raise?.min ?? null,
  max: legal.raise?.max ?? null,
});

function actionOf(action: ActionLine, state: HandState, legal: LegalActions): Action {
  switch (action.act) {
    case 'fold':
      return { type: 'fold' };
    case 'check':
    case 'call':
      return { type: action.act };
    case 'bet':
    case 'raise': {
      const bet = must(state.players[legal.seat], 'player').bet;
      return { type: 'betOrRaise', to: action.to ?? bet + (action.in ?? 0) };
    }
  }
}

/** A deck that deals the known cards; the others lie anywhere. */
function deckFor(line: PlayLine, seats: readonly Seated[]): Card[] {
  const count = seats.length;
  const deck = new Map<number, Card>();
  seats.forEach((player, seat) => {
    player.hole?.forEach((card, turn) => {
      deck.set(turn * count + seat, card);
    });
  });
  const flopAt = 4 * count + 1;
  const boardAt = [flopAt, flopAt + 1, flopAt + 2, flopAt + 4, flopAt + 6];
  line.board.forEach((card, i) => {
    deck.set(must(boardAt[i], 'place on the board'), card);
  });
  const known = new Set(deck.values());
  const others = allCards().filter((card) => !known.has(card));
  return Array.from({ length: DECK_SIZE }, (_, i) => deck.get(i) ?? must(others.pop(), 'card'));
}

/** What was paid: the players with their pots, after the house's rake (taken as data), and the shares of each. */
interface Settled {
  readonly state: HandState;
  readonly pots: readonly Pot[];
  readonly awards: ReturnType<typeof awardsIn>;
}

/** Settles the hand. A live player whose cards are unknown at a showdown lost and mucked: he is out of every pot. */
function settle(line: PlayLine, seats: readonly Seated[], played: HandState): Settled {
  const players = played.players.map((player, seat) => ({
    ...player,
    folded: player.folded || (isShowdown(played) && seats[seat]?.hole === null),
  }));
  const state = { ...played, players };
  const pots = potsOf(players);
  const raked = pots.map((pot, i) => ({ ...pot, amount: pot.amount - (line.pots?.[i]?.rake ?? 0) }));
  const asPlayed = awardsIn(played.events);
  if (!isShowdown(played)) {
    const paid = asPlayed.map((award) => ({ ...award, amount: must(raked[award.pot], 'pot').amount }));
    return { state, pots, awards: paid };
  }
  const isAsPlayed =
    players.every((player, seat) => player.folded === played.players[seat]?.folded) && line.rake === undefined;
  return { state, pots, awards: isAsPlayed ? asPlayed : awardsIn(showdownEvents(state, raked, undefined, [])) };
}

const isShowdown = (state: HandState): boolean => state.players.filter((player) => !player.folded).length > 1;

function checkEnd(line: PlayLine, settled: Settled, seatNumbers: readonly number[], check: Checker): void {
  const { state, pots, awards } = settled;
  const rough = line.check?.houseOddChip === false;
  if (line.returned !== undefined) {
    const returned = state.events.flatMap((event) => (event.type === 'betReturned' ? [event] : []));
    check.same('returned', line.returned, sumBySeat(returned, seatNumbers));
  }
  if (line.pots !== undefined) checkPots(line.pots, pots, awards, seatNumbers, check, rough);
  if (line.totalPot !== undefined)
    check.same(
      'totalPot',
      line.totalPot,
      pots.reduce((sum, pot) => sum + pot.amount, 0),
    );
  const won = sumBySeat(awards, seatNumbers);
  const final = Object.fromEntries(
    seatNumbers.map((seatNumber, seat) => {
      const player = must(state.players[seat], 'player');
      const stack = must(state.config.stacks[seat], 'stack') - player.committed;
      return [String(seatNumber), stack + (won[String(seatNumber)] ?? 0)];
    }),
  );
  if (rough) checkRough(line, final, check);
  else check.same('final', line.final, final);
  if (line.collected !== undefined && !rough) {
    const collected: Record<string, number> = {};
    for (const { seat, amount } of line.collected) collected[seat] = (collected[seat] ?? 0) + amount;
    check.same('collected', collected, won);
  }
}

/** The house placed an odd unit elsewhere: its stacks are ours up to one unit a share of each pot. */
function checkRough(line: PlayLine, final: Record<string, number>, check: Checker): void {
  const tolerance = 2 * (line.pots ?? []).reduce((sum, pot: PotLine) => sum + pot.eligible.length, 0);
  for (const [seat, stack] of Object.entries(line.final ?? {}))
    check.same('final but for the odd unit', true, Math.abs(stack - (final[seat] ?? 0)) <= tolerance);
}
