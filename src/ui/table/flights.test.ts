import { expect, test } from 'vitest';
import { type HandConfig, seatAt } from '../../rules/config.ts';
import type { HandEvent } from '../../rules/event.ts';
import { blankView, type PlayerView, see } from '../../rules/view.ts';
import { arriving, flightsBetween, potsToDraw } from './flights.ts';

const [otto, wren] = [seatAt(0), seatAt(1)];
const config: HandConfig = {
  variant: 'omahaHiLo',
  betting: { type: 'potLimit' },
  smallBlind: 1,
  bigBlind: 2,
  forced: [],
  stacks: [200, 200],
  unit: 1,
  freeFold: false,
};

const posted: HandEvent = { type: 'posted', seat: otto, what: 'smallBlind', amount: 1, allIn: false };
const ante: HandEvent = { type: 'posted', seat: wren, what: 'ante', amount: 3, allIn: false };
const bets = (seat: typeof otto, amount: number, to: number): HandEvent => ({
  type: 'acted',
  seat,
  move: 'raise',
  amount,
  to,
  allIn: false,
});
const collected = (amount: number): HandEvent => ({
  type: 'betsCollected',
  pots: [{ amount, eligible: [otto, wren] }],
});
const awarded = (half: 'high' | 'low', amount: number): HandEvent => ({
  type: 'potAwarded',
  pot: 0,
  half,
  seat: wren,
  amount,
  oddChips: 0,
});

const seen = (...events: HandEvent[]): PlayerView => events.reduce(see, blankView(config, otto));
const last = (...events: HandEvent[]) => flightsBetween(seen(...events.slice(0, -1)), seen(...events));

const MIDDLE = { at: 'middle' };

test('what is put in flies from the seat to the bet: only what is added', () => {
  const from = { at: 'seat', seat: otto };
  const to = { at: 'bet', seat: otto };
  expect(last(posted)).toEqual([{ move: 'bet', amount: 1, from, to }]);
  expect(last(posted, bets(otto, 5, 6))).toEqual([{ move: 'bet', amount: 5, from, to }]);
  expect(arriving(last(posted, bets(otto, 5, 6)), otto)).toBe(5);
  expect(arriving(last(posted, bets(otto, 5, 6)), wren)).toBe(0);
});

test('an ante is dead: it flies into the middle', () => {
  expect(last(ante)).toEqual([{ move: 'bet', amount: 3, from: { at: 'seat', seat: wren }, to: MIDDLE }]);
});

test('an uncalled bet flies back', () => {
  const back: HandEvent = { type: 'betReturned', seat: otto, amount: 4 };
  expect(last(bets(otto, 6, 6), back)).toEqual([
    { move: 'bet', amount: 4, from: { at: 'bet', seat: otto }, to: { at: 'seat', seat: otto } },
  ]);
});

test('all bets fly to the middle at once, and the pot grows when they have arrived', () => {
  const [first, second] = [collected(12), collected(32)];
  const hand = [bets(otto, 6, 6), bets(wren, 6, 6), first, bets(otto, 10, 10), bets(wren, 10, 10), second];
  const flights = last(...hand);
  expect(flights).toEqual([
    { move: 'collect', amount: 10, from: { at: 'bet', seat: otto }, to: MIDDLE },
    { move: 'collect', amount: 10, from: { at: 'bet', seat: wren }, to: MIDDLE },
  ]);
  const amounts = (of: typeof flights) => potsToDraw(seen(...hand), of).map(({ amount }) => amount);
  expect(amounts(flights)).toEqual([12]);
  expect(amounts([])).toEqual([32]);
});

test('a share leaves its pot, which is what is left of it', () => {
  const hand = [bets(otto, 6, 6), bets(wren, 6, 6), collected(12), awarded('high', 6)];
  expect(last(...hand)).toEqual([
    { move: 'push', amount: 6, half: 'high', from: { at: 'pot', pot: 0 }, to: { at: 'seat', seat: wren } },
  ]);
  expect(potsToDraw(seen(...hand), [])).toMatchObject([{ amount: 6 }]);
  expect(potsToDraw(seen(...hand, awarded('low', 6)), [])).toMatchObject([{ amount: 0 }]);
});

test('nothing flies from one hand into the next', () => {
  expect(flightsBetween(seen(posted, bets(wren, 6, 6)), seen())).toEqual([]);
  expect(flightsBetween(seen(posted), seen({ ...posted }, bets(wren, 6, 6)))).toEqual([]);
});
