import { type Browser, expect, type Page, test } from '@playwright/test';
import { contrastFaults } from './pages/contrast.ts';
import { pairwise, type Row } from './pages/pairwise.ts';
import { screenFaults } from './pages/screen.ts';
import { openState, STATES } from './pages/states.ts';

/*
 * DESIGN 10, R56, R64: nothing overlaps, is cut, spills, is too small or too pale, at any size, in any look.
 * `npm test` has every two of these meet; in `npm run prove` every one meets all others.
 */
const isWhole = process.env['npm_lifecycle_event'] === 'prove';

/** The sizes of DESIGN 10; larger, and more phones, where every combination is tried. */
const SIZES = [
  '1440x900',
  '1280x720',
  '1024x768',
  '768x1024',
  '390x844',
  '360x640',
  '320x568',
  '844x390',
  '1920x1080',
] as const;
const MORE_SIZES = ['3840x2160', '1280x800', '375x812', '667x375'] as const;

const AXES = {
  state: STATES.map(({ name }) => name),
  size: isWhole ? [...SIZES, ...MORE_SIZES] : SIZES,
  seats: [2, 3, 4, 5, 6, 7, 8],
  text: isWhole ? ([100, 125, 150, 175, 200] as const) : ([100, 150, 200] as const),
  language: ['en', 'fr', 'ro'],
  theme: ['dark', 'light'],
  deck: ['four', 'two'],
} as const;

// one language for each table, so that fewer pages have to be opened; it meets all other values all the same
const { language: _, ...OTHERS } = AXES;
const rows = pairwise(OTHERS).map((row): Look => {
  const table = AXES.state.indexOf(row.state) + AXES.seats.indexOf(row.seats);
  return { ...row, language: AXES.language[table % AXES.language.length] ?? 'en' };
});

test('the looks that are tried let any two values meet', () => {
  const names = Object.keys(AXES) as (keyof typeof AXES)[];
  for (const [i, one] of names.entries())
    for (const other of names.slice(i + 1)) {
      const met = new Set(rows.map((row) => `${row[one]} ${row[other]}`));
      expect(met.size, `${one} and ${other}`).toBe(AXES[one].length * AXES[other].length);
    }
});

for (const state of STATES) {
  test(`${state.name}: fits every screen`, async ({ browser }) => {
    test.setTimeout(isWhole ? 90 * 60_000 : 240_000);
    const faults: string[] = [];
    for (const language of AXES.language)
      for (const seats of AXES.seats) {
        const here = isWhole
          ? wholeOf(state.name, language, seats)
          : rows.filter((row) => row.state === state.name && row.language === language && row.seats === seats);
        if (here.length === 0) continue;
        const page = await newPage(browser);
        await openState(page, state, seats, { language });
        for (const row of here) faults.push(...(await faultsOf(page, row)));
        await page.context().close();
      }
    expect(faults).toEqual([]);
  });
}

type Look = Row<typeof AXES>;

/** All sizes of screen and text; each theme and deck, which move nothing, at the usual size of text. */
function wholeOf(state: string, language: Look['language'], seats: Look['seats']): Look[] {
  return AXES.size.flatMap((size) =>
    AXES.text.flatMap((text) =>
      AXES.theme.flatMap((theme) =>
        AXES.deck.flatMap((deck) =>
          text === 100 || (theme === 'dark' && deck === 'four')
            ? [{ state: state as Look['state'], size, seats, text, language, theme, deck }]
            : [],
        ),
      ),
    ),
  );
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ hasTouch: true, reducedMotion: 'reduce', serviceWorkers: 'block' });
  return context.newPage();
}

/** What is wrong with one look of the state that the page shows. */
async function faultsOf(page: Page, { size, text, theme, deck, seats, language }: Look): Promise<string[]> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (look) => {
      const { dataset, style } = document.documentElement;
      style.setProperty('--text-size', String(look.text / 100));
      dataset['theme'] = look.theme;
      dataset['deck'] = look.deck === 'two' ? '2' : '4';
    },
    { text, theme, deck },
  );
  const found = [
    ...(await screenFaults(page, { touch: true, mayScroll: text > 100 })),
    // a larger picture of the same colours costs seconds and shows nothing new
    ...(width < 1900 ? await contrastFaults(page) : []),
  ];
  return found.map((fault) => `${size}, text ${text} %, ${seats} seats, ${language}, ${theme}, ${deck}: ${fault}`);
}
