import { must } from '../base/assert.ts';
import type { Chips, Forced, Seat } from './config.ts';
import type { HandEvent } from './event.ts';

/** One player's chips in a hand. */
export interface Account {
  /** Behind, not yet bet. */
  readonly stack: Chips;
  /** On this street. */
  readonly bet: Chips;
  /** In this hand, `bet` and dead money among it; what came back uncalled is taken off. */
  readonly committed: Chips;
  readonly folded: boolean;
}

/** Whether a forced payment counts as the payer's own bet (RULES 2.8); the others are dead (2.10, 2.11). */
export const isLive = (what: Forced['what']): boolean =>
  what === 'smallBlind' || what === 'bigBlind' || what === 'livePost';

/** The accounts after an event: the one place where chips move, for the dealer's state and for every view of it. */
export function moveChips<Player extends Account>(players: readonly Player[], event: HandEvent): readonly Player[] {
  switch (event.type) {
    case 'posted':
      return change(players, event.seat, (player) => pay(player, event.amount, isLive(event.what)));
    case 'acted':
      return change(players, event.seat, (player) => ({
        ...pay(player, event.amount, true),
        folded: event.move === 'fold',
      }));
    case 'betReturned':
      return change(players, event.seat, (player) => ({
        ...player,
        stack: player.stack + event.amount,
        bet: Math.max(0, player.bet - event.amount), // the rest was an ante that nobody else could pay in full
        committed: player.committed - event.amount,
      }));
    case 'betsCollected':
      return players.map((player) => (player.bet === 0 ? player : { ...player, bet: 0 }));
    case 'potAwarded':
      return change(players, event.seat, (player) => ({ ...player, stack: player.stack + event.amount }));
    default:
      return players;
  }
}

const pay = <Player extends Account>(player: Player, amount: Chips, live: boolean): Player => ({
  ...player,
  stack: player.stack - amount,
  bet: player.bet + (live ? amount : 0),
  committed: player.committed + amount,
});

/** The list with one seat's entry replaced by what `next` makes of it. */
export const change = <Player>(
  players: readonly Player[],
  seat: Seat,
  next: (player: Player) => Player,
): readonly Player[] => players.with(seat, next(must(players[seat], 'seat')));
