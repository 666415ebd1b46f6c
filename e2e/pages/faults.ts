/** What a page is held to, beside what always holds. */
export interface Demands {
  /** Whether fingers press: no target is under 44 px (DESIGN 10). */
  readonly touch: boolean;
  /** Whether the table may be scrolled downwards, because the text is larger than usual. */
  readonly mayScroll: boolean;
}

/** What is wrong with how the page is laid out now, one sentence each. Runs in the page, so it has all that it needs in itself. */
export function findFaults({ touch, mayScroll }: Demands): string[] {
  const SLACK = 1.5;
  const LEAST_TEXT = 10.99;
  const LEAST_TARGET = 43.5;
  const faults: string[] = [];
  const scope = document.querySelector('dialog[open] .dialog') ?? document.body;

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const own = element.getAttribute('class') ?? element.tagName.toLowerCase();
    return `${element.parentElement?.getAttribute('class')?.split(' ')[0] ?? ''} > ${own} “${text}”`;
  };
  const all = (selector: string, within: Element = scope): Element[] =>
    [...within.querySelectorAll(selector)].filter(isShown);
  const isLaidOver = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.matches('.actions.open .sizing'))
        return true;
    return false;
  };
  /** What cuts an element off: the boxes around it that hide what spills. What lies in something that scrolls can be brought into sight. */
  const clipOf = (element: Element): { left: number; top: number; right: number; bottom: number; scrolls: boolean } => {
    const clip = { left: 0, top: Number.NEGATIVE_INFINITY, right: innerWidth, bottom: Number.POSITIVE_INFINITY };
    let scrolls = false;
    for (
      let parent = element.parentElement;
      parent !== null && parent !== document.body;
      parent = parent.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(parent);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const box = parent.getBoundingClientRect();
        scrolls ||= (overflowY === 'auto' || overflowY === 'scroll') && parent.scrollHeight > parent.clientHeight + 1;
        clip.left = Math.max(clip.left, box.left);
        clip.right = Math.min(clip.right, box.right);
        if (!scrolls) {
          clip.top = Math.max(clip.top, box.top);
          clip.bottom = Math.min(clip.bottom, box.bottom);
        }
      }
      if (position === 'fixed') break;
    }
    if (!scrolls) {
      clip.top = Math.max(clip.top, 0);
      clip.bottom = Math.min(clip.bottom, innerHeight);
    }
    return { ...clip, scrolls };
  };
  const over = (a: DOMRect, b: DOMRect): { across: number; down: number } => ({
    across: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    down: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });

  /** What is in sight of an element in boxes that scroll. */
  function seenOf(element: Element): DOMRect {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
      const { overflowY } = getComputedStyle(parent);
      if (overflowY !== 'auto' && overflowY !== 'scroll') continue;
      const view = parent.getBoundingClientRect();
      [left, top] = [Math.max(left, view.left), Math.max(top, view.top)];
      [right, bottom] = [Math.min(right, view.right), Math.min(bottom, view.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  // what lets a press through is seen all the same
  const pressable = new CSSStyleSheet();
  pressable.replaceSync('*:not(.flights, .flights *) { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(pressable);
  checkScrolling();
  checkApart();
  checkTexts();
  checkMyCards();
  if (touch) checkTargets();
  document.adoptedStyleSheets.pop();
  return [...new Set(faults)];

  function checkScrolling(): void {
    const scrollers = [
      document.documentElement,
      ...document.querySelectorAll('.room, .lobby, .scroll, .dialog, .others, .rail'),
    ];
    for (const element of scrollers)
      if (element.scrollWidth > element.clientWidth + 1 && (element === document.documentElement || isShown(element)))
        faults.push(`scrolls sideways by ${element.scrollWidth - element.clientWidth}: ${nameOf(element)}`);
    if (!mayScroll)
      for (const element of [document.documentElement, ...document.querySelectorAll('.play, .play .room')])
        if (element.scrollHeight > element.clientHeight + 1 && document.querySelector('.play') !== null)
          faults.push(`scrolls down by ${element.scrollHeight - element.clientHeight}: ${nameOf(element)}`);
    for (const button of document.querySelectorAll('.go .btn:not(.away), .foot .nextb')) {
      const box = button.getBoundingClientRect();
      if (box.top < 0 || box.bottom > innerHeight || box.height === 0) faults.push(`out of sight: ${nameOf(button)}`);
    }
  }

  /** Things that stand for themselves never touch one another. */
  function checkApart(): void {
    const apart = all(
      [
        '.stage .seat .plate',
        '.stage .seat .act',
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
        '.top .btn',
        '.pace',
        '.ticker',
        '.open .card',
        '.panel .half',
        '.panel .lesson',
        '.foot .btn',
        '.others li',
        '.rail',
      ].join(','),
    ).map((element) => ({ element, box: seenOf(element), laidOver: isLaidOver(element) }));
    for (const [i, one] of apart.entries()) {
      for (const other of apart.slice(i + 1)) {
        if (one.laidOver !== other.laidOver) continue; // a bar or a sheet lies over what is beneath it
        const { across, down } = over(one.box, other.box);
        if (across <= SLACK || down <= SLACK) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const fan = one.element.closest('.cards, .open');
        if (fan !== null && fan === other.element.closest('.cards, .open')) continue;
        const seat = one.element.closest('.seat, .hero');
        if (seat !== null && seat === other.element.closest('.seat, .hero')) continue; // a bubble hangs on its own plate
        faults.push(
          `overlap of ${Math.round(across)}x${Math.round(down)}: ${nameOf(one.element)} and ${nameOf(other.element)}`,
        );
      }
    }
  }

  /** Every text is large enough, whole, inside its box, under nothing and over no other text. */
  function checkTexts(): void {
    const seen: { readonly parent: Element; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '' || !isShown(parent)) continue;
      if (parent.closest('.sr, script, style, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < LEAST_TEXT)
        faults.push(`text under 11 px: ${nameOf(parent)}`);
      const clip = clipOf(parent);
      const holder = holderOf(parent);
      for (const line of range.getClientRects()) {
        if (line.width < 1) continue;
        // the glyphs are less tall than their line
        const inset = Math.min(line.height * 0.18, 6);
        const box = new DOMRect(line.x, line.y + inset, line.width, line.height - 2 * inset);
        const cut =
          box.left < clip.left - SLACK ||
          box.right > clip.right + SLACK ||
          box.top < clip.top - SLACK ||
          box.bottom > clip.bottom + SLACK;
        if (cut) faults.push(`cut text: ${nameOf(parent)} at ${at(box)}`);
        if (isScrolledAway(parent, box)) continue;
        if (holder !== undefined) {
          const frame = holder.getBoundingClientRect();
          const spilled =
            box.left < frame.left - 1 ||
            box.right > frame.right + 1 ||
            box.top < frame.top - 1 ||
            box.bottom > frame.bottom + 1;
          if (spilled)
            faults.push(`text spilled from ${nameOf(holder)} at ${at(frame)}: ${nameOf(parent)} at ${at(box)}`);
        }
        const hidden = coveredBy(parent, box);
        if (hidden !== undefined) faults.push(`covered text: ${nameOf(parent)} by ${nameOf(hidden)}`);
        else seen.push({ parent, box });
      }
    }
    for (const [i, one] of seen.entries())
      for (const other of seen.slice(i + 1)) {
        const { across, down } = over(one.box, other.box);
        if (
          across > SLACK &&
          down > SLACK &&
          one.parent !== other.parent &&
          !isUnderOther(one.parent, other.parent) &&
          !isUnderOther(other.parent, one.parent)
        )
          faults.push(`text over text: ${nameOf(one.parent)} and ${nameOf(other.parent)}`);
      }
    for (const input of all('input:not([type=range]):not([type=radio]):not([type=checkbox])'))
      if (input.scrollWidth > input.clientWidth + 1) faults.push(`cut number: ${nameOf(input)}`);
  }

  function isScrolledAway(element: Element, box: DOMRect): boolean {
    for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
      const { overflowY } = getComputedStyle(parent);
      if (overflowY !== 'auto' && overflowY !== 'scroll') continue;
      const view = parent.getBoundingClientRect();
      if (box.top < view.top || box.bottom > view.bottom) return true;
    }
    return box.top < 0 || box.bottom > innerHeight;
  }

  function at({ left, top, right, bottom }: DOMRect): string {
    return `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
  }

  /** The nearest box around a text that is seen as one: it has a ground or a border. */
  function holderOf(text: Element): Element | undefined {
    for (
      let element: Element | null = text;
      element !== null && element !== document.body;
      element = element.parentElement
    ) {
      const { backgroundColor, backgroundImage, borderTopWidth, borderBottomWidth, display } =
        getComputedStyle(element);
      if (display === 'inline' || display === 'contents') continue;
      const hasGround = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== 'none';
      if (element.matches('.card')) return undefined; // R64 looks at its glyphs, which are less tall than their box
      if (hasGround || (borderTopWidth !== '0px' && borderBottomWidth !== '0px')) return element;
    }
    return undefined;
  }

  /** What lies over the middle or an end of a text and is no sheet or bar. */
  function coveredBy(text: Element, box: DOMRect): Element | undefined {
    const y = box.top + box.height / 2;
    for (const x of [box.left + 2, box.left + box.width / 2, box.right - 2]) {
      const top = document.elementFromPoint(x, y);
      if (top === null || top.contains(text) || text.contains(top)) continue;
      if (isUnderOther(text, top)) continue;
      if (top.matches('label') && top.parentElement?.contains(text) === true) continue; // a label made as large as its row
      if (top.closest('label') !== null && top.closest('label') === text.closest('label')) continue;
      return top;
    }
    return undefined;
  }

  /** Whether what is on top belongs to a sheet or a bar that the text is no part of. */
  function isUnderOther(text: Element, top: Element): boolean {
    for (let at: Element | null = top; at !== null && !at.contains(text); at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.matches('.sizing')) return true;
    return false;
  }

  /** R64: rank and suit of each of my cards are seen whole. */
  function checkMyCards(): void {
    if (scope !== document.body || document.querySelector('.hero .cards') === null) return;
    const mine = all('.hero .cards .card:not(.slot)');
    if (mine.length !== 4) faults.push(`${mine.length} of my cards are seen`);
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
        if (!mayScroll && box.bottom > innerHeight && !clipOf(card).scrolls)
          faults.push(`glyph below the screen: ${nameOf(card)}`);
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (top !== null && !card.contains(top) && !(mayScroll && isLaidOver(top)))
          faults.push(`glyph covered: ${nameOf(card)} by ${nameOf(top)}`);
      }
    }
  }

  function checkTargets(): void {
    for (const target of all('button, a[href], input, summary, [role=slider], label:has(input)')) {
      if (target.matches('input[type=radio], input[type=checkbox]') && target.closest('label') !== null) continue;
      if (target.closest('.sr') !== null) continue;
      const row = target.closest('.switch') ?? target; // its label reaches over all of it
      const { width, height } = row.getBoundingClientRect();
      if (width < LEAST_TARGET || height < LEAST_TARGET)
        faults.push(`target of ${Math.round(width)}x${Math.round(height)}: ${nameOf(target)}`);
    }
  }
}
