import { useReducedMotion } from 'framer-motion';
import { createContext, useContext } from 'react';
import { PACE_FACTORS } from '../store/pace.ts';
import { useSettings } from './stores.ts';

/** What a move takes at normal pace, in milliseconds, and how it goes (DESIGN 3). */
const MOVES = {
  deal: { ms: 220, ease: [0.16, 0.84, 0.36, 1] },
  flip: { ms: 260, ease: [0.45, 0.05, 0.35, 1] },
  bet: { ms: 240, ease: [0.2, 0.8, 0.3, 1] },
  collect: { ms: 420, ease: [0.6, 0, 0.3, 1] },
  push: { ms: 620, ease: [0.5, 0, 0.15, 1] },
  fold: { ms: 260, ease: [0.4, 0, 1, 1] },
} as const satisfies Record<string, { readonly ms: number; readonly ease: readonly [number, number, number, number] }>;

/** Between one card and the next. */
const GAP_MS = { deal: 70, flip: 90 } as const;

/** Whether what moves things has been loaded; until then everything stands where it belongs. */
export const MotionReadyContext = createContext(false);

export interface Motion {
  /** Nothing moves: pace instant, the system asks for less motion, or what moves things is not there (yet). */
  readonly still: boolean;
  /** The transition of a move; `turn` counts cards that follow one another. */
  transition(
    move: keyof typeof MOVES,
    turn?: number,
  ): {
    readonly duration: number;
    readonly delay: number;
    readonly ease: [number, number, number, number];
  };
}

export function useMotion(): Motion {
  const pace = useSettings((settings) => settings.pace);
  const reduced = useReducedMotion() === true;
  const ready = useContext(MotionReadyContext);
  const factor = reduced ? 0 : PACE_FACTORS[pace];
  return {
    still: factor === 0 || !ready,
    transition: (move, turn = 0) => {
      const { ms, ease } = MOVES[move];
      const gap = move === 'deal' || move === 'flip' ? GAP_MS[move] : 0;
      return { duration: (ms * factor) / 1000, delay: (gap * turn * factor) / 1000, ease: [...ease] };
    },
  };
}
