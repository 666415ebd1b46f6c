import { useTranslations } from 'use-intl';
import { ACTION_SECONDS, PACES, RESULT_SECONDS } from '../../store/settings.ts';
import { Choice } from '../parts/Choice.tsx';
import { Switch } from '../parts/Switch.tsx';
import { useSettings } from '../stores.ts';

/** How a hand is played and goes on. */
export function PlaySettings() {
  const t = useTranslations('settings');
  const tPace = useTranslations('pace');
  const { pace, resultSeconds, actionSeconds, autoMuck, freeFold, wheel, set } = useSettings((settings) => settings);
  return (
    <>
      <Choice
        label={t('pace')}
        value={pace}
        options={PACES.map((value) => ({ value, label: tPace(value) }))}
        onChange={(value) => {
          set({ pace: value });
        }}
      />
      <Choice
        label={t('resultSeconds')}
        value={resultSeconds}
        options={RESULT_SECONDS.map((value) => ({
          value,
          label: value === 0 ? t('waits') : t('seconds', { seconds: value }),
        }))}
        onChange={(value) => {
          set({ resultSeconds: value });
        }}
      />
      <Choice
        label={t('actionSeconds')}
        value={actionSeconds}
        options={ACTION_SECONDS.map((value) => ({
          value,
          label: value === 0 ? t('noClock') : t('seconds', { seconds: value }),
        }))}
        onChange={(value) => {
          set({ actionSeconds: value });
        }}
      />
      <Switch
        label={t('autoMuck')}
        hint={t('autoMuckHint')}
        checked={autoMuck}
        onChange={(on) => {
          set({ autoMuck: on });
        }}
      />
      <Switch
        label={t('freeFold')}
        hint={t('freeFoldHint')}
        checked={freeFold}
        onChange={(on) => {
          set({ freeFold: on });
        }}
      />
      <Switch
        label={t('wheel')}
        checked={wheel}
        onChange={(on) => {
          set({ wheel: on });
        }}
      />
    </>
  );
}
