import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Chips } from '../../rules/config.ts';

/** How long a button that has just changed does not take a press (R30). */
const GUARD_MS = 400;

export interface Press {
  /** Put these on the element around the buttons: they note what was drawn when a press began. */
  readonly began: {
    readonly onPointerDownCapture: (event: PointerEvent) => void;
    readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  };
  /** What is drawn has just changed: it takes no press yet. */
  readonly fresh: boolean;
  /** A press begins and ends at once, as that of a key for the whole table. */
  begin(): void;
  /** Whether a press that ends now was meant for what is drawn; for its amount too, when the amount is played. */
  meant(playsAmount: boolean): boolean;
}

/**
 * Keeps a press from acting on something else than what it was meant for.
 *
 * A press counts only when it began while the same was drawn (R34), and not within the first moments of it,
 * when the finger may have been on its way to what stood there before (R30). `drawn` names what can be pressed; '' is nothing.
 */
export function usePress(drawn: string, amount: Chips): Press {
  const begun = useRef<{ readonly drawn: string; readonly amount: Chips } | undefined>(undefined);
  const [settled, setSettled] = useState('');
  const fresh = drawn !== settled;
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setSettled(drawn);
      },
      drawn === '' ? 0 : GUARD_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [drawn]);
  const begin = (): void => {
    begun.current = { drawn, amount };
  };
  return {
    began: {
      onPointerDownCapture: begin,
      onKeyDownCapture: (event) => {
        if (!event.repeat) begin();
        // a key that is held presses once
        else if (event.key === 'Enter') event.preventDefault();
      },
    },
    fresh,
    begin,
    meant: (playsAmount) => {
      const start = begun.current;
      begun.current = undefined;
      // assistive technology may press without a pointer or a key
      if (start !== undefined && start.drawn !== drawn) return false;
      if (start !== undefined && playsAmount && start.amount !== amount) return false;
      return !fresh;
    },
  };
}
