import { ACE, type Card, type Rank } from '../cards/card.ts';

/** The ten categories of a high hand, weakest first (RULES 7.2). */
export const HIGH_CATEGORIES = [
  'highCard',
  'onePair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
] as const;
export type HighCategory = (typeof HIGH_CATEGORIES)[number];

/**
 * Strength of the best high, or of the best qualifying low: in both, higher wins and equal ties.
 *
 * Every evaluator gives the same number for the same hand.
 * High: the index of the category, then up to five ranks in the order that decides, four bits each (`highValueOf`).
 * Low: 255 less the five ranks as bits, ace = 1, deuce = 2 … eight = 128 (`lowValueOf`); so the wheel is 224 and 8-7-6-5-4 is 7.
 */
export type HandValue = number;

/** A low's ranks as bits (ace = 1 … eight = 128), five of them set, to its value (RULES 7.3). */
export const lowValueOf = (rankBits: number): HandValue => 255 - rankBits;

/** The bit of a rank in a low: ace 1, deuce 2 … eight 128; 0 for nine and higher. */
export const lowBitOf = (rank: Rank): number => (rank === ACE ? 1 : rank <= 6 ? 2 << rank : 0);

/** The category's index and the deciding ranks (0 to 5 of them, most important first) to a value. */
export function highValueOf(category: number, ranks: readonly Rank[]): HandValue {
  let value = category;
  for (let i = 0; i < 5; i++) value = value * 16 + (ranks[i] ?? 0);
  return value;
}

/** Two cards from the hand and three from the board: the five that play (RULES 7.1). */
export interface Five {
  readonly hole: readonly [Card, Card];
  readonly board: readonly [Card, Card, Card];
}
