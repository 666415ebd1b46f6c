import { describe, expect, test } from 'vitest';
import { allCards } from '../cards/card.ts';
import { startHand } from './apply.ts';
import type { Betting, HandConfig } from './config.ts';
import { type LineCount, perft } from './perft.ts';
import { type Move, referenceAfter } from './reference.ts';
import { type ConfigWish, deepFreeze, FIXED_LIMIT, makeConfig } from './testing.ts';

const POT_LIMIT: Betting = { type: 'potLimit' };
const NO_LIMIT: Betting = { type: 'noLimit' };

const linesFrom = (config: HandConfig): LineCount => perft(deepFreeze(startHand(config, allCards()).state));

/**
 * Heads-up fixed limit, stacks deep enough: the lines of play by arithmetic.
 *
 * With a cap of m bets, a round after the flop that somebody bets goes bet, raise, … up to the m-th; after each of them there is one fold and one call.
 * It can be opened by either player, so 2m lines end it by a fold and 2m by a call; check-check is one more way on. Before the flop the
 * big blind is the first bet: folding and checking behind the call are one line each, and from either player's raise on there are m − 1 folds and m − 1 calls.
 * So with four bets 7 end by a fold and 7 go on, then 8 and 9 a round: 7 + 7·(8 + 9·(8 + 9·17)) = 10 206.
 */
function headsUpLimitLines(maxBets: number): number {
  const folds = 2 * maxBets;
  const goOn = folds + 1;
  const beforeTheFlop = 1 + 2 * (maxBets - 1);
  const river = folds + goOn;
  return beforeTheFlop + beforeTheFlop * (folds + goOn * (folds + goOn * river));
}

test('the formula of heads-up fixed limit gives 10 206 for four bets', () => {
  expect(headsUpLimitLines(4)).toBe(10_206);
});

test.each([1, 2, 3, 4])(
  'RULES 4.1.3: heads-up fixed limit, deep, %i bets a round has as many lines as the formula says',
  (maxBets) => {
    const config = makeConfig({ stacks: [500, 500], betting: { ...FIXED_LIMIT(2), maxBets } });
    const { uncontested, showdowns } = linesFrom(config);
    expect(uncontested + showdowns).toBe(headsUpLimitLines(maxBets));
  },
);

/** Counts the same lines by the betting as written once more in reference.ts, which knows nothing of `legalActions` and `apply`. */
function countByReference(config: HandConfig, line: readonly Move[] = []): LineCount {
  const next = referenceAfter(config, line);
  if (next === 'uncontested') return { uncontested: 1, showdowns: 0 };
  if (next === 'showdown') return { uncontested: 0, showdowns: 1 };
  const moves: Move[] = [{ type: 'stay' }, ...(next.canFold ? [{ type: 'fold' } as const] : [])];
  if (next.raise !== undefined) {
    const { min, max } = next.raise;
    for (let to = min; to <= max; to++)
      if (to === min || to === max || to % config.unit === 0) moves.push({ type: 'raise', to });
  }
  let uncontested = 0;
  let showdowns = 0;
  for (const move of moves) {
    const further = countByReference(config, [...line, move]);
    uncontested += further.uncontested;
    showdowns += further.showdowns;
  }
  return { uncontested, showdowns };
}

describe('every line of play is counted as by an independent reading of the rules', () => {
  test.each<[name: string, wish: ConfigWish, lines: number]>([
    [
      'RULES 4.1: heads-up limit, deep, two bets a round',
      { stacks: [500, 500], betting: { ...FIXED_LIMIT(2), maxBets: 2 } },
      750,
    ],
    [
      'RULES 4.1.2: three-handed limit, the blind the only bet',
      { stacks: [500, 500, 500], betting: { ...FIXED_LIMIT(2), maxBets: 1 } },
      552,
    ],
    [
      'RULES 4.1.3: three-handed limit, two bets a round, eight chips each',
      { stacks: [8, 8, 8], betting: { ...FIXED_LIMIT(2), maxBets: 2 } },
      1_566,
    ],
    [
      'RULES 4.1.5: no cap in a round that starts heads-up',
      { stacks: [11, 200], betting: { ...FIXED_LIMIT(2), headsUpCap: 'roundStartsHeadsUp' } },
      682,
    ],
    [
      'RULES 4.1.5: three start, no cap in rounds that start with two',
      { stacks: [7, 7, 7], betting: { ...FIXED_LIMIT(2), maxBets: 2, headsUpCap: 'roundStartsHeadsUp' } },
      1_574,
    ],
    [
      'RULES 4.1.5: three start, no cap as soon as two are left',
      { stacks: [7, 7, 7], betting: { ...FIXED_LIMIT(2), maxBets: 3, headsUpCap: 'whenHeadsUp' } },
      2_120,
    ],
    [
      'RULES 4.1.6: short all-ins in limit, half bets and less',
      { stacks: [47, 27, 63], smallBlind: 5, bigBlind: 10, betting: FIXED_LIMIT(10) },
      2_114,
    ],
    ['RULES 4.1.6: four short stacks in limit', { stacks: [3, 5, 4, 6], betting: FIXED_LIMIT(2) }, 1_168],
    ['RULES 4.3: heads-up pot limit, nine chips each, every size', { stacks: [9, 9], betting: POT_LIMIT }, 2_082],
    [
      'RULES 4.3: three-handed pot limit, four to six chips, every size',
      { stacks: [4, 6, 5], betting: POT_LIMIT },
      386,
    ],
    [
      'RULES 2.11, 4.3.2: pot limit with a big-blind ante',
      { stacks: [5, 5, 6], bigBlindAnte: 2, betting: POT_LIMIT },
      326,
    ],
    ['RULES 4.4: heads-up no limit, uneven stacks, every size', { stacks: [7, 9], betting: NO_LIMIT }, 746],
    ['RULES 3.9: three-handed no limit, short all-ins, every size', { stacks: [7, 5, 8], betting: NO_LIMIT }, 2_756],
    ['RULES 2.10: no limit with antes', { stacks: [6, 4, 5], ante: 1, betting: NO_LIMIT }, 136],
    ['RULES 2.9: no limit with a big blind all-in for half of it', { stacks: [6, 1, 5, 3], betting: NO_LIMIT }, 407],
    [
      'RULES 3.6: pot limit in chips of five, all-ins off the grid',
      { stacks: [40, 32, 37], smallBlind: 5, bigBlind: 10, unit: 5, betting: POT_LIMIT },
      8_670,
    ],
  ])('%s', (_, wish, lines) => {
    const config = makeConfig(wish);
    const count = linesFrom(config);
    expect(count).toEqual(countByReference(config));
    expect(count.uncontested + count.showdowns).toBe(lines);
  });
});
