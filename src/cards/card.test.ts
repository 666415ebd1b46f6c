import { expect, test } from 'vitest';
import { allCards, formatCard, formatCards, makeCard, parseCard, parseCards, rankOf, suitOf } from './card.ts';

test('RULES 1.1: fifty-two different cards, 2c the first and As the last', () => {
  const texts = allCards().map(formatCard);
  expect(new Set(texts).size).toBe(52);
  expect([texts[0], texts[1], texts[51]]).toEqual(['2c', '2d', 'As']);
});

test('every card is read as it is written', () => {
  for (const card of allCards()) {
    expect(parseCard(formatCard(card))).toBe(card);
    expect(makeCard(rankOf(card), suitOf(card))).toBe(card);
  }
});

test.each([
  ['as', 'As'],
  ['tD', 'Td'],
  ['KH', 'Kh'],
])('capitals do not matter: %s', (text, card) => {
  expect(formatCards(parseCards(text) ?? [])).toBe(card);
});

test.each(['', 'A', 'Asx', '1s', 'Ax', '10s', 'sA', '  '])('%j is no card', (text) => {
  expect(parseCard(text)).toBeUndefined();
});

test.each([
  ['As Kd 2c', 'AsKd2c'],
  ['As,Kd, 2c', 'AsKd2c'],
  ['AsKd2c', 'AsKd2c'],
  ['', ''],
])('cards are read one after another: %j', (text, cards) => {
  expect(formatCards(parseCards(text) ?? [])).toBe(cards);
});

test.each(['AsK', 'As-Kd', 'AsKdX', 'AsKz'])('%j has a part that is no card', (text) => {
  expect(parseCards(text)).toBeUndefined();
});
