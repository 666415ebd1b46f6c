import { LOCALES, type Locale } from './locale.ts';
import type { Messages } from './words.ts';

/** All text in one language. */
export interface Catalogue {
  readonly locale: Locale;
  readonly messages: Messages;
}

/** A chunk of its own for each: nobody loads a language that is not shown. */
const FILES = {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  ro: () => import('./messages/ro.json'),
} as const satisfies Record<Locale, () => Promise<{ readonly default: Messages }>>;

/** Rejects when the language is neither cached nor to be had. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return { locale, messages: (await FILES[locale]()).default };
}

/** The catalogue to begin with: the one wished for, or else any: a page in another language is better than none. */
export async function loadFirstCatalogue(wished: Locale): Promise<Catalogue> {
  const others = LOCALES.filter((locale) => locale !== wished);
  return others.reduce((earlier, locale) => earlier.catch(() => loadCatalogue(locale)), loadCatalogue(wished));
}
