import { must } from '../base/assert.ts';
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../cards/card.ts';
import { highFives, lowFives } from './describe.ts';
import { twosOf } from './fives.ts';
import { categoryOf, highOfFive, ranksOf } from './high.ts';
import { bitCount, lowBitsOf, lowOfFive, lowRanksOf } from './low.ts';
import { nutRanks } from './nutRanks.ts';
import type { HighReading, LowOutlook, LowReading, Reading } from './reading.ts';
import { lowBitOf } from './value.ts';

/**
 * Reads a hole of four cards on a board of none, three, four or five, as its owner sees it.
 *
 * `hasLow` says whether the variant splits the pot. For the worker: tries every two unseen cards in the tables.
 */
export function readHand(hasLow: boolean, hole: readonly Card[], board: readonly Card[]): Reading {
  const ranks = board.length < 3 ? undefined : nutRanks(hole, board, hasLow);
  const low = hasLow ? readLow(hole, board, ranks?.lowRank) : undefined;
  const lowOutlook = hasLow && low === undefined ? lowOutlookOf(hole, board) : undefined;
  return {
    high: readHigh(hole, board, ranks?.highRank),
    low,
    lowOutlook,
    counterfeited: isPaired(hole, board) && isHurt(hole, low, lowOutlook),
    start: readStart(hole),
  };
}

function readHigh(hole: readonly Card[], board: readonly Card[], nut: number | undefined): HighReading | undefined {
  const [five] = highFives(hole, board);
  if (five === undefined || nut === undefined) return undefined;
  const value = highOfFive(five);
  return { category: categoryOf(value), ranks: ranksOf(value), five, nut };
}

function readLow(hole: readonly Card[], board: readonly Card[], nut: number | undefined): LowReading | undefined {
  const [five] = lowFives(hole, board);
  const value = five && lowOfFive(five);
  if (five === undefined || value === undefined || nut === undefined) return undefined;
  return { ranks: lowRanksOf(value), five, nut };
}

/** Why there is no low, when there is none. */
function lowOutlookOf(hole: readonly Card[], board: readonly Card[]): LowOutlook {
  const toCome = 5 - board.length;
  const onBoard = bitCount(lowBitsOf(board));
  if (onBoard + toCome < 3) return { type: 'boardForbids', onBoard };

  const needs = twosOf(hole)
    .filter(areTwoLows)
    .map((two) => 3 - bitCount(lowBitsOf(board) & ~lowBitsOf(two)));
  const fewest = Math.min(...needs);
  // A rank still needed is neither on the board nor one of the two that play, so at least two of its cards are unseen.
  return fewest <= toCome ? { type: 'draw', needs: fewest } : { type: 'handForbids' };
}

const areTwoLows = (two: readonly Card[]): boolean => bitCount(lowBitsOf(two)) === 2;

/** Whether the board pairs one of the two lowest low ranks of the hole. */
function isPaired(hole: readonly Card[], board: readonly Card[]): boolean {
  const lowestTwo = lowRanksIn(hole).slice(0, 2);
  return lowestTwo.length === 2 && board.some((card) => lowestTwo.includes(rankOf(card)));
}

/** Whether a pairing costs something: a third low rank, or a low that is still the nuts, protects (RULES 7.5). */
function isHurt(hole: readonly Card[], low: LowReading | undefined, outlook: LowOutlook | undefined): boolean {
  if (low !== undefined) return low.nut > 1;
  return outlook?.type === 'handForbids' || (outlook?.type === 'draw' && lowRanksIn(hole).length < 3);
}

function readStart(hole: readonly Card[]): Reading['start'] {
  const ranks = hole.map(rankOf).toSorted((a, b) => b - a);
  const countOf = (suit: Suit): number => hole.filter((card) => suitOf(card) === suit).length;
  return {
    pairs: [...new Set(ranks.filter((rank, i) => rank === ranks[i + 1]))],
    lows: lowRanksIn(hole),
    suitedPairs: [0, 1, 2, 3].filter((suit) => countOf(suit) >= 2).length,
    highestRank: must(ranks[0], 'hole card'),
  };
}

/** The different low ranks, the ace first. */
function lowRanksIn(cards: readonly Card[]): Rank[] {
  const ranks = new Set(cards.map(rankOf).filter((rank) => lowBitOf(rank) > 0));
  return [...ranks].toSorted((a, b) => lowBitOf(a) - lowBitOf(b));
}
