import { must } from '../../base/assert.ts';
import type { Card } from '../../cards/card.ts';
import type { Reading } from '../../evaluator/reading.ts';
import type { Fraction } from '../../i18n/format.ts';
import type { Chips, Seat } from '../../rules/config.ts';
import type { PotResult, Share } from '../../store/gameState.ts';

/** What one player is given from one half, over all pots of a group. */
export interface Award {
  readonly half: 'high' | 'low' | 'whole';
  readonly seat: Seat;
  readonly amount: Chips;
  readonly oddChips: Chips;
  /** Of the whole pot, odd chips left aside: a quarter is 1 of 4. */
  readonly fraction: Fraction;
  /** The same pot by pot, in the order of `PotGroup.pots`. */
  readonly byPot: readonly Chips[];
}

/** Pots that the same players won in the same way: they are shown as one. */
export interface PotGroup {
  /** 0 is the main pot. */
  readonly pots: readonly { readonly index: number; readonly amount: Chips }[];
  readonly amount: Chips;
  /** The high half first, then the low; or the whole. */
  readonly awards: readonly Award[];
}

/** Who a sentence about winners is about, as its verb needs: me alone, one other, several with me, several others. */
export function subjectOf(awards: readonly Award[], hero: Seat): 'you' | 'one' | 'withYou' | 'other' {
  const includesMe = awards.some(({ seat }) => seat === hero);
  if (awards.length === 1) return includesMe ? 'you' : 'one';
  return includesMe ? 'withYou' : 'other';
}

/** Joins pots with the same winners; the order of their first pots is kept. */
export function groupPots(pots: readonly PotResult[]): readonly PotGroup[] {
  const byWinners = new Map<string, number[]>();
  pots.forEach(({ high, low, whole }, index) => {
    const winners = [whole, high, low].map((shares) => shares.map(({ seat }) => seat).join(',')).join('|');
    byWinners.set(winners, [...(byWinners.get(winners) ?? []), index]);
  });
  return [...byWinners.values()].map((indexes) => {
    const members = indexes.map((index) => must(pots[index], 'pot'));
    return {
      pots: indexes.map((index) => ({ index, amount: must(pots[index], 'pot').amount })),
      amount: sum(members.map(({ amount }) => amount)),
      awards: (['whole', 'high', 'low'] as const).flatMap((half) => awardsOf(members, half)),
    };
  });
}

function awardsOf(pots: readonly PotResult[], half: Award['half']): Award[] {
  const winners = pots[0]?.[half] ?? [];
  return winners.map(({ seat }) => {
    const shares = pots.map((pot) =>
      must(
        pot[half].find((share: Share) => share.seat === seat),
        'share',
      ),
    );
    return {
      half,
      seat,
      amount: sum(shares.map(({ amount }) => amount)),
      oddChips: sum(shares.map(({ oddChips }) => oddChips)),
      fraction: { count: 1, parts: half === 'whole' ? winners.length : winners.length * 2 },
      byPot: shares.map(({ amount }) => amount),
    };
  });
}

/** The pot that matters most: what is marked on the table and what the lesson is about. */
export const largest = (groups: readonly PotGroup[]): PotGroup | undefined =>
  groups.toSorted((a, b) => b.amount - a.amount)[0];

/** A player's part of a group, odd chips left aside; `undefined` when nothing was won. */
export function fractionOf(group: PotGroup, seat: Seat): Fraction | undefined {
  const mine = group.awards.filter((award) => award.seat === seat).map((award) => award.fraction);
  const [first, second] = mine;
  if (first === undefined || second === undefined) return first;
  const parts = first.parts * second.parts;
  return { count: first.count * second.parts + second.count * first.parts, parts };
}

/** Who wins each half. A pot that was not halved has the same winners on both sides, if they have a low at all. */
export interface Halves {
  readonly high: readonly Award[];
  /** Empty when there is no low. */
  readonly low: readonly Award[];
}

export function halvesOf(group: PotGroup, shown: readonly (Reading | undefined)[]): Halves {
  const of = (half: Award['half']): Award[] => group.awards.filter((award) => award.half === half);
  const whole = of('whole');
  if (whole.length === 0) return { high: of('high'), low: of('low') };
  return { high: whole, low: whole.filter(({ seat }) => shown[seat]?.low !== undefined) };
}

/** What there is to learn from my part of a pot. */
export type Lesson =
  | { readonly type: 'quartered' | 'threeQuarters'; readonly half: 'high' | 'low' }
  | { readonly type: 'smaller'; readonly half: 'high' | 'low'; readonly others: number; readonly fraction: Fraction };

export function lessonOf(group: PotGroup, me: Seat): Lesson | undefined {
  const mine = group.awards.filter((award) => award.seat === me && award.half !== 'whole');
  const [first] = mine;
  if (first === undefined || first.half === 'whole') return undefined;
  if (mine.length === 2) {
    const alone = mine.find(({ fraction }) => fraction.parts === 2);
    const shared = mine.find(({ fraction }) => fraction.parts === 4);
    if (alone === undefined || shared === undefined || alone.half === 'whole') return undefined;
    return { type: 'threeQuarters', half: alone.half };
  }
  if (first.fraction.parts === 2) return undefined;
  if (first.fraction.parts === 4) return { type: 'quartered', half: first.half };
  return { type: 'smaller', half: first.half, others: first.fraction.parts / 2 - 1, fraction: first.fraction };
}

/** Which half plays a card: drawn as a ring and a tag. */
export interface Marks {
  readonly high: readonly Card[];
  readonly low: readonly Card[];
}

/** A half of a seat whose five are to be looked at alone (R45). */
export interface Focus {
  readonly seat: Seat;
  readonly half: 'high' | 'low';
}

/**
 * The cards to light on the table: on the board those of the largest pot's winners (of mine, when I tie), and each winner's own two.
 *
 * With a focus only the five of that half and seat.
 */
export function marksOf(
  groups: readonly PotGroup[],
  shown: readonly (Reading | undefined)[],
  me: Seat,
  focus: Focus | undefined,
): { readonly board: Marks; readonly hole: (seat: Seat) => Marks } {
  const isLit = (seat: Seat, half: 'high' | 'low'): boolean =>
    focus === undefined
      ? groups.some((group) => halvesOf(group, shown)[half].some((award) => award.seat === seat))
      : focus.seat === seat && focus.half === half;
  const main = largest(groups);
  const boardSeat = (half: 'high' | 'low'): Seat | undefined => {
    if (focus !== undefined) return focus.half === half ? focus.seat : undefined;
    if (main === undefined) return undefined;
    const winners = halvesOf(main, shown)[half].map(({ seat }) => seat);
    return winners.includes(me) ? me : winners[0];
  };
  const boardCards = (half: 'high' | 'low'): readonly Card[] => {
    const seat = boardSeat(half);
    return seat === undefined ? [] : (shown[seat]?.[half]?.five.board ?? []);
  };
  return {
    board: { high: boardCards('high'), low: boardCards('low') },
    hole: (seat) => ({
      high: isLit(seat, 'high') ? (shown[seat]?.high?.five.hole ?? []) : [],
      low: isLit(seat, 'low') ? (shown[seat]?.low?.five.hole ?? []) : [],
    }),
  };
}

const sum = (amounts: readonly Chips[]): Chips => amounts.reduce((total, amount) => total + amount, 0);
