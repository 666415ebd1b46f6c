import * as v from 'valibot';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextStorage } from '../persistence/storage.ts';
import { DECKS, PACES, type Settings, type SettingsState, THEMES } from './settings.ts';

export type SettingsStore = StoreApi<SettingsState>;

const DEFAULTS: Settings = { theme: 'dark', deck: 'four', pace: 'normal' };

/** What is kept; a value that is unknown falls back to its default, the others stay. */
const keptSettings = v.object({
  theme: v.fallback(v.picklist(THEMES), DEFAULTS.theme),
  deck: v.fallback(v.picklist(DECKS), DEFAULTS.deck),
  pace: v.fallback(v.picklist(PACES), DEFAULTS.pace),
});

/** The settings, kept in storage as soon as one changes (R43). */
export function createSettingsStore(storage: TextStorage): SettingsStore {
  return createStore<SettingsState>()(
    persist((set) => ({ ...DEFAULTS, set: (change: Partial<Settings>) => set(change) }), {
      name: 'scoop.settings',
      version: 1,
      storage: createJSONStorage(() => ({
        getItem: (key) => storage.read(key) ?? null,
        setItem: (key, text) => void storage.write(key, text),
        removeItem: (key) => storage.remove(key),
      })),
      partialize: ({ theme, deck, pace }) => ({ theme, deck, pace }),
      merge: (kept, current) => ({ ...current, ...v.parse(v.fallback(keptSettings, DEFAULTS), kept) }),
    }),
  );
}
