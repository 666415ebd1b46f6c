import { useTranslations } from 'use-intl';
import type { Command } from './commands.ts';
import { useKeymap } from './keys.ts';

const NAMED = ['Space', 'Home', 'End', 'PageUp', 'PageDown', 'Insert', 'Delete', 'Backspace'] as const;
const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** A key as it stands on the keyboard. */
export function useKeyName(): (key: string) => string {
  const t = useTranslations('keys.special');
  return (key) => {
    const named = NAMED.find((name) => name === key);
    return named === undefined ? (ARROWS[key] ?? key) : t(named);
  };
}

/** The key of a command, for `aria-keyshortcuts` of the button that does the same. */
export const useShortcut = (command: Command): string | undefined => useKeymap().of(command)[0];
