import { expect, type Page, test } from '@playwright/test';
import { COMMAND_NAMES } from '../src/ui/keys/commands.ts';
import { openTable, stopClock, type TablePage, tablePage, watch, withSettings } from './pages/table.ts';

/** The amount on the raise button. */
const raiseTo = async (table: TablePage): Promise<number> => Number((await table.raise.innerText()).replace(/\D/g, ''));

/** What was said of all that happened. */
const spoken = (page: Page) => page.getByRole('log');

const facts = (page: Page) => page.locator('.facts');

/** Where the focus is: the classes of the element that has it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.className ?? ''} ${document.activeElement?.tagName ?? ''}`);

/** One decision by keys alone: something of everything, chosen by number. */
async function playByKey(page: Page, table: TablePage, choice: number): Promise<void> {
  const canRaise = await table.raise.isVisible();
  if (canRaise && choice % 5 === 1) await press(page, ['4', 'r', 'Enter']);
  else if (canRaise && choice % 5 === 3) await press(page, ['ArrowRight', 'r', 'r']);
  else if (choice % 7 === 6 && (await table.fold.isVisible())) await press(page, ['f']);
  else await press(page, ['c']);
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('ten hands are played by keyboard alone, and the focus is never lost', async ({ page }) => {
  test.slow();
  const { troubles } = watch(page);
  const table = await openTable(page, 'seats=4&stack=400', 'keys');
  for (let hand = 1, choice = 0; hand <= 10; ) {
    if ((await table.settled()) === 'over') {
      expect(await focused(page), `result of hand ${hand}`).toContain('nextb');
      await page.keyboard.press(hand % 2 === 0 ? 'n' : 'Enter');
      hand += 1;
      await expect(page.getByText(`Hand ${hand}`, { exact: true })).toBeVisible();
      expect(await focused(page), `hand ${hand}`).toMatch(/^go |callb/);
      continue;
    }
    choice += 1;
    await playByKey(page, table, choice);
    expect(await focused(page), 'after an action').not.toContain('INPUT');
    // where all the chips would go in, one press asks
    if (await page.getByRole('alert').filter({ hasText: 'Press again' }).isVisible()) {
      await expect(table.call.or(table.raise).first()).not.toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Enter');
    }
  }
  expect(troubles).toEqual([]);
});

test('the focus stays in its rectangle from turn to turn', async ({ page }) => {
  const table = await openTable(page, 'seats=3&bots=curious', 'focus');
  await table.call.or(table.check).first().focus();
  for (let turn = 0; turn < 4 && (await table.settled()) === 'mine'; turn++) {
    expect(await focused(page)).toContain('callb');
    await page.keyboard.press(turn % 2 === 0 ? 'Enter' : 'Space');
  }
});

test('R22: F with nothing to call asks, and folds nothing', async ({ page }) => {
  const table = await openTable(page, 'seats=2&bots=wren', 'free');
  while ((await table.settled()) === 'mine' && !(await table.check.isVisible())) await table.call.click();
  await page.keyboard.press('f');
  await expect(facts(page)).toContainText('Check instead?');
  await page.keyboard.press('f');
  await expect(facts(page)).not.toContainText('Check instead?');
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toContainText('You check.');
});

test('R22: a setting brings the fold back', async ({ page }) => {
  await withSettings(page, { freeFold: true });
  const table = await openTable(page, 'seats=2&bots=wren', 'free');
  while ((await table.settled()) === 'mine' && !(await table.check.isVisible())) await table.call.click();
  await expect(table.fold).toBeVisible();
  await page.keyboard.press('f');
  await expect(table.result).toContainText('Everyone else folded');
});

test('R23: every size has its amount on it, and its key', async ({ page }) => {
  const table = await openTable(page, 'seats=6&betting=no-limit', 'sizes');
  const names = ['Min', '½', '⅔', 'Pot', 'Max'] as const;
  for (const [index, name] of names.entries()) {
    const amount = Number((await table.preset(name).locator('.num').innerText()).replace(/\D/g, ''));
    await page.keyboard.press(String(index + 1));
    expect(await raiseTo(table)).toBe(amount);
    await expect(table.preset(name)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('R24: three presses raise to three or four big blinds, 200 big blinds deep', async ({ page }) => {
  const table = await openTable(page, 'seats=6&stack=400', 'sizes');
  await press(page, ['4', 'r', 'Enter']);
  await expect(spoken(page)).toContainText('You raise to 7.');
  await table.settled();
});

test('R24: arrows step by one big blind, ten with Shift, Home and End reach the ends', async ({ page }) => {
  const table = await openTable(page, 'seats=6&betting=no-limit&stack=400', 'sizes');
  const min = await raiseTo(table);
  await page.keyboard.press('ArrowRight');
  expect(await raiseTo(table)).toBe(min + 2);
  await page.keyboard.press('Shift+ArrowRight');
  expect(await raiseTo(table)).toBe(min + 22);
  await page.keyboard.press('-');
  expect(await raiseTo(table)).toBe(min + 20);
  await page.keyboard.press('End');
  expect(await raiseTo(table)).toBe(400);
  await page.keyboard.press('Home');
  expect(await raiseTo(table)).toBe(min);
});

test('R25: R or the point and digits type the amount; Escape leaves it, Enter plays it', async ({ page }) => {
  const table = await openTable(page, 'seats=6', 'sizes');
  await press(page, ['.', '6']);
  await expect(table.amount).toHaveValue('6');
  await page.keyboard.press('Escape');
  await expect(table.amount).not.toBeFocused();
  await press(page, ['r', '5', 'Enter']);
  await expect(spoken(page)).toContainText('You raise to 5.');
});

test('R26: the wheel over the table changes the amount, and can be turned off', async ({ page }) => {
  const table = await openTable(page, 'seats=6', 'sizes');
  const min = await raiseTo(table);
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, -120);
  await expect.poll(() => raiseTo(table)).toBe(min + 2);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => raiseTo(table)).toBe(min);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await withSettings(page, { wheel: false });
  const other = await openTable(page, 'seats=6', 'sizes again');
  const least = await raiseTo(other);
  await page.mouse.wheel(0, -120);
  await page.keyboard.press('ArrowRight'); // answered after the wheel
  await expect.poll(() => raiseTo(other)).toBe(least + 2);
});

test('R27: the list of keys opens with ?, each can be changed, a taken one is told, and they are kept', async ({
  page,
}) => {
  const table = await openTable(page, 'seats=6', 'sizes');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await expect(list.getByRole('listitem')).toHaveCount(COMMAND_NAMES.length);
  await list.getByRole('button', { name: /^Fold: F/ }).click();
  await page.keyboard.press('c');
  await expect(list.getByRole('status')).toHaveText('C is taken by “Check or call”.');
  await page.keyboard.press('g');
  await expect(list.getByRole('status')).toHaveText('Fold: G');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(table.fold).toHaveAttribute('aria-keyshortcuts', 'G');
  await page.reload();
  await table.settled();
  await page.keyboard.press('f');
  await expect(table.fold).toBeVisible();
  await page.keyboard.press('g');
  await expect(spoken(page)).toContainText('You fold.');
});

test('keys do nothing while something else is typed or a dialog is open', async ({ page }) => {
  const table = await openTable(page, 'seats=6', 'sizes');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, ['f', 'c', 'Control+f']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(table.fold).toBeVisible();
});

test('P pauses, comma and point change the pace, L goes to the log', async ({ page }) => {
  const table = await openTable(page, 'seats=6', 'sizes');
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Let the bots go on' })).toBeVisible();
  await page.keyboard.press('p');
  await page.keyboard.press('l');
  await expect(page.getByRole('complementary', { name: 'This hand' })).toBeFocused();
  await page.keyboard.press('f');
  while ((await table.settled()) === 'mine') await table.stay();
  await page.keyboard.press(',');
  await expect(page.getByRole('radio', { name: 'Fast' })).toBeChecked();
  await page.keyboard.press('.');
  await expect(page.getByRole('radio', { name: 'Instant' })).toBeChecked();
});

test('R28: all the chips are asked for once where the amount was not chosen, and never beside a call', async ({
  page,
}) => {
  // 3 chips: to call is 2, and all that can be raised to is 3
  const table = await openTable(page, 'seats=3&betting=no-limit&stack=3,400,400&bots=otto,wren', 'short');
  const [call, raise] = [await table.call.boundingBox(), await table.raise.boundingBox()];
  if (call === null || raise === null) throw new Error('no buttons');
  expect(raise.x - call.x - call.width).toBeGreaterThanOrEqual(24);
  await table.raise.click();
  await expect(facts(page)).toContainText('All-in for 3?');
  await expect(table.raise).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(facts(page)).not.toContainText('All-in');
  await table.raise.click();
  await table.raise.click();
  await expect(spoken(page)).toContainText('You go all-in');
});

test('R28: a call that takes all the chips is asked for once', async ({ page }) => {
  const table = await openTable(page, 'seats=3&betting=no-limit&stack=2,400,400&bots=otto,wren', 'short');
  await expect(table.call).toContainText('All-in');
  await table.call.click();
  await expect(facts(page)).toContainText('All-in for 2?');
  await table.call.click();
  await expect(spoken(page)).toContainText('You go all-in');
});

test('R30: a press on a button that has just changed does nothing, and the new price is told', async ({ page }) => {
  await stopClock(page);
  await page.goto('/?seed=free&pace=instant#/table?seats=2&bots=wren&blinds=1/2&stack=200');
  const table = tablePage(page);
  const stay = table.check.or(table.call);
  const acted = spoken(page).getByText(/^You (call|check)/);
  await expect(stay).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[aria-live="assertive"]')).toContainText('Your turn.');
  await page.keyboard.press('c');
  await stay.dispatchEvent('click');
  await expect(acted).toHaveCount(0);
  await page.clock.runFor(400);
  await expect(stay).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('c');
  await expect(acted).not.toHaveCount(0);
});

test('R33: what is typed stays, with the focus and the caret, while the table is drawn anew', async ({ page }) => {
  await stopClock(page);
  await withSettings(page, { actionSeconds: 30 });
  await page.goto('/?seed=sizes&pace=instant#/table?seats=6&blinds=1/2&stack=200');
  const table = tablePage(page);
  await expect(table.raise).toBeVisible();
  await page.keyboard.press('r');
  await table.amount.pressSequentially('12');
  await page.keyboard.press('ArrowLeft');
  const before = await facts(page).innerText();
  await page.clock.runFor(3000); // the clock draws it anew every second
  await expect(facts(page)).not.toHaveText(before);
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(table.amount).toBeFocused();
  await expect(table.amount).toHaveValue('12');
  expect(await table.amount.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
});

test('R34: a press begun before the turn does not act on it', async ({ page }) => {
  const table = await openTable(page, 'seats=3&bots=curious', 'early', 'slow');
  await table.call.or(table.check).first().hover();
  await page.keyboard.press('c');
  const box = page.getByRole('checkbox').nth(1);
  await expect(box).toBeVisible();
  await page.mouse.down();
  await table.settled();
  const lines = await page.locator('.loglist li.me').count();
  await page.mouse.up();
  await expect(table.call.or(table.check).first()).toBeVisible();
  expect(await page.locator('.loglist li.me').count()).toBe(lines);
});

test('R35: there is no clock until one is wanted; then its length is shown, and its end checks or folds', async ({
  page,
}) => {
  const table = await openTable(page, 'seats=2&bots=wren', 'clock');
  await expect(page.locator('.clock')).toHaveCount(0);
  await stopClock(page);
  await withSettings(page, { actionSeconds: 15 });
  await page.goto('/?seed=ticks&pace=instant#/table?seats=2&bots=wren&blinds=1/2&stack=200');
  await expect(page.locator('.clock')).toHaveText('15 s');
  await page.clock.runFor(5000);
  await expect(page.locator('.facts').getByRole('status')).toHaveText('10 seconds left');
  await page.clock.runFor(11_000);
  await expect(table.result).toContainText('Everyone else folded');
});

test('R37: one key shows the rest of a folded hand, result and all', async ({ page }) => {
  const times: number[] = [];
  const table = await openTable(page, 'seats=6&bots=curious', 'skip', 'normal');
  for (let hand = 0; hand < 5; ) {
    if ((await table.settled()) === 'over') {
      await table.goOn();
      continue;
    }
    if (!(await table.fold.isVisible())) {
      await table.check.click();
      continue;
    }
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Skip to end' })).toBeVisible();
    times.push(await page.evaluate(skipTime));
    hand += 1;
    await table.goOn();
  }
  test.info().annotations.push({ type: 'milliseconds', description: times.map(Math.round).join(', ') });
  // the rest is the machine's: what the page needs by itself is in the best of them
  expect(Math.min(...times)).toBeLessThan(300);
});

/** Runs in the page: presses the key and waits for the result. */
function skipTime(): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver((_, observer) => {
      if (document.querySelector('.nextb') === null) return;
      observer.disconnect();
      resolve(performance.now() - start);
    }).observe(document.body, { childList: true, subtree: true });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
  });
}

test('R38: the result stays until I go on', async ({ page }) => {
  await stopClock(page);
  await page.goto('/?seed=stays&pace=instant#/table?seats=2&bots=wren&blinds=1/2&stack=200');
  const table = tablePage(page);
  await table.call.or(table.check).first().waitFor();
  await page.clock.runFor(400);
  await page.keyboard.press('f');
  await expect(table.next).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(table.next).toBeVisible();
});

test('R38: or for the time that is set, which P holds', async ({ page }) => {
  await stopClock(page);
  await withSettings(page, { resultSeconds: 3 });
  await page.goto('/?seed=stays&pace=instant#/table?seats=2&bots=wren&blinds=1/2&stack=200');
  const table = tablePage(page);
  await table.call.or(table.check).first().waitFor();
  await page.clock.runFor(400);
  await page.keyboard.press('f');
  await expect(table.next).toContainText('(3)');
  await page.keyboard.press('p');
  await page.clock.runFor(10_000);
  await expect(table.next).toBeVisible();
  await page.keyboard.press('p');
  await page.clock.runFor(3000);
  await expect(page.getByText('Hand 2', { exact: true })).toBeVisible();
});

test('RULES 6.7: with auto-muck off I am asked whether to show a beaten hand', async ({ page }) => {
  await withSettings(page, { autoMuck: false });
  const table = await openTable(page, 'seats=4&bots=curious', 'beaten');
  const muck = page.getByRole('button', { name: 'Muck' });
  for (let turn = 0; turn < 60 && !(await muck.isVisible()); turn++) {
    const ready = page.locator(':enabled:not([aria-disabled="true"])');
    await expect(table.check.or(table.call).or(table.next).or(muck).and(ready).first()).toBeVisible();
    if (await muck.isVisible()) break;
    if (await table.next.isVisible()) await table.goOn();
    else await table.stay();
  }
  await expect(facts(page)).toContainText('Your hand is beaten');
  await expect(muck).not.toHaveAttribute('aria-disabled', 'true'); // a key this early would not count (R30)
  await page.keyboard.press('s');
  await expect(table.result).toBeVisible();
});

test('amounts are read and typed in big blinds', async ({ page }) => {
  await withSettings(page, { units: 'bigBlinds' });
  const table = await openTable(page, 'seats=6&blinds=50/100&stack=20000', 'sizes');
  await expect(table.preset('Min')).toContainText('2\u00a0BB');
  await press(page, ['r']);
  await page.keyboard.type('2.51');
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toContainText('You raise to 2.51\u00a0BB');
});
