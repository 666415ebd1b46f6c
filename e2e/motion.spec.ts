import { expect, type Page, test } from '@playwright/test';
import { must } from '../src/base/assert.ts';
import { alongWay, type Frame, framesOf, recordFrames } from './pages/frames.ts';
import { type TablePage, tablePage, watch } from './pages/table.ts';

/** Against one bot: I win the high with kings, and the low is tied, so a quarter of the pot is parted again. */
const QUARTERED = 'blinds=1/2&seats=2&stack=200&bots=wren-curious&deck=AdAs2d2s9cKd9dKh4c3h5c8s4dKc4hJd';
const SLOW = 1.6;
/** Pixels that a measured point may be off. */
const NEAR = 1.5;

const SIZES = [
  { name: 'desktop', width: 1280, height: 720 },
  { name: 'phone', width: 390, height: 844 },
] as const;

async function openMoving(page: Page, game: string, seed = '7', pace = 'slow'): Promise<TablePage> {
  await page.goto(`/?seed=${seed}&pace=${pace}`);
  // a table opened at once does not wait for what moves it
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('motionFeatures')),
  );
  await expect(page.getByRole('button', { name: 'Deal me in' })).toBeVisible();
  await recordFrames(page);
  await page.evaluate((table) => {
    location.hash = `#/table?${table}`;
  }, game);
  return tablePage(page);
}

type Flown = Frame['flying'][number] & { readonly frame: Frame };

/** Every flight of a kind, each as it was seen in one frame after another. */
function flightsIn(frames: readonly Frame[], move: string): Flown[][] {
  const byId = new Map<number, Flown[]>();
  for (const frame of frames)
    for (const one of frame.flying)
      if (one.move === move) byId.set(one.id, [...(byId.get(one.id) ?? []), { ...one, frame }]);
  return [...byId.values()];
}

/** Expects that a flight was seen on its way, always on the straight line between two places, and never going back. */
function expectStraight(flight: readonly Flown[], from: string, to: string): void {
  const way = flight.map(({ x, y, frame }) =>
    alongWay({ x, y }, must(frame.places[from], from), must(frame.places[to], to)),
  );
  const parts = way.map(({ part }) => part);
  expect(Math.max(...way.map(({ beside }) => beside)), `beside the way ${from} to ${to}`).toBeLessThan(NEAR);
  expect(parts.filter((part) => part > 0.02 && part < 0.98).length, `frames between ${from} and ${to}`).toBeGreaterThan(
    0,
  );
  expect(parts, 'forwards').toEqual(parts.toSorted((a, b) => a - b));
}

for (const { name, width, height } of SIZES) {
  test(`DESIGN 3: chips fly from seat to bet, to the pot, and in halves to the winners, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const table = await openMoving(page, QUARTERED);
    while ((await table.settled()) === 'mine') await table.stay();
    const frames = await framesOf(page);

    const bets = flightsIn(frames, 'bet');
    const mine = bets.filter(([first]) => first !== undefined && isNear(first, first.frame.places['seat:1']));
    expect(mine.length).toBeGreaterThan(0);
    for (const flight of mine) expectStraight(flight, 'seat:1', 'bet:1 chips');
    // the digits appear at the end: till then nothing stands there, or what stood there before
    const appeared = mine.map((flight) => {
      expect(flight.every(({ text }) => text === '')).toBe(true);
      const landed = frames[frames.indexOf(must(flight.at(-1), 'the last frame').frame) + 1]?.bets['bet:1'] ?? '';
      return landed !== '' && flight.every(({ frame }) => frame.bets['bet:1'] !== landed);
    });
    expect(appeared).toContain(true);

    const collected = flightsIn(frames, 'collect');
    const [one, other] = collected;
    expectStraight(must(one, 'one bet'), 'bet:2', 'middle');
    expectStraight(must(other, 'the other bet'), 'bet:1', 'middle');
    expect(frames.some(({ flying }) => flying.filter(({ move }) => move === 'collect').length === 2)).toBe(true);

    const shares = flightsIn(frames, 'push');
    const texts = shares.map(([first]) => must(first, 'a frame').text.slice(0, 2));
    expect(texts).toEqual(['HI', 'LO', 'LO']);
    const [high, low, otherLow] = shares.map((share) =>
      frames.filter((frame) => share.some((at) => at.frame === frame)),
    );
    const beginning = (of: Frame[] | undefined) => frames.indexOf(must(of?.[0], 'a frame'));
    expect(beginning(low)).toBeGreaterThan(beginning(high));
    expect(beginning(low), 'a quarter parts again: both streams at once').toBe(beginning(otherLow));
    // the single pot has no pill of its own on a phone: it leaves from the middle, where the pill would be
    expectStraight(must(shares[0], 'the high half'), 'middle', 'seat:1');
    for (const share of shares.slice(1)) {
      const isMine = must(share.at(-1), 'the last frame').y > must(share[0], 'the first frame').y;
      expectStraight(share, 'middle', isMine ? 'seat:1' : 'seat:2');
    }
    await expect(page.locator('.plate.winner, .winner .plate').first()).toBeAttached();

    // nothing else moves from one frame to the next
    const still = frames.map(({ steady }) => steady).filter((steady) => steady !== undefined);
    const shifts = still.flatMap((now, index) =>
      Object.entries(still[index - 1] ?? {}).flatMap(([what, before]) => {
        const after = now[what] ?? before;
        const far = Math.hypot(after.x - before.x, after.y - before.y);
        return far > 0.5 ? [`${what} by ${far} in frame ${index}`] : [];
      }),
    );
    expect(shifts).toEqual([]);
  });
}

const isNear = (point: { x: number; y: number }, place: { x: number; y: number } | undefined): boolean =>
  place !== undefined && Math.hypot(point.x - place.x, point.y - place.y) < NEAR;

test('DESIGN 3: cards are dealt one by one from the button, clockwise from the small blind', async ({ page }) => {
  await openMoving(page, 'blinds=1/2&seats=3&stack=200');
  const dealt = await page.waitForFunction(() => {
    const cards = [...document.querySelectorAll('.fan .card, .hero .cards li')].flatMap((card) => {
      const seat = (card.closest('.seat') ?? document.querySelector('.hero .plate'))?.getAttribute('data-place');
      return card.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || effect.getKeyframes()[0]?.['translate'] === undefined) return [];
        const { delay = 0, duration } = effect.getTiming();
        return { seat, delay, duration, easing: effect.getTiming().easing, at: card.getBoundingClientRect().x };
      });
    });
    return cards.length === 12 ? cards.toSorted((a, b) => a.delay - b.delay) : undefined;
  });
  const cards = await dealt.jsonValue();
  // I have the button on seat 1: seat 2 posts the small blind
  const round = ['seat:2', 'seat:3', 'seat:1'];
  expect(cards?.map(({ seat }) => seat)).toEqual([...round, ...round, ...round, ...round]);
  expect(cards?.map(({ delay }) => Math.round(delay))).toEqual(
    Array.from({ length: 12 }, (_, i) => Math.round(i * 70 * SLOW)),
  );
  expect(new Set(cards?.map(({ duration, easing }) => `${duration} ${easing}`))).toEqual(
    new Set([`${220 * SLOW} cubic-bezier(0.16, 0.84, 0.36, 1)`]),
  );
});

test('DESIGN 3: cards of the board show their back before their face, those of the flop one after another', async ({
  page,
}) => {
  const table = await openMoving(page, QUARTERED);
  while ((await table.settled()) === 'mine' && (await table.board.getByRole('img').count()) < 3) await table.stay();
  await expect(page.locator('.turning')).toHaveCount(0);
  const turns = (await framesOf(page)).map((frame) => frame.turns).filter(({ length }) => length === 3);
  const faces = [0, 1, 2].map((card) => turns.findIndex((frame) => must(frame[card], 'a card') > 0));
  for (const [card, face] of faces.entries()) {
    expect(face, 'first its back').toBeGreaterThan(0);
    expect(
      turns.slice(face).every((frame) => must(frame[card], 'a card') > 0),
      'then its face',
    ).toBe(true);
  }
  expect(faces).toEqual(faces.toSorted((a, b) => a - b));
  expect(faces[2]).toBeGreaterThan(must(faces[0], 'the first card'));
  expect(turns.at(-1)).toEqual([1, 1, 1]);
});

test('DESIGN 3: a folded fan slides towards the middle and fades', async ({ page }) => {
  const table = await openMoving(page, 'blinds=1/2&seats=6&stack=200&bots=careful', '7', 'slow');
  for (let turn = 0; turn < 8 && (await table.settled()) === 'mine'; turn++) await table.stay();
  const folding = (await framesOf(page)).flatMap((frame) => frame.folding);
  const far = folding.map(({ shift }) => Math.hypot(shift.x, shift.y));
  expect(far.filter((pixels) => pixels > 0.5 && pixels < 23.5).length).toBeGreaterThan(0);
  expect(Math.max(...far)).toBeLessThanOrEqual(24.1);
  for (const [index, { opacity }] of folding.entries())
    expect(opacity).toBeCloseTo(1 - must(far[index], 'a way') / 24, 1);
});

const INPUTS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a click', (page) => page.mouse.click(640, 60)],
  ['a key', (page) => page.keyboard.press('z')],
  ['a tap', (page) => page.touchscreen.tap(640, 60)],
];
test.describe('with a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 720 } });
  for (const [name, put] of INPUTS)
    test(`DESIGN 3: ${name} ends every move in its final state, and later moves still play`, async ({ page }) => {
      await openMoving(page, 'blinds=1/2&seats=8&stack=200&bots=curious');
      await page.waitForFunction(() => document.getAnimations().length > 8);
      // what is left of all moves in the first frame after the input
      await page.evaluate(() => {
        const heard = (): void => {
          const { frames } = window as unknown as { frames: unknown[] };
          Object.assign(window, { before: frames.length });
          requestAnimationFrame(() => {
            const left = document
              .getAnimations()
              .filter((one) => !(one instanceof CSSTransition) && one.playState === 'running').length;
            Object.assign(window, { left });
          });
        };
        for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, heard, { once: true });
      });
      expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(8);
      await put(page);
      await page.waitForFunction(() => 'left' in window);
      expect(await page.evaluate(() => (window as unknown as { left: number }).left)).toBe(0);
      // the next to act has the move for his chips or his cards
      await page.waitForFunction(() => {
        const { frames, before } = window as unknown as { frames: Frame[]; before: number };
        return frames.slice(before + 2).some(({ flying, folding }) => flying.length + folding.length > 0);
      });
    });
});

for (const [name, pace, reducedMotion] of [
  ['with less motion asked for', 'fast', 'reduce'],
  ['at pace instant', 'instant', 'no-preference'],
] as const)
  test(`DESIGN 3: nothing moves ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const table = await openMoving(page, QUARTERED, '7', pace);
    await table.playPassively();
    await expect(table.result).toBeVisible();
    const frames = await framesOf(page);
    expect(frames.length).toBeGreaterThan(5);
    expect(frames.filter(({ flying, folding, moves }) => flying.length + folding.length + moves > 0)).toEqual([]);
    expect(frames.every(({ turns }) => turns.every((turn) => turn === 1))).toBe(true);
  });

test('a window that is made smaller during a flight, and a tab nobody looks at, leave everything in its place', async ({
  page,
}) => {
  const { troubles } = watch(page);
  const table = await openMoving(page, QUARTERED);
  await table.settled();
  await table.stay();
  await expect(page.locator('.flying').first()).toBeAttached();
  await page.setViewportSize({ width: 390, height: 844 });
  await table.settled();
  await expect(page.locator('.flying, .turning')).toHaveCount(0);
  // what happens meanwhile is there on return, and is not shown afterwards
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const before = (await framesOf(page)).length;
  while ((await table.settled()) === 'mine') await table.stay();
  const unseen = (await framesOf(page)).slice(before);
  expect(unseen.filter(({ flying, moves }) => flying.length + moves > 0)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.locator('.flying, .turning')).toHaveCount(0);
  expect(troubles).toEqual([]);
});
