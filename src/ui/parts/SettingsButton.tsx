import { Settings } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './Button.tsx';

const SettingsDialog = lazy(async () => ({ default: (await import('../settings/SettingsDialog.tsx')).SettingsDialog }));

/** Opens the settings, which are loaded with the first use. */
export function SettingsButton() {
  const t = useTranslations('app');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        kind="quiet"
        square
        aria-label={t('settings')}
        ref={button}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Settings className="ico" aria-hidden="true" />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SettingsDialog
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
