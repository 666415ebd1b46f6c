import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openTable, tablePage, watch } from './pages/table.ts';

const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
};

/** Each theme once, and each kind of screen: colours do not depend on the size, nor roles and names on the theme. */
const LOOKS = [
  { theme: 'dark', device: 'desktop', size: { width: 1440, height: 900 } },
  { theme: 'light', device: 'phone', size: { width: 390, height: 844 } },
] as const;

for (const { theme, device, size } of LOOKS) {
  test(`axe finds nothing in any state, ${theme} theme, ${device}`, async ({ page }) => {
    test.setTimeout(240_000); // axe takes its time
    await page.setViewportSize(size);
    await page.goto('/');
    if (theme === 'light') await page.getByRole('button', { name: 'Change to the light theme' }).click();
    expect(await faults(page), 'lobby').toEqual([]);
    await page.getByText('More options').click();
    expect(await faults(page), 'more options').toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faults(page), 'settings').toEqual([]);
    await page.goto('/#/nowhere');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(await faults(page), 'error').toEqual([]);

    const table = await openTable(page, 'seats=6', 'axe');
    expect(await faults(page), 'my turn').toEqual([]);
    const seen = { uncontested: false, split: false };
    for (let hand = 0; hand < 12 && !(seen.uncontested && seen.split); hand++) {
      await table.playPassively();
      const text = await table.result.innerText();
      const kind = text.includes('Everyone else folded') ? 'uncontested' : 'split';
      if (!seen[kind]) expect(await faults(page), kind).toEqual([]);
      seen[kind] = true;
      await table.goOn();
    }
    expect(seen.split).toBe(true);
    await openTable(page, 'seats=6', 'axe', 'slow');
    await table.stay();
    expect(await faults(page), 'not my turn').toEqual([]);
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

/** Everything that the live regions say from now on, in its order. */
async function listen(page: Page): Promise<() => Promise<{ readonly live: string; readonly text: string }[]>> {
  await page.addInitScript(() => {
    const said: { live: string; text: string }[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const region = node.parentElement?.closest('[aria-live]');
          const text = node.textContent ?? '';
          if (region && text !== '') said.push({ live: region.getAttribute('aria-live') ?? '', text });
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'said'));
}

test('R59: each action of a hand is announced once and in its order, my turn at once, no hidden card', async ({
  page,
}) => {
  const heard = await listen(page);
  const table = await openTable(page, 'seats=4&bots=curious', 'listen', 'fast');
  const mine = new Set<string>();
  const note = async () => {
    for (const card of await table.myCards.getByRole('img').all())
      mine.add((await card.getAttribute('aria-label')) ?? '');
  };
  await note();
  while ((await table.settled()) === 'mine') {
    await table.stay();
  }
  await expect.poll(async () => (await heard()).at(-1)?.text).toMatch(/You put in .* net (plus|minus) /);
  const said = await heard();
  const polite = said.filter(({ live }) => live === 'polite').map(({ text }) => text);
  const whole = polite.join(' ');

  expect(whole).toMatch(/Hand 1\. You are [a-z ]+\. Your cards: /);
  // the kept game knows what was done, by whom has been said
  const game = JSON.parse(JSON.parse(await page.evaluate(() => window.scoop.makeReport())).game);
  const done: string[] = game.actions.map(({ type }: { type: string }) => type);
  const verbs = [...whole.matchAll(/(?:^|[.] )\S+ (fold|check|call|bet|raise|go(?:es)? all-in)/g)].map(
    ([, verb]) => verb,
  );
  expect(verbs).toHaveLength(done.length);
  const saidAs: Record<string, RegExp> = {
    fold: /fold/,
    check: /check/,
    call: /call|all-in/,
    betOrRaise: /bet|raise|all-in/,
  };
  for (const [i, type] of done.entries()) expect(verbs[i], `action ${i}`).toMatch(saidAs[type] ?? /never/);
  const mineDone = [...whole.matchAll(/(?:^|[.] )You (fold|check|call|bet|raise|go all-in)/g)];
  expect(said.filter(({ live }) => live === 'assertive')).toHaveLength(mineDone.length);
  for (const { live, text } of said) if (live === 'assertive') expect(text).toMatch(/^Your turn\. .*, pot \d+\./);

  // a street comes with the pot and what I have
  for (const street of ['Flop', 'Turn', 'River']) {
    if (whole.includes(`${street}: `)) expect(whole).toMatch(new RegExp(`${street}: [^.]+\\. Pot \\d+\\. Your high: `));
  }
  const before = whole.slice(0, whole.search(/ shows? /));
  const cards = new Set(before.match(/\b\w+ of (clubs|diamonds|hearts|spades)/g));
  const known = new Set([
    ...mine,
    ...(before.match(/(?:Flop|Turn|River): [^.]+/g) ?? []).flatMap((street) => street.match(/\w+ of \w+/g) ?? []),
  ]);
  expect([...cards].filter((card) => !known.has(card))).toEqual([]);
});

test('announcements are joined, and only the last ones stay in the page', async ({ page }) => {
  const heard = await listen(page);
  const table = await openTable(page, 'seats=8', 'joined');
  for (let hand = 0; hand < 4; hand++) {
    await table.playPassively();
    await table.goOn();
  }
  await table.settled();
  // at pace instant a hand has few announcements: what comes between two decisions is one
  const polite = (await heard()).filter(({ live }) => live === 'polite');
  const turns = (await heard()).filter(({ live }) => live === 'assertive');
  expect(polite.length).toBeLessThan(3 * (turns.length + 4));
  expect(await page.getByRole('log').locator('p').count()).toBeLessThanOrEqual(8);
});

/** What assistive technology is told, and nothing else: the page as text, and what has the focus. */
const told = (page: Page): Promise<string> => page.locator('body').ariaSnapshot();
const focused = async (page: Page): Promise<string> => {
  const focus = page.locator(':focus');
  // the first line alone: what it holds has not the focus
  return (await focus.count()) === 0 ? '' : ((await focus.ariaSnapshot()).split('\n')[0] ?? '');
};

/** Tab until the name is that of the control with the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 60; press++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached by Tab`);
}

const ENDED = /button "(Next hand|Rebuy [^"]*)"/;
const STAY = /button "(Check|(Call|All-in) [^"]*)"(?! \[disabled\])/;
const RAISE = /button "((Bet|Raise to) [^"]*)"(?! \[disabled\])/;

test('R58: ten hands by the accessibility tree and the keyboard alone, from the lobby on', async ({ page }) => {
  test.setTimeout(240_000);
  const { troubles } = watch(page);
  await page.goto('/?seed=ten&pace=instant');
  await tabTo(page, /radio/);
  await tabTo(page, /button "Deal me in"/);
  await page.keyboard.press('Enter');
  let raises = 0;
  for (let hand = 1; hand <= 10; hand++) {
    for (let turn = 0; turn < 30; turn++) {
      await expect.poll(() => told(page)).toMatch(new RegExp(`${ENDED.source}|${STAY.source}`));
      const state = await told(page);
      if (ENDED.test(state)) break;
      expect(state).toMatch(/list "Your cards":(\s+- listitem:\s+- img "\w+ of \w+"[^\n]*){4}/);
      expect(state).toContain('list "Board"');
      expect(state).toMatch(/group "[^"]+, \d[^"]*"/);
      const canRaise = RAISE.test(state) && raises < 3 && turn === 0;
      if (canRaise) raises += 1;
      await tabTo(page, canRaise ? RAISE : STAY);
      // a press right after the buttons have changed is not taken (R30)
      await expect(async () => {
        await page.keyboard.press('Enter');
        expect(await told(page)).not.toBe(state);
      }).toPass({ intervals: [500] });
    }
    expect(await told(page)).toContain('region "Result"');
    await tabTo(page, ENDED);
    await page.keyboard.press('Enter');
    await expect.poll(() => told(page)).toMatch(new RegExp(`Hand ${hand + 1}\\b`));
  }
  expect(raises).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

test('R58: keys say my cards, the board, pot and price, my high and low, and every seat', async ({ page }) => {
  const table = await openTable(page, 'seats=4', 'speak');
  while ((await table.board.getByRole('img').count()) === 0) {
    await table.stay();
    await table.settled();
  }
  const answer = page.getByRole('status').filter({ hasText: /./ });
  for (const [key, text] of [
    ['6', /^Your cards: (\w+ of \w+, ){3}\w+ of \w+\.$/],
    ['7', /^Board: (\w+ of \w+, ){2,4}\w+ of \w+\.$/],
    ['8', /^Pot \d+\. (Nothing|\d+) to call\.$/],
    ['9', /^Your high: .+\. .*low.*\.$/i],
    ['0', /^You, .+\. (\S+, [a-z ]+, [^.]+\. ?){3}$/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(answer).toHaveText(text);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('ten hands by touch on a phone, from the lobby on', async ({ page }) => {
    test.setTimeout(240_000);
    const { troubles } = watch(page);
    await page.goto('/?seed=touch&pace=instant');
    await page.getByRole('button', { name: 'Deal me in' }).tap();
    const table = tablePage(page);
    for (let hand = 1; hand <= 10; hand++) {
      await expect(page.getByText(`Hand ${hand}`, { exact: true })).toBeVisible();
      while ((await table.settled()) === 'mine') {
        if (await table.check.isVisible()) await table.check.tap();
        else await table.call.tap();
      }
      await expect(table.result).toBeVisible();
      await table.next.or(table.rebuy).tap();
    }
    expect(troubles).toEqual([]);
  });
});

test('focus goes through the table in its order, is always seen, and never lands on what is hidden', async ({
  page,
}) => {
  const table = await openTable(page, 'seats=6', 'focus');
  await table.settled();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const stops: string[] = [];
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      const box = element.getBoundingClientRect();
      const drawn = element.matches('input[type=radio]') ? (element.closest('label') ?? element) : element;
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
      return {
        part: element.closest('header, form, aside, .stage')?.className.split(' ')[0] ?? '',
        name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
        seen: box.width > 0 && box.height > 0 && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      };
    });
    if (stop === undefined) break;
    expect(stop, 'a ring is drawn around what has the focus').toMatchObject({ seen: true });
    stops.push(stop.part);
  }
  const order = stops.filter((part, i) => part !== stops[i - 1]);
  expect(order).toEqual(['actions', 'top']);
});

test('forced colours keep buttons, cards and focus to be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const table = await openTable(page, 'seats=6', 'forced');
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(element);
        return (borderStyle !== 'none' && Number.parseFloat(borderWidth) > 0) || outlineStyle !== 'none';
      });
  expect(await edge('.go .btn')).toBe(true);
  expect(await edge('.hero .card')).toBe(true);
  expect(await edge('.seat .plate')).toBe(true);
  await table.check.or(table.call).first().focus();
  await page.keyboard.press('Shift+Tab');
  const ring = await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(ring).toBe('solid');
});
