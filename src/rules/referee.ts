import { assert, must } from '../base/assert.ts';
import type { Step } from './apply.ts';
import { legalActions } from './betting.ts';
import { type Account, isLive, moveChips } from './chips.ts';
import { type Chips, type HandConfig, type Seat, seatAt } from './config.ts';
import type { HandEvent, Pot } from './event.ts';
import type { HandState } from './state.ts';

/**
 * Watches one hand, given every step from `startHand` on, and throws as soon as a law of the game is broken (RULES 3.10).
 *
 * It keeps its own books from the events alone: chips after every event, whose turn it is, what the pots hold, who is paid.
 */
export function makeReferee(config: HandConfig): (step: Step) => void {
  let books = openBooks(config);
  return ({ state, events }) => {
    for (const event of events) {
      checkEvent(config, books, event);
      books = enter(books, event);
      checkChips(config, books);
    }
    checkState(state, books);
    if (events.some((event) => event.type === 'holeDealt' || event.type === 'boardDealt')) checkCards(state);
    if (state.phase.type === 'complete') checkEnd(config, books);
    else checkDecision(state);
  };
}

/** What the events have told so far. */
interface Books {
  readonly accounts: readonly Account[];
  /** By seat: what counts toward nobody's level (RULES 6.2). */
  readonly dead: readonly Chips[];
  readonly pots: readonly Pot[];
  readonly boardCount: number;
  readonly lastToAct: Seat | undefined;
  readonly awards: readonly Extract<HandEvent, { type: 'potAwarded' }>[];
  readonly ended: boolean;
}

const openBooks = (config: HandConfig): Books => ({
  accounts: config.stacks.map((stack) => ({ stack, bet: 0, committed: 0, folded: false })),
  dead: config.stacks.map(() => 0),
  pots: [],
  boardCount: 0,
  lastToAct: undefined,
  awards: [],
  ended: false,
});

function enter(books: Books, event: HandEvent): Books {
  const next = { ...books, accounts: moveChips(books.accounts, event) };
  switch (event.type) {
    case 'posted': {
      const isDead = !isLive(event.what) && event.what !== 'ante';
      return isDead ? { ...next, dead: books.dead.with(event.seat, at(books.dead, event.seat) + event.amount) } : next;
    }
    case 'acted':
      return { ...next, lastToAct: event.seat };
    case 'betsCollected':
      return { ...next, pots: event.pots };
    case 'boardDealt':
      return { ...next, boardCount: books.boardCount + event.cards.length, lastToAct: undefined };
    case 'potAwarded':
      return { ...next, awards: [...books.awards, event] };
    case 'handEnded':
      return { ...next, ended: true };
    default:
      return next;
  }
}

function checkChips(config: HandConfig, { accounts, awards }: Books): void {
  for (const { stack, bet, committed } of accounts)
    assert(
      [stack, bet, committed].every((chips) => Number.isSafeInteger(chips) && chips >= 0),
      'chips are whole, never negative',
    );
  const behind = sum(accounts.map((account) => account.stack));
  const inTheMiddle = sum(accounts.map((account) => account.committed)) - sum(awards.map((award) => award.amount));
  assert(behind + inTheMiddle === sum(config.stacks), 'no chip is made or lost (RULES 3.10)');
  assert(inTheMiddle >= 0, 'no more is paid than lies in the middle');
}

function checkEvent(config: HandConfig, books: Books, event: HandEvent): void {
  assert(!books.ended, 'nothing happens after the end');
  const { accounts, dead } = books;
  switch (event.type) {
    case 'acted':
      checkTurn(config, books, event.seat);
      break;
    case 'betsCollected': {
      const levels = accounts.map((account, seat) => account.committed - at(dead, seat));
      const top = Math.max(...levels);
      const live = accounts.flatMap((account, seat) => (account.folded ? [] : [seat]));
      const matched = live.every((seat) => at(accounts, seat).stack === 0 || levels[seat] === top);
      assert(matched, 'a round ends when everybody has matched or is all-in (RULES 3.3)');
      checkPots(books, event.pots);
      break;
    }
    case 'potAwarded':
      checkAward(books, event.seat, must(books.pots[event.pot], 'announced pot').eligible);
      break;
    default:
  }
}

function checkAward({ accounts }: Books, winner: Seat, eligible: readonly Seat[]): void {
  assert(eligible.includes(winner), 'pots go to those who can win them (RULES 6.2)');
  assert(
    eligible.every((seat) => !at(accounts, seat).folded),
    'who folded was taken off the pot',
  );
}

/** Clockwise (RULES 3.2, 3.4): whoever is passed over has folded, is all-in, or has only all-in opponents. */
function checkTurn({ forced }: HandConfig, { accounts, boardCount, lastToAct }: Books, actor: Seat): void {
  const bigBlind = must(
    forced.find((due) => due.what === 'bigBlind'),
    'big blind',
  ).seat;
  const last = lastToAct ?? (boardCount === 0 ? bigBlind : seatAt(accounts.length - 1));
  const canBet = (seat: number) => !at(accounts, seat).folded && at(accounts, seat).stack > 0;
  for (let seat = (last + 1) % accounts.length; seat !== actor; seat = (seat + 1) % accounts.length) {
    const alone = accounts.every((_, other) => other === seat || !canBet(other));
    assert(!canBet(seat) || alone, 'nobody is passed over (RULES 3.2)');
  }
  assert(canBet(actor), 'who acts is in the hand and has chips');
}

function checkPots({ accounts }: Books, pots: readonly Pot[]): void {
  const committed = sum(accounts.map((account) => account.committed));
  assert(sum(pots.map((pot) => pot.amount)) === committed, 'the pots hold what was put in (RULES 6.2)');
  pots.forEach(({ amount, eligible }, i) => {
    assert(amount > 0, 'no pot is empty');
    assert(
      eligible.length > 0 && eligible.every((seat) => !at(accounts, seat).folded),
      'live players can win every pot (R6)',
    );
    const wider = pots[i - 1]?.eligible ?? accounts.map((_, seat) => seatAt(seat));
    assert(i === 0 || wider.length > eligible.length, 'pots with the same players are one pot (RULES 6.2)');
    assert(
      eligible.every((seat) => wider.includes(seat)),
      'who can win a side pot can win the pots before it',
    );
  });
}

function checkState({ players, board, phase }: HandState, { accounts, boardCount, ended }: Books): void {
  players.forEach(({ stack, bet, committed, folded }, seat) => {
    const booked = at(accounts, seat);
    const same =
      stack === booked.stack && bet === booked.bet && committed === booked.committed && folded === booked.folded;
    assert(same, 'the chips of the state are those that the events moved');
  });
  assert(ended === (phase.type === 'complete'), 'the hand is over when its end was told');
  assert(board.length === boardCount, 'the board is what was dealt');
}

function checkCards({ players, board, deck }: HandState): void {
  const burnt = [0, 0, 0, 1, 2, 3][board.length];
  const known = [...players.flatMap((player) => player.hole), ...board, ...deck];
  assert(
    new Set(known).size === known.length && known.length + must(burnt, 'burns') === 52,
    'every card is in one place',
  );
}

function checkDecision(state: HandState): void {
  const { phase, players } = state;
  assert(phase.type === 'betting', 'somebody is to act');
  const { toAct, price } = phase;
  assert(new Set(toAct).size === toAct.length, 'nobody is to act twice');
  const { seat, callCost, raise } = must(legalActions(state), 'a decision');
  const { stack, bet } = at(players, seat);
  assert(seat === toAct[0], 'the one to act has the choice (RULES 3.10)');
  assert(Number.isInteger(callCost) && callCost >= 0 && callCost <= stack, 'a call is within the stack (RULES 3.5)');
  if (raise === undefined) return;
  const { min, max } = raise;
  assert(
    Number.isInteger(min) && Number.isInteger(max) && min <= max,
    'the least raise is not above the greatest (R20)',
  );
  assert(min > price && max <= bet + stack, 'a raise is above the price and within the stack');
  const canBeMet = players.some(
    (other, i) => i !== seat && !other.folded && other.bet + other.stack > price && other.stack > 0,
  );
  assert(canBeMet, 'a raise that no opponent can call is not offered (R15)');
}

function checkEnd({ unit }: HandConfig, { accounts, awards, pots, ended }: Books): void {
  assert(ended, 'a hand that is over was ended');
  assert(
    accounts.every((account) => account.bet === 0),
    'no bet is left on the table',
  );
  pots.forEach(({ amount }, pot) => {
    const paid = awards.filter((award) => award.pot === pot);
    assert(sum(paid.map((award) => award.amount)) === amount, 'every pot is paid out in full (R9)');
    for (const half of ['high', 'low', 'whole']) {
      const shares = paid.filter((award) => award.half === half).map((award) => award.amount);
      const even = shares.length === 0 || Math.max(...shares) - Math.min(...shares) < 2 * unit;
      assert(
        even && (unit > 1 || shares.length === 0 || Math.max(...shares) - Math.min(...shares) <= 1),
        'shares are even but for one odd chip (R9)',
      );
    }
  });
}

const sum = (amounts: readonly Chips[]): Chips => amounts.reduce((total, amount) => total + amount, 0);

const at = <Value>(list: readonly Value[], seat: number): Value => must(list[seat], 'seat');
