import type { Lineup } from '../bots/roster.ts';
import type { Chips, Variant } from '../rules/config.ts';
import type { BettingType } from '../rules/table.ts';

export const STACKS_IN_BIG_BLINDS = [50, 100, 200] as const;
type StackInBigBlinds = (typeof STACKS_IN_BIG_BLINDS)[number];

/** Dead money besides the blinds (RULES 2.10, 2.11). */
export const ANTES = ['none', 'ante', 'bigBlindAnte'] as const;
type AnteChoice = (typeof ANTES)[number];

export interface Blinds {
  readonly small: Chips;
  readonly big: Chips;
}

/** What is chosen in the lobby for a new game; how fast it goes is a setting (`Settings.pace`). */
export interface LobbyChoice {
  readonly variant: Variant;
  readonly betting: BettingType;
  /** In fixed limit the big blind is also the small bet (RULES 2.7). */
  readonly blinds: Blinds;
  readonly stackInBigBlinds: StackInBigBlinds;
  /** Players, me among them, 2 to 8. */
  readonly seats: number;
  readonly lineup: Lineup;
  readonly ante: AnteChoice;
  /** Chips of each seat, mine first (R62); `undefined`: `stackInBigBlinds` for everybody. */
  readonly stacks: readonly Chips[] | undefined;
}
