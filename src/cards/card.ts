import { must } from '../base/assert.ts';
import type { Brand } from '../base/brand.ts';

/** A card as an integer in [0, 52): `rank * 4 + suit`, so 2c is 0 and As is 51. */
export type Card = Brand<number, 'Card'>;
/** A rank in [0, 13): 0 is a deuce, 12 is an ace. */
export type Rank = number;
/** A suit in [0, 4): clubs, diamonds, hearts, spades. Suits never decide a pot (RULES 1.1). */
export type Suit = number;

export const RANK_CHARS = '23456789TJQKA';
export const SUIT_CHARS = 'cdhs';
export const ACE: Rank = 12;
export const DECK_SIZE = 52;

export const rankOf = (card: Card): Rank => card >> 2;
export const suitOf = (card: Card): Suit => card & 3;
export const makeCard = (rank: Rank, suit: Suit): Card => (rank * 4 + suit) as Card;
/** The card with this number in [0, 52). */
export const cardAt = (index: number): Card => index as Card;
/** All 52 cards in their numeric order. */
export const allCards = (): Card[] => Array.from({ length: DECK_SIZE }, (_, index) => cardAt(index));

/** All cards but these. */
export const unseenBut = (seen: readonly Card[]): Card[] => allCards().filter((card) => !seen.includes(card));

/** A card from its two letters, as `As` or `tD`; `undefined` when it is none. */
export function parseCard(text: string): Card | undefined {
  if (text.length !== 2) return undefined;
  const rank = RANK_CHARS.indexOf(text.charAt(0).toUpperCase());
  const suit = SUIT_CHARS.indexOf(text.charAt(1).toLowerCase());
  return rank < 0 || suit < 0 ? undefined : makeCard(rank, suit);
}

/** Cards written one after another, spaces and commas allowed; `undefined` when any part is no card. */
export function parseCards(text: string): Card[] | undefined {
  const letters = text.replace(/[\s,]/g, '');
  const cards: Card[] = [];
  for (let i = 0; i < letters.length; i += 2) {
    const card = parseCard(letters.slice(i, i + 2));
    if (card === undefined) return undefined;
    cards.push(card);
  }
  return cards;
}

export const formatCard = (card: Card): string =>
  must(RANK_CHARS[rankOf(card)], 'rank') + must(SUIT_CHARS[suitOf(card)], 'suit');
export const formatCards = (cards: readonly Card[]): string => cards.map(formatCard).join('');
