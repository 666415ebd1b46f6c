import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Seat } from '../../rules/config.ts';
import type { PlayerView } from '../../rules/view.ts';
import { CARD_GAPS, MOVE_TIMES } from '../../store/pace.ts';
import { type Stop, useMotion } from '../motion.ts';
import { middleOf, placeOf, wayTo } from './places.ts';

/** With how much of a turn a card lands. */
const TILT = '3deg';
/** Of a deal's time, after which a card that leaves the deck is seen whole. */
const LIFTED = 0.15;

/** When a seat's card of one round leaves the deck: card by card from the button's left (RULES 1.6), in milliseconds at normal pace. */
export const dealtAfter = (view: PlayerView | undefined, seat: Seat | undefined, round: number): number =>
  (round * (view?.players.length ?? 0) + (seat ?? 0)) * CARD_GAPS.deal;

/** When a card that is dealt has landed. */
export const landedAfter = (after: number): number => after + MOVE_TIMES.deal;

/** Whether cards are being dealt. */
export const isDealing = (view: PlayerView | undefined): boolean => view?.events.at(-1)?.type === 'holeDealt';

/** Has a card that is new come from the dealer's disc and settle. */
export function useDealt<Element extends HTMLElement>(isNew: boolean, after: number): RefObject<Element | null> {
  const motion = useMotion();
  const ref = useRef<Element>(null);
  const deal = useEffectEvent((): Stop | undefined => {
    const element = ref.current;
    const here = element === null ? undefined : middleOf(element);
    const deck = placeOf('dealer') ?? placeOf('middle');
    if (!isNew || motion.still || element === null || here === undefined || deck === undefined) return undefined;
    const stops = [
      motion.play(element, { translate: [wayTo(here, deck), '0px 0px'] }, { move: 'deal', after }),
      motion.play(element, { opacity: ['0', '1', '1'] }, { move: 'deal', after, times: [0, LIFTED, 1] }),
      motion.play(element, { rotate: [TILT, '0deg'] }, { move: 'flip', after: landedAfter(after) }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
  useLayoutEffect(() => deal(), []);
  return ref;
}
