import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../scripts/browser.mjs';

// How soon a table opened by its link can be played, from a cold cache on localhost (after `npm run build`; best on an idle machine).
// The time runs in the page, from the start of the navigation to the first action button that can be pressed. Slow: over 600 ms.

const SLOW = 600;
const RUNS = Number(process.argv[2] ?? 15);
const TABLE = '?seed=7&pace=instant#/table?seats=8&blinds=1/2&stack=200';

declare global {
  interface Window {
    playableAt?: number;
  }
}

/** Notes when an action can first be pressed. */
function notePlayable(): void {
  new MutationObserver((_, observer) => {
    const actions = [...document.querySelectorAll('form button:enabled')];
    if (!actions.some((button) => /^(Check|Call)/.test(button.textContent))) return;
    window.playableAt = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const browser = await chromium.launch(launchOptions());

/** One visit with nothing cached, in milliseconds: first paint of content, and playable. */
async function visit(): Promise<{ readonly painted: number; readonly playable: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(notePlayable);
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${TABLE}`);
  const playable = await page.waitForFunction(() => window.playableAt);
  const times = {
    painted: await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    playable: (await playable.jsonValue()) ?? Number.POSITIVE_INFINITY,
  };
  await context.close();
  return times;
}

await visit(); // the browser itself starts here
const visits: Awaited<ReturnType<typeof visit>>[] = [];
for (let run = 0; run < RUNS; run++) visits.push(await visit());
await browser.close();
await server.close();

const median = (values: readonly number[]): number => Math.round(values.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0);
const playable = visits.map((times) => times.playable);
const playableMs = median(playable);
console.log(
  JSON.stringify({
    runs: RUNS,
    playableMs,
    fastestMs: Math.round(Math.min(...playable)),
    slowestMs: Math.round(Math.max(...playable)),
    paintedMs: median(visits.map((times) => times.painted)),
    slowMs: SLOW,
  }),
);
process.exit(playableMs > SLOW ? 1 : 0);
