import { expect, test } from '@playwright/test';
import { openTable, tablePage, watch } from './pages/table.ts';

test('a person plays ten hands by mouse, from the lobby on', async ({ page }) => {
  const { troubles } = watch(page);
  await page.goto('/?seed=7&pace=instant');
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  await page.getByRole('radio', { name: '4', exact: true }).click();
  await page.getByRole('button', { name: 'Deal me in' }).click();
  const table = tablePage(page);
  for (let hand = 1; hand <= 10; hand++) {
    await expect(page.getByText(`Hand ${hand}`, { exact: true })).toBeVisible();
    await expect(table.myCards.getByRole('img')).toHaveCount(4);
    await table.playPassively();
    await expect(table.result).toBeVisible();
    await table.goOn();
  }
  expect(troubles).toEqual([]);
});

test('the same address and the same decisions give the same game', async ({ page, browser }) => {
  const played = async (on: typeof page) => {
    const table = await openTable(on, 'seats=5', 'twice');
    await table.playPassively();
    return (await table.result.innerText()).replace(/\s+/g, ' ');
  };
  const other = await browser.newPage();
  expect(await played(page)).toBe(await played(other));
  await other.close();
});

test('a person folds and sees the others finish the hand', async ({ page }) => {
  const table = await openTable(page, 'seats=6', 'fold');
  while ((await table.settled()) === 'mine') {
    if (await table.fold.isVisible()) await table.fold.click();
    else await table.check.click();
  }
  await expect(table.next).toBeEnabled();
});

test('R22: folding is not offered when the check is free', async ({ page }) => {
  const table = await openTable(page, 'seats=2&bots=wren', 'free');
  let checks = 0;
  for (let hand = 0; hand < 5; hand++) {
    while ((await table.settled()) === 'mine') {
      if (await table.check.isVisible()) {
        checks += 1;
        await expect(table.fold).toBeHidden();
        await table.check.click();
      } else await table.call.click();
    }
    await table.goOn();
  }
  expect(checks).toBeGreaterThan(0);
});

test('a busted person buys in again and plays on', async ({ page }) => {
  const table = await openTable(page, 'seats=3&betting=no-limit&stack=6,400,400&bots=bold', 'bust');
  await expect(async () => {
    while ((await table.settled()) === 'mine') {
      const canRaise = await table.preset('Max').isVisible();
      if (canRaise) {
        await table.preset('Max').click();
        await table.raise.click();
      } else if (await table.call.isVisible()) await table.call.click();
      else await table.check.click();
    }
    if (!(await table.rebuy.isVisible())) {
      await table.next.click();
      throw new Error('still in chips');
    }
  }).toPass({ timeout: 40_000, intervals: [10] });
  await table.rebuy.click();
  await expect(page.getByText(/^Hand \d+$/)).toBeVisible();
  await expect(table.rebuy).toBeHidden();
});
