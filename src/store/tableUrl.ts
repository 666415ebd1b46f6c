import * as v from 'valibot';
import { must } from '../base/assert.ts';
import { ok, type Result, refuse } from '../base/result.ts';
import type { Seed } from '../base/rng.ts';
import { findCharacter, LINEUPS, type Lineup } from '../bots/roster.ts';
import { type Card, parseCards } from '../cards/card.ts';
import type { Variant } from '../rules/config.ts';
import type { BettingType } from '../rules/table.ts';
import type { Blinds, LobbyChoice } from './lobbyChoice.ts';
import type { LobbyNotice } from './lobbyState.ts';
import { PACES, type Pace } from './settings.ts';

/** What a table address asks for; what it leaves out is as in the lobby. */
export interface TableWish {
  readonly choice: LobbyChoice;
  /** Characters by name, one a bot seat, in place of the line-up. */
  readonly bots: readonly string[] | undefined;
  readonly rigged: readonly Card[];
}

/** What the page's own query asks for, whatever screen is open. */
export interface PageWish {
  readonly seed: Seed | undefined;
  readonly pace: Pace | undefined;
}

type Refusal = Extract<LobbyNotice, { type: 'badUrlValue' | 'unknownUrlName' }>;

const VARIANTS_BY_NAME: Readonly<Record<string, Variant>> = { 'omaha-hi-lo': 'omahaHiLo', 'omaha-high': 'omahaHigh' };
const BETTING_BY_NAME: Readonly<Record<string, BettingType>> = {
  'fixed-limit': 'fixedLimit',
  'pot-limit': 'potLimit',
  'no-limit': 'noLimit',
};
/** In fixed limit 25 big bets are usual (RULES 4.1.7). */
const LIMIT_STACK = 50;
const MOST_CHIPS = 100_000_000;

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(least), v.maxValue(most));
const named = <Value>(values: Readonly<Record<string, Value>>) =>
  v.pipe(
    v.picklist(Object.keys(values)),
    v.transform((name): Value => must(values[name], 'named value')),
  );
const list = (text: string): string[] => text.split(',').map((part) => part.trim());

const blindsText = v.pipe(
  v.string(),
  v.regex(/^\d+\/\d+$/),
  v.transform((text): Blinds => {
    const [small = 0, big = 0] = text.split('/').map(Number);
    return { small, big };
  }),
  v.check(({ small, big }) => small >= 1 && big >= small && big <= MOST_CHIPS),
);
const stacksText = v.pipe(v.string(), v.transform(list), v.array(whole(1, MOST_CHIPS)), v.minLength(1), v.maxLength(8));
const botsText = v.pipe(
  v.string(),
  v.transform(list),
  v.check((ids) => (ids.length === 1 && isLineup(ids[0]) ? true : ids.every((id) => findCharacter(id) !== undefined))),
);
const deckText = v.pipe(
  v.string(),
  v.transform((text) => parseCards(text) ?? []),
  v.minLength(1),
  v.maxLength(52),
  v.check((cards) => new Set(cards).size === cards.length),
);

/** What each parameter takes, in words of its own notation, for the notice when it is refused. */
const ALLOWED = {
  game: Object.keys(VARIANTS_BY_NAME).join(', '),
  betting: Object.keys(BETTING_BY_NAME).join(', '),
  blinds: '1/2, 50/100',
  seats: '2–8',
  stack: '200; 200,150,300',
  bots: `${LINEUPS.join(', ')}; otto,priya`,
  ante: 'none, ante, big-blind-ante',
  deck: 'AsKd2c3h',
  seed: '7, spring-2027',
  pace: PACES.join(', '),
} as const;
type Name = keyof typeof ALLOWED;

/**
 * The game that a table's address asks for, as `game=omaha-hi-lo&betting=pot-limit&blinds=1/2&seats=6&stack=200`.
 *
 * Refused with every value that is wrong, and every name that is unknown; `usual` fills in what is not named.
 */
export function parseTableWish(query: URLSearchParams, usual: LobbyChoice): Result<TableWish, readonly Refusal[]> {
  const refused: Refusal[] = unknownNames(query, [
    'game',
    'betting',
    'blinds',
    'seats',
    'stack',
    'bots',
    'ante',
    'deck',
  ]);
  const read = reader(query, refused);
  const stacks = read('stack', stacksText);
  const bots = read('bots', botsText);
  const ante = read('ante', named({ none: 'none', ante: 'ante', 'big-blind-ante': 'bigBlindAnte' } as const));
  const seats = read('seats', whole(2, 8)) ?? seatsFrom(stacks, bots) ?? usual.seats;
  const lineup = bots?.find(isLineup);
  const betting = read('betting', named(BETTING_BY_NAME)) ?? usual.betting;
  const choice: LobbyChoice = {
    variant: read('game', named(VARIANTS_BY_NAME)) ?? usual.variant,
    betting,
    blinds: read('blinds', blindsText) ?? usual.blinds,
    stackInBigBlinds: betting === 'fixedLimit' ? LIMIT_STACK : usual.stackInBigBlinds,
    seats,
    lineup: lineup ?? usual.lineup,
    ante: ante ?? 'none',
    stacks: stacks && Array.from({ length: seats }, (_, i) => stacks[i % stacks.length] ?? 0),
  };
  const rigged = read('deck', deckText) ?? [];
  if (stacks && stacks.length > 1 && stacks.length !== seats) refused.push(refusal(query, 'stack'));
  const names = lineup === undefined ? bots : undefined;
  if (names && names.length !== seats - 1) refused.push(refusal(query, 'bots'));
  return refused.length > 0 ? refuse(refused) : ok({ choice, bots: names, rigged });
}

/** Seed and pace from the page's query, as `/?seed=7&pace=instant`; refused with every value that is wrong. */
export function parsePageWish(query: URLSearchParams): Result<PageWish, readonly Refusal[]> {
  const refused: Refusal[] = [];
  const read = reader(query, refused);
  const seed = read('seed', v.pipe(v.string(), v.minLength(1), v.maxLength(100)));
  const pace = read('pace', v.picklist(PACES));
  return refused.length > 0 ? refuse(refused) : ok({ seed, pace });
}

/** Reads one parameter; a value that is wrong is noted, and answered as one that is not there. */
function reader(query: URLSearchParams, refused: Refusal[]) {
  return <Value>(name: Name, schema: v.GenericSchema<string, Value>): Value | undefined => {
    const text = query.get(name);
    if (text === null) return undefined;
    const parsed = v.safeParse(schema, text);
    if (parsed.success) return parsed.output;
    refused.push(refusal(query, name));
    return undefined;
  };
}

const refusal = (query: URLSearchParams, name: Name): Refusal => ({
  type: 'badUrlValue',
  name,
  value: query.get(name) ?? '',
  allowed: ALLOWED[name],
});

function unknownNames(query: URLSearchParams, known: readonly Name[]): Refusal[] {
  const names: readonly string[] = known;
  return [...new Set(query.keys())]
    .filter((name) => !names.includes(name))
    .map((name) => ({ type: 'unknownUrlName', name, known: known.join(', ') }));
}

const isLineup = (name: string | undefined): name is Lineup => LINEUPS.some((lineup) => lineup === name);

/** How many sit down when only the stacks or the bots are listed. */
function seatsFrom(stacks: readonly number[] | undefined, bots: readonly string[] | undefined): number | undefined {
  if (stacks && stacks.length > 1) return stacks.length;
  if (bots && !isLineup(bots[0])) return bots.length + 1;
  return undefined;
}
