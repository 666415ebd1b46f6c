import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { parseCards } from '../cards/card.ts';
import { type HandConfig, seatAt } from '../rules/config.ts';
import type { HandEvent } from '../rules/event.ts';
import { blankView } from '../rules/view.ts';
import { timeAfter } from './pace.ts';

const [otto, wren] = [seatAt(0), seatAt(1)];
const config: HandConfig = {
  variant: 'omahaHiLo',
  betting: { type: 'potLimit' },
  smallBlind: 1,
  bigBlind: 2,
  forced: [],
  stacks: [200, 200, 200, 200, 200, 200],
  unit: 1,
  freeFold: false,
};
const after = (event: HandEvent, next?: HandEvent, earlier: readonly HandEvent[] = []): number =>
  timeAfter({ ...blankView(config, otto), events: [...earlier, event] }, event, next);

const deals = (seat: typeof otto): HandEvent => ({ type: 'holeDealt', seat, cards: undefined });
const wins = (pot: number, half: 'high' | 'low', seat: typeof otto): HandEvent => ({
  type: 'potAwarded',
  pot,
  half,
  seat,
  amount: 10,
  oddChips: 0,
});
const cards = (text: string) => must(parseCards(text), text);
const opened: HandEvent = { type: 'handShown', seat: otto, cards: [] };
const turned: HandEvent = { type: 'boardDealt', street: 'turn', cards: cards('As') };

test('a deal is one move: nobody acts before the last card of 24 has landed and turned over', () => {
  expect(after(deals(otto), deals(wren))).toBe(0);
  expect(after(deals(wren))).toBeGreaterThanOrEqual(23 * 70 + 220 + 260);
});

test('the winners of one half are paid together, the low half after the high one has arrived', () => {
  expect(after(wins(0, 'low', otto), wins(0, 'low', wren))).toBe(0);
  expect(after(wins(0, 'high', otto), wins(0, 'low', wren))).toBeGreaterThan(620);
  expect(after(wins(0, 'low', otto), wins(1, 'low', wren))).toBeGreaterThan(620);
});

test('bets are in the pot and counted before the next card is turned', () => {
  expect(after({ type: 'betsCollected', pots: [] }, turned)).toBeGreaterThan(420 + 200);
});

test('RULES 8.5: a street of a run-out waits so that it can be followed', () => {
  expect(after(turned, undefined, [opened]) - after(turned)).toBeGreaterThanOrEqual(500);
});
