import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LOCALES } from '../../i18n/locale.ts';
import { Choice } from '../parts/Choice.tsx';
import { useSettings } from '../stores.ts';
import { useMissingLanguage } from '../useMissingLanguage.ts';

/** Languages by their own names; one that cannot be loaded is said so. */
export function LanguageChoice() {
  const t = useTranslations('settings');
  const language = useSettings((settings) => settings.language);
  const set = useSettings((settings) => settings.set);
  const missing = useMissingLanguage();
  return (
    <>
      <Choice
        label={t('language')}
        value={language}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(value) => {
          set({ language: value });
        }}
      />
      <p className="hint" role="status">
        {missing !== undefined && t('languageMissing', { language: LANGUAGE_NAMES[missing] })}
      </p>
    </>
  );
}
