import { must } from '../base/assert.ts';
import { makeRng, type Rng, type Seed } from '../base/rng.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import type { Action, LegalActions } from './action.ts';
import { apply, type Step, startHand } from './apply.ts';
import { legalActions } from './betting.ts';
import { type Betting, type Chips, type Forced, type HandConfig, seatAt, VARIANTS } from './config.ts';
import type { HandState } from './state.ts';

/** Makers and random hands for tests and for the simulation: nothing here is part of the game. */

/** What a test cares about; the rest is a pot-limit 1/2 hand of Omaha Hi/Lo. */
interface ConfigWish {
  readonly stacks: readonly Chips[];
  readonly betting?: Betting;
  readonly smallBlind?: Chips;
  readonly bigBlind?: Chips;
  readonly ante?: Chips;
  readonly bigBlindAnte?: Chips;
  readonly variant?: HandConfig['variant'];
  readonly unit?: Chips;
}

export const FIXED_LIMIT = (bigBlind: Chips): Betting => ({
  type: 'fixedLimit',
  smallBet: bigBlind,
  bigBet: 2 * bigBlind,
  maxBets: 4,
  headsUpCap: 'always',
});

/** A hand's config with the blinds in their usual places. */
export function makeConfig(wish: ConfigWish): HandConfig {
  const { stacks, smallBlind = 1, bigBlind = 2, ante = 0, bigBlindAnte = 0 } = wish;
  const headsUp = stacks.length === 2;
  const due = (what: Forced['what'], seat: number, amount: Chips): Forced[] =>
    amount === 0 ? [] : [{ seat: seatAt(seat), what, amount }];
  return {
    variant: wish.variant ?? 'omahaHiLo',
    betting: wish.betting ?? { type: 'potLimit' },
    smallBlind,
    bigBlind,
    forced: [
      ...stacks.flatMap((_, seat) => due('ante', seat, ante)),
      ...due('smallBlind', headsUp ? 1 : 0, smallBlind),
      ...due('bigBlind', headsUp ? 0 : 1, bigBlind),
      ...due('bigBlindAnte', headsUp ? 0 : 1, bigBlindAnte),
    ],
    stacks,
    unit: wish.unit ?? 1,
    freeFold: false,
  };
}

/** Any hand: 2 to 10 seats, all structures, stacks from one chip up, antes now and then. */
export function randomConfig(rng: Rng): HandConfig {
  const pick = <Value>(list: readonly Value[]): Value => must(list[rng.int(list.length)], 'choice');
  const [smallBlind, bigBlind] = pick<readonly [Chips, Chips]>([[1, 2], [2, 5], [10, 15], [50, 100]]);
  const deep = pick([1, 3, 20, 200]);
  return makeConfig({
    stacks: Array.from({ length: 2 + rng.int(9) }, () => 1 + rng.int(bigBlind * deep)),
    betting: pick<Betting>([FIXED_LIMIT(bigBlind), { type: 'potLimit' }, { type: 'noLimit' }]),
    smallBlind,
    bigBlind,
    ante: pick([0, 0, 0, 1, bigBlind]),
    bigBlindAnte: pick([0, 0, 0, bigBlind]),
    variant: pick(VARIANTS),
    unit: pick([1, 1, 1, 5]),
  });
}

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

/** Plays a hand of random legal actions to its end; `watch` is told every step. */
export function playRandomHand(config: HandConfig, seed: Seed, watch: (step: Step) => void = () => {}): HandState {
  const rng = makeRng(seed);
  let step = startHand(config, shuffledDeck(rng));
  watch(step);
  for (let legal = legalActions(step.state); legal !== undefined; legal = legalActions(step.state)) {
    const result = apply(step.state, randomAction(legal, rng));
    if (!result.ok) throw new Error(`a legal action was refused: ${JSON.stringify(result.error)}, seed ${seed}`);
    step = result.value;
    watch(step);
  }
  return step.state;
}
