import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { makeRng } from '../base/rng.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import { apply, startHand } from '../rules/apply.ts';
import { legalActions } from '../rules/betting.ts';
import { seatAt } from '../rules/config.ts';
import { randomAction } from '../rules/randomAction.ts';
import { randomConfig } from '../rules/testing.ts';
import { viewFor } from '../rules/view.ts';
import { actionOf, type PreAction, preActionsOf, priceOf, stillFitting } from './preAction.ts';

test('the price before my turn is the one that the rules name at it, if nobody acts in between', () => {
  const rng = makeRng('price');
  let compared = 0;
  for (let hand = 0; hand < 300; hand++) {
    let { state } = startHand(randomConfig(rng), shuffledDeck(rng));
    for (let legal = legalActions(state); legal !== undefined; legal = legalActions(state)) {
      const { legal: _, ...beforeTurn } = viewFor(state, legal.seat);
      expect(priceOf({ ...beforeTurn, legal: undefined })).toBe(legal.callCost);
      compared += 1;
      const result = apply(state, randomAction(legal, rng));
      state = must(result.ok ? result.value.state : undefined, 'a legal action');
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

const LEGAL = { seat: seatAt(0), canFold: true, raise: undefined };

test.each<[PreAction, number, string | undefined]>([
  [{ type: 'fold' }, 4, 'fold'],
  [{ type: 'fold' }, 0, 'check'],
  [{ type: 'checkFold' }, 0, 'check'],
  [{ type: 'checkFold' }, 4, 'fold'],
  [{ type: 'check' }, 0, 'check'],
  [{ type: 'check' }, 4, undefined],
  [{ type: 'call', amount: 4 }, 4, 'call'],
  [{ type: 'call', amount: 4 }, 8, undefined],
  [{ type: 'callAny' }, 8, 'call'],
  [{ type: 'callAny' }, 0, 'check'],
])('RULES 8.2: %j at a price of %i does %s', (box, callCost, action) => {
  expect(actionOf(box, { ...LEGAL, callCost })?.type).toBe(action);
});

test('RULES 8.2: the boxes follow the price, and there are none for who has folded or is all-in', () => {
  const rng = makeRng('boxes');
  const seen = new Set<string>();
  for (let hand = 0; hand < 200; hand++) {
    let { state } = startHand(randomConfig(rng), shuffledDeck(rng));
    for (let legal = legalActions(state); legal !== undefined; legal = legalActions(state)) {
      for (const [seat, player] of state.players.entries()) {
        const view = viewFor(state, seatAt(seat));
        const boxes = preActionsOf(view);
        if (player.folded || player.stack === 0 || seat === legal.seat) expect(boxes).toEqual([]);
        for (const box of boxes) {
          seen.add(box.type);
          expect(stillFitting(box, view)).toEqual(box);
        }
      }
      const result = apply(state, randomAction(legal, rng));
      state = must(result.ok ? result.value.state : undefined, 'a legal action');
    }
  }
  expect([...seen].toSorted()).toEqual(['call', 'callAny', 'check', 'checkFold', 'fold']);
});
