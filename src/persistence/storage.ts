/** Where texts are kept between visits: one small interface over what the browser has. */
export interface TextStorage {
  /** `undefined` when nothing is kept under the key. */
  read(key: string): string | undefined;
  /** Whether the text could be kept (storage may be full or forbidden). */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/** The browser's own storage; where it is forbidden, a memory that lasts until the page is closed. */
export function browserStorage(): TextStorage {
  try {
    const probe = 'scoop.probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
  } catch {
    return memoryStorage();
  }
  return {
    read: (key) => localStorage.getItem(key) ?? undefined,
    write(key, text) {
      try {
        localStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    remove: (key) => localStorage.removeItem(key),
  };
}

/** Keeps texts for as long as the page lives; also for tests. */
export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key),
    write(key, text) {
      texts.set(key, text);
      return true;
    },
    remove: (key) => void texts.delete(key),
  };
}
