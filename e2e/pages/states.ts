import { expect, type Locator, type Page } from '@playwright/test';
import type { Action } from '../../src/rules/action.ts';
import type { Chips } from '../../src/rules/config.ts';
import { keptHand, type Script } from './deals.ts';

/** A state of the page to be looked at: a kept game, where it is opened, and what is done then. */
export interface PageState {
  readonly name: string;
  /** The kept game for so many players; `undefined`: none is kept. */
  readonly save: (players: number) => string | undefined;
  readonly at?: '/' | '/table';
  readonly settings?: Readonly<Record<string, unknown>>;
  /** From the opened page to the state. */
  readonly reach?: (page: Page) => Promise<void>;
}

const ME = 1;
const call = (cost: Chips): Action => ({ type: cost === 0 ? 'check' : 'call' });
/** Everybody checks or calls until it is my turn with so many cards on the board. */
const untilMine =
  (boardCards: number): Script =>
  ({ seatNumber, hand, legal }) =>
    seatNumber === ME && hand.board.length === boardCards ? undefined : call(legal.callCost);
const toShowdown: Script = ({ legal }) => call(legal.callCost);
/** As much as the rules let one bet, all others in. */
const allIn: Script = ({ legal }) =>
  legal.raise === undefined ? call(legal.callCost) : { type: 'betOrRaise', to: legal.raise.max };

const STACKS = [14_050, 21_480, 9_740, 10_000, 8_350, 6_215, 8_620, 11_375];
const MILLIONS = [8_765_432, 7_654_321, 9_876_543, 8_123_456, 7_234_567, 9_345_678, 8_456_789, 7_567_890];
/** Each one short of the next: every call makes a side pot. */
const STAIRS = [9_000, 1_500, 3_000, 4_500, 6_000, 7_500, 9_000, 9_000];

const ready = async (page: Page): Promise<void> => {
  await expect(page.locator('.go .callb:enabled')).toBeVisible();
  await expect(page.locator('.reading')).not.toContainText('…');
};
const over = async (page: Page): Promise<void> => {
  await expect(page.locator('.nextb')).toBeVisible();
};
/** What is loaded late is shown after a pause, for which time must go on. */
const shownLate = async (page: Page, what: Locator): Promise<void> => {
  await expect(async () => {
    await page.clock.runFor(500);
    expect(await what.isVisible()).toBe(true);
  }).toPass({ timeout: 20_000 });
};

export const STATES: readonly PageState[] = [
  { name: 'lobby', save: () => undefined, at: '/' },
  { name: 'lobby with a notice', save: () => 'damaged', at: '/' },
  {
    name: 'lobby with a kept game and all options',
    at: '/',
    save: (players) => keptHand({ players, stacks: MILLIONS, blinds: [10_000, 20_000], script: untilMine(0) }),
    reach: async (page) => {
      await page.locator('.more summary').click();
    },
  },
  {
    name: 'my turn before the flop',
    save: (players) => keptHand({ players, stacks: STACKS, holes: { 1: 'As2s3dKh' }, script: untilMine(0) }),
    reach: ready,
  },
  {
    name: 'my turn on the river, counterfeited',
    save: (players) =>
      keptHand({
        players,
        stacks: STACKS,
        holes: { 1: 'As2sKdKh' },
        board: '7c4d8h2dKc',
        script: untilMine(5),
      }),
    reach: ready,
  },
  {
    name: 'facing bets in seven figures from all',
    save: (players) =>
      keptHand({
        players,
        betting: 'noLimit',
        blinds: [5_000, 10_000],
        stacks: MILLIONS,
        holes: { 1: 'QsQdJcJh' },
        board: 'QhQc8s',
        script: ({ seatNumber, hand, legal }) => {
          if (hand.board.length === 0) return call(legal.callCost);
          if (seatNumber === ME && hand.players[legal.seat]?.actedAt !== undefined) return undefined;
          if (seatNumber === ME) return { type: 'betOrRaise', to: 123_456 };
          if (seatNumber === 2 && legal.raise !== undefined && legal.callCost === 123_456)
            return { type: 'betOrRaise', to: 1_234_567 };
          return call(legal.callCost);
        },
      }),
    reach: ready,
  },
  {
    name: 'many side pots, all to be called',
    save: (players) =>
      keptHand({
        players,
        betting: 'noLimit',
        stacks: [9_000, 9_000, 1_500, 3_000, 4_500, 6_000, 8_000, 8_500],
        board: '7c4d8h2d',
        script: ({ seatNumber, hand, legal }) => {
          if (seatNumber === ME && hand.board.length === 4) return undefined;
          if (hand.board.length < 4 && hand.players[legal.seat]?.stack && [3, 4, 5].includes(seatNumber))
            return allIn({ seatNumber, hand, legal });
          return call(legal.callCost);
        },
      }),
    reach: ready,
  },
  {
    name: 'fixed limit',
    save: (players) =>
      keptHand({ players, betting: 'fixedLimit', stacks: STACKS, board: '7c4d8h', script: untilMine(3) }),
    reach: ready,
  },
  {
    name: 'others act while I wait',
    save: (players) =>
      keptHand({
        players,
        stacks: STACKS,
        holes: { 1: 'As2s3dKh' },
        script: ({ seatNumber, legal }) =>
          seatNumber === ME || legal.callCost === 0 || players === 2 ? call(legal.callCost) : undefined,
      }),
    reach: async (page) => {
      await expect(page.locator('.hero .card').first()).toBeVisible();
    },
  },
  {
    name: 'the amount being chosen',
    save: (players) =>
      keptHand({ players, betting: 'noLimit', blinds: [5_000, 10_000], stacks: MILLIONS, script: untilMine(0) }),
    reach: async (page) => {
      await ready(page);
      await page.locator('.actions').evaluate((form) => {
        form.classList.add('open');
      });
    },
  },
  {
    name: 'hands turned up while the board runs out',
    settings: { pace: 'slow' },
    save: (players) =>
      keptHand({
        players,
        betting: 'noLimit',
        stacks: [9_000, 9_000, 3_000],
        board: '7c4d8h2dKc',
        script: ({ seatNumber, hand, legal }) =>
          hand.board.length === 0
            ? call(legal.callCost)
            : seatNumber === ME && hand.players[legal.seat]?.actedAt !== undefined
              ? undefined
              : seatNumber === ME
                ? { type: 'check' }
                : allIn({ seatNumber, hand, legal }),
      }),
    reach: async (page) => {
      await ready(page);
      // all my chips at one press are asked about (R28), and a press counts only once the buttons have stood still (R30)
      for (const _press of ['call', 'yes']) {
        await page.clock.runFor(2000);
        await page.locator('.go .callb').first().click();
      }
      for (let moves = 0; moves < 60 && (await page.locator('.board .on').count()) < 4; moves++)
        await page.clock.runFor(500);
      await expect(page.locator('.open')).not.toHaveCount(0);
    },
  },
  {
    name: 'everybody folded to me',
    save: (players) =>
      keptHand({
        players,
        stacks: STACKS,
        script: ({ seatNumber, legal }) =>
          seatNumber === ME && legal.raise !== undefined
            ? { type: 'betOrRaise', to: legal.raise.max }
            : legal.callCost > 0
              ? { type: 'fold' }
              : call(legal.callCost),
      }),
    reach: over,
  },
  {
    name: 'showdown: quartered in the low',
    save: (players) =>
      keptHand({
        players,
        stacks: STACKS,
        holes: { 1: 'As5s4d3h', 2: '7c4c3sQh' },
        board: 'Ad8h5c6sKd',
        script: toShowdown,
      }),
    reach: over,
  },
  {
    name: 'showdown: side pots in seven figures',
    save: (players) =>
      keptHand({
        players,
        betting: 'noLimit',
        blinds: [5_000, 10_000],
        stacks: MILLIONS,
        holes: { 1: 'AsKs2d3h', 2: 'QcQs4d5h' },
        board: 'QdKh7c6s2s',
        script: allIn,
      }),
    reach: over,
  },
  {
    name: 'showdown: no low, my stack is gone',
    save: (players) =>
      keptHand({
        players,
        betting: 'noLimit',
        stacks: STAIRS.with(0, 1_400),
        holes: { 1: '2s3s4d5h', 2: 'AcAs4c5d' },
        board: 'AdKhQcJs9s',
        script: allIn,
      }),
    reach: over,
  },
  {
    name: 'the log',
    save: (players) =>
      keptHand({ players, stacks: MILLIONS, blinds: [5_000, 10_000], board: '7c4d8h2dKc', script: untilMine(5) }),
    reach: async (page) => {
      await ready(page);
      await page.setViewportSize({ width: 390, height: 844 }); // where it has a button
      await page.locator('.logbtn').click();
      await shownLate(page, page.getByRole('dialog'));
    },
  },
  {
    name: 'settings',
    save: (players) => keptHand({ players, stacks: STACKS, script: untilMine(0) }),
    reach: async (page) => {
      await ready(page);
      await page.locator('.tools button').last().click();
      await shownLate(page, page.getByRole('dialog'));
    },
  },
];

/** Opens a state; time stands still in it, so that nothing goes on while it is looked at. */
export async function openState(
  page: Page,
  state: PageState,
  players: number,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const save = state.save(players);
  const kept = { pace: 'instant', ...state.settings, ...settings };
  await page.addInitScript(
    ([game, chosen]) => {
      localStorage.clear();
      if (game !== null) localStorage.setItem('scoop.game', game);
      localStorage.setItem('scoop.settings', JSON.stringify({ state: chosen, version: 1 }));
    },
    [save ?? null, kept] as const,
  );
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`/#${state.at ?? '/table'}`);
  await shownLate(page, page.locator(state.at === '/' ? '.lobby .start' : 'main.room'));
  await state.reach?.(page);
}
