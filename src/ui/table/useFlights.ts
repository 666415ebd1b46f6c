import { useState } from 'react';
import type { PlayerView } from '../../rules/view.ts';
import { type Flight, flightsBetween } from './flights.ts';

/** A flight that is on the screen. */
export interface Flying extends Flight {
  readonly id: number;
}

export interface Flights {
  readonly flying: readonly Flying[];
  /** Told when one has arrived. */
  land(id: number): void;
}

/** The chips that are on their way while views follow one another. */
export function useFlights(view: PlayerView | undefined, still: boolean): Flights {
  const [shown, setShown] = useState<{
    readonly view: PlayerView | undefined;
    readonly flying: readonly Flying[];
    readonly begun: number;
  }>({ view, flying: [], begun: 0 });
  if (view !== shown.view) {
    const isSameHand = view !== undefined && shown.view !== undefined && view.events.length >= shown.view.events.length;
    const before = isSameHand ? shown.flying : [];
    const news = still || view === undefined || shown.view === undefined ? [] : flightsBetween(shown.view, view);
    const flying = [...before, ...news.map((flight, index) => ({ ...flight, id: shown.begun + index }))];
    setShown({ view, flying, begun: shown.begun + news.length });
  }
  return {
    flying: shown.flying,
    land(id) {
      setShown((now) => ({ ...now, flying: now.flying.filter((flight) => flight.id !== id) }));
    },
  };
}
