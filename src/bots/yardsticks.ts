import { must } from '../base/assert.ts';
import type { Rng } from '../base/rng.ts';
import type { Action } from '../rules/action.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Bot, Decision } from './bot.ts';
import { hutchisonCount, hutchisonPlays } from './hutchison.ts';
import { nutsOf } from './nuts.ts';
import { fitTo, potPart } from './sizing.ts';

// Simple players of known weakness, to measure the others by.

/** Never folds and never bets. */
export const alwaysCall: Bot = (view) => because(passive(view));

/** Any legal kind of action, each as likely as the others; then any legal size. */
export const randomLegal: Bot = (view, rng) => {
  const { canFold, raise } = must(view.legal, 'own turn');
  const kinds = [...(canFold ? ['fold'] : []), 'passive', ...(raise ? ['raise'] : [])];
  const kind = kinds[rng.int(kinds.length)];
  if (kind === 'fold') return because({ type: 'fold' });
  return because(kind === 'raise' && raise ? { type: 'betOrRaise', to: anySize(raise, rng) } : passive(view));
};

/** Plays what Hutchison's count plays, raises with 30 points, then bets and calls with good made hands only. Never bluffs. */
export const hutchisonTight: Bot = (view) => {
  const { raise } = must(view.legal, 'own turn');
  const hole = must(view.players[view.hero]?.hole, 'own hole cards');
  const count = hutchisonCount(hole);
  const wants = view.street === 'preflop' ? wantsBefore(count) : wantsAfter(view);
  const values = { points: count.points };
  if (wants === 'bet' && raise) {
    const to = view.street === 'preflop' ? raise.min : fitTo(view, raise, potPart(view, 0.75));
    return because({ type: 'betOrRaise', to }, values);
  }
  return because(wants === 'fold' ? checkOrFold(view) : passive(view), values);
};

type Wish = 'bet' | 'call' | 'fold';

const wantsBefore = (count: ReturnType<typeof hutchisonCount>): Wish =>
  count.points >= 30 ? 'bet' : hutchisonPlays(count) ? 'call' : 'fold';

/** Bets what is the nuts or next to it for either half, calls with what is near. */
function wantsAfter(view: PlayerView): Wish {
  const hole = must(view.players[view.hero]?.hole, 'own hole cards');
  const { highRank, lowRank = Infinity } = nutsOf(hole, view.board, view.config.variant === 'omahaHiLo');
  if (highRank <= 3 || (lowRank === 1 && highRank <= 40)) return 'bet';
  return lowRank <= 2 || highRank <= 10 ? 'call' : 'fold';
}

function anySize({ min, max, step }: { min: number; max: number; step: number }, rng: Rng): number {
  const first = Math.floor(min / step) + 1; // the first on the grid above the minimum
  const last = Math.ceil(max / step) - 1;
  const between = Math.max(0, last - first + 1);
  const pick = rng.int((max > min ? 2 : 1) + between);
  return pick === 0 ? min : pick <= between ? (first + pick - 1) * step : max;
}

const passive = (view: PlayerView): Action =>
  must(view.legal, 'own turn').callCost === 0 ? { type: 'check' } : { type: 'call' };

const checkOrFold = (view: PlayerView): Action =>
  must(view.legal, 'own turn').callCost === 0 ? { type: 'check' } : { type: 'fold' };

function because(action: Action, values?: { readonly points: number }): Decision {
  return { action, reasons: values ? [{ code: 'points', values }] : [] };
}
