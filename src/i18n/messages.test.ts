import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import glossary from './glossary.json';
import { LOCALES, type Locale } from './locale.ts';
import english from './messages/en.json';
import french from './messages/fr.json';
import romanian from './messages/ro.json';

interface Texts {
  readonly [key: string]: string | Texts;
}
const textsIn = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text]] : textsIn(text, `${path}${key}.`),
  );
const CATALOGUES = {
  en: new Map(textsIn(english)),
  fr: new Map(textsIn(french)),
  ro: new Map(textsIn(romanian)),
} as const satisfies Record<Locale, ReadonlyMap<string, string>>;

/** One case of a select or plural. */
interface Branching {
  readonly argument: string;
  readonly type: 'select' | 'cardinal' | 'ordinal';
  readonly cases: readonly string[];
  /** Whether some case writes the number itself, as `#`. */
  readonly writesNumber: boolean;
}
interface Parts {
  readonly literals: readonly string[];
  readonly arguments: readonly string[];
  readonly tags: readonly string[];
  readonly branchings: readonly Branching[];
}

function partsOf(elements: readonly MessageFormatElement[]): Parts {
  const parts = elements.map((element): Parts => {
    const none = { literals: [], arguments: [], tags: [], branchings: [] };
    switch (element.type) {
      case TYPE.literal:
        return { ...none, literals: [element.value] };
      case TYPE.pound:
        return none;
      case TYPE.tag: {
        const inner = partsOf(element.children);
        return { ...inner, tags: [element.value, ...inner.tags] };
      }
      case TYPE.select:
      case TYPE.plural: {
        const options = Object.values(element.options).map(({ value }) => value);
        const inner = joined(options.map(partsOf));
        const branching: Branching = {
          argument: element.value,
          type: element.type === TYPE.select ? 'select' : must(element.pluralType, 'plural type'),
          cases: Object.keys(element.options),
          writesNumber: options.some((option) => option.some(({ type }) => type === TYPE.pound)),
        };
        return {
          ...inner,
          arguments: [element.value, ...inner.arguments],
          branchings: [branching, ...inner.branchings],
        };
      }
      default:
        return { ...none, arguments: [element.value] };
    }
  });
  return joined(parts);
}

const joined = (parts: readonly Parts[]): Parts => ({
  literals: parts.flatMap(({ literals }) => literals),
  arguments: parts.flatMap((one) => one.arguments),
  tags: parts.flatMap(({ tags }) => tags),
  branchings: parts.flatMap(({ branchings }) => branchings),
});
const read = (text: string): Parts => partsOf(parse(text));

const others = LOCALES.filter((locale) => locale !== 'en');
const inEnglish = (key: string): string => must(CATALOGUES.en.get(key), key);
const unique = (words: readonly string[]): string[] => [...new Set(words)].toSorted();

test.each(others)('%s has exactly the messages that English has', (locale) => {
  expect([...CATALOGUES[locale].keys()].toSorted()).toEqual([...CATALOGUES.en.keys()].toSorted());
});

/** A rank comes in several forms: each language takes those that its grammar asks for. */
const withoutForms = (argument: string): string => argument.replace(/^[Rr]ank(s|Key)?(2?)$/, 'rank$2');
const argumentsOf = (text: string): string[] => unique(read(text).arguments.map(withoutForms));

test.each(others)('every message in %s has the arguments and tags of the English one', (locale) => {
  const shape = ([key, text]: [string, string]) => [key, argumentsOf(text), unique(read(text).tags)];
  expect([...CATALOGUES[locale]].map(shape)).toEqual(
    [...CATALOGUES[locale].keys()].map((key) => shape([key, inEnglish(key)])),
  );
});

/** Numbers that stand for all that a plural can meet; French has a form of its own for whole millions. */
const NUMBERS = [...Array.from({ length: 200 }, (_, number) => number), 1_000_000, 1_234_567];

/** The cases that a plural must have: those of the language, as far as no number is named; just `other` where no number is written. */
function casesNeeded({ cases, type, writesNumber }: Branching, locale: Locale): string[] {
  const named = cases.filter((one) => one.startsWith('='));
  if (named.length > 0 && !writesNumber) return unique([...named, 'other']);
  const rules = new Intl.PluralRules(locale, { type: type === 'ordinal' ? 'ordinal' : 'cardinal' });
  const unnamed = NUMBERS.filter((number) => !named.includes(`=${number}`));
  return unique([...named, ...unnamed.map((number) => rules.select(number)), 'other']);
}

test.each(LOCALES)('every plural in %s has the cases of its grammar, no more and no fewer', (locale) => {
  const plurals = [...CATALOGUES[locale]].flatMap(([key, text]) =>
    read(text)
      .branchings.filter(({ type }) => type !== 'select')
      .map((branching) => ({ key, branching })),
  );
  expect(plurals.length).toBeGreaterThan(10);
  expect(plurals.map(({ key, branching }) => [key, unique(branching.cases)])).toEqual(
    plurals.map(({ key, branching }) => [key, casesNeeded(branching, locale)]),
  );
});

const RANKS = Object.keys(english.ranks.one);

test.each(LOCALES)('every select in %s has the cases of the English one, or of the ranks', (locale) => {
  const wrong = [...CATALOGUES[locale]].flatMap(([key, text]) => {
    const inOriginal = read(inEnglish(key)).branchings;
    return read(text)
      .branchings.filter(({ type }) => type === 'select')
      .filter(({ argument, cases }) =>
        argument.startsWith('rankKey')
          ? !cases.every((one) => one === 'other' || RANKS.includes(one))
          : !inOriginal.some((same) => same.argument === argument && `${same.cases}` === `${cases}`),
      )
      .map(({ argument }) => `${key}: ${argument}`);
  });
  expect(wrong).toEqual([]);
});

/** What no literal text may hold: by language, and why. */
const FLAWS: Readonly<Record<Locale | 'all', readonly [flaw: RegExp, why: string][]>> = {
  all: [
    [/['"]/, 'straight apostrophe or quote'],
    [/\.\.\./, 'three points for an ellipsis'],
    [/ {2}/, 'two spaces'],
  ],
  en: [[/[„«»]/, 'quotes of another language']],
  fr: [
    [/[“”„]/, 'quotes of another language'],
    [/(?<![\u00a0\u202f])[:;!?»]|«(?!\u00a0)/, 'no narrow space beside a sign'],
    [/n° | %/, 'a number that can be parted from its sign'],
  ],
  ro: [
    [/[“«»]/, 'quotes of another language'],
    [/[şţŞŢ]/, 'a cedilla for a comma'],
  ],
};

test.each(LOCALES)('%s is typeset as its readers expect', (locale) => {
  const flaws = [...CATALOGUES[locale]].flatMap(([key, text]) =>
    [...FLAWS.all, ...FLAWS[locale]]
      .filter(([flaw]) => read(text).literals.some((literal) => flaw.test(literal)))
      .map(([, why]) => `${key}: ${why} in ${JSON.stringify(text)}`),
  );
  expect(flaws).toEqual([]);
  for (const text of CATALOGUES[locale].values()) expect(text).toBe(text.normalize('NFC'));
});

test.each<[locale: Locale, text: string]>([
  ['fr', 'Rythme: lent'],
  ['fr', 'Rythme : lent'],
  ['fr', 'Main n° 3'],
  ['fr', '50 %'],
  ['fr', 'l\u2019as « nu »'],
  ['fr', 'l\u0027as'],
  ['ro', 'aşi'],
  ['ro', '“as”'],
  ['en', 'your  hand'],
  ['en', 'Loading...'],
])('the typesetter of %s sees what is wrong with %j', (locale, text) => {
  expect([...FLAWS.all, ...FLAWS[locale]].some(([flaw]) => flaw.test(text))).toBe(true);
});

test('HI and LO are the same in all languages', () => {
  for (const locale of LOCALES) {
    expect(CATALOGUES[locale].get('cards.tagHigh')).toBe('HI');
    expect(CATALOGUES[locale].get('cards.tagLow')).toBe('LO');
  }
});

/** A label without its gloss, its capital and the names of its arguments. */
const plain = (label: string): string =>
  label
    .replace(/ \(.*\)$/, '')
    .replace(/\{\w+\}/g, '{}')
    .replaceAll('\u00a0', ' ')
    .replaceAll('’', "'")
    .toLocaleLowerCase();

/** Whole names are declined: format.test.ts holds them. */
const isHandName = (key: string): boolean => /^(hands|reading)\./.test(key);

test.each(others)('a label that is a term of the glossary is the term in %s', (locale) => {
  const terms = Object.values(glossary);
  const labels = [...CATALOGUES.en].filter(([key]) => !isHandName(key));
  const seen = labels.flatMap(([key, label]) => {
    const wanted = terms.filter(({ en }) => plain(en) === plain(label)).map((term) => plain(term[locale]));
    const found = plain(must(CATALOGUES[locale].get(key), key));
    return wanted.length === 0 ? [] : [{ key, found, wanted }];
  });
  expect(seen.length).toBeGreaterThan(60);
  expect(seen.filter(({ found, wanted }) => !wanted.includes(found))).toEqual([]);
});
