import { expect, test } from 'vitest';
import { memoryStorage } from '../persistence/storage.ts';
import { createSettingsStore, languageFor } from './settingsStore.ts';

test('R43: what is set survives a reload, and a reset brings everything back', () => {
  const storage = memoryStorage();
  const settings = createSettingsStore(storage, 'fr');
  settings.getState().set({ theme: 'light', volume: 80, soundKinds: ['turn'], keys: { fold: 'x' }, textSize: 150 });
  const again = createSettingsStore(storage, 'en').getState();
  expect(again).toMatchObject({
    language: 'fr',
    theme: 'light',
    volume: 80,
    soundKinds: ['turn'],
    keys: { fold: 'x' },
    textSize: 150,
  });
  again.reset();
  expect(createSettingsStore(storage, 'en').getState()).toMatchObject({ theme: 'dark', volume: 50, keys: {} });
});

test('a stored value that is unknown falls back, the others stay', () => {
  const stored = JSON.stringify({ state: { theme: 'pink', pace: 'fast', volume: 400, keys: 3 }, version: 1 });
  const storage = memoryStorage();
  storage.write('scoop.settings', stored);
  const settings = createSettingsStore(storage, 'en').getState();
  expect(settings).toMatchObject({ theme: 'dark', pace: 'fast', volume: 50, keys: {} });
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['de', 'ro-RO', 'fr'], 'ro'],
  [['de'], 'en'],
  [[], 'en'],
])('of %j the screen speaks %s', (wished, language) => {
  expect(languageFor(wished)).toBe(language);
});
