import { must } from '../base/assert.ts';
import type { Reading } from '../evaluator/reading.ts';
import { seatAt } from '../rules/config.ts';
import type { HandEvent } from '../rules/event.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Thinker } from '../worker/thinker.ts';
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

/** By seat, what the cards that lie open at the end read as; `undefined` for the others, and where the worker did not answer. */
export async function readShown(thinker: Thinker, view: PlayerView): Promise<readonly (Reading | undefined)[]> {
  const seats = view.events.flatMap((event) => (event.type === 'handShown' ? [event.seat] : []));
  if (seats.length === 0) return [];
  const holes = seats.map((seat) => must(view.players[seat]?.hole, 'shown cards'));
  const readings = await thinker.read({ type: 'read', variant: view.config.variant, holes, board: view.board });
  return view.players.map((_, seat) => readings?.[seats.indexOf(seatAt(seat))]);
}
