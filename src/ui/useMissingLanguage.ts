import { createContext, useContext } from 'react';
import type { Locale } from '../i18n/locale.ts';

export const MissingLanguageContext = createContext<Locale | undefined>(undefined);

/** The language that was chosen last and could not be loaded. */
export const useMissingLanguage = (): Locale | undefined => useContext(MissingLanguageContext);
