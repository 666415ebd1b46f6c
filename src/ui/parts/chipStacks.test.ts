import { expect, test } from 'vitest';
import { chipStacks } from './chipStacks.ts';

test.each<[amount: number, drawn: string]>([
  [0, ''],
  [3, '1x3'],
  [600, '500x1 100x1'],
  [1800, '1000x1 500x1'],
  [2400, '1000x2 100x4'],
  [1_234_567, '25000x4 5000x1'],
])('%i chips are drawn as %s', (amount, drawn) => {
  const text = chipStacks(amount).map(({ value, height }) => `${value}x${height}`);
  expect(text.join(' ')).toBe(drawn);
});
