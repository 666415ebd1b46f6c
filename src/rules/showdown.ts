import { must } from '../base/assert.ts';
import { plainEvaluator } from '../evaluator/plain.ts';
import type { HandValue } from '../evaluator/value.ts';
import type { Seat } from './config.ts';
import type { HandEvent, Pot } from './event.ts';
import { seatsWhere, splitPot } from './pots.ts';
import type { HandState } from './state.ts';

/** The strengths of one live hand on the whole board. */
interface Strength {
  readonly high: HandValue;
  /** `undefined` without a qualifying low, and in games without a low half. */
  readonly low: HandValue | undefined;
}

/**
 * What a dealer does when the last card is out: hands are shown or mucked in order, then the pots are shared, the last side
 * pot first (RULES 6.3 to 6.7). `shown` are seats whose cards lie open already; `lastBettor` is of the river.
 */
export function showdownEvents(
  state: HandState,
  pots: readonly Pot[],
  lastBettor: Seat | undefined,
  shown: readonly Seat[],
): HandEvent[] {
  const strengths = state.players.map((player) => (player.folded ? undefined : strengthOf(state, player.hole)));
  const order = showOrder(state, pots, lastBettor).filter((seat) => !shown.includes(seat));
  return [...revealEvents(state, pots, strengths, order), ...awardEvents(state, pots, strengths)];
}

/**
 * The order of showing: from the last bettor of the river, or else from the button's left; players of a side pot before those
 * of the main pot only (RULES 6.6).
 */
export function showOrder(state: HandState, pots: readonly Pot[], lastBettor: Seat | undefined): Seat[] {
  const live = seatsWhere(state.players, (player) => !player.folded);
  const start = lastBettor === undefined ? 0 : Math.max(0, live.indexOf(lastBettor));
  const clockwise = [...live.slice(start), ...live.slice(0, start)];
  const potsWon = (seat: Seat) => pots.filter((pot) => pot.eligible.includes(seat)).length;
  return clockwise.toSorted((a, b) => potsWon(b) - potsWon(a));
}

function strengthOf(state: HandState, hole: HandState['players'][number]['hole']): Strength {
  return {
    high: must(plainEvaluator.highValue(hole, state.board), 'high on a whole board'),
    low: state.config.variant === 'omahaHiLo' ? plainEvaluator.lowValue(hole, state.board) : undefined,
  };
}

/** Each hand in turn: shown, or mucked when in every pot it could win its high and its low are beaten already (RULES 6.7). */
function revealEvents(
  state: HandState,
  pots: readonly Pot[],
  strengths: readonly (Strength | undefined)[],
  order: readonly Seat[],
): HandEvent[] {
  const shown: Seat[] = [];
  return order.map((seat): HandEvent => {
    const mine = must(strengths[seat], 'strength');
    const isBeaten = (pot: Pot) => {
      const rivals = shown
        .filter((other) => pot.eligible.includes(other))
        .map((other) => must(strengths[other], 'strength'));
      const highBeaten = rivals.some((rival) => rival.high > mine.high);
      const { low } = mine;
      const lowBeaten = low === undefined || rivals.some((rival) => rival.low !== undefined && rival.low > low);
      return highBeaten && lowBeaten;
    };
    if (pots.filter((pot) => pot.eligible.includes(seat)).every(isBeaten)) return { type: 'handMucked', seat };
    shown.push(seat);
    return { type: 'handShown', seat, cards: must(state.players[seat], 'player').hole };
  });
}

/** Every pot with its own best high and best qualifying low among those who can win it (RULES 6.3). */
function awardEvents(
  state: HandState,
  pots: readonly Pot[],
  strengths: readonly (Strength | undefined)[],
): HandEvent[] {
  return pots
    .map(({ amount, eligible }, pot) => {
      const high = winners(eligible, (seat) => strengths[seat]?.high);
      const low = eligible.length === 1 ? [] : winners(eligible, (seat) => strengths[seat]?.low);
      return splitPot(amount, high, low, state.config.unit).map(
        (share): HandEvent => ({ type: 'potAwarded', pot, ...share }),
      );
    })
    .toReversed()
    .flat();
}

/** The seats with the greatest value, in the order given; none when nobody has one. */
function winners(seats: readonly Seat[], valueOf: (seat: Seat) => HandValue | undefined): Seat[] {
  const best = Math.max(...seats.map((seat) => valueOf(seat) ?? -1));
  return best < 0 ? [] : seats.filter((seat) => valueOf(seat) === best);
}
