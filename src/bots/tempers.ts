import type { Character, Style } from './roster.ts';

/** A style in figures. */
export interface Temper {
  /** The part of all starting hands played at a table of six. */
  readonly hands: number;
  /** The part of those that is raised. */
  readonly raises: number;
  /** How much more than a check or call a bet must bring, in parts of the pot; below 0 for those who bet for the sake of it. */
  readonly betMargin: number;
  /** How much a call must bring, in parts of the pot; below 0 for the inquisitive. */
  readonly callMargin: number;
  /** How often a chance to bluff is taken. */
  readonly bluffs: number;
  /** How much is bet, 0 for the smaller sizes and 1 for the pot. */
  readonly bigBets: number;
}

const TEMPERS = {
  solid: { hands: 0.22, raises: 0.5, betMargin: 0.01, callMargin: 0.005, bluffs: 0.15, bigBets: 0.6 },
  careful: { hands: 0.15, raises: 0.35, betMargin: 0.06, callMargin: 0.04, bluffs: 0.03, bigBets: 0.35 },
  curious: { hands: 0.42, raises: 0.14, betMargin: 0.08, callMargin: -0.05, bluffs: 0.05, bigBets: 0.25 },
  bold: { hands: 0.32, raises: 0.6, betMargin: -0.02, callMargin: -0.01, bluffs: 0.35, bigBets: 0.85 },
} as const satisfies Record<Style, Temper>;

/** The style's figures as the person has them. */
export function temperOf({ style, looser, bolder }: Character): Temper {
  const temper = TEMPERS[style];
  return {
    ...temper,
    hands: temper.hands * (1 + looser),
    raises: temper.raises * (1 + bolder),
    bluffs: temper.bluffs * (1 + bolder),
  };
}
