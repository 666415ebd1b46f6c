import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../rules/config.ts';
import { BETTING_TYPES } from '../rules/table.ts';
import { BETTINGS, formatMargin, playMatch, solidBot, YARDSTICKS } from './testing.ts';

describe.each(VARIANTS)('%s', (variant) => {
  describe.each(BETTING_TYPES)('%s', (betting) => {
    describe.each([2, 6])('%d players', (players) => {
      test.each(['alwaysCall', 'randomLegal', 'hutchisonTight'] as const)('the solid bot beats %s', (name) => {
        const match = { hero: solidBot(100), others: YARDSTICKS[name], players, betting: BETTINGS[betting], variant };
        const margin = playMatch({ ...match, hands: 10_000, seed: 'league' });
        process.stdout.write(
          `${variant}, ${betting}, ${players} players, solid against ${name}: ${formatMargin(margin)}\n`,
        );
        expect(margin.low).toBeGreaterThan(0);
      });
    });
  });
});
