import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import config, { floors } from '../.dependency-cruiser.js';

/** The files of `src` below a folder (this one when left out), what each imports, and the rules that this breaks. */
export async function readImports(baseDir = process.cwd()): Promise<{ modules: IModule[]; violations: string[] }> {
  const { output } = await cruise(['src'], {
    ...config.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  } as never);
  if (typeof output === 'string') throw new Error(output);
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules.filter(({ source }) => source.startsWith('src/')),
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).toSorted(),
  };
}

/**
 * What a file's text imports, found by its words alone.
 *
 * dependency-cruiser reads TypeScript 7 with a forgiving JavaScript parser and may skip what it does not understand
 * (`export type … from`), without a word: whoever trusts it compares.
 */
export function importsIn(text: string): string[] {
  const code = withoutComments(text);
  const named = code.matchAll(/^[ \t]*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm);
  const bare = code.matchAll(/^[ \t]*import\s*['"]([^'"]+)['"]/gm);
  const dynamic = code.matchAll(/\bimport\s*\(\s*['"]([^'"]+)['"]/g);
  return [...named, ...bare, ...dynamic].map((found) => found[1] ?? '');
}

/** The text with its comments blanked, its lines kept. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/.*$/gm, '$1');

/** The folder of `src` that a file is in; a file directly in `src` counts by itself. */
export const folderOf = (source: string): string => source.split('/')[1] ?? source;

/** Whether a file is a test, or helps tests only. */
export const isTest = (source: string): boolean => /[.]test(-d)?[.]tsx?$|\/testing[.]tsx?$/.test(source);

/** Folder to the folders that it really imports from, tests left aside, the highest floor first. */
function importsByFolder(modules: readonly IModule[]): Map<string, string[]> {
  const topDown = ['main.tsx', ...floors.toReversed().flat()];
  const ofProduct = modules.filter(({ source }) => !isTest(source));
  const imports = topDown.map((folder) => {
    const targets = ofProduct
      .filter(({ source }) => folderOf(source) === folder)
      .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved))
      .filter((resolved) => resolved.startsWith('src/'))
      .map(folderOf);
    return [folder, topDown.filter((other) => other !== folder && targets.includes(other))] as const;
  });
  const present = new Set(ofProduct.map(({ source }) => folderOf(source)));
  return new Map(imports.filter(([folder]) => present.has(folder)).map(([folder, others]) => [folder, [...others]]));
}

/** The floors as a mermaid picture and a table, in Markdown. */
export function drawFloors(modules: readonly IModule[]): string {
  const imports = importsByFolder(modules);
  const reaches = (from: string, to: string): boolean =>
    (imports.get(from) ?? []).some((next) => next === to || reaches(next, to));
  const arrows = [...imports].flatMap(([from, others]) =>
    others
      .filter((to) => !others.some((between) => between !== to && reaches(between, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  const floorOf = (folder: string): number => 1 + floors.findIndex((names) => names.includes(folder));
  const rows = [...imports].map(
    ([folder, others]) =>
      `| ${floorOf(folder) || floors.length + 1} | \`${folder}\` | ${others.map((other) => `\`${other}\``).join(' ')} |`,
  );
  return [
    '```mermaid',
    'flowchart TD',
    ...arrows,
    '```',
    '',
    'An arrow is an import; those that a longer way down implies are only in the table.',
    '',
    '| floor | folder | imports |',
    '| --: | --- | --- |',
    ...rows,
  ].join('\n');
}

const BEGIN = '<!-- floors: drawn by `npm run floors` from the imports, not by hand -->';
const END = '<!-- /floors -->';

/** A document with the block between its markers drawn anew; throws when the markers are missing. */
export function withFloors(document: string, modules: readonly IModule[]): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`ARCHITECTURE.md needs the lines ${BEGIN} and ${END}`);
  return `${document.slice(0, begin)}${BEGIN}\n\n${drawFloors(modules)}\n\n${document.slice(end)}`;
}
