// `npm run floors`: draws the floors into ARCHITECTURE.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { readImports, withFloors } from './architecture.ts';

const { modules } = await readImports();
writeFileSync('ARCHITECTURE.md', withFloors(readFileSync('ARCHITECTURE.md', 'utf8'), modules));
console.log(`ARCHITECTURE.md: floors drawn from ${modules.length} modules`);
