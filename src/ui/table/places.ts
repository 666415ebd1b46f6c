import { createContext, type RefObject, useContext, useEffect, useState } from 'react';

/** Middle of something on the table, in pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where things are that chips and cards fly between, by the name in their `data-place`. */
export type Places = ReadonlyMap<string, Point>;

export const PlacesContext = createContext<Places>(new Map());

/** From one place to another, as a shift; nothing while a place is not known. */
export function useShift(from: string, to: string): Point {
  const places = useContext(PlacesContext);
  const start = places.get(from);
  const end = places.get(to);
  return start === undefined || end === undefined ? { x: 0, y: 0 } : { x: start.x - end.x, y: start.y - end.y };
}

/** Measures all places inside an element whenever its size changes, or `layout` says that they lie otherwise. */
export function useMeasuredPlaces(root: RefObject<HTMLElement | null>, layout: string): Places {
  const [places, setPlaces] = useState<Places>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `layout` is why they have to be measured again
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setPlaces(measure(element));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [root, layout]);
  return places;
}

function measure(root: HTMLElement): Places {
  const places = new Map<string, Point>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = element.getBoundingClientRect();
    places.set(element.dataset['place'] ?? '', { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return places;
}
