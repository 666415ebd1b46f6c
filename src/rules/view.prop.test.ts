import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { makeRng, type Rng } from '../base/rng.ts';
import { type Card, cardAt } from '../cards/card.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import { apply, startHand } from './apply.ts';
import { legalActions } from './betting.ts';
import { type HandConfig, type Seat, seatAt } from './config.ts';
import { randomAction } from './randomAction.ts';
import type { HandState } from './state.ts';
import { deepFreeze, eventsIn, expectSame, forSeeds, playRandomHand, randomConfig } from './testing.ts';
import { blankView, decideIn, see, seenBy, viewFor } from './view.ts';

const seatsOf = (config: HandConfig): Seat[] => config.stacks.map((_, seat) => seatAt(seat));

/** Every state of a hand of random actions, the first decision first. */
function statesOf(config: HandConfig, deck: readonly Card[], seed: string): HandState[] {
  const rng = makeRng(seed);
  const states = [startHand(config, deck).state];
  for (;;) {
    const state = must(states.at(-1), 'state');
    const legal = legalActions(state);
    if (legal === undefined) return states;
    const result = apply(state, randomAction(legal, rng));
    if (!result.ok) throw new Error(result.error.code);
    states.push(result.value.state);
  }
}

test('a view is the same whatever the cards are that its seat may not see', () => {
  let compared = 0;
  forSeeds(300, (seed) => {
    const rng = makeRng(`${seed}/table`);
    const config = randomConfig(rng);
    const hero = seatAt(rng.int(config.stacks.length));
    const boardSeen = must([0, 3, 4, 5][rng.int(4)], 'street');
    const deck = shuffledDeck(rng);
    const other = withOtherHiddenCards(deck, config.stacks.length, hero, boardSeen, rng);
    const here = statesOf(config, deck, seed);
    const there = statesOf(config, other, seed);
    here.forEach((state, i) => {
      if (state.board.length > boardSeen || eventsIn(state, 'handShown').length > 0) return;
      expectSame(viewFor(must(there[i], 'same line'), hero), viewFor(state, hero));
      compared++;
    });
  });
  expect(compared).toBeGreaterThan(700);
});

/** The deck with all cards dealt anew but the hero's four and the board as far as it is seen. */
function withOtherHiddenCards(deck: readonly Card[], count: number, hero: Seat, boardSeen: number, rng: Rng): Card[] {
  const seen = new Set([
    ...[0, 1, 2, 3].map((turn) => turn * count + hero),
    ...[1, 2, 3, 5, 7].slice(0, boardSeen).map((place) => 4 * count + place),
  ]);
  const hidden = deck.filter((_, place) => !seen.has(place));
  const mixed = shuffledDeck(rng).filter((card) => hidden.includes(card));
  return deck.map((card, place) => (seen.has(place) ? card : must(mixed.pop(), 'card')));
}

test('viewFor is what a seat saw, event by event', () => {
  forSeeds(150, (seed) => {
    const config = deepFreeze(randomConfig(makeRng(`${seed}/table`)));
    const views = seatsOf(config).map((hero) => blankView(config, hero));
    playRandomHand(config, seed, ({ state, events }) => {
      for (const hero of seatsOf(config)) {
        const seen = events.map((event) => seenBy(event, hero)).reduce(see, must(views[hero], 'view'));
        views[hero] = deepFreeze(decideIn(seen, state));
      }
      const hero = must(seatsOf(config)[events.length % config.stacks.length], 'hero');
      expectSame(viewFor(state, hero), views[hero]);
    });
  });
});

const HIDDEN = 900_000_000; // more than any stack: a number that begins with it is a card that leaked

test('no card that a seat may not see stands anywhere in its view', () => {
  const marked = (card: Card) => cardAt(HIDDEN + card);
  let looked = 0;
  forSeeds(150, (seed) => {
    const config = randomConfig(makeRng(`${seed}/table`));
    playRandomHand(config, seed, ({ state }) => {
      const hero = must(seatsOf(config)[looked++ % config.stacks.length], 'hero');
      const shown = eventsIn(state, 'handShown').map((event) => event.seat);
      const hides = (seat: Seat) => seat !== hero && !shown.includes(seat);
      const secret: HandState = {
        ...state,
        deck: state.deck.map(marked),
        players: state.players.map((player, i) =>
          hides(seatAt(i)) ? { ...player, hole: player.hole.map(marked) } : player,
        ),
        events: state.events.map((event) =>
          event.type === 'holeDealt' && event.seat !== hero ? { ...event, cards: event.cards?.map(marked) } : event,
        ),
      };
      const text = JSON.stringify(viewFor(secret, hero));
      if (/90000\d{4}/.test(text)) expect(text).not.toMatch(/90000\d{4}/);
      expect(secret.players.some((player) => player.hole.some((held) => held >= HIDDEN)) || shown.length > 0).toBe(
        true,
      );
    });
  });
  expect(looked).toBeGreaterThan(700);
});

test('a view tells the stacks, bets and pots that the dealer has', () => {
  forSeeds(150, (seed) => {
    const config = randomConfig(makeRng(`${seed}/table`));
    playRandomHand(config, seed, ({ state }) => {
      const view = viewFor(state, seatAt(0));
      const chips = (players: HandState['players'] | typeof view.players) =>
        players.map(({ stack, bet, committed, folded }) => [stack, bet, committed, folded]);
      expectSame(chips(view.players), chips(state.players));
      const bets = state.players.reduce((sum, player) => sum + player.bet, 0);
      const inPots = view.pots.reduce((sum, pot) => sum + pot.amount, 0);
      if (!view.complete && state.board.length > 0) expect(view.pot).toBe(inPots + bets);
    });
  });
});
