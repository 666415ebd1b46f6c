import { expect, test } from 'vitest';
import { makeRng } from '../base/rng.ts';
import type { Card } from '../cards/card.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import { plainEvaluator } from '../evaluator/plain.ts';
import type { Seat, Variant } from '../rules/config.ts';
import { type PlayerView, see } from '../rules/view.ts';
import { movesOf } from './moves.ts';
import { cannotLose, nutsOf } from './nuts.ts';
import { outcomeOf } from './outcome.ts';
import { judge } from './strength.ts';
import { cards, viewOf } from './testing.ts';

const judged = (view: PlayerView, samples = 3000) => judge(view, movesOf(view), makeRng('judge'), samples);

test('all shares of a pot add up to one, and so do its halves', () => {
  const { hero, opponents } = judged(viewOf('AsKd2h3c', '4d7h9s', [10, 10, 10, 10]));
  const total = (part: 'share' | 'high') => [hero, ...opponents].reduce((sum, seat) => sum + seat[part], 0);
  expect(total('share')).toBeCloseTo(1);
  expect(total('high')).toBeCloseTo(1);
  expect(opponents.map(({ seat }) => seat)).toEqual([1, 2, 3]);
});

test.each<[hole: string, board: string, variant: Variant, low: number, high: number]>([
  ['AsAdKhKc', '', 'omahaHigh', 0.62, 0.74], // a great favourite against any hand
  ['2c2d2h2s', '', 'omahaHiLo', 0.04, 0.12],
  ['AsKs2s9h', '3d4c8hJcQd', 'omahaHiLo', 0.44, 0.62], // the nut low and little else
  ['AsKsQhJd', 'TsTcTd2s3s', 'omahaHigh', 0.52, 0.7], // a flush against full houses: any pair in hand makes one
])('%s on %s in %s wins its share heads-up', (hole, board, variant, low, high) => {
  const { hero } = judged(viewOf(hole, board, [10, 10], variant));
  expect(hero.share).toBeGreaterThan(low);
  expect(hero.share).toBeLessThan(high);
});

test('a royal flush with the nut low scoops or shares; nobody wins its high', () => {
  const { hero, opponents, nuts } = judged(viewOf('AsKs2d9h', 'QsJsTs3d4c', [10, 10, 10]));
  expect(hero.high).toBe(1);
  expect(opponents.every(({ high }) => high === 0)).toBe(true);
  expect(nuts).toMatchObject({ highRank: 1, lowPossible: false });
});

test('in Omaha high no low is counted', () => {
  const { hero, opponents } = judged(viewOf('AsKs2d3h', '4s5d6c7c8c', [10, 10], 'omahaHigh'));
  expect([hero, ...opponents].map(({ low }) => low)).toEqual([0, 0]);
});

test('a bare nut low against many is quartered more often than against one', () => {
  const few = judged(viewOf('AsKs2s9h', '3d4c8hJcQd', [10, 10])).hero;
  const many = judged(viewOf('AsKs2s9h', '3d4c8hJcQd', [10, 10, 10, 10, 10, 10])).hero;
  expect(many.quarter).toBeGreaterThan(few.quarter + 0.1);
});

test.each<[hole: string, board: string, lowRank: number | undefined, backupLow: number]>([
  ['As2d3cKh', '4d7h8s', 1, 1],
  ['AsKs2d9h', 'QsJsTs3d4c', undefined, 0],
  ['5c6d9hTh', '2s3d4cKsKd', 3, 0], // are better
  ['2d3dKsQs', 'Ac7h8d', 1, 0],
])('%s on %s has the low number %s and %d cards to back it up', (hole, board, lowRank, backupLow) => {
  expect(nutsOf(cards(hole), cards(board), true)).toMatchObject({ lowRank, backupLow });
});

test('ranks count the better hands that any two cards make', () => {
  const rng = makeRng('nuts');
  for (let i = 0; i < 30; i++) {
    const deck = shuffledDeck(rng);
    const [hole, board, others] = [deck.slice(0, 4), deck.slice(4, 7 + (i % 3)), deck.slice(7 + (i % 3))];
    const better = (valueOf: (hole: readonly Card[], board: readonly Card[]) => number | undefined) => {
      const twos = others.flatMap((first, at) =>
        others.slice(at + 1).map((second) => valueOf([first, second], board) ?? 0),
      );
      return new Set(twos.filter((value) => value > (valueOf(hole, board) ?? 0))).size;
    };
    const nuts = nutsOf(hole, board, true);
    expect(nuts.highRank).toBe(better(plainEvaluator.highValue) + 1);
    if (nuts.lowRank !== undefined) expect(nuts.lowRank).toBe(better(plainEvaluator.lowValue) + 1);
    expect(nuts.lowPossible).toBe(nuts.lowRank !== undefined || better(plainEvaluator.lowValue) > 0);
  }
});

test('a hand cannot lose when it has the best high and the best low, or no low is possible', () => {
  expect(cannotLose(nutsOf(cards('As2d5s6s'), cards('3s4s7s'), true))).toBe(true);
  expect(cannotLose(nutsOf(cards('AsKs9d9c'), cards('QsJsTs'), true))).toBe(true);
  expect(cannotLose(nutsOf(cards('AsKs9d9c'), cards('QsJs2c7dTs'), true))).toBe(true);
  expect(cannotLose(nutsOf(cards('AsKs9d9c'), cards('QsJsTs3d4c'), false))).toBe(true);
  expect(cannotLose(nutsOf(cards('AhKs9d9c'), cards('QsJsTs3d4c'), true))).toBe(false);
});

test('of side pots only those that can be won count', () => {
  // seat 1 is all-in for 100 with the rest of the table at 1000: a sure winner against him alone wins 200
  const base = viewOf('AsKs2d9h', 'QsJsTs9d9c', [100, 1000, 1000]);
  const short: PlayerView = {
    ...base,
    players: base.players.map((player, i) => ({ ...player, stack: i === 0 ? 0 : player.stack })),
  };
  const { value } = outcomeOf(short, judged(short, 300), 0, movesOf(short));
  expect(value).toBe(300);
});

test('the same view and seed give the same judgement', () => {
  const view = viewOf('AsKd2h3c', '4d7h9s', [10, 10, 10, 10]);
  expect(judged(view, 200)).toEqual(judged(view, 200));
});

test('bets tell: an opponent who bet the turn holds better hands than one who checked', () => {
  const base = viewOf('AsKdJh9c', '4d7hQs2c', [10, 10]);
  const acted = (move: 'bet' | 'check'): PlayerView =>
    see(base, {
      type: 'acted',
      seat: 1 as Seat,
      move,
      amount: move === 'bet' ? 20 : 0,
      to: move === 'bet' ? 20 : 0,
      allIn: false,
    });
  expect(judged(acted('bet')).hero.share).toBeLessThan(judged(acted('check')).hero.share - 0.05);
});
