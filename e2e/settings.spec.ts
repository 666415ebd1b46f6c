import { expect, type Page, test } from '@playwright/test';
import { openTable } from './pages/table.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function closeSettings(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

async function choose(page: Page, group: string, option: string): Promise<void> {
  await openSettings(page);
  await dialog(page).getByRole('radiogroup', { name: group }).getByRole('radio', { name: option }).check();
  await closeSettings(page);
}

async function turn(page: Page, name: string): Promise<void> {
  await openSettings(page);
  await dialog(page).getByRole('switch', { name }).click();
  await closeSettings(page);
}

async function resetAll(page: Page): Promise<void> {
  await openSettings(page);
  await dialog(page).getByRole('button', { name: 'Reset all settings' }).click();
  await expect(dialog(page).getByText('All settings are as they were at first.')).toBeVisible();
  await closeSettings(page);
}

/** A change that is seen at once, after a reload as well, and no longer after the reset. */
async function isKept(page: Page, change: () => Promise<void>, before: Seen, after: Seen): Promise<void> {
  await before();
  await change();
  await after();
  await page.reload();
  await after();
  await resetAll(page);
  await before();
}
type Seen = () => Promise<void>;

test('R43: every setting survives a reload, and the reset can be undone', async ({ page }) => {
  await page.goto('/');
  await openSettings(page);
  const controls = dialog(page).locator('input');
  const states = () =>
    controls.evaluateAll((inputs) =>
      inputs.map((input) =>
        input instanceof HTMLInputElement && input.type === 'range' ? input.value : input.matches(':checked'),
      ),
    );
  const first = await states();
  for (const group of await dialog(page).getByRole('radiogroup').all()) {
    if ((await group.getByRole('radio', { name: 'English' }).count()) > 0) continue; // its names change with it
    await group.locator('input:not(:checked)').last().check();
  }
  // sounds come on before the kinds of sound
  for (const one of await dialog(page).getByRole('switch').all()) await one.press('Space');
  await dialog(page).getByRole('slider', { name: 'Volume' }).fill('80');
  const changed = await states();
  await page.reload();
  await openSettings(page);
  expect(await states()).toEqual(changed);

  const reset = dialog(page).locator('.reset button');
  await reset.click();
  expect(await states()).toEqual(first);
  await expect(reset).toHaveText('Undo the reset');
  await expect(reset).toBeFocused();
  await reset.click();
  expect(await states()).toEqual(changed);
  await reset.click();
  await dialog(page).getByRole('radio', { name: 'Light' }).check();
  await expect(reset, 'a later choice is not taken back with the reset').toHaveText('Reset all settings');
});

test('theme and deck', async ({ page }) => {
  await page.goto('/');
  const html = page.locator('html');
  const looks = (theme: string, deck: string) => async () => {
    await expect(html).toHaveAttribute('data-theme', theme);
    await expect(html).toHaveAttribute('data-deck', deck);
  };
  const change = async () => {
    await choose(page, 'Theme', 'Light');
    await choose(page, 'Deck', 'Two colours');
  };
  await isKept(page, change, looks('dark', '4'), looks('light', '2'));
});

test('R56: text size', async ({ page }) => {
  await page.goto('/');
  const size = (pixels: string) => () => expect(page.locator('html')).toHaveCSS('font-size', pixels);
  await isKept(page, () => choose(page, 'Text size', '200%'), size('16px'), size('32px'));
});

test('amounts in big blinds, typed ones too', async ({ page }) => {
  const table = await openTable(page, 'seats=6', 'sizes');
  const raise = (text: string | RegExp) => () => expect(table.raise).toContainText(text);
  await isKept(page, () => choose(page, 'Amounts in', 'Big blinds'), raise(/^Raise to\s*4(?!\d| BB)/), raise('2 BB'));
  await choose(page, 'Amounts in', 'Big blinds');
  await table.amount.fill('2.5');
  await expect(table.raise).toContainText('2.5 BB');
  await table.amount.press('Enter');
  await expect(page.getByText('raise to 2.5 BB').first()).toBeVisible();
  await expect(page.getByText('Blinds 1/2')).toBeVisible();
});

test('order of my cards', async ({ page }) => {
  const table = await openTable(page, 'bots=otto&deck=2c9dAh2hAd2s', 'rigged');
  const cards = table.myCards.getByRole('img');
  // heads-up on the first hand I have the button and am dealt last
  const ranks = (letters: string) => () => expect(cards).toHaveText([...letters]);
  await expect(cards).toHaveCount(4);
  const before = (await cards.allInnerTexts()).map((text) => text.trim()).join('');
  await isKept(
    page,
    () => choose(page, 'Order of your cards', 'Low first'),
    ranks(before),
    ranks([...before].reverse().join('')),
  );
});

test('R46: what my cards make is not said while I want to read them myself', async ({ page }) => {
  const table = await openTable(page, 'seats=2&bots=wren', 'reading');
  while ((await table.board.getByRole('img').count()) < 3) {
    await table.stay();
    await table.settled();
  }
  const marks = page.locator('.play .mk');
  const box = await page.locator('.reading').boundingBox();
  const said = async () => {
    await expect(page.locator('.reading')).toContainText('Your hand on the flop');
    await expect(marks).not.toHaveCount(0);
  };
  const silent = async () => {
    await expect(page.locator('.reading')).toHaveText('');
    await expect(marks).toHaveCount(0);
    expect(await page.locator('.reading').boundingBox(), 'it keeps its place').toEqual(box);
  };
  await isKept(page, () => turn(page, 'Say what your cards make'), said, silent);
});

test('pace', async ({ page }) => {
  await page.goto('/?seed=pace#/table?seats=2');
  const paceIs = (name: string) => () =>
    expect(page.getByRole('banner').getByRole('radio', { name, exact: true })).toBeChecked();
  await isKept(page, () => choose(page, 'Pace', 'Instant'), paceIs('Normal'), paceIs('Instant'));
});

test('R38: the result waits for me, or goes on after a time that I have chosen', async ({ page }) => {
  const table = await openTable(page, 'seats=4', 'next');
  await choose(page, 'After a hand', '3 s');
  await table.playPassively();
  await expect(table.result).toBeVisible();
  await expect(page.getByText('Hand 2', { exact: true })).toBeVisible();
});

test('R35: a clock for my decisions, when I want one', async ({ page }) => {
  await page.clock.install();
  const table = await openTable(page, 'seats=6', 'clock');
  await choose(page, 'Clock for your decisions', '15 s');
  await table.stay(); // it counts from the next decision on
  await table.settled();
  const mine = page.getByRole('complementary').getByRole('listitem').filter({ hasText: /^You/ });
  const before = await mine.count();
  await page.clock.runFor(15_500);
  await expect(async () => expect(await mine.count()).toBeGreaterThan(before)).toPass();
});

test('R22: folding where checking is free, from the next hand on', async ({ page }) => {
  const table = await openTable(page, 'seats=2&bots=wren', 'free');
  const freeTurn = async () => {
    while (!((await table.settled()) === 'mine' && (await table.check.isVisible()))) {
      if (await table.next.isVisible()) await table.goOn();
      else await table.stay();
    }
  };
  await turn(page, 'Offer Fold when checking is free');
  await table.playPassively();
  await table.goOn();
  await freeTurn();
  await expect(table.fold).toBeEnabled();
});

for (const [name, width, height] of [
  ['phone', 360, 640],
  ['phone on its side', 844, 390],
] as const) {
  test(`the dialog scrolls inside on a ${name}, its title and close button stay`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await openSettings(page);
    await dialog(page).getByRole('button', { name: 'Reset all settings' }).scrollIntoViewIfNeeded();
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(dialog(page)).toBeInViewport({ ratio: 1 });
    const sideways = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(sideways).toBe(0);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  });
}

test('sounds are off at first, come with the first one that is wanted, by kind, and go with the switch', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { started: [] });
    for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
      const { start } = prototype;
      prototype.start = function (when?: number) {
        Reflect.get(window, 'started').push(this.constructor.name);
        start.call(this, when);
      };
    }
  });
  const started = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'started'));
  const forget = () => page.evaluate(() => Reflect.get(window, 'started').splice(0));
  const players: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('player')) players.push(request.url());
  });
  const table = await openTable(page, 'seats=4', 'sounds');
  await table.playPassively();
  await table.goOn();
  await table.settled();
  expect(players).toEqual([]);
  expect(await started()).toEqual([]);

  await turn(page, 'Sounds on');
  await expect.poll(started).not.toHaveLength(0);
  expect(players).toHaveLength(1);
  await forget();
  await table.stay();
  await expect.poll(started).not.toHaveLength(0);

  await openSettings(page);
  for (const kind of ['Chips', 'Your turn', 'Result']) await dialog(page).getByRole('switch', { name: kind }).click();
  await closeSettings(page);
  await table.playPassively();
  await forget();
  await table.goOn();
  await table.playPassively();
  // cards alone: noise, no tones
  expect(new Set(await started())).toEqual(new Set(['AudioBufferSourceNode']));

  await turn(page, 'Sounds on');
  await forget();
  await table.goOn();
  await table.playPassively();
  expect(await started()).toEqual([]);
});
