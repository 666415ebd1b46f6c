import { must } from '../base/assert.ts';
import { deriveSeed, makeRng } from '../base/rng.ts';
import type { Action, LegalActions } from '../rules/action.ts';
import { apply } from '../rules/apply.ts';
import { legalActions } from '../rules/betting.ts';
import type { Seat } from '../rules/config.ts';
import { viewFor } from '../rules/view.ts';
import type { Thinker } from '../worker/thinker.ts';
import { thinkingTime } from './pace.ts';
import type { Playing } from './playing.ts';
import type { Pace } from './settings.ts';

/** What a bot does at its turn. */
interface BotTurn {
  /** Always legal: a check or a fold where the bot's own answer was not, or was missing (R39). */
  readonly action: Action;
  /** Why the answer had to be replaced. */
  readonly mishap: string | undefined;
  /** How long it seems to have thought, in milliseconds. */
  thinkingTime(pace: Pace): number;
}

/** Asks the bot in a seat, which is to act, by its view of the hand and a seed of its own. */
export async function askBot(thinker: Thinker, game: Playing, seat: Seat): Promise<BotTurn> {
  const { setup, hand, table, actions } = game;
  const seatNumber = must(game.seatNumbers[seat], 'chair');
  const character = must(setup.bots[seatNumber - 2], 'bot');
  const seed = deriveSeed(setup.seed, 'bot', seatNumber, table.handNumber, actions.length);
  const decision = await thinker.decide({ type: 'decide', character, view: viewFor(hand, seat), seed });
  const least = leastAction(must(legalActions(hand), 'a decision'));
  if (decision === undefined) return { action: least, mishap: `${character}: no answer`, thinkingTime: () => 0 };
  const checked = apply(hand, decision.action);
  return {
    action: checked.ok ? decision.action : least,
    mishap: checked.ok ? undefined : `${character}: ${JSON.stringify(decision.action)} is ${checked.error.code}`,
    thinkingTime: (pace) => thinkingTime(decision, pace, makeRng(deriveSeed(seed, 'time'))),
  };
}

/** What costs least: a check, or else a fold. */
export const leastAction = ({ callCost }: LegalActions): Action => ({ type: callCost === 0 ? 'check' : 'fold' });
