import { expect, test } from '@playwright/test';
import { openTable } from './pages/table.ts';

declare global {
  interface Window {
    refusals?: string[];
  }
}

test('nothing in lobby, table, settings and result is against the Content-Security-Policy, which refuses all that is not our own', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refusals: string[] = [];
    window.refusals = refusals;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      refusals.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  const refusals = () => page.evaluate(() => window.refusals);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await refusals()).toEqual([]);

  const table = await openTable(page, 'seats=6', 'policy', 'fast');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Instant').click();
  await page.keyboard.press('Escape');
  await table.playPassively();
  expect(await refusals()).toEqual([]);

  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "hit"' }));
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'body { opacity: 0 }' }));
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://127.0.0.2/seen.png' }));
  });
  await expect
    .poll(refusals)
    .toEqual(['script-src-elem inline', 'style-src-elem inline', 'img-src https://127.0.0.2/seen.png']);
  expect(await page.title()).toBe('Scoop');
});
