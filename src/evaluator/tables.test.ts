import { expect, test } from 'vitest';
import { makeRng } from '../base/rng.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import { twosOf } from './fives.ts';
import { plainEvaluator } from './plain.ts';
import {
  highClass,
  highClassOfTwo,
  highValueOfClass,
  lowClass,
  lowClassOfTwo,
  lowValueOfClass,
  makeBoardRow,
  prepareBoard,
} from './tables.ts';
import { cards } from './testing.ts';

test('one row is filled again for board after board, of three, four or five cards', () => {
  const rng = makeRng('rows');
  const row = makeBoardRow();
  for (let i = 0; i < 3000; i++) {
    const deck = shuffledDeck(rng);
    const [a = 0, b = 0, c = 0, d = 0] = deck;
    const hole = deck.slice(0, 4);
    const board = deck.slice(4, 7 + rng.int(3));
    prepareBoard(board, row);
    const low = lowClass(row, a, b, c, d);
    expect(highValueOfClass(highClass(row, a, b, c, d))).toBe(plainEvaluator.highValue(hole, board));
    expect(low === 0 ? undefined : lowValueOfClass(low)).toBe(plainEvaluator.lowValue(hole, board));
  }
});

test('four cards are worth the best of their pairs', () => {
  const rng = makeRng('pairs');
  for (let i = 0; i < 3000; i++) {
    const deck = shuffledDeck(rng);
    const [a = 0, b = 0, c = 0, d = 0] = deck;
    const row = prepareBoard(deck.slice(4, 9));
    const twos = twosOf(deck.slice(0, 4));
    expect(highClass(row, a, b, c, d)).toBe(Math.max(...twos.map(([one, other]) => highClassOfTwo(row, one, other))));
    expect(lowClass(row, a, b, c, d)).toBe(Math.max(...twos.map(([one, other]) => lowClassOfTwo(row, one, other))));
  }
});

test('the royal flush is class 7462, the wheel low class 56, and no low is 0', () => {
  const [a = 0, b = 0, c = 0, d = 0] = cards('AsKsAh2h');
  expect(highClass(prepareBoard(cards('QsJsTs2d3d')), a, b, c, d)).toBe(7462);
  expect(lowClass(prepareBoard(cards('3s4s5sQdJd')), a, b, c, d)).toBe(56);
  expect(lowClass(prepareBoard(cards('3s4s9sQdJd')), a, b, c, d)).toBe(0);
});

test('the worst high on a board is class 1: seven high', () => {
  const [a = 0, b = 0, c = 0, d = 0] = cards('2c3d2d3c');
  expect(highClassOfTwo(prepareBoard(cards('4h5s7c')), a, b)).toBe(1);
  expect(highClass(prepareBoard(cards('4h5s7c')), a, b, c, d)).toBeGreaterThan(1);
});

test('built tables leave their mark on the thread', () => {
  prepareBoard(cards('4h5s7c'));
  expect(Reflect.get(globalThis, Symbol.for('scoop.tablesBuilt'))).toBe(true);
});
