import type { Reading } from '../../evaluator/reading.ts';
import type { Chips } from '../../rules/config.ts';
import type { Marks } from './groups.ts';

/** How a hand ended for one seat, as drawn at its plate. */
export interface Outcome {
  /** Chips from the pots. */
  readonly won: Chips;
  /** The halves that brought them. */
  readonly halves: readonly ('high' | 'low')[];
  readonly marks: Marks;
  /** What the shown hand reads as; `undefined` when it was not shown. */
  readonly reading: Reading | undefined;
}
