import type { Rng } from '../base/rng.ts';
import type { Action } from '../rules/action.ts';
import type { PlayerView } from '../rules/view.ts';

/** Decides for the hero of the view, whose turn it is, and says why. Same view and same seed, same decision. */
export type Bot = (view: PlayerView, rng: Rng) => Decision;

export interface Decision {
  readonly action: Action;
  /** What weighed, the weightiest first. */
  readonly reasons: readonly Reason[];
}

/** Everything that can weigh in a decision; `values` of a reason has the figures named here, percentages whole. */
export const REASON_CODES = [
  /** `percentile`: the hand is among so many percent of the best starting hands. */
  'startingHand',
  /** `points`: Hutchison's count of the starting hand. */
  'points',
  /** `behind`: players who still speak after this one before the flop. */
  'position',
  /** `count`: bets and raises on this street so far, the big blind not among them. */
  'raises',
  /** `percent`: the part of the pot to be expected. */
  'share',
  /** `percent`: the part of the pot that a call has to win to break even. */
  'price',
  /** `percent`: how often the whole pot is won. */
  'scoop',
  /** `percent`: how often the low is won but shared and the high lost. */
  'quarter',
  /** `percent`: how often everybody folds to the bet. */
  'foldChance',
  /** `count`: opponents still in. */
  'opponents',
  /** `rank`: 1 for the best high that any two cards make with the board, 2 for the next. */
  'nutHigh',
  /** `rank`: likewise for the low. */
  'nutLow',
  /** `cards`: low cards in hand beyond the two that play. */
  'backupLow',
  /** `percent`: the part of the stack that is in the pot after the call. */
  'committed',
  /** Neither half can be lost. */
  'cannotLose',
  /** Checking costs nothing. */
  'free',
  /** A bet that hopes for folds. */
  'bluff',
] as const;
type ReasonCode = (typeof REASON_CODES)[number];

/** One thing that weighed in a decision: a code for the message catalogue and its figures. */
export interface Reason {
  readonly code: ReasonCode;
  readonly values: Readonly<Record<string, number>>;
}
