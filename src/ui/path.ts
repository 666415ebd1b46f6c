import { useSyncExternalStore } from 'react';

/** The path in the address after `#`, which names the screen; `/` when there is none. */
export const usePath = (): string => useSyncExternalStore(onHashChange, currentPath);

/** Leads to another screen, as a link with `href="#/table"` does. */
export function goTo(path: string): void {
  location.hash = path;
}

function currentPath(): string {
  const [path] = location.hash.slice(1).split('?');
  return path || '/';
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => {
    removeEventListener('hashchange', listener);
  };
}
