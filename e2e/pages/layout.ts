import type { Page } from '@playwright/test';

/** What is wrong with how the page is laid out, one sentence each; empty when nothing is. */
export async function layoutFaults(page: Page): Promise<string[]> {
  // a font that comes late, or a move that has not ended, is no fault
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
  return page.evaluate(findFaults);
}

/** Runs in the page. */
function findFaults(): string[] {
  const faults: string[] = [];
  const isShown = (element: Element): boolean => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 && height > 0 && style.visibility !== 'hidden' && element.checkVisibility({ opacityProperty: true })
    );
  };
  const nameOf = (element: Element): string =>
    `${element.className || element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isShown);
  /** The element clipped by the boxes that scroll or cut around it; undefined when nothing of it is left. */
  const clipOf = (element: Element): { left: number; top: number; right: number; bottom: number } => {
    let clip = { left: 0, top: Number.NEGATIVE_INFINITY, right: innerWidth, bottom: Number.POSITIVE_INFINITY };
    let scrolls = false; // what lies in something that scrolls can be brought into sight
    for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (parent === document.body || parent === document.documentElement) continue;
      const box = parent.getBoundingClientRect();
      scrolls ||= overflowY === 'auto' || overflowY === 'scroll';
      clip = {
        left: Math.max(clip.left, box.left),
        right: Math.min(clip.right, box.right),
        top: scrolls ? clip.top : Math.max(clip.top, box.top),
        bottom: scrolls ? clip.bottom : Math.min(clip.bottom, box.bottom),
      };
    }
    return clip;
  };

  if (document.documentElement.scrollWidth > innerWidth)
    faults.push(`scrolls sideways: ${document.documentElement.scrollWidth} > ${innerWidth}`);

  // things that stand for themselves never touch one another
  const apart = all(
    [
      '.stage .seat .plate',
      '.stage .bet:not(.flights *)',
      '.board .card:not(.slot)',
      '.potline',
      '.pots .pot',
      '.hero .card',
      '.hero .plate',
      '.rd',
      '.facts',
      '.step',
      '.presets .btn',
      '.slide',
      '.go .btn',
      '.top .brand',
      '.gameinfo',
      '.tools',
      '.pace',
      '.ticker',
      '.open .card',
      '.panel .half',
      '.panel .lesson',
      '.foot .btn',
      '.others li',
      '.rail',
    ].join(','),
  );
  const slack = 1.5;
  const isInBar = (element: Element): boolean =>
    element.closest('.foot') !== null && getComputedStyle(element.closest('.foot') ?? element).position === 'sticky';
  for (const [i, one] of apart.entries()) {
    const a = one.getBoundingClientRect();
    for (const other of apart.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const isOneFan =
        one.closest('.cards, .open') !== null && one.closest('.cards, .open') === other.closest('.cards, .open');
      if (isOneFan) continue;
      // a bar that stays at the edge lies over what scrolls beneath it
      if (isInBar(one) !== isInBar(other)) continue;
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > slack && down > slack)
        faults.push(`overlap of ${Math.round(across)}x${Math.round(down)}: ${nameOf(one)} and ${nameOf(other)}`);
    }
  }

  // every text lies whole inside what cuts it off, and is large enough
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      parent === null ||
      node.textContent?.trim() === '' ||
      !isShown(parent) ||
      parent.closest('.sr, script, style, option')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const clip = clipOf(parent);
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      const cut =
        box.left < clip.left - slack ||
        box.right > clip.right + slack ||
        box.top < clip.top - 3 ||
        box.bottom > clip.bottom + 3;
      if (cut)
        faults.push(
          `cut text: ${nameOf(parent)} at ${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`,
        );
    }
    if (Number.parseFloat(getComputedStyle(parent).fontSize) < 10.99)
      faults.push(`text under 11 px: ${nameOf(parent)}`);
  }
  for (const input of all('input:not([type=range]):not([type=radio]):not([type=checkbox])'))
    if (input.scrollWidth > input.clientWidth + 1) faults.push(`cut number: ${nameOf(input)}`);

  // R64: rank and suit of each of my cards are seen whole
  const mine = all('.hero .cards .card:not(.slot)');
  if (document.querySelector('.hero .cards') !== null && mine.length !== 4)
    faults.push(`${mine.length} of my cards are seen`);
  for (const card of mine) {
    const frame = card.getBoundingClientRect();
    for (const glyph of card.querySelectorAll('.ix b, .ix svg')) {
      const box = glyph.getBoundingClientRect();
      const inside =
        box.left >= frame.left - 0.5 &&
        box.right <= frame.right + 0.5 &&
        box.top >= frame.top - 0.5 &&
        box.bottom <= frame.bottom + 0.5;
      if (!inside) faults.push(`glyph outside its card: ${nameOf(card)}`);
      if (box.width < 5 || box.height < 7) faults.push(`glyph too small: ${nameOf(card)} ${box.width}x${box.height}`);
      if (box.bottom > innerHeight && getComputedStyle(document.body).overflowY !== 'visible')
        faults.push(`glyph below the screen: ${nameOf(card)}`);
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (at !== null && !card.contains(at)) faults.push(`glyph covered: ${nameOf(card)} by ${nameOf(at)}`);
    }
  }
  return [...new Set(faults)];
}
