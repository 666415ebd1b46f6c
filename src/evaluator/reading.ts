import type { Rank } from '../cards/card.ts';
import type { Five, HighCategory } from './value.ts';

/** A high hand in figures: what it is called is the message catalogue's. */
export interface HighReading {
  readonly category: HighCategory;
  /** The deciding ranks, most important first (RULES 7.2), as in `HandValue`. */
  readonly ranks: readonly Rank[];
  /** The five that play. */
  readonly five: Five;
  /** 1 for the nuts, 2 for the second best hand that two unseen cards could make with this board, … */
  readonly nut: number;
}

/** A qualifying low in figures. */
export interface LowReading {
  /** Five ranks from the highest down, the ace last: how a low is named (RULES 7.3). */
  readonly ranks: readonly Rank[];
  readonly five: Five;
  /** 1 for the nut low, 2 for the second nut, … (RULES 7.5). */
  readonly nut: number;
}

/** What a hand without a low can still hope for. */
export type LowOutlook =
  /** The coming cards can still make a low; `needs` more low ranks on the board, at least. */
  | { readonly type: 'draw'; readonly needs: number }
  /** Too few low ranks on the board, whatever comes: `onBoard` different ones (RULES 7.3). */
  | { readonly type: 'boardForbids'; readonly onBoard: number }
  /** The board allows a low, but this hand has fewer than two low ranks that help. */
  | { readonly type: 'handForbids' };

/** What a hole reads as on a board of zero to five cards; a defined answer for each (R5). */
export interface Reading {
  /** `undefined` before the flop. */
  readonly high: HighReading | undefined;
  /** `undefined` while there is no low; always so in Omaha high. */
  readonly low: LowReading | undefined;
  /** Says why there is no low; `undefined` with a low, and in Omaha high. */
  readonly lowOutlook: LowOutlook | undefined;
  /** Whether the board pairs one of the two lowest low ranks of the hole, no other protects it, and a low is still to be had (RULES 7.5). */
  readonly counterfeited: boolean;
  /** The hole by itself, for the reading before the flop. */
  readonly start: {
    /** Ranks held twice or more, highest first. */
    readonly pairs: readonly Rank[];
    /** The different low ranks held, lowest first, the ace first of all. */
    readonly lows: readonly Rank[];
    /** How many suits are held at least twice: 0, 1 or 2. */
    readonly suitedPairs: number;
    readonly highestRank: Rank;
  };
}
