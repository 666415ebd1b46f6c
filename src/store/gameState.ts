import type { Result } from '../base/result.ts';
import type { Reading } from '../evaluator/reading.ts';
import type { GameSetup } from '../persistence/save.ts';
import type { Action, IllegalAction } from '../rules/action.ts';
import type { Chips, Seat } from '../rules/config.ts';
import type { PlayerView } from '../rules/view.ts';

/** Names of places at the table, from the button. */
export type Position = 'BTN' | 'SB' | 'BB' | 'UTG' | 'HJ' | 'CO';

/** One chair, as drawn. */
export interface Chair {
  readonly seatNumber: number;
  readonly name: string;
  readonly isHero: boolean;
  /** Which of the eight avatar colours, 0 for mine. */
  readonly avatar: number;
  /** Its place in the hand's view; `undefined` when it is not dealt in. */
  readonly seat: Seat | undefined;
  readonly position: Position | undefined;
  readonly hasButton: boolean;
  /** Chips in front of it when no hand is on; during a hand the view's stack counts. */
  readonly stack: Chips;
}

/** One share of one pot's half. */
export interface Share {
  readonly seat: Seat;
  readonly amount: Chips;
  readonly oddChips: Chips;
}

/** How one pot was shared. `whole` when it was not halved: nobody had a low, one player was left, or the same players won both halves. */
export interface PotResult {
  readonly amount: Chips;
  readonly eligible: readonly Seat[];
  readonly high: readonly Share[];
  readonly low: readonly Share[];
  readonly whole: readonly Share[];
}

/** The end of a hand, in figures. */
export interface HandResult {
  /** Everybody else folded: nothing was shown (RULES 6.9). */
  readonly uncontested: boolean;
  readonly pots: readonly PotResult[];
  /** All that was won from the pots. */
  readonly total: Chips;
  /** By seat: put in (the uncalled part taken off), got back, and the difference. */
  readonly sums: readonly { readonly putIn: Chips; readonly gotBack: Chips; readonly net: number }[];
}

export interface GameState {
  /** `undefined`: no game is on. */
  readonly setup: GameSetup | undefined;
  readonly handNumber: number;
  /** The chairs as drawn: mine first, then clockwise. */
  readonly chairs: readonly Chair[];
  /** The hand as shown so far: events appear one after another at the pace that is set. */
  readonly view: PlayerView | undefined;
  /** What my cards read as on the board shown; `undefined` until the worker has answered. */
  readonly reading: Reading | undefined;
  /** By seat, the readings of the hands shown at a showdown, once the worker has answered. */
  readonly shown: readonly (Reading | undefined)[];
  /** Set when the hand is over and shown to its end. */
  readonly result: HandResult | undefined;
  readonly paused: boolean;
  /** Between hands: my stack is gone, and a rebuy is offered (RULES 8.4). */
  readonly busted: boolean;
}

export interface GameActions {
  start(setup: GameSetup): void;
  /** My decision; refused with a reason and the bounds when it is not legal or not my turn. */
  act(action: Action): Result<undefined, IllegalAction | { readonly code: 'notYourTurn' }>;
  nextHand(): void;
  /** Buys in again for what the seat started with, and deals. */
  rebuy(): void;
  /** Bots do not act while the game is paused. */
  setPaused(paused: boolean): void;
  /** Told by the table when it comes on the screen and when it goes: bots act only while it is looked at. */
  setOnScreen(isOnScreen: boolean): void;
}
