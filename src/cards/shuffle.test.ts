import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { makeRng } from '../base/rng.ts';
import { allCards, formatCards, parseCards } from './card.ts';
import { shuffledDeck } from './shuffle.ts';

test('RULES 1.5: a shuffled deck has every card once', () => {
  const deck = shuffledDeck(makeRng('7'));
  expect(deck.toSorted((a, b) => a - b)).toEqual(allCards());
});

test('RULES 1.5: the same seed shuffles the same deck', () => {
  expect(shuffledDeck(makeRng('7'))).toEqual(shuffledDeck(makeRng('7')));
  expect(shuffledDeck(makeRng('8'))).not.toEqual(shuffledDeck(makeRng('7')));
});

test('RULES 1.5: every card is on every place about as often', () => {
  const rng = makeRng('fair');
  const decks = 13_000;
  const counts = Array.from({ length: 52 * 52 }, () => 0);
  for (let i = 0; i < decks; i++) {
    shuffledDeck(rng).forEach((card, place) => {
      counts[place * 52 + card] = (counts[place * 52 + card] ?? 0) + 1;
    });
  }
  const expected = decks / 52;
  const deviation = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // chi-squared with 51 · 51 degrees of freedom: mean 2601, standard deviation 72
  expect(deviation).toBeGreaterThan(2601 - 5 * 72);
  expect(deviation).toBeLessThan(2601 + 5 * 72);
});

test('a rigged deck has its cards on top, in their order, and all others below', () => {
  const top = must(parseCards('AsKd2c'), 'cards');
  const deck = shuffledDeck(makeRng('7'), Object.freeze(top));
  expect(formatCards(deck.slice(0, 3))).toBe('AsKd2c');
  expect(deck.toSorted((a, b) => a - b)).toEqual(allCards());
});
