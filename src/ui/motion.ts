import type { AnimationPlaybackControlsWithThen } from 'framer-motion';
import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { MOVE_TIMES, PACE_FACTORS } from '../store/pace.ts';
import type { MotionFeatures } from './motionFeatures.ts';
import { useGame, useSettings } from './stores.ts';

type Easing = [number, number, number, number];

/** How moves go (DESIGN 3); how long they take is in `store/pace.ts`. */
const EASINGS: Readonly<Record<keyof typeof MOVE_TIMES, Easing>> = {
  deal: [0.16, 0.84, 0.36, 1],
  flip: [0.45, 0.05, 0.35, 1],
  bet: [0.2, 0.8, 0.3, 1],
  collect: [0.6, 0, 0.3, 1],
  count: [0.2, 0, 0.2, 1],
  push: [0.5, 0, 0.15, 1],
  fold: [0.4, 0, 1, 1],
};

/** Ends a move where it is: what it moved has gone from the screen. */
export type Stop = () => void;

interface When {
  readonly move: keyof typeof MOVE_TIMES;
  /** Begins so much later, in milliseconds at normal pace; till then the first state is shown. */
  readonly after?: number;
  /** Of the whole time, 0 to 1: when each value is reached. */
  readonly times?: number[];
  readonly onEnd?: () => void;
  /** It is taken from the screen at the end, and stays where it came to till then; otherwise its own style holds again. */
  readonly leaves?: boolean;
}

export interface Motion {
  /** Nothing moves: pace instant, the system asks for less motion, nobody looks, the move was cut short, or what moves things is not there (yet). */
  readonly still: boolean;
  /** Moves an element through values of its style. */
  play(element: HTMLElement, keyframes: Readonly<Record<string, string[]>>, when: When): Stop;
  /** Counts from one number up to another. */
  count(from: number, to: number, show: (value: number) => void): Stop;
}

const STANDING: Motion = { still: true, play: () => () => {}, count: () => () => {} };

/** What moves things, once it has been loaded. */
export const MotionFeaturesContext = createContext<MotionFeatures | undefined>(undefined);
/** What moves things on this table. */
export const MotionContext = createContext<Motion>(STANDING);

export const useMotion = (): Motion => useContext(MotionContext);

/** Motion for one table: all of it ends at once when I hurry, and when nothing is to move any more. */
export function useTableMotion(): Motion {
  const features = useContext(MotionFeaturesContext);
  const factor = useMotionFactor();
  const isStill = useGame((game) => game.isStill);
  const hurries = useGame((game) => game.hurries);
  const [running] = useState(() => new Set<Pick<AnimationPlaybackControlsWithThen, 'complete'>>());
  const stands = features === undefined || factor === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hurry and standing still are why they end
  useLayoutEffect(() => {
    for (const one of running) one.complete();
    endMarks();
  }, [running, hurries, stands]);
  if (features === undefined || stands) return STANDING;
  return {
    still: isStill,
    play(element, keyframes, { move, after = 0, times, onEnd, leaves = false }) {
      const controls = features.animate(element, keyframes, {
        duration: (MOVE_TIMES[move] * factor) / 1000,
        delay: (after * factor) / 1000,
        ease: EASINGS[move],
        ...(times && { times }),
      });
      running.add(controls);
      void controls.finished.then(() => {
        running.delete(controls);
        if (!leaves) for (const name of Object.keys(keyframes)) element.style.removeProperty(name);
        onEnd?.();
      });
      return () => {
        controls.cancel();
        running.delete(controls);
      };
    },
    count(from, to, show) {
      const controls = features.animateValue({
        keyframes: [from, to],
        duration: MOVE_TIMES.count * factor,
        ease: EASINGS.count,
        onUpdate: (value) => {
          show(Math.round(value));
        },
      });
      running.add(controls);
      void controls.finished.then(() => running.delete(controls));
      return () => {
        controls.cancel();
        running.delete(controls);
        show(to);
      };
    },
  };
}

/** By what the times of all moves are multiplied; 0 when nothing is to move. */
export function useMotionFactor(): number {
  const pace = useSettings((settings) => settings.pace);
  const reduced = useSyncExternalStore(onReduced, isReduced);
  const hidden = useSyncExternalStore(onVisibility, isHidden);
  return reduced || hidden ? 0 : PACE_FACTORS[pace];
}

/** Cards that the style sheet lifts and drops are where they belong. */
function endMarks(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSAnimation) animation.finish();
}

const reducing = matchMedia('(prefers-reduced-motion: reduce)');
const isReduced = (): boolean => reducing.matches;
function onReduced(tell: () => void): Stop {
  reducing.addEventListener('change', tell);
  return () => {
    reducing.removeEventListener('change', tell);
  };
}

const isHidden = (): boolean => document.hidden;
function onVisibility(tell: () => void): Stop {
  document.addEventListener('visibilitychange', tell);
  return () => {
    document.removeEventListener('visibilitychange', tell);
  };
}
