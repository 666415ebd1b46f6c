import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFORMANCE_FILES, checkFile } from '../src/conformance/report.ts';

const SHOWN = 10;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: npm run conformance -- DIR    (a folder with eval.jsonl, showdown.jsonl, …)');
  process.exit(2);
}
const files = CONFORMANCE_FILES.filter((file) => existsSync(join(folder, file)));
if (files.length === 0) {
  console.error(`${folder} has none of ${CONFORMANCE_FILES.join(', ')}`);
  process.exit(2);
}

let passed = 0;
let failed = 0;
for (const file of files) {
  const report = checkFile(file, readFileSync(join(folder, file), 'utf8'));
  const fields = [...report.compared].map(([field, count]) => `${field} ${count}`).join(', ');
  console.log(`${file}: ${report.passed} passed, ${report.failed} failed; compared: ${fields}`);
  for (const failure of report.failures.slice(0, SHOWN)) console.log(`  ${failure}`);
  if (report.failures.length > SHOWN) console.log(`  and ${report.failures.length - SHOWN} more`);
  passed += report.passed;
  failed += report.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
