import type { Card } from '../cards/card.ts';
import type { Chips, HandConfig, Seat, Street } from './config.ts';
import type { HandEvent } from './event.ts';

/** The whole truth about one hand: for the dealer's side only. */
export interface HandState {
  readonly config: HandConfig;
  /** Cards not yet dealt, the next one first. Secret. */
  readonly deck: readonly Card[];
  readonly board: readonly Card[];
  /** By seat. */
  readonly players: readonly PlayerState[];
  readonly phase: BettingPhase | { readonly type: 'complete' };
  /** Everything that happened so far, hidden cards included. */
  readonly events: readonly HandEvent[];
}

/** One betting round, somebody being to act. */
export interface BettingPhase {
  readonly type: 'betting';
  readonly street: Street;
  /** Who still has to act, the next one first, unless the price changes. */
  readonly toAct: readonly [Seat, ...Seat[]];
  /** The wager to match: the largest on this street, at least the big blind before the flop (RULES 2.9). */
  readonly price: Chips;
  /** The largest full bet or raise of this round; the big blind at first (RULES 3.8). */
  readonly fullRaise: Chips;
  /** Fixed limit: the price at the last counted bet (RULES 4.1.6). */
  readonly countedPrice: Chips;
  /** Bets counted toward the limit cap, the big blind among them (RULES 4.1.3). */
  readonly betCount: number;
  /** Fixed limit: whether the cap is lifted because two players are left (RULES 4.1.5). */
  readonly uncapped: boolean;
  /** Who bet or raised last on this street: shows first after the river (RULES 6.6). */
  readonly lastBettor: Seat | undefined;
}

export interface PlayerState {
  /** Secret. */
  readonly hole: readonly Card[];
  /** Behind, not yet bet. */
  readonly stack: Chips;
  /** On this street. */
  readonly bet: Chips;
  /** In this hand, `bet` and dead money among it. */
  readonly committed: Chips;
  /** The part of `committed` that counts for nobody's pot level: big-blind ante and dead posts (RULES 6.2). */
  readonly dead: Chips;
  readonly folded: boolean;
  /** The price when this player last acted on this street (RULES 3.9); `undefined` before that. */
  readonly actedAt: Chips | undefined;
}
