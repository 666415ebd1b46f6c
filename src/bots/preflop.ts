import { must } from '../base/assert.ts';
import type { Rng } from '../base/rng.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Decision, Reason } from './bot.ts';
import type { Move } from './moves.ts';
import { outcomeOf } from './outcome.ts';
import { widened } from './ranges.ts';
import { fitTo, potPart } from './sizing.ts';
import { startingHandRank } from './startingHands.ts';
import { judge } from './strength.ts';
import type { Temper } from './tempers.ts';

/** The part of a temper's hands that is still played after so many raises, and raised once more. */
const STILL_PLAYED = [1, 0.7, 0.4, 0.22];
const STILL_RAISED = [1, 0.34, 0.14, 0.06];
/** The usual price of a call, as a part of the pot: cheaper ones are paid with more hands, dearer ones with fewer. */
const USUAL_PRICE = 0.33;
/** From this part of the stack on, a call is weighed by dealing the hand out. */
const MUCH = 0.25;

/** Decides before the flop: by the starting hand, the position, the raises so far and the price. */
export function decidePreflop(
  view: PlayerView,
  moves: readonly Move[],
  temper: Temper,
  samples: number,
  rng: Rng,
): Decision {
  const { legal, config } = view;
  const { callCost, raise, canFold } = must(legal, 'own turn');
  const hero = must(view.players[view.hero], 'hero');
  const players = view.players.filter((player) => !player.folded).length;
  const rank = startingHandRank(must(hero.hole, 'own hole cards'), config.variant, players);
  const raises = moves.filter((move) => move.type === 'raise' || move.type === 'bet').length;
  const price = callCost / (view.pot + callCost);
  const played = temper.hands * lateness(view) * (STILL_PLAYED[raises] ?? 0.15);
  const raised = temper.hands * temper.raises * lateness(view) * (STILL_RAISED[raises] ?? 0.03);
  const cheapness = price === 0 ? 1 : Math.max(0.6, (USUAL_PRICE / price) ** 0.8);
  const reasons: Reason[] = [
    { code: 'startingHand', values: { percentile: Math.max(1, percent(rank)) } },
    { code: 'raises', values: { count: raises } },
    { code: 'position', values: { behind: behind(view, moves) } },
    { code: 'price', values: { percent: percent(price) } },
  ];
  const wouldCall = rank <= widened(played * cheapness, players);
  if (raise !== undefined && rank <= widened(raised, players) && rng.int(100) < 88) {
    const size = 0.5 + 0.5 * Math.min(1, (rng.int(60) + 100 * temper.bigBets) / 120);
    return { action: { type: 'betOrRaise', to: fitTo(view, raise, potPart(view, size)) }, reasons };
  }
  if (callCost === 0) return { action: { type: 'check' }, reasons: [{ code: 'free', values: {} }, ...reasons] };
  if (callCost >= MUCH * (hero.stack + hero.committed) && (wouldCall || rank <= widened(2 * played, players))) {
    const strength = judge(view, moves, rng, samples);
    const { value, shareWhenCalled } = outcomeOf(view, strength, hero.bet + callCost, moves);
    const committed = percent((hero.committed + callCost) / (hero.committed + hero.stack));
    const weighed: Reason[] = [
      { code: 'share', values: { percent: percent(shareWhenCalled) } },
      { code: 'committed', values: { percent: committed } },
      ...reasons,
    ];
    return { action: value > temper.callMargin * view.pot ? { type: 'call' } : { type: 'fold' }, reasons: weighed };
  }
  return { action: wouldCall || !canFold ? { type: 'call' } : { type: 'fold' }, reasons };
}

/** From 0.7 for the first to speak after the flop to 1.05 for the last. */
function lateness({ hero, players }: PlayerView): number {
  return 0.7 + (0.35 * hero) / (players.length - 1);
}

/** Players still in who have not yet spoken in this round. */
function behind(view: PlayerView, moves: readonly Move[]): number {
  return view.players.filter(
    (player, seat) => seat !== view.hero && !player.folded && !moves.some((move) => move.seat === seat),
  ).length;
}

const percent = (part: number): number => Math.round(part * 100);
