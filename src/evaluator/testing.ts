import { must } from '../base/assert.ts';
import { type Card, formatCards, parseCards, RANK_CHARS, type Rank } from '../cards/card.ts';
import { categoryOf, ranksOf } from './high.ts';
import { lowRanksOf } from './low.ts';
import type { Five, HandValue, HighCategory } from './value.ts';

/** Cards as they are written, `As2d Kh`. */
export const cards = (text: string): Card[] => must(parseCards(text), text);

/** A high in words and deciding ranks: `full house K5`. */
export const sayHigh = (value: HandValue | undefined): string =>
  value === undefined ? 'none' : `${WORDS[categoryOf(value)]} ${sayRanks(ranksOf(value))}`.trim();

/** A low from the top: `8-6-4-3-A`. */
export const sayLow = (value: HandValue | undefined): string =>
  value === undefined ? 'none' : [...sayRanks(lowRanksOf(value))].join('-');

export const sayRanks = (ranks: readonly Rank[]): string => ranks.map((rank) => RANK_CHARS.charAt(rank)).join('');

/** A five as hand + board: `As2d + 3d4c5h`. */
export const sayFive = (five: Five): string => `${formatCards(five.hole)} + ${formatCards(five.board)}`;

const WORDS: Readonly<Record<HighCategory, string>> = {
  highCard: 'high card',
  onePair: 'pair',
  twoPair: 'two pair',
  threeOfAKind: 'trips',
  straight: 'straight',
  flush: 'flush',
  fullHouse: 'full house',
  fourOfAKind: 'quads',
  straightFlush: 'straight flush',
  royalFlush: 'royal flush',
};
