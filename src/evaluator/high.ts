import { must } from '../base/assert.ts';
import { ACE, type Rank, rankOf, suitOf } from '../cards/card.ts';
import { type Five, type HandValue, HIGH_CATEGORIES, type HighCategory } from './value.ts';

const WHEEL_BITS = 0b1_0000_0000_1111;
const FIVE: Rank = 3;
/** How many ranks decide within a category, by the category's index (RULES 7.2). */
const DECIDING_RANKS = [5, 4, 3, 3, 1, 5, 2, 2, 1, 0];

/** What a high value is called. */
export const categoryOf = (value: HandValue): HighCategory => must(HIGH_CATEGORIES[value >> 20], 'category');

/** The deciding ranks of a high value, most important first; none for a royal flush (RULES 7.2). */
export function ranksOf(value: HandValue): Rank[] {
  const count = must(DECIDING_RANKS[value >> 20], 'category');
  return [16, 12, 8, 4, 0].slice(0, count).map((shift) => (value >> shift) & 15);
}

/** The value of five given cards as a high hand. */
export function highOfFive({ hole: [a, b], board: [c, d, e] }: Five): HandValue {
  const suit = suitOf(a);
  const suited = suitOf(b) === suit && suitOf(c) === suit && suitOf(d) === suit && suitOf(e) === suit;
  return highOfRanks([rankOf(a), rankOf(b), rankOf(c), rankOf(d), rankOf(e)], suited);
}

/** The value of five ranks in any order, all of one suit or not. */
export function highOfRanks(ranks: readonly Rank[], suited: boolean): HandValue {
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let fours = 0;
  for (const rank of ranks) {
    const bit = 1 << rank;
    fours |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  const threes = thrice & ~fours;
  const pairs = twice & ~thrice;
  const singles = once & ~twice;
  if (fours > 0) return valueFrom('fourOfAKind', fours, singles);
  if (threes > 0) return pairs > 0 ? valueFrom('fullHouse', threes, pairs) : valueFrom('threeOfAKind', threes, singles);
  if (pairs > 0) return valueFrom((pairs & (pairs - 1)) > 0 ? 'twoPair' : 'onePair', pairs, singles);
  const top = straightTop(singles);
  if (top === undefined) return valueFrom(suited ? 'flush' : 'highCard', singles, 0);
  if (!suited) return valueFrom('straight', 1 << top, 0);
  return top === ACE ? valueFrom('royalFlush', 0, 0) : valueFrom('straightFlush', 1 << top, 0);
}

const INDEX = {
  highCard: 0,
  onePair: 1,
  twoPair: 2,
  threeOfAKind: 3,
  straight: 4,
  flush: 5,
  fullHouse: 6,
  fourOfAKind: 7,
  straightFlush: 8,
  royalFlush: 9,
} as const satisfies Record<HighCategory, number>;

/** The top rank of a straight of five different ranks, given as bits; a five in the wheel. */
function straightTop(bits: number): Rank | undefined {
  if (bits === WHEEL_BITS) return FIVE;
  const lowest = bits & -bits;
  return bits === lowest * 0b11111 ? highestIn(bits) : undefined;
}

/** As `highValueOf`, with the ranks as bits: those in `first` decide before those in `second`, each from the highest down. */
function valueFrom(category: HighCategory, first: number, second: number): HandValue {
  let value = INDEX[category] << 20;
  let shift = 20;
  for (let rest = first; rest > 0; rest ^= 1 << highestIn(rest)) {
    shift -= 4;
    value |= highestIn(rest) << shift;
  }
  for (let rest = second; rest > 0; rest ^= 1 << highestIn(rest)) {
    shift -= 4;
    value |= highestIn(rest) << shift;
  }
  return value;
}

const highestIn = (bits: number): Rank => 31 - Math.clz32(bits);
