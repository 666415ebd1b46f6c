import * as v from 'valibot';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import type { TextStorage } from '../persistence/storage.ts';
import {
  ACTION_SECONDS,
  CARD_ORDERS,
  DECKS,
  PACES,
  RESULT_SECONDS,
  type Settings,
  type SettingsState,
  SOUND_KINDS,
  TEXT_SIZES,
  THEMES,
  UNITS,
} from './settings.ts';

export type SettingsStore = StoreApi<SettingsState>;

const defaultsIn = (language: Locale): Settings => ({
  language,
  theme: 'dark',
  deck: 'four',
  textSize: 100,
  pace: 'normal',
  units: 'chips',
  cardOrder: 'rank',
  sound: false,
  volume: 50,
  soundKinds: SOUND_KINDS,
  reading: true,
  autoMuck: true,
  freeFold: false,
  wheel: true,
  resultSeconds: 0,
  actionSeconds: 0,
  keys: {},
});

/** What is kept; a value that is unknown falls back to its default, the others stay. */
const keptSettings = (defaults: Settings) => {
  const flag = (name: 'sound' | 'reading' | 'autoMuck' | 'freeFold' | 'wheel') =>
    v.fallback(v.boolean(), defaults[name]);
  return v.object({
    language: v.fallback(v.picklist(LOCALES), defaults.language),
    theme: v.fallback(v.picklist(THEMES), defaults.theme),
    deck: v.fallback(v.picklist(DECKS), defaults.deck),
    textSize: v.fallback(v.picklist(TEXT_SIZES), defaults.textSize),
    pace: v.fallback(v.picklist(PACES), defaults.pace),
    units: v.fallback(v.picklist(UNITS), defaults.units),
    cardOrder: v.fallback(v.picklist(CARD_ORDERS), defaults.cardOrder),
    sound: flag('sound'),
    volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), defaults.volume),
    soundKinds: v.fallback(v.array(v.picklist(SOUND_KINDS)), [...defaults.soundKinds]),
    reading: flag('reading'),
    autoMuck: flag('autoMuck'),
    freeFold: flag('freeFold'),
    wheel: flag('wheel'),
    resultSeconds: v.fallback(v.picklist(RESULT_SECONDS), defaults.resultSeconds),
    actionSeconds: v.fallback(v.picklist(ACTION_SECONDS), defaults.actionSeconds),
    keys: v.fallback(v.record(v.string(), v.string()), defaults.keys),
  }) satisfies v.GenericSchema<unknown, Settings>;
};

/** The settings, kept in storage as soon as one changes (R43); `language` is the one to begin with. */
export function createSettingsStore(storage: TextStorage, language: Locale): SettingsStore {
  const defaults = defaultsIn(language);
  const kept = keptSettings(defaults);
  return createStore<SettingsState>()(
    persist(
      (set) => ({
        ...defaults,
        set: (change: Partial<Settings>) => set(change),
        reset: () => set(defaults),
      }),
      {
        name: 'scoop.settings',
        version: 1,
        storage: createJSONStorage(() => ({
          getItem: (key) => storage.read(key) ?? null,
          setItem: (key, text) => void storage.write(key, text),
          removeItem: (key) => storage.remove(key),
        })),
        partialize: ({ set: _set, reset: _reset, ...settings }) => settings,
        merge: (stored, current) => ({ ...current, ...v.parse(v.fallback(kept, defaults), stored ?? {}) }),
      },
    ),
  );
}

/** The first of the languages wished for that the screen speaks, as `fr-CA` for French; English when there is none. */
export function languageFor(wished: readonly string[]): Locale {
  const spoken = wished.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.flatMap((code) => LOCALES.filter((locale) => locale === code))[0] ?? 'en';
}
