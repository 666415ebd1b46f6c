import { createContext, useContext, useLayoutEffect } from 'react';
import { must } from '../../base/assert.ts';
import type { Command } from './commands.ts';
import type { Keymap } from './keymap.ts';

/** What a command does now; `times` is 10 with Shift. */
type Handler = (times: number) => void;

/** Enter and Escape answer what is asked; nobody can give them another meaning. */
export const ANSWERS = { Enter: 'confirm', Escape: 'cancel' } as const;
type Answer = (typeof ANSWERS)[keyof typeof ANSWERS];

/** What can be done by key now: a command that is left out, or `undefined`, is not there. */
export type Handlers = Readonly<Partial<Record<Command | Answer, Handler | undefined>>>;

/** Everything on the screen that listens to keys, the newest last. */
export interface Listeners {
  /** The answer takes them away again. */
  add(handlers: Handlers): () => void;
  find(command: Command | Answer): Handler | undefined;
}

export function makeListeners(): Listeners {
  const all: Handlers[] = [];
  return {
    add(handlers) {
      all.push(handlers);
      return () => {
        all.splice(all.indexOf(handlers), 1);
      };
    },
    find: (command) => all.map((handlers) => handlers[command]).findLast((handler) => handler !== undefined),
  };
}

export const KeysContext = createContext<{ readonly keymap: Keymap; readonly listeners: Listeners } | undefined>(
  undefined,
);

/** Does these commands while the component is on the screen. */
export function useCommands(handlers: Handlers): void {
  const { listeners } = must(useContext(KeysContext), 'KeysContext');
  useLayoutEffect(() => listeners.add(handlers));
}

export const useKeymap = (): Keymap => must(useContext(KeysContext), 'KeysContext').keymap;
