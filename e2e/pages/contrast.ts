import type { Page } from '@playwright/test';

/**
 * Texts whose colour does not stand out from the pixels behind them (WCAG AA), one sentence each.
 *
 * Takes a picture of the page without its texts, so that grounds, borders and whatever else is painted there count.
 */
export async function contrastFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet(); // a style of the page's own would be against its Content-Security-Policy
    sheet.replaceSync(
      '*, ::before, ::after { -webkit-text-fill-color: transparent !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const picture = await page.screenshot({ scale: 'css' });
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return page.evaluate(findPaleTexts, picture.toString('base64'));
}

/** Runs in the page. */
async function findPaleTexts(picture: string): Promise<string[]> {
  /** Pixels at the edge of something else do not count. */
  const SHARE_OF_EDGES = 0.08;
  const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);

  type Rgb = readonly [number, number, number];
  const luminance = (rgb: Rgb): number => {
    const [r, g, b] = rgb.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as unknown as Rgb;
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: Rgb, b: Rgb): number => {
    const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };
  const opacityOf = (element: Element): number => {
    let opacity = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };

  const pale: string[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('dialog[open] .dialog') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || node.textContent?.trim() === '' || parent.closest('.sr, script, style, option, [disabled]'))
      continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color);
    if (parts === null) throw new Error(`a colour that cannot be read: ${color}`);
    const ink: Rgb = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
    const opacity = Number(parts[4] ?? 1) * opacityOf(parent);
    const size = Number.parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const left = Math.max(0, Math.floor(box.left));
      const top = Math.max(0, Math.floor(box.top + box.height * 0.2));
      const width = Math.min(bitmap.width, Math.ceil(box.right)) - left;
      const height = Math.min(bitmap.height, Math.ceil(box.bottom - box.height * 0.2)) - top;
      const isSeen = [
        [box.left + 1, box.top + box.height * 0.2],
        [box.left + box.width / 2, box.top + box.height / 2],
        [box.right - 1, box.bottom - box.height * 0.2],
      ].every(([x = 0, y = 0]) => {
        const at = document.elementFromPoint(x, y);
        return at !== null && (at.contains(parent) || parent.contains(at));
      });
      if (width < 1 || height < 1 || !isSeen) continue;
      const { data } = context.getImageData(left, top, width, height);
      const found: number[] = [];
      for (let i = 0; i < data.length; i += 4 * 3) {
        const ground: Rgb = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
        const mixed = ink.map((part, k) => part * opacity + (ground[k] ?? 0) * (1 - opacity)) as unknown as Rgb;
        found.push(contrast(mixed, ground));
      }
      found.sort((a, b) => a - b);
      const worst = found[Math.floor(found.length * SHARE_OF_EDGES)] ?? 21;
      if (worst < least)
        pale.push(
          `contrast ${worst.toFixed(2)} instead of ${least}: ${parent.getAttribute('class') ?? parent.tagName} “${node.textContent?.trim().slice(0, 30)}”`,
        );
    }
  }
  return [...new Set(pale)];
}
