import type { Rng } from '../base/rng.ts';
import type { Decision } from '../bots/bot.ts';
import type { HandEvent } from '../rules/event.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Pace } from './settings.ts';

/** By what the times of all moves are multiplied (DESIGN 3). */
export const PACE_FACTORS: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** How long a bot seems to think at most, in milliseconds (DESIGN 3). */
const THINKING: Readonly<Record<Pace, number>> = { slow: 900, normal: 500, fast: 150, instant: 0 };

/** A street of a run-out waits so much longer, so that it can be followed (RULES 8.5). */
const RUN_OUT_PAUSE = 700;

/** How long an event, the last one of the view, stays alone on the screen before the next, at normal pace, in milliseconds. */
export function timeAfter(view: PlayerView, event: HandEvent): number {
  const isRunOut = event.type === 'boardDealt' && view.events.some((earlier) => earlier.type === 'handShown');
  return timeOf(event) + (isRunOut ? RUN_OUT_PAUSE : 0);
}

/** The time that an event's move takes (DESIGN 3). */
function timeOf(event: HandEvent): number {
  switch (event.type) {
    case 'posted':
      return 60;
    case 'holeDealt':
      return 110;
    case 'acted':
      return event.move === 'fold' || event.move === 'check' ? 180 : 260;
    case 'betReturned':
      return 260;
    case 'betsCollected':
      return 480;
    case 'boardDealt':
      return event.street === 'flop' ? 620 : 480;
    case 'handShown':
      return 320;
    case 'handMucked':
      return 160;
    case 'potAwarded':
      return 640;
    case 'handEnded':
      return 0;
  }
}

/** How long a bot seems to think: longer the more it had to weigh, never longer than the pace says (R36). */
export function thinkingTime(decision: Decision, pace: Pace, rng: Rng): number {
  const weight = decision.action.type === 'fold' || decision.action.type === 'check' ? 0.45 : 0.75;
  return Math.round(THINKING[pace] * Math.min(1, weight + rng.int(26) / 100));
}
