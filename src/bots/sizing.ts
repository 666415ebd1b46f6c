import { must } from '../base/assert.ts';
import type { LegalActions } from '../rules/action.ts';
import type { Chips } from '../rules/config.ts';
import type { PlayerView } from '../rules/view.ts';

type RaiseBounds = NonNullable<LegalActions['raise']>;

/** The total to raise to when a part of the pot is put on top of the call: 1 is a pot-sized bet or raise (RULES 4.3.3). */
export function potPart(view: PlayerView, part: number): Chips {
  const { bet } = must(view.players[view.hero], 'hero');
  const owed = must(view.legal, 'own turn').callCost;
  return bet + owed + part * (view.pot + owed);
}

/**
 * The legal total nearest to the one wanted, in round figures where the bounds leave room.
 *
 * All the chips go in when little would be left behind, or more than any opponent has is asked for nothing.
 */
export function fitTo(view: PlayerView, raise: RaiseBounds, wanted: Chips): Chips {
  const hero = must(view.players[view.hero], 'hero');
  const allIn = hero.bet + hero.stack;
  const others = view.players.filter((player, seat) => seat !== view.hero && !player.folded);
  const enough = Math.max(...others.map((player) => player.bet + player.stack));
  const left = Math.min(allIn, enough) - wanted;
  const isCommitted = view.config.betting.type !== 'fixedLimit' && left < COMMITTED * (view.pot + wanted - hero.bet);
  return onGrid(raise, isCommitted ? Math.min(allIn, enough) : rounded(view, raise, wanted));
}

/** Less than this part of the pot behind, and the rest goes in too. */
const COMMITTED = 0.3;

/** To a half of the big blind, or to a whole one when it is many. */
function rounded({ config }: PlayerView, { step }: RaiseBounds, wanted: Chips): Chips {
  const coarse = wanted >= 12 * config.bigBlind ? config.bigBlind : config.bigBlind / 2;
  const grid = Math.max(step, Math.ceil(coarse / step) * step);
  return Math.round(wanted / grid) * grid;
}

function onGrid({ min, max, step }: RaiseBounds, wanted: Chips): Chips {
  if (wanted <= min) return min;
  if (wanted >= max) return max;
  const to = Math.round(wanted / step) * step;
  return to <= min ? min : to >= max ? max : to;
}
