import { describe, expect, test } from 'vitest';
import type { Card } from '../cards/card.ts';
import type { Evaluator } from './evaluator.ts';
import { plainEvaluator } from './plain.ts';
import { referenceHigh, referenceLow } from './reference.ts';
import { tableEvaluator } from './tables.ts';
import { cards, sayHigh, sayLow } from './testing.ts';
import { highValueOf, lowValueOf } from './value.ts';

/** The reference in the shape of an evaluator. */
const referenceEvaluator: Evaluator = {
  highValue(hole, board) {
    const high = referenceHigh(hole, board);
    return high && highValueOf(high.category, high.ranks);
  },
  lowValue(hole, board) {
    const low = referenceLow(hole, board);
    return low && lowValueOf(low.reduce((bits, rank) => bits | (1 << (rank - 1)), 0));
  },
};

/** Hand, board, its high, its low; a case from situations.md starts with its number. */
const HANDS: readonly (readonly [name: string, board: string, hole: string, high: string, low: string])[] = [
  ['S01: four spades on the board and one in hand are no flush', 'AsKsQsJs2d', 'Ts9h8c7d', 'straight K', 'none'],
  ['S02: four aces in hand are one pair', 'KdKh7c4s2d', 'AsAhAdAc', 'two pair AK7', 'none'],
  ['S03: four of a kind on the board cannot be played', '8s8h8d8cKd', 'AhKsQcJd', 'trips 8AK', 'none'],
  ['S03: a pair in hand fills up three of them', '8s8h8d8cKd', '3s3h5c6d', 'full house 83', 'none'],
  ['S06: high and low play different cards', '3d4c5hKd5s', 'As2dKhKc', 'full house K5', '5-4-3-2-A'],
  ['S07: six-high straight with the wheel low', '3d4c5hKdQs', 'As2d6hJc', 'straight 6', '5-4-3-2-A'],
  ['S07: the wheel is a five-high straight', '3d4c5hKdQs', 'Ad2cJhTd', 'straight 5', '5-4-3-2-A'],
  ['S08: a deuce on the board counterfeits A-2', '3c7d8hKd2s', 'As2hQcJd', 'pair 2AK8', '8-7-3-2-A'],
  ['S08: A-4 is not touched by the deuce', '3c7d8hKd2s', 'Ah4sTc9d', 'high card AKT87', '7-4-3-2-A'],
  ['S09: a third low card protects', '4c7d8hKd2s', 'As2h3cQd', 'pair 2AK8', '7-4-3-2-A'],
  ['S09: without the third the low gets worse', '4c7d8hKd2s', 'Ah2cQhJd', 'pair 2AK8', '8-7-4-2-A'],
  ['S10: two low ranks on the board, paired, allow no low', '8c8d7h7sKd', 'As2h3c4d', 'pair 8AK4', 'none'],
  ['S10: three low ranks on a paired board allow one', '8c8d7h6sKd', 'As2h3c4d', 'pair 8AK4', '8-7-6-2-A'],
  ['S11: one low rank in hand makes no low', '2c3d4hKsQs', 'AsAhKdQc', 'two pair KQ4', 'none'],
  ['S11: two low ranks in hand make one', '2c3d4hKsQs', 'Ac5hKcTd', 'straight 5', '5-4-3-2-A'],
  ['S12: a hole card that pairs the board does not count twice', '2c6d8hKsTs', 'As2hKdQc', 'two pair K2T', 'none'],
  ['S12: a fresh low card does', '2c6d8hKsTs', 'Ah3hJdQd', 'high card AKQT8', '8-6-3-2-A'],
  ['S13: a straight flush does not spoil a low', '8s7s6sKdKh', '5s4sQcJc', 'straight flush 8', '8-7-6-5-4'],
  ['S14: the steel wheel wins both ways', '3s4s5sKdQh', 'As2s9c9d', 'straight flush 5', '5-4-3-2-A'],
  ['S15: no straight goes round the corner', 'KdAc2h9s8s', 'Qs3d7c7h', 'pair 7AK9', '8-7-3-2-A'],
  ['S16: an ace-high flush', 'Ks9s4s2d2h', 'As3sQcJd', 'flush AK943', 'none'],
  ['S16: a king-high flush with a queen', 'Ks9s4s2d2h', 'QsJs8d7d', 'flush KQJ94', 'none'],
  ['S16: a king-high flush with a ten', 'Ks9s4s2d2h', 'Ts8s7h6h', 'flush KT984', 'none'],
  ['S17: nines full of kings', '9s9d4c4hKd', '9hKc3s2s', 'full house 9K', 'none'],
  ['S17: nines full of fours', '9s9d4c4hKd', '9c4dAhQh', 'full house 94', 'none'],
  ['S17: fours full of kings', '9s9d4c4hKd', '4sKhJsTs', 'full house 4K', 'none'],
  ['S18: a royal flush', 'QsJsTs2d3d', 'AsKs4c5c', 'royal flush', 'none'],
  ['S19: two pair on the board cannot be played with a kicker', 'KdKcQsQh5c', 'AsJd9h8h', 'pair KAQJ', 'none'],
  ['S19: fives full of kings', 'KdKcQsQh5c', '5s5dTh9c', 'full house 5K', 'none'],
  ['S19: three queens are no full house', 'KdKcQsQh5c', 'QdJc7h6h', 'trips QKJ', 'none'],
  ['S21: the low on the board cannot be played', '2c3d4h5s7c', 'KcKdQhQs', 'pair K754', 'none'],
  ['quads with a pair in hand and a pair on the board', '9c9dAhKs2c', '9h9s3d4d', 'quads 9A', 'none'],
  ['quads with one in hand and three on the board', '9c9d9hKs2c', '9sAd3d4d', 'quads 9A', 'none'],
  ['three in hand and one on the board are only three', '9cAhKs2c3d', '9d9h9sQd', 'trips 9AK', 'none'],
  ['two in hand and one on the board are a set', '9cAhKs2c3d', '9d9hTsQd', 'trips 9AK', 'none'],
  ['five of a suit on the board and two in hand are a flush', 'AsKs9s4s2s', '8s3sQdJd', 'flush AK983', '8-4-3-2-A'],
  ['four of a suit in hand and two on the board are no flush', 'As9sKd7h2c', 'KsQsJs3s', 'pair KAQ9', 'none'],
  ['of four suited cards in hand two play', 'Ts9s4sKd2c', 'AsQsJs3s', 'flush AQT94', 'none'],
  [
    'four of a straight on the board and one in hand are no straight',
    '6c7d8h9sKd',
    'TcAdAh2s',
    'pair AK98',
    '8-7-6-2-A',
  ],
  ['a straight of the board is raised by two in hand', '6c7d8h9sTd', 'JcQdAh2s', 'straight Q', '8-7-6-2-A'],
  ['four of a straight flush on the board are not one', '6s7s8s9sKd', 'TsAdAh2s', 'flush T9872', '8-7-6-2-A'],
  ['a straight flush hidden below a higher flush', '4s5s6sKs2d', '7s8sAs9d', 'straight flush 8', '7-5-4-2-A'],
  ['the ace plays high in one hand and low in the other', 'KdQs4h6c7d', 'AhAs2c3d', 'pair AKQ7', '7-6-4-2-A'],
  ['three hole cards do not count', 'Ks9d6c7h4c', 'Ad4s6d2s', 'two pair 64K', '7-6-4-2-A'],
  ['three tens in hand are a pair', 'Ks9d6c7h4c', 'AsTsThTd', 'pair TK97', 'none'],
  ['three jacks with one in hand', '5cJhThKs6c', 'QdKdJsJc', 'trips JKT', 'none'],
  ['four aces in hand are a pair again', '5cJhThKs6c', '4cAcAsAd', 'pair AKJT', 'none'],
  ['kings full of sixes', '6cKhKsTc5c', 'Kd6sAh7c', 'full house K6', 'none'],
  ['threes full of jacks', '2d2s3h3sJs', 'Jc3d2h6s', 'full house 3J', 'none'],
  ['threes full of deuces', '2d2s3h3sJs', '6h3cKd2c', 'full house 32', 'none'],
  ['aces and kings: the kicker must come from the hand', 'Jh2cAsKcKd', 'Ah3h7cTs', 'two pair AKT', 'none'],
  ['on the flop', '3c4d5h', 'As2sKdKh', 'straight 5', '5-4-3-2-A'],
  ['on the flop, three high cards', 'KcQdJh', 'As2s3d4h', 'high card AKQJ4', 'none'],
  ['on the turn', '3c4d9h9s', 'As2sKdKh', 'two pair K94', 'none'],
  ['a flush on the turn', '3s4s9sKd', 'AsQsQdQh', 'flush AQ943', 'none'],
];

describe.each([
  ['plain', plainEvaluator],
  ['tables', tableEvaluator()],
  ['reference', referenceEvaluator],
])('%s', (_, evaluator) => {
  test.each(HANDS)('%s: %s, %s', (_name, board, hole, high, low) => {
    expect(sayHigh(evaluator.highValue(cards(hole), cards(board)))).toBe(high);
    expect(sayLow(evaluator.lowValue(cards(hole), cards(board)))).toBe(low);
  });

  test.each<[name: string, board: string, holes: readonly string[]]>([
    ['high card: AK with suits unlike', 'Qs9h7d5c2s', ['AhKd3c4d', 'AcKs4h3s']],
    ['one pair, the same kickers from the board', 'KsQh9d7c2s', ['KhAd3c4d', 'KcAs4h3h']],
    ['two pair, the board has both kickers', 'KsQhJd4c2s', ['KhQd8c7d', 'KcQc8h7h']],
    ['trips, the same two kickers', 'KsKhJd8c2s', ['KdAd4c5d', 'KcAc4h5h']],
    ['straight, whichever cards make it', '7s8h9dKc2s', ['JhTd3c4d', 'JcTs4h3h']],
    ['full house: kings full of sixes (kickers do not count)', '6cKhKsTc5c', ['Kd6sAh7c', '4s6h5hKc']],
    ['quads with the kicker from the board', '9s9h9d9cAs', ['KhKd3c4d', 'KcKs4h3h']],
    ['straight flush in two suits cannot be, so the wheel: ace and deuce', '3s4h5dKcQs', ['Ah2d9c9d', 'Ac2s9h9s']],
  ])('R4: a tie, %s', (_name, board, holes) => {
    const values = holes.map((hole) => evaluator.highValue(cards(hole), cards(board)));
    expect(new Set(values).size).toBe(1);
  });

  test.each<[better: string, worse: string, board: string]>([
    ['Ad4s6d2s', 'AsTsThTd', 'Ks9d6c7h4c'],
    ['QdKdJsJc', '4cAcAsAd', '5cJhThKs6c'],
    ['Jc3d2h6s', '6h3cKd2c', '2d2s3h3sJs'],
    ['Ah3h7cTs', '2d9c9h9s', 'Jh2cAsKcKd'],
    ['As3sQcJd', 'QsJs8d7d', 'Ks9s4s2d2h'],
    ['5s5dTh9c', 'QdJc7h6h', 'KdKcQsQh5c'],
  ])('%s beats %s on %s', (better, worse, board) => {
    const [high = 0, other = 0] = [better, worse].map((hole) => evaluator.highValue(cards(hole), cards(board)));
    expect(high).toBeGreaterThan(other);
  });

  test.each<[name: string, lows: string]>([
    ['S04: the ten sample lows', '87654 87653 8642A 8432A 76542 7652A 75432 65432 6432A 5432A'],
    ['S05: seven low and six low', '7432A 65432'],
    ['S05: the last card decides', '86432 8642A'],
    ['S05: the second card decides', '8732A 86543'],
    ['S05: eight low and seven low', '87654 7654A'],
    ['S05: six lows in order', '6543A 6542A 6532A 6432A 5432A'],
  ])('%s: each is beaten by the next', (_name, lows) => {
    const values = lows.split(' ').map((low) => lowOf(evaluator, low));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(values).size).toBe(values.length);
  });

  test.each(['', '2c', '2c3d'])('R5: no five yet on the board "%s"', (board) => {
    expect(evaluator.highValue(cards('As2dKhKc'), cards(board))).toBeUndefined();
    expect(evaluator.lowValue(cards('As2dKhKc'), cards(board))).toBeUndefined();
  });

  test('two hole cards alone have the value that they make with the board', () => {
    expect(sayHigh(evaluator.highValue(cards('As2s'), cards('3s4s5sKdQh')))).toBe('straight flush 5');
    expect(sayLow(evaluator.lowValue(cards('As2s'), cards('3s4s5sKdQh')))).toBe('5-4-3-2-A');
    expect(sayHigh(evaluator.highValue(cards('KsKc'), cards('3s4s5sKdQh')))).toBe('trips KQ5');
    expect(sayLow(evaluator.lowValue(cards('KsKc'), cards('3s4s5sKdQh')))).toBe('none');
  });
});

/** The value of five low ranks, the first two of them held. */
function lowOf(evaluator: Evaluator, ranks: string): number {
  const five: Card[] = [...ranks].flatMap((rank) => cards(`${rank}h`));
  return evaluator.lowValue(five.slice(0, 2), five.slice(2)) ?? 0;
}
