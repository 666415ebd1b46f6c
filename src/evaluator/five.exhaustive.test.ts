import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { type Card, cardAt, DECK_SIZE } from '../cards/card.ts';
import { plainEvaluator } from './plain.ts';
import { compareHigh, compareLow, type ReferenceHigh, referenceHigh, referenceLow } from './reference.ts';
import {
  highClassOfTwo,
  highValueOfClass,
  lowClassOfTwo,
  lowValueOfClass,
  makeBoardRow,
  prepareBoard,
} from './tables.ts';
import { highValueOf } from './value.ts';

const row = makeBoardRow();

test('R2: all 2,598,960 fives have the value of the reference, and its order', () => {
  const highs = new Map<number, ReferenceHigh>();
  const lows = new Map<number, readonly number[]>();
  let count = 0;
  let wrong = 0;
  forEachFive((hole, board) => {
    count++;
    prepareBoard(board, row);
    const high = highValueOfClass(highClassOfTwo(row, hole[0], hole[1]));
    const lowClass = lowClassOfTwo(row, hole[0], hole[1]);
    const low = lowClass === 0 ? undefined : lowValueOfClass(lowClass);
    const reference = must(referenceHigh(hole, board), 'high');
    const referenceRanks = referenceLow(hole, board);
    const agree =
      high === highValueOf(reference.category, reference.ranks) &&
      high === plainEvaluator.highValue(hole, board) &&
      low === plainEvaluator.lowValue(hole, board) &&
      (low === undefined) === (referenceRanks === undefined);
    if (!agree) wrong++;
    highs.set(high, reference);
    if (low !== undefined && referenceRanks !== undefined) {
      const known = lows.get(low);
      if (known !== undefined && compareLow(known, referenceRanks) !== 0) wrong++;
      lows.set(low, referenceRanks);
    }
  });

  expect({ count, wrong, highs: highs.size, lows: lows.size }).toEqual({
    count: 2_598_960,
    wrong: 0,
    highs: 7462,
    lows: 56,
  });
  expect(isInOrder(highs, compareHigh)).toBe(true);
  expect(isInOrder(lows, compareLow)).toBe(true);
}, 120_000);

/** Whether a higher number always stands for the better hand. */
function isInOrder<Hand>(hands: ReadonlyMap<number, Hand>, compare: (one: Hand, other: Hand) => number): boolean {
  const inOrder = [...hands.keys()].toSorted((a, b) => a - b).map((value) => must(hands.get(value), 'hand'));
  return inOrder.every((hand, i) => i === 0 || compare(hand, must(inOrder[i - 1], 'hand')) > 0);
}

/** Visits every five once, two of it as the hand. */
function forEachFive(visit: (hole: readonly [Card, Card], board: readonly [Card, Card, Card]) => void): void {
  for (let a = 0; a < DECK_SIZE; a++)
    for (let b = a + 1; b < DECK_SIZE; b++)
      for (let c = b + 1; c < DECK_SIZE; c++)
        for (let d = c + 1; d < DECK_SIZE; d++)
          for (let e = d + 1; e < DECK_SIZE; e++) visit([cardAt(a), cardAt(b)], [cardAt(c), cardAt(d), cardAt(e)]);
}
