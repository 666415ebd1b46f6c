import { expect, test } from 'vitest';
import { must } from '../../base/assert.ts';
import { parseCards } from '../../cards/card.ts';
import { seatAt } from '../../rules/config.ts';
import type { HandEvent } from '../../rules/event.ts';
import { logOf } from './log.ts';

const cards = (text: string) => must(parseCards(text), text);
const [otto, wren] = [seatAt(0), seatAt(1)];
const checks = (seat: typeof otto): HandEvent => ({
  type: 'acted',
  seat,
  move: 'check',
  amount: 0,
  to: 0,
  allIn: false,
});
const wins = (pot: number, half: 'high' | 'low' | 'whole', seat: typeof otto, amount: number): HandEvent => ({
  type: 'potAwarded',
  pot,
  half,
  seat,
  amount,
  oddChips: 0,
});
const outline = (events: readonly HandEvent[]) =>
  logOf(events).map(({ title, cards: dealt, lines }) => [title, dealt.length, lines.map(({ event }) => event.type)]);

test('the log is parted by streets, each with the cards it brought', () => {
  expect(
    outline([
      { type: 'posted', seat: otto, what: 'smallBlind', amount: 50, allIn: false },
      { type: 'holeDealt', seat: otto, cards: undefined },
      checks(wren),
      { type: 'betsCollected', pots: [] },
      { type: 'boardDealt', street: 'flop', cards: cards('As2s3s') },
      checks(otto),
    ]),
  ).toEqual([
    ['preflop', 0, ['posted', 'acted']],
    ['flop', 3, ['acted']],
  ]);
});

test('hands turned up all-in stay with their street; the pots come under the showdown', () => {
  expect(
    outline([
      { type: 'handShown', seat: otto, cards: cards('KsKdQsQd') },
      { type: 'boardDealt', street: 'flop', cards: cards('As2s3s') },
      { type: 'boardDealt', street: 'turn', cards: cards('4s') },
      { type: 'boardDealt', street: 'river', cards: cards('5s') },
      wins(0, 'whole', otto, 100),
    ]),
  ).toEqual([
    ['preflop', 0, ['handShown']],
    ['flop', 3, []],
    ['turn', 1, []],
    ['river', 1, []],
    ['showdown', 0, ['potAwarded']],
  ]);
});

test('without a showdown the win stands in its street', () => {
  expect(outline([checks(otto), wins(0, 'whole', wren, 100)])).toEqual([['preflop', 0, ['acted', 'potAwarded']]]);
});

test('what one player wins from several pots is one line', () => {
  const [group] = logOf([wins(1, 'high', otto, 3450), wins(1, 'low', wren, 3450), wins(0, 'high', otto, 900)]);
  expect(group?.lines.map(({ event }) => [event.seat, 'amount' in event && event.amount])).toEqual([
    [otto, 4350],
    [wren, 3450],
  ]);
});
