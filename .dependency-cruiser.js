/**
 * Who may import whom (ARCHITECTURE.md). src/architecture.test.ts runs these rules over src/ and proves that each of them bites;
 * `npm run floors` draws the picture from the same imports. Types count like everything else.
 */

/** The floors, the lowest first. A folder of src/ stands on exactly one. */
export const floors = [
  ['base'],
  ['cards'],
  ['evaluator'],
  ['rules'],
  ['bots', 'history', 'i18n', 'conformance', 'simulate'],
  ['worker', 'learn', 'persistence'],
  ['store'],
  ['ui'],
];

const game = floors.slice(0, 4).flat();
const belowStore = [...game, 'bots', 'history', 'i18n', 'worker', 'learn', 'persistence'];

/** Folders (and single files) of src/ that a folder may import beside itself. */
const mayImport = {
  base: [],
  cards: ['base'],
  evaluator: ['base', 'cards'],
  rules: ['base', 'cards', 'evaluator'],
  bots: game,
  history: game,
  i18n: game,
  conformance: game, // for the command line only: nobody imports it
  simulate: game, // likewise
  worker: [...game, 'bots', 'history'],
  learn: [...game, 'i18n'],
  persistence: [...game, 'history'],
  store: belowStore,
  ui: [
    ...['base', 'cards', 'i18n', 'learn', 'store'],
    ...['view', 'action', 'event', 'config', 'table'].map((file) => `rules/${file}.ts`),
    ...['reading', 'value'].map((file) => `evaluator/${file}.ts`),
  ],
};

/** Packages that a folder may use. */
const mayUse = {
  base: [], // rng.ts apart, see below
  cards: [],
  evaluator: [],
  rules: [],
  bots: [],
  learn: [],
  history: ['smol-toml', 'valibot'],
  i18n: ['use-intl'],
  conformance: ['valibot'],
  simulate: [],
  worker: ['comlink'],
  persistence: ['valibot'],
  store: ['zustand', 'valibot'],
  ui: [
    ...['react', 'react-dom', 'framer-motion', 'lucide-react', '@fontsource-variable', 'wouter'],
    ...['use-intl', 'valibot', 'zustand'],
  ],
};

const tests = '[.]test(-d)?[.]tsx?$|/testing[.]tsx?$';
const any = (names) => `(${names.map((name) => name.replaceAll('.', '[.]')).join('|')})`;
const inside = (names) => `^src/${any(names.map((name) => (name.endsWith('.ts') ? `${name}$` : `${name}/`)))}`;
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

const forbidden = [
  ...Object.entries(mayImport).map(([folder, others]) =>
    rule(
      `${folder}-imports-downwards`,
      // tests of the screen may set up a whole game
      { path: `^src/${folder}/`, ...(folder === 'ui' ? { pathNot: tests } : {}) },
      { path: '^src/', pathNot: inside([folder, ...others]) },
    ),
  ),
  ...Object.entries(mayUse).map(([folder, packages]) =>
    rule(
      `${folder}-packages`,
      { path: `^src/${folder}/`, pathNot: `${tests}|^src/base/rng[.]ts$` },
      { pathNot: packages.length === 0 ? '^src/' : `^src/|^node_modules/${any(packages)}/` },
    ),
  ),
  rule('rng-packages', { path: '^src/base/rng[.]ts$' }, { pathNot: '^src/|^node_modules/pure-rand/' }),
  rule(
    'only-the-dealer-sees-the-state',
    { path: '^src/(bots|ui)/', pathNot: tests },
    { path: '^src/rules/(state|apply|showdown|perft)[.]ts$' },
  ),
  rule(
    'tables-stay-in-the-worker',
    { path: '^src/(main[.]tsx$|worker/thinker[.]ts$|(ui|store|persistence|learn|i18n)/)', pathNot: tests },
    { path: '^src/evaluator/tables[.]ts$', reachable: true },
  ),
  rule(
    'the-reference-stands-alone',
    { path: '^src/evaluator/reference[.]ts$' },
    { path: '^src/evaluator/', pathNot: '/(value|reading|evaluator)[.]ts$' },
  ),
  rule('helpers-are-for-tests', { path: '^src/', pathNot: tests }, { path: `^src/evaluator/reference[.]ts$|${tests}` }),
  rule(
    'the-app-uses-no-tools',
    { path: '^src/', pathNot: tests },
    { dependencyTypes: ['core', 'npm-dev', 'npm-no-pkg', 'npm-unknown'] },
  ),
  rule('imports-exist', {}, { couldNotResolve: true }),
  rule('no-circles', {}, { circular: true }),
];

const options = {
  doNotFollow: { path: '^(node_modules|scripts)/' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
};

export default { forbidden, options };
