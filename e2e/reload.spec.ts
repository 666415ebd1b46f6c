import { expect, test } from '@playwright/test';
import { openTable, tablePage } from './pages/table.ts';

test('R40: a reload in the middle of a hand brings back the same hand, the same cards, the same turn', async ({
  page,
}) => {
  const table = await openTable(page, 'seats=6', 'again');
  for (let turn = 0; turn < 4; turn++) {
    if ((await table.settled()) === 'over') await table.goOn();
    await table.settled();
    const picture = async () => ({
      cards: await table.myCards
        .getByRole('img')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
      board: await table.board
        .getByRole('img')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
      log: await page.getByRole('complementary').innerText(),
      action: await page.getByRole('form', { name: 'Your action' }).innerText(),
    });
    const before = await picture();
    await page.reload();
    await table.settled();
    expect(await picture()).toEqual(before);
    await table.stay();
  }
});

test('a reload at the result shows the same result', async ({ page }) => {
  const table = await openTable(page, 'seats=4', 'result');
  await table.playPassively();
  const before = await table.result.innerText();
  await page.reload();
  await expect(table.result).toBeVisible();
  expect(await table.result.innerText()).toBe(before);
});

test('the lobby offers to go on with the game', async ({ page }) => {
  const table = await openTable(page, 'seats=4', 'lobby');
  const cards = await table.myCards.innerText();
  await page.goto('/');
  await page
    .getByRole('link', { name: 'Continue' })
    .or(page.getByRole('button', { name: 'Continue' }))
    .click();
  await tablePage(page).settled();
  expect(await table.myCards.innerText()).toBe(cards);
});

test('R41: a damaged game is set aside with a notice, and a new one can start', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('scoop.game', '{"version":1,"setup":"gone"}'));
  await page.reload();
  await expect(page.getByText(/could not be read/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('scoop.game.damaged-1'))).toContain('gone');
  await page.getByRole('button', { name: 'Deal me in' }).click();
  await expect(tablePage(page).myCards).toBeVisible();
});

test('settings survive a reload', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Change to the light theme' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a tab that comes back after another one has played on takes the game up where that one left it', async ({
  page,
  context,
}) => {
  await openTable(page, 'seats=4', 'tabs');
  const other = await context.newPage();
  await other.goto('/#/table');
  const table = tablePage(other);
  await table.settled();
  await table.stay();
  await table.settled();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await tablePage(page).settled();
  await expect(page.getByRole('list', { name: 'Board' })).toHaveText(await table.board.innerText(), {
    useInnerText: true,
  });
});
