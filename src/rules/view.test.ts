import { describe, expect, test } from 'vitest';
import { formatCards } from '../cards/card.ts';
import { seatAt } from './config.ts';
import type { HandState } from './state.ts';
import { deepFreeze, type HandWish, letterOf, playLine, playOn, potsIn, seatCalled } from './testing.ts';
import { blankView, decideIn, type PlayerView, see, seenBy, viewFor } from './view.ts';

const HOLES = { A: 'As2sQhJh', B: 'KsJdTd9c', C: 'AhQdQcTc' };
const THREE: HandWish = { stacks: [100, 100, 100], holes: HOLES, board: '3c7d8hKdKc' };

const viewOf = (state: HandState, letter: string): PlayerView => viewFor(deepFreeze(state), seatCalled(letter));

/** The cards a view knows, as `A As2sQhJh`. */
const known = (view: PlayerView): string =>
  view.players.flatMap(({ hole }, seat) => (hole ? [`${letterOf(seatAt(seat))} ${formatCards(hole)}`] : [])).join(', ');

describe('which cards a player sees', () => {
  const TO_RIVER = 'C calls, A calls, B checks, A checks, B checks, C checks, A checks, B checks, C checks';

  test('his own four and the board, nobody else’s', () => {
    const state = playLine(THREE, TO_RIVER);
    expect(known(viewOf(state, 'A'))).toBe('A As2sQhJh');
    expect(known(viewOf(state, 'B'))).toBe('B KsJdTd9c');
    expect(formatCards(viewOf(state, 'B').board)).toBe('3c7d8hKdKc');
  });

  test('RULES 1.4: no board card before its street', () => {
    const view = viewOf(playLine(THREE, 'C calls, A calls, B checks'), 'A');
    expect([view.street, formatCards(view.board)]).toEqual(['flop', '3c7d8h']);
    expect(viewOf(playLine(THREE, ''), 'A').board).toEqual([]);
  });

  test('at the showdown the hands that are shown, not the mucked ones', () => {
    const state = playLine(THREE, `${TO_RIVER}, A checks, B checks, C checks`);
    expect(known(viewOf(state, 'A'))).toBe('A As2sQhJh, B KsJdTd9c');
    expect(known(viewOf(state, 'C'))).toBe('A As2sQhJh, B KsJdTd9c, C AhQdQcTc');
  });

  test('RULES 6.8: when players are all-in, all hands', () => {
    const state = playLine({ ...THREE, stacks: [4, 4, 4] }, 'C is all-in, A is all-in, B is all-in');
    expect(known(viewOf(state, 'A'))).toBe('A As2sQhJh, B KsJdTd9c, C AhQdQcTc');
  });

  test('RULES 6.9: nothing of a winner whom nobody called', () => {
    expect(known(viewOf(playLine(THREE, 'C raises to 7, A folds, B folds'), 'A'))).toBe('A As2sQhJh');
  });

  test('another player’s deal is told face down, all other events as they were', () => {
    const dealt = { type: 'holeDealt', seat: seatCalled('B'), cards: [] } as const;
    expect(seenBy(dealt, seatCalled('A'))).toEqual({ type: 'holeDealt', seat: 1, cards: undefined });
    expect(seenBy(dealt, seatCalled('B'))).toBe(dealt);
    const shown = { type: 'handShown', seat: seatCalled('B'), cards: [] } as const;
    expect(seenBy(shown, seatCalled('A'))).toBe(shown);
  });
});

describe('whose turn it is', () => {
  test('the choices are told to the player who has them, the turn to everybody', () => {
    const state = playLine(THREE, 'C calls');
    expect(viewOf(state, 'A').legal).toEqual({
      seat: 0,
      canFold: true,
      callCost: 1,
      raise: { min: 4, max: 8, step: 1 },
    });
    expect(viewOf(state, 'B').legal).toBeUndefined();
    expect([viewOf(state, 'A').toAct, viewOf(state, 'B').toAct]).toEqual([0, 0]);
  });

  test('nobody’s when the hand is over', () => {
    const view = viewOf(playLine(THREE, 'C folds, A folds'), 'B');
    expect([view.toAct, view.legal, view.complete]).toEqual([undefined, undefined, true]);
  });

  test('nobody’s between two events', () => {
    const state = playLine(THREE, 'C calls');
    const view = see(viewOf(state, 'A'), {
      type: 'acted',
      seat: seatCalled('A'),
      move: 'call',
      amount: 1,
      to: 2,
      allIn: false,
    });
    expect([view.toAct, view.legal]).toEqual([undefined, undefined]);
    expect(decideIn(view, playOn(state, 'A calls')).toAct).toBe(1);
  });
});

describe('RULES 3.10: the chips on the table', () => {
  test('the pot is everything in the middle and in front of players', () => {
    expect(viewOf(playLine({ ...THREE, ante: 1 }, 'C raises to 8'), 'A').pot).toBe(14);
  });

  test('bets are in the pots when the round is over, not before', () => {
    const state = playLine(THREE, 'C raises to 7, A calls, B folds, A bets 10');
    const view = viewOf(state, 'C');
    expect(potsIn(view.pots)).toBe('16 AC');
    expect([view.pot, view.players.map((player) => player.bet)]).toEqual([26, [10, 0, 0]]);
  });

  test('side pots come with who can win them', () => {
    const state = playLine({ ...THREE, stacks: [2, 100, 100] }, 'C raises to 6, A is all-in, B calls');
    expect(potsIn(viewOf(state, 'B').pots)).toBe('6 ABC, 8 BC');
  });

  test('who folds on a later street is taken off the side pot at its end', () => {
    const state = playLine(
      { ...THREE, stacks: [2, 100, 100] },
      'C raises to 6, A is all-in, B calls, B bets 10, C folds',
    );
    expect(potsIn(viewOf(state, 'A').pots)).toBe('6 AB, 8 B');
  });

  test('a pot of antes alone is a pot', () => {
    expect(potsIn(viewOf(playLine({ ...THREE, stacks: [1, 1, 1], ante: 2 }, ''), 'A').pots)).toBe('3 ABC');
  });

  test('R12: what a player won, and that the pot is gone', () => {
    const view = viewOf(
      playLine(
        { ...THREE, stacks: [20, 60, 60], betting: { type: 'noLimit' } },
        'C is all-in, A is all-in, B is all-in',
      ),
      'A',
    );
    expect(view.players.map(({ won, stack, committed }) => [won, stack, committed])).toEqual([
      [30, 30, 20],
      [110, 110, 60],
      [0, 0, 60],
    ]);
    expect(view.pot).toBe(0);
  });

  test('RULES 6.1: what came back is not won', () => {
    const view = viewOf(playLine(THREE, 'C raises to 7, A folds, B folds'), 'C');
    expect(view.players.map(({ won, committed }) => [won, committed])).toEqual([
      [0, 1],
      [0, 2],
      [5, 2],
    ]);
  });
});

describe('what each player did last', () => {
  const lastActs = (state: HandState): (string | undefined)[] =>
    viewOf(state, 'A').players.map(({ lastAct }) => (lastAct?.type === 'acted' ? lastAct.move : lastAct?.what));

  test('blinds, then moves', () => {
    expect(lastActs(playLine(THREE, 'C calls'))).toEqual(['smallBlind', 'bigBlind', 'call']);
  });
  test('a new street clears it, but not a fold', () => {
    expect(lastActs(playLine(THREE, 'C calls, A folds, B checks'))).toEqual(['fold', undefined, undefined]);
  });
});

test('a table before anything has happened has nothing but stacks', () => {
  const { config } = playLine(THREE, '');
  const view = blankView(config, seatCalled('A'));
  expect([view.pot, view.board, view.pots, view.events, view.toAct]).toEqual([0, [], [], [], undefined]);
  expect(view.players.map((player) => player.stack)).toEqual([100, 100, 100]);
});
