import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { must } from '../src/base/assert.ts';

/** Modules that a table waits for though they are imported later, by their path in the manifest. */
const AWAITED: readonly string[] = ['src/i18n/messages/en.json'];

/**
 * The built files without which no table opened by its link can be played, by their path in `dist`: page, scripts (the worker's
 * too) and styles. Fonts are left aside: text stands without them. e2e/firstLoad.spec.ts holds the list to what a browser does.
 */
export function firstLoad(dist: string): readonly string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const seen = new Set<string>();
  const files = new Set(['index.html']);
  const add = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, imports = [], css = [], assets = [] } = must(manifest[key], `${key} in the manifest`);
    for (const each of [file, ...css, ...assets.filter((asset) => asset.endsWith('.js'))]) files.add(each);
    for (const each of imports) add(each);
  };
  for (const key of ['index.html', ...AWAITED]) add(key);
  return [...files].toSorted();
}
