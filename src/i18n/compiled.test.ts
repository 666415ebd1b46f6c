import { readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';

// the built app holds compiled messages (scripts/compiledMessages.ts): they must say what their source says

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}
const textsIn = (catalogue: Catalogue): string[] =>
  Object.values(catalogue).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)));

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** Everything that a message may ask for: tags are functions, the rest is `value`. */
const valuesFor = (text: string, value: number | string) => ({
  ...Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, value])),
  ...Object.fromEntries([...text.matchAll(/<(\w+)>/g)].map(([, name]) => [name, String])),
});

test.each(readdirSync('src/i18n/messages'))('compiled messages say what %s says', (file) => {
  const locale = file.replace('.json', '');
  const texts = textsIn(JSON.parse(readFileSync(`src/i18n/messages/${file}`, 'utf8')));
  expect(texts.length).toBeGreaterThan(100);
  const failed = (error: Error): never => {
    throw error;
  };
  for (const text of texts) {
    const t = createTranslator({ locale, messages: { text }, timeZone: 'UTC', onError: failed });
    const values = (
      /\b(plural|selectordinal|number)\b/.test(text) ? [0, 1, 2, 3, 21, 1234.5] : ['you', 'other', 'high']
    ).map((value) => valuesFor(text, value));
    for (const given of values)
      expect([format(compile(text), locale, given, { formatters })].flat().join('')).toBe(
        [t.rich('text', given)].flat().join(''),
      );
  }
});
