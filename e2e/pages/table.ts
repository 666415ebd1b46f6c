import { expect, type Locator, type Page } from '@playwright/test';
import type { Settings } from '../../src/store/settings.ts';

/** How a person finds things at the table: by role and name. */
export interface TablePage {
  readonly page: Page;
  readonly fold: Locator;
  readonly check: Locator;
  readonly call: Locator;
  readonly raise: Locator;
  readonly amount: Locator;
  readonly slider: Locator;
  readonly next: Locator;
  readonly rebuy: Locator;
  readonly result: Locator;
  readonly myCards: Locator;
  readonly board: Locator;
  readonly log: Locator;
  preset(name: 'Min' | '½' | '⅔' | 'Pot' | 'Max'): Locator;
  /** Until it is my turn, or the hand is over. */
  settled(): Promise<'mine' | 'over'>;
  /** Checks or calls. */
  stay(): Promise<void>;
  /** My decisions until the end of the hand: whatever costs least. */
  playPassively(): Promise<void>;
  /** After a result: the next hand, bought in again where my stack is gone. */
  goOn(): Promise<void>;
}

export function tablePage(page: Page): TablePage {
  const action = page.getByRole('form', { name: 'Your action' });
  const button = (name: string | RegExp) => action.getByRole('button', { name });
  const table: TablePage = {
    page,
    fold: button('Fold'),
    check: button('Check'),
    call: button(/^(Call|All-in) /),
    raise: button(/^(Bet|Raise to) /),
    amount: action.getByRole('textbox'),
    slider: action.getByRole('slider'),
    next: page.getByRole('button', { name: 'Next hand' }),
    rebuy: page.getByRole('button', { name: /^Rebuy/ }),
    result: page.getByRole('region', { name: 'Result' }),
    myCards: page.getByRole('list', { name: 'Your cards' }),
    board: page.getByRole('list', { name: 'Board' }),
    log: page.getByRole('complementary'),
    preset: (name) => button(new RegExp(`^${name}`)),
    async settled() {
      // a button that has just changed takes no press yet (R30)
      const ready = page.locator(':enabled:not([aria-disabled="true"])');
      await expect(table.check.or(table.call).or(table.next).or(table.rebuy).and(ready).first()).toBeVisible();
      return (await table.next.or(table.rebuy).isVisible()) ? 'over' : 'mine';
    },
    async stay() {
      if (await table.check.isVisible()) await table.check.click();
      else await table.call.click();
    },
    async playPassively() {
      while ((await table.settled()) === 'mine') await table.stay();
    },
    async goOn() {
      await table.next.or(table.rebuy).click();
    },
  };
  return table;
}

/** A table that is the same every time. */
export async function openTable(page: Page, game = 'seats=6', seed = '7', pace = 'instant'): Promise<TablePage> {
  const wish = new URLSearchParams({ blinds: '1/2', stack: '200', ...Object.fromEntries(new URLSearchParams(game)) });
  await page.goto(`/?seed=${seed}&pace=${pace}#/table?${wish}`);
  const table = tablePage(page);
  await table.settled();
  return table;
}

/** Time stands still in the pages opened from now on, until it is run (`page.clock.runFor`). */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Begins with these settings in place of the usual ones. */
export async function withSettings(page: Page, settings: Partial<Settings>): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('scoop.settings', text),
    JSON.stringify({ state: settings, version: 1 }),
  );
}

/** Collects what the page should never do: errors, warnings in the console, requests that leave the machine. */
export function watch(page: Page): { readonly troubles: string[] } {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.text().includes('blocked by Playwright')) return; // service workers, see playwright.config.ts
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && hostname !== '127.0.0.1')
      troubles.push(`request: ${request.url()}`);
  });
  return { troubles };
}
