import { useLocale, useTranslations } from 'use-intl';
import { type Format, makeFormat } from '../i18n/format.ts';

/** Numbers, cards and hands as read in the language of the screen. */
export function useFormat(): Format {
  const t = useTranslations();
  const locale = useLocale();
  return makeFormat(t, locale);
}
