import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { parseCards, RANK_CHARS } from '../cards/card.ts';
import type { HighCategory } from '../evaluator/value.ts';
import { makeFormat } from './format.ts';
import english from './messages/en.json';

const format = makeFormat(createTranslator({ locale: 'en', messages: english }), 'en');
const ranksOf = (letters: string): number[] => [...letters].map((letter) => RANK_CHARS.indexOf(letter));

test.each<[category: HighCategory, ranks: string, name: string]>([
  ['highCard', 'AKQJ9', 'High card, ace'],
  ['onePair', 'QAJ9', 'Pair of queens'],
  ['twoPair', 'A58', 'Two pair, aces and fives'],
  ['threeOfAKind', '6KQ', 'Three of a kind, sixes'],
  ['straight', '8', 'Straight, eight high'],
  ['flush', 'KT853', 'Flush, king high'],
  ['fullHouse', 'K5', 'Full house, kings full of fives'],
  ['fourOfAKind', '9A', 'Four of a kind, nines'],
  ['straightFlush', '5', 'Straight flush, five high'],
  ['royalFlush', '', 'Royal flush'],
])('a high is named in words: %s of %s', (category, ranks, name) => {
  expect(format.high({ category, ranks: ranksOf(ranks) })).toBe(name);
});

test('a low is named by its ranks from the highest down', () => {
  expect(format.low(ranksOf('6543A'))).toBe('6-5-4-3-A');
});

test.each<[nut: number, half: 'high' | 'low', name: string]>([
  [1, 'high', 'the nuts'],
  [1, 'low', 'nut low'],
  [2, 'low', '2nd nut'],
  [3, 'low', '3rd nut'],
  [11, 'high', '11th nut'],
  [22, 'high', '22nd nut'],
])('a hand that is number %i for the %s is the %s', (nut, half, name) => {
  const five = { hole: must(parseCards('As2s'), 'hole'), board: must(parseCards('3s4s5s'), 'board') };
  expect(format.nut({ ranks: [], five: five as never, nut }, half)).toBe(name);
});

test.each<[amount: number, text: string]>([
  [2175, '+2,175'],
  [-275, '−275'],
  [0, '0'],
])('a net of %i is written %s', (amount, text) => {
  expect(format.net(amount)).toBe(text);
});

test('seven figures are grouped and never shortened', () => {
  expect(format.chips(1_234_567)).toBe('1,234,567');
});

test.each<[count: number, parts: number, text: string]>([
  [1, 2, '½'],
  [1, 4, '¼'],
  [3, 4, '¾'],
  [6, 8, '¾'],
  [2, 6, '⅓'],
  [1, 6, '⅙'],
  [4, 4, '1'],
  [1, 10, '1/10'],
])('%i of %i parts is %s', (count, parts, text) => {
  expect(format.fraction({ count, parts })).toBe(text);
});

test('a card is named as it is spoken', () => {
  expect(format.cards(must(parseCards('As Td 2c'), 'cards'))).toBe('ace of spades, ten of diamonds, two of clubs');
});

test.each<[pairs: string, lows: string, suitedPairs: number, highest: string, high: string, low: string]>([
  ['', 'A23', 1, 'A', 'Ace high, single-suited', 'A-2-3: three low cards'],
  ['A', 'A2', 2, 'A', 'Pair of aces, double-suited', 'A-2: two low cards'],
  ['KQ', '', 0, 'K', 'Pairs of kings and queens, no two of a suit', 'No low cards'],
  ['', '8', 0, 'K', 'King high, no two of a suit', 'Only one low card: 8'],
])('a hole is read before the flop: pairs %s, lows %s', (pairs, lows, suitedPairs, highest, high, low) => {
  const [highestRank = 0] = ranksOf(highest);
  expect(format.start({ pairs: ranksOf(pairs), lows: ranksOf(lows), suitedPairs, highestRank })).toEqual({ high, low });
});

test('names are joined with commas and one "and"', () => {
  expect(format.names(['Otto'])).toBe('Otto');
  expect(format.names(['Otto', 'you'])).toBe('Otto and you');
  expect(format.names(['Otto', 'Wren', 'you'])).toBe('Otto, Wren and you');
});
