import { Settings } from 'lucide-react';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { DialogButton } from './DialogButton.tsx';

const SettingsDialog = lazy(async () => ({ default: (await import('../settings/SettingsDialog.tsx')).SettingsDialog }));

/** Opens the settings. */
export function SettingsButton() {
  const t = useTranslations('app');
  return (
    <DialogButton
      label={t('settings')}
      icon={<Settings className="ico" aria-hidden="true" />}
      dialog={SettingsDialog}
    />
  );
}
