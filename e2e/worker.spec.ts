import { expect, test } from '@playwright/test';
import { openTable, watch } from './pages/table.ts';

declare global {
  interface Window {
    readonly scoop: {
      readonly thinker: { readonly answered: () => number; readonly mishaps: () => readonly unknown[] };
      readonly replaced: readonly string[];
      readonly makeReport: () => string;
    };
  }
}

const tablesBuilt = () => Reflect.get(globalThis, Symbol.for('scoop.tablesBuilt')) === true;

test('bots and readings come from the worker, and only it has built the tables', async ({ page }) => {
  const { troubles } = watch(page);
  const table = await openTable(page, 'seats=6', 'worker');
  for (let hand = 0; hand < 3; hand++) {
    await table.playPassively();
    await table.goOn();
  }
  const scoop = await page.evaluate(() => ({
    answered: window.scoop.thinker.answered(),
    mishaps: window.scoop.thinker.mishaps(),
    replaced: window.scoop.replaced,
  }));
  expect(scoop.answered).toBeGreaterThan(15);
  expect(scoop.mishaps).toEqual([]);
  expect(scoop.replaced).toEqual([]);
  expect(page.workers()).toHaveLength(1);
  expect(await page.workers()[0]?.evaluate(tablesBuilt)).toBe(true);
  expect(await page.evaluate(tablesBuilt)).toBe(false);
  expect(troubles).toEqual([]);
});

test('the reading beside my cards is there on every street', async ({ page }) => {
  const table = await openTable(page, 'seats=2&bots=wren', 'reading');
  const reading = page.locator('.reading');
  while ((await table.settled()) === 'mine') {
    await expect(reading).toContainText(/[a-z]/);
    await expect(reading).not.toContainText('Reading your hand');
    await table.stay();
  }
});

test('a report holds seed, actions, build and screen size', async ({ page }) => {
  await openTable(page, 'seats=3', 'report');
  const report = JSON.parse(await page.evaluate(() => window.scoop.makeReport()));
  const game = JSON.parse(report.game);
  expect(game.setup.seed).toBe('report');
  expect(game.actions).toEqual(expect.any(Array));
  expect(report.build).toMatch(/^\d+\.\d+\.\d+\+/);
  expect(report.screen).toMatchObject({ width: 1440, height: 900 });
});

test('a worker that dies in the middle of a hand is started anew, and the hand goes on', async ({ page }) => {
  const table = await openTable(page, 'seats=6', 'death');
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('the worker dies');
    });
  });
  await table.playPassively();
  await expect(table.next).toBeVisible();
  const mishaps = await page.evaluate(() => window.scoop.thinker.mishaps());
  expect(mishaps).toContainEqual(expect.objectContaining({ code: 'died' }));
  expect(await page.evaluate(() => window.scoop.replaced)).toEqual([]);
});
