import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoad } from './firstLoad.ts';

// Prints what the built app weighs (after `npm run build`), one JSON line a file, and fails when the first load weighs too much.

const DIST = 'dist';
/** What page, scripts and styles until the first table may weigh together, in bytes after gzip. */
const LIMIT = 170_000;

const first = firstLoad(DIST);
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /[.](html|js|css|json|webmanifest)$/.test(file) && !file.startsWith('.'))
  .map((file) => {
    const content = readFileSync(join(DIST, file));
    const gzip = gzipSync(content, { level: 9 }).length;
    return { file, bytes: content.length, gzip, firstLoad: first.includes(file) };
  })
  .toSorted((a, b) => b.gzip - a.gzip);
for (const file of files) console.log(JSON.stringify(file));

const firstLoadGzip = files.filter((file) => file.firstLoad).reduce((sum, { gzip }) => sum + gzip, 0);
console.log(JSON.stringify({ firstLoadGzip, limit: LIMIT }));
process.exit(firstLoadGzip > LIMIT ? 1 : 0);
