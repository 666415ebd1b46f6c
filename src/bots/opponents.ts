import type { Rng } from '../base/rng.ts';
import { type Card, unseenBut } from '../cards/card.ts';
import { type Seat, STREETS, type Street } from '../rules/config.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Move } from './moves.ts';
import { drawPool, keptPart, type Pool } from './ranges.ts';
import { drawRunouts, type Runouts, type Values, valuesOn, worthsOf } from './runouts.ts';

/** What an opponent may hold, judged by what he did. */
export interface Opponent {
  readonly seat: Seat;
  readonly pool: Pool;
  /** On the run-outs of the hand. */
  readonly values: Values;
  /** What each hand of the pool is worth against one hand of any cards, 0 to 1 (`worthsOf`). */
  readonly worths: Float64Array;
  /** How good each hand looks to its owner, about 0 to 1: half among all he may hold, half against any cards. */
  readonly standings: Float64Array;
}

/** Boards and hands that a street in the past is judged by. */
const PAST_RUNOUTS = 8;
const PAST_REFERENCES = 8;
const BOARD_CARDS = { preflop: 0, flop: 3, turn: 4, river: 5 } as const satisfies Record<Street, number>;

/** Draws `size` hands for every opponent still in, and weighs them by the moves seen after the flop. */
export function readOpponents(
  view: PlayerView,
  moves: readonly Move[],
  hole: readonly Card[],
  runouts: Runouts,
  references: Values,
  size: number,
  rng: Rng,
): Opponent[] {
  const { variant, stacks } = view.config;
  const withLow = variant === 'omahaHiLo';
  const unseen = unseenBut([...hole, ...view.board]);
  const seats = view.players.flatMap((player, i) => (i !== view.hero && !player.folded ? [i as Seat] : []));
  const opponents = seats.map((seat): Opponent => {
    const pool = drawPool(size, keptPart(moves, seat), unseen, variant, stacks.length, rng);
    const values = valuesOn(runouts, pool, withLow);
    return {
      seat,
      pool,
      values,
      worths: worthsOf(size, values, references, runouts.count),
      standings: new Float64Array(size),
    };
  });
  for (const street of STREETS) {
    const made = moves.filter((move) => move.street === street);
    if (street === 'preflop' || !opponents.some(({ seat }) => tells(made, seat))) continue;
    const isNow = street === view.street;
    const past = isNow ? undefined : pastOf(view.board.slice(0, BOARD_CARDS[street]), unseen, view, rng);
    for (const { seat, pool, worths, standings } of opponents) {
      if (!tells(made, seat)) continue;
      const then = past
        ? worthsOf(size, valuesOn(past.runouts, pool, withLow), past.references, past.runouts.count)
        : worths;
      for (const move of made) {
        if (move.seat !== seat) continue;
        rank(pool, then, standings);
        weigh(pool, standings, move);
      }
    }
  }
  for (const { pool, worths, standings } of opponents) rank(pool, worths, standings);
  return opponents;
}

/** Whether a seat did something on a street that tells of its hand. */
const tells = (made: readonly Move[], seat: Seat): boolean => made.some((move) => move.seat === seat);

function pastOf(board: readonly Card[], unseen: readonly Card[], view: PlayerView, rng: Rng) {
  const { variant, stacks } = view.config;
  const runouts = drawRunouts(board, unseen, PAST_RUNOUTS, rng);
  const strangers = drawPool(PAST_REFERENCES, 1, unseen, variant, stacks.length, rng);
  return { runouts, references: valuesOn(runouts, strangers, variant === 'omahaHiLo') };
}

/** Worths lie closer together than parts of a range; so much they are spread around the middle before both are mixed. */
const SPREAD = 1.6;

/** Fills the standings: the mean of the part of the range that is worth less and of the worth itself. */
function rank(pool: Pool, worths: Float64Array, standings: Float64Array): void {
  const order = Array.from(worths.keys()).sort((a, b) => (worths[a] ?? 0) - (worths[b] ?? 0));
  const total = pool.weights.reduce((sum, weight) => sum + weight, 0);
  let below = 0;
  for (const hand of order) {
    const weight = pool.weights[hand] ?? 0;
    const better = (below + weight / 2) / total;
    standings[hand] = (better + 0.5 + SPREAD * ((worths[hand] ?? 0.5) - 0.5)) / 2;
    below += weight;
  }
}

/** Makes each hand as much less likely as somebody who holds it would less likely have done this. */
function weigh(pool: Pool, standings: Float64Array, move: Move): void {
  for (let hand = 0; hand < pool.size; hand++) {
    pool.weights[hand] = (pool.weights[hand] ?? 0) * likelihood(move, standings[hand] ?? 0.5);
  }
}

/** How likely somebody makes the move with a hand of this standing. */
function likelihood({ type, price, raisesBefore }: Move, standing: number): number {
  switch (type) {
    case 'bet':
      return 0.05 + 0.95 * rise(standing, 0.62, 0.08);
    case 'raise':
      return 0.02 + 0.98 * rise(standing, raisesBefore > 1 ? 0.85 : 0.78, 0.06);
    case 'call':
      return (0.02 + 0.98 * rise(standing, foldedPart(price), 0.08)) * (1 - 0.5 * rise(standing, 0.92, 0.04));
    case 'check':
      return 1 - 0.5 * rise(standing, 0.75, 0.08);
    case 'fold':
      return 1;
  }
}

/** Which part of his hands somebody folds when a call has to win this part of the pot. */
export const foldedPart = (price: number): number => Math.min(0.8, 1.5 * price);

/** From 0 to 1 around a point, the steeper the smaller the width. */
const rise = (value: number, middle: number, width: number): number => 1 / (1 + Math.exp((middle - value) / width));
