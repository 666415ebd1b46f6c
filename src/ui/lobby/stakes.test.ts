import { expect, test } from 'vitest';
import { nearest, neighbour } from './stakes.ts';

test('the list is walked one stake at a time and ends', () => {
  expect(neighbour('potLimit', { small: 50, big: 100 }, 1)).toEqual({ small: 100, big: 200 });
  expect(neighbour('potLimit', { small: 50, big: 100 }, -1)).toEqual({ small: 25, big: 50 });
  expect(neighbour('noLimit', { small: 1, big: 2 }, -1)).toBeUndefined();
  expect(neighbour('noLimit', { small: 250, big: 500 }, 1)).toBeUndefined();
});

test('15/30 is played with blinds 10 and 15 (RULES 2.7)', () => {
  expect(neighbour('fixedLimit', { small: 5, big: 10 }, 1)).toEqual({ small: 10, big: 15 });
});

test('a change of betting keeps the stakes as near as it can', () => {
  expect(nearest('fixedLimit', { small: 50, big: 100 })).toEqual({ small: 50, big: 100 });
  expect(nearest('potLimit', { small: 10, big: 15 })).toEqual({ small: 5, big: 10 });
});

test('stakes from outside the list lead back into it', () => {
  expect(neighbour('potLimit', { small: 3, big: 7 }, 1)).toEqual({ small: 5, big: 10 });
});
