import { expect, type Locator, type Page, test } from '@playwright/test';
import { openTable, type TablePage } from './pages/table.ts';

const digits = async (button: Locator): Promise<number> => Number((await button.innerText()).replace(/\D/g, ''));

/** The amount on the raise button: what a press would do. */
const raiseTo = (table: TablePage): Promise<number> => digits(table.raise);

test('R17: a preset chooses its amount, and Pot is the most that is legal', async ({ page }) => {
  const table = await openTable(page, 'seats=6', 'sizes');
  for (const name of ['½', '⅔', 'Pot', 'Min'] as const) {
    const amount = Number((await table.preset(name).locator('.num').innerText()).replace(/\D/g, ''));
    await table.preset(name).click();
    expect(await raiseTo(table)).toBe(amount);
  }
  await table.preset('Pot').click();
  expect(await raiseTo(table)).toBe(Number(await table.slider.getAttribute('max')));
  const to = await raiseTo(table);
  await table.raise.click();
  await expect(page.getByText(`raise to ${to}`).first()).toBeVisible();
});

test('the slider stays within what is legal', async ({ page }) => {
  const table = await openTable(page, 'seats=6', 'sizes');
  const [min, max] = [Number(await table.slider.getAttribute('min')), Number(await table.slider.getAttribute('max'))];
  const box = await table.slider.boundingBox();
  if (box === null) throw new Error('no slider');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 4, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 3, y, { steps: 8 });
  expect(await raiseTo(table)).toBe(max);
  await page.mouse.move(box.x - 200, y, { steps: 8 });
  expect(await raiseTo(table)).toBe(min);
  await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
  await page.mouse.up();
  const middle = await raiseTo(table);
  expect(middle).toBeGreaterThan(min);
  expect(middle).toBeLessThan(max);
  await table.raise.click();
  await expect(page.getByText(`raise to ${middle}`).first()).toBeVisible();
});

test('a typed amount is played; what is out of bounds is said and not played', async ({ page }) => {
  const table = await openTable(page, 'seats=6', 'sizes');
  const max = Number(await table.slider.getAttribute('max'));
  await table.amount.fill('9999');
  await expect(page.getByText(new RegExp(`From 4 to ${max}`))).toBeVisible();
  await table.amount.fill('five');
  await expect(page.getByText(/Type a number from 4/)).toBeVisible();
  await table.amount.fill('5');
  expect(await raiseTo(table)).toBe(5);
  await table.amount.press('Enter');
  await expect(page.getByText('raise to 5').first()).toBeVisible();
});

test('R24: minus and plus move by one big blind', async ({ page }) => {
  const table = await openTable(page, 'seats=6', 'sizes');
  const min = await raiseTo(table);
  await page.getByRole('button', { name: 'One big blind more' }).click();
  expect(await raiseTo(table)).toBe(min + 2);
  await page.getByRole('button', { name: 'One big blind less' }).click();
  expect(await raiseTo(table)).toBe(min);
});

test('fixed limit has one size and no sizing', async ({ page }) => {
  const table = await openTable(page, 'seats=6&betting=fixed-limit', 'sizes');
  await expect(table.slider).toHaveCount(0);
  await expect(table.amount).toHaveCount(0);
  expect(await raiseTo(table)).toBe(4);
});

/** Where the three buttons are; nothing when they are not on the screen. */
const placesOfButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.go > *')].map((button) => button.getBoundingClientRect());
    return boxes.length === 0
      ? []
      : [boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)).join(' | ')];
  });

test('R29: the three buttons stand in the same places on every turn and between turns', async ({ page }) => {
  const table = await openTable(page, 'seats=6', 'places', 'fast');
  const places = new Set<string>();
  for (let turn = 0; turn < 8; turn++) {
    if ((await table.settled()) === 'over') await table.goOn();
    else {
      for (const place of await placesOfButtons(page)) places.add(place);
      await table.stay();
      for (const place of await placesOfButtons(page)) places.add(place);
    }
  }
  expect([...places]).toHaveLength(1);
});
