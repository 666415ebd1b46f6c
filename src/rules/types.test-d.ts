import type { Card } from '../cards/card.ts';
import type { Action } from './action.ts';
import { apply } from './apply.ts';
import { legalActions } from './betting.ts';
import { type HandConfig, type Seat, seatAt } from './config.ts';
import type { HandState } from './state.ts';
import { type PlayerView, viewFor } from './view.ts';

/*
 * What must not compile. `tsc -b` reads this file and nothing runs it; a line marked below that compiles after all is an error.
 */

declare const state: HandState;
declare const view: PlayerView;
declare const config: HandConfig;
declare const seat: Seat;
declare const card: Card;
declare const seen: PlayerView['players'][number];
declare const player: HandState['players'][number];

/** Anything that decides from what its seat may know. */
type Decider = (view: PlayerView) => Action;

viewFor(state, seat);
legalActions(state);
apply(state, { type: 'check' });

// @ts-expect-error a view knows too little to make another seat's view of it
viewFor(view, seat);
// @ts-expect-error legality is told to a player in his view; only the dealer can ask for it
legalActions(view);
// @ts-expect-error only the dealer's state can be played on
apply(view, { type: 'check' });

// @ts-expect-error a bot that wants the dealer's state would see all cards
export const peeking: Decider = (all: HandState) => ({ type: all.deck.length > 0 ? 'fold' : 'check' });
// @ts-expect-error a view has no deck
export const deck = view.deck;
// @ts-expect-error the cards of another player may be unknown
export const cards: readonly Card[] = seen.hole;
export const honest: Decider = (mine) => ({ type: mine.legal?.callCost === 0 ? 'check' : 'fold' });

// @ts-expect-error any number is no seat: a chair at the table is counted from 1, a seat from the button
viewFor(state, 3);
// @ts-expect-error any number is no card
export const noCard: Card = 51;
// @ts-expect-error a seat is no card
export const seatAsCard: Card = seat;
// @ts-expect-error a card is no seat
viewFor(state, card);
viewFor(state, seatAt(3));

// @ts-expect-error a bet or raise says to how much
apply(state, { type: 'betOrRaise' });
// @ts-expect-error raising by an amount is no action (R18)
apply(state, { type: 'betOrRaise', by: 10 });
// @ts-expect-error there is no such thing as checkOrCall: a check never pays (R34)
apply(state, { type: 'checkOrCall' });

// @ts-expect-error nothing is changed in place: stacks
config.stacks[0] = 100;
// @ts-expect-error nor players
state.players.pop();
// @ts-expect-error nor a player's chips
player.stack = 0;
