import { expect, test } from '@playwright/test';
import { openTable, tablePage, watch } from './pages/table.ts';

test('a bad value in the address is named, and the lobby opens', async ({ page }) => {
  const { troubles } = watch(page);
  await page.goto('/?seed=7#/table?seats=12&blinds=1/2');
  await expect(page.getByText(/“12” is not a value that “seats” can have/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deal me in' })).toBeVisible();
  await page.goto('/?pace=warp#/table?seats=2');
  await expect(page.getByText(/“warp” is not a value that “pace” can have/)).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a table address pasted into an open page opens that table', async ({ page }) => {
  await page.goto('/?pace=instant&seed=paste');
  await expect(page.getByRole('button', { name: 'Deal me in' })).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/table?game=omaha-high&seats=3&blinds=1/2';
  });
  await tablePage(page).settled();
  await expect(page.getByText('PL Omaha High')).toBeVisible();
});

test('a table address without a game leads to the lobby when there is none to go on with', async ({ page }) => {
  await page.goto('/#/table');
  await expect(page.getByRole('button', { name: 'Deal me in' })).toBeVisible();
});

test('named bots and a rigged deck come to the table', async ({ page }) => {
  const table = await openTable(page, 'bots=otto&deck=2cAs2dAh2hAd2sAc', 'rigged');
  // heads-up on the first hand I have the button and am dealt last
  const names = await table.myCards
    .getByRole('img')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(names.toSorted()).toEqual(['ace of clubs', 'ace of diamonds', 'ace of hearts', 'ace of spades']);
  await expect(page.getByRole('group', { name: /^Otto/ })).toBeVisible();
});
