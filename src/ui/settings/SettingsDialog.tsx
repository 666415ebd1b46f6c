import { RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Settings } from '../../store/settings.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useSettings } from '../stores.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { LookSettings } from './LookSettings.tsx';
import { PlaySettings } from './PlaySettings.tsx';
import { SoundSettings } from './SoundSettings.tsx';

/** Everything that can be chosen for all games; each choice counts at once (R43). */
export function SettingsDialog(props: {
  readonly onClose: () => void;
  readonly opener: RefObject<HTMLElement | null>;
}) {
  const { onClose, opener } = props;
  const t = useTranslations('settings');
  const settings = useSettings((all) => all);
  const [before, setBefore] = useState<Settings>();
  const resetOrUndo = (): void => {
    if (before === undefined) settings.reset();
    else settings.set(before);
    setBefore(before === undefined ? settings : undefined);
  };
  // once something else is chosen, undoing the reset would take that back too
  const forget = (): void => {
    setBefore(undefined);
  };
  return (
    <Dialog title={t('title')} onClose={onClose} opener={opener}>
      <div className="settings" onChange={forget}>
        <LanguageChoice />
        <Group title={t('look')}>
          <LookSettings />
        </Group>
        <Group title={t('play')}>
          <PlaySettings />
        </Group>
        <Group title={t('sounds')}>
          <SoundSettings />
        </Group>
      </div>
      <div className="reset">
        {/* one button, so that the focus stays where it is */}
        <Button onClick={resetOrUndo}>
          {before === undefined ? (
            <RotateCcw className="ico" aria-hidden="true" />
          ) : (
            <Undo2 className="ico" aria-hidden="true" />
          )}
          {before === undefined ? t('reset') : t('undo')}
        </Button>
        <p role="status">{before !== undefined && t('wasReset')}</p>
      </div>
    </Dialog>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
