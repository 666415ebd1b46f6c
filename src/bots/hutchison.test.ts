import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { parseCards } from '../cards/card.ts';
import { hutchisonCount, hutchisonPlays } from './hutchison.ts';

const countOf = (text: string) => hutchisonCount(must(parseCards(text), text));

test.each<[hole: string, points: number]>([
  ['AhAs3h2s', 45], // the most there is
  ['AhAs4h2s', 42],
  ['AhAs4h3s', 39],
  ['AhQs3h2s', 37],
  ['AhAsKh6s', 18],
  ['Qc3d2h2s', 20],
  ['2c2d2h2s', 0],
  ['3s2d2h2s', 16.5], // three alike count half a pair, two of a suit whole
  ['6s2d2h2s', 1.5], // the six is one of the two lowest, so it is no kicker
  ['Ts2d2h2s', 2.5],
  ['5h4h9hKc', 10.5], // 4-5, a king, and half of what two of a suit by the nine count
])('%s counts %d', (hole, points) => {
  expect(countOf(hole).points).toBe(points);
});

test.each<[hole: string, highOnly: boolean]>([
  ['QhJhTsTd', true], // a pair and two of a suit
  ['KhKdQsQc', true], // two pair
  ['AhKhQsJs', true], // two double suits
  ['AhKhQsJd', false], // one suit, no pair
  ['KhKdKsQh', false], // three alike
  ['KhKdQs9s', false], // a nine
])('%s is played for the high alone: %s', (hole, highOnly) => {
  expect(countOf(hole).highOnly).toBe(highOnly);
});

test('twenty points are played, and high-only hands whatever they count', () => {
  expect(hutchisonPlays(countOf('AsKd2h9c'))).toBe(true);
  expect(hutchisonPlays(countOf('AhAsKh6s'))).toBe(false);
  expect(hutchisonPlays(countOf('QhJhTsTd'))).toBe(true);
});
