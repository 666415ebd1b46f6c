import { ok, type Result, refuse } from '../base/result.ts';
import { formatSave, parseSave, type Save } from '../persistence/save.ts';
import type { TextStorage } from '../persistence/storage.ts';

/** The one game that is kept between visits. */
export interface KeptGame {
  /** Under which key of the storage it lies. */
  readonly key: string;
  keep(save: Save): void;
  /** The kept text as it is, for a report. */
  text(): string | undefined;
  /** The kept game, handed to `restore`; `undefined` when there is none. What cannot be read is set aside, never overwritten (R41). */
  takeUp(restore: (save: Save) => Result<undefined, unknown>): Result<undefined, { readonly why: string }> | undefined;
}

const KEY = 'scoop.game';

export function keptGame(storage: TextStorage): KeptGame {
  return {
    key: KEY,
    keep: (save) => void storage.write(KEY, formatSave(save)),
    text: () => storage.read(KEY),
    takeUp(restore) {
      const text = storage.read(KEY);
      if (text === undefined) return undefined;
      const why = whyNot(text, restore);
      if (why === undefined) return ok(undefined);
      setAside(text);
      return refuse({ why });
    },
  };

  function setAside(text: string): void {
    let number = 1;
    while (storage.read(`${KEY}.damaged-${number}`) !== undefined) number += 1;
    if (storage.write(`${KEY}.damaged-${number}`, text)) storage.remove(KEY);
  }
}

/** Why a kept text cannot be taken up; `undefined` when it has been. */
function whyNot(text: string, restore: (save: Save) => Result<undefined, unknown>): string | undefined {
  const parsed = parseSave(text);
  if (!parsed.ok) return JSON.stringify(parsed.error);
  try {
    const restored = restore(parsed.value);
    return restored.ok ? undefined : JSON.stringify(restored.error);
  } catch (thrown) {
    return String(thrown); // a well-formed text whose game cannot be: chips that do not add up, a bot that is not there
  }
}
