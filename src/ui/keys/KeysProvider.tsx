import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '../stores.ts';
import { LETTERED } from './commands.ts';
import { digitOf, keyOf, makeKeymap } from './keymap.ts';
import { ANSWERS, KeysContext, makeListeners } from './keys.ts';

/** Listens to the keyboard for everything inside: the only listener of the table. */
export function KeysProvider({ children }: { readonly children: ReactNode }) {
  const changed = useSettings((settings) => settings.keys);
  const t = useTranslations('keys.letters');
  const keymap = makeKeymap(Object.fromEntries(LETTERED.map((command) => [command, t(command)])), changed);
  const [listeners] = useState(makeListeners);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTaken(event)) return;
      const key = keyOf(event);
      const digit = digitOf(event);
      const commands = [
        ...(key === 'Enter' || key === 'Escape' ? [ANSWERS[key]] : []),
        ...keymap.at(key),
        ...(digit === undefined || event.shiftKey ? [] : keymap.at(digit)),
      ];
      const command = commands.find((one) => listeners.find(one) !== undefined);
      if (command === undefined) return;
      event.preventDefault();
      if (!event.repeat || command === 'less' || command === 'more') listeners.find(command)?.(event.shiftKey ? 10 : 1);
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [keymap, listeners]);
  return <KeysContext value={{ keymap, listeners }}>{children}</KeysContext>;
}

const MOVING = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', ' ']);

/** Whether the element that has the focus uses the key itself, or a dialog is open. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.matches('textarea, select, [contenteditable], input:not([type="range"], [type="radio"])')) return true;
  if (MOVING.has(key) && target.closest('input, [tabindex="0"]') !== null) return true;
  return (key === 'Enter' || key === ' ') && target.matches('button, a');
}
