import { describe, expect, test } from 'vitest';
import { parseOptions, type SimulationOptions } from './options.ts';
import { makeSimulation } from './simulation.ts';
import type { Summary } from './summary.ts';

function played(options: Partial<SimulationOptions>): Summary {
  const all: SimulationOptions = {
    hands: 150,
    seats: 6,
    betting: 'potLimit',
    variant: 'omahaHiLo',
    seed: 'a',
    ...options,
  };
  const simulation = makeSimulation(all);
  for (let hand = 0; hand < all.hands; hand++) simulation.playHand();
  return simulation.summary();
}

test.each([
  { betting: 'fixedLimit', seats: 2 },
  { betting: 'potLimit', seats: 8 },
  { betting: 'noLimit', seats: 10 },
  { betting: 'noLimit', seats: 5, variant: 'omahaHigh' },
] as const)(
  'a table plays hand after hand, the button moving, stacks carried over, broke players buying in: %j',
  (options) => {
    const summary = played(options);
    expect(summary.hands).toBe(150);
    expect(summary.uncontested + summary.showdowns).toBe(150);
    expect(summary.actions).toBeGreaterThan(150);
    expect(summary.runOuts).toBeLessThanOrEqual(summary.showdowns);
  },
);

test('in Omaha high no low half is shared', () => {
  expect(played({ variant: 'omahaHigh' }).sharedLows).toBe(0);
});

test('the same seed plays the same hands, another one others', () => {
  expect(played({ seed: 'x' })).toEqual(played({ seed: 'x' }));
  expect(played({ seed: 'y' })).not.toEqual(played({ seed: 'x' }));
});

describe('the command line', () => {
  test('is read in full', () => {
    const words = '--hands 100000 --seats 8 --betting no-limit --variant omaha-high --seed=seven'.split(' ');
    expect(parseOptions(words)).toEqual({
      ok: true,
      value: { hands: 100_000, seats: 8, betting: 'noLimit', variant: 'omahaHigh', seed: 'seven' },
    });
  });

  test('what is left out has its default', () => {
    const value: SimulationOptions = { hands: 1000, seats: 6, betting: 'potLimit', variant: 'omahaHiLo', seed: '1' };
    expect(parseOptions([])).toEqual({ ok: true, value });
  });

  test.each<[words: string, code: string, message: string]>([
    ['--seats 11', 'badValue', '--seats 11: it has to be a whole number from 2 to 10'],
    ['--seats 1', 'badValue', '--seats 1: it has to be a whole number from 2 to 10'],
    ['--hands 0', 'badValue', '--hands 0: it has to be a whole number from 1 to 1000000000'],
    ['--hands ten', 'badValue', '--hands ten: it has to be a whole number from 1 to 1000000000'],
    ['--hands 1.5', 'badValue', '--hands 1.5: it has to be a whole number from 1 to 1000000000'],
    ['--betting spread', 'badValue', '--betting spread: it has to be fixed-limit, pot-limit, no-limit'],
    ['--betting toString', 'badValue', '--betting toString: it has to be fixed-limit, pot-limit, no-limit'],
    ['--variant holdem', 'badValue', '--variant holdem: it has to be omaha-hi-lo, omaha-high'],
    ['--seats', 'noValue', '--seats has no value'],
    ['--seats --hands 3', 'noValue', '--seats has no value'],
    ['--seed=', 'noValue', '--seed has no value'],
    ['--speed 3', 'unknownOption', '--speed is no option'],
    ['8', 'unknownOption', '8 is no option'],
  ])('%s is refused in words', (words, code, message) => {
    expect(parseOptions(words.split(' '))).toEqual({ ok: false, error: { code, message } });
  });
});
