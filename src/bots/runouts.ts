import type { Rng } from '../base/rng.ts';
import { type Card, cardAt } from '../cards/card.ts';
import { type BoardRow, highClass, lowClass, makeBoardRow, prepareBoard } from '../evaluator/tables.ts';
import type { Pool } from './ranges.ts';

/** Whole boards that may come of the one on the table. */
export interface Runouts {
  readonly count: number;
  readonly rows: readonly BoardRow[];
  /** The cards of each board that are still to come. */
  readonly coming: readonly (readonly Card[])[];
}

/** What hands make on boards; at `hand * count + board`. */
export interface Values {
  /** Class of the high, bigger is better; 0 when a card of the hand is on that board. */
  readonly highs: Uint16Array;
  /** Class of the low, bigger is better; 0 when there is none, or when lows do not count. */
  readonly lows: Uint8Array;
}

/** `count` boards at most, drawn from the unseen cards; a missing river runs through the cards without repeating one. */
export function drawRunouts(board: readonly Card[], unseen: readonly Card[], count: number, rng: Rng): Runouts {
  const missing = 5 - board.length;
  const deck = [...unseen];
  const wanted = missing === 0 ? 1 : missing === 1 ? Math.min(count, deck.length) : count;
  const coming = Array.from({ length: wanted }, (_, index) => {
    const from = missing === 1 ? index : 0;
    for (let i = from; i < from + missing; i++) {
      const j = i + rng.int(deck.length - i);
      [deck[i], deck[j]] = [deck[j] ?? cardAt(0), deck[i] ?? cardAt(0)];
    }
    return deck.slice(from, from + missing);
  });
  const rows = coming.map((cards) => prepareBoard([...board, ...cards], makeBoardRow()));
  return { count: wanted, rows, coming };
}

/** The classes of every hand of a pool on every board. */
export function valuesOn(runouts: Runouts, { size, cards }: Pool, withLow: boolean): Values {
  const { count } = runouts;
  const highs = new Uint16Array(size * count);
  const lows = new Uint8Array(size * count);
  for (let board = 0; board < count; board++) {
    const row = runouts.rows[board];
    const coming = runouts.coming[board];
    if (row === undefined || coming === undefined) continue;
    const [first = -1, second = -1] = coming;
    const isLong = coming.length > 2;
    for (let hand = 0; hand < size; hand++) {
      const a = cards[hand * 4] ?? 0;
      const b = cards[hand * 4 + 1] ?? 0;
      const c = cards[hand * 4 + 2] ?? 0;
      const d = cards[hand * 4 + 3] ?? 0;
      if (a === first || b === first || c === first || d === first) continue;
      if (a === second || b === second || c === second || d === second) continue;
      if (isLong && coming.some((card) => card === a || card === b || card === c || card === d)) continue;
      highs[hand * count + board] = highClass(row, a, b, c, d);
      if (withLow) lows[hand * count + board] = lowClass(row, a, b, c, d);
    }
  }
  return { highs, lows };
}

/**
 * The mean share of the pot of each hand against each of the reference hands, heads-up, over all boards: its worth, 0 to 1.
 *
 * `perBoard`, when given, gets the first hand's mean for each board.
 */
export function worthsOf(
  size: number,
  values: Values,
  references: Values,
  count: number,
  perBoard?: Float64Array,
): Float64Array {
  const referenceCount = references.highs.length / count;
  const worths = new Float64Array(size);
  for (let hand = 0; hand < size; hand++) {
    let total = 0;
    let meetings = 0;
    for (let board = 0; board < count; board++) {
      const high = values.highs[hand * count + board] ?? 0;
      const low = values.lows[hand * count + board] ?? 0;
      if (high === 0) continue;
      let won = 0;
      let met = 0;
      for (let other = 0; other < referenceCount; other++) {
        const otherHigh = references.highs[other * count + board] ?? 0;
        if (otherHigh === 0) continue;
        const otherLow = references.lows[other * count + board] ?? 0;
        const highShare = high > otherHigh ? 1 : high === otherHigh ? 0.5 : 0;
        const lowShare = low > otherLow ? 1 : low === otherLow ? 0.5 : 0;
        won += low === 0 && otherLow === 0 ? highShare : (highShare + lowShare) / 2;
        met++;
      }
      if (perBoard !== undefined && hand === 0) perBoard[board] = met === 0 ? 0.5 : won / met;
      total += won;
      meetings += met;
    }
    worths[hand] = meetings === 0 ? 0.5 : total / meetings;
  }
  return worths;
}
