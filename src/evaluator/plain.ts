import type { Card } from '../cards/card.ts';
import type { Evaluator } from './evaluator.ts';
import { fivesOf } from './fives.ts';
import { highOfFive } from './high.ts';
import { lowOfFive } from './low.ts';
import type { Five, HandValue } from './value.ts';

/** The evaluator without tables or start-up cost: tries every five. Settles showdowns on the main thread. */
export const plainEvaluator: Evaluator = {
  highValue: (hole, board) => bestOf(hole, board, highOfFive),
  lowValue: (hole, board) => bestOf(hole, board, lowOfFive),
};

function bestOf(
  hole: readonly Card[],
  board: readonly Card[],
  judge: (five: Five) => HandValue | undefined,
): HandValue | undefined {
  let best: HandValue | undefined;
  for (const five of fivesOf(hole, board)) {
    const value = judge(five);
    if (value !== undefined && (best === undefined || value > best)) best = value;
  }
  return best;
}
