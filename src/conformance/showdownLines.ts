import { closeBets } from '../rules/apply.ts';
import { seatAt } from '../rules/config.ts';
import { potsOf } from '../rules/pots.ts';
import { showdownEvents } from '../rules/showdown.ts';
import type { HandState } from '../rules/state.ts';
import type { Checker } from './checker.ts';
import type { ShowdownLine } from './lines.ts';
import { awardsIn, checkPots, sumBySeat } from './settled.ts';

/** Checks a finished hand: what went back, the pots, who won which half of each, and the payoff (RULES 6). */
export function checkShowdown(line: ShowdownLine, check: Checker): void {
  const seats = line.seats.toSorted((a, b) => order(a.seat, line.button) - order(b.seat, line.button));
  const seatNumbers = seats.map((player) => player.seat);
  const state: HandState = {
    config: {
      variant: 'omahaHiLo',
      betting: { type: 'noLimit' },
      smallBlind: 1,
      bigBlind: 2,
      forced: [{ seat: seatAt(0), what: 'bigBlind', amount: 2 }],
      stacks: seats.map((player) => player.in),
      unit: 1,
      freeFold: false,
    },
    deck: [],
    board: line.board,
    players: seats.map((player) => ({
      hole: player.hole,
      stack: 0,
      bet: player.in,
      committed: player.in,
      dead: 0,
      folded: player.folded,
      actedAt: undefined,
    })),
    phase: { type: 'complete' },
    events: [],
  };
  const closed = closeBets(state);
  const returned = closed.events.filter((event) => event.type === 'betReturned');
  check.same('returned', line.returned, sumBySeat(returned, seatNumbers));
  const pots = potsOf(closed.players);
  const awards = awardsIn(showdownEvents(closed, pots, undefined, []));
  checkPots(line.pots, pots, awards, seatNumbers, check, false);
  check.same('payoff', withoutZeros(line.payoff), sumBySeat(awards, seatNumbers));
}

/** Where a seat number comes in clockwise order from the button's left; the button is last. */
export const order = (seatNumber: number, button: number): number =>
  seatNumber > button ? seatNumber : seatNumber + 1000;

const withoutZeros = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount > 0));
