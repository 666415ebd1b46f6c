import { expect, test } from 'vitest';
import { highFives, lowFives } from './describe.ts';
import { cards, sayFive } from './testing.ts';

test.each<[name: string, hole: string, board: string, high: readonly string[], low: readonly string[]]>([
  [
    'high and low play different cards',
    'As2dKhKc',
    '3d4c5hKd5s',
    ['KhKc + 5hKd5s'],
    ['As2d + 3d4c5h', 'As2d + 3d4c5s'],
  ],
  [
    'a paired low card in hand gives two lows, the earlier held first',
    'AhAs2cKd',
    '3d4c5hKsJs',
    ['Ah2c + 3d4c5h', 'As2c + 3d4c5h'],
    ['Ah2c + 3d4c5h', 'As2c + 3d4c5h'],
  ],
  [
    'the order in hand decides which is shown',
    'As2cAhKd',
    '3d4c5hKsJs',
    ['As2c + 3d4c5h', '2cAh + 3d4c5h'],
    ['As2c + 3d4c5h', '2cAh + 3d4c5h'],
  ],
  ['kings full, whichever six', 'Kd6sAh7c', '6cKhKsTc5c', ['Kd6s + 6cKhKs'], []],
  ['the low is the same from hand or from board', 'As2c3hKd', '3d4c5hKsJs', ['As2c + 3d4c5h'], ['As2c + 3d4c5h']],
  ['before the flop nothing plays', 'As2c3hKd', '', [], []],
  ['two cards on the board are not enough', 'As2c3hKd', '4d5d', [], []],
])('fives: %s', (_, hole, board, high, low) => {
  expect(highFives(cards(hole), cards(board)).map(sayFive)).toEqual(high);
  expect(lowFives(cards(hole), cards(board)).map(sayFive)).toEqual(low);
});
