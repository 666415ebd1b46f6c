import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../parts/Button.tsx';
import { useCommands } from './keys.ts';
import { useShortcut } from './names.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

/** Opens the list of all keys, which is loaded with the first use (R27); unseen where there is no keyboard. */
export function KeysButton() {
  const t = useTranslations('keys');
  const [open, setOpen] = useState(false);
  const shortcut = useShortcut('keys');
  const button = useRef<HTMLButtonElement>(null);
  const show = (): void => {
    setOpen(true);
  };
  useCommands({ keys: show });
  return (
    <>
      <Button
        kind="quiet"
        square
        className="keysbtn"
        aria-label={t('open')}
        aria-keyshortcuts={shortcut}
        aria-haspopup="dialog"
        ref={button}
        onClick={show}
      >
        <Keyboard className="ico" aria-hidden="true" />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <KeysDialog
            opener={button}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
