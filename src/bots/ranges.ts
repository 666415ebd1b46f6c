import type { Rng } from '../base/rng.ts';
import type { Card } from '../cards/card.ts';
import type { Seat, Variant } from '../rules/config.ts';
import type { Move } from './moves.ts';
import { rankOfFour } from './startingHands.ts';

/** Hands of four that somebody may hold, each with its weight; the arrays are filled once and then only read. */
export interface Pool {
  readonly size: number;
  /** Four cards a hand, one hand after another. */
  readonly cards: Uint8Array;
  /** How likely each hand is, against the others. */
  readonly weights: Float64Array;
}

/** The pool of the one hand that is known. */
export const poolOf = (hole: readonly Card[]): Pool => ({
  size: 1,
  cards: Uint8Array.from(hole),
  weights: Float64Array.of(1),
});

/** How many draws a hand of the wanted part is waited for; then the best of them is taken. */
const MAX_DRAWS = 8;
/** One hand in so many is let in although it lies outside the wanted part: nobody is wholly predictable. */
const ONE_STRANGER_IN = 12;

/**
 * `size` hands drawn from the unseen cards, of the best `keep` (0 to 1) of all starting hands, a few strangers among them.
 *
 * They are drawn one by one: two of them may hold the same card.
 */
export function drawPool(
  size: number,
  keep: number,
  unseen: readonly Card[],
  variant: Variant,
  players: number,
  rng: Rng,
): Pool {
  const cards = new Uint8Array(size * 4);
  const deck = Uint8Array.from(unseen);
  for (let hand = 0; hand < size; hand++) {
    let bestRank = 2;
    for (let draw = 0; draw < MAX_DRAWS; draw++) {
      for (let i = 0; i < 4; i++) swap(deck, i, i + rng.int(deck.length - i));
      if (keep >= 1) {
        cards.set(deck.subarray(0, 4), hand * 4);
        break;
      }
      const rank = rankOfFour(deck[0] ?? 0, deck[1] ?? 0, deck[2] ?? 0, deck[3] ?? 0, variant, players);
      if (rank < bestRank) cards.set(deck.subarray(0, 4), hand * 4);
      bestRank = Math.min(bestRank, rank);
      if (bestRank <= keep || (draw === 0 && rng.int(ONE_STRANGER_IN) === 0)) break;
    }
  }
  return { size, cards, weights: new Float64Array(size).fill(1) };
}

/** Which part of all starting hands a seat still plays after what it did before the flop; 1 for all of them. */
export function keptPart(moves: readonly Move[], seat: Seat): number {
  const parts = moves.flatMap((move) => (move.seat === seat && move.street === 'preflop' ? [partAfter(move)] : []));
  return Math.min(1, ...parts);
}

function partAfter({ type, raisesBefore, live }: Move): number {
  if (type === 'raise' || type === 'bet') return widened([0.25, 0.1][raisesBefore] ?? 0.05, live);
  if (type === 'call') return widened([0.5, 0.35][raisesBefore] ?? 0.15, live);
  return 1;
}

/** The part of all hands that is at a table of so many players what `part` is at one of six: with fewer opponents more is playable. */
export const widened = (part: number, players: number): number => 1 - (1 - Math.min(1, part)) ** (5 / (players - 1));

function swap(list: Uint8Array, i: number, j: number): void {
  const kept = list[i] ?? 0;
  list[i] = list[j] ?? 0;
  list[j] = kept;
}
