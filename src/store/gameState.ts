import type { Result } from '../base/result.ts';
import type { Reading } from '../evaluator/reading.ts';
import type { GameSetup } from '../persistence/save.ts';
import type { Action, IllegalAction } from '../rules/action.ts';
import type { Chips, Seat } from '../rules/config.ts';
import type { PlayerView } from '../rules/view.ts';
import type { PreAction } from './preAction.ts';

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
  /** What I have decided before my turn (RULES 8.2). */
  readonly preAction: PreAction | undefined;
  /** My hand is beaten, and I am asked whether to show or to muck it (RULES 6.7). */
  readonly asksToShow: boolean;
  /** I won without a showdown and showed my cards all the same (RULES 6.9). */
  readonly showedMine: boolean;
  /** Seconds left for my decision; `undefined` without a clock. */
  readonly secondsLeft: number | undefined;
  /** Seconds until the next hand is dealt by itself; `undefined` when it waits for me. */
  readonly nextIn: number | undefined;
  /** My clock ran out twice running: I check or fold until I am back, and no hand is dealt (RULES 8.3). */
  readonly away: boolean;
  /** How many times I have cut moves short: those on the screen jump to their end. */
  readonly hurries: number;
  /** What the view shows last is shown without its move: it was cut short or skipped, or all is shown at once. */
  readonly isStill: boolean;
  /** Between hands: my stack is gone, and a rebuy is offered (RULES 8.4). */
  readonly busted: boolean;
}

export interface GameActions {
  start(setup: GameSetup): void;
  /** My decision; refused with a reason and the bounds when it is not legal or not my turn. */
  act(action: Action): Result<undefined, IllegalAction | { readonly code: 'notYourTurn' }>;
  /** Decides before my turn, or takes that back; ignored when it does not fit what is on the table. */
  setPreAction(box: PreAction | undefined): void;
  /** Ends the move that is on the screen in its final state (DESIGN 3). */
  hurry(): void;
  /** Shows the rest of the hand at once, when I have folded or nobody can bet any more (R37, RULES 8.5); ignored before that. */
  skip(): void;
  /** My answer when I am asked to show or muck a beaten hand. */
  showOrMuck(shows: boolean): void;
  /** Shows my cards after I have won without a showdown. */
  showMine(): void;
  /** Ends my being away. */
  comeBack(): void;
  nextHand(): void;
  /** Buys in again for what the seat started with, and deals. */
  rebuy(): void;
  /** Bots do not act while the game is paused. */
  setPaused(paused: boolean): void;
  /** Told by the table when it comes on the screen and when it goes: bots act only while it is looked at. */
  setOnScreen(isOnScreen: boolean): void;
}
