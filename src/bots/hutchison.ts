import { ACE, type Card, type Rank, rankOf, suitOf } from '../cards/card.ts';

/** What Edward Hutchison's count (Omaha Hi/Lo, 1997) says of a starting hand. */
export interface HutchisonCount {
  /** 0 to 45, in halves; 20 is worth a call, 30 a raise. */
  readonly points: number;
  /** Four high cards that are played for the high alone, whatever their points. */
  readonly highOnly: boolean;
}

export function hutchisonCount(hole: readonly Card[]): HutchisonCount {
  const ranks = [...new Set(hole.map(rankOf))].toSorted((a, b) => lowOrder(a) - lowOrder(b));
  const [first = 0, second = first] = ranks;
  const base = LOW_POINTS[lowOrder(first)]?.[lowOrder(second)] ?? 0;
  const kickers = ranks.slice(2).map((rank) => KICKER_POINTS[rank] ?? 0);
  const pairs = ranks.map((rank) => pairPoints(rank, hole.filter((card) => rankOf(card) === rank).length));
  const suits = [0, 1, 2, 3].map((suit) => suitPoints(hole.filter((card) => suitOf(card) === suit).map(rankOf)));
  return { points: base + sum(kickers) + sum(pairs) + sum(suits), highOnly: isHighOnly(hole) };
}

/** Whether the count plays the hand. */
export const hutchisonPlays = ({ points, highOnly }: HutchisonCount): boolean => points >= 20 || highOnly;

/** Ace 0, deuce 1 … king 12. */
const lowOrder = (rank: Rank): number => (rank + 1) % (ACE + 1);
/** The two lowest different ranks, by their order; 3-5 counts nothing, nor does anything with a six or higher. */
const LOW_POINTS = [
  [0, 20, 17, 13, 10],
  [0, 0, 15, 12, 0],
  [0, 0, 0, 11, 0],
  [0, 0, 0, 0, 8],
];
/** By rank, a deuce first. */
const KICKER_POINTS = [0, 9, 6, 4, 1, 0, 0, 0, 1, 2, 2, 2, 0];
const PAIR_POINTS = [3, 1, 1, 0, 0, 0, 0, 0, 1, 2, 5, 6, 8];
const SUIT_POINTS = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4];

function pairPoints(rank: Rank, count: number): number {
  const points = PAIR_POINTS[rank] ?? 0;
  return count === 2 ? points : count === 3 ? points / 2 : 0;
}

function suitPoints(ranks: readonly Rank[]): number {
  const points = SUIT_POINTS[Math.max(0, ...ranks)] ?? 0;
  return ranks.length === 2 ? points : ranks.length === 3 ? points / 2 : 0;
}

/** All ten or higher, no three alike, and two pair, or a pair and two suited, or two double suits. */
function isHighOnly(hole: readonly Card[]): boolean {
  const counts = (values: readonly number[]) =>
    [...new Set(values)].map((value) => values.filter((v) => v === value).length);
  const alike = counts(hole.map(rankOf));
  const suited = counts(hole.map(suitOf)).filter((count) => count >= 2);
  const pairs = alike.filter((count) => count === 2).length;
  const isHigh = hole.every((card) => rankOf(card) >= 8) && Math.max(...alike) < 3;
  return isHigh && (pairs === 2 || (pairs === 1 && suited.length > 0) || suited.length === 2);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
