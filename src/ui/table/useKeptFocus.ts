import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in an element whose parts come and go: what had it and is gone gives it to the part that stays.
 * `takes`: that part gets the focus when it appears, unless something else has it.
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  staying: RefObject<HTMLElement | null>,
  takes: boolean,
): void {
  const inside = useRef(takes);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      inside.current = target instanceof Node && root.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [root]);
  // after every change: any of them may have taken the focused part away
  useLayoutEffect(() => {
    if (inside.current && isLost(document.activeElement)) staying.current?.focus({ preventScroll: true });
  });
}

/** Nothing has the focus, or something that cannot be used. */
export const isLost = (focused: Element | null): boolean =>
  focused === null ||
  focused === document.body ||
  focused.matches(':disabled') ||
  !focused.checkVisibility({ visibilityProperty: true });
