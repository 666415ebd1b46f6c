import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { DECKS, PACES, THEMES } from '../../store/settings.ts';
import { Choice } from '../parts/Choice.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useSettings } from '../stores.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

export function SettingsDialog(props: {
  readonly onClose: () => void;
  readonly opener: RefObject<HTMLElement | null>;
}) {
  const { onClose, opener } = props;
  const t = useTranslations('settings');
  const tPace = useTranslations('pace');
  const { theme, deck, pace, set } = useSettings((settings) => settings);
  return (
    <Dialog title={t('title')} onClose={onClose} opener={opener}>
      <LanguageChoice />
      <Choice
        label={t('theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => {
          set({ theme: value });
        }}
      />
      <Choice
        label={t('deck')}
        value={deck}
        options={DECKS.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => {
          set({ deck: value });
        }}
      />
      <Choice
        label={t('pace')}
        value={pace}
        options={PACES.map((value) => ({ value, label: tPace(value) }))}
        onChange={(value) => {
          set({ pace: value });
        }}
      />
    </Dialog>
  );
}
