import type { Card } from '../cards/card.ts';
import { bitCount, lowBitsOf } from '../evaluator/low.ts';
import { highClass, highClassOfTwo, lowClass, lowClassOfTwo, prepareBoard } from '../evaluator/tables.ts';
import { unseenBut } from './ranges.ts';

/** How a hand stands on a board of three cards or more against any two cards that somebody else may hold. */
export interface Nuts {
  /** 1 when no two cards make a better high, 2 when they make one that is better, and so on. */
  readonly highRank: number;
  /** Likewise for the low; `undefined` without a low. */
  readonly lowRank: number | undefined;
  /** Whether somebody else may have a low. */
  readonly lowPossible: boolean;
  /** Low ranks in hand that the board has not, beyond the two that play: what saves a low from being counterfeited. */
  readonly backupLow: number;
}

export function nutsOf(hole: readonly Card[], board: readonly Card[], withLow: boolean): Nuts {
  const row = prepareBoard(board);
  const [a = 0, b = 0, c = 0, d = 0] = hole;
  const high = highClass(row, a, b, c, d);
  const low = withLow ? lowClass(row, a, b, c, d) : 0;
  const betterHighs = new Set<number>();
  const betterLows = new Set<number>();
  const unseen = unseenBut([...hole, ...board]);
  for (let i = 1; i < unseen.length; i++) {
    for (let j = 0; j < i; j++) {
      const [first, second] = [unseen[i] ?? 0, unseen[j] ?? 0];
      const otherHigh = highClassOfTwo(row, first, second);
      if (otherHigh > high) betterHighs.add(otherHigh);
      const otherLow = withLow ? lowClassOfTwo(row, first, second) : 0;
      if (otherLow > low) betterLows.add(otherLow);
    }
  }
  return {
    highRank: betterHighs.size + 1,
    lowRank: low === 0 ? undefined : betterLows.size + 1,
    lowPossible: low > 0 || betterLows.size > 0,
    backupLow: withLow ? Math.max(0, bitCount(lowBitsOf(hole) & ~lowBitsOf(board)) - 2) : 0,
  };
}

/** Whether neither half can be lost as the board is; on the river that is for good. */
export const cannotLose = ({ highRank, lowRank, lowPossible }: Nuts): boolean =>
  highRank === 1 && (lowRank === 1 || !lowPossible);
