import { must } from '../base/assert.ts';
import type { Action, LegalActions } from '../rules/action.ts';
import type { Chips } from '../rules/config.ts';
import type { PlayerView } from '../rules/view.ts';

/** What I decide before my turn (RULES 8.2). */
export type PreAction =
  /** Folds to any wager; checks where nothing is owed. */
  | { readonly type: 'fold' }
  | { readonly type: 'checkFold' }
  | { readonly type: 'check' }
  /** Calls this much, and nothing else. */
  | { readonly type: 'call'; readonly amount: Chips }
  /** Calls whatever it costs, checks where that is free. */
  | { readonly type: 'callAny' };

/** The boxes I may tick now, the cheapest first; none when it is my turn, or no more turn of mine can come on this street. */
export function preActionsOf(view: PlayerView): readonly PreAction[] {
  const me = must(view.players[view.hero], 'my seat');
  if (view.legal !== undefined || view.complete || me.hole === undefined || me.folded || me.stack === 0) return [];
  const amount = priceOf(view);
  const couldRaise = view.players.some((player, seat) => seat !== view.hero && !player.folded && player.stack > 0);
  if (amount === 0 && !couldRaise) return [];
  if (amount === 0) return [{ type: 'checkFold' }, { type: 'check' }, { type: 'callAny' }];
  return [{ type: 'fold' }, { type: 'call', amount }, { type: 'callAny' }];
}

/** What is left of a box after something has happened: cleared when the price it was ticked for has changed, or no turn can come. */
export function stillFitting(box: PreAction | undefined, view: PlayerView): PreAction | undefined {
  const amount = priceOf(view);
  if (box === undefined || (view.legal === undefined && preActionsOf(view).length === 0)) return undefined;
  if (box.type === 'check' && amount > 0) return undefined;
  if (box.type === 'call' && amount !== box.amount) return undefined;
  return box;
}

/** What a box does at my turn; `undefined` when it does not fit it. */
export function actionOf(box: PreAction, legal: LegalActions): Action | undefined {
  const isFree = legal.callCost === 0;
  switch (box.type) {
    case 'fold':
    case 'checkFold':
      return { type: isFree ? 'check' : 'fold' };
    case 'check':
      return isFree ? { type: 'check' } : undefined;
    case 'call':
      return legal.callCost === box.amount ? { type: 'call' } : undefined;
    case 'callAny':
      return { type: isFree ? 'check' : 'call' };
  }
}

/** What staying in costs me as things stand: at my turn what the rules say, before it what they would say (RULES 2.9). */
export function priceOf({ config, hero, legal, players, street }: PlayerView): Chips {
  if (legal !== undefined) return legal.callCost;
  const me = must(players[hero], 'my seat');
  const opponents = players.filter((player) => player !== me && !player.folded);
  const wager = Math.max(0, ...players.map((player) => player.bet));
  const nominal = street === 'preflop' ? Math.max(config.bigBlind, wager) : wager;
  const price = opponents.every((player) => player.stack === 0) ? Math.max(0, ...opponents.map((o) => o.bet)) : nominal;
  return Math.max(0, Math.min(me.stack, price - me.bet));
}

/** Whether two boxes are the same, of the same price too. */
export const isSameBox = (one: PreAction, other: PreAction): boolean =>
  one.type === other.type && (one.type !== 'call' || (other.type === 'call' && one.amount === other.amount));
