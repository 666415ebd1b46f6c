import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import type { Decision } from '../bots/bot.ts';
import { parseCard } from '../cards/card.ts';
import { formatSave, type GameSetup, parseSave, type Save } from '../persistence/save.ts';
import type { Action } from '../rules/action.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Thinker } from '../worker/thinker.ts';
import { createGameStore, type GameStore } from './gameStore.ts';
import { USUAL_CHOICE } from './lobbyStore.ts';
import { makeSetup } from './setup.ts';

const SETUP = makeSetup({ ...USUAL_CHOICE, blinds: { small: 1, big: 2 }, seats: 4 }, '7');

/** A thinker whose bots do what `choose` says, and whose readings never come. */
const thinkerOf = (choose: (view: PlayerView) => Action | undefined): Thinker => ({
  decide: async ({ view }): Promise<Decision | undefined> => {
    const action = choose(view);
    return action && { action, reasons: [] };
  },
  read: async () => undefined,
  answered: () => 0,
  mishaps: () => [],
});

const passive = (view: PlayerView): Action => ({ type: must(view.legal, 'legal').callCost === 0 ? 'check' : 'call' });

interface Table {
  readonly game: ReturnType<typeof createGameStore>;
  readonly saves: Save[];
  readonly reports: string[];
}

function openTable(choose: (view: PlayerView) => Action | undefined = passive, setup: GameSetup = SETUP): Table {
  const table = emptyTable(choose);
  table.game.getState().start(setup);
  return table;
}

function emptyTable(choose: (view: PlayerView) => Action | undefined): Table {
  const saves: Save[] = [];
  const reports: string[] = [];
  const game = createGameStore({
    thinker: thinkerOf(choose),
    clock: { wait: () => Promise.resolve() },
    pace: () => 'instant',
    keep: (save) => saves.push(must(parsedCopy(save), 'a save that can be read')),
    report: (mishap) => reports.push(mishap),
  });
  game.getState().setOnScreen(true);
  return { game, saves, reports };
}

const parsedCopy = (save: Save): Save | undefined => {
  const parsed = parseSave(formatSave(save));
  return parsed.ok ? parsed.value : undefined;
};

/** Until I am to act or the hand is over. */
async function settled(game: GameStore): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    const { view, result } = game.getState();
    if (view?.legal !== undefined || result !== undefined) return;
    await Promise.resolve();
  }
  throw new Error('the hand does not go on');
}

/** Plays my part of the hand by checking and calling, to its result. */
async function playHand(game: GameStore): Promise<void> {
  for (await settled(game); game.getState().result === undefined; await settled(game)) {
    const view = must(game.getState().view, 'view');
    expect(game.getState().act(passive(view)).ok).toBe(true);
  }
}

test('hands follow one another, chips are carried over, the button moves', async () => {
  const { game } = openTable();
  const buttons: number[] = [];
  for (let hand = 1; hand <= 6; hand++) {
    await playHand(game);
    const { view, chairs, handNumber, result } = game.getState();
    expect(handNumber).toBe(hand);
    expect(must(view, 'view').players.reduce((sum, player) => sum + player.stack, 0)).toBe(800);
    expect(must(result, 'result').sums.reduce((sum, { net }) => sum + net, 0)).toBe(0);
    buttons.push(
      must(
        chairs.find((chair) => chair.hasButton),
        'button',
      ).seatNumber,
    );
    const before = must(view, 'view').players.map((player) => player.stack);
    game.getState().nextHand();
    const after = game
      .getState()
      .chairs.filter((chair) => chair.seat !== undefined)
      .map((chair) => chair.stack);
    expect(after.toSorted((a, b) => a - b)).toEqual(before.map((stack) => stack || 200).toSorted((a, b) => a - b));
  }
  expect(buttons).toEqual([1, 2, 3, 4, 1, 2]);
});

test('the same seed and the same decisions give the same game', async () => {
  const games = [openTable().game, openTable().game];
  for (const game of games) await playHand(game);
  const [one, other] = games.map((game) => game.getState().view);
  expect(one).toEqual(other);
});

test('R40: a game taken up from any of its saves goes on to the same end', async () => {
  const { game, saves } = openTable();
  await playHand(game);
  const ended = must(game.getState().view, 'view');
  expect(saves.length).toBeGreaterThan(10);
  for (const save of saves) {
    const again = emptyTable(passive).game;
    expect(again.restore(save)).toEqual({ ok: true, value: undefined });
    await playHand(again);
    expect(again.getState().view).toEqual(ended);
  }
});

test('R41: a save with a bot that there is not, or a rigged deck with a card twice, is refused whole: nothing of it is on', () => {
  const { saves } = openTable();
  const save = must(saves[0], 'a save');
  const card = must(parseCard('As'), 'card');
  for (const wrong of [{ bots: ['nobody', 'otto', 'wren'] }, { rigged: [card, card] }]) {
    const { game } = emptyTable(passive);
    expect(() => game.restore({ ...save, setup: { ...save.setup, ...wrong } })).toThrow();
    expect(game.getState()).toMatchObject({ setup: undefined, view: undefined, chairs: [] });
  }
});

test('R34: what I do when it is not my turn is refused and changes nothing', async () => {
  const { game, saves } = openTable();
  const kept = saves.length;
  expect(game.getState().act({ type: 'fold' })).toEqual({ ok: false, error: { code: 'notYourTurn' } });
  expect(saves).toHaveLength(kept);
  await settled(game);
});

test('an illegal size of mine is refused with the bounds', async () => {
  const { game } = openTable();
  await settled(game);
  const raise = must(game.getState().view?.legal?.raise, 'raise');
  expect(game.getState().act({ type: 'betOrRaise', to: raise.max + 1 })).toEqual({
    ok: false,
    error: { code: 'raiseOutOfBounds', ...raise },
  });
});

test('R39: a bot that answers nothing, or something illegal, checks or folds, and that is reported', async () => {
  const silent = openTable(() => undefined);
  await playHand(silent.game);
  expect(silent.reports[0]).toContain('no answer');
  const absurd = openTable(() => ({ type: 'betOrRaise', to: 1_000_000 }));
  await playHand(absurd.game);
  expect(absurd.reports[0]).toContain('raiseOutOfBounds');
});

test('RULES 8.4: when my stack is gone I am asked, and buy in for what I started with; broke bots do so by themselves', async () => {
  const shove = (view: PlayerView): Action => {
    const raise = view.legal?.raise;
    return raise ? { type: 'betOrRaise', to: raise.max } : passive(view);
  };
  const setup = makeSetup(
    { ...USUAL_CHOICE, betting: 'noLimit', blinds: { small: 1, big: 2 }, seats: 3, stacks: [10, 20, 30] },
    '1',
  );
  const { game } = openTable(shove, setup);
  let bustedOnce = false;
  for (let hand = 0; hand < 30; hand++) {
    await playHand(game);
    if (game.getState().busted) {
      bustedOnce = true;
      const { handNumber } = game.getState();
      game.getState().nextHand();
      expect(game.getState().handNumber).toBe(handNumber);
      game.getState().rebuy();
      expect(must(game.getState().chairs[0], 'my chair').stack).toBe(10);
    } else game.getState().nextHand();
    expect(game.getState().chairs.every((chair) => chair.stack > 0)).toBe(true);
  }
  expect(bustedOnce).toBe(true);
});

test('bots wait while the game is paused and while the table is not looked at', async () => {
  const { game } = openTable();
  game.getState().setOnScreen(false);
  for (let i = 0; i < 200; i++) await Promise.resolve();
  expect(game.getState().view?.events.some((event) => event.type === 'acted')).toBe(false);
  game.getState().setPaused(true);
  game.getState().setOnScreen(true);
  for (let i = 0; i < 200; i++) await Promise.resolve();
  expect(game.getState().view?.events.some((event) => event.type === 'acted')).toBe(false);
  game.getState().setPaused(false);
  await settled(game);
});

test('a rigged deck is dealt in the first hand', async () => {
  const setup = { ...SETUP, rigged: [51, 50, 49, 48].map((card) => card as GameSetup['rigged'][number]) };
  const { game } = openTable(passive, setup);
  await settled(game);
  const mine = must(game.getState().chairs[0]?.seat, 'seat');
  expect(must(game.getState().view?.players[mine]?.hole, 'hole')[0]).toBe([51, 50, 49, 48][mine]);
});
