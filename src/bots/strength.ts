import { must } from '../base/assert.ts';
import type { Rng } from '../base/rng.ts';
import { unseenBut } from '../cards/card.ts';
import type { Seat } from '../rules/config.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Move } from './moves.ts';
import { type Nuts, nutsOf } from './nuts.ts';
import { type Opponent, readOpponents } from './opponents.ts';
import { drawPool, poolOf } from './ranges.ts';
import { drawRunouts, valuesOn, worthsOf } from './runouts.ts';

// A hand is judged by dealing it out many times. Each opponent gets a pool of hands that fit what he did, each hand once valued
// on the same few dozen boards; a sample is then one board and one hand of each pool, by look-up. Sharing boards among samples
// is coarser than dealing each anew, but ten times as cheap, and a turn is run out through every river.

/** How often each thing comes about when everybody still in goes to the showdown; 0 to 1. */
interface SeatStrength {
  readonly seat: Seat;
  /** The part of one pot among all of them. */
  readonly share: number;
  /** Of the high half, ties shared; without a low it is the whole. */
  readonly high: number;
  /** Of the low half, ties shared, over all boards: one without a low counts 0. */
  readonly low: number;
  readonly scoop: number;
  /** The low tied and the high lost. */
  readonly quarter: number;
}

/** One dealt-out hand after another; opponents in the order of `opponents`, at `sample * opponents + index`. */
export interface Samples {
  readonly count: number;
  readonly heroHighs: Uint16Array;
  readonly heroLows: Uint8Array;
  readonly highs: Uint16Array;
  readonly lows: Uint8Array;
  /** How good the opponent's hand looks to him now among what he may hold, with a mood of the moment; about 0 to 1. */
  readonly standings: Float64Array;
}

/** What the hero knows of his hand. */
export interface Strength {
  readonly hero: SeatStrength;
  /** The other seats still in, clockwise from the hero: who speaks next comes first. */
  readonly opponents: readonly SeatStrength[];
  /** How often the hand ends so that it beats most others: made hands and draws alike. */
  readonly strongFinish: number;
  /** `undefined` before the flop. */
  readonly nuts: Nuts | undefined;
  readonly samples: Samples;
}

/** Hands dealt out for a decision where nothing else is asked for: 1 to 2 ms. */
export const USUAL_SAMPLES = 400;
/** The part against one other hand from which a finish is strong. */
const STRONG = 0.85;
/** How far a player's own judgement of his hand goes astray, either way. */
const MOOD = 0.08;
const REFERENCES = 12;

/** Judges the hero's hand in his view by `samples` deals. */
export function judge(view: PlayerView, moves: readonly Move[], rng: Rng, samples = USUAL_SAMPLES): Strength {
  const { board, config, hero } = view;
  const withLow = config.variant === 'omahaHiLo';
  const hole = must(view.players[hero]?.hole, 'own hole cards');
  const unseen = unseenBut([...hole, ...board]);
  const runouts = drawRunouts(board, unseen, Math.max(20, Math.ceil(samples / 6)), rng);
  const strangers = drawPool(
    REFERENCES * (board.length === 5 ? 8 : 1),
    1,
    unseen,
    config.variant,
    config.stacks.length,
    rng,
  );
  const references = valuesOn(runouts, strangers, withLow);
  const live = view.players.filter((player) => !player.folded).length - 1;
  const poolSize = Math.ceil(Math.max(16, samples / (board.length === 5 ? 2 : 3 + live)));
  const opponents = clockwise(view, readOpponents(view, moves, hole, runouts, references, poolSize, rng));
  const own = valuesOn(runouts, poolOf(hole), withLow);
  const perBoard = new Float64Array(runouts.count);
  worthsOf(1, own, references, runouts.count, perBoard);
  const dealt = dealOut(samples, runouts.count, own, opponents, rng);
  const shares = [hero, ...opponents.map(({ seat }) => seat)].map((seat, player) =>
    seatStrength(dealt, seat, player - 1, opponents.length),
  );
  return {
    hero: must(shares[0], 'hero'),
    opponents: shares.slice(1),
    strongFinish: perBoard.filter((part) => part >= STRONG).length / runouts.count,
    nuts: board.length === 0 ? undefined : nutsOf(hole, board, withLow),
    samples: dealt,
  };
}

const clockwise = ({ hero, players }: PlayerView, opponents: readonly Opponent[]): Opponent[] => {
  const after = ({ seat }: Opponent) => (seat - hero + players.length) % players.length;
  return opponents.toSorted((a, b) => after(a) - after(b));
};

/** Draws the samples: the boards in turn, a hand for every opponent by its weight, no card twice. */
function dealOut(
  wanted: number,
  boards: number,
  own: ReturnType<typeof valuesOn>,
  opponents: readonly Opponent[],
  rng: Rng,
): Samples {
  const players = opponents.length;
  const heroHighs = new Uint16Array(wanted);
  const heroLows = new Uint8Array(wanted);
  const highs = new Uint16Array(wanted * players);
  const lows = new Uint8Array(wanted * players);
  const standings = new Float64Array(wanted * players);
  const sums = opponents.map(({ pool }) => runningSums(pool.weights));
  const taken = new Uint8Array(52);
  let count = 0;
  for (let sample = 0; sample < wanted; sample++) {
    const board = sample % boards;
    taken.fill(0);
    let complete = true;
    for (let player = 0; player < players && complete; player++) {
      const opponent = must(opponents[player], 'opponent');
      const hand = pickHand(opponent, must(sums[player], 'sums'), board, boards, taken, rng);
      complete = hand >= 0;
      if (!complete) break;
      const at = count * players + player;
      highs[at] = opponent.values.highs[hand * boards + board] ?? 0;
      lows[at] = opponent.values.lows[hand * boards + board] ?? 0;
      standings[at] = (opponent.standings[hand] ?? 0.5) + MOOD * (rng.int(2001) / 1000 - 1);
    }
    if (!complete) continue;
    heroHighs[count] = own.highs[board] ?? 0;
    heroLows[count] = own.lows[board] ?? 0;
    count++;
  }
  return { count, heroHighs, heroLows, highs, lows, standings };
}

const TRIES = 12;

/** A hand of the pool by weight that shares no card with the board and the hands taken; -1 when none was found. */
function pickHand(
  { pool, values }: Opponent,
  sums: Float64Array,
  board: number,
  boards: number,
  taken: Uint8Array,
  rng: Rng,
): number {
  const { cards } = pool;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const hand = placeIn(sums, (rng.int(1 << 30) / (1 << 30)) * (sums.at(-1) ?? 0));
    if (values.highs[hand * boards + board] === 0) continue;
    const from = hand * 4;
    const [a = 0, b = 0, c = 0, d = 0] = [cards[from], cards[from + 1], cards[from + 2], cards[from + 3]];
    if ((taken[a] ?? 0) + (taken[b] ?? 0) + (taken[c] ?? 0) + (taken[d] ?? 0) > 0) continue;
    taken[a] = taken[b] = taken[c] = taken[d] = 1;
    return hand;
  }
  return -1;
}

function runningSums(weights: Float64Array): Float64Array {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
}

/** The first place whose running sum is above a value. */
function placeIn(sums: Float64Array, value: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Counts what one player gets over all samples; `player` is -1 for the hero. */
function seatStrength(samples: Samples, seat: Seat, player: number, opponents: number): SeatStrength {
  const { count } = samples;
  const total = { share: 0, high: 0, low: 0, scoop: 0, quarter: 0 };
  const highOf = (sample: number, other: number) =>
    (other < 0 ? samples.heroHighs[sample] : samples.highs[sample * opponents + other]) ?? 0;
  const lowOf = (sample: number, other: number) =>
    (other < 0 ? samples.heroLows[sample] : samples.lows[sample * opponents + other]) ?? 0;
  for (let sample = 0; sample < count; sample++) {
    let [bestHigh, highWinners, bestLow, lowWinners] = [0, 0, 0, 0];
    for (let other = -1; other < opponents; other++) {
      const high = highOf(sample, other);
      const low = lowOf(sample, other);
      if (high > bestHigh) [bestHigh, highWinners] = [high, 1];
      else if (high === bestHigh) highWinners++;
      if (low > bestLow) [bestLow, lowWinners] = [low, 1];
      else if (low === bestLow) lowWinners++;
    }
    const high = highOf(sample, player) === bestHigh ? 1 / highWinners : 0;
    const low = bestLow > 0 && lowOf(sample, player) === bestLow ? 1 / lowWinners : 0;
    const share = bestLow > 0 ? (high + low) / 2 : high;
    total.share += share;
    total.high += high;
    total.low += low;
    total.scoop += share === 1 ? 1 : 0;
    total.quarter += high === 0 && low > 0 && low < 1 ? 1 : 0;
  }
  const part = (sum: number) => (count === 0 ? 0 : sum / count);
  return {
    seat,
    share: part(total.share),
    high: part(total.high),
    low: part(total.low),
    scoop: part(total.scoop),
    quarter: part(total.quarter),
  };
}
