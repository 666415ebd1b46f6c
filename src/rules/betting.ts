import { must } from '../base/assert.ts';
import type { LegalActions } from './action.ts';
import { type Chips, type HandConfig, type Seat, type Street, seatAt } from './config.ts';
import { seatsWhere } from './pots.ts';
import type { BettingPhase, HandState, PlayerState } from './state.ts';

/** What the seat to act may do: the one truth about legality; `undefined` when the hand is over. */
export function legalActions(state: HandState): LegalActions | undefined {
  const { config, players, phase } = state;
  if (phase.type === 'complete') return undefined;
  const seat = phase.toAct[0];
  const player = must(players[seat], 'player to act');
  const callCost = callCostOf(players, phase, seat);
  const raise = mayRaise(state, phase, seat) ? raiseBounds(config, players, phase, player) : undefined;
  return { seat, canFold: callCost > 0 || config.freeFold, callCost, raise };
}

/**
 * Chips the seat has to add to stay in; 0 when it has matched.
 *
 * When every opponent left is all-in, only the largest wager against him counts (RULES 2.9).
 */
function callCostOf(players: readonly PlayerState[], phase: BettingPhase, seat: Seat): Chips {
  const player = must(players[seat], 'player');
  const opponents = players.filter((other) => other !== player && !other.folded);
  const allAllIn = opponents.every((other) => other.stack === 0);
  const price = allAllIn ? Math.max(...opponents.map((other) => other.bet)) : phase.price;
  return Math.max(0, Math.min(player.stack, price - player.bet));
}

/** Whether the seat has something to decide: it owes chips, or an opponent can still put some in (RULES 3.4). */
export function hasDecision(players: readonly PlayerState[], phase: BettingPhase, seat: Seat): boolean {
  const owes = callCostOf(players, phase, seat) > 0;
  return owes || players.some((other, i) => i !== seat && !other.folded && other.stack > 0);
}

/** The round that opens on a street, before it is known who has a decision; nobody has acted yet (RULES 3.2). */
export function openRound(
  config: HandConfig,
  players: readonly PlayerState[],
  street: Street,
): Omit<BettingPhase, 'toAct'> & { readonly toAct: readonly Seat[] } {
  const preflop = street === 'preflop';
  const bigBlindSeat = must(
    config.forced.find((due) => due.what === 'bigBlind'),
    'big blind',
  ).seat;
  const order = clockwiseAfter(players.length, preflop ? bigBlindSeat : seatAt(players.length - 1));
  const liveBet = Math.max(...players.map((player) => player.bet));
  return {
    type: 'betting',
    street,
    toAct: order.filter((seat) => canBet(must(players[seat], 'player'))),
    price: preflop ? Math.max(config.bigBlind, liveBet) : 0,
    fullRaise: config.bigBlind,
    countedPrice: preflop ? config.bigBlind : 0,
    betCount: preflop ? 1 : 0,
    uncapped: isHeadsUp(players) && limitOf(config)?.headsUpCap !== 'always',
    lastBettor: undefined,
  };
}

/** The round after the seat folded, checked or called; its chips have moved already. */
export function afterNoRaise(config: HandConfig, players: readonly PlayerState[], phase: BettingPhase): BettingRound {
  const limit = limitOf(config);
  const lifted = limit?.headsUpCap === 'whenHeadsUp' && isHeadsUp(players) && phase.betCount < limit.maxBets;
  return { ...phase, toAct: phase.toAct.slice(1), uncapped: phase.uncapped || lifted };
}

/** The round after the seat bet or raised to `to`; its chips have moved already. Everybody else has to speak again. */
export function afterRaise(
  config: HandConfig,
  players: readonly PlayerState[],
  phase: BettingPhase,
  to: Chips,
): BettingRound {
  const seat = phase.toAct[0];
  const increment = to - phase.price;
  const isFull = limitOf(config)
    ? 2 * (to - phase.countedPrice) >= betUnit(config, phase.street) // the half-bet rule, RULES 4.1.6
    : increment >= phase.fullRaise;
  return {
    ...phase,
    toAct: clockwiseAfter(players.length, seat).filter(
      (other) => other !== seat && canBet(must(players[other], 'player')),
    ),
    price: to,
    fullRaise: isFull ? Math.max(increment, phase.fullRaise) : phase.fullRaise,
    countedPrice: isFull ? to : phase.countedPrice,
    betCount: phase.betCount + (isFull ? 1 : 0),
    lastBettor: seat,
  };
}

/** A round that may have nobody left to act. */
export type BettingRound = Omit<BettingPhase, 'toAct'> & { readonly toAct: readonly Seat[] };

/** Whether a player is in the hand with chips behind. */
export const canBet = (player: PlayerState): boolean => !player.folded && player.stack > 0;

/** RULES 3.5, 3.9, 4.1.3 to 4.1.6: chips beyond the call, an opponent who could match more, the cap, and reopening. */
function mayRaise(state: HandState, phase: BettingPhase, seat: Seat): boolean {
  const { config, players } = state;
  const player = must(players[seat], 'player');
  const canExceed = (other: PlayerState) => canBet(other) && other.bet + other.stack > phase.price;
  if (!canExceed(player) || !players.some((other) => other !== player && canExceed(other))) return false;
  const limit = limitOf(config);
  if (limit && !phase.uncapped && phase.betCount >= limit.maxBets) return false;
  if (player.actedAt === undefined) return true;
  const faced = phase.price - player.actedAt;
  return limit ? 2 * faced >= betUnit(config, phase.street) : faced >= phase.fullRaise;
}

/** The legal totals of a bet or raise; a stack too short for the minimum may go all-in (R14). */
function raiseBounds(config: HandConfig, players: readonly PlayerState[], phase: BettingPhase, player: PlayerState) {
  const allIn = player.bet + player.stack;
  const [min, max] = sizeRange(config, players, phase, player);
  return { min: Math.min(min, allIn), max: Math.min(max, allIn), step: config.unit };
}

/** The range of totals before the player's own stack is considered. */
function sizeRange(
  config: HandConfig,
  players: readonly PlayerState[],
  phase: BettingPhase,
  player: PlayerState,
): readonly [min: Chips, max: Chips] {
  const min = Math.ceil((phase.price + phase.fullRaise) / config.unit) * config.unit; // an all-in may have left the grid (RULES 3.6)
  switch (config.betting.type) {
    case 'fixedLimit': {
      const to = phase.countedPrice + betUnit(config, phase.street);
      return [to, to];
    }
    case 'potLimit': {
      const pot = players.reduce((sum, other) => sum + other.committed, 0) + missingBlinds(config, phase);
      const max = 2 * phase.price + pot - player.bet; // RULES 4.3.2: call, then raise by the pot after the call
      return [min, Math.max(min, Math.floor(max / config.unit) * config.unit)];
    }
    case 'noLimit':
      return [min, Infinity];
  }
}

/** What short or missing blinds failed to post, before the flop (RULES 4.3.5). */
function missingBlinds(config: HandConfig, phase: BettingPhase): Chips {
  if (phase.street !== 'preflop') return 0;
  const posted = (what: 'smallBlind' | 'bigBlind', nominal: Chips) => {
    const due = config.forced.find((forced) => forced.what === what);
    return due ? Math.min(nominal, paidOf(config, due)) : 0;
  };
  return (
    config.smallBlind -
    posted('smallBlind', config.smallBlind) +
    (config.bigBlind - posted('bigBlind', config.bigBlind))
  );
}

/** What a forced payment amounts to: the seat pays in the order of `forced`, as far as its stack goes (RULES 2.9, 2.11). */
export function paidOf(config: HandConfig, due: HandConfig['forced'][number]): Chips {
  const before = config.forced.slice(0, config.forced.indexOf(due)).filter((earlier) => earlier.seat === due.seat);
  const left = must(config.stacks[due.seat], 'stack') - before.reduce((sum, earlier) => sum + earlier.amount, 0);
  return Math.max(0, Math.min(due.amount, left));
}

/** The one size of a limit bet on a street (RULES 4.1.1). */
function betUnit(config: HandConfig, street: Street): Chips {
  const limit = must(limitOf(config), 'fixed limit');
  return street === 'preflop' || street === 'flop' ? limit.smallBet : limit.bigBet;
}

const limitOf = (config: HandConfig) => (config.betting.type === 'fixedLimit' ? config.betting : undefined);

const isHeadsUp = (players: readonly PlayerState[]) => seatsWhere(players, (player) => !player.folded).length === 2;

/** All seats, the first one left of `seat` first and `seat` itself last. */
const clockwiseAfter = (count: number, seat: Seat): Seat[] =>
  Array.from({ length: count }, (_, i) => seatAt((seat + 1 + i) % count));
