import type { Card } from '../cards/card.ts';
import type { Chips, Forced, Seat, Street } from './config.ts';

/** Chips in the middle that the same players can win (RULES 6.2). */
export interface Pot {
  readonly amount: Chips;
  /** Seats that can win it, in order from the button's left. */
  readonly eligible: readonly Seat[];
}

/** What happened, in the order a dealer would announce it. `amount` is chips moved. */
export type HandEvent =
  | {
      readonly type: 'posted';
      readonly seat: Seat;
      readonly what: Forced['what'];
      readonly amount: Chips;
      readonly allIn: boolean;
    }
  /** A seat's four cards; `undefined` when they lie face down for the one who looks. */
  | { readonly type: 'holeDealt'; readonly seat: Seat; readonly cards: readonly Card[] | undefined }
  | {
      readonly type: 'acted';
      readonly seat: Seat;
      readonly move: 'fold' | 'check' | 'call' | 'bet' | 'raise';
      readonly amount: Chips;
      /** The seat's total on this street afterwards. */
      readonly to: Chips;
      readonly allIn: boolean;
    }
  | { readonly type: 'betReturned'; readonly seat: Seat; readonly amount: Chips }
  /** The bets of a round are in the middle; `pots` are all pots so far, main pot first. */
  | { readonly type: 'betsCollected'; readonly pots: readonly Pot[] }
  | { readonly type: 'boardDealt'; readonly street: Street; readonly cards: readonly Card[] }
  | { readonly type: 'handShown'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'handMucked'; readonly seat: Seat }
  /** A share of one pot (R11): of its high or low half, or of the whole when it is not halved (RULES 6.4). */
  | {
      readonly type: 'potAwarded';
      readonly pot: number;
      readonly half: 'high' | 'low' | 'whole';
      readonly seat: Seat;
      readonly amount: Chips;
      /** How much of `amount` is odd chips: the one of the split, one of a tie, or both (RULES 6.4). */
      readonly oddChips: Chips;
    }
  | { readonly type: 'handEnded' };
