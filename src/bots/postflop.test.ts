import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { makeRng } from '../base/rng.ts';
import type { Action } from '../rules/action.ts';
import { seatAt } from '../rules/config.ts';
import { type PlayerView, see } from '../rules/view.ts';
import { makeBot } from './heuristic.ts';
import { findCharacter, STYLES } from './roster.ts';
import { viewOf } from './testing.ts';

const COMMITTED = 60;
const BET = 100;

/** The hero to act after all others bet or called the same; a pot of so many players. */
function facingBet(hole: string, board: string, players: number): PlayerView {
  const base = viewOf(
    hole,
    board,
    Array.from({ length: players }, () => COMMITTED),
  );
  const view = base.players.slice(1).reduce(
    (before, _, i) =>
      see(before, {
        type: 'acted',
        seat: seatAt(i + 1),
        move: i === 0 ? 'bet' : 'call',
        amount: BET,
        to: BET,
        allIn: false,
      }),
    base,
  );
  const raise = { min: 2 * BET, max: 2 * BET + view.pot, step: 1 };
  return { ...view, toAct: seatAt(0), legal: { seat: seatAt(0), canFold: true, callCost: BET, raise } };
}

/** What a style does with it, as often as it does it in twenty. */
function actionsIn(view: PlayerView, style: string): Action['type'][] {
  const bot = makeBot(must(findCharacter(`ilinca-${style}`), style));
  return Array.from({ length: 20 }, (_, i) => bot(view, makeRng(`act/${i}`)).action.type);
}

const often = (types: readonly Action['type'][], type: Action['type']) => types.filter((each) => each === type).length;

test.each(STYLES)('%s: a bare nut low is called, not raised, with many in', (style) => {
  const actions = actionsIn(facingBet('As2hTcJd', '3d5c8hQcKd', 4), style);
  expect(often(actions, 'betOrRaise')).toBe(0);
});

test.each(STYLES)('%s: the nuts of both halves with a wheel is raised', (style) => {
  const actions = actionsIn(facingBet('As2h2cJd', '3d4c5hQcKd', 3), style);
  expect(often(actions, 'fold')).toBe(0);
  expect(often(actions, 'betOrRaise')).toBeGreaterThanOrEqual(15);
});

test.each(STYLES)('%s: nothing for either half is folded to a bet on the river', (style) => {
  const actions = actionsIn(facingBet('9s9h7cJd', '3d5c8hQcKd', 3), style);
  expect(often(actions, 'fold')).toBeGreaterThanOrEqual(17);
});

test('a nut low heads-up is no reason to fold', () => {
  expect(often(actionsIn(facingBet('As2hTcJd', '3d5c8hQcKd', 2), 'solid'), 'fold')).toBe(0);
});
