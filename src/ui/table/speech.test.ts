import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { must } from '../../base/assert.ts';
import { parseCards, RANK_CHARS } from '../../cards/card.ts';
import type { Reading } from '../../evaluator/reading.ts';
import type { HighCategory } from '../../evaluator/value.ts';
import { makeFormat } from '../../i18n/format.ts';
import english from '../../i18n/messages/en.json';
import { type HandConfig, type Seat, seatAt } from '../../rules/config.ts';
import type { HandEvent } from '../../rules/event.ts';
import { blankView, type PlayerView, see } from '../../rules/view.ts';
import type { Chair, HandResult, Position, PotResult } from '../../store/gameState.ts';
import { makeSpeech } from './speech.ts';

const [otto, maximiliana, me] = [seatAt(0), seatAt(1), seatAt(2)];
const chair = (seat: Seat, name: string, position: Position): Chair => ({
  seatNumber: seat + 1,
  name,
  isHero: seat === me,
  avatar: 1,
  seat,
  position,
  hasButton: false,
  stack: 10_000,
});
const chairs = [chair(me, '', 'CO'), chair(otto, 'Otto', 'SB'), chair(maximiliana, 'Maximiliana-Teodora', 'BB')];
const translator = createTranslator({ locale: 'en', messages: english });
const speech = makeSpeech(translator, makeFormat(translator, 'en'), chairs, 128);

const config: HandConfig = {
  variant: 'omahaHiLo',
  betting: { type: 'potLimit' },
  smallBlind: 100,
  bigBlind: 200,
  forced: [],
  stacks: [10_000, 10_000, 10_000],
  unit: 1,
  freeFold: false,
};
const cards = (text: string) => must(parseCards(text), 'cards');
const acted = (seat: Seat, move: 'bet' | 'raise' | 'call' | 'fold', amount: number, to = amount): HandEvent => ({
  type: 'acted',
  seat,
  move,
  amount,
  to,
  allIn: false,
});
const viewAfter = (...events: readonly HandEvent[]): PlayerView => events.reduce(see, blankView(config, me));
/** What the last of these events is in words. */
const said = (...events: readonly HandEvent[]) => speech.event(viewAfter(...events), events.length - 1);
const mine: HandEvent = { type: 'holeDealt', seat: me, cards: cards('As5s4d3h') };

const reading = (part: Partial<Reading>): Reading => ({
  high: undefined,
  low: undefined,
  lowOutlook: undefined,
  counterfeited: false,
  start: { pairs: [], lows: [], suitedPairs: 0, highestRank: 12 },
  ...part,
});
const ranks = (letters: string) => [...letters].map((letter) => RANK_CHARS.indexOf(letter));
const five = { hole: cards('As5s'), board: cards('3c4c6s') } as unknown as NonNullable<Reading['low']>['five'];
const high = (category: HighCategory, of: string, nut: number) => ({ category, ranks: ranks(of), five, nut });
const low = (of: string, nut: number) => ({ ranks: ranks(of), five, nut });

test('DESIGN 9: the deal tells the hand, my position and my cards', () => {
  expect(said(mine)).toBe(
    'Hand 128. You are cutoff. Your cards: ace of spades, five of spades, four of diamonds, three of hearts.',
  );
});

test("another player's hidden cards are never said", () => {
  expect(said({ type: 'holeDealt', seat: otto, cards: undefined })).toBeUndefined();
});

test('DESIGN 9: a street tells its card and the pot', () => {
  const collected: HandEvent = { type: 'betsCollected', pots: [{ amount: 4200, eligible: [] }] };
  expect(said(mine, collected, { type: 'boardDealt', street: 'turn', cards: cards('6s') })).toBe(
    'Turn: six of spades. Pot 4,200.',
  );
});

test.each<[of: Reading, text: string]>([
  [
    reading({ high: high('twoPair', 'A56', 40), low: low('6543A', 3) }),
    'Your high: two pair, aces and fives. Your low: six-five-four-three-ace, third nut.',
  ],
  [
    reading({ high: high('flush', 'A', 1), low: low('5432A', 1) }),
    'Your high: flush, ace high, the nuts. Your low: five-four-three-two-ace, nut low.',
  ],
  [
    reading({ high: high('onePair', 'K', 90), lowOutlook: { type: 'draw', needs: 1 }, counterfeited: true }),
    'Your high: pair of kings. Low draw: one more low card needed. Counterfeited.',
  ],
  [reading({}), 'Ace high, no two of a suit. No low cards.'],
])('R46: what my cards make, the low in words: %#', (of, text) => {
  expect(speech.reading(viewAfter(mine), of)).toBe(text);
});

test('DESIGN 9: actions', () => {
  expect(said(mine, acted(maximiliana, 'bet', 600))).toBe('Maximiliana-Teodora bets 600.');
  expect(said(mine, acted(otto, 'raise', 1500))).toBe('Otto raises to 1,500.');
  expect(said(mine, acted(me, 'call', 900, 1500))).toBe('You call 900.');
});

test('DESIGN 9: my turn tells price, pot and bounds', () => {
  const view = viewAfter(mine);
  const legal = { seat: me, canFold: true, callCost: 1500, raise: { min: 2400, max: 9300, step: 1 } };
  expect(speech.turn({ ...view, pot: 6300, legal } as PlayerView)).toBe(
    'Your turn. 1,500 to call, pot 6,300. Raise from 2,400 to 9,300.',
  );
  expect(speech.turn(view)).toBeUndefined();
});

const pot = (part: Partial<PotResult>): PotResult => {
  const { high: one = [], low: other = [], whole = [] } = part;
  const amount = [...one, ...other, ...whole].reduce((sum, share) => sum + share.amount, 0);
  return { amount, eligible: [], high: one, low: other, whole };
};
const share = (seat: Seat, amount: number) => ({ seat, amount, oddChips: 0 });
const result = (pots: readonly PotResult[], putIn: number, gotBack: number, uncontested = false): HandResult => ({
  uncontested,
  pots,
  total: 0,
  sums: [0, 0, 1].map((x) => (x === 0 ? { putIn: 0, gotBack: 0, net: 0 } : { putIn, gotBack, net: gotBack - putIn })),
});
const shown = [
  reading({ high: high('straight', '8', 5), low: low('6543A', 3) }),
  undefined,
  reading({ high: high('twoPair', 'A5', 9), low: low('6543A', 3) }),
];

test.each<[title: string, of: HandResult, readings: typeof shown, text: string]>([
  [
    'a quartered low',
    result([pot({ high: [share(otto, 4350)], low: [share(otto, 2175), share(me, 2175)] })], 2450, 2175),
    shown,
    'High half, 4,350: Otto, straight, eight high. Low half, 4,350: tie, Otto and you, six-five-four-three-ace, 2,175 each. You put in 2,450; net minus 275.',
  ],
  [
    'an uneven tie',
    result([pot({ high: [share(otto, 5)], low: [share(otto, 3), share(me, 2)] })], 2, 2),
    shown,
    'High half, 5: Otto, straight, eight high. Low half, 5: tie, Otto and you, six-five-four-three-ace, 3 and 2. You put in 2; net 0.',
  ],
  [
    'a scoop',
    result([pot({ whole: [share(me, 900)] })], 300, 900),
    shown,
    'Whole pot, 900: You, two pair, aces and fives. Low: six-five-four-three-ace. You put in 300; net plus 600.',
  ],
  [
    'a pot without a low',
    result([pot({ whole: [share(otto, 900)] })], 0, 0),
    [reading({ high: high('straight', '9', 1) }), undefined, undefined] as unknown as typeof shown,
    'Whole pot, 900: Otto, straight, nine high. No low.',
  ],
  [
    'everybody else folded',
    result([pot({ whole: [share(otto, 900)] })], 200, 0, true),
    shown,
    'Otto wins 900. You put in 200; net minus 200.',
  ],
  [
    'two pots',
    result([pot({ whole: [share(otto, 900)] }), pot({ whole: [share(me, 100)] })], 300, 100),
    shown,
    'Main pot, 900. Whole pot, 900: Otto, straight, eight high. Low: six-five-four-three-ace. Side pot, 100. Whole pot, 100: You, two pair, aces and fives. Low: six-five-four-three-ace. You put in 300; net minus 200.',
  ],
])('DESIGN 9: the result of %s', (_, of, readings, text) => {
  expect(speech.result(of, readings, viewAfter(mine))).toBe(text);
});

test('R58: cards, board, pot, price and seats can be asked for', () => {
  const view = viewAfter(mine, acted(otto, 'bet', 600), acted(maximiliana, 'fold', 0));
  expect(speech.cards(view)).toBe('Your cards: ace of spades, five of spades, four of diamonds, three of hearts.');
  expect(speech.board(view)).toBe('The board is empty.');
  expect(speech.board({ ...view, board: cards('AdTc2h') })).toBe(
    'Board: ace of diamonds, ten of clubs, two of hearts.',
  );
  expect(speech.pot(view, 600)).toBe('Pot 600. 600 to call.');
  expect(speech.pot(view, 0)).toBe('Pot 600. Nothing to call.');
  expect(speech.seats(view)).toBe(
    'You, cutoff, 10,000. Otto, small blind, 9,400, 600 in front. Maximiliana-Teodora, big blind, 10,000, folded.',
  );
});
