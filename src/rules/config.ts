import type { Brand } from '../base/brand.ts';

/** A whole number of chips, never negative; the smallest unit there is. */
export type Chips = number;
/** A player's index in one hand, clockwise, in [0, players). Seat 0 is the first left of the button, so it is dealt first and speaks first after the flop. */
export type Seat = Brand<number, 'Seat'>;
export const seatAt = (index: number): Seat => index as Seat;

export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];

/** What game is played: which cards may play, and whether the pot splits (RULES 7, 9.1). */
export const VARIANTS = ['omahaHiLo', 'omahaHigh'] as const;
export type Variant = (typeof VARIANTS)[number];

/** When the cap on limit raises does not hold (RULES 4.1.5). */
export type HeadsUpCap = 'always' | 'roundStartsHeadsUp' | 'whenHeadsUp';

/** How bets are sized (RULES 4). */
export type Betting =
  | {
      readonly type: 'fixedLimit';
      /** Bets and raises before and on the flop. */
      readonly smallBet: Chips;
      /** Bets and raises on the turn and the river. */
      readonly bigBet: Chips;
      /** Bets a round in all, the big blind among them (RULES 4.1.3). */
      readonly maxBets: number;
      readonly headsUpCap: HeadsUpCap;
    }
  | { readonly type: 'potLimit' }
  | { readonly type: 'noLimit' };

/** A payment due before the deal; a short stack pays what it has (RULES 2.8 to 2.12). */
export interface Forced {
  readonly seat: Seat;
  readonly what: 'ante' | 'smallBlind' | 'bigBlind' | 'bigBlindAnte' | 'livePost' | 'deadPost';
  /** What is due, at least 1. */
  readonly amount: Chips;
}

/** All that is settled before the first card is dealt. */
export interface HandConfig {
  readonly variant: Variant;
  readonly betting: Betting;
  /** The nominal small blind, counted in a pot-limit opening even when it is short or missing (RULES 4.3.5). */
  readonly smallBlind: Chips;
  /** The nominal big blind: the price before the flop, paid in full or not (RULES 2.9), and the minimum bet. */
  readonly bigBlind: Chips;
  /** In the order of posting (RULES 2.12); exactly one big blind among them. */
  readonly forced: readonly Forced[];
  /** By seat, before anything is posted; 2 to 10 seats, none empty. */
  readonly stacks: readonly Chips[];
  /** Bets and shares are multiples of it, all-ins apart (RULES 3.6). */
  readonly unit: Chips;
  /** Whether folding is offered when a check is free (R22): off unless it is asked for, on for records of other houses. */
  readonly freeFold: boolean;
}
