import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_NAMES } from '../src/i18n/locale.ts';
import { servePseudo, unmarkedText } from './pages/pseudo.ts';
import { watch } from './pages/table.ts';

/** What may stand outside the catalogue: names of people with the letters on their discs, and languages in themselves. */
const NAMES = [
  ...['Ilinca', 'Otto', 'Maximiliana-Teodora', 'Wren', 'Bastien', 'Geneviève', 'Priya'],
  ...Object.values(LANGUAGE_NAMES),
  /^[IOMWBGP]$/g,
];

// what is found in every language: nothing here goes by words
const atTable = (page: Page) => ({
  myTurn: page.locator('[aria-live=assertive] p'),
  stay: page.locator('.go .callb'),
  raise: page.locator('.go .raise'),
  largest: page.locator('.presets .btn').last(),
  next: page.locator('.nextb'),
  shown: page.locator('.panel'),
  uncontested: page.locator('.uncontested'),
});

/** A table with marked text. */
async function openMarked(page: Page, game: string, query: string): Promise<ReturnType<typeof atTable>> {
  await servePseudo(page);
  await page.addInitScript(() => {
    localStorage.setItem('scoop.settings', JSON.stringify({ state: { language: 'fr' }, version: 1 }));
  });
  await page.goto(`/?${query}#/table?${game}`);
  const table = atTable(page);
  await expect(table.myTurn.or(table.next).first()).toBeAttached();
  return table;
}

test.describe('R60: no text outside the catalogue', () => {
  test('in the lobby with everything open, in its notices, and in the settings', async ({ page }) => {
    await servePseudo(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    expect((await unmarkedText(page, NAMES)).length, 'the check sees what is not marked').toBeGreaterThan(30);
    await page.getByRole('radio', { name: 'Français' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await unmarkedText(page, NAMES), 'settings').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('summary').click();
    await page.locator('details input').last().fill('?');
    expect(await unmarkedText(page, NAMES), 'lobby').toEqual([]);
    await page.goto('/?pace=warp&colour=red#/table?seats=12');
    await expect(page.getByRole('alert')).toBeVisible();
    // names and values of the address are the same in all languages
    const address = ['seats', 'pace', 'warp', 'slow', 'normal', 'fast', 'instant', 'colour', 'seed', 'spring-2027'];
    expect(await unmarkedText(page, [...NAMES, ...address]), 'notices').toEqual([]);
  });

  for (const [betting, ends] of [
    ['pot-limit', ['showdown', 'uncontested']],
    ['fixed-limit', ['showdown']],
  ] as const) {
    test(`at the table, in ${betting}: my turn, theirs, ${ends.join(', ')}`, async ({ page }) => {
      const { troubles } = watch(page);
      const game = `seats=6&betting=${betting}&blinds=50/100&stack=20000`;
      const table = await openMarked(page, game, `seed=words-${betting}&pace=fast`);
      const seen = new Set<string>();
      const look = async (what: string): Promise<void> => {
        expect(await unmarkedText(page, NAMES), what).toEqual([]);
        seen.add(what);
      };
      for (let hand = 0; hand < 12 && !ends.every((end) => seen.has(end)); hand++) {
        const pushes = hand % 2 === 1;
        while ((await table.next.count()) === 0) {
          await look('my turn');
          if (pushes && (await table.largest.isVisible())) await table.largest.click();
          if (pushes && (await table.raise.isEnabled())) await table.raise.click();
          else await table.stay.click();
          await look('their turn');
          await expect(table.myTurn.or(table.next).first()).toBeAttached();
        }
        await look((await table.shown.count()) > 0 ? 'showdown' : 'uncontested');
        await table.next.click();
        await expect(table.myTurn.or(table.next).first()).toBeAttached();
      }
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('keys');
      expect([...seen]).toEqual(expect.arrayContaining(['my turn', 'their turn', ...ends]));
      expect(troubles).toEqual([]);
    });
  }

  test('at the end of a hand in which I am quartered', async ({ page }) => {
    // we share the low with ace and deuce, Otto has three kings; a card is burnt before each street
    const deck = 'AsAh2s2hKsQdKhJc6sKd3c4d6d8c6h9h';
    const table = await openMarked(
      page,
      `bots=otto&blinds=50/100&stack=20000&deck=${deck}`,
      'seed=quarter&pace=instant',
    );
    while ((await table.next.count()) === 0) {
      await table.stay.click();
      await expect(table.myTurn.or(table.next).first()).toBeAttached();
    }
    await expect(table.shown.getByText('⟦Quart de pot.⟧')).toBeVisible();
    expect(await unmarkedText(page, NAMES)).toEqual([]);
  });

  test('where a screen cannot be drawn', async ({ page }) => {
    await openMarked(page, 'seats=2', 'seed=broken');
    await page.route('**/Lobby*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('main.error')).toBeVisible();
    // the browser's own words about what happened
    expect(await unmarkedText(page, [/Failed to fetch dynamically imported module: \S+/g])).toEqual([]);
  });
});

test('R60: the page begins in the language of the browser, and loads no other', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'ro-RO' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Joc nou' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  expect(asked.filter((url) => /assets\/(en|fr|ro)-/.test(url))).toEqual([expect.stringContaining('/ro-')]);
  await page.close();
});

test('the language is switched at once in the middle of a hand, which goes on, and is kept', async ({ page }) => {
  const { troubles } = watch(page);
  await page.goto('/?seed=tongues&pace=instant#/table?seats=4&blinds=500/1000&stack=1234567');
  const table = atTable(page);
  const cards = page.locator('.hero .cards .card');
  const potOf = page.locator('.potline b');
  const choose = async (name: string): Promise<void> => {
    await page.locator('.tools button').last().click();
    await page.getByRole('radio', { name, exact: true }).check();
    await page.keyboard.press('Escape');
  };
  await expect(table.myTurn).toBeAttached();
  const before = { cards: await cards.allInnerTexts(), pot: await potOf.innerText() };
  expect(before.pot).toMatch(/^\d{1,3},\d{3}$/);
  for (const [name, lang, grouping, heading] of [
    ['Français', 'fr', '\u202f', 'Votre main'],
    ['Română', 'ro', '.', 'Mâna ta'],
  ] as const) {
    await choose(name);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('.reading')).toContainText(heading);
    expect(await cards.allInnerTexts()).toEqual(before.cards);
    expect(await potOf.innerText()).toBe(before.pot.replace(',', grouping));
  }
  await table.stay.click();
  await expect(table.myTurn.or(table.next).first()).toBeAttached();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(table.myTurn.or(table.next).first()).toBeAttached();
  expect(await cards.allInnerTexts()).toEqual(before.cards);
  expect(troubles).toEqual([]);
});

test('a language that cannot be loaded leaves the one that is there, says so, and can be chosen again', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/assets/fr-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).click();
  await expect(page.getByText('Français could not be loaded')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await page.unroute('**/assets/fr-*.js');
  await page.getByRole('radio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Paramètres' })).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});
