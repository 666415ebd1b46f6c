import type { Account } from './chips.ts';
import { type Chips, type Seat, seatAt } from './config.ts';
import type { Pot } from './event.ts';

/** A player's chips as far as pots are concerned. */
interface Contributor extends Account {
  /** The part of `committed` that belongs to no level: it goes to the main pot. */
  readonly dead: Chips;
}

/**
 * The pots that the committed chips form, main pot first (RULES 6.2).
 *
 * Each amount that a live player has put in is a level; a level's pot holds what everybody, folded or not, put in
 * between it and the level below, and those who reached it can win it. Folded chips above the highest level go to the last pot.
 */
export function potsOf(players: readonly Contributor[]): Pot[] {
  const levelOf = (player: Contributor) => player.committed - player.dead;
  const live = players.filter((player) => !player.folded);
  const levels = [...new Set(live.map(levelOf))].sort((a, b) => a - b);
  let dead = players.reduce((sum, player) => sum + player.dead, 0);
  const pots = levels.map((level, i) => {
    const below = levels[i - 1] ?? 0;
    const top = i === levels.length - 1 ? Infinity : level;
    const amount = dead + players.reduce((sum, p) => sum + Math.min(levelOf(p), top) - Math.min(levelOf(p), below), 0);
    dead = 0;
    return { amount, eligible: seatsWhere(players, (p) => !p.folded && levelOf(p) >= level) };
  });
  return pots.filter((pot) => pot.amount > 0); // a walk without a small blind leaves nothing to win
}

/** One player's share of one half of a pot, or of the whole of it. */
export interface Share {
  readonly half: 'high' | 'low' | 'whole';
  readonly seat: Seat;
  readonly amount: Chips;
  /** What the share holds beyond an even one. */
  readonly oddChips: Chips;
}

/**
 * Shares one pot among the winners of each side (RULES 6.4); the shares add up to `amount`.
 *
 * `high` and `low` are in order from the button's left; `low` is empty when nobody qualifies. The same two or more winners of
 * both sides share the whole once. Otherwise the low half is half the pot rounded down to `unit`, and the high half the rest.
 */
export function splitPot(amount: Chips, high: readonly Seat[], low: readonly Seat[], unit: Chips): Share[] {
  const sharedOnce = high.length > 1 && high.length === low.length && high.every((seat, i) => seat === low[i]);
  if (low.length === 0 || sharedOnce) return share('whole', amount, amount, high, unit);
  const lowHalf = Math.floor(amount / 2 / unit) * unit;
  return [...share('high', amount - lowHalf, lowHalf, high, unit), ...share('low', lowHalf, lowHalf, low, unit)];
}

/** Equal parts of `amount`; odd units one each from the first winner on, and what is below a unit to the first. `even` is the half without its odd chip. */
function share(half: Share['half'], amount: Chips, even: Chips, winners: readonly Seat[], unit: Chips): Share[] {
  const part = (of: Chips) => Math.floor(of / unit / winners.length) * unit;
  const left = amount - part(amount) * winners.length;
  const oddUnits = Math.floor(left / unit);
  return winners.map((seat, i) => {
    const won = part(amount) + (i < oddUnits ? unit : 0) + (i === 0 ? left % unit : 0);
    return { half, seat, amount: won, oddChips: won - part(even) };
  });
}

/** The seats whose player passes the test, from the button's left. */
export function seatsWhere<Player>(players: readonly Player[], test: (player: Player) => boolean): Seat[] {
  const seats: Seat[] = [];
  players.forEach((player, i) => {
    if (test(player)) seats.push(seatAt(i));
  });
  return seats;
}
