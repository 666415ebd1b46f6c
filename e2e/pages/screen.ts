import type { Page } from '@playwright/test';
import { type Demands, findFaults } from './faults.ts';

/** What is wrong with how the page is laid out, one sentence each; empty when nothing is (DESIGN 10). */
export async function screenFaults(page: Page, demands: Demands): Promise<string[]> {
  // a font that comes late, or a move that has not ended, is no fault
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
  return page.evaluate(findFaults, demands);
}
