import { describe, expect, test } from 'vitest';
import { BETTINGS, formatMargin, playMatch, solidBot, YARDSTICKS } from './testing.ts';

// Duplicate deals: the same cards with the solid bot in every seat, all other seats taken by the yardstick.
// league.exhaustive.test.ts has all tables and more hands.

describe.each(['potLimit', 'fixedLimit'] as const)('Omaha Hi/Lo, %s', (betting) => {
  test.each([
    ['alwaysCall', 2],
    ['randomLegal', 6],
    ['hutchisonTight', 6],
  ] as const)('the solid bot beats %s at a table of %d', { timeout: 120_000 }, (name, players) => {
    const match = { hero: solidBot(40), others: YARDSTICKS[name], players, betting: BETTINGS[betting] };
    const margin = playMatch({ ...match, hands: 5000, seed: 'match' });
    process.stdout.write(`${betting}, ${players} players, solid against ${name}: ${formatMargin(margin)}\n`);
    expect(margin.low).toBeGreaterThan(0);
  });
});
