import { expect, test } from 'vitest';
import { seatAt } from '../../rules/config.ts';
import type { PotResult, Share } from '../../store/gameState.ts';
import { fractionOf, groupPots, lessonOf } from './groups.ts';

const [otto, wren, me, priya] = [seatAt(0), seatAt(1), seatAt(2), seatAt(3)];
const share = (seat: typeof otto, amount: number, oddChips = 0): Share => ({ seat, amount, oddChips });
const pot = (part: Partial<PotResult>): PotResult => {
  const { high = [], low = [], whole = [] } = part;
  const amount = [...high, ...low, ...whole].reduce((total, one) => total + one.amount, 0);
  return { amount, eligible: [], high, low, whole };
};
const only = (one: PotResult) => groupPots([one])[0] ?? { pots: [], amount: 0, awards: [] };

test('pots with the same winners are one: the quartered low of the design', () => {
  const groups = groupPots([
    pot({ high: [share(otto, 900)], low: [share(otto, 450), share(me, 450)] }),
    pot({ high: [share(otto, 3450)], low: [share(otto, 1725), share(me, 1725)] }),
  ]);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.amount).toBe(8700);
  expect(groups[0]?.awards.map(({ half, seat, amount, byPot }) => [half, seat, amount, byPot])).toEqual([
    ['high', otto, 4350, [900, 3450]],
    ['low', otto, 2175, [450, 1725]],
    ['low', me, 2175, [450, 1725]],
  ]);
});

test('pots with other winners stay apart, in their order', () => {
  const groups = groupPots([
    pot({ whole: [share(otto, 600)] }),
    pot({ high: [share(wren, 200)], low: [share(me, 200)] }),
    pot({ whole: [share(otto, 100)] }),
  ]);
  expect(groups.map(({ pots }) => pots.map(({ index }) => index))).toEqual([[0, 2], [1]]);
});

test.each<[what: string, one: PotResult, part: string | undefined]>([
  ['half of a pot', pot({ high: [share(otto, 2)], low: [share(me, 2)] }), '1/2'],
  ['a quarter', pot({ high: [share(otto, 4)], low: [share(otto, 2), share(me, 2)] }), '1/4'],
  ['a sixth', pot({ high: [share(otto, 6)], low: [share(otto, 2), share(wren, 2), share(me, 2)] }), '1/6'],
  ['three quarters', pot({ high: [share(me, 4)], low: [share(otto, 2), share(me, 2)] }), '6/8'],
  ['a third of a pot that is not halved', pot({ whole: [share(otto, 1), share(wren, 1), share(me, 1)] }), '1/3'],
  ['nothing', pot({ whole: [share(otto, 1)] }), undefined],
])('my part is %s', (_, one, part) => {
  const fraction = fractionOf(only(one), me);
  expect(fraction && `${fraction.count}/${fraction.parts}`).toBe(part);
});

test.each<[what: string, one: PotResult, lesson: unknown]>([
  [
    'a shared low and a lost high is a quarter',
    pot({ high: [share(otto, 4)], low: [share(otto, 2), share(me, 2)] }),
    { type: 'quartered', half: 'low' },
  ],
  [
    'a shared high and no low is a quarter too',
    pot({ high: [share(otto, 2), share(me, 2)], low: [share(otto, 4)] }),
    { type: 'quartered', half: 'high' },
  ],
  [
    'three who share a low get a sixth each',
    pot({ high: [share(otto, 6)], low: [share(wren, 2), share(priya, 2), share(me, 2)] }),
    { type: 'smaller', half: 'low', others: 2, fraction: { count: 1, parts: 6 } },
  ],
  [
    'the high alone and a shared low is three quarters',
    pot({ high: [share(me, 4)], low: [share(otto, 2), share(me, 2)] }),
    { type: 'threeQuarters', half: 'high' },
  ],
  ['a plain half teaches nothing', pot({ high: [share(otto, 2)], low: [share(me, 2)] }), undefined],
  ['a scoop neither', pot({ whole: [share(me, 4)] }), undefined],
])('%s', (_, one, lesson) => {
  expect(lessonOf(only(one), me)).toEqual(lesson);
});
