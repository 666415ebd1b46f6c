import { ACE, type Card } from '../cards/card.ts';
import { bitCount } from '../evaluator/low.ts';
import type { Variant } from '../rules/config.ts';
import { HAND_WEIGHTS, type HandWeights } from './startingHandWeights.ts';

/**
 * Which part of all starting hands is better than this one: 0 for the best, 1 for the worst.
 *
 * So who plays the hands below 0.25 plays a quarter of them. `players` are those dealt in, 2 to 10: heads-up other hands are
 * good than at a full table.
 */
export function startingHandRank(hole: readonly Card[], variant: Variant, players: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = hole;
  return rankOfFour(a, b, c, d, variant, players);
}

/** `startingHandRank` of four cards given as numbers. */
export function rankOfFour(a: number, b: number, c: number, d: number, variant: Variant, players: number): number {
  const crowd = Math.min(1, (players - 2) / 4);
  const [many, few] =
    variant === 'omahaHiLo'
      ? [HAND_WEIGHTS.sixWayHiLo, HAND_WEIGHTS.headsUpHiLo]
      : [HAND_WEIGHTS.sixWayHigh, HAND_WEIGHTS.headsUpHigh];
  const inCrowd = crowd > 0 ? crowd * percentileOf(worthOf(many, a, b, c, d), many.cuts) : 0;
  return crowd < 1 ? inCrowd + (1 - crowd) * percentileOf(worthOf(few, a, b, c, d), few.cuts) : inCrowd;
}

/** The share of the pot before everything else is said, in ten-thousandths, less the same constant for every hand. */
function worthOf(weights: HandWeights, a: number, b: number, c: number, d: number): number {
  return worthOfRanks(weights, a >> 2, b >> 2, c >> 2, d >> 2) + worthOfSuits(weights, a, b, c, d);
}

function worthOfRanks(weights: HandWeights, a: number, b: number, c: number, d: number): number {
  const counts = (1 << (2 * a)) + (1 << (2 * b)) + (1 << (2 * c)) + (1 << (2 * d)); // two bits a rank, four alike apart
  const bits = (1 << a) | (1 << b) | (1 << c) | (1 << d);
  if (a === b && b === c && c === d) return weights.fourAlike + (weights.rank[a] ?? 0);
  let worth = 0;
  let pairs = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const rank = 31 - Math.clz32(rest & -rest);
    const count = (counts >> (2 * rank)) & 3;
    worth += weights.rank[rank] ?? 0;
    if (count === 3) worth += weights.threeAlike;
    if (count !== 2) continue;
    worth += weights.pair[rank] ?? 0;
    pairs++;
  }
  const aceLow = ((bits << 1) & 0x3fff) | ((bits >> ACE) & 1); // bit 0 the ace, bit 1 the deuce
  if (pairs === 2) worth += weights.twoPairs;
  worth += weights.lowCount[bitCount(aceLow & 0xff)] ?? 0;
  worth += weights.wheelCount[bitCount(aceLow & 0x1f)] ?? 0;
  worth += weights.broadwayCount[bitCount(bits >> 8)] ?? 0;
  for (let gap = 1; gap <= 4; gap++) worth += (weights.gap[gap] ?? 0) * bitCount(aceLow & (aceLow >> gap));
  let index = 0;
  for (let low = 0; low < 4; low++) {
    for (let other = low + 1; other < 5; other++, index++) {
      if (((aceLow >> low) & (aceLow >> other) & 1) === 1) worth += weights.wheelPair[index] ?? 0;
    }
  }
  return worth;
}

function worthOfSuits(weights: HandWeights, a: number, b: number, c: number, d: number): number {
  let worth = 0;
  for (let suit = 0; suit < 4; suit++) {
    let count = 0;
    let top = 0;
    if ((a & 3) === suit) [count, top] = [count + 1, Math.max(top, a >> 2)];
    if ((b & 3) === suit) [count, top] = [count + 1, Math.max(top, b >> 2)];
    if ((c & 3) === suit) [count, top] = [count + 1, Math.max(top, c >> 2)];
    if ((d & 3) === suit) [count, top] = [count + 1, Math.max(top, d >> 2)];
    if (count < 2) continue;
    worth += weights.suited[top] ?? 0;
    if (count === 3) worth += weights.threeSuited;
    if (count === 4) worth += weights.fourSuited;
  }
  return worth;
}

/** The parts of all hands that the cuts stand for. */
const PARTS = [0.01, 0.025, ...Array.from({ length: 19 }, (_, i) => (i + 1) / 20), 0.99];

function percentileOf(worth: number, cuts: readonly number[]): number {
  let i = 0;
  while (i < cuts.length && worth < (cuts[i] ?? 0)) i++;
  const [better, worse] = [PARTS[i - 1] ?? 0, PARTS[i] ?? 1];
  const upper = cuts[i - 1] ?? (cuts[0] ?? 0) + 400;
  const lower = cuts[i] ?? (cuts.at(-1) ?? 0) - 400;
  const way = upper === lower ? 1 : Math.min(1, Math.max(0, (upper - worth) / (upper - lower)));
  return better + way * (worse - better);
}
