import { assert, must } from '../base/assert.ts';
import { deriveSeed, makeRng } from '../base/rng.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import { apply, startHand } from '../rules/apply.ts';
import { legalActions } from '../rules/betting.ts';
import type { Chips, HandConfig } from '../rules/config.ts';
import { randomAction } from '../rules/randomAction.ts';
import { makeReferee } from '../rules/referee.ts';
import type { HandState } from '../rules/state.ts';
import { nextHand, openTable, rebuy, settle, type TableState } from '../rules/table.ts';
import type { SimulationOptions } from './options.ts';
import { count, NOTHING_YET, type Summary } from './summary.ts';

/** A table at which random legal hands are played without a screen, one after another. */
export interface Simulation {
  /** Plays one more hand; throws when a law of the game is broken. */
  readonly playHand: () => void;
  readonly summary: () => Summary;
}

const SMALL_BLIND = 1;
const BIG_BLIND = 2;

/** Same options, same hands: the deck and the choices of each hand have seeds of their own. */
export function makeSimulation(options: SimulationOptions): Simulation {
  const buyIn = options.betting === 'fixedLimit' ? 50 * BIG_BLIND : 100 * BIG_BLIND; // 25 big bets, 100 big blinds: RULES 8.4
  let bought = buyIn * options.seats;
  let summary = NOTHING_YET;
  let table = openTable({
    variant: options.variant,
    betting: options.betting,
    smallBlind: SMALL_BLIND,
    bigBlind: BIG_BLIND,
    maxBets: 4,
    headsUpCap: 'always',
    ante: 0,
    bigBlindAnte: false,
    unit: 1,
    freeFold: false,
    buyIns: Array.from({ length: options.seats }, () => buyIn),
  });

  const playHand = (): void => {
    const next = must(nextHand(table), 'two players with chips');
    const end = playRandomly(next.config, deriveSeed(options.seed, 'hand', next.table.handNumber));
    const stacks = end.players.map((player) => player.stack);
    const settled = settle(next.table, next.seatNumbers, stacks);
    const broke = settled.stacks.flatMap((stack, i) => (stack === 0 ? [i + 1] : []));
    table = broke.reduce(rebuy, settled);
    bought += broke.length * buyIn;
    assert(chipsAt(table) === bought, 'the chips at the table are those that were bought (R42)');
    summary = count(summary, end, broke.length);
  };
  return { playHand, summary: () => summary };
}

function playRandomly(config: HandConfig, seed: string): HandState {
  const referee = makeReferee(config);
  const rng = makeRng(deriveSeed(seed, 'choices'));
  let step = startHand(config, shuffledDeck(makeRng(deriveSeed(seed, 'deck'))));
  for (;;) {
    referee(step);
    const legal = legalActions(step.state);
    if (legal === undefined) return step.state;
    const action = randomAction(legal, rng);
    const result = apply(step.state, action);
    assert(result.ok, `a legal action is taken: ${JSON.stringify(action)}`);
    step = result.value;
  }
}

const chipsAt = (table: TableState): Chips => table.stacks.reduce((sum, stack) => sum + stack, 0);
