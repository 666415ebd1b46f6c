import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { type Catalogue, loadCatalogue } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import { useSettings } from './stores.ts';
import { MissingLanguageContext } from './useMissingLanguage.ts';

/** Speaks the language of the settings; one that cannot be loaded leaves the old one, and the setting goes back to it. */
export function LanguageProvider({ first, children }: { readonly first: Catalogue; readonly children: ReactNode }) {
  const language = useSettings((settings) => settings.language);
  const set = useSettings((settings) => settings.set);
  const [shown, setShown] = useState(first);
  const [missing, setMissing] = useState<Locale | undefined>(undefined);
  const { locale, messages } = shown;
  useEffect(() => {
    if (language === locale) return;
    let wanted = true;
    loadCatalogue(language).then(
      (catalogue) => {
        if (!wanted) return;
        setShown(catalogue);
        setMissing(undefined);
      },
      () => {
        if (!wanted) return;
        setMissing(language);
        set({ language: locale });
      },
    );
    return () => {
      wanted = false;
    };
  }, [language, locale, set]);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.title = messages.app.name;
  }, [locale, messages]);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC" onError={reportError} getMessageFallback={unsaid}>
      <MissingLanguageContext value={missing}>{children}</MissingLanguageContext>
    </IntlProvider>
  );
}

/** What stands in place of a message that cannot be formed; the fault is reported, which fails every test. */
const unsaid = (): string => '…';
