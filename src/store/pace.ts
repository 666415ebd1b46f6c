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

/** What a move takes at normal pace, in milliseconds (DESIGN 3). */
export const MOVE_TIMES = {
  deal: 220,
  flip: 260,
  bet: 240,
  collect: 420,
  count: 200,
  push: 620,
  fold: 260,
} as const;

/** Between one card and the next. */
export const CARD_GAPS = { deal: 70, flip: 90 } as const;

const HOLE_CARDS = 4;
/** A move is drawn a little after its event. */
const SLACK = 40;

/** How long an event, the last one of the view, stays alone on the screen before the `next`, at normal pace, in milliseconds. */
export function timeAfter(view: PlayerView, event: HandEvent, next: HandEvent | undefined): number {
  const time = timeOf(view, event, next);
  const isRunOut = event.type === 'boardDealt' && view.events.some((earlier) => earlier.type === 'handShown');
  return time + (time > 0 ? SLACK : 0) + (isRunOut ? RUN_OUT_PAUSE : 0);
}

/** The time that an event's move takes. Cards are dealt as one move, and so the winners of one half are paid. */
function timeOf(view: PlayerView, event: HandEvent, next: HandEvent | undefined): number {
  switch (event.type) {
    case 'posted':
      return next?.type === 'posted' || next?.type === 'holeDealt' ? CARD_GAPS.deal : MOVE_TIMES.bet;
    case 'holeDealt': {
      const gaps = view.players.length * HOLE_CARDS - 1;
      return next?.type === 'holeDealt' ? 0 : gaps * CARD_GAPS.deal + MOVE_TIMES.deal + MOVE_TIMES.flip;
    }
    case 'acted':
      return event.move === 'fold' ? MOVE_TIMES.fold : event.move === 'check' ? 180 : MOVE_TIMES.bet;
    case 'betReturned':
      return MOVE_TIMES.bet;
    case 'betsCollected':
      return MOVE_TIMES.collect + MOVE_TIMES.count;
    case 'boardDealt':
      return MOVE_TIMES.flip + CARD_GAPS.flip * (event.cards.length - 1) + 180;
    case 'handShown':
      return 320;
    case 'handMucked':
      return 160;
    case 'potAwarded': {
      const together = next?.type === 'potAwarded' && next.pot === event.pot && next.half === event.half;
      return together ? 0 : MOVE_TIMES.push;
    }
    case 'handEnded':
      return 0;
  }
}

/** How long a bot seems to think: longer the more it had to weigh, never longer than the pace says (R36). */
export function thinkingTime(decision: Decision, pace: Pace, rng: Rng): number {
  const weight = decision.action.type === 'fold' || decision.action.type === 'check' ? 0.45 : 0.75;
  return Math.round(THINKING[pace] * Math.min(1, weight + rng.int(26) / 100));
}

/** Whether two events that follow one another are one move to the eye: a deal, or shares of the pot. */
export const isOneMove = (one: HandEvent, next: HandEvent): boolean =>
  (isDeal(one) && isDeal(next)) || (one.type === 'potAwarded' && next.type === 'potAwarded');

const isDeal = ({ type }: HandEvent): boolean => type === 'posted' || type === 'holeDealt';
