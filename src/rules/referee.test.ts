import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { makeRng } from '../base/rng.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import { apply, type Step, startHand } from './apply.ts';
import { seatAt } from './config.ts';
import type { HandEvent } from './event.ts';
import { makeReferee } from './referee.ts';
import type { PlayerState } from './state.ts';
import { actionIn, makeConfig } from './testing.ts';

const CONFIG = makeConfig({ stacks: [20, 100, 100], betting: { type: 'noLimit' } });

/** The steps of one hand with an all-in, a side pot and a showdown. */
function steps(): Step[] {
  const all = [startHand(CONFIG, shuffledDeck(makeRng('referee')))];
  for (const words of [
    'raises to 20',
    'is all-in',
    'calls',
    'checks',
    'bets 30',
    'calls',
    'checks',
    'checks',
    'checks',
    'checks',
  ]) {
    const { state } = must(all.at(-1), 'step');
    const result = apply(state, actionIn(state, words));
    if (!result.ok) throw new Error(`${words}: ${result.error.code}`);
    all.push(result.value);
  }
  return all;
}

const judge = (hand: readonly Step[]) => () => hand.forEach(makeReferee(CONFIG));

/** The hand with one kind of event told otherwise. */
const told = (type: HandEvent['type'], other: (event: never) => HandEvent[]): Step[] =>
  steps().map((step) => ({
    ...step,
    events: step.events.flatMap((event) => (event.type === type ? other(event as never) : [event])),
  }));

/** The hand with the players of the state after its third step changed. */
const changed = (seat: number, other: Partial<PlayerState>): Step[] =>
  steps().map((step, i) =>
    i === 3
      ? {
          ...step,
          state: {
            ...step.state,
            players: step.state.players.with(seat, { ...must(step.state.players[seat], 'player'), ...other }),
          },
        }
      : step,
  );

type Told<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

test('a right hand passes', () => {
  expect(judge(steps())).not.toThrow();
});

test.each<[what: string, hand: Step[], law: string]>([
  [
    'a chip too many is paid',
    told('potAwarded', (event: Told<'potAwarded'>) => [{ ...event, amount: event.amount + 1 }]),
    'no more is paid than lies in the middle',
  ],
  ['a pot is not paid', told('potAwarded', () => []), 'the chips of the state are those'],
  [
    'a player acts out of turn',
    told('acted', (event: Told<'acted'>) => [{ ...event, seat: seatAt((event.seat + 1) % 3) }]),
    'nobody is passed over',
  ],
  [
    'a pot has a folded or unknown winner',
    told('potAwarded', (event: Told<'potAwarded'>) => [{ ...event, pot: 1, seat: seatAt(0) }]),
    'pots go to those who can win them',
  ],
  [
    'a pot is announced too small',
    told('betsCollected', (event: Told<'betsCollected'>) => [
      { ...event, pots: event.pots.map((pot) => ({ ...pot, amount: pot.amount - 1 })) },
    ]),
    'the pots hold what was put in',
  ],
  ['the end is not told', told('handEnded', () => []), 'the hand is over when its end was told'],
  ['a stack differs from what was paid', changed(1, { stack: 99 }), 'the chips of the state are those'],
  ['a player is forgotten as folded', changed(2, { folded: true }), 'the chips of the state are those'],
])('the referee sees it when %s', (_, hand, law) => {
  expect(judge(hand)).toThrow(law);
});
