import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openTable } from './pages/table.ts';

const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
};

for (const theme of ['dark', 'light'] as const) {
  test(`lobby, table and result can be used by everybody, ${theme} theme`, async ({ page }) => {
    await page.goto('/');
    if (theme === 'light') await page.getByRole('button', { name: 'Change to the light theme' }).click();
    expect(await faults(page)).toEqual([]);
    const table = await openTable(page, 'seats=6', 'axe');
    expect(await faults(page)).toEqual([]);
    await table.playPassively();
    expect(await faults(page)).toEqual([]);
  });
}

test('R8: every control that can be pressed does something legal', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const table = await openTable(page, 'seats=4', 'fuzz');
  let pick = 1;
  for (let press = 0; press < 60; press++) {
    await table.settled();
    const buttons = await page.getByRole('main').getByRole('button').and(page.locator(':enabled:visible')).all();
    pick = (pick * 48271) % 2147483647;
    await buttons[pick % buttons.length]?.click({ timeout: 3000 });
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});
