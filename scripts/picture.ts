import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from './browser.mjs';

// Takes the README's picture from the running app (after `npm run build`): a hand of mine on the turn, seven bots at the table.

/** From the button's left: seven hands that are worth a call, then mine, which plays both ways on this board. */
const HOLES = ['2c2d9hJc', '7c4c3sQh', 'AhKh7h2s', 'QsQdJd9d', 'KcKsTh9c', 'Ac2hKdJh', '8c8sTd6d', 'As5s4d3h'];
const BURNS_AND_BOARD = 'Qc' + 'Ad8h5c' + '3c' + '6s';

const dealt = [0, 1, 2, 3].flatMap((turn) => HOLES.map((hole) => hole.slice(2 * turn, 2 * turn + 2)));
const TABLE = `#/table?game=omaha-hi-lo&betting=pot-limit&blinds=50/100&seats=8&stack=10000&bots=curious&deck=${dealt.join('')}${BURNS_AND_BOARD}`;
const SEED = process.argv[2] ?? '1';

const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${address}?seed=${SEED}&pace=instant${TABLE}`);
const board = page.getByRole('list', { name: 'Board' }).getByRole('img');
const stay = page.getByRole('button', { name: /^(Check|Call) ?/ }).and(page.locator(':enabled'));
for (;;) {
  await stay.first().waitFor();
  if ((await board.count()) === 4) break;
  await stay.first().click();
}
await page.getByRole('button', { name: '⅔' }).click();
mkdirSync('docs', { recursive: true });
await page.screenshot({ path: 'docs/table.png' });
await browser.close();
await server.close();
console.log('docs/table.png taken');
