import type { Seed } from '../base/rng.ts';
import { lineupOf } from '../bots/roster.ts';
import type { Card } from '../cards/card.ts';
import type { GameSetup } from '../persistence/save.ts';
import type { TableConfig } from '../rules/table.ts';
import type { LobbyChoice } from './lobbyChoice.ts';

/** Limits with a cap of four bets, also heads-up (RULES 11). */
const CAP = { maxBets: 4, headsUpCap: 'always' } as const;

/** The usual ante: a tenth of the big blind, at least one chip (RULES 2.10). */
const anteFor = (bigBlind: number): number => Math.max(1, Math.floor(bigBlind / 10));

/** The game that a choice in the lobby stands for. */
export function makeSetup(
  choice: LobbyChoice,
  seed: Seed,
  rigged: readonly Card[] = [],
  bots?: readonly string[],
): GameSetup {
  const { variant, betting, blinds, seats, lineup, ante } = choice;
  const stack = choice.stackInBigBlinds * blinds.big;
  const table: TableConfig = {
    ...CAP,
    variant,
    betting,
    smallBlind: blinds.small,
    bigBlind: blinds.big,
    ante: ante === 'ante' ? anteFor(blinds.big) : 0,
    bigBlindAnte: ante === 'bigBlindAnte',
    unit: 1,
    freeFold: false,
    buyIns: Array.from({ length: seats }, (_, i) => choice.stacks?.[i] ?? stack),
  };
  return { table, bots: bots ?? lineupOf(lineup, seats - 1), seed, rigged };
}
