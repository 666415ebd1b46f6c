import { ACE, type Card, type Rank, rankOf } from '../cards/card.ts';
import { type Five, type HandValue, lowBitOf, lowValueOf } from './value.ts';

/** The five ranks of a low from the highest down, the ace last: how it is named (RULES 7.3). */
export function lowRanksOf(value: HandValue): Rank[] {
  const bits = lowValueOf(value);
  return LOW_RANKS.filter((rank) => (bits & lowBitOf(rank)) > 0);
}

/** The value of five given cards as a low; `undefined` unless they are five different ranks, eight or lower. */
export function lowOfFive({ hole, board }: Five): HandValue | undefined {
  const bits = lowBitsOf(hole) | lowBitsOf(board);
  return bitCount(bits) === 5 ? lowValueOf(bits) : undefined;
}

/** The different low ranks among some cards, as bits (`lowBitOf`). */
export function lowBitsOf(cards: readonly Card[]): number {
  let bits = 0;
  for (const card of cards) bits |= lowBitOf(rankOf(card));
  return bits;
}

/** How many bits are set. */
export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Eight, seven … deuce, ace. */
const LOW_RANKS: readonly Rank[] = [6, 5, 4, 3, 2, 1, 0, ACE];
