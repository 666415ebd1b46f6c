import { assert } from '../base/assert.ts';
import type { Evaluator } from './evaluator.ts';
import { buildTables, makeRowOfFour, rowOfFive, rowOfThree, TABLES } from './tableData.ts';
import type { HandValue } from './value.ts';

const { ROWS, PAIR_OF, FLUSH, TOP_TWO, TOP_THREE, BIT_COUNT, HAS_STRAIGHT, STRAIGHTS } = TABLES;
const { LOW, LOW_BIT, HIGH_VALUES, LOW_VALUES } = TABLES;

/** The evaluator that looks everything up. For the worker: the first call builds the tables, some 40 ms. */
export function tableEvaluator(): Evaluator {
  buildTables();
  return {
    highValue(hole, board) {
      if (board.length < 3) return undefined;
      const row = prepareBoard(board);
      const [a = 0, b = 0, c, d] = hole;
      return highValueOfClass(
        c === undefined || d === undefined ? highClassOfTwo(row, a, b) : highClass(row, a, b, c, d),
      );
    },
    lowValue(hole, board) {
      if (board.length < 3) return undefined;
      const row = prepareBoard(board);
      const [a = 0, b = 0, c, d] = hole;
      const best = c === undefined || d === undefined ? lowClassOfTwo(row, a, b) : lowClass(row, a, b, c, d);
      return best === 0 ? undefined : lowValueOfClass(best);
    },
  };
}

/** What all holes on one board have in common: made once, then many holes are valued on it. */
export interface BoardRow {
  /** The best class without a flush, by rank pair of two hole cards: the 91 entries from `start`. */
  ranks: Uint16Array;
  start: number;
  /** The suit of which the board has three or more, -1 when there is none, and the ranks of it on the board as bits. */
  flushSuit: number;
  flushBits: number;
  /** Where in the low table this board begins; 0 when it has fewer than three low ranks. */
  lowStart: number;
}

/** An empty row, for `prepareBoard` to fill. */
export const makeBoardRow = (): BoardRow => ({ ranks: ROWS, start: 0, flushSuit: -1, flushBits: 0, lowStart: 0 });

/**
 * The row of a board of three, four or five cards, given as numbers in [0, 52); builds the tables when they are not there yet.
 *
 * A loop over many boards passes the same `row` each time; then only boards of four allocate.
 */
export function prepareBoard(board: readonly number[], row: BoardRow = makeBoardRow()): BoardRow {
  buildTables();
  prepareRanks(row, board);
  let suitCounts = 0;
  let lowBits = 0;
  for (let i = 0; i < board.length; i++) {
    const card = board[i] ?? 0;
    suitCounts += 1 << ((card & 3) * 4);
    lowBits |= LOW_BIT[card] ?? 0;
  }
  row.lowStart = (BIT_COUNT[lowBits] ?? 0) >= 3 ? lowBits * 256 : 0;
  // Four bits count each suit; adding five carries three and more into the highest of the four.
  const threeOrMore = (suitCounts + 0x5555) & 0x8888;
  row.flushSuit = threeOrMore === 0 ? -1 : (31 - Math.clz32(threeOrMore)) >> 2;
  row.flushBits = 0;
  if (threeOrMore === 0) return row;
  for (let i = 0; i < board.length; i++) row.flushBits |= bitInSuit(board[i] ?? 0, row.flushSuit);
  return row;
}

function prepareRanks(row: BoardRow, board: readonly number[]): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = board;
  assert(board.length >= 3 && board.length <= 5, 'a board has three to five cards');
  row.ranks = board.length === 4 ? makeRowOfFour(a, b, c, d) : ROWS;
  row.start = board.length === 3 ? rowOfThree(a, b, c) : board.length === 5 ? rowOfFive(a, b, c, d, e) : 0;
}

/** The class of the best high of four hole cards: 1 to 7462, bigger is better (`highValueOfClass`). */
export function highClass(row: BoardRow, a: number, b: number, c: number, d: number): number {
  const best = Math.max(
    rankClass(row, a, b),
    rankClass(row, a, c),
    rankClass(row, a, d),
    rankClass(row, b, c),
    rankClass(row, b, d),
    rankClass(row, c, d),
  );
  const suit = row.flushSuit;
  if (suit < 0) return best;
  return Math.max(
    best,
    flushClass(row, bitInSuit(a, suit) | bitInSuit(b, suit) | bitInSuit(c, suit) | bitInSuit(d, suit)),
  );
}

/** The class of the best high that two cards make with the board. */
export function highClassOfTwo(row: BoardRow, a: number, b: number): number {
  const best = rankClass(row, a, b);
  const suit = row.flushSuit;
  return suit < 0 ? best : Math.max(best, flushClass(row, bitInSuit(a, suit) | bitInSuit(b, suit)));
}

/** The class of the best low of four hole cards: 1 to 56, bigger is better; 0 when there is none. */
export function lowClass(row: BoardRow, a: number, b: number, c: number, d: number): number {
  if (row.lowStart === 0) return 0;
  return LOW[row.lowStart + ((LOW_BIT[a] ?? 0) | (LOW_BIT[b] ?? 0) | (LOW_BIT[c] ?? 0) | (LOW_BIT[d] ?? 0))] ?? 0;
}

/** The class of the best low that two cards make with the board; 0 when there is none. */
export function lowClassOfTwo(row: BoardRow, a: number, b: number): number {
  return row.lowStart === 0 ? 0 : (LOW[row.lowStart + ((LOW_BIT[a] ?? 0) | (LOW_BIT[b] ?? 0))] ?? 0);
}

/** The value of a high class, which tells category and ranks. */
export const highValueOfClass = (handClass: number): HandValue => HIGH_VALUES[handClass] ?? 0;

/** The value of a low class other than 0. */
export const lowValueOfClass = (handClass: number): HandValue => LOW_VALUES[handClass] ?? 0;

const rankClass = (row: BoardRow, a: number, b: number): number =>
  row.ranks[row.start + (PAIR_OF[a * 64 + b] ?? 0)] ?? 0;

const bitInSuit = (card: number, suit: number): number => ((card & 3) === suit ? 1 << (card >> 2) : 0);

/** The class of the best flush with two or more hole cards of the board's suit, given as bits; 0 with fewer. */
function flushClass(row: BoardRow, holeBits: number): number {
  if ((holeBits & (holeBits - 1)) === 0) return 0;
  const boardBits = row.flushBits;
  if (HAS_STRAIGHT[boardBits | holeBits] === 1) {
    for (let i = 0; i < STRAIGHTS.length; i++) {
      const straight = STRAIGHTS[i] ?? 0;
      const isWhole = (straight & (boardBits | holeBits)) === straight;
      if (isWhole && BIT_COUNT[straight & boardBits] === 3) return FLUSH[straight] ?? 0;
    }
  }
  return FLUSH[(TOP_THREE[boardBits] ?? 0) | (TOP_TWO[holeBits] ?? 0)] ?? 0;
}
