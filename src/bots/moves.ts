import type { Chips, Seat, Street } from '../rules/config.ts';
import type { PlayerView } from '../rules/view.ts';

/** One decision of a player, as everybody at the table saw it. */
export interface Move {
  readonly seat: Seat;
  readonly street: Street;
  readonly type: 'fold' | 'check' | 'call' | 'bet' | 'raise';
  /** The part of the pot that the call had to win to break even: the chips to add by the pot with them; 0 when nothing was owed. */
  readonly price: number;
  /** Bets and raises before it on this street, blinds not among them. */
  readonly raisesBefore: number;
  /** Players not folded at the time, the mover among them. */
  readonly live: number;
}

/** All decisions of the hand so far, in order. */
export function movesOf(view: PlayerView): Move[] {
  const moves: Move[] = [];
  const bets = view.players.map((): Chips => 0);
  let street: Street = 'preflop';
  let pot = 0;
  let toMatch = view.config.bigBlind;
  let raises = 0;
  let live = bets.length;
  for (const event of view.events) {
    if (event.type === 'boardDealt') {
      street = event.street;
      toMatch = 0;
      raises = 0;
      bets.fill(0);
    } else if (event.type === 'posted') {
      pot += event.amount;
      if (event.what === 'smallBlind' || event.what === 'bigBlind' || event.what === 'livePost') {
        bets[event.seat] = (bets[event.seat] ?? 0) + event.amount;
      }
    } else if (event.type === 'acted') {
      const owed = Math.max(0, toMatch - (bets[event.seat] ?? 0));
      moves.push({
        seat: event.seat,
        street,
        type: event.move,
        price: owed / (pot + owed || 1),
        raisesBefore: raises,
        live,
      });
      pot += event.amount;
      bets[event.seat] = event.to;
      toMatch = Math.max(toMatch, event.to);
      if (event.move === 'fold') live--;
      if (event.move === 'bet' || event.move === 'raise') raises++;
    }
  }
  return moves;
}

/** Bets and raises on the street in play so far, blinds not among them. */
export const raisesOn = (moves: readonly Move[], street: Street): number =>
  moves.filter((move) => move.street === street && (move.type === 'bet' || move.type === 'raise')).length;
