import { expect, test } from 'vitest';
import { assert, must } from './assert.ts';

test('assert lets pass what holds and names what does not', () => {
  expect(() => assert(true, 'two to ten players')).not.toThrow();
  expect(() => assert(false, 'two to ten players')).toThrow('broken rule: two to ten players');
});

test.each([[0], [''], [false]])('must takes %j for a value', (value) => {
  expect(must(value, 'value')).toBe(value);
});

test.each([[undefined], [null]])('must names what is missing: %j', (value) => {
  expect(() => must(value, 'seat')).toThrow('missing: seat');
});
