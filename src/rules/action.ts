import type { Chips, Seat } from './config.ts';

/**
 * A player's decision. `to` is that player's total on this street, not the chips added.
 *
 * Checking and calling are two things, so that a check meant for one price never pays another (R30, R34).
 */
export type Action =
  | { readonly type: 'fold' }
  | { readonly type: 'check' }
  | { readonly type: 'call' }
  | { readonly type: 'betOrRaise'; readonly to: Chips };

/** What the seat to act may do. Checking or calling is always among it. */
export interface LegalActions {
  readonly seat: Seat;
  readonly canFold: boolean;
  /** Chips to add to stay in: 0 is a check; the whole stack when it is short. */
  readonly callCost: Chips;
  /** Bounds and grid for `to`: `min`, `max`, and the multiples of `step` between them; `undefined` when the seat may not bet or raise. */
  readonly raise: { readonly min: Chips; readonly max: Chips; readonly step: Chips } | undefined;
}

/** Why an action was refused; nothing has changed. */
export type IllegalAction =
  | { readonly code: 'handComplete' | 'nothingToFoldTo' | 'checkNotFree' | 'nothingToCall' | 'raiseNotAllowed' }
  | { readonly code: 'raiseOutOfBounds'; readonly min: Chips; readonly max: Chips; readonly step: Chips };
