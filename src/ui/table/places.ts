/** Middle of something on the table, in pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the thing with this name in its `data-place` is now, or what it holds; `undefined` when it is not on the screen. */
export function placeOf(name: string, held = ''): Point | undefined {
  const element = document.querySelector(`[data-place="${name}"] ${held}`);
  return element === null ? undefined : middleOf(element);
}

/** Middle of an element; `undefined` when it is not drawn. */
export function middleOf(element: Element): Point | undefined {
  if (element.getClientRects().length === 0) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The way from one point to another, as a shift in a style. */
export const wayTo = (from: Point, to: Point): string => `${to.x - from.x}px ${to.y - from.y}px`;
