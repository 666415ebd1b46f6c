import { must } from '../base/assert.ts';
import type { Chips, Seat, Street } from '../rules/config.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Move } from './moves.ts';
import { foldedPart } from './opponents.ts';
import type { Samples, Strength } from './strength.ts';

/** What comes of a check, call, bet or raise, on average over the samples. */
export interface Outcome {
  /** Chips won, against folding now; later bets are not counted. */
  readonly value: number;
  /** How often everybody folds. */
  readonly foldChance: number;
  /** The part of the chips in the middle won when somebody goes on. */
  readonly shareWhenCalled: number;
}

/** The standing from which an opponent raises in turn. */
const RAISES_BACK = 0.88;
/** So much less often somebody folds who has bet or raised on this street himself. */
const STUBBORN = 0.7;
/** The part of the pot from which a hand goes on against a raise in turn. */
const STAYS_FROM = 0.35;

/**
 * What comes of making the hero's total on this street `to`; his present one and a price of 0 for a check.
 *
 * Whoever still has to match it goes on or folds as his hand of the sample looks to him now; the strongest raise once more. Each
 * pot the chips form goes to those who can win it.
 */
export function outcomeOf(view: PlayerView, strength: Strength, to: Chips, moves: readonly Move[]): Outcome {
  const hero = must(view.players[view.hero], 'hero');
  const price = Math.max(...view.players.map((player) => player.bet));
  const added = to - hero.bet;
  const isRaise = to > price;
  const seats = strength.opponents.map(({ seat }) => seat);
  const committed = view.players.map((player) => player.committed);
  const totals = new Float64Array(committed.length);
  const hasBet = seats.map((seat) => (moves.some((move) => isBetOf(move, seat, view.street)) ? 1 : 0));
  const isIn = new Uint8Array(seats.length);
  const staysIn = strength.hero.share >= STAYS_FROM;
  const realized = realizedPart(view, strength, added);
  let value = 0;
  let folds = 0;
  let wonWhenCalled = 0;
  let potsWhenCalled = 0;
  for (let sample = 0; sample < strength.samples.count; sample++) {
    totals.set(committed);
    let heroTotal = hero.committed + added;
    let pot = view.pot + added;
    let extra = 0;
    let goOn = 0;
    for (let i = 0; i < seats.length; i++) {
      const seat = seats[i] ?? 0;
      const opponent = must(view.players[seat], 'opponent');
      const owed = Math.min(opponent.stack, Math.max(0, to - opponent.bet));
      const standing = strength.samples.standings[sample * seats.length + i] ?? 0;
      const goesOn = owed === 0 || standing >= foldedPart(owed / (pot + owed)) * (hasBet[i] === 1 ? STUBBORN : 1);
      isIn[i] = goesOn ? 1 : 0;
      if (!goesOn) continue;
      goOn++;
      totals[seat] = opponent.committed + owed;
      pot += owed;
      if (!isRaise || extra > 0 || standing < RAISES_BACK) continue;
      extra = Math.min(opponent.stack - owed, hero.stack - added, raiseBack(view, to, pot));
      totals[seat] = opponent.committed + owed + extra;
    }
    if (goOn === 0) {
      folds++;
      value += pot - added;
      continue;
    }
    if (extra > 0 && !staysIn) {
      value -= added;
      potsWhenCalled += pot;
      continue;
    }
    heroTotal += extra;
    totals[view.hero] = heroTotal;
    const won = winnings(strength.samples, sample, seats, isIn, totals, heroTotal);
    value += won * realized - added - extra;
    wonWhenCalled += won;
    potsWhenCalled += pot + 2 * extra;
  }
  const count = Math.max(1, strength.samples.count);
  return {
    value: value / count,
    foldChance: folds / count,
    shareWhenCalled: potsWhenCalled === 0 ? 1 : wonWhenCalled / potsWhenCalled,
  };
}

const isBetOf = (move: Move, seat: Seat, street: Street): boolean =>
  move.seat === seat && move.street === street && (move.type === 'bet' || move.type === 'raise');

/** The part of what the cards are worth that comes home: more for hands that finish strong, less for those that will not know. */
function realizedPart(view: PlayerView, strength: Strength, added: Chips): number {
  const hero = must(view.players[view.hero], 'hero');
  const canBetLater = view.players.some((player, seat) => seat !== view.hero && !player.folded && player.stack > 0);
  if (view.street === 'river' || hero.stack <= added || !canBetLater) return 1;
  return 0.87 + 0.22 * strength.strongFinish;
}

/** What a raise in turn adds: a bet in fixed limit, else about half the pot. */
function raiseBack({ config: { betting }, street }: PlayerView, to: Chips, pot: Chips): Chips {
  if (betting.type !== 'fixedLimit') return Math.max(to, pot / 2);
  return street === 'preflop' || street === 'flop' ? betting.smallBet : betting.bigBet;
}

/** The hero's chips from all pots of one sample; `totals` are what each seat put in, `isIn` the opponents who did not fold. */
function winnings(
  samples: Samples,
  sample: number,
  seats: readonly number[],
  isIn: Uint8Array,
  totals: Float64Array,
  heroTotal: Chips,
): Chips {
  let won = 0;
  let below = 0;
  while (below < heroTotal) {
    let level = heroTotal;
    for (let i = 0; i < seats.length; i++) {
      const total = totals[seats[i] ?? 0] ?? 0;
      if (isIn[i] === 1 && total > below && total < level) level = total;
    }
    let amount = 0;
    for (let seat = 0; seat < totals.length; seat++) {
      const total = totals[seat] ?? 0;
      amount += Math.min(total, level) - Math.min(total, below);
    }
    won += amount * shareOf(samples, sample, seats, isIn, totals, level);
    below = level;
  }
  return won;
}

/** The hero's part of a pot that those can win who put in up to a level. */
function shareOf(
  samples: Samples,
  sample: number,
  seats: readonly number[],
  isIn: Uint8Array,
  totals: Float64Array,
  level: Chips,
): number {
  const high = samples.heroHighs[sample] ?? 0;
  const low = samples.heroLows[sample] ?? 0;
  let highShare = 1;
  let highTies = 1;
  let lowShare = low > 0 ? 1 : 0;
  let lowTies = 1;
  let anyLow = low > 0;
  for (let i = 0; i < seats.length; i++) {
    if (isIn[i] === 0 || (totals[seats[i] ?? 0] ?? 0) < level) continue;
    const otherHigh = samples.highs[sample * seats.length + i] ?? 0;
    const otherLow = samples.lows[sample * seats.length + i] ?? 0;
    if (otherHigh > high) highShare = 0;
    else if (otherHigh === high) highTies++;
    if (otherLow > 0) anyLow = true;
    if (otherLow > low) lowShare = 0;
    else if (otherLow > 0 && otherLow === low) lowTies++;
  }
  return anyLow ? (highShare / highTies + lowShare / lowTies) / 2 : highShare / highTies;
}
