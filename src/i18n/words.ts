import type {} from 'use-intl';
import type { createTranslator } from 'use-intl/core';
import type { Locale } from './locale.ts';
import type english from './messages/en.json';

/** The catalogue's shape: English holds the keys. */
export type Messages = typeof english;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: Locale;
  }
}

/** A translator over the whole catalogue. */
export type Translate = ReturnType<typeof createTranslator<Messages>>;
