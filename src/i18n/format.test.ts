import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { parseCards, RANK_CHARS } from '../cards/card.ts';
import type { HighCategory } from '../evaluator/value.ts';
import { makeFormat } from './format.ts';
import type { Locale } from './locale.ts';
import english from './messages/en.json';
import french from './messages/fr.json';
import romanian from './messages/ro.json';
import type { Messages } from './words.ts';

const formatIn = (locale: Locale, messages: Messages) =>
  makeFormat(
    createTranslator({
      locale,
      messages,
      onError(error) {
        throw error;
      },
    }),
    locale,
  );
const format = formatIn('en', english);
const FORMATS = { en: format, fr: formatIn('fr', french), ro: formatIn('ro', romanian) };
const ranksOf = (letters: string): number[] => [...letters].map((letter) => RANK_CHARS.indexOf(letter));

test.each<[category: HighCategory, ranks: string, en: string, fr: string, ro: string]>([
  ['highCard', 'AKQJ9', 'High card, ace', 'Carte haute, as', 'Carte mare, as'],
  ['highCard', 'QJ965', 'High card, queen', 'Carte haute, dame', 'Carte mare, damă'],
  ['highCard', '97532', 'High card, nine', 'Carte haute, neuf', 'Carte mare, nouar'],
  ['onePair', 'AKQJ', 'Pair of aces', 'Paire d’as', 'Pereche de ași'],
  ['onePair', 'KAQJ', 'Pair of kings', 'Paire de rois', 'Pereche de popi'],
  ['onePair', 'QAJ9', 'Pair of queens', 'Paire de dames', 'Pereche de dame'],
  ['onePair', 'JA98', 'Pair of jacks', 'Paire de valets', 'Pereche de valeți'],
  ['onePair', 'TA98', 'Pair of tens', 'Paire de dix', 'Pereche de decari'],
  ['onePair', '8A97', 'Pair of eights', 'Paire de huit', 'Pereche de optari'],
  ['onePair', '2A98', 'Pair of twos', 'Paire de deux', 'Pereche de doiari'],
  ['twoPair', 'A58', 'Two pair, aces and fives', 'Double paire, as et cinq', 'Două perechi, ași și cincari'],
  ['twoPair', 'KQ8', 'Two pair, kings and queens', 'Double paire, rois et dames', 'Două perechi, popi și dame'],
  ['twoPair', '43A', 'Two pair, fours and threes', 'Double paire, quatre et trois', 'Două perechi, pătrari și treiari'],
  ['threeOfAKind', 'AKQ', 'Three of a kind, aces', 'Brelan d’as', 'Trei de un fel, ași'],
  ['threeOfAKind', '6KQ', 'Three of a kind, sixes', 'Brelan de six', 'Trei de un fel, șesari'],
  ['straight', 'A', 'Straight, ace high', 'Quinte à l’as', 'Chintă la as'],
  ['straight', 'K', 'Straight, king high', 'Quinte au roi', 'Chintă la popă'],
  ['straight', 'Q', 'Straight, queen high', 'Quinte à la dame', 'Chintă la damă'],
  ['straight', 'J', 'Straight, jack high', 'Quinte au valet', 'Chintă la valet'],
  ['straight', '8', 'Straight, eight high', 'Quinte au huit', 'Chintă la optar'],
  ['straight', '5', 'Straight, five high', 'Quinte au cinq', 'Chintă la cincar'],
  ['flush', 'AT853', 'Flush, ace high', 'Couleur à l’as', 'Culoare la as'],
  ['flush', 'KT853', 'Flush, king high', 'Couleur au roi', 'Culoare la popă'],
  ['flush', 'QT853', 'Flush, queen high', 'Couleur à la dame', 'Culoare la damă'],
  ['flush', '97532', 'Flush, nine high', 'Couleur au neuf', 'Culoare la nouar'],
  ['fullHouse', 'KA', 'Full house, kings full of aces', 'Full aux rois par les as', 'Full de popi cu ași'],
  ['fullHouse', 'AT', 'Full house, aces full of tens', 'Full aux as par les dix', 'Full de ași cu decari'],
  ['fullHouse', 'K5', 'Full house, kings full of fives', 'Full aux rois par les cinq', 'Full de popi cu cincari'],
  ['fullHouse', '7Q', 'Full house, sevens full of queens', 'Full aux sept par les dames', 'Full de șeptari cu dame'],
  ['fourOfAKind', 'A9', 'Four of a kind, aces', 'Carré d’as', 'Careu de ași'],
  ['fourOfAKind', '9A', 'Four of a kind, nines', 'Carré de neuf', 'Careu de nouari'],
  ['straightFlush', 'Q', 'Straight flush, queen high', 'Quinte flush à la dame', 'Chintă de culoare la damă'],
  ['straightFlush', '5', 'Straight flush, five high', 'Quinte flush au cinq', 'Chintă de culoare la cincar'],
  ['royalFlush', '', 'Royal flush', 'Quinte flush royale', 'Chintă roială'],
])('a high is named in words: %s of %s', (category, letters, en, fr, ro) => {
  const ranks = ranksOf(letters);
  expect(FORMATS.en.high({ category, ranks })).toBe(en);
  expect(FORMATS.fr.high({ category, ranks })).toBe(fr);
  expect(FORMATS.ro.high({ category, ranks })).toBe(ro);
});

test('a low is named by its ranks from the highest down', () => {
  expect(format.low(ranksOf('6543A'))).toBe('6-5-4-3-A');
});

test.each<[nut: number, half: 'high' | 'low', en: string, fr: string, ro: string]>([
  [1, 'high', 'the nuts', 'les nuts', 'nuts'],
  [1, 'low', 'nut low', 'nut low', 'nut low'],
  [2, 'low', '2nd nut', '2e nuts', 'al 2-lea nuts'],
  [3, 'low', '3rd nut', '3e nuts', 'al 3-lea nuts'],
  [10, 'high', '10th nut', '10e nuts', 'al 10-lea nuts'],
])('a hand that is number %i for the %s is the %s', (nut, half, en, fr, ro) => {
  const five = { hole: must(parseCards('As2s'), 'hole'), board: must(parseCards('3s4s5s'), 'board') };
  const reading = { ranks: [], five: five as never, nut };
  expect(FORMATS.en.nut(reading, half)).toBe(en);
  expect(FORMATS.fr.nut(reading, half)).toBe(fr);
  expect(FORMATS.ro.nut(reading, half)).toBe(ro);
});

test('seven figures are grouped as the language does, and never shortened', () => {
  expect(FORMATS.en.chips(1_234_567)).toBe('1,234,567');
  expect(FORMATS.fr.chips(1_234_567)).toBe('1\u202f234\u202f567');
  expect(FORMATS.ro.chips(1_234_567)).toBe('1.234.567');
  expect([FORMATS.en, FORMATS.fr, FORMATS.ro].map((each) => each.ratio(4.2))).toEqual(['4.2', '4,2', '4,2']);
});

test.each(['en', 'fr', 'ro'] as const)('an amount that is written in %s can be typed again', (locale) => {
  for (const amount of [5, 350, 12_500, 1_234_567])
    expect(FORMATS[locale].parseAmount(FORMATS[locale].amount(amount))).toBe(amount);
});

test.each<[count: number, parts: number, text: string]>([
  [1, 2, '½'],
  [1, 4, '¼'],
  [3, 4, '¾'],
  [6, 8, '¾'],
  [2, 6, '⅓'],
  [1, 6, '⅙'],
  [4, 4, '1'],
  [1, 10, '1/10'],
])('%i of %i parts is %s', (count, parts, text) => {
  expect(format.fraction({ count, parts })).toBe(text);
});

test('a card is named as it is spoken', () => {
  const cards = must(parseCards('As Td Qh 2c'), 'cards');
  expect(FORMATS.en.cards(cards)).toBe('ace of spades, ten of diamonds, queen of hearts, two of clubs');
  expect(FORMATS.fr.cards(cards)).toBe('as de pique, dix de carreau, dame de cœur, deux de trèfle');
  expect(FORMATS.ro.cards(cards)).toBe('as de inimă neagră, decar de caro, damă de inimă roșie, doiar de treflă');
});

test.each<
  [locale: Locale, pairs: string, lows: string, suitedPairs: number, highest: string, high: string, low: string]
>([
  ['en', '', 'A23', 1, 'A', 'Ace high, single-suited', 'A-2-3: three low cards'],
  ['en', 'A', 'A2', 2, 'A', 'Pair of aces, double-suited', 'A-2: two low cards'],
  ['en', 'KQ', '', 0, 'K', 'Pairs of kings and queens, no two of a suit', 'No low cards'],
  ['en', '', '8', 0, 'K', 'King high, no two of a suit', 'Only one low card: 8'],
  ['fr', '', 'A234', 1, 'A', 'Hauteur as, assorti', 'A-2-3-4\u00a0: quatre cartes basses'],
  ['fr', 'A', 'A2', 2, 'A', 'Paire d’as, double assorti', 'A-2\u00a0: deux cartes basses'],
  ['fr', 'AK', 'A', 0, 'A', 'Paires d’as et de rois, non assorti', 'Une seule carte basse\u00a0: A'],
  ['ro', '', '23', 1, 'K', 'Carte mare, popă, două de aceeași culoare', '2-3: două cărți low'],
  ['ro', 'QJ', '', 2, 'Q', 'Perechi de dame și valeți, double-suited', 'Nicio carte low'],
])(
  'in %s a hole is read before the flop: pairs %s, lows %s',
  (locale, pairs, lows, suitedPairs, highest, high, low) => {
    const [highestRank = 0] = ranksOf(highest);
    const start = { pairs: ranksOf(pairs), lows: ranksOf(lows), suitedPairs, highestRank };
    expect(FORMATS[locale].start(start)).toEqual({ high, low });
  },
);

test('names are joined with commas and one "and"', () => {
  expect(format.names(['Otto'])).toBe('Otto');
  expect(format.names(['Otto', 'you'])).toBe('Otto and you');
  expect(format.names(['Otto', 'Wren', 'you'])).toBe('Otto, Wren and you');
  expect(FORMATS.fr.names(['Otto', 'Wren', 'vous'])).toBe('Otto, Wren et vous');
  expect(FORMATS.ro.names(['Otto', 'tu'])).toBe('Otto și tu');
});

test.each<[locale: Locale, messages: Messages, counts: readonly number[], texts: readonly string[]]>([
  ['en', english, [1, 2], ['1 bot and you', '2 bots and you']],
  ['fr', french, [1, 7], ['1 bot et vous', '7 bots et vous']],
  [
    'ro',
    romanian,
    [1, 7, 19, 20, 101],
    ['1 bot și tu', '7 boți și tu', '19 boți și tu', '20 de boți și tu', '101 boți și tu'],
  ],
])('in %s a number goes with its noun', (locale, messages, counts, texts) => {
  const t = createTranslator({ locale, messages });
  expect(counts.map((bots) => t('lobby.people', { bots }))).toEqual(texts);
});
