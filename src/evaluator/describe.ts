import type { Card } from '../cards/card.ts';
import { fivesOf } from './fives.ts';
import { highOfFive } from './high.ts';
import { lowOfFive } from './low.ts';
import type { Five, HandValue } from './value.ts';

/**
 * All fives that make the best high; the first is the one to show (R3). None before the flop.
 *
 * Cards held earlier in the hand come first, then cards dealt earlier to the board.
 */
export const highFives = (hole: readonly Card[], board: readonly Card[]): Five[] =>
  bestFives(fivesOf(hole, board), highOfFive);

/** All fives that make the best low, in the same order; none when there is no low (RULES 7.3). */
export const lowFives = (hole: readonly Card[], board: readonly Card[]): Five[] =>
  bestFives(fivesOf(hole, board), lowOfFive);

function bestFives(fives: readonly Five[], judge: (five: Five) => HandValue | undefined): Five[] {
  let best: HandValue | undefined;
  let tied: Five[] = [];
  for (const five of fives) {
    const value = judge(five);
    if (value === undefined) continue;
    if (value === best) tied.push(five);
    if (best === undefined || value > best) {
      best = value;
      tied = [five];
    }
  }
  return tied;
}
