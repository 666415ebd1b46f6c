import { must } from '../base/assert.ts';
import { ok, type Result } from '../base/result.ts';
import { deriveSeed, makeRng } from '../base/rng.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import type { GameSetup, Save } from '../persistence/save.ts';
import type { Action, IllegalAction } from '../rules/action.ts';
import { apply, type Step, startHand } from '../rules/apply.ts';
import { legalActions } from '../rules/betting.ts';
import { type Seat, seatAt } from '../rules/config.ts';
import type { HandEvent } from '../rules/event.ts';
import type { HandState } from '../rules/state.ts';
import { nextHand, type SeatNumber, settle, type TableState } from '../rules/table.ts';
import { chairsOf, HERO_SEAT } from './chairs.ts';
import type { Chair } from './gameState.ts';

/** One hand being played: the whole truth, which the store keeps to itself. */
export interface Playing {
  readonly setup: GameSetup;
  /** The table before this hand's button moved: what is kept, so that the hand can be dealt again. */
  readonly before: TableState;
  readonly table: TableState;
  readonly seatNumbers: readonly SeatNumber[];
  readonly chairs: readonly Chair[];
  readonly hero: Seat;
  hand: HandState;
  readonly actions: Action[];
  /** What has happened but is not on the screen yet. */
  readonly unseen: HandEvent[];
  /** The rest of the hand is shown without a pause. */
  skipped: boolean;
}

/** The next hand of a table, dealt up to the first decision; nothing of it is shown yet. */
export function dealHand(setup: GameSetup, before: TableState): Playing {
  const next = must(nextHand(before), 'two players with chips');
  const { handNumber } = next.table;
  const rng = makeRng(deriveSeed(setup.seed, 'deck', handNumber));
  const step = startHand(next.config, shuffledDeck(rng, handNumber === 1 ? setup.rigged : []));
  const heroAt = next.seatNumbers.indexOf(HERO_SEAT);
  return {
    setup,
    before,
    table: next.table,
    seatNumbers: next.seatNumbers,
    chairs: chairsOf(setup, next.table, next.seatNumbers),
    hero: seatAt(must(heroAt < 0 ? undefined : heroAt, 'my seat')),
    hand: step.state,
    actions: [],
    unseen: [...step.events],
    skipped: false,
  };
}

/** Notes a decision and what came of it, which is to be shown. */
export function advance(game: Playing, action: Action, step: Step): void {
  game.hand = step.state;
  game.actions.push(action);
  game.unseen.push(...step.events);
}

/** A kept hand, brought to where it was and shown as far; refused when the kept actions are not those of its hand. */
export function replay({ setup, table, actions }: Save): Result<Playing, IllegalAction> {
  const game = dealHand(setup, { ...table, config: setup.table });
  for (const action of actions) {
    const result = apply(game.hand, action);
    if (!result.ok) return result;
    advance(game, action, result.value);
  }
  game.unseen.length = 0;
  return ok(game);
}

export function saveOf({ setup, before, actions }: Playing): Save {
  const { config: _, ...table } = before;
  return { setup, table, actions };
}

/** The table once the hand is over. */
export const settledTable = ({ table, seatNumbers, hand }: Playing): TableState =>
  settle(
    table,
    seatNumbers,
    hand.players.map((player) => player.stack),
  );

/** A beaten hand of mine that is about to be mucked, with its cards turned up instead; `undefined` when the next event is another. */
export function shownInstead({ unseen, hero, hand }: Playing): HandEvent | undefined {
  const next = unseen[0];
  if (next?.type !== 'handMucked' || next.seat !== hero) return undefined;
  return { type: 'handShown', seat: hero, cards: must(hand.players[hero], 'my seat').hole };
}

/** How many events can be shown before a beaten hand of mine is mucked, which the first of them may be. */
export function untilMyMuck({ unseen, hero }: Playing): number {
  const mine = unseen.findIndex((event, i) => i > 0 && event.type === 'handMucked' && event.seat === hero);
  return mine > 0 ? mine : unseen.length;
}

/** Whether what happens is kept for the end: drawing every move would take longer than playing them (R37). */
export const isUnseen = ({ skipped, hand }: Playing): boolean => skipped && legalActions(hand) !== undefined;
