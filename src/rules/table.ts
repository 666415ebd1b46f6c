import { assert, must } from '../base/assert.ts';
import {
  type Betting,
  type Chips,
  type Forced,
  type HandConfig,
  type HeadsUpCap,
  seatAt,
  type Variant,
} from './config.ts';

/** How bets are sized at a table; the limit bets follow from the blinds (RULES 2.7). */
export const BETTING_TYPES = ['fixedLimit', 'potLimit', 'noLimit'] as const;
export type BettingType = (typeof BETTING_TYPES)[number];

/** What is agreed at a table before anybody sits down. */
export interface TableConfig {
  readonly variant: Variant;
  readonly betting: BettingType;
  readonly smallBlind: Chips;
  /** In fixed limit also the small bet (RULES 2.7). */
  readonly bigBlind: Chips;
  readonly maxBets: number;
  readonly headsUpCap: HeadsUpCap;
  /** Paid by everyone before the blinds; 0 for none (RULES 2.10). */
  readonly ante: Chips;
  /** Whether the big blind pays one ante for the table (RULES 2.11). */
  readonly bigBlindAnte: boolean;
  readonly unit: Chips;
  /** Whether folding is offered when a check is free (R22). */
  readonly freeFold: boolean;
  /** The stack of each chair at the start and after a rebuy, by seat number from 1; 2 to 10 chairs. */
  readonly buyIns: readonly Chips[];
}

/** A chair at the table, from 1, clockwise; stays while hands come and go. */
export type SeatNumber = number;

/** The chairs of one hand's button and blinds; the first two may be empty: a dead button, a dead small blind (RULES 2.3). */
export interface Positions {
  readonly button: SeatNumber;
  readonly smallBlind: SeatNumber;
  readonly bigBlind: SeatNumber;
}

/** A table between two hands. */
export interface TableState {
  readonly config: TableConfig;
  /** Chips in front of each chair, by seat number from 1; 0 when its player is broke. */
  readonly stacks: readonly Chips[];
  /** How many hands have been dealt. */
  readonly handNumber: number;
  /** Of the last hand dealt; `undefined` before the first. */
  readonly positions: Positions | undefined;
}

/** A hand about to be dealt. */
export interface NextHand {
  /** The table with the button and the hand number moved on. */
  readonly table: TableState;
  readonly config: HandConfig;
  /** Which chair each seat of the hand is, the first left of the button first. */
  readonly seatNumbers: readonly SeatNumber[];
}

/** A new table, everybody with what the chair starts with. */
export const openTable = (config: TableConfig): TableState => ({
  config,
  stacks: config.buyIns,
  handNumber: 0,
  positions: undefined,
});

/** The next hand, the button moved on (RULES 2.2); `undefined` when fewer than two players have chips. */
export function nextHand(table: TableState): NextHand | undefined {
  const occupied = occupiedChairs(table);
  if (occupied.length < 2) return undefined;
  const positions = nextPositions(table.positions, occupied, table.stacks.length);
  const seatNumbers = dealtIn(positions, occupied, table.stacks.length);
  return {
    table: { ...table, positions, handNumber: table.handNumber + 1 },
    config: handConfig(table, positions, seatNumbers),
    seatNumbers,
  };
}

/** The table after a hand: each dealt-in chair has the stack its seat ended with. */
export function settle(table: TableState, seatNumbers: readonly SeatNumber[], stacks: readonly Chips[]): TableState {
  const settled = seatNumbers.reduce(
    (all, seatNumber, seat) => all.with(seatNumber - 1, must(stacks[seat], 'final stack')),
    table.stacks,
  );
  return { ...table, stacks: settled };
}

/** The table after a broke player has bought in again for what his chair starts with, between hands (RULES 8.4). */
export function rebuy(table: TableState, seatNumber: SeatNumber): TableState {
  assert(table.stacks[seatNumber - 1] === 0, 'only a broke player buys in again');
  return { ...table, stacks: table.stacks.with(seatNumber - 1, must(table.config.buyIns[seatNumber - 1], 'buy-in')) };
}

/**
 * Where button and blinds go next, by the dead button rule (RULES 2.3, 2.5); the first button is on the first occupied chair (2.1).
 *
 * `occupied` are the chairs with chips, rising, at least two; `chairs` is how many the table has.
 */
export function nextPositions(last: Positions | undefined, occupied: readonly SeatNumber[], chairs: number): Positions {
  const after = (seatNumber: SeatNumber) => must(clockwiseFrom(occupied, seatNumber, chairs)[0], 'occupied chair');
  const headsUp = (bigBlind: SeatNumber): Positions => ({
    button: after(bigBlind),
    smallBlind: after(bigBlind),
    bigBlind,
  });
  if (last === undefined) {
    const button = must(occupied[0], 'first occupied chair');
    const smallBlind = occupied.length === 2 ? button : after(button);
    return { button, smallBlind, bigBlind: after(smallBlind) };
  }
  const bigBlind = after(last.bigBlind);
  if (occupied.length === 2) return headsUp(bigBlind);
  const smallBlind = last.bigBlind;
  const wasHeadsUp = last.button === last.smallBlind;
  // after many came and went at once the new big blind may sit at or beyond the chair where the button was to go
  const isPassed = distance(smallBlind, last.smallBlind, chairs) <= distance(smallBlind, bigBlind, chairs);
  const before = must(
    clockwiseFrom(occupied, smallBlind, chairs).findLast((chair) => chair !== smallBlind),
    'occupied chair',
  );
  return { button: wasHeadsUp || isPassed ? before : last.smallBlind, smallBlind, bigBlind };
}

/**
 * The chairs dealt in, from the button's left: who sits between button and big blind and is not the small blind waits (RULES 2.6), unless
 * that left fewer than three to play.
 */
function dealtIn(positions: Positions, occupied: readonly SeatNumber[], chairs: number): SeatNumber[] {
  const order = clockwiseFrom(occupied, positions.button, chairs);
  const bigBlindAt = order.indexOf(positions.bigBlind);
  const ready = order.filter((seat, i) => i >= bigBlindAt || seat === positions.smallBlind);
  return ready.length < 3 ? order : ready;
}

/** The chairs of the list in clockwise order, the first one left of `start` first and `start` itself last. */
const clockwiseFrom = (list: readonly SeatNumber[], start: SeatNumber, chairs: number): SeatNumber[] =>
  list.toSorted((a, b) => distance(start, a, chairs) - distance(start, b, chairs));

const distance = (from: SeatNumber, to: SeatNumber, chairs: number): number => ((to - from - 1 + chairs) % chairs) + 1;

const occupiedChairs = (table: TableState): SeatNumber[] =>
  table.stacks.flatMap((stack, i) => (stack > 0 ? [i + 1] : []));

function handConfig(table: TableState, positions: Positions, seatNumbers: readonly SeatNumber[]): HandConfig {
  const { config } = table;
  const { smallBlind, bigBlind } = config;
  const due = (what: Forced['what'], seatNumber: SeatNumber, amount: Chips): Forced[] => {
    const seat = seatNumbers.indexOf(seatNumber);
    return seat < 0 || amount === 0 ? [] : [{ seat: seatAt(seat), what, amount }];
  };
  return {
    variant: config.variant,
    betting: bettingOf(config),
    smallBlind,
    bigBlind,
    forced: [
      ...seatNumbers.flatMap((seatNumber) => due('ante', seatNumber, config.ante)),
      ...due('smallBlind', positions.smallBlind, smallBlind),
      ...due('bigBlind', positions.bigBlind, bigBlind),
      ...due('bigBlindAnte', positions.bigBlind, config.bigBlindAnte ? bigBlind : 0),
    ],
    stacks: seatNumbers.map((seatNumber) => must(table.stacks[seatNumber - 1], 'stack')),
    unit: config.unit,
    freeFold: config.freeFold,
  };
}

/** In fixed limit the small bet is the big blind and the big bet twice that (RULES 2.7, 4.1.1). */
function bettingOf(config: TableConfig): Betting {
  const { betting, bigBlind, maxBets, headsUpCap } = config;
  if (betting !== 'fixedLimit') return { type: betting };
  return { type: 'fixedLimit', smallBet: bigBlind, bigBet: 2 * bigBlind, maxBets, headsUpCap };
}
