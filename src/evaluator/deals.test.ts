import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { makeRng, type Rng } from '../base/rng.ts';
import { ACE, allCards, type Card, rankOf, suitOf } from '../cards/card.ts';
import { highFives, lowFives } from './describe.ts';
import { highOfFive } from './high.ts';
import { lowOfFive } from './low.ts';
import { plainEvaluator } from './plain.ts';
import { referenceHigh, referenceLow } from './reference.ts';
import { tableEvaluator } from './tables.ts';
import { type Five, highValueOf, lowValueOf } from './value.ts';

const tables = tableEvaluator();

test.each<[deck: string, isIn: (card: Card) => boolean]>([
  ['the full deck', () => true],
  ['ace to eight only', (card) => rankOf(card) <= 6 || rankOf(card) === ACE],
  ['two suits', (card) => suitOf(card) < 2],
  ['nine to ace only', (card) => rankOf(card) >= 7],
  ['ace to six only', (card) => rankOf(card) <= 4 || rankOf(card) === ACE],
])(
  'R1, R2: 20,000 deals from %s: reference, plain and tables agree, by exactly two and three',
  (name, isIn) => {
    const deck = allCards().filter(isIn);
    const rng = makeRng(name);
    const wrong: unknown[] = [];
    for (let i = 0; i < 20_000; i++) {
      const boardSize = i % 10 < 8 ? 5 : i % 10 === 8 ? 4 : 3;
      const dealt = deal(rng, deck, 4 + boardSize);
      const problem = problemWith(dealt.slice(0, 4), dealt.slice(4));
      if (problem !== undefined) wrong.push({ deal: i, dealt, problem });
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

/** Says in a word what is wrong with the values of a deal, if anything. */
function problemWith(hole: readonly Card[], board: readonly Card[]): string | undefined {
  const reference = must(referenceHigh(hole, board), 'high');
  const high = highValueOf(reference.category, reference.ranks);
  if (plainEvaluator.highValue(hole, board) !== high) return 'plain high';
  if (tables.highValue(hole, board) !== high) return 'table high';

  const referenceRanks = referenceLow(hole, board);
  const low = referenceRanks && lowValueOf(referenceRanks.reduce((bits, rank) => bits + 2 ** (rank - 1), 0));
  if (plainEvaluator.lowValue(hole, board) !== low) return 'plain low';
  if (tables.lowValue(hole, board) !== low) return 'table low';

  const highs = highFives(hole, board);
  const lows = lowFives(hole, board);
  if (highs.length === 0 || (lows.length === 0) !== (low === undefined)) return 'no five';
  if (![...highs, ...lows].every((five) => isTwoAndThree(five, hole, board))) return 'two and three';
  if (highs.some((five) => highOfFive(five) !== high)) return 'high five';
  if (lows.some((five) => lowOfFive(five) !== low)) return 'low five';
  return undefined;
}

const isTwoAndThree = (five: Five, hole: readonly Card[], board: readonly Card[]): boolean =>
  new Set(five.hole).size === 2 &&
  new Set(five.board).size === 3 &&
  five.hole.every((card) => hole.includes(card)) &&
  five.board.every((card) => board.includes(card));

/** The first cards of a fresh shuffle. */
function deal(rng: Rng, deck: readonly Card[], count: number): Card[] {
  const rest = [...deck];
  return Array.from({ length: count }, () => must(rest.splice(rng.int(rest.length), 1)[0], 'card'));
}
