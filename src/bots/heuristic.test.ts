import { describe, expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { makeRng } from '../base/rng.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import { apply, startHand } from '../rules/apply.ts';
import { type HandConfig, seatAt, VARIANTS } from '../rules/config.ts';
import type { HandState } from '../rules/state.ts';
import { BETTING_TYPES } from '../rules/table.ts';
import { viewFor } from '../rules/view.ts';
import { REASON_CODES } from './bot.ts';
import { makeBot } from './heuristic.ts';
import { cannotLose, nutsOf } from './nuts.ts';
import { findCharacter, lineupOf, STYLES } from './roster.ts';
import { BETTINGS, configFor, type Made, playHand } from './testing.ts';
import { alwaysCall, hutchisonTight, randomLegal } from './yardsticks.ts';

const SAMPLES = 40;
const characterOf = (id: string) => must(findCharacter(id), id);
const regulars = lineupOf('mixed', 7).map((id) => makeBot(characterOf(id), SAMPLES));
/** Beside the regulars those whose bets make no sense, so that every legal situation comes about. */
const everybody = [...regulars, randomLegal, randomLegal, alwaysCall, hutchisonTight];

/** A hand with stacks of every size, antes now and then, and players drawn from all. */
function playOddHand(index: number, betting: HandConfig['betting']['type'], watch: (made: Made) => void): void {
  const rng = makeRng(`odd/${betting}/${index}`);
  const players = 2 + rng.int(7);
  const base = configFor(players, BETTINGS[betting], VARIANTS[rng.int(2)]);
  const ante = { seat: seatAt(players - 1), what: 'ante', amount: 1 + rng.int(5) } as const;
  const config: HandConfig = {
    ...base,
    forced: rng.int(3) === 0 ? [ante, ...base.forced] : base.forced,
    stacks: base.stacks.map(() => (rng.int(3) === 0 ? 1 + rng.int(40) : 50 + rng.int(2000))),
    unit: rng.int(4) === 0 ? 5 : 1,
  };
  const bots = base.stacks.map(() => must(everybody[rng.int(everybody.length)], 'bot'));
  const seeds = bots.map((_, seat) => `odd/${index}/${seat}`);
  playHand(config, shuffledDeck(rng), bots, seeds, watch);
}

describe.each(BETTING_TYPES)('in %s, at tables of every size with odd stacks', (betting) => {
  test('every action is legal, nobody folds for free, and nobody folds a river that cannot be lost', () => {
    let decisions = 0;
    for (let hand = 0; hand < 250; hand++) {
      playOddHand(hand, betting, ({ view, decision }) => {
        decisions++; // that the action is legal is asserted where it is applied
        for (const { code, values } of decision.reasons) {
          expect(REASON_CODES).toContain(code);
          expect(Object.values(values).every(Number.isFinite)).toBe(true);
        }
        if (decision.action.type !== 'fold') return;
        expect(view.legal?.callCost).toBeGreaterThan(0);
        if (view.board.length < 5) return;
        const hole = must(view.players[view.hero]?.hole, 'own hole cards');
        if (decision.reasons.length === 0) return; // a yardstick's
        expect(cannotLose(nutsOf(hole, view.board, view.config.variant === 'omahaHiLo'))).toBe(false);
      });
    }
    expect(decisions).toBeGreaterThan(1500);
  });
});

/** The states of one hand in which somebody had to decide. */
function decisionsOf(seed: string): HandState[] {
  const config = configFor(6, BETTINGS.potLimit);
  const states: HandState[] = [];
  let { state } = startHand(config, shuffledDeck(makeRng(seed)));
  while (state.phase.type === 'betting') {
    states.push(state);
    const seat = state.phase.toAct[0];
    const { action } = must(regulars[seat], 'bot')(viewFor(state, seat), makeRng(`${seed}/${states.length}`));
    const step = apply(state, action);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  return states;
}

const toActOf = (state: HandState) => {
  if (state.phase.type !== 'betting') throw new Error('nobody is to act');
  return state.phase.toAct[0];
};

test('the same view and seed give the same decision, whatever the hidden cards are', () => {
  for (let hand = 0; hand < 12; hand++) {
    for (const state of decisionsOf(`honest/${hand}`)) {
      const seat = toActOf(state);
      const hidden = [...state.players.flatMap((player, i) => (i === seat ? [] : player.hole)), ...state.deck];
      const swapped = shuffledDeck(makeRng('swap')).filter((card) => hidden.includes(card));
      const elsewhere: HandState = {
        ...state,
        players: state.players.map((player, i) => (i === seat ? player : { ...player, hole: swapped.splice(0, 4) })),
        deck: swapped,
        events: state.events.map((event) =>
          event.type === 'holeDealt' && event.seat !== seat ? { ...event, cards: swapped.slice(0, 4) } : event,
        ),
      };
      const bot = must(regulars[seat], 'bot');
      const decision = bot(viewFor(state, seat), makeRng('same'));
      expect(bot(viewFor(state, seat), makeRng('same'))).toEqual(decision);
      expect(viewFor(elsewhere, seat)).toEqual(viewFor(state, seat));
      expect(bot(viewFor(elsewhere, seat), makeRng('same'))).toEqual(decision);
    }
  }
});

/** What a style does in many hands at a table of six of all styles. */
function habitsOf(style: (typeof STYLES)[number]) {
  const hero = makeBot(characterOf(`ilinca-${style}`), SAMPLES);
  const habits = { hands: 0, played: 0, raised: 0, bets: 0, calls: 0 };
  for (let hand = 0; hand < 360; hand++) {
    const seat = hand % 6;
    const bots = Array.from({ length: 6 }, (_, i) => (i === seat ? hero : must(regulars[i], 'bot')));
    const seeds = bots.map((_, i) => `habits/${hand}/${i}`);
    const end = playHand(configFor(6, BETTINGS.potLimit), shuffledDeck(makeRng(`habits/${hand}`)), bots, seeds);
    const flopAt = end.events.findIndex((event) => event.type === 'boardDealt');
    const acted = end.events.flatMap((event, at) =>
      event.type === 'acted' && event.seat === seat ? [{ move: event.move, preflop: flopAt < 0 || at < flopAt }] : [],
    );
    const did = (move: string, preflop: boolean) =>
      acted.filter((act) => act.move === move && act.preflop === preflop).length;
    habits.hands++;
    if (did('call', true) + did('raise', true) > 0) habits.played++;
    if (did('raise', true) > 0) habits.raised++;
    habits.bets += did('bet', false) + did('raise', false);
    habits.calls += did('call', false);
  }
  return {
    played: habits.played / habits.hands,
    raised: habits.raised / habits.hands,
    aggression: habits.bets / habits.calls,
  };
}

test('styles differ as their names say', () => {
  const [solid, careful, curious, bold] = STYLES.map(habitsOf);
  if (!solid || !careful || !curious || !bold) throw new Error('four styles');
  const lines = STYLES.map((style, i) => {
    const habits = must([solid, careful, curious, bold][i], style);
    const figures = [habits.played, habits.raised].map((part) => `${Math.round(part * 100)} %`);
    return `${style.padEnd(8)} plays ${figures[0]}, raises ${figures[1]}, bets and raises a call ${habits.aggression.toFixed(1)}`;
  });
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(careful.played).toBeLessThan(solid.played);
  expect(solid.played).toBeLessThan(bold.played);
  expect(bold.played).toBeLessThan(curious.played);
  expect(Math.max(careful.raised, curious.raised)).toBeLessThan(solid.raised);
  expect(solid.raised).toBeLessThan(bold.raised);
  expect(curious.aggression).toBeLessThan(Math.min(careful.aggression, solid.aggression, bold.aggression));
});
