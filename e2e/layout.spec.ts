import { expect, test } from '@playwright/test';
import { layoutFaults } from './pages/layout.ts';
import { openTable } from './pages/table.ts';

const SIZES = [
  { name: 'large desktop', width: 1920, height: 1080 },
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'laptop', width: 1280, height: 720 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'tablet, upright', width: 768, height: 1024 },
  { name: 'phone, upright', width: 390, height: 844 },
] as const;

for (const { name, width, height } of SIZES) {
  test(`the lobby fits a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Deal me in' })).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
  });

  for (const seats of [2, 6, 8]) {
    test(`R64: ${seats} seats fit a ${name}, before the flop, on the river and at the showdown`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const table = await openTable(page, `seats=${seats}&stack=20000&bots=curious`, `fits-${seats}`);
      await expect(page.locator('.reading')).not.toContainText('Reading your hand');
      expect(await layoutFaults(page), 'before the flop').toEqual([]);
      const seen = { river: false, showdown: false };
      for (let hand = 0; hand < 12 && !(seen.river && seen.showdown); hand++) {
        while ((await table.settled()) === 'mine') {
          if ((await table.board.getByRole('img').count()) === 5 && !seen.river) {
            expect(await layoutFaults(page), 'on the river').toEqual([]);
            seen.river = true;
          }
          await table.stay();
        }
        await expect(table.result).toBeVisible();
        const uncontested = (await page.getByText(/Everyone else folded/).count()) > 0;
        expect(await layoutFaults(page), uncontested ? 'at the end' : 'at the showdown').toEqual([]);
        if (!uncontested) seen.showdown = true;
        await table.goOn();
      }
      expect(seen).toEqual({ river: true, showdown: true });
    });
  }
}

for (const { name, width, height } of SIZES) {
  test(`RULES 6.8: hands turned up while the board runs out fit a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const table = await openTable(page, 'seats=4&betting=no-limit&stack=16&bots=curious', 'runout', 'slow');
    for (let turn = 0; turn < 12 && (await page.locator('.play .open').count()) === 0; turn++) {
      if ((await table.settled()) === 'over') await table.goOn();
      else if (await table.raise.isVisible()) {
        if (await table.amount.isVisible()) await table.amount.fill('16');
        await table.raise.click();
      } else await table.stay();
      await page.waitForFunction(
        () =>
          document.querySelector('.play .open, .btn.nextb, .go .callb:enabled:not([aria-disabled="true"])') !== null,
        undefined,
        { timeout: 30_000 },
      );
    }
    await expect(page.locator('.play .open').first()).toBeVisible();
    await expect(page.locator('.board .on')).toHaveCount(3);
    expect(await layoutFaults(page)).toEqual([]);
  });
}

test('the light theme and a two-colour deck fit as well', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Change to the light theme' }).click();
  const table = await openTable(page, 'seats=6', 'light');
  expect(await layoutFaults(page)).toEqual([]);
  await table.playPassively();
  expect(await layoutFaults(page)).toEqual([]);
});
