import type { Card } from '../cards/card.ts';

// Slow and plainly right: every choice of two and three, judged by sorting and counting as RULES 7 reads.
// It shares nothing with the other evaluators, so that tests can hold them against it. For tests only.

/** A high hand as RULES 7.2 compares it. */
export interface ReferenceHigh {
  /** 0 high card, 1 one pair, … 8 straight flush, 9 royal flush. */
  readonly category: number;
  /** The deciding ranks, 0 deuce to 12 ace, most important first; none for a royal flush. */
  readonly ranks: readonly number[];
}

/** The best high of two and three; `undefined` with fewer than three board cards. */
export const referenceHigh = (hole: readonly Card[], board: readonly Card[]): ReferenceHigh | undefined =>
  bestOf(hole, board, judgeHigh, compareHigh);

/** The best low of two and three, from its highest card down, ace = 1; `undefined` when there is none. */
export const referenceLow = (hole: readonly Card[], board: readonly Card[]): number[] | undefined =>
  bestOf(hole, board, judgeLow, compareLow);

/** Positive when the first is the better high, 0 for a tie. */
export const compareHigh = (one: ReferenceHigh, other: ReferenceHigh): number =>
  one.category - other.category || compareInTurn(one.ranks, other.ranks);

/** Positive when the first is the better low, which is the lower; 0 for a tie. */
export const compareLow = (one: readonly number[], other: readonly number[]): number => compareInTurn(other, one);

function compareInTurn(one: readonly number[], other: readonly number[]): number {
  for (const [i, rank] of one.entries()) {
    const difference = rank - (other[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function bestOf<Judged>(
  hole: readonly Card[],
  board: readonly Card[],
  judge: (five: readonly Card[]) => Judged | undefined,
  compare: (one: Judged, other: Judged) => number,
): Judged | undefined {
  let best: Judged | undefined;
  for (const five of choicesOf(hole, board)) {
    const judged = judge(five);
    if (judged === undefined) continue;
    if (best === undefined || compare(judged, best) > 0) best = judged;
  }
  return best;
}

function choicesOf(hole: readonly Card[], board: readonly Card[]): Card[][] {
  const choices: Card[][] = [];
  for (const a of hole)
    for (const b of hole)
      for (const c of board)
        for (const d of board) for (const e of board) if (a < b && c < d && d < e) choices.push([a, b, c, d, e]);
  return choices;
}

function judgeHigh(five: readonly Card[]): ReferenceHigh {
  const ranks = five.map((card) => Math.floor(card / 4)).sort((a, b) => b - a);
  const suited = five.every((card) => card % 4 === (five[0] ?? 0) % 4);
  const groups: { readonly rank: number; count: number }[] = [];
  for (const rank of ranks) {
    const last = groups.at(-1);
    if (last?.rank === rank) last.count++;
    else groups.push({ rank, count: 1 });
  }
  groups.sort((a, b) => b.count - a.count || b.rank - a.rank);
  const order = groups.map(({ rank }) => rank);
  const [first = 0, second = 0] = groups.map(({ count }) => count);

  if (first === 4) return { category: 7, ranks: order };
  if (first === 3) return { category: second === 2 ? 6 : 3, ranks: order };
  if (first === 2) return { category: second === 2 ? 2 : 1, ranks: order };
  const names = order.map((rank) => '23456789TJQKA'.charAt(rank)).join('');
  const isWheel = names === 'A5432';
  if (!isWheel && !'AKQJT98765432'.includes(names)) return { category: suited ? 5 : 0, ranks: order };
  if (suited && names === 'AKQJT') return { category: 9, ranks: [] };
  return { category: suited ? 8 : 4, ranks: isWheel ? [3] : order.slice(0, 1) };
}

function judgeLow(five: readonly Card[]): number[] | undefined {
  const ranks = five.map((card) => (card >= 48 ? 1 : Math.floor(card / 4) + 2)).sort((a, b) => b - a);
  const qualifies = ranks.every((rank, i) => rank <= 8 && rank !== ranks[i + 1]);
  return qualifies ? ranks : undefined;
}
