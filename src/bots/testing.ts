import { assert, must } from '../base/assert.ts';
import { deriveSeed, makeRng, type Seed } from '../base/rng.ts';
import { type Card, parseCards } from '../cards/card.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import { apply, startHand } from '../rules/apply.ts';
import { type Betting, type Chips, type HandConfig, type Street, seatAt, type Variant } from '../rules/config.ts';
import type { HandEvent } from '../rules/event.ts';
import type { HandState } from '../rules/state.ts';
import { blankView, decideIn, type PlayerView, see, seenBy } from '../rules/view.ts';
import type { Bot, Decision } from './bot.ts';
import { makeBot } from './heuristic.ts';
import { findCharacter } from './roster.ts';
import { alwaysCall, hutchisonTight, randomLegal } from './yardsticks.ts';

const SMALL_BLIND = 5;
const BIG_BLIND = 10;
const STACK = 1000;

/** Every kind of betting, with blinds of 5 and 10. */
export const BETTINGS = {
  fixedLimit: { type: 'fixedLimit', smallBet: 10, bigBet: 20, maxBets: 4, headsUpCap: 'always' },
  potLimit: { type: 'potLimit' },
  noLimit: { type: 'noLimit' },
} as const satisfies Record<Betting['type'], Betting>;

/** A hand at a table where everybody has the same stack; the last seat is the button. */
export function configFor(players: number, betting: Betting, variant: Variant = 'omahaHiLo'): HandConfig {
  const [small, big] = players === 2 ? [1, 0] : [0, 1];
  return {
    variant,
    betting,
    smallBlind: SMALL_BLIND,
    bigBlind: BIG_BLIND,
    forced: [
      { seat: seatAt(small), what: 'smallBlind', amount: SMALL_BLIND },
      { seat: seatAt(big), what: 'bigBlind', amount: BIG_BLIND },
    ],
    stacks: Array.from({ length: players }, () => STACK),
    unit: 1,
    freeFold: false,
  };
}

export const cards = (text: string): Card[] => must(parseCards(text), text);

/** What seat 0 sees when everybody put in what is said, and the board lies open; nobody has decided anything yet. */
export function viewOf(hole: string, board: string, committed: readonly Chips[], variant?: Variant): PlayerView {
  const open = cards(board);
  const streets: readonly (readonly [Street, number, number])[] = [
    ['flop', 0, 3],
    ['turn', 3, 4],
    ['river', 4, 5],
  ];
  const events: HandEvent[] = [
    ...committed.map(
      (amount, i): HandEvent => ({ type: 'posted', seat: seatAt(i), what: 'ante', amount, allIn: false }),
    ),
    { type: 'holeDealt', seat: seatAt(0), cards: cards(hole) },
    ...streets.flatMap(([street, from, to]): HandEvent[] =>
      open.length < to ? [] : [{ type: 'boardDealt', street, cards: open.slice(from, to) }],
    ),
  ];
  return events.reduce(see, blankView(configFor(committed.length, BETTINGS.potLimit, variant), seatAt(0)));
}

/** A decision as it was made. */
export interface Made {
  readonly view: PlayerView;
  readonly decision: Decision;
}

/** Plays one hand to its end; a bot draws from its own seed alone. An illegal action throws. */
export function playHand(
  config: HandConfig,
  deck: readonly Card[],
  bots: readonly Bot[],
  seeds: readonly Seed[],
  watch: (made: Made) => void = () => undefined,
): HandState {
  const rngs = seeds.map(makeRng);
  const views = bots.map((_, seat) => blankView(config, seatAt(seat)));
  let { state } = startHand(config, deck);
  while (state.phase.type === 'betting') {
    const seat = state.phase.toAct[0];
    const before = must(views[seat], 'view');
    const news = state.events.slice(before.events.length).map((event) => seenBy(event, seat));
    const view = decideIn(news.reduce(see, before), state);
    views[seat] = view;
    const decision = must(bots[seat], 'bot')(view, must(rngs[seat], 'rng'));
    const step = apply(state, decision.action);
    assert(step.ok, `legal action: ${JSON.stringify(decision.action)} in ${JSON.stringify(view.legal)}`);
    watch({ view, decision });
    state = step.value.state;
  }
  return state;
}

interface Match {
  /** Whose winnings are counted. */
  readonly hero: Bot;
  /** Takes all the other seats. */
  readonly others: Bot;
  readonly players: number;
  readonly betting: Betting;
  readonly variant?: Variant;
  /** At least so many; each deal is played once with the hero in every seat. */
  readonly hands: number;
  readonly seed: Seed;
}

export const YARDSTICKS = { alwaysCall, randomLegal, hutchisonTight } as const;

/** The solid character that the yardsticks measure. */
export const solidBot = (samples: number): Bot => makeBot(must(findCharacter('ilinca-solid'), 'solid'), samples);

/** Big blinds won in a hundred hands, and the 95 % interval. */
interface Margin {
  readonly hands: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Plays a match of duplicate deals: the same cards with the hero in each seat in turn, stacks new each hand.
 *
 * The deck comes from the match's seed and the deal's number alone, so another bot gets the same cards.
 */
export function playMatch({ hero, others, players, betting, variant, hands, seed }: Match): Margin {
  const config = configFor(players, betting, variant);
  const deals = Math.ceil(hands / players);
  const results = Array.from({ length: deals }, (_, deal) => {
    const deck = shuffledDeck(makeRng(deriveSeed(seed, 'deck', deal)));
    let won = 0;
    for (let seat = 0; seat < players; seat++) {
      const bots = config.stacks.map((_, i) => (i === seat ? hero : others));
      const seeds = config.stacks.map((_, i) => deriveSeed(seed, 'bot', deal, seat, i));
      const end = playHand(config, deck, bots, seeds);
      won += must(end.players[seat], 'hero').stack - STACK;
    }
    return (100 * won) / players / BIG_BLIND;
  });
  return marginOf(results, deals * players);
}

/** The mean of independent results with its 95 % interval. */
function marginOf(results: readonly number[], hands: number): Margin {
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  const variance = results.reduce((sum, result) => sum + (result - mean) ** 2, 0) / (results.length - 1);
  const half = 1.96 * Math.sqrt(variance / results.length);
  return { hands, mean, low: mean - half, high: mean + half };
}

/** `+12.3 BB/100 (95 % +8.1 to +16.5, 5000 hands)`. */
export function formatMargin({ hands, mean, low, high }: Margin): string {
  const signed = (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
  return `${signed(mean)} BB/100 (95 % ${signed(low)} to ${signed(high)}, ${hands} hands)`;
}
