import { useEffect } from 'react';
import { useSettings } from '../stores.ts';

/** A touchpad tells many small moves: so many pixels of them are one step. */
const STEP_PX = 50;

/** The wheel over the table steps up and down, ten steps with Shift, and does not scroll the page (R26). */
export function useWheel(isOn: boolean, step: (times: number) => void): void {
  const wanted = useSettings((settings) => settings.wheel);
  useEffect(() => {
    if (!isOn || !wanted) return undefined;
    let moved = 0;
    const turn = (event: WheelEvent): void => {
      const isTable = event.target instanceof Element && event.target.closest('.stage, .dock') !== null;
      if (!isTable || event.ctrlKey) return;
      event.preventDefault();
      // with Shift the wheel turns sideways
      const delta = event.deltaY === 0 ? event.deltaX : event.deltaY;
      moved += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? delta : Math.sign(delta) * STEP_PX;
      if (Math.abs(moved) < STEP_PX) return;
      step(-Math.sign(moved) * (event.shiftKey ? 10 : 1));
      moved = 0;
    };
    // not passive: it holds the page still
    window.addEventListener('wheel', turn, { passive: false });
    return () => {
      window.removeEventListener('wheel', turn);
    };
  }, [isOn, wanted, step]);
}
