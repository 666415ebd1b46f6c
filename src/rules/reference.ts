import type { Betting, Chips, HandConfig } from './config.ts';

/*
 * The betting of a hand written once more from the rule book (RULES 2.8 to 4.4), for tests only: it shares no code with betting.ts and apply.ts,
 * keeps no state between decisions but walks the whole line from the first post each time, and knows no cards.
 */

/** A decision as far as betting goes; `stay` is a check or a call. */
export type Move =
  | { readonly type: 'fold' }
  | { readonly type: 'stay' }
  | { readonly type: 'raise'; readonly to: Chips };

/** What the next player may do after a line. */
export interface Choice {
  readonly seat: number;
  readonly canFold: boolean;
  readonly callCost: Chips;
  readonly raise: { readonly min: Chips; readonly max: Chips } | undefined;
}

/** Where a line leads: to a decision, or to the end of betting. */
export function referenceAfter(config: HandConfig, line: readonly Move[]): Choice | 'uncontested' | 'showdown' {
  const moves = [...line];
  const behind = [...config.stacks];
  const folded = config.stacks.map(() => false);
  const inFront = config.stacks.map(() => 0);
  let middle = 0;
  let shortfall = config.smallBlind + config.bigBlind; // what full blinds would have put in (4.3.5)
  for (const { seat, what, amount } of config.forced) {
    const paid = Math.min(amount, behind[seat] ?? 0);
    behind[seat] = (behind[seat] ?? 0) - paid;
    if (what === 'ante' || what === 'bigBlindAnte' || what === 'deadPost') middle += paid;
    else inFront[seat] = (inFront[seat] ?? 0) + paid;
    if (what === 'smallBlind' || what === 'bigBlind') shortfall -= paid;
  }
  const seats = config.stacks.map((_, seat) => seat);
  const inHand = () => seats.filter((seat) => !folded[seat]);
  const chips = (seat: number) => behind[seat] ?? 0;
  const front = (seat: number) => inFront[seat] ?? 0;

  for (let street = 0; street < 4; street++) {
    if (street > 0 && inHand().filter((seat) => chips(seat) > 0).length < 2) return 'showdown'; // 6.8
    const start = street > 0 ? seats.length - 1 : bigBlindOf(config);
    /** Every wager of the round, the first one being what lies there at the start. */
    const wagers = [street === 0 ? Math.max(config.bigBlind, ...inFront) : 0];
    /** The wager each player last spoke to. */
    const spokenTo = new Map<number, number>();
    let noCap = inHand().length === 2 && headsUpCapOf(config) !== 'always';
    let at = start;
    for (;;) {
      if (inHand().length === 1) return 'uncontested';
      const price = wagers.at(-1) ?? 0;
      const next = clockwise(seats.length, at).find((seat) => {
        if (folded[seat] || chips(seat) === 0 || spokenTo.get(seat) === price) return false;
        const others = inHand().filter((other) => other !== seat);
        const someoneHasChips = others.some((other) => chips(other) > 0);
        return someoneHasChips || others.some((other) => front(other) > front(seat)); // 3.4, 2.9
      });
      if (next === undefined) break;
      const others = inHand().filter((seat) => seat !== next);
      const allIn = others.every((seat) => chips(seat) === 0);
      const owed = (allIn ? Math.max(...others.map(front)) : price) - front(next); // 2.9
      const callCost = Math.max(0, Math.min(owed, chips(next)));
      const mine = front(next) + chips(next);
      const answerable = others.some((seat) => chips(seat) > 0 && front(seat) + chips(seat) > price); // 3.5
      const pot = middle + sum(inFront) + (street === 0 ? shortfall : 0);
      const range = sizes(config, street, wagers, spokenTo.get(next), noCap, pot, front(next));
      const raise =
        mine > price && answerable && range
          ? { min: Math.min(range.min, mine), max: Math.min(range.max, mine) }
          : undefined;

      const move = moves.shift();
      if (move === undefined) return { seat: next, canFold: callCost > 0, callCost, raise };
      at = next;
      if (move.type === 'fold') {
        folded[next] = true;
        if (inHand().length === 2 && headsUpCapOf(config) === 'whenHeadsUp' && !isCapped(config, street, wagers))
          noCap = true;
      } else {
        const added = move.type === 'raise' ? move.to - front(next) : callCost;
        behind[next] = chips(next) - added;
        inFront[next] = front(next) + added;
        if (move.type === 'raise') wagers.push(move.to);
      }
      spokenTo.set(next, wagers.at(-1) ?? 0);
    }
    middle += sum(inFront);
    inFront.fill(0);
  }
  return 'showdown';
}

/** The totals that the rules allow, whatever the stacks; `undefined` when only calling and folding are left. */
function sizes(
  config: HandConfig,
  street: number,
  wagers: readonly Chips[],
  spokenTo: Chips | undefined,
  noCap: boolean,
  pot: Chips,
  mine: Chips,
): { min: Chips; max: Chips } | undefined {
  const price = wagers.at(-1) ?? 0;
  const { betting, unit } = config;
  if (betting.type === 'fixedLimit') {
    const unitBet = limitBet(betting, street);
    if (isCapped(config, street, wagers) && !noCap) return undefined; // 4.1.4
    if (spokenTo !== undefined && price - spokenTo < unitBet / 2) return undefined; // 4.1.6
    const to = counted(config, street, wagers).price + unitBet;
    return { min: to, max: to };
  }
  const least = leastIncrement(config, wagers);
  if (spokenTo !== undefined && price - spokenTo < least) return undefined; // 3.9
  const min = Math.ceil((price + least) / unit) * unit; // 3.6, 3.8
  if (betting.type === 'noLimit') return { min, max: Infinity };
  const most = price + (pot + (price - mine)); // 4.3.2: call, then raise by what lies there then
  return { min, max: Math.max(min, Math.floor(most / unit) * unit) };
}

/** The largest full bet or raise of the round, at first the big blind (3.8, 3.9). */
function leastIncrement(config: HandConfig, wagers: readonly Chips[]): Chips {
  return wagers.reduce((least, wager, i) => {
    const increment = i === 0 ? 0 : wager - (wagers[i - 1] ?? 0);
    return Math.max(least, increment);
  }, config.bigBlind);
}

/** The bets that count toward the cap, and the price at the last of them (4.1.2, 4.1.6). */
function counted(config: HandConfig, street: number, wagers: readonly Chips[]): { bets: number; price: Chips } {
  const { betting } = config;
  const unitBet = betting.type === 'fixedLimit' ? limitBet(betting, street) : 0;
  const start = street === 0 ? { bets: 1, price: config.bigBlind } : { bets: 0, price: 0 };
  return wagers
    .slice(1)
    .reduce((so, wager) => (wager - so.price >= unitBet / 2 ? { bets: so.bets + 1, price: wager } : so), start);
}

const isCapped = (config: HandConfig, street: number, wagers: readonly Chips[]): boolean =>
  config.betting.type === 'fixedLimit' && counted(config, street, wagers).bets >= config.betting.maxBets;

const limitBet = (limit: Extract<Betting, { type: 'fixedLimit' }>, street: number): Chips =>
  street < 2 ? limit.smallBet : limit.bigBet;

const headsUpCapOf = ({ betting }: HandConfig) => (betting.type === 'fixedLimit' ? betting.headsUpCap : 'always');

const bigBlindOf = (config: HandConfig): number => config.forced.find((due) => due.what === 'bigBlind')?.seat ?? 0;

const clockwise = (count: number, seat: number): number[] =>
  Array.from({ length: count }, (_, i) => (seat + 1 + i) % count);

const sum = (amounts: readonly Chips[]): Chips => amounts.reduce((total, amount) => total + amount, 0);
