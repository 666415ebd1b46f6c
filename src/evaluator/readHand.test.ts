import { expect, test } from 'vitest';
import { makeRng } from '../base/rng.ts';
import type { Card } from '../cards/card.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import { twosOf } from './fives.ts';
import { plainEvaluator } from './plain.ts';
import { readHand } from './readHand.ts';
import { cards, sayRanks } from './testing.ts';
import type { HandValue } from './value.ts';

const read = (hole: string, board: string) => readHand(true, cards(hole), cards(board));

test('a reading names category, deciding ranks and the five that play', () => {
  const { high, low } = read('As2dKhKc', '3d4c5hKd5s');
  expect(high).toMatchObject({ category: 'fullHouse', five: { hole: cards('KhKc'), board: cards('5hKd5s') } });
  expect(sayRanks(high?.ranks ?? [])).toBe('K5');
  expect(low).toMatchObject({ five: { hole: cards('As2d'), board: cards('3d4c5h') }, nut: 1 });
  expect(sayRanks(low?.ranks ?? [])).toBe('5432A');
});

test.each<[name: string, hole: string, board: string, nut: number | undefined]>([
  ['a royal flush is the nuts', 'AsKs4c5c', 'QsJsTs2d3d', 1],
  ['S16: the ace-high flush is beaten by six full houses and quads', 'As3sQcJd', 'Ks9s4s2d2h', 8],
  ['a set of the top card is the nuts on a dry board', 'KdKc4c5c', 'Ks8h2d', 1],
  ['the second set', '8d8c4c5c', 'Ks8h2d', 2],
  ['the lowest set', '2s2c4c5c', 'Ks8h2d', 3],
  ['holding two kings leaves no set of kings to beat', '8d8cKcKd', 'Ks8h2d', 1],
  ['the nut straight on a rainbow board', 'JdTc2c2d', '9s8h7d', 1],
  ['the lower end of it', '6d5c2c2d', '9s8h7d', 3],
  ['no high before the flop', 'KdKc4c5c', '', undefined],
])('nut high: %s', (_, hole, board, nut) => {
  expect(read(hole, board).high?.nut).toBe(nut);
});

test.each<[name: string, hole: string, board: string, nut: number | undefined]>([
  ['S08: A-2 is the nut low on 3-7-8', 'As2hQcJd', '3c7d8h', 1],
  ['S08: A-4 is the nut low after the deuce', 'Ah4sTc9d', '3c7d8hKd2s', 1],
  ['S08: A-2 is far from it then', 'As2hQcJd', '3c7d8hKd2s', 7],
  ['A-3 is the second nut low on 4-7-8', 'As3hQcJd', '4c7d8hKdTs', 2],
  ['2-3 is the third', '2s3hQcJd', '4c7d8hKdTs', 3],
  ['holding all aces but one does not take the nut low away', 'AsAhAd3c', '4c7d8hKdTs', 2],
  ['with all four aces gone 2-3 is the nut low', '2s3hAsAd', '4c7d8hAhAc', 1],
  ['S10: no low on a board of two low ranks', 'As2h3c4d', '8c8d7h7sKd', undefined],
])('nut low: %s', (_, hole, board, nut) => {
  expect(read(hole, board).low?.nut).toBe(nut);
});

test.each<[name: string, hole: string, board: string, outlook: string | undefined]>([
  ['before the flop two low ranks need three more', 'As2hKcKd', '', 'draw 3'],
  ['before the flop one low rank is none', 'AsAhKcKd', '', 'handForbids'],
  ['one low card on the flop: two more', 'As2hKcKd', '3cQdJh', 'draw 2'],
  ['two low cards on the flop: one more', 'As2hKcKd', '3c7dJh', 'draw 1'],
  ['a low on the flop', 'As2hKcKd', '3c7d8h', undefined],
  ['no low card on the flop', 'As2hKcKd', 'TcQdJh', 'boardForbids 0'],
  ['one low rank on the turn', 'As2hKcKd', '3cQdJh3h', 'boardForbids 1'],
  ['two low ranks on the turn', 'As2hKcKd', '3cQdJh4h', 'draw 1'],
  ['two low ranks on the river', 'As2hKcKd', '3cQdJh4hTs', 'boardForbids 2'],
  ['S12: counterfeited on the river', 'As2hKdQc', '2c6d8hKsTs', 'handForbids'],
  ['counterfeited on the flop, a fresh rank will do', 'As2hKdQc', '2c6d8h', 'draw 1'],
  ['counterfeited on the turn, two would be needed', 'As2hKdQc', '2c6dJhKs', 'handForbids'],
  ['both cards paired on the flop: two more', 'As2hKdQc', 'Ac2d6h', 'draw 2'],
  ['both cards paired on the turn', 'As2hKdQc', 'Ac2d6hKs', 'handForbids'],
  ['a third low card keeps the draw', 'As2h3dQc', 'Ac2d6hKs', 'draw 1'],
  ['one low rank in hand never makes a low', 'AsAhKdQc', '2c6d8h', 'handForbids'],
])('low outlook: %s', (_, hole, board, outlook) => {
  const found = read(hole, board).lowOutlook;
  const said = found && Object.values(found).join(' ');
  expect(said).toBe(outlook);
});

test('an outlook is a draw just when some run-out gives this hand a low', () => {
  const rng = makeRng('outlook');
  for (let i = 0; i < 300; i++) {
    const deck = shuffledDeck(rng);
    const hole = deck.slice(0, 4);
    const turn = deck.slice(4, 8);
    const reading = readHand(true, hole, turn);
    const canCome = deck.slice(8).some((river) => plainEvaluator.lowValue(hole, [...turn, river]) !== undefined);
    expect(reading.low !== undefined || reading.lowOutlook?.type === 'draw').toBe(canCome);
  }
});

test.each<[name: string, hole: string, board: string, counterfeited: boolean]>([
  ['S08: A-2 on a deuce, the low is no longer the nuts', 'As2hQcJd', '3c7d8hKd2s', true],
  ['S08: A-2 while no deuce has come', 'As2hQcJd', '3c7d8hKd', false],
  ['S09: the three protects A-2-3 on a deuce', 'As2h3cQd', '4c7d8hKd2s', false],
  ['A-2 on a deuce, a low still to come', 'As2hKdQc', '2c6dKh', true],
  ['A-2-4 on a deuce, a low still to come, another low rank in hand', 'As2h4dQc', '2c6dKh', false],
  ['S12: A-2 on a deuce, no low left in the hand', 'As2hKdQc', '2c6d8hKsTs', true],
  ['A-5-4-3 on an ace plays 4-3, which two others beat', 'As5s4d3h', 'Ad8h5c6s', true],
  ['A-2 paired where no low can come', 'As2hKdQc', '2cKhQsJdTs', false],
  ['an ace for one low rank alone', 'AsKhKcQd', '4c7d8hKdAc', false],
  ['before the flop', 'As2hQcJd', '', false],
  ['7-6 paired, with A-2 beside it', 'As2h7d6c', '3c7s8hKd', false],
])('counterfeited: %s', (_, hole, board, counterfeited) => {
  expect(read(hole, board).counterfeited).toBe(counterfeited);
});

test('the start tells pairs, low ranks, suits and the highest card', () => {
  const { start } = read('As2hAh2s', '');
  expect({ ...start, pairs: sayRanks(start.pairs), lows: sayRanks(start.lows) }).toEqual({
    pairs: 'A2',
    lows: 'A2',
    suitedPairs: 2,
    highestRank: 12,
  });
  expect(read('KsKhKdQs', '').start).toEqual({ pairs: [11], lows: [], suitedPairs: 1, highestRank: 11 });
  expect(read('8s4h3dAc', '').start).toEqual({ pairs: [], lows: [12, 1, 2, 6], suitedPairs: 0, highestRank: 12 });
});

test('Omaha high speaks of no low', () => {
  for (const board of ['', '3c7d8h', '3c7d8h2s', '3c7d8h2sKd']) {
    const { low, lowOutlook, counterfeited } = readHand(false, cards('As2hQcJd'), cards(board));
    expect([low, lowOutlook, counterfeited]).toEqual([undefined, undefined, false]);
  }
});

test('R5: on every street there is a reading, and its nut ranks are those of the plain evaluator', () => {
  const rng = makeRng('reading');
  for (let i = 0; i < 8; i++) {
    const deck = shuffledDeck(rng);
    const hole = deck.slice(0, 4);
    for (const boardSize of [0, 3, 4, 5]) {
      const board = deck.slice(4, 4 + boardSize);
      const unseen = twosOf(deck.slice(4 + boardSize));
      const { high, low } = readHand(true, hole, board);
      expect(high?.nut).toBe(nutOf(unseen, hole, (two) => plainEvaluator.highValue(two, board)));
      expect(low?.nut).toBe(nutOf(unseen, hole, (two) => plainEvaluator.lowValue(two, board)));
    }
  }
});

/** 1 and the number of different values that two of the unseen cards make and that beat the hole's; `undefined` when it has none. */
function nutOf(
  unseen: readonly (readonly Card[])[],
  hole: readonly Card[],
  judge: (cards: readonly Card[]) => HandValue | undefined,
): number | undefined {
  const mine = judge(hole);
  if (mine === undefined) return undefined;
  const values = new Set(unseen.map(judge));
  return 1 + [...values].filter((value) => value !== undefined && value > mine).length;
}
