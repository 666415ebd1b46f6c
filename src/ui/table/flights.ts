import { type Chips, type Seat, seatAt } from '../../rules/config.ts';
import type { HandEvent, Pot } from '../../rules/event.ts';
import type { PlayerView } from '../../rules/view.ts';

/** Where chips lie: with a player, in front of a player, in the middle, in one of the pots. */
type ChipPlace =
  | { readonly at: 'seat' | 'bet'; readonly seat: Seat }
  | { readonly at: 'middle' }
  | { readonly at: 'pot'; readonly pot: number };

/** Chips on their way. */
export interface Flight {
  readonly move: 'bet' | 'collect' | 'push';
  readonly amount: Chips;
  readonly from: ChipPlace;
  readonly to: ChipPlace;
  /** Which half of a pot they are. */
  readonly half?: 'high' | 'low' | 'whole';
}

/** What flies when one view follows another of the same hand; nothing when it is another hand. */
export function flightsBetween(before: PlayerView, after: PlayerView): readonly Flight[] {
  const seen = before.events.length;
  if (before.events.at(-1) !== after.events.slice(0, seen).at(-1)) return [];
  return after.events.slice(seen).flatMap((event) => flightsOf(event, before, after));
}

function flightsOf(event: HandEvent, before: PlayerView, after: PlayerView): readonly Flight[] {
  switch (event.type) {
    case 'posted':
    case 'acted': {
      const { seat, amount } = event;
      if (amount === 0) return [];
      const isLive = betOf(after, seat) > betOf(before, seat); // an ante is dead: it lies in the middle
      return [{ move: 'bet', amount, from: { at: 'seat', seat }, to: isLive ? { at: 'bet', seat } : { at: 'middle' } }];
    }
    case 'betReturned': {
      const { seat, amount } = event;
      return [{ move: 'bet', amount, from: { at: 'bet', seat }, to: { at: 'seat', seat } }];
    }
    case 'betsCollected':
      return before.players.flatMap(({ bet }, index): Flight[] =>
        bet === 0
          ? []
          : [{ move: 'collect', amount: bet, from: { at: 'bet', seat: seatAt(index) }, to: { at: 'middle' } }],
      );
    case 'potAwarded': {
      const { pot, seat, amount, half } = event;
      return [{ move: 'push', amount, half, from: { at: 'pot', pot }, to: { at: 'seat', seat } }];
    }
    case 'holeDealt':
    case 'boardDealt':
    case 'handShown':
    case 'handMucked':
    case 'handEnded':
      return [];
  }
}

const betOf = ({ players }: PlayerView, seat: Seat): Chips => players[seat]?.bet ?? 0;

/** How much of a player's bet has not arrived in front of him yet. */
export function arriving(flights: readonly Flight[], seat: Seat): Chips {
  const coming = flights.filter(({ to }) => to.at === 'bet' && to.seat === seat);
  return coming.reduce((sum, { amount }) => sum + amount, 0);
}

/** The pots as they lie in the middle: without bets that are still on their way there, and without the shares that have left. */
export function potsToDraw(view: PlayerView, flights: readonly Flight[]): readonly Pot[] {
  const onTheWay = flights.some(({ move }) => move === 'collect');
  const collected = view.events.filter((event) => event.type === 'betsCollected');
  const pots = onTheWay ? (collected.at(-2)?.pots ?? []) : view.pots;
  return pots.map((pot, index) => ({ ...pot, amount: pot.amount - awardedFrom(view, index) }));
}

function awardedFrom(view: PlayerView, pot: number): Chips {
  const shares = view.events.filter((event) => event.type === 'potAwarded').filter((event) => event.pot === pot);
  return shares.reduce((sum, { amount }) => sum + amount, 0);
}
