import { must } from '../base/assert.ts';
import type { Rng } from '../base/rng.ts';
import type { Action, LegalActions } from './action.ts';

/** Any legal action: folding is the rarest, so that hands get somewhere; sizes anywhere on the grid, the bounds often. */
export function randomAction(legal: LegalActions, rng: Rng): Action {
  const stay: Action = legal.callCost === 0 ? { type: 'check' } : { type: 'call' };
  if (legal.canFold && rng.int(5) === 0) return { type: 'fold' };
  if (legal.raise === undefined || rng.int(3) > 0) return stay;
  const { min, max, step } = legal.raise;
  const steps = Math.floor((max - min) / step);
  const inside = Math.ceil(min / step) * step + step * rng.int(steps + 1);
  const to = must([min, max, inside][rng.int(3)], 'size');
  return { type: 'betOrRaise', to: Math.min(max, Math.max(min, to)) };
}
