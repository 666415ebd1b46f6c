import { ok, type Result, refuse } from '../base/result.ts';
import type { Seed } from '../base/rng.ts';
import type { Variant } from '../rules/config.ts';
import type { BettingType } from '../rules/table.ts';

/** What is to be played. */
export interface SimulationOptions {
  readonly hands: number;
  readonly seats: number;
  readonly betting: BettingType;
  readonly variant: Variant;
  readonly seed: Seed;
}

/** Why the command line was not understood, in words for the one who typed it. */
export interface OptionRefusal {
  readonly code: 'unknownOption' | 'noValue' | 'badValue';
  readonly message: string;
}

export const USAGE = `usage: npm run simulate -- [--hands 1000] [--seats 2..10] [--betting fixed-limit|pot-limit|no-limit]
                           [--variant omaha-hi-lo|omaha-high] [--seed any-text]`;

const BETTINGS: Readonly<Record<string, BettingType>> = {
  'fixed-limit': 'fixedLimit',
  'pot-limit': 'potLimit',
  'no-limit': 'noLimit',
};
const VARIANTS: Readonly<Record<string, Variant>> = { 'omaha-hi-lo': 'omahaHiLo', 'omaha-high': 'omahaHigh' };
const DEFAULTS = { hands: '1000', seats: '6', betting: 'pot-limit', variant: 'omaha-hi-lo', seed: '1' };
const MOST_HANDS = 1_000_000_000;

/** The options from the words of a command line, as `--seats 8` or `--seats=8`; what is left out has its default. */
export function parseOptions(words: readonly string[]): Result<SimulationOptions, OptionRefusal> {
  const given = new Map<string, string>();
  const rest = words.flatMap((word) => (word.startsWith('--') && word.includes('=') ? splitAtEquals(word) : [word]));
  for (let i = 0; i < rest.length; i += 2) {
    const name = (rest[i] ?? '').replace(/^--/, '');
    const value = rest[i + 1];
    if (!rest[i]?.startsWith('--') || !Object.hasOwn(DEFAULTS, name))
      return refuse({ code: 'unknownOption', message: `${rest[i]} is no option` });
    if (value === undefined || value === '' || value.startsWith('--'))
      return refuse({ code: 'noValue', message: `--${name} has no value` });
    given.set(name, value);
  }
  const textOf = (name: keyof typeof DEFAULTS) => given.get(name) ?? DEFAULTS[name];
  const hands = wholeNumber(textOf('hands'), 1, MOST_HANDS);
  const seats = wholeNumber(textOf('seats'), 2, 10);
  const betting = own(BETTINGS, textOf('betting'));
  const variant = own(VARIANTS, textOf('variant'));
  const bad = (name: keyof typeof DEFAULTS, wanted: string) =>
    refuse({ code: 'badValue', message: `--${name} ${textOf(name)}: it has to be ${wanted}` } as const);
  if (hands === undefined) return bad('hands', `a whole number from 1 to ${MOST_HANDS}`);
  if (seats === undefined) return bad('seats', 'a whole number from 2 to 10');
  if (betting === undefined) return bad('betting', Object.keys(BETTINGS).join(', '));
  if (variant === undefined) return bad('variant', Object.keys(VARIANTS).join(', '));
  return ok({ hands, seats, betting, variant, seed: textOf('seed') });
}

const splitAtEquals = (word: string): string[] => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)];

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
