import * as v from 'valibot';
import { ok, type Result, refuse } from '../base/result.ts';
import type { Seed } from '../base/rng.ts';
import { type Card, cardAt, DECK_SIZE } from '../cards/card.ts';
import type { Action } from '../rules/action.ts';
import { VARIANTS } from '../rules/config.ts';
import { BETTING_TYPES, type TableConfig, type TableState } from '../rules/table.ts';

/** All that fixes a game from its first card on: same setup and same decisions of mine, same game. */
export interface GameSetup {
  readonly table: TableConfig;
  /** One character a bot seat, by its id in the roster; seat 1 is mine, so the first is seat 2's. */
  readonly bots: readonly string[];
  readonly seed: Seed;
  /** Cards on top of the first hand's deck, in the order of dealing; empty for a fair deck. */
  readonly rigged: readonly Card[];
}

/** A game as it is kept: the table before the present hand, and every action of that hand (R41). */
export interface Save {
  readonly setup: GameSetup;
  readonly table: Omit<TableState, 'config'>;
  readonly actions: readonly Action[];
}

/** Why a kept text is no game: not JSON, of a version from the future, or a field that is wrong. */
export type SaveError =
  | { readonly code: 'notJson' }
  | { readonly code: 'unknownVersion'; readonly version: string }
  | { readonly code: 'badField'; readonly at: string };

const VERSION = 1;

const chips = v.pipe(v.number(), v.integer(), v.minValue(0));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DECK_SIZE - 1), v.transform(cardAt));
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));

const tableConfig = v.pipe(
  v.object({
    variant: v.picklist(VARIANTS),
    betting: v.picklist(BETTING_TYPES),
    smallBlind: positive,
    bigBlind: positive,
    maxBets: positive,
    headsUpCap: v.picklist(['always', 'roundStartsHeadsUp', 'whenHeadsUp']),
    ante: chips,
    bigBlindAnte: v.boolean(),
    unit: positive,
    freeFold: v.optional(v.boolean(), false),
    buyIns: v.pipe(v.array(positive), v.minLength(2), v.maxLength(10)),
  }),
  v.check((table) => table.smallBlind <= table.bigBlind, 'small blind'),
);

const action = v.variant('type', [
  v.object({ type: v.picklist(['fold', 'check', 'call']) }),
  v.object({ type: v.literal('betOrRaise'), to: positive }),
]);

const saveShape = v.pipe(
  v.object({
    setup: v.object({ table: tableConfig, bots: v.array(v.string()), seed: v.string(), rigged: v.array(card) }),
    table: v.object({
      stacks: v.array(chips),
      handNumber: chips,
      positions: v.optional(v.object({ button: seatNumber, smallBlind: seatNumber, bigBlind: seatNumber })),
    }),
    actions: v.array(action),
  }),
  v.forward(
    v.check(({ setup, table }) => table.stacks.length === setup.table.buyIns.length, 'stacks'),
    ['table'],
  ),
  v.forward(
    v.check(({ setup }) => setup.bots.length === setup.table.buyIns.length - 1, 'bots'),
    ['setup'],
  ),
);

export const formatSave = (save: Save): string => JSON.stringify({ version: VERSION, ...save });

/** The game in a kept text; refused whole when anything in it is wrong, with where. */
export function parseSave(text: string): Result<Save, SaveError> {
  const json = parseJson(text);
  if (json === undefined) return refuse({ code: 'notJson' });
  const version = v.safeParse(v.object({ version: v.unknown() }), json);
  if (!version.success || version.output.version !== VERSION)
    return refuse({ code: 'unknownVersion', version: String(version.success ? version.output.version : undefined) });
  const parsed = v.safeParse(saveShape, json);
  if (!parsed.success) return refuse({ code: 'badField', at: v.getDotPath(parsed.issues[0]) ?? 'save' });
  const { setup, table, actions } = parsed.output;
  return ok({ setup, table: { ...table, positions: table.positions }, actions });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
