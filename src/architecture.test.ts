import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { floors } from '../.dependency-cruiser.js';
import { folderOf, importsIn, isTest, readImports, withFloors, withoutComments } from '../scripts/architecture.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /[.]tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .toSorted();
const product = sources.filter((file) => !isTest(file));

let house: Awaited<ReturnType<typeof readImports>>;
beforeAll(async () => {
  house = await readImports();
}, 60_000);

const read = (file: string): string => readFileSync(file, 'utf8');
const self = 'src/architecture.test.ts'; // has imports and clocks in its examples

// a parser that reads nothing finds nothing: dependency-cruiser then says that all is well
test('every file was read, and every import in it', () => {
  const files = house.modules.map(({ source }) => source).filter((source) => /(?<![.]d)[.]tsx?$/.test(source));
  expect(files.toSorted()).toEqual(sources);
  const unread = sources
    .filter((file) => file !== self)
    .flatMap((file) => {
      const { dependencies = [] } = house.modules.find(({ source }) => source === file) ?? {};
      const seen = dependencies.map(({ module, protocol = '' }) => `${protocol}${module}`);
      return importsIn(read(file)).flatMap((name) => (seen.includes(name) ? [] : [`${file}: ${name}`]));
    });
  expect(unread).toEqual([]);
});

test.each<[string, readonly string[]]>([
  ["import { a } from './a.ts';", ['./a.ts']],
  ["import type {\n  A,\n  B,\n} from './a.ts';\nimport b from 'b';", ['./a.ts', 'b']],
  ["import './a.css';", ['./a.css']],
  ["export type { A } from './a.ts';", ['./a.ts']],
  ["export * from './a.ts';", ['./a.ts']],
  ["const a = lazy(() => import('./a.ts'));", ['./a.ts']],
  ["let a: import('./a.ts').A;", ['./a.ts']],
  ["export const from = 'a';", []],
  ["// import { a } from './a.ts';", []],
])('imports are found in the text: %j', (text, names) => {
  expect(importsIn(text)).toEqual(names);
});

test('imports run downwards', () => {
  expect(house.violations).toEqual([]);
});

test('every folder stands on a floor', () => {
  const known = [...floors.flat(), 'main.tsx', 'architecture.test.ts'];
  expect(sources.filter((source) => !known.includes(folderOf(source)))).toEqual([]);
});

test('the floors drawn in ARCHITECTURE.md are the real ones (else: npm run floors)', () => {
  const document = read('ARCHITECTURE.md');
  expect(document).toBe(withFloors(document, house.modules));
});

/** What may be read in one place only, since a hand must be replayable from its seed and its actions. */
const onePlaceOnly: readonly [what: string, found: RegExp, place: string][] = [
  ['the clock', /\bDate\s*[.(]|\bnew\s+Date\b|\bperformance\s*[.[]/, 'src/store/clock.ts'],
  [
    'fresh chance',
    /\bMath\s*[.[]\W*random\b|\{[^}]*\brandom\b[^}]*\}\s*=\s*Math\b|\bcrypto\b/,
    'src/store/freshSeed.ts',
  ],
];

/** The file's lines that use it, comments left aside. */
const usesOf = (found: RegExp, file: string, text: string): string[] =>
  withoutComments(text)
    .split('\n')
    .flatMap((line, index) => (found.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));

test.each(onePlaceOnly)('%s is asked in one place only', (_, found, place) => {
  const others = product.filter((file) => file !== place);
  expect(others.flatMap((file) => usesOf(found, file, read(file)))).toEqual([]);
});

test('tests draw from seeds too', () => {
  const others = sources.filter((file) => isTest(file) && file !== self);
  expect(others.flatMap((file) => usesOf(/\bMath[.]random\b/, file, read(file)))).toEqual([]);
});

// the parser does not see `import('./state.ts').HandState` inside a type
const typeImport = /\bimport\s*\([^()]*\)\s*[.[]\s*(?!then\b|catch\b|finally\b)/;
test('types are imported by name', () => {
  expect(product.flatMap((file) => usesOf(typeImport, file, read(file)))).toEqual([]);
});

test.each<[string, boolean]>([
  ['const now = Date.now();', true],
  ['const now = new Date();', true],
  ['const t = performance.now();', true],
  ['const chance = Math.random();', true],
  ['const { random } = Math;', true],
  ['const chance = Math["random"]();', true],
  ['crypto.getRandomValues(words);', true],
  ["type Peek = import('../rules/state.ts').HandState;", true],
  ['// never Math.random() here', false],
  ['/* Date.now()\n Date.now() */ const a = 1;', false],
  ['const format = new Intl.DateTimeFormat();', false],
  ["const Lobby = lazy(() => import('./Lobby.tsx').then(lobbyOf));", false],
])('the searches judge rightly: %j', (text, bad) => {
  const searches = [...onePlaceOnly.map(([, found]) => found), typeImport];
  expect(searches.some((found) => usesOf(found, 'x.ts', text).length > 0)).toBe(bad);
});

const jsx = `import type {
  PlayerView,
} from '../rules/view.ts';
import { pots } from '../rules/pots.ts';
export function Laid<Pot extends PlayerView>({ view }: { readonly view: Pot }) {
  return <p className="it's">{view satisfies PlayerView as never}</p>;
}`;

/** A small house in which each file breaks one rule, or none. */
const fixture: readonly [file: string, imports: string, broken: readonly string[]][] = [
  ['base/assert.ts', '', []],
  ['base/rng.ts', "import { uniformInt } from 'pure-rand/distribution/uniformInt';", []],
  ['base/strays.ts', "import { uniformInt } from 'pure-rand/distribution/uniformInt';", ['base-packages']],
  ['base/climbs.ts', "import type { Card } from '../cards/card.ts';", ['base-imports-downwards']],
  ['cards/card.ts', "import { must } from '../base/assert.ts';", []],
  ['cards/reads.ts', "import { readFileSync } from 'node:fs';", ['cards-packages', 'the-app-uses-no-tools']],
  ['evaluator/value.ts', '', []],
  ['evaluator/tables.ts', "import { value } from './value.ts';", []],
  ['evaluator/plain.ts', "import { value } from './value.ts';", []],
  ['evaluator/reference.ts', "import { plain } from './plain.ts';", ['the-reference-stands-alone']],
  ['evaluator/cheats.ts', "import { slow } from './reference.ts';", ['helpers-are-for-tests']],
  ['evaluator/plain.test.ts', "import { slow } from './reference.ts';", []],
  ['rules/state.ts', '', []],
  ['rules/apply.ts', "import type { HandState } from './state.ts';", []],
  ['rules/pots.ts', '', []],
  ['rules/view.ts', "import type { HandState } from './state.ts';", []],
  ['rules/testing.ts', "import fc from 'fast-check';", []],
  ['rules/helped.ts', "import { makeState } from './testing.ts';", ['helpers-are-for-tests']],
  ['rules/ring.ts', "import { other } from './other.ts';", []], // told once, where the circle closes
  ['rules/other.ts', "export { ring } from './ring.ts';", ['no-circles']],
  ['rules/draws.ts', "import { createElement } from 'react';", ['rules-packages']],
  ['rules/lost.ts', "import { gone } from './gone.ts';", ['imports-exist', 'rules-packages']],
  ['bots/honest.ts', "import type { PlayerView } from '../rules/view.ts';", []],
  ['bots/peeks.ts', "import type { HandState } from '../rules/state.ts';", ['only-the-dealer-sees-the-state']],
  ['bots/passes.ts', "export { cards } from '../rules/state.ts';", ['only-the-dealer-sees-the-state']],
  ['bots/chats.ts', "import { say } from '../i18n/translate.ts';", ['bots-imports-downwards']],
  ['bots/honest.test.ts', "import { apply } from '../rules/apply.ts';", []],
  ['i18n/translate.ts', "import { createTranslator } from 'use-intl/core';", []],
  ['worker/work.ts', "import { table } from '../evaluator/tables.ts';", []],
  ['worker/poker.worker.ts', "import { work } from './work.ts';", []],
  ['worker/thinker.ts', "import { wrap } from 'comlink';", []],
  ['persistence/save.ts', "import { parse } from 'valibot';", []],
  ['persistence/forgets.ts', "import { createStore } from 'zustand/vanilla';", ['persistence-packages']],
  ['store/gameStore.ts', "import { apply } from '../rules/apply.ts';", []],
  ['store/builds.ts', "import { work } from '../worker/work.ts';", ['tables-stay-in-the-worker']],
  ['store/renders.ts', "import { useState } from 'react';", ['store-packages']],
  ['store/climbs.ts', "const app = () => import('../ui/App.tsx');", ['store-imports-downwards']],
  ['ui/App.tsx', "import { useStore } from 'zustand';", []],
  ['ui/Pot.tsx', "import type { PlayerView } from '../rules/view.ts';", []],
  [
    'ui/Deals.tsx',
    "import { apply } from '../rules/apply.ts';",
    ['only-the-dealer-sees-the-state', 'ui-imports-downwards'],
  ],
  ['ui/Judges.tsx', "import { plain } from '../evaluator/plain.ts';", ['ui-imports-downwards']],
  ['ui/Thinks.tsx', "import { ask } from '../worker/thinker.ts';", ['ui-imports-downwards']],
  ['ui/Tests.tsx', "import { test } from 'vitest';", ['the-app-uses-no-tools', 'ui-packages']],
  ['ui/Laid.tsx', jsx, ['ui-imports-downwards']],
  ['conformance/report.ts', "import { table } from '../evaluator/tables.ts';", []],
  [
    'store/reports.ts',
    "import { report } from '../conformance/report.ts';",
    ['store-imports-downwards', 'tables-stay-in-the-worker'],
  ],
  ['main.tsx', "import { App } from './ui/App.tsx';", []],
];
const packages = ['pure-rand', 'fast-check', 'react', 'use-intl', 'comlink', 'valibot', 'zustand', 'vitest'];

test('each rule of the floors bites', async () => {
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync('node_modules/.cache/house-');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  try {
    write('package.json', read('package.json'));
    for (const name of packages) {
      const manifest = JSON.parse(read(`node_modules/${name}/package.json`)) as { exports: unknown };
      write(
        `node_modules/${name}/package.json`,
        JSON.stringify({ ...manifest, exports: { '.': './i.js', './*': './i.js' } }),
      );
      write(`node_modules/${name}/i.js`, '');
    }
    for (const [file, text] of fixture) write(`src/${file}`, `${text}\nexport const a = 1;\n`);
    const { modules, violations } = await readImports(resolve(folder));
    const brokenBy = (file: string) => violations.filter((line) => line.includes(`: src/${file} -> `));
    const found = fixture.map(([file]) => [file, brokenBy(file).map((line) => line.split(':')[0])]);
    expect(found).toEqual(fixture.map(([file, , rules]) => [file, rules]));
    expect(modules.length).toBeGreaterThanOrEqual(fixture.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
