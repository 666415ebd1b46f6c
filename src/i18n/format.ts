import { must } from '../base/assert.ts';
import { type Card, type Rank, rankOf, suitOf } from '../cards/card.ts';
import type { HighReading, LowReading, Reading } from '../evaluator/reading.ts';
import type { Chips } from '../rules/config.ts';
import { type Amounts, makeAmounts } from './amounts.ts';
import type { Locale } from './locale.ts';
import type { Messages, Translate } from './words.ts';

const RANK_KEYS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
] as const satisfies readonly (keyof Messages['ranks']['one'])[];
const SUIT_KEYS = ['clubs', 'diamonds', 'hearts', 'spades'] as const satisfies readonly (keyof Messages['suits'])[];
/** Shares of a pot that have a sign of their own. */
const UNIT_FRACTIONS = ['2', '3', '4', '6', '8'] as const satisfies readonly (keyof Messages['fractions'])[];

const rankKey = (rank: Rank): (typeof RANK_KEYS)[number] => must(RANK_KEYS[rank], 'rank');

/** A part of a whole: `count` of `parts`. */
export interface Fraction {
  readonly count: number;
  readonly parts: number;
}

/** Every number, card and hand as a person reads it, in one language. */
export interface Format extends Amounts {
  /** Grouped in thousands, as `1,234,567`: chips whatever the unit, and counts. */
  chips(amount: Chips): string;
  /** One decimal at most, as `4.2`. */
  ratio(value: number): string;
  /** As `½`, `¾`, `1` or `1/5`. */
  fraction(fraction: Fraction): string;
  /** As on the card's corner. */
  rankLetter(rank: Rank): string;
  /** "ace of spades". */
  card(card: Card): string;
  /** Cards one after another, as a list is spoken. */
  cards(cards: readonly Card[]): string;
  /** "Two pair, aces and fives". */
  high(high: Pick<HighReading, 'category' | 'ranks'>): string;
  /** "6-5-4-3-A", from the ranks in that order. */
  low(ranks: readonly Rank[]): string;
  /** "six-five-four-three-ace", as it is spoken. */
  lowWords(ranks: readonly Rank[]): string;
  /** "3rd nut"; the best is named by its half. */
  nut(reading: HighReading | LowReading, half: 'high' | 'low'): string;
  /** What a hole is before the flop: for its high and for its low. */
  start(start: Reading['start']): { readonly high: string; readonly low: string };
  /** Names joined, as "Otto and You". */
  names(names: readonly string[]): string;
  /** As a sentence begins. */
  capital(text: string): string;
  /** As it goes on. */
  inside(text: string): string;
}

/** `bigBlind` when amounts are to be in big blinds. */
export function makeFormat(t: Translate, locale: Locale, bigBlind?: Chips): Format {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const letter = (rank: Rank): string => t(`ranks.letter.${rankKey(rank)}`);
  const card = (of: Card): string =>
    t('cards.name', {
      rank: t(`ranks.one.${rankKey(rankOf(of))}`),
      suit: t(`suits.${must(SUIT_KEYS[suitOf(of)], 'suit')}`),
    });
  /** The two ranks that may name a hand, in every form a language could need. */
  const rankWords = (ranks: readonly Rank[]): Record<string, string> => {
    const first = rankKey(ranks[0] ?? 0);
    const second = rankKey(ranks[1] ?? 0);
    return {
      rank: t(`ranks.one.${first}`),
      Rank: t(`ranks.capital.${first}`),
      ranks: t(`ranks.many.${first}`),
      rankKey: first,
      rank2: t(`ranks.one.${second}`),
      ranks2: t(`ranks.many.${second}`),
      rankKey2: second,
    };
  };
  const join = (ranks: readonly Rank[]): string => ranks.map(letter).join(t('hands.lowSeparator'));

  return {
    ...makeAmounts(t, locale, bigBlind),
    chips: (amount) => whole.format(amount),
    ratio: (value) => decimal.format(value),
    fraction: ({ count, parts }) => {
      if (count === parts) return t('fractions.whole');
      if (count * 4 === parts * 3) return t('fractions.threeQuarters');
      const unit = UNIT_FRACTIONS.find((key) => count * Number(key) === parts);
      return unit === undefined ? t('fractions.other', { count, parts }) : t(`fractions.${unit}`);
    },
    rankLetter: letter,
    card,
    cards: (cards) => cards.map(card).join(t('app.comma')),
    high: ({ category, ranks }) => t(`hands.${category}`, rankWords(ranks)),
    low: join,
    lowWords: (ranks) => ranks.map((rank) => t(`ranks.one.${rankKey(rank)}`)).join(t('hands.lowSeparator')),
    nut: ({ nut }, half) => {
      if (nut > 1) return t('reading.nut', { nut });
      return half === 'high' ? t('reading.nutHigh') : t('reading.nutLow');
    },
    start: ({ pairs, lows, suitedPairs, highestRank }) => {
      const hand =
        pairs.length > 1
          ? t('reading.start.twoPairs', rankWords(pairs))
          : pairs.length === 1
            ? t('reading.start.pair', rankWords(pairs))
            : t('reading.start.high', rankWords([highestRank]));
      const low =
        lows.length > 1
          ? t('reading.start.lows', { lows: join(lows), count: lows.length })
          : lows.length === 1
            ? t('reading.start.oneLow', { lows: join(lows) })
            : t('reading.start.noLow');
      return { high: t('reading.start.suited', { hand, suitedPairs }), low };
    },
    names: (names) => {
      const last = names.at(-1) ?? '';
      if (names.length < 2) return last;
      return t('app.and', { first: names.slice(0, -1).join(t('app.comma')), last });
    },
    inside: (text) => text.charAt(0).toLocaleLowerCase(locale) + text.slice(1),
    capital: (text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
  };
}
