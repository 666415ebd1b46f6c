import { expect } from 'vitest';
import { assert, must } from '../base/assert.ts';
import { makeRng, type Rng, type Seed } from '../base/rng.ts';
import { allCards, type Card, DECK_SIZE, parseCards } from '../cards/card.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import type { Action } from './action.ts';
import { apply, type Step, startHand } from './apply.ts';
import { legalActions } from './betting.ts';
import { type Betting, type Chips, type Forced, type HandConfig, type Seat, seatAt, VARIANTS } from './config.ts';
import type { HandEvent } from './event.ts';
import { randomAction } from './randomAction.ts';
import type { HandState } from './state.ts';

/** Makers and random hands for tests: nothing here is part of the game. */

/** What a test cares about; the rest is a pot-limit 1/2 hand of Omaha Hi/Lo. */
export interface ConfigWish {
  readonly stacks: readonly Chips[];
  readonly betting?: Betting;
  readonly smallBlind?: Chips;
  readonly bigBlind?: Chips;
  readonly ante?: Chips;
  readonly bigBlindAnte?: Chips;
  readonly variant?: HandConfig['variant'];
  readonly unit?: Chips;
  /** The chair of the small blind is empty (RULES 2.3). */
  readonly deadSmallBlind?: boolean;
  /** Paid after the blinds: the letter of the seat, what, and how much. */
  readonly posts?: readonly (readonly [letter: string, what: Forced['what'], amount: Chips])[];
  readonly freeFold?: boolean;
}

/** A hand to be played: its table and, where they matter, its cards. */
export interface HandWish extends ConfigWish {
  /** Four cards by the letter of the seat. */
  readonly holes?: Readonly<Record<string, string>>;
  /** Up to five cards, the flop first. */
  readonly board?: string;
}

export const FIXED_LIMIT = (bigBlind: Chips): Extract<Betting, { type: 'fixedLimit' }> => ({
  type: 'fixedLimit',
  smallBet: bigBlind,
  bigBet: 2 * bigBlind,
  maxBets: 4,
  headsUpCap: 'always',
});

/** A hand's config with the blinds in their usual places. */
export function makeConfig(wish: ConfigWish): HandConfig {
  const { stacks, smallBlind = 1, bigBlind = 2, ante = 0, bigBlindAnte = 0 } = wish;
  const headsUp = stacks.length === 2;
  const bigBlindSeat = headsUp || wish.deadSmallBlind ? 0 : 1;
  const due = (what: Forced['what'], seat: number, amount: Chips): Forced[] =>
    amount === 0 ? [] : [{ seat: seatAt(seat), what, amount }];
  return {
    variant: wish.variant ?? 'omahaHiLo',
    betting: wish.betting ?? { type: 'potLimit' },
    smallBlind,
    bigBlind,
    forced: [
      ...stacks.flatMap((_, seat) => due('ante', seat, ante)),
      ...due('smallBlind', headsUp ? 1 : 0, wish.deadSmallBlind ? 0 : smallBlind),
      ...due('bigBlind', bigBlindSeat, bigBlind),
      ...due('bigBlindAnte', bigBlindSeat, bigBlindAnte),
      ...(wish.posts ?? []).flatMap(([letter, what, amount]) => due(what, seatCalled(letter), amount)),
    ],
    stacks,
    unit: wish.unit ?? 1,
    freeFold: wish.freeFold ?? false,
  };
}

/** Seats go by letters in tests: A is the first left of the button (small blind; heads-up the big blind), the last one the button. */
const LETTERS = 'ABCDEFGHIJ';
export const letterOf = (seat: Seat): string => LETTERS.charAt(seat);
export const seatCalled = (letter: string): Seat => seatAt(LETTERS.indexOf(letter));

/** A whole deck that deals what is wished; the other cards lie anywhere. */
function deckFor(wish: HandWish): Card[] {
  const count = wish.stacks.length;
  const cardsIn = (text: string) => must(parseCards(text), `cards in "${text}"`);
  const places = new Map<number, Card>();
  for (const [letter, hole] of Object.entries(wish.holes ?? {}))
    cardsIn(hole).forEach((card, turn) => void places.set(turn * count + seatCalled(letter), card));
  cardsIn(wish.board ?? '').forEach((card, i) => void places.set(4 * count + must([1, 2, 3, 5, 7][i], 'place'), card));
  const named = new Set(places.values());
  assert(named.size === places.size, 'no card is wished for twice');
  const others = allCards().filter((card) => !named.has(card));
  return Array.from({ length: DECK_SIZE }, (_, i) => places.get(i) ?? must(others.pop(), 'card'));
}

/**
 * The hand after the line was played, everything frozen that was passed in.
 *
 * `A calls, B checks, A bets 10, B raises to 30, A is all-in`: a player out of turn or a word that does not fit the event is an error.
 */
export function playLine(wish: HandWish, line: string): HandState {
  return playOn(startHand(deepFreeze(makeConfig(wish)), deepFreeze(deckFor(wish))).state, line);
}

/** The hand after some more of a line. */
export const playOn = (state: HandState, line: string): HandState =>
  line
    .split(/[,;]\s*/)
    .filter(Boolean)
    .reduce(playWord, state);

function playWord(state: HandState, words: string): HandState {
  const [letter = '', ...rest] = words.trim().split(' ');
  const legal = must(legalActions(state), `a decision at "${words}"`);
  assert(legal.seat === seatCalled(letter), `"${words}", but ${letterOf(legal.seat)} is to act`);
  const result = apply(deepFreeze(state), deepFreeze(actionIn(state, rest.join(' '))));
  if (!result.ok) throw new Error(`"${words}" was refused: ${JSON.stringify(result.error)}`);
  const acted = must(result.value.events[0], 'event');
  const verb = { fold: 'folds', check: 'checks', call: 'calls', bet: 'bets', raise: 'raises' };
  const fits = acted.type === 'acted' && (rest[0] === 'is' ? acted.allIn : rest[0] === verb[acted.move]);
  assert(fits, `"${words}" turned out as ${JSON.stringify(acted)}`);
  return result.value.state;
}

/** `folds`, `checks`, `calls`, `bets 10`, `raises to 30`, `is all-in`: for the seat to act. */
export function actionIn(state: HandState, words: string): Action {
  const [verb = '', ...rest] = words.split(' ');
  switch (verb) {
    case 'folds':
      return { type: 'fold' };
    case 'checks':
      return { type: 'check' };
    case 'calls':
      return { type: 'call' };
    case 'bets':
    case 'raises':
      return { type: 'betOrRaise', to: Number(rest.at(-1)) };
    case 'is': {
      const { seat, callCost } = must(legalActions(state), 'a decision');
      const { bet, stack } = must(state.players[seat], 'player');
      return callCost === stack ? { type: 'call' } : { type: 'betOrRaise', to: bet + stack };
    }
    default:
      throw new Error(`no such move: ${words}`);
  }
}

/** The decision to be made, as `B: fold, call 20, raise to 40..70`; `nobody` when the hand is over. */
export function choicesIn(state: HandState): string {
  const legal = legalActions(state);
  if (legal === undefined || state.phase.type === 'complete') return 'nobody';
  const { seat, canFold, callCost, raise } = legal;
  const sizes = raise && (raise.min === raise.max ? `${raise.min}` : `${raise.min}..${raise.max}`);
  const choices = [
    ...(canFold ? ['fold'] : []),
    callCost === 0 ? 'check' : `call ${callCost}`,
    ...(sizes === undefined ? [] : [`${state.phase.price === 0 ? 'bet' : 'raise to'} ${sizes}`]),
  ];
  return `${letterOf(seat)}: ${choices.join(', ')}`;
}

/** What is told of a table, a line of play, and the decision that follows. */
export type ChoiceRow = [name: string, wish: HandWish, line: string, choices: string];

export const checkChoices = (...[, wish, line, choices]: ChoiceRow): void =>
  expect(choicesIn(playLine(wish, line))).toBe(choices);

/** 5/10 no limit for three players or more: after `limp` everybody is in for 10, and A is to act on the flop with these chips left. */
export const onFlop = (...stacks: readonly Chips[]): HandWish => ({
  stacks: stacks.map((left) => left + 10),
  betting: { type: 'noLimit' },
  smallBlind: 5,
  bigBlind: 10,
});

/** The line to an unraised flop: `C calls, …, A calls, B checks, `. */
export const limp = (players: number): string =>
  `${[...LETTERS.slice(2, players), 'A'].map((letter) => `${letter} calls, `).join('')}B checks, `;

/** The pots, main pot first, as `300 ABC, 200 BC`. */
export const potsIn = (pots: readonly { readonly amount: Chips; readonly eligible: readonly Seat[] }[]): string =>
  pots.map((pot) => `${pot.amount} ${pot.eligible.map(letterOf).join('')}`).join(', ');

/** The events of one kind, in their order. */
export const eventsIn = <Type extends HandEvent['type']>(
  state: { readonly events: readonly HandEvent[] },
  type: Type,
): Extract<HandEvent, { type: Type }>[] =>
  state.events.filter((event): event is Extract<HandEvent, { type: Type }> => event.type === type);

/** The value and all that it holds, frozen: whoever changes what he was given is found out. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** Any hand: 2 to 10 seats, all structures, stacks from one chip up, antes, posts and dead blinds now and then. */
export function randomConfig(rng: Rng): HandConfig {
  const pick = <Value>(list: readonly Value[]): Value => must(list[rng.int(list.length)], 'choice');
  const [smallBlind, bigBlind] = pick<readonly [Chips, Chips]>([
    [1, 2],
    [2, 5],
    [10, 15],
    [50, 100],
  ]);
  const deep = pick([1, 3, 20, 200]);
  const headsUpCap = pick(['always', 'roundStartsHeadsUp', 'whenHeadsUp'] as const);
  const seats = 2 + rng.int(9);
  const config = makeConfig({
    stacks: Array.from({ length: seats }, () => 1 + rng.int(bigBlind * deep)),
    betting: pick<Betting>([{ ...FIXED_LIMIT(bigBlind), headsUpCap }, { type: 'potLimit' }, { type: 'noLimit' }]),
    smallBlind,
    bigBlind,
    ante: pick([0, 0, 0, 1, bigBlind]),
    bigBlindAnte: pick([0, 0, 0, bigBlind]),
    variant: pick(VARIANTS),
    unit: pick([1, 1, 1, 5]),
    deadSmallBlind: seats > 2 && rng.int(8) === 0,
  });
  return { ...config, forced: [...config.forced, ...randomPosts(config, rng)] };
}

/** What a player pays who missed his blinds: a live big blind and a dead small blind (RULES 2.6). */
function randomPosts(config: HandConfig, rng: Rng): Forced[] {
  if (config.stacks.length < 4 || rng.int(6) > 0) return [];
  const seat = seatAt(2 + rng.int(config.stacks.length - 2));
  return [
    { seat, what: 'livePost', amount: config.bigBlind },
    { seat, what: 'deadPost', amount: config.smallBlind },
  ];
}

/** Plays a hand of random legal actions to its end; `watch` is told every step. */
export function playRandomHand(config: HandConfig, seed: Seed, watch: (step: Step) => void = () => {}): HandState {
  const rng = makeRng(seed);
  let step = startHand(config, shuffledDeck(rng));
  watch(step);
  for (let legal = legalActions(step.state); legal !== undefined; legal = legalActions(step.state)) {
    const result = apply(step.state, randomAction(legal, rng));
    if (!result.ok) throw new Error(`a legal action was refused: ${JSON.stringify(result.error)}, seed ${seed}`);
    step = result.value;
    watch(step);
  }
  return step.state;
}

/** Runs a check on so many fixed seeds, and names the one that failed. */
export function forSeeds(count: number, check: (seed: Seed) => void): void {
  for (let i = 0; i < count; i++) {
    try {
      check(`law ${i}`);
    } catch (error) {
      throw new Error(`seed "law ${i}": ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}

/** As `expect(found).toEqual(expected)`, which would take most of the time of a long test if asked about what is plainly the same. */
export function expectSame(found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
}
