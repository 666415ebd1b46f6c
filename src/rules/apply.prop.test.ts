import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { makeRng, type Seed } from '../base/rng.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import type { Action, IllegalAction, LegalActions } from './action.ts';
import { apply, startHand } from './apply.ts';
import { legalActions } from './betting.ts';
import { type HandConfig, seatAt } from './config.ts';
import type { HandEvent } from './event.ts';
import { potsOf } from './pots.ts';
import { makeReferee } from './referee.ts';
import { type Move, referenceAfter } from './reference.ts';
import type { HandState } from './state.ts';
import { deepFreeze, eventsIn, expectSame, forSeeds, playRandomHand, randomConfig } from './testing.ts';

const configFor = (seed: Seed): HandConfig => deepFreeze(randomConfig(makeRng(`${seed}/table`)));

test('RULES 3.10, R6, R15, S107: in 3,000 random hands no law of the game is broken after any event, and every hand ends', () => {
  const seen = { showdowns: 0, walks: 0, sidePots: 0, splits: 0 };
  forSeeds(3_000, (seed) => {
    const config = configFor(seed);
    const end = playRandomHand(config, seed, makeReferee(config));
    expect(end.phase.type).toBe('complete');
    expect(eventsIn(end, 'potAwarded').reduce((sum, award) => sum + award.amount, 0)).toBe(
      potsOf(end.players).reduce((sum, pot) => sum + pot.amount, 0),
    );
    if (eventsIn(end, 'handShown').length > 0) seen.showdowns++;
    else seen.walks++;
    if (potsOf(end.players).length > 1) seen.sidePots++;
    if (eventsIn(end, 'potAwarded').some((award) => award.half === 'low')) seen.splits++;
  });
  // the random hands are not all alike
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(200);
});

test('R19, R20: at every decision of 1,500 random hands the choices are those of an independent reading of the rules', () => {
  let decisions = 0;
  forSeeds(1_500, (seed) => {
    const config = configFor(seed);
    playRandomHand(config, `${seed}/choices`, ({ state }) => {
      const line = eventsIn(state, 'acted').map(moveOf);
      const expected = referenceAfter(config, line);
      const legal = legalActions(state);
      decisions++;
      expectSame(legal === undefined ? endOf(state) : { ...legal, raise: boundsOf(legal.raise) }, expected);
    });
  });
  expect(decisions).toBeGreaterThan(10_000);
});

const moveOf = ({ move, to }: Extract<HandEvent, { type: 'acted' }>): Move => {
  if (move === 'fold') return { type: 'fold' };
  return move === 'bet' || move === 'raise' ? { type: 'raise', to } : { type: 'stay' };
};

const endOf = ({ players }: HandState) =>
  players.filter((player) => !player.folded).length === 1 ? 'uncontested' : 'showdown';

const boundsOf = (raise: LegalActions['raise']) => raise && { min: raise.min, max: raise.max };

test('apply takes exactly what legalActions lists; all else is refused with its code and the bounds, and nothing changes', () => {
  const taken = { fold: 0, check: 0, call: 0, betOrRaise: 0 };
  const refused = new Map<string, number>();
  forSeeds(500, (seed) => {
    playRandomHand(configFor(seed), `${seed}/tries`, ({ state }) => {
      deepFreeze(state);
      const legal = legalActions(state);
      for (const action of tries(state, legal)) {
        const result = apply(state, deepFreeze(action));
        expectSame(result.ok ? undefined : result.error, refusalOf(action, legal));
        if (result.ok) taken[action.type]++;
        else refused.set(result.error.code, (refused.get(result.error.code) ?? 0) + 1);
      }
    });
  });
  for (const count of Object.values(taken)) expect(count).toBeGreaterThan(500);
  expect([...refused.keys()].toSorted()).toEqual([
    'checkNotFree',
    'handComplete',
    'nothingToCall',
    'nothingToFoldTo',
    'raiseNotAllowed',
    'raiseOutOfBounds',
  ]);
});

/** Every kind of action, and sizes in and around the bounds, on and off the grid. */
function tries(state: HandState, legal: LegalActions | undefined): Action[] {
  const around = (to: number) => [-5, -2, -1, 0, 1, 2, 5].map((off) => to + off);
  const mine = legal && must(state.players[legal.seat], 'player');
  const raise = legal?.raise;
  const sizes = new Set([
    ...[-1, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9],
    ...(mine ? around(mine.bet + mine.stack) : []),
    ...(raise
      ? [
          ...around(raise.min),
          ...around(raise.max),
          ...around(Math.floor((raise.min + raise.max) / 2)),
          raise.min + 0.5,
        ]
      : []),
    ...(state.phase.type === 'betting' ? around(state.phase.price) : []),
  ]);
  const plain: Action[] = [{ type: 'fold' }, { type: 'check' }, { type: 'call' }];
  return [...plain, ...[...sizes].map((to): Action => ({ type: 'betOrRaise', to }))];
}

/** What must be the answer to an action, read off the list of choices; `undefined` when it is among them. */
function refusalOf(action: Action, legal: LegalActions | undefined): IllegalAction | undefined {
  if (legal === undefined) return { code: 'handComplete' };
  const { canFold, callCost, raise } = legal;
  switch (action.type) {
    case 'fold':
      return canFold ? undefined : { code: 'nothingToFoldTo' };
    case 'check':
      return callCost === 0 ? undefined : { code: 'checkNotFree' };
    case 'call':
      return callCost > 0 ? undefined : { code: 'nothingToCall' };
    case 'betOrRaise': {
      if (raise === undefined) return { code: 'raiseNotAllowed' };
      const { min, max, step } = raise;
      const isOnGrid = action.to % step === 0 && action.to > min && action.to < max;
      return isOnGrid || action.to === min || action.to === max
        ? undefined
        : { code: 'raiseOutOfBounds', min, max, step };
    }
  }
}

test('R41: config, deck and actions played again give the identical hand', () => {
  forSeeds(800, (seed) => {
    const config = configFor(seed);
    const end = playRandomHand(config, seed);
    const again = eventsIn(end, 'acted')
      .map(actionOf)
      .reduce(
        (state, action) => {
          const result = apply(state, action);
          if (!result.ok) throw new Error(result.error.code);
          return result.value.state;
        },
        deepFreeze(startHand(config, deepFreeze(shuffledDeck(makeRng(seed)))).state),
      );
    expectSame(again, end);
  });
});

const actionOf = ({ move, to }: Extract<HandEvent, { type: 'acted' }>): Action =>
  move === 'bet' || move === 'raise' ? { type: 'betOrRaise', to } : { type: move };

test('the events of the steps, one after another, are all that happened', () => {
  forSeeds(300, (seed) => {
    const events: HandEvent[] = [];
    const end = playRandomHand(configFor(seed), seed, (step) => void events.push(...step.events));
    expectSame(events, end.events);
    expect(eventsIn(end, 'holeDealt').map((dealt) => dealt.seat)).toEqual(end.players.map((_, seat) => seatAt(seat)));
  });
});

test('RULES 1.5: no action changes a later card', () => {
  forSeeds(200, (seed) => {
    const config = configFor(seed);
    const deck = shuffledDeck(makeRng(seed));
    const end = playRandomHand(config, seed);
    const count = config.stacks.length;
    end.players.forEach(({ hole }, seat) => {
      expect(hole).toEqual([0, 1, 2, 3].map((turn) => deck[turn * count + seat]));
    });
    expect(end.board).toEqual([1, 2, 3, 5, 7].slice(0, end.board.length).map((place) => deck[4 * count + place]));
  });
});
