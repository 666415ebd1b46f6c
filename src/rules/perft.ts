import type { Action, LegalActions } from './action.ts';
import { apply } from './apply.ts';
import { legalActions } from './betting.ts';
import type { HandState } from './state.ts';

/** How many lines of play go on from a state, by how they end. */
export interface LineCount {
  /** Lines in which all but one fold. */
  readonly uncontested: number;
  /** Lines in which two players or more are left when betting is over. */
  readonly showdowns: number;
}

/**
 * Counts every line of play from a state to the end of the hand: each different sequence of legal actions, the cards being fixed.
 *
 * It walks `legalActions` and `apply`, nothing else; every size on the grid is an action of its own, so stacks must be small where sizes
 * are free.
 */
export function perft(state: HandState): LineCount {
  const legal = legalActions(state);
  if (legal === undefined) {
    const live = state.players.filter((player) => !player.folded).length;
    return live === 1 ? { uncontested: 1, showdowns: 0 } : { uncontested: 0, showdowns: 1 };
  }
  return actionsIn(legal).reduce<LineCount>(
    (sum, action) => {
      const result = apply(state, action);
      if (!result.ok) throw new Error(`a legal action was refused: ${JSON.stringify(action)}`);
      const { uncontested, showdowns } = perft(result.value.state);
      return { uncontested: sum.uncontested + uncontested, showdowns: sum.showdowns + showdowns };
    },
    { uncontested: 0, showdowns: 0 },
  );
}

/** Every action that the choices allow, each size of a bet or raise by itself. */
function actionsIn(legal: LegalActions): Action[] {
  const stay: Action = { type: legal.callCost === 0 ? 'check' : 'call' };
  const fold: Action[] = legal.canFold ? [{ type: 'fold' }] : [];
  return [...fold, stay, ...sizesIn(legal.raise).map((to): Action => ({ type: 'betOrRaise', to }))];
}

/** The least, the greatest, and the multiples of the step between them. */
function sizesIn(raise: LegalActions['raise']): number[] {
  if (raise === undefined) return [];
  const { min, max, step } = raise;
  const sizes = new Set([min]);
  for (let to = Math.ceil(min / step) * step; to < max; to += step) sizes.add(to);
  return [...sizes.add(max)];
}
