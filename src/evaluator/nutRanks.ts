import { type Card, unseenBut } from '../cards/card.ts';
import { highClass, highClassOfTwo, lowClass, lowClassOfTwo, prepareBoard } from './tables.ts';

/** How a hand stands on a board of three cards or more against any two cards that somebody else may hold. */
export interface NutRanks {
  /** 1 when no two cards make a better high, 2 when they make one that is better, and so on. */
  readonly highRank: number;
  /** Likewise for the low; `undefined` without a low. */
  readonly lowRank: number | undefined;
  /** Whether somebody may have a low. */
  readonly lowPossible: boolean;
}

/** Counts the different better hands that two unseen cards could make (RULES 7.5). `hasLow` says whether the variant splits the pot. */
export function nutRanks(hole: readonly Card[], board: readonly Card[], hasLow: boolean): NutRanks {
  const row = prepareBoard(board);
  const [a = 0, b = 0, c = 0, d = 0] = hole;
  const high = highClass(row, a, b, c, d);
  const low = hasLow ? lowClass(row, a, b, c, d) : 0;
  const betterHighs = new Set<number>();
  const betterLows = new Set<number>();
  const unseen = unseenBut([...hole, ...board]);
  for (let i = 1; i < unseen.length; i++) {
    for (let j = 0; j < i; j++) {
      const [first, second] = [unseen[i] ?? 0, unseen[j] ?? 0];
      const otherHigh = highClassOfTwo(row, first, second);
      if (otherHigh > high) betterHighs.add(otherHigh);
      const otherLow = hasLow ? lowClassOfTwo(row, first, second) : 0;
      if (otherLow > low) betterLows.add(otherLow);
    }
  }
  return {
    highRank: betterHighs.size + 1,
    lowRank: low === 0 ? undefined : betterLows.size + 1,
    lowPossible: low > 0 || betterLows.size > 0,
  };
}
