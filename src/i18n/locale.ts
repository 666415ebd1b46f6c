/** Languages that the screen speaks, by their codes (BCP 47). */
export const LOCALES = ['en', 'fr', 'ro'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language in itself, for those who read no other. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français', ro: 'Română' } as const satisfies Record<Locale, string>;
