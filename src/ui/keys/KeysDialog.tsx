import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useSettings } from '../stores.ts';
import { COMMAND_NAMES, type Command } from './commands.ts';
import { clashOf, isFreeKey, keyOf } from './keymap.ts';
import { useKeymap } from './keys.ts';
import { useKeyName } from './names.ts';

/** All keys of the table; each can be changed (R27). */
export function KeysDialog(props: { readonly onClose: () => void; readonly opener: RefObject<HTMLElement | null> }) {
  const { onClose, opener } = props;
  const t = useTranslations('keys');
  const tName = useTranslations('keys.names');
  const name = useKeyName();
  const keymap = useKeymap();
  const changed = useSettings((settings) => settings.keys);
  const set = useSettings((settings) => settings.set);
  const [waiting, setWaiting] = useState<Command>();
  const [said, setSaid] = useState('');

  const change = (command: Command, event: KeyboardEvent): void => {
    if (event.key === 'Tab' || event.key === 'Shift') return;
    // Escape leaves the key as it was, and not the list
    event.preventDefault();
    const key = keyOf(event);
    const clash = clashOf(keymap, command, key);
    if (key === 'Escape') setWaiting(undefined);
    else if (!isFreeKey(key)) setSaid(t('notFree', { key: name(key) }));
    else if (clash !== undefined) setSaid(t('clash', { key: name(key), name: tName(clash) }));
    else {
      set({ keys: { ...changed, [command]: key } });
      setWaiting(undefined);
      setSaid(t('changed', { name: tName(command), key: name(key) }));
    }
  };
  return (
    <Dialog title={t('title')} opener={opener} onClose={onClose}>
      <p className="muted">{t('howTo')}</p>
      <p className="said" role="status">
        {said}
      </p>
      <ul className="keylist">
        {COMMAND_NAMES.map((command) => {
          const keys = keymap.of(command).map(name);
          return (
            <li key={command}>
              <span>{tName(command)}</span>
              <Button
                kind="solid"
                aria-label={t('change', { name: tName(command), key: keys.join(' / ') })}
                aria-pressed={waiting === command}
                onClick={() => {
                  setSaid('');
                  setWaiting(waiting === command ? undefined : command);
                }}
                onKeyDown={(event) => {
                  if (waiting === command) change(command, event);
                }}
                onBlur={() => {
                  setWaiting(undefined);
                }}
              >
                {waiting === command ? t('pressNew') : keys.map((key) => <kbd key={key}>{key}</kbd>)}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="muted">
        {t('shift')}. {t('enter')}.
      </p>
      <Button
        onClick={() => {
          set({ keys: {} });
          setSaid('');
        }}
      >
        {t('reset')}
      </Button>
    </Dialog>
  );
}
