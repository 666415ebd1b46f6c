import type { Card } from '../cards/card.ts';
import type { HandValue } from './value.ts';

/**
 * Values of a hole on a board, by exactly two and three (RULES 7.1).
 *
 * `hole` is four cards, or two of them alone (what could these two make?); `board` is zero to five cards.
 * With fewer than three board cards there is no five yet: both answers are `undefined`.
 */
export interface Evaluator {
  /** The best high; `undefined` before the flop. */
  highValue(hole: readonly Card[], board: readonly Card[]): HandValue | undefined;
  /** The best low of eight or better; `undefined` when there is none. */
  lowValue(hole: readonly Card[], board: readonly Card[]): HandValue | undefined;
}
