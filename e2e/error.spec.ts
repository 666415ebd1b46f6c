import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openTable, tablePage } from './pages/table.ts';

test('a screen that cannot be drawn says so, saves a report, and leads back to the game', async ({ page }) => {
  const table = await openTable(page, 'seats=4', 'broken');
  const cards = await table.myCards.innerText();
  await page.route('**/Lobby*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a report' }).click();
  const report = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(JSON.parse(report.game).setup.seed).toBe('broken');

  await page.unroute('**/Lobby*.js');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await tablePage(page).settled();
  expect(await table.myCards.innerText()).toBe(cards);
});
