import { describe, expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { makeRng } from '../base/rng.ts';
import type { Chips } from './config.ts';
import {
  nextHand,
  nextPositions,
  openTable,
  type Positions,
  rebuy,
  settle,
  type TableConfig,
  type TableState,
} from './table.ts';
import { deepFreeze, forSeeds, playRandomHand } from './testing.ts';

/** What a test cares about of a 1/2 pot-limit table. */
const tableOf = (wish: Partial<TableConfig> & Pick<TableConfig, 'buyIns'>): TableState =>
  deepFreeze(
    openTable({
      variant: 'omahaHiLo',
      betting: 'potLimit',
      smallBlind: 1,
      bigBlind: 2,
      maxBets: 4,
      headsUpCap: 'always',
      ante: 0,
      bigBlindAnte: false,
      unit: 1,
      freeFold: false,
      ...wish,
    }),
  );

const chairs = (count: number, stack: Chips = 100): Chips[] => Array.from({ length: count }, () => stack);

/** Button, small and big blind, and the chairs dealt in, the first left of the button first: `1/2/3 dealt 2,3,1`. */
function dealt(table: TableState): { text: string; table: TableState } {
  const hand = must(nextHand(deepFreeze(table)), 'two players');
  const { button, smallBlind, bigBlind } = must(hand.table.positions, 'positions');
  const small = hand.seatNumbers.includes(smallBlind) ? smallBlind : 'dead';
  return { text: `${button}/${small}/${bigBlind} dealt ${hand.seatNumbers.join(',')}`, table: hand.table };
}

/** What happens to the chairs before each hand: `-3` goes broke, `+3` buys in again, anything else is a remark. */
function story(count: number, happenings: readonly string[]): string[] {
  let table = tableOf({ buyIns: chairs(count) });
  return happenings.map((happening) => {
    for (const [, sign, chair] of happening.matchAll(/([-+])(\d)/g))
      table = sign === '-' ? settle(table, [Number(chair)], [0]) : rebuy(table, Number(chair));
    const next = dealt(table);
    table = next.table;
    return next.text;
  });
}

describe('the button over several hands', () => {
  test.each<[name: string, count: number, hands: readonly (readonly [happening: string, dealt: string])[]]>([
    [
      'RULES 2.1, 2.2: it starts on chair 1 and moves clockwise',
      4,
      [
        ['', '1/2/3 dealt 2,3,4,1'],
        ['', '2/3/4 dealt 3,4,1,2'],
        ['', '3/4/1 dealt 4,1,2,3'],
        ['', '4/1/2 dealt 1,2,3,4'],
        ['', '1/2/3 dealt 2,3,4,1'],
      ],
    ],
    [
      'RULES 2.1: when chair 1 is empty it starts on the first occupied one',
      4,
      [
        ['-1', '2/3/4 dealt 3,4,2'],
        ['', '3/4/2 dealt 4,2,3'],
      ],
    ],
    [
      'S28, RULES 2.3: the big blind leaves: no small blind, then the button rests on the empty chair',
      6,
      [
        ['', '1/2/3 dealt 2,3,4,5,6,1'],
        ['-3', '2/dead/4 dealt 4,5,6,1,2'],
        ['', '3/4/5 dealt 4,5,6,1,2'],
        ['', '4/5/6 dealt 5,6,1,2,4'],
      ],
    ],
    [
      'S28, RULES 2.3: the small blind leaves: the button rests on his empty chair',
      6,
      [
        ['', '1/2/3 dealt 2,3,4,5,6,1'],
        ['-2', '2/3/4 dealt 3,4,5,6,1'],
        ['', '3/4/5 dealt 4,5,6,1,3'],
      ],
    ],
    [
      'S28, RULES 2.3: both blinds leave: dead button and no small blind',
      6,
      [
        ['', '1/2/3 dealt 2,3,4,5,6,1'],
        ['-2 -3', '2/dead/4 dealt 4,5,6,1'],
        ['', '3/4/5 dealt 4,5,6,1'],
        ['', '4/5/6 dealt 5,6,1,4'],
      ],
    ],
    [
      'S28: the button leaves: nothing special',
      6,
      [
        ['', '1/2/3 dealt 2,3,4,5,6,1'],
        ['-1', '2/3/4 dealt 3,4,5,6,2'],
      ],
    ],
    [
      'S29, RULES 2.5: three, then two: the big blind leaves; nobody has it twice running',
      3,
      [
        ['', '1/2/3 dealt 2,3,1'],
        ['-3', '2/2/1 dealt 1,2'],
        ['', '1/1/2 dealt 2,1'],
        ['', '2/2/1 dealt 1,2'],
      ],
    ],
    [
      'S29: the small blind leaves',
      3,
      [
        ['', '1/2/3 dealt 2,3,1'],
        ['-2', '3/3/1 dealt 1,3'],
      ],
    ],
    [
      'S29: the button leaves',
      3,
      [
        ['', '1/2/3 dealt 2,3,1'],
        ['-1', '3/3/2 dealt 2,3'],
      ],
    ],
    [
      'RULES 2.5: heads-up from the start the button has the small blind, and they take turns',
      2,
      [
        ['', '1/1/2 dealt 2,1'],
        ['', '2/2/1 dealt 1,2'],
        ['', '1/1/2 dealt 2,1'],
      ],
    ],
    [
      'S30, RULES 2.6: two, then three: the button stays, the newcomer has the big blind',
      3,
      [
        ['-3', '1/1/2 dealt 2,1'],
        ['+3', '1/2/3 dealt 2,3,1'],
        ['', '2/3/1 dealt 3,1,2'],
      ],
    ],
    [
      'S106: a broke player who buys in before the next deal is dealt in, the blinds as if nothing had been',
      4,
      [
        ['', '1/2/3 dealt 2,3,4,1'],
        ['-3 +3', '2/3/4 dealt 3,4,1,2'],
      ],
    ],
    [
      'S106, RULES 2.6: who comes back between the button and the big blind waits until the button has passed',
      5,
      [
        ['', '1/2/3 dealt 2,3,4,5,1'],
        ['-3', '2/dead/4 dealt 4,5,1,2'],
        ['', '3/4/5 dealt 4,5,1,2'],
        ['-4', '4/5/1 dealt 5,1,2'],
        ['', '5/1/2 dealt 1,2,5'],
      ],
    ],
    [
      'RULES 2.6: a chair between the blinds that fills again waits one hand',
      6,
      [
        ['-3', '1/2/4 dealt 2,4,5,6,1'],
        ['+3', '2/4/5 dealt 4,5,6,1,2'],
        ['', '4/5/6 dealt 5,6,1,2,3,4'],
      ],
    ],
    [
      'RULES 2.6: a chair that fills anywhere else is dealt in at once',
      6,
      [
        ['-5', '1/2/3 dealt 2,3,4,6,1'],
        ['+5', '2/3/4 dealt 3,4,5,6,1,2'],
      ],
    ],
    [
      'the next big blind sits where the button should go: the button goes to the one before the small blind',
      6,
      [
        ['-3 -5 -6', '1/2/4 dealt 2,4,1'],
        ['-1 +3', '3/4/2 dealt 4,2,3'],
        ['', '4/2/3 dealt 2,3,4'],
      ],
    ],
    [
      'nobody waits when that would leave fewer than three',
      6,
      [
        ['-3 -4', '1/2/5 dealt 2,5,6,1'],
        ['-1 -2 +3', '2/5/6 dealt 3,5,6'],
      ],
    ],
  ])('%s', (_, count, hands) => {
    expect(
      story(
        count,
        hands.map(([happening]) => happening),
      ),
    ).toEqual(hands.map(([, text]) => text));
  });
});

test('RULES 2.3: whoever comes and goes, button, small and big blind follow one another, and the big blind goes round', () => {
  forSeeds(300, (seed) => {
    const rng = makeRng(seed);
    const count = 2 + rng.int(9);
    let table = tableOf({ buyIns: chairs(count) });
    let last: Positions | undefined;
    for (let hand = 0; hand < 40; hand++) {
      for (let chair = 1; chair <= count; chair++) {
        if (table.stacks[chair - 1] === 0) table = rng.int(3) === 0 ? rebuy(table, chair) : table;
        else if (rng.int(4) === 0) table = settle(table, [chair], [0]);
      }
      const next = nextHand(deepFreeze(table));
      if (next === undefined) continue;
      const { button, smallBlind, bigBlind } = must(next.table.positions, 'positions');
      const steps = (from: number, to: number) => ((to - from - 1 + count) % count) + 1;
      const occupied = table.stacks.flatMap((stack, i) => (stack > 0 ? [i + 1] : []));
      expect(next.seatNumbers).toContain(bigBlind);
      expect(next.seatNumbers.length).toBeGreaterThanOrEqual(Math.min(3, occupied.length));
      if (last)
        expect(bigBlind).toBe(
          occupied.toSorted((a, b) => steps(last?.bigBlind ?? 0, a) - steps(last?.bigBlind ?? 0, b))[0],
        );
      if (occupied.length === 2) expect([button, next.seatNumbers]).toEqual([smallBlind, [bigBlind, smallBlind]]);
      else expect(steps(button, smallBlind)).toBeLessThan(steps(button, bigBlind));
      if (occupied.length > 2) expect(button).not.toBe(bigBlind);
      expect(next.seatNumbers).toEqual(next.seatNumbers.toSorted((a, b) => steps(button, a) - steps(button, b)));
      table = next.table;
      last = table.positions;
    }
  });
});

describe('what a hand at the table costs', () => {
  const forcedAt = (wish: Partial<TableConfig>) =>
    must(nextHand(tableOf({ buyIns: chairs(3, 500), ...wish })), 'hand').config.forced.map(
      ({ seat, what, amount }) => `${seat} ${what} ${amount}`,
    );

  test('RULES 2.12: the small blind, then the big blind', () => {
    expect(forcedAt({})).toEqual(['0 smallBlind 1', '1 bigBlind 2']);
  });
  test('RULES 2.7: the table of 15/30 limit has blinds of 10 and 15 and bets of 15 and 30', () => {
    const limit = { betting: 'fixedLimit', smallBlind: 10, bigBlind: 15 } as const;
    expect(forcedAt(limit)).toEqual(['0 smallBlind 10', '1 bigBlind 15']);
    const { config } = must(nextHand(tableOf({ buyIns: chairs(3, 500), ...limit })), 'hand');
    expect(config.betting).toEqual({ type: 'fixedLimit', smallBet: 15, bigBet: 30, maxBets: 4, headsUpCap: 'always' });
    expect([config.smallBlind, config.bigBlind]).toEqual([10, 15]);
  });
  test('RULES 2.10: everybody pays the ante before the blinds', () => {
    expect(forcedAt({ ante: 3 })).toEqual(['0 ante 3', '1 ante 3', '2 ante 3', '0 smallBlind 1', '1 bigBlind 2']);
  });
  test('RULES 2.11: the big-blind ante is as large as the big blind and comes last', () => {
    expect(forcedAt({ bigBlindAnte: true, smallBlind: 5, bigBlind: 10 })).toEqual([
      '0 smallBlind 5',
      '1 bigBlind 10',
      '1 bigBlindAnte 10',
    ]);
  });
  test('RULES 2.5: heads-up the button has the small blind', () => {
    expect(forcedAt({ buyIns: chairs(2, 500) })).toEqual(['1 smallBlind 1', '0 bigBlind 2']);
  });
  test('RULES 2.3: a dead small blind is posted by nobody', () => {
    const { table } = dealt(tableOf({ buyIns: chairs(4) }));
    const hand = must(nextHand(settle(table, [3], [0])), 'hand');
    expect(hand.config.forced).toEqual([{ seat: 0, what: 'bigBlind', amount: 2 }]);
  });
});

describe('stacks between hands', () => {
  test('R62: each chair starts with the stack it was given', () => {
    const hand = must(nextHand(tableOf({ buyIns: [50, 200, 125, 80] })), 'hand');
    expect(hand.seatNumbers.map((seatNumber, seat) => [seatNumber, hand.config.stacks[seat]])).toEqual([
      [2, 200],
      [3, 125],
      [4, 80],
      [1, 50],
    ]);
  });
  test('R62: stacks are carried over to the next hand, whatever seat a chair has in it', () => {
    const first = must(nextHand(tableOf({ buyIns: [50, 200, 125, 80] })), 'hand');
    const table = settle(first.table, first.seatNumbers, [190, 135, 80, 50]);
    expect(table.stacks).toEqual([50, 190, 135, 80]);
    expect(must(nextHand(table), 'hand').config.stacks).toEqual([135, 80, 50, 190]);
  });
  test('R42: a player who goes broke changes nobody else, and his rebuy changes only his own chair', () => {
    const table = settle(tableOf({ buyIns: [50, 200, 125, 80] }), [2, 3, 4, 1], [0, 325, 80, 50]);
    expect(table.stacks).toEqual([50, 0, 325, 80]);
    expect(rebuy(deepFreeze(table), 2).stacks).toEqual([50, 200, 325, 80]);
  });
  test('R42, RULES 8.4: he buys in for what his chair starts with, at uneven tables too', () => {
    const table = settle(tableOf({ buyIns: [50, 200] }), [1], [0]);
    expect(rebuy(table, 1).stacks).toEqual([50, 200]);
  });
  test('RULES 8.4: who still has chips may not buy in', () => {
    expect(() => rebuy(tableOf({ buyIns: [50, 200] }), 1)).toThrow('only a broke player buys in again');
  });
  test('RULES 8.4: without a rebuy he is not dealt in', () => {
    expect(dealt(settle(tableOf({ buyIns: chairs(4) }), [4], [0])).text).toBe('1/2/3 dealt 2,3,1');
  });
  test('fewer than two players with chips: no hand', () => {
    expect(nextHand(settle(tableOf({ buyIns: [50, 200, 125] }), [1, 3], [0, 0]))).toBeUndefined();
  });
  test('RULES 3.5: chips bought between hands play from the next hand on', () => {
    const { table } = dealt(tableOf({ buyIns: chairs(3) }));
    const settled = settle(table, [2, 3, 1], [0, 200, 100]);
    expect(must(nextHand(rebuy(settled, 2)), 'hand').config.stacks).toContain(100);
  });
  test('hands are counted', () => {
    const once = dealt(tableOf({ buyIns: chairs(3) })).table;
    expect([once.handNumber, dealt(once).table.handNumber]).toEqual([1, 2]);
  });
  test('R42: over a hundred hands with rebuys the chips at the table are those bought', () => {
    let table = tableOf({ buyIns: [40, 60, 80, 100], ante: 1 });
    let bought = 280;
    for (let hand = 0; hand < 100; hand++) {
      const next = must(nextHand(table), 'hand');
      const end = playRandomHand(next.config, `hand ${hand}`);
      table = settle(
        next.table,
        next.seatNumbers,
        end.players.map((player) => player.stack),
      );
      for (const [i, stack] of table.stacks.entries()) {
        if (stack > 0) continue;
        table = rebuy(table, i + 1);
        bought += must(table.stacks[i], 'stack');
      }
      expect(table.stacks.reduce((sum, stack) => sum + stack, 0)).toBe(bought);
    }
    expect(bought).toBeGreaterThan(280);
  });
});

test.each<[last: Positions, occupied: number[], next: Positions]>([
  [{ button: 1, smallBlind: 2, bigBlind: 3 }, [1, 3, 4, 5, 6], { button: 2, smallBlind: 3, bigBlind: 4 }],
  [{ button: 5, smallBlind: 6, bigBlind: 1 }, [1, 3, 5, 6], { button: 6, smallBlind: 1, bigBlind: 3 }],
  [{ button: 2, smallBlind: 2, bigBlind: 5 }, [2, 3, 5], { button: 3, smallBlind: 5, bigBlind: 2 }],
])('RULES 2.3: after %j with %j occupied comes %j', (last, occupied, next) => {
  expect(nextPositions(deepFreeze(last), deepFreeze(occupied), 6)).toEqual(next);
});
