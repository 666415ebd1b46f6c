import type { Card } from '../cards/card.ts';
import { bitCount, lowBitsOf } from '../evaluator/low.ts';
import { type NutRanks, nutRanks } from '../evaluator/nutRanks.ts';

/** How a hand stands, and what would save its low. */
export interface Nuts extends NutRanks {
  /** Low ranks in hand that the board has not, beyond the two that play: what saves a low from being counterfeited. */
  readonly backupLow: number;
}

export const nutsOf = (hole: readonly Card[], board: readonly Card[], withLow: boolean): Nuts => ({
  ...nutRanks(hole, board, withLow),
  backupLow: withLow ? Math.max(0, bitCount(lowBitsOf(hole) & ~lowBitsOf(board)) - 2) : 0,
});

/** Whether neither half can be lost as the board is; on the river that is for good. */
export const cannotLose = ({ highRank, lowRank, lowPossible }: Nuts): boolean =>
  highRank === 1 && (lowRank === 1 || !lowPossible);
