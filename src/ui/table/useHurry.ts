import { useEffect } from 'react';
import { useGame } from '../stores.ts';

/** A click, tap or key anywhere ends the move that is on the screen (DESIGN 3). */
export function useHurry(): void {
  const hurry = useGame((game) => game.hurry);
  useEffect(() => {
    const options = { capture: true, passive: true };
    window.addEventListener('pointerdown', hurry, options);
    window.addEventListener('keydown', hurry, options);
    return () => {
      window.removeEventListener('pointerdown', hurry, options);
      window.removeEventListener('keydown', hurry, options);
    };
  }, [hurry]);
}
