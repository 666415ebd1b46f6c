import { DECK_SIZE, type Rank } from '../cards/card.ts';
import { highOfRanks } from './high.ts';
import { bitCount } from './low.ts';
import { type HandValue, lowBitOf, lowValueOf } from './value.ts';

// Every high is one of 7,462 classes and every low one of 56, numbered from the weakest, 1; 0 is none. Bigger is better
// in both, so the best of many is a maximum. The ranks of a board pick a row of 91 classes, the ranks of two hole cards
// the entry in it: one look-up for ten choices of three. 1.4 MB, built at start; one bigger table misses the cache.

const RANK_PAIRS = 91;
const RANK_TRIPLES = 455;
const RANK_FOURS = 1820;
const RANK_FIVES = 6188;
/** Where the rows of five-card boards begin in `ROWS`, behind those of three. */
const FIVE_ROWS = RANK_TRIPLES * RANK_PAIRS;

/** The best class without a flush: a row for each three ranks of a board, then for each five; a column for each rank pair. */
const ROWS = new Uint16Array((RANK_TRIPLES + RANK_FIVES) * RANK_PAIRS);
/** Two cards in any order, `a * 64 + b`, to the index of their rank pair. */
const PAIR_OF = new Uint8Array(DECK_SIZE * 64);
/** Three ranks in any order, `(a * 13 + b) * 13 + c`, to the index of the triple. */
const TRIPLE_OF = new Uint16Array(13 * 13 * 13);
/** The index of a triple times 91, plus that of a pair, to the index of the five. */
const FIVE_OF = new Uint16Array(RANK_TRIPLES * RANK_PAIRS);

/** Ranks of one suit, as 13 bits, to the flush class of five. */
const FLUSH = new Uint16Array(8192);
/** Ranks as bits to the bits of the highest two, and of the highest three. */
const TOP_TWO = new Uint16Array(8192);
const TOP_THREE = new Uint16Array(8192);
/** Ranks as bits to how many they are, and to 1 when a straight is among them. */
const BIT_COUNT = new Uint8Array(8192);
const HAS_STRAIGHT = new Uint8Array(8192);
/** The bits of the ten straights, the ace-high one first, the wheel last. */
const STRAIGHTS = Uint16Array.of(7936, 3968, 1984, 992, 496, 248, 124, 62, 31, 4111);

/** A card's low bit (`lowBitOf`). */
const LOW_BIT = new Uint8Array(DECK_SIZE);
/** Low bits of the board times 256, plus low bits of the hole, to the best low class. */
const LOW = new Uint8Array(256 * 256);

/** Classes to the values of value.ts. */
const HIGH_VALUES = new Int32Array(7463);
const LOW_VALUES = new Uint8Array(57);

/** The tables by name. Readers take them into constants of their own, which V8 reads three times as fast as imported ones. */
export const TABLES = {
  ROWS,
  PAIR_OF,
  FLUSH,
  TOP_TWO,
  TOP_THREE,
  BIT_COUNT,
  HAS_STRAIGHT,
  STRAIGHTS,
  LOW_BIT,
  LOW,
  HIGH_VALUES,
  LOW_VALUES,
} as const;

let built = false;

/** Fills the tables, once. Whoever reads them calls this first. */
export function buildTables(): void {
  if (built) return;
  built = true;
  const values = new Int32Array(RANK_FIVES);
  const flushValues = new Int32Array(RANK_FIVES);
  forEachFive((index, a, b, c, d, e) => {
    const isPossible = a !== e;
    const areDifferent = a !== b && b !== c && c !== d && d !== e;
    if (isPossible) values[index] = highOfRanks([a, b, c, d, e], false);
    if (areDifferent) flushValues[index] = highOfRanks([a, b, c, d, e], true);
  });
  numberHighs(values, flushValues);
  fillIndexes();
  fillRows(values);
  fillSuits(flushValues);
  fillLows();
  // A browser test looks for this mark: the worker must have it, the main thread must not, or the screen would stutter.
  Reflect.set(globalThis, Symbol.for('scoop.tablesBuilt'), true);
}

/** Where in `ROWS` the row of three board cards begins. */
export function rowOfThree(a: number, b: number, c: number): number {
  return (TRIPLE_OF[((a >> 2) * 13 + (b >> 2)) * 13 + (c >> 2)] ?? 0) * RANK_PAIRS;
}

/** Where in `ROWS` the row of five board cards begins. */
export function rowOfFive(a: number, b: number, c: number, d: number, e: number): number {
  const five = FIVE_OF[rowOfThree(a, b, c) + (PAIR_OF[d * 64 + e] ?? 0)] ?? 0;
  return FIVE_ROWS + five * RANK_PAIRS;
}

/** The row of four board cards, which is not kept: the best of the rows of its four triples. */
export function makeRowOfFour(a: number, b: number, c: number, d: number): Uint16Array {
  const row = new Uint16Array(RANK_PAIRS);
  raiseRow(row, 0, ROWS, rowOfThree(a, b, c));
  raiseRow(row, 0, ROWS, rowOfThree(a, b, d));
  raiseRow(row, 0, ROWS, rowOfThree(a, c, d));
  raiseRow(row, 0, ROWS, rowOfThree(b, c, d));
  return row;
}

/** Makes each entry of the row at `start` at least as good as that of the other row. */
function raiseRow(rows: Uint16Array, start: number, others: Uint16Array, otherStart: number): void {
  for (let pair = 0; pair < RANK_PAIRS; pair++) {
    const entry = others[otherStart + pair] ?? 0;
    if (entry > (rows[start + pair] ?? 0)) rows[start + pair] = entry;
  }
}

/** Visits all 6,188 choices of five ranks, equal ones allowed, each from the highest down. */
function forEachFive(visit: (index: number, a: Rank, b: Rank, c: Rank, d: Rank, e: Rank) => void): void {
  let index = 0;
  for (let a = 0; a < 13; a++)
    for (let b = 0; b <= a; b++)
      for (let c = 0; c <= b; c++)
        for (let d = 0; d <= c; d++) for (let e = 0; e <= d; e++) visit(index++, a, b, c, d, e);
}

/** Numbers all highs, the weakest first: the place of a value in `HIGH_VALUES` is its class. */
function numberHighs(values: Int32Array, flushValues: Int32Array): void {
  const all = new Int32Array(2 * RANK_FIVES);
  all.set(values);
  all.set(flushValues, RANK_FIVES);
  HIGH_VALUES.set(all.sort().subarray(1 - HIGH_VALUES.length), 1);
}

/** The class of a value, by halving; 0 for 0. */
function classOf(value: HandValue): number {
  let from = 0;
  let to = HIGH_VALUES.length;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((HIGH_VALUES[middle] ?? 0) <= value) from = middle;
    else to = middle;
  }
  return from;
}

function fillIndexes(): void {
  for (let a = 0; a < DECK_SIZE; a++) {
    for (let b = 0; b < DECK_SIZE; b++) PAIR_OF[a * 64 + b] = pairIndex(Math.max(a, b) >> 2, Math.min(a, b) >> 2);
  }
  for (let a = 0; a < 13; a++) {
    for (let b = 0; b < 13; b++) {
      for (let c = 0; c < 13; c++) {
        const high = Math.max(a, b, c);
        const low = Math.min(a, b, c);
        TRIPLE_OF[(a * 13 + b) * 13 + c] = tripleIndex(high, a + b + c - high - low, low);
      }
    }
  }
}

/** The index of two ranks, the higher first, in [0, 91). */
const pairIndex = (a: Rank, b: Rank): number => (a * (a + 1)) / 2 + b;
/** The index of three ranks from the highest down, in [0, 455). */
const tripleIndex = (a: Rank, b: Rank, c: Rank): number => (a * (a + 1) * (a + 2)) / 6 + pairIndex(b, c);
/** The index of four ranks from the highest down, in [0, 1820). */
const fourIndex = (a: Rank, b: Rank, c: Rank, d: Rank): number =>
  (a * (a + 1) * (a + 2) * (a + 3)) / 24 + tripleIndex(b, c, d);

function fillRows(values: Int32Array): void {
  forEachFive((index, a, b, c, d, e) => {
    const highClass = classOf(values[index] ?? 0);
    putFive(tripleIndex(a, b, c), pairIndex(d, e), index, highClass);
    putFive(tripleIndex(a, b, d), pairIndex(c, e), index, highClass);
    putFive(tripleIndex(a, b, e), pairIndex(c, d), index, highClass);
    putFive(tripleIndex(a, c, d), pairIndex(b, e), index, highClass);
    putFive(tripleIndex(a, c, e), pairIndex(b, d), index, highClass);
    putFive(tripleIndex(a, d, e), pairIndex(b, c), index, highClass);
    putFive(tripleIndex(b, c, d), pairIndex(a, e), index, highClass);
    putFive(tripleIndex(b, c, e), pairIndex(a, d), index, highClass);
    putFive(tripleIndex(b, d, e), pairIndex(a, c), index, highClass);
    putFive(tripleIndex(c, d, e), pairIndex(a, b), index, highClass);
  });
  const fours = rowsOfFour();
  forEachFive((index, a, b, c, d, e) => {
    const start = FIVE_ROWS + index * RANK_PAIRS;
    raiseRow(ROWS, start, fours, fourIndex(a, b, c, d) * RANK_PAIRS);
    raiseRow(ROWS, start, fours, fourIndex(a, b, c, e) * RANK_PAIRS);
    raiseRow(ROWS, start, fours, fourIndex(a, b, d, e) * RANK_PAIRS);
    raiseRow(ROWS, start, ROWS, tripleIndex(c, d, e) * RANK_PAIRS);
  });
}

function putFive(triple: number, pair: number, index: number, highClass: number): void {
  ROWS[triple * RANK_PAIRS + pair] = highClass;
  FIVE_OF[triple * RANK_PAIRS + pair] = index;
}

/** The rows of four ranks, from which those of five are quicker to make. */
function rowsOfFour(): Uint16Array {
  const rows = new Uint16Array(RANK_FOURS * RANK_PAIRS);
  let start = 0;
  for (let a = 0; a < 13; a++)
    for (let b = 0; b <= a; b++)
      for (let c = 0; c <= b; c++)
        for (let d = 0; d <= c; d++) {
          raiseRow(rows, start, ROWS, tripleIndex(a, b, c) * RANK_PAIRS);
          raiseRow(rows, start, ROWS, tripleIndex(a, b, d) * RANK_PAIRS);
          raiseRow(rows, start, ROWS, tripleIndex(a, c, d) * RANK_PAIRS);
          raiseRow(rows, start, ROWS, tripleIndex(b, c, d) * RANK_PAIRS);
          start += RANK_PAIRS;
        }
  return rows;
}

function fillSuits(flushValues: Int32Array): void {
  forEachFive((index, a, b, c, d, e) => {
    const value = flushValues[index] ?? 0;
    if (value > 0) FLUSH[(1 << a) | (1 << b) | (1 << c) | (1 << d) | (1 << e)] = classOf(value);
  });
  for (let bits = 1; bits < 8192; bits++) {
    const count = bitCount(bits);
    const withoutLowest = bits & (bits - 1);
    BIT_COUNT[bits] = count;
    TOP_TWO[bits] = count <= 2 ? bits : (TOP_TWO[withoutLowest] ?? 0);
    TOP_THREE[bits] = count <= 3 ? bits : (TOP_THREE[withoutLowest] ?? 0);
    HAS_STRAIGHT[bits] = STRAIGHTS.some((straight) => (bits & straight) === straight) ? 1 : 0;
  }
}

function fillLows(): void {
  for (let card = 0; card < DECK_SIZE; card++) LOW_BIT[card] = lowBitOf(card >> 2);
  const values = Array.from({ length: 256 }, (_, bits) => lowValueOf(bits)).filter((value) => bitCount(value) === 3);
  LOW_VALUES.set(values.reverse(), 1);
  for (let hole = 0; hole < 256; hole++) {
    for (let board = 0; board < 256; board++) LOW[board * 256 + hole] = lowClassOf(board, hole);
  }
}

/** The best low class of exactly two of the hole's low ranks and three of the board's; smaller holes are in the table already. */
function lowClassOf(board: number, hole: number): number {
  const count = bitCount(hole);
  if (count < 2) return 0;
  if (count === 2) {
    let three = board & ~hole;
    while (bitCount(three) > 3) three ^= 1 << (31 - Math.clz32(three));
    return bitCount(three) === 3 ? LOW_VALUES.indexOf(lowValueOf(three | hole)) : 0;
  }
  let best = 0;
  for (let rest = hole; rest > 0; rest &= rest - 1) {
    const without = hole ^ (rest & -rest);
    best = Math.max(best, LOW[board * 256 + without] ?? 0);
  }
  return best;
}
