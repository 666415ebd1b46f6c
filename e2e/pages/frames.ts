import type { Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What was to be seen in one frame. */
export interface Frame {
  /** Chips on their way, each with a number of its own. */
  readonly flying: readonly (Point & { readonly id: number; readonly move: string; readonly text: string })[];
  /** Middles of everything that has a name in `data-place`; of a bet also that of its chips, and whether it is seen. */
  readonly places: Readonly<Record<string, Point>>;
  readonly bets: Readonly<Record<string, string>>;
  /** Cosine of the turn of each card on the board: below 0 its back is seen. */
  readonly turns: readonly number[];
  /** Fans that are being folded. */
  readonly folding: readonly { readonly shift: Point; readonly opacity: number }[];
  /** Middles of what must stand still, by what it is; undefined while another layout is on the screen. */
  readonly steady: Readonly<Record<string, Point>> | undefined;
  /** Moves of all kinds that run. */
  readonly moves: number;
}

/** Looks at every frame of the page from now on. */
export async function recordFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const ids = new WeakMap<Element, number>();
    let count = 0;
    const middle = (element: Element): Point => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const look = (): void => {
      const places: Record<string, Point> = {};
      const bets: Record<string, string> = {};
      for (const element of all('[data-place]')) {
        const name = element.getAttribute('data-place') ?? '';
        places[name] = middle(element);
        const chips = element.querySelector('.chips');
        if (!name.startsWith('bet:') || chips === null) continue;
        places[`${name} chips`] = middle(chips);
        bets[name] = getComputedStyle(element).visibility === 'visible' ? (element.textContent ?? '') : '';
      }
      const steady: Record<string, Point> = {};
      for (const selector of ['.seat', '.board li', '.potline', '.pots', '.go', '.hero .plate'])
        for (const [index, element] of all(`.play ${selector}`).entries())
          steady[`${selector} ${index}`] = middle(element);
      frames.push({
        flying: all('.flying').map((element) => {
          if (!ids.has(element)) ids.set(element, ++count);
          const move = element.className.replace(/bet flying /, '');
          return { id: ids.get(element) ?? 0, move, text: element.textContent ?? '', ...middle(element) };
        }),
        places,
        bets,
        turns: all('.board .on').map((card) => new DOMMatrix(getComputedStyle(card).transform).m11),
        folding: all('.fan.leaves').map((fan) => {
          const [x = 0, y = 0] = getComputedStyle(fan)
            .translate.split(' ')
            .map((length) => Number.parseFloat(length) || 0);
          return { shift: { x, y }, opacity: Number(getComputedStyle(fan).opacity) };
        }),
        steady: document.querySelector('.play') === null ? undefined : steady,
        moves: document.getAnimations().filter((one) => !(one instanceof CSSTransition)).length,
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** All frames since `recordFrames`. */
export const framesOf = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);

/** How far a point is along the way from one place to another (0 to 1), and how far beside it, in pixels. */
export function alongWay(point: Point, from: Point, to: Point): { readonly part: number; readonly beside: number } {
  const [dx, dy, length] = [to.x - from.x, to.y - from.y, Math.hypot(to.x - from.x, to.y - from.y)];
  const [px, py] = [point.x - from.x, point.y - from.y];
  return { part: (px * dx + py * dy) / length ** 2, beside: Math.abs(px * dy - py * dx) / length };
}
