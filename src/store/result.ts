import type { Seat } from '../rules/config.ts';
import type { HandEvent } from '../rules/event.ts';
import type { PlayerView } from '../rules/view.ts';
import type { HandResult, PotResult, Share } from './gameState.ts';

type Award = Extract<HandEvent, { type: 'potAwarded' }>;

/** How a finished hand came out, from what was seen of it (R11, R12). */
export function resultOf(view: PlayerView): HandResult {
  const awards = view.events.flatMap((event) => (event.type === 'potAwarded' ? [event] : []));
  return {
    uncontested: view.players.filter((player) => !player.folded).length === 1,
    pots: view.pots.map((pot, i): PotResult => {
      const shares = (half: Award['half']): Share[] =>
        awards
          .filter((award) => award.pot === i && award.half === half)
          .map(({ seat, amount, oddChips }) => ({ seat, amount, oddChips }));
      return { ...pot, high: shares('high'), low: shares('low'), whole: shares('whole') };
    }),
    total: awards.reduce((sum, award) => sum + award.amount, 0),
    sums: view.players.map(({ committed, won }) => ({ putIn: committed, gotBack: won, net: won - committed })),
  };
}

/** The seats whose cards lie open at the end. */
export const shownSeats = (view: PlayerView): Seat[] =>
  view.events.flatMap((event) => (event.type === 'handShown' ? [event.seat] : []));
