import { expect, type Page, test } from '@playwright/test';
import { openTable, stopClock } from './pages/table.ts';

/** What can be seen of the bar at one moment. */
interface Bar {
  /** The three rectangles and the controls of the size. */
  readonly places: string;
  /** The rectangle of the call and its halves, while they are boxes. */
  readonly spot: DOMRect;
  readonly halves: readonly DOMRect[];
  /** What the box of the call says; `undefined` when it is no box. */
  readonly box: string | undefined;
  readonly isTicked: boolean;
  /** How often I have called or checked in this hand. */
  readonly stayed: number;
  readonly state: 'mine' | 'over' | 'other';
}

const seen = (page: Page): Promise<Bar> =>
  page.evaluate(() => {
    const rect = (name: string): DOMRect | undefined => document.querySelector(name)?.getBoundingClientRect();
    const text = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
    const names = ['.go .fold', '.callspot', '.go .raise', '.presets', '.slide', '.step'];
    const box = document.querySelector<HTMLElement>('.callb[role="checkbox"]');
    const call = document.querySelector('.callb:not([role], [aria-disabled="true"])');
    const halves = box === null ? [] : ['.callb', '.any'].map(rect).filter((half) => half !== undefined);
    return {
      places: names.map((name) => `${name} ${text(rect(name) ?? new DOMRect())}`).join(' | '),
      spot: rect('.callspot')?.toJSON() ?? new DOMRect().toJSON(),
      halves: halves.map((half) => half.toJSON()),
      box: box?.innerText,
      isTicked: box?.ariaChecked === 'true',
      stayed: [...document.querySelectorAll('.loglist .me')].filter((line) => /call|check/.test(line.textContent))
        .length,
      state: document.querySelector('.nextb') !== null ? 'over' : call !== null ? 'mine' : 'other',
    };
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [360, 640],
  [844, 390],
] as const) {
  test(`R31: boxes lie in the rectangles of what they become, and nothing moves, at ${width}x${height}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const table = await openTable(page, 'seats=6&bots=curious&betting=no-limit', 'boxes', 'normal');
    const places = new Set<string>();
    for (let turn = 0; turn < 4 && (await table.settled()) === 'mine'; turn++) {
      places.add((await seen(page)).places);
      await table.stay();
      const { places: between, spot, halves, state } = await seen(page);
      if (state !== 'over') places.add(between);
      for (const half of halves) {
        expect(half.width).toBeGreaterThanOrEqual(44);
        expect(half.height).toBeGreaterThanOrEqual(44);
        expect(half.x).toBeGreaterThanOrEqual(spot.x - 0.5);
        expect(half.x + half.width).toBeLessThanOrEqual(spot.x + spot.width + 0.5);
      }
    }
    expect([...places]).toHaveLength(1);
  });
}

test('R32: a box acts at my turn, and is cleared when the price changes', async ({ page }) => {
  test.slow();
  await stopClock(page);
  await page.goto('/?seed=pre&pace=slow#/table?seats=6&bots=bold&blinds=1/2&stack=200');
  const cleared: string[] = [];
  const acted: string[] = [];
  let before = await seen(page);
  for (let step = 0; step < 600 && (cleared.length === 0 || acted.length === 0); step++) {
    await page.clock.runFor(150);
    const now = await seen(page);
    if (before.isTicked && !now.isTicked) {
      if (now.stayed > before.stayed) acted.push(`${before.box}`);
      else if (now.box !== before.box) cleared.push(`${before.box} to ${now.box}`);
    }
    if (now.state === 'over') await page.keyboard.press('n');
    else if (now.state === 'mine' || (now.box !== undefined && !now.isTicked)) await page.keyboard.press('c');
    before = await seen(page);
  }
  expect(cleared).not.toEqual([]);
  expect(acted).not.toEqual([]);
});

test('R36: a bot is never longer about it than the pace says', async ({ page }) => {
  await stopClock(page);
  await page.goto('/?seed=think&pace=normal#/table?seats=6&blinds=1/2&stack=200');
  const turns = new Map<string, number>();
  const answered = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { scoop: { thinker: { answered(): number } } }).scoop.thinker.answered());
  const toAct = () => page.evaluate(() => document.querySelector('.seat.turn')?.getAttribute('data-place') ?? '');
  let before = '';
  let known = await answered();
  const lengths: number[] = [];
  for (let tick = 0; tick < 200 && lengths.length < 5; tick++) {
    const now = await toAct();
    if (now !== '' && now !== before) {
      // the worker's own time does not count
      await expect.poll(answered).toBeGreaterThan(known);
      known = await answered();
    }
    if (now !== '') turns.set(now, (turns.get(now) ?? 0) + 50);
    if (before !== '' && now !== before) lengths.push(turns.get(before) ?? 0);
    before = now;
    await page.clock.runFor(50);
  }
  expect(lengths.length).toBeGreaterThan(2);
  for (const length of lengths) expect(length).toBeLessThanOrEqual(500 + 100);
  expect(new Set(lengths).size).toBeGreaterThan(1);
});
