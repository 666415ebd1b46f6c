import { useTranslations } from 'use-intl';

/** The mark and the name; leads to the lobby. */
export function Brand() {
  const t = useTranslations('app');
  return (
    <a className="brand" href="#/" aria-label={t('home')}>
      <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
        <path className="u" d="M6.4 14.6a11 11 0 0 1 22 0z" />
        <path className="d" d="M3.6 17.4a11 11 0 0 0 22 0z" />
      </svg>
      <span className="w">{t('name')}</span>
    </a>
  );
}
