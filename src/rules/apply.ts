import { assert, assertNever, must } from '../base/assert.ts';
import { ok, type Result, refuse } from '../base/result.ts';
import { type Card, DECK_SIZE } from '../cards/card.ts';
import type { Action, IllegalAction } from './action.ts';
import {
  afterNoRaise,
  afterRaise,
  type BettingRound,
  canBet,
  hasDecision,
  legalActions,
  openRound,
  paidOf,
} from './betting.ts';
import { change, isLive, moveChips } from './chips.ts';
import { type HandConfig, type Seat, STREETS, type Street, seatAt } from './config.ts';
import type { HandEvent, Pot } from './event.ts';
import { potsOf, seatsWhere } from './pots.ts';
import { showdownEvents, showOrder } from './showdown.ts';
import type { BettingPhase, HandState } from './state.ts';

/** A hand one decision further, and what happened on the way, in a dealer's order. */
export interface Step {
  readonly state: HandState;
  readonly events: readonly HandEvent[];
}

const HOLE_CARDS = 4;

/**
 * Posts, deals and goes on to the first decision (or to the end, when nobody has one).
 *
 * `deck` is all 52 cards, the first to be dealt first: one card at a time from the button's left, then burn and board (RULES 1.3, 1.4).
 */
export function startHand(config: HandConfig, deck: readonly Card[]): Step {
  checkConfig(config);
  assert(deck.length === DECK_SIZE && new Set(deck).size === DECK_SIZE, 'a deck is 52 different cards');
  const count = config.stacks.length;
  const holes = config.stacks.map((_, seat) =>
    Array.from({ length: HOLE_CARDS }, (_, turn) => must(deck[turn * count + seat], 'card')),
  );
  const seated: HandState = {
    config,
    deck: deck.slice(count * HOLE_CARDS),
    board: [],
    players: config.stacks.map((stack, seat) => ({
      hole: must(holes[seat], 'hole'),
      stack,
      bet: 0,
      committed: 0,
      dead: 0,
      folded: false,
      actedAt: undefined,
    })),
    phase: { type: 'complete' },
    events: [],
  };
  const posted = config.forced.reduce(post, seated);
  const dealt = holes.reduce((state, cards, i) => happen(state, { type: 'holeDealt', seat: seatAt(i), cards }), posted);
  return stepFrom(seated, play(dealt, openRound(config, dealt.players, 'preflop')));
}

/** The state after a decision of the seat to act; refused with a code and the legal bounds when it is not legal, and nothing changes. */
export function apply(state: HandState, action: Action): Result<Step, IllegalAction> {
  const legal = legalActions(state);
  if (legal === undefined || state.phase.type === 'complete') return refuse({ code: 'handComplete' });
  const { phase } = state;
  const { seat, callCost, raise } = legal;
  switch (action.type) {
    case 'fold':
      if (!legal.canFold) return refuse({ code: 'nothingToFoldTo' });
      return ok(stepFrom(state, act(state, phase, 'fold', 0)));
    case 'check':
      if (callCost > 0) return refuse({ code: 'checkNotFree' });
      return ok(stepFrom(state, act(state, phase, 'check', 0)));
    case 'call':
      if (callCost === 0) return refuse({ code: 'nothingToCall' });
      return ok(stepFrom(state, act(state, phase, 'call', callCost)));
    case 'betOrRaise': {
      if (raise === undefined) return refuse({ code: 'raiseNotAllowed' });
      const { to } = action;
      const onGrid = to === raise.min || to === raise.max || to % raise.step === 0;
      if (!Number.isInteger(to) || to < raise.min || to > raise.max || !onGrid)
        return refuse({ code: 'raiseOutOfBounds', ...raise });
      const { bet } = must(state.players[seat], 'player');
      return ok(stepFrom(state, act(state, phase, phase.price === 0 ? 'bet' : 'raise', to - bet)));
    }
    default:
      return assertNever(action);
  }
}

function checkConfig(config: HandConfig): void {
  const count = config.stacks.length;
  assert(count >= 2 && count <= 10, 'two to ten players');
  assert(
    config.stacks.every((stack) => Number.isInteger(stack) && stack > 0),
    'stacks are whole chips',
  );
  assert(config.forced.filter((due) => due.what === 'bigBlind').length === 1, 'one big blind');
  assert(
    config.forced.every((due) => due.amount > 0 && due.seat < count),
    'forced payments are due from a seat',
  );
}

/** The state after an event: cards and chips as it says, and the event remembered. */
function happen(state: HandState, event: HandEvent): HandState {
  const players = moveChips(state.players, event);
  const board = event.type === 'boardDealt' ? [...state.board, ...event.cards] : state.board;
  return { ...state, players, board, events: [...state.events, event] };
}

const stepFrom = (before: HandState, after: HandState): Step => ({
  state: after,
  events: after.events.slice(before.events.length),
});

function post(state: HandState, due: HandConfig['forced'][number]): HandState {
  const amount = paidOf(state.config, due);
  if (amount === 0) return state;
  const { seat, what } = due;
  const allIn = must(state.players[seat], 'player').stack === amount;
  const paid = happen(state, { type: 'posted', seat, what, amount, allIn });
  if (isLive(what) || what === 'ante') return paid;
  return { ...paid, players: change(paid.players, seat, (player) => ({ ...player, dead: player.dead + amount })) };
}

function act(
  state: HandState,
  phase: BettingPhase,
  move: Extract<HandEvent, { type: 'acted' }>['move'],
  amount: number,
): HandState {
  const seat = phase.toAct[0];
  const player = must(state.players[seat], 'player');
  const to = player.bet + amount;
  const allIn = amount > 0 && player.stack === amount;
  const acted = happen(state, { type: 'acted', seat, move, amount, to, allIn });
  const round =
    move === 'bet' || move === 'raise'
      ? afterRaise(state.config, acted.players, phase, to)
      : afterNoRaise(state.config, acted.players, phase);
  const players = change(acted.players, seat, (mine) => ({ ...mine, actedAt: round.price }));
  return play({ ...acted, players }, round);
}

/** Goes on to the next seat that has a decision, or ends the round. */
function play(state: HandState, round: BettingRound): HandState {
  const phase = asPhase(round);
  if (phase === undefined || liveSeats(state).length === 1) return endRound(state, round);
  if (hasDecision(state.players, phase, phase.toAct[0])) return { ...state, phase };
  return play(state, { ...round, toAct: round.toAct.slice(1) });
}

function asPhase(round: BettingRound): BettingPhase | undefined {
  const [next, ...others] = round.toAct;
  return next === undefined ? undefined : { ...round, toAct: [next, ...others] };
}

/** Returns what nobody called, collects the bets, and goes on to the next street or the end (RULES 3.3, 6.1). */
function endRound(state: HandState, round: BettingRound): HandState {
  const collected = closeBets(state);
  const pots = potsOf(collected.players);
  if (liveSeats(state).length === 1) return awardUncontested(collected, pots);
  if (round.street === 'river') return showdown(collected, pots, round.lastBettor);
  if (state.players.filter(canBet).length < 2) return runOut(collected, pots, round.street);
  const next = nextStreet(round.street);
  const dealt = deal(collected, next);
  const players = dealt.players.map((player) => ({ ...player, actedAt: undefined }));
  return play({ ...dealt, players }, openRound(state.config, players, next));
}

/** The state with the uncalled part of the last bet returned, and the other bets in the pots (RULES 6.1, 6.2). */
export const closeBets = (state: HandState): HandState => collect(returnUncalled(state));

/** What one player put in beyond everybody else, folded or not: also of an ante, when nobody else could pay it in full. */
function returnUncalled(state: HandState): HandState {
  const levels = state.players.map((player) => player.committed - player.dead);
  const top = Math.max(...levels);
  const seat = levels.indexOf(top);
  const amount = top - Math.max(...levels.with(seat, 0));
  return amount === 0 ? state : happen(state, { type: 'betReturned', seat: seatAt(seat), amount });
}

/** The bets go into the pots; told also without bets, when antes alone made a pot or a fold changed who can win one. */
function collect(state: HandState): HandState {
  const pots = potsOf(state.players);
  const told = state.events.findLast((event) => event.type === 'betsCollected')?.pots ?? [];
  const isSame = (pot: Pot, i: number) =>
    pot.amount === told[i]?.amount && pot.eligible.length === told[i]?.eligible.length;
  return pots.length === told.length && pots.every(isSame) ? state : happen(state, { type: 'betsCollected', pots });
}

/** The last player in wins everything, whatever he holds (RULES 6.9). */
function awardUncontested(state: HandState, pots: readonly Pot[]): HandState {
  const seat = must(liveSeats(state)[0], 'last player');
  return end(
    pots.reduce(
      (paid, { amount }, pot) => happen(paid, { type: 'potAwarded', pot, half: 'whole', seat, amount, oddChips: 0 }),
      state,
    ),
  );
}

/** No more betting is possible: all hands are turned up, and the missing streets dealt (RULES 6.8). */
function runOut(state: HandState, pots: readonly Pot[], street: Street): HandState {
  const open = turnUp(state, pots, undefined);
  const missing = STREETS.slice(STREETS.indexOf(street) + 1);
  return showdown(missing.reduce(deal, open), pots, undefined);
}

/** All live hands are turned up at once; nobody may muck (RULES 6.8). */
const turnUp = (state: HandState, pots: readonly Pot[], lastBettor: Seat | undefined): HandState =>
  showOrder(state, pots, lastBettor).reduce(
    (shown, seat) => happen(shown, { type: 'handShown', seat, cards: must(state.players[seat], 'player').hole }),
    state,
  );

function showdown(state: HandState, pots: readonly Pot[], lastBettor: Seat | undefined): HandState {
  const someoneAllIn = state.players.some((player) => !player.folded && player.stack === 0);
  const isOpen = state.events.some((event) => event.type === 'handShown');
  const tabled = someoneAllIn && !isOpen ? turnUp(state, pots, lastBettor) : state;
  const shown = someoneAllIn ? liveSeats(state) : [];
  return end(showdownEvents(tabled, pots, lastBettor, shown).reduce(happen, tabled));
}

function end(state: HandState): HandState {
  return { ...happen(state, { type: 'handEnded' }), phase: { type: 'complete' } };
}

/** One street: a burn, then the flop's three cards or one (RULES 1.4). */
function deal(state: HandState, street: Street): HandState {
  const count = street === 'flop' ? 3 : 1;
  const cards = state.deck.slice(1, 1 + count);
  return happen({ ...state, deck: state.deck.slice(1 + count) }, { type: 'boardDealt', street, cards });
}

const nextStreet = (street: Street): Street => must(STREETS[STREETS.indexOf(street) + 1], 'next street');

const liveSeats = (state: HandState): Seat[] => seatsWhere(state.players, (player) => !player.folded);
