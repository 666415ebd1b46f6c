import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Colour, contrast, difference, SIGHTS, type Sight, seenAs } from './pages/sight.ts';
import { openTable } from './pages/table.ts';

/** HI and LO look at least so different from each other (CIE 1976); 2.3 is just noticed, 52 was the least measured. */
const LEAST_DIFFERENCE = 40;
/** Marks stand out from what they lie on by at least this contrast (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

const ALL = Object.keys(SIGHTS) as Sight[];

test('the simulation gives the published colours', () => {
  expect(seenAs('protan', [255, 0, 0])).toEqual([109, 95, 0]);
  for (const sight of ALL) {
    expect(seenAs(sight, [255, 255, 255]), sight).toEqual([255, 255, 255]);
    expect(seenAs(sight, [0, 0, 0]), sight).toEqual([0, 0, 0]);
    expect(new Set(seenAs(sight, [128, 128, 128])).size, `${sight} leaves grey grey`).toBe(1);
  }
  expect(new Set(seenAs('grey', [200, 50, 90])).size).toBe(1);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5);
  expect(difference([255, 255, 255], [0, 0, 0])).toBeCloseTo(100, 2);
  // red and green of one lightness, the pair that deutan sight loses
  const [red, green]: readonly [Colour, Colour] = [
    [190, 90, 60],
    [118, 128, 50],
  ];
  expect(difference(seenAs('deutan', red), seenAs('deutan', green))).toBeLessThan(difference(red, green) / 2);
});

/** The middle row of pixels of an element, as it is drawn. */
async function pixels(page: Page, element: Locator): Promise<readonly Colour[]> {
  const picture = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  const blank = await page.context().newPage();
  const row = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    if (context === null) return [];
    context.drawImage(image, 0, 0);
    return [...context.getImageData(0, Math.floor(image.height / 2), image.width, 1).data];
  }, picture);
  await blank.close();
  return Array.from(
    { length: row.length / 4 },
    (_, i): Colour => [row[4 * i] ?? 0, row[4 * i + 1] ?? 0, row[4 * i + 2] ?? 0],
  );
}

/** The pieces that a row of pixels is made of: how many times a colour like the mark's begins. */
const pieces = (row: readonly Colour[], mark: Colour): number => {
  const isMark = row.map((colour) => difference(colour, mark) < 12);
  return isMark.filter((is, i) => is && isMark[i - 1] !== true).length;
};

/** The colour that is furthest from the ground around it. */
const markColour = (row: readonly Colour[], ground: Colour): Colour =>
  row.reduce((best, colour) => (difference(colour, ground) > difference(best, ground) ? colour : best), ground);

const colourOf = async (element: Locator, property: string): Promise<Colour> => {
  const text = await element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
  const [r = 0, g = 0, b = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b];
};

for (const theme of ['dark', 'light'] as const) {
  test(`R57: HI and LO are told apart by shape and in every sight, ${theme} theme`, async ({ page }) => {
    await page.goto('/');
    if (theme === 'light') await page.getByRole('button', { name: 'Change to the light theme' }).click();
    // four low cards in my hand and a low board: both halves are marked
    const table = await openTable(page, 'seats=2&bots=wren&stack=400', 'sight');
    const bar = { high: page.locator('.board .mk.bar.hi').first(), low: page.locator('.board .mk.bar.lo').first() };
    for (let turn = 0; turn < 60 && !((await bar.high.isVisible()) && (await bar.low.isVisible())); turn++) {
      if ((await table.settled()) === 'over') await table.goOn();
      else await table.stay();
      await table.settled();
    }
    const rows = { high: await pixels(page, bar.high), low: await pixels(page, bar.low) };
    const ground: Colour = await pixels(page, page.locator('.board .potline')).then((row) => row[0] ?? [0, 0, 0]);
    const [high, low] = [markColour(rows.high, ground), markColour(rows.low, ground)];

    // by shape alone: one piece and many, above and below
    expect(pieces(rows.high, high)).toBe(1);
    expect(pieces(rows.low, low)).toBeGreaterThanOrEqual(3);
    for (const half of ['high', 'low'] as const) {
      const mark = await bar[half].boundingBox();
      const card = await page
        .locator(`.board .card:has(.mk.bar.${half === 'high' ? 'hi' : 'lo'})`)
        .first()
        .boundingBox();
      const middle = (card?.y ?? 0) + (card?.height ?? 0) / 2;
      expect((mark?.y ?? 0) < middle, half).toBe(half === 'high');
    }

    // by colour, whoever looks
    const figures = ALL.map((sight) => {
      const [a, b, c] = [seenAs(sight, high), seenAs(sight, low), seenAs(sight, ground)];
      return { sight, apart: difference(a, b), high: contrast(a, c), low: contrast(b, c) };
    });
    for (const { sight, apart, high: onFelt, low: lowOnFelt } of figures) {
      // in grey the two are close, and shape alone tells them
      if (sight !== 'grey') expect(apart, sight).toBeGreaterThanOrEqual(LEAST_DIFFERENCE);
      expect(onFelt, `HI on the felt, ${sight}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      expect(lowOnFelt, `LO on the felt, ${sight}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }

    // the words of the reading: solid with an arrow up, outlined with an arrow down
    const tags = { high: page.locator('.reading .tag.hi'), low: page.locator('.reading .tag.lo') };
    await expect(tags.high).toHaveText('HI');
    await expect(tags.low).toHaveText('LO');
    for (const sight of ALL) {
      const ground1 = seenAs(sight, await colourOf(tags.high, 'background-color'));
      const ground2 = seenAs(sight, await colourOf(tags.low, 'background-color'));
      expect(contrast(ground1, ground2), `solid and hollow, ${sight}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      for (const tag of [tags.high, tags.low]) {
        const [ink, paper] = [await colourOf(tag, 'color'), await colourOf(tag, 'background-color')];
        expect(contrast(seenAs(sight, ink), seenAs(sight, paper)), sight).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

test('R57: suits have shapes of their own, and each can be read on its card in every sight', async ({ page }) => {
  const table = await openTable(page, 'seats=2&bots=wren', 'suits');
  const shapes = new Set<string | null>();
  for (const suit of ['c', 'd', 'h', 's']) {
    shapes.add(await page.locator(`#suit-${suit}`).innerHTML());
  }
  expect(shapes.size).toBe(4);
  await expect(table.myCards.getByRole('img')).toHaveCount(4);
  for (const card of await table.myCards.getByRole('img').all()) {
    const ink = await colourOf(card.locator('.ix'), 'color');
    const paper = await colourOf(card, 'background-color');
    for (const sight of ALL)
      expect(contrast(seenAs(sight, ink), seenAs(sight, paper)), sight).toBeGreaterThanOrEqual(LEAST_CONTRAST); // large print
  }
});

test('R57: no state is told by colour alone: whose turn it is, and who has folded', async ({ page }) => {
  await openTable(page, 'seats=6', 'states');
  const folded = page.locator('.seat.folded');
  await expect(folded).not.toHaveCount(0);
  for (const seat of await folded.all()) {
    await expect(seat).toContainText('Folded');
    await expect(seat.locator('.fan')).toHaveCount(0);
  }
  await expect(page.getByRole('complementary').getByText('Your turn')).toBeVisible();
});
