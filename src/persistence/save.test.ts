import { expect, test } from 'vitest';
import { formatSave, parseSave, type Save } from './save.ts';

const SAVE: Save = {
  setup: {
    table: {
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
      buyIns: [200, 200],
    },
    bots: ['otto'],
    seed: '7',
    rigged: [],
  },
  table: { stacks: [150, 250], handNumber: 3, positions: { button: 1, smallBlind: 1, bigBlind: 2 } },
  actions: [{ type: 'call' }, { type: 'check' }, { type: 'betOrRaise', to: 4 }],
};

const changed = (change: (save: Record<string, unknown>) => void): string => {
  const json = JSON.parse(formatSave(SAVE));
  change(json);
  return JSON.stringify(json);
};

test('a game written and read again is the same game', () => {
  expect(parseSave(formatSave(SAVE))).toEqual({ ok: true, value: SAVE });
});

test('a game before its first hand has no positions', () => {
  const fresh: Save = { ...SAVE, table: { stacks: [200, 200], handNumber: 0, positions: undefined }, actions: [] };
  expect(parseSave(formatSave(fresh))).toEqual({ ok: true, value: fresh });
});

test.each([
  ['a text that is not JSON', '{"version":1,', { code: 'notJson' }],
  [
    'a version from the future',
    changed((save) => Object.assign(save, { version: 99 })),
    { code: 'unknownVersion', version: '99' },
  ],
  ['something else altogether', '[]', { code: 'unknownVersion', version: 'undefined' }],
  [
    'a negative stack',
    changed((save) => Object.assign(save, { table: { stacks: [-1, 5], handNumber: 1 } })),
    { code: 'badField', at: 'table.stacks.0' },
  ],
  [
    'half a chip',
    changed((save) => Object.assign(save, { actions: [{ type: 'betOrRaise', to: 2.5 }] })),
    { code: 'badField', at: 'actions.0.to' },
  ],
  [
    'an unknown action',
    changed((save) => Object.assign(save, { actions: [{ type: 'shout' }] })),
    { code: 'badField', at: 'actions.0.type' },
  ],
  [
    'fewer stacks than chairs',
    changed((save) => Object.assign(save, { table: { stacks: [5], handNumber: 1 } })),
    { code: 'badField', at: 'table' },
  ],
])('%s is refused with what was wrong and where', (_, text, error) => {
  expect(parseSave(text)).toEqual({ ok: false, error });
});
