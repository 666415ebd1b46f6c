import { useEffect, useRef } from 'react';
import type { Chips } from '../../rules/config.ts';
import { useSettings } from '../stores.ts';

/** How long a button that has just changed does not take a press (R30). */
const GUARD_MS = 400;

export interface Press {
  /** Put these on the element around the buttons: they note what was drawn when a press began. */
  readonly began: { readonly onPointerDownCapture: () => void; readonly onKeyDownCapture: () => void };
  /** Whether a press that ends now was meant for the decision that is drawn; for its amount too, when the amount is played. */
  meant(playsAmount: boolean): boolean;
}

/**
 * Keeps a press from acting on another decision than the one it was meant for.
 *
 * A press counts only when it began while the same decision was drawn (R34), and not within the first moments of it,
 * when the finger may have been on its way to what stood there before (R30); at pace instant nobody is that quick.
 */
export function usePress(decision: string, amount: Chips): Press {
  const quick = useSettings((settings) => settings.pace === 'instant');
  const begun = useRef<{ readonly decision: string; readonly amount: Chips } | undefined>(undefined);
  const isNew = useRef(false);
  useEffect(() => {
    isNew.current = decision !== '';
    const timer = setTimeout(() => {
      isNew.current = false;
    }, GUARD_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [decision]);
  const begin = (): void => {
    begun.current = { decision, amount };
  };
  return {
    began: { onPointerDownCapture: begin, onKeyDownCapture: begin },
    meant: (playsAmount) => {
      const start = begun.current;
      begun.current = undefined;
      // assistive technology may press without a pointer or a key
      if (start !== undefined && start.decision !== decision) return false;
      if (start !== undefined && playsAmount && start.amount !== amount) return false;
      return quick || !isNew.current;
    },
  };
}
