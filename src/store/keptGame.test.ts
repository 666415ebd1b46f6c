import { expect, test } from 'vitest';
import { ok, refuse } from '../base/result.ts';
import { memoryStorage } from '../persistence/storage.ts';
import { keptGame } from './keptGame.ts';

test('where nothing is kept there is nothing to take up', () => {
  expect(keptGame(memoryStorage()).takeUp(() => ok(undefined))).toBeUndefined();
});

test('R41: a damaged game is set aside whole, and a second one beside it', () => {
  const storage = memoryStorage();
  for (const text of ['{damaged', '{again']) {
    storage.write('scoop.game', text);
    expect(keptGame(storage).takeUp(() => ok(undefined))?.ok).toBe(false);
    expect(storage.read('scoop.game')).toBeUndefined();
  }
  expect([storage.read('scoop.game.damaged-1'), storage.read('scoop.game.damaged-2')]).toEqual(['{damaged', '{again']);
});

test('R41: a game whose actions are not legal is set aside', () => {
  const storage = memoryStorage();
  const text = JSON.stringify({
    version: 1,
    setup: {
      table: {
        variant: 'omahaHigh',
        betting: 'noLimit',
        smallBlind: 1,
        bigBlind: 2,
        maxBets: 4,
        headsUpCap: 'always',
        ante: 0,
        bigBlindAnte: false,
        unit: 1,
        buyIns: [9, 9],
      },
      bots: ['otto'],
      seed: 's',
      rigged: [],
    },
    table: { stacks: [9, 9], handNumber: 0 },
    actions: [],
  });
  storage.write('scoop.game', text);
  const taken = keptGame(storage).takeUp(() => refuse({ code: 'nothingToCall' }));
  expect(taken).toEqual({ ok: false, error: { why: '{"code":"nothingToCall"}' } });
  expect(storage.read('scoop.game.damaged-1')).toBe(text);
  storage.write('scoop.game', text);
  expect(
    keptGame(storage).takeUp(() => {
      throw new Error('no such bot');
    }),
  ).toEqual({ ok: false, error: { why: 'Error: no such bot' } });
});
