import { must } from '../base/assert.ts';
import { deriveSeed, makeRng } from '../base/rng.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import type { GameSetup, Save } from '../persistence/save.ts';
import type { Action } from '../rules/action.ts';
import { type Step, startHand } from '../rules/apply.ts';
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
