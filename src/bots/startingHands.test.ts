import { describe, expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { makeRng } from '../base/rng.ts';
import { parseCards, suitOf } from '../cards/card.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import { VARIANTS } from '../rules/config.ts';
import { startingHandRank } from './startingHands.ts';

const hole = (text: string) => must(parseCards(text), text);
const rankOf = (text: string, players = 6) => startingHandRank(hole(text), 'omahaHiLo', players);

describe.each(VARIANTS)('%s', (variant) => {
  test.each([2, 3, 6, 10])('with %d players a rank is the part of all hands that is better', (players) => {
    const rng = makeRng(`hands/${players}`);
    const ranks = Array.from({ length: 20_000 }, () =>
      startingHandRank(shuffledDeck(rng).slice(0, 4), variant, players),
    );
    for (const part of [0.05, 0.1, 0.25, 0.5, 0.75, 0.95]) {
      const played = ranks.filter((rank) => rank <= part).length / ranks.length;
      // between two and six players two orders are mixed, which draws the ranks to the middle
      expect(Math.abs(played - part)).toBeLessThan(players === 3 ? 0.06 : 0.012);
    }
  });

  test('the order of the cards and the names of the suits do not count', () => {
    const rng = makeRng('order');
    for (let i = 0; i < 500; i++) {
      const cards = shuffledDeck(rng).slice(0, 4);
      const renamed = cards.map((card) => (suitOf(card) === 3 ? card - 3 : card + 1)) as typeof cards;
      const rank = startingHandRank(cards, variant, 6);
      expect(startingHandRank(cards.toReversed(), variant, 6)).toBe(rank);
      expect(
        startingHandRank(
          renamed.toSorted((a, b) => a - b),
          variant,
          6,
        ),
      ).toBe(rank);
    }
  });
});

test.each<[better: string, worse: string]>([
  ['AhAs3h2s', 'AcAs3h2d'], // double suited
  ['AcAs3h2d', 'AcKs3h2d'],
  ['AsKs3h2d', 'As9d3h2d'],
  ['AcKs3h2d', 'AcKs4h3d'],
  ['AhAsKh6s', 'Qc3d2h2s'], // where Hutchison's count has it the other way round
  ['KhQhJsTs', '9h8h7s6s'], // middle cards make the lower straight and no low
  ['Ac2d9h8s', 'Kc9d8h7s'],
  ['Kc9d8h7s', '2c2d2h2s'],
])('six-handed %s is better than %s', (better, worse) => {
  expect(rankOf(better)).toBeLessThan(rankOf(worse));
});

test('the best hands of Hi/Lo are in the first percent, four alike in the last', () => {
  expect(rankOf('AhAs3h2s')).toBeLessThan(0.005);
  expect(rankOf('AhAs3h2d')).toBeLessThan(0.01);
  expect(rankOf('2c2d2h2s')).toBeGreaterThan(0.99);
});

test('what is good depends on the number of players', () => {
  expect(rankOf('4c3d2h5s', 6)).toBeLessThan(rankOf('KcKd9h8s', 6));
  expect(rankOf('4c3d2h5s', 2)).toBeGreaterThan(rankOf('KcKd9h8s', 2));
});
