import { expect, test } from 'vitest';
import { deriveSeed, makeRng } from './rng.ts';

const draws = (seed: string, count: number, n = 1_000_000): number[] => {
  const rng = makeRng(seed);
  return Array.from({ length: count }, () => rng.int(n));
};

test('the same seed draws the same numbers, for ever', () => {
  expect(draws('7', 100)).toEqual(draws('7', 100));
  expect(draws('7', 5)).toEqual([948131, 327676, 107923, 834702, 876588]);
});

test.each([
  ['7', '8'],
  ['7', '7 '],
  ['', ' '],
  ['ab', 'ba'],
  ['aaaa', 'aaaaa'],
])('seeds %j and %j draw different numbers', (one, other) => {
  expect(draws(one, 8)).not.toEqual(draws(other, 8));
});

test('a thousand seeds have a thousand first draws', () => {
  expect(new Set(Array.from({ length: 1000 }, (_, i) => draws(`seed ${i}`, 2, 2 ** 30).join())).size).toBe(1000);
});

test('every number in the range comes up about as often as the others', () => {
  const counts = Array.from({ length: 13 }, () => 0);
  for (const value of draws('fair', 130_000, 13)) counts[value] = (counts[value] ?? 0) + 1;
  // chi-squared with 12 degrees of freedom: above 39.1 once in ten thousand fair runs
  const deviation = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(deviation).toBeLessThan(39.1);
});

test('one of one is always 0', () => {
  expect(draws('x', 5, 1)).toEqual([0, 0, 0, 0, 0]);
});

test('a seed for each purpose: none moves another', () => {
  expect(deriveSeed('7', 'hand', 3)).toBe('7/hand/3');
  expect(deriveSeed('7', 'hand', 3, 'deck')).not.toBe(deriveSeed('7', 'hand', 3, 'bots'));
});
