import { expect, test } from 'vitest';
import { checkTyped, nudged, presetsOf, slidTo, toGrid } from './sizing.ts';

const bounds = { min: 2400, max: 9300, step: 1 };
const named = (presets: ReturnType<typeof presetsOf>) =>
  presets.map(({ name, to, outside }) => `${name} ${to}${outside ? ' outside' : ''}`);

test('the sizes of the design: 1,500 to call into 6,300 in pot limit', () => {
  const presets = presetsOf(bounds, 1500, 7800, { potLimit: true, allIn: 14_050 });
  expect(named(presets)).toEqual(['min 2400', 'half 5400', 'twoThirds 6700', 'pot 9300']);
});

test('in pot limit the pot is the legal maximum to the chip', () => {
  const presets = presetsOf({ min: 200, max: 351, step: 1 }, 100, 250, { potLimit: true, allIn: 10_000 });
  expect(presets.at(-1)).toEqual({ name: 'pot', to: 351, outside: false });
});

test('a stack shorter than the pot is named a maximum, and what it cannot make is left out', () => {
  const presets = presetsOf({ ...bounds, max: 5000 }, 1500, 7800, { potLimit: true, allIn: 5000 });
  expect(named(presets)).toEqual(['min 2400', 'half 5000 outside', 'twoThirds 5000 outside', 'max 5000']);
});

test('no limit has the pot and the stack', () => {
  const presets = presetsOf({ ...bounds, max: 14_050 }, 1500, 7800, { potLimit: false, allIn: 14_050 });
  expect(named(presets)).toEqual(['min 2400', 'half 5400', 'twoThirds 6700', 'pot 9300', 'max 14050']);
});

test('amounts are rounded down to the unit', () => {
  expect(toGrid(6733.4, { min: 100, max: 9000, step: 25 })).toBe(6725);
  expect(toGrid(50, { min: 110, max: 9000, step: 25 })).toBe(110);
  expect(toGrid(1500 + (2 / 3) * 7800, bounds)).toBe(6700);
});

test('a step is one big blind and stops at the ends', () => {
  expect(nudged(2400, 1, { ...bounds, nudge: 100 })).toBe(2500);
  expect(nudged(2400, -1, { ...bounds, nudge: 100 })).toBe(2400);
  expect(nudged(9250, 10, { ...bounds, nudge: 100 })).toBe(9300);
});

test('the slider moves by big blinds and reaches both ends', () => {
  const odd = { min: 2400, max: 9333, step: 1, nudge: 100 };
  expect(slidTo(2444, odd)).toBe(2400);
  expect(slidTo(2460, odd)).toBe(2500);
  expect(slidTo(9300, odd)).toBe(9333);
  expect(slidTo(9270, odd)).toBe(9300);
});

test.each<[amount: number | undefined, typed: ReturnType<typeof checkTyped>]>([
  [6700, { type: 'legal', to: 6700 }],
  [2400, { type: 'legal', to: 2400 }],
  [99_999, { type: 'outOfBounds', nearest: 9300 }],
  [1, { type: 'outOfBounds', nearest: 2400 }],
  [undefined, { type: 'notANumber' }],
])('typing %s', (amount, typed) => {
  expect(checkTyped(amount, bounds)).toEqual(typed);
});

test('an amount between two units is not taken as it stands', () => {
  expect(checkTyped(2410, { min: 2400, max: 9000, step: 25 })).toEqual({ type: 'outOfBounds', nearest: 2400 });
});
