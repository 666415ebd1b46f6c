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
  /** How long was waited in all, in milliseconds. */
  readonly waited: () => number;
}

type PlaySettings = ReturnType<Parameters<typeof createGameStore>[0]['settings']>;

const INSTANT: PlaySettings = {
  pace: 'instant',
  autoMuck: true,
  freeFold: false,
  resultSeconds: 0,
  actionSeconds: 0,
};

function openTable(
  choose: (view: PlayerView) => Action | undefined = passive,
  setup: GameSetup = SETUP,
  settings: Partial<PlaySettings> = {},
): Table {
  const table = emptyTable(choose, settings);
  table.game.getState().start(setup);
  return table;
}

function emptyTable(choose: (view: PlayerView) => Action | undefined, settings: Partial<PlaySettings> = {}): Table {
  let waited = 0;
  const saves: Save[] = [];
  const reports: string[] = [];
  const game = createGameStore({
    thinker: thinkerOf(choose),
    clock: {
      wait: (ms) => {
        waited += ms;
        return Promise.resolve();
      },
    },
    settings: () => ({ ...INSTANT, ...settings }),
    keep: (save) => saves.push(must(parsedCopy(save), 'a save that can be read')),
    report: (mishap) => reports.push(mishap),
  });
  game.getState().setOnScreen(true);
  return { game, saves, reports, waited: () => waited };
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

/** Until something holds. */
async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 5000 && !holds(); i++) await Promise.resolve();
  expect(holds()).toBe(true);
}

const folds = (view: PlayerView): Action => ({ type: must(view.legal, 'legal').callCost === 0 ? 'check' : 'fold' });
const acts = (game: GameStore) =>
  must(game.getState().view, 'view').events.flatMap((event) =>
    event.type === 'acted' && event.seat === game.getState().view?.hero ? [event.move] : [],
  );

test('RULES 8.2: what I decided before my turn is done at it, and only once', async () => {
  const { game } = openTable(passive, SETUP, { pace: 'normal' });
  await until(() => (game.getState().view?.players[game.getState().view?.hero ?? 0]?.hole ?? []).length > 0);
  game.getState().setPreAction({ type: 'callAny' });
  expect(game.getState().preAction).toEqual({ type: 'callAny' });
  await until(() => acts(game).length === 1);
  expect(acts(game)).toEqual(['call']);
  expect(game.getState().preAction).toBeUndefined();
  await settled(game);
  expect(acts(game)).toHaveLength(1);
});

test('RULES 8.2: a call for one price is cleared by another, and a check by any wager', async () => {
  const raises = (view: PlayerView): Action => {
    const legal = must(view.legal, 'legal');
    return legal.raise === undefined ? passive(view) : { type: 'betOrRaise', to: legal.raise.min };
  };
  const { game } = openTable(raises, { ...SETUP, seed: '8' }, { pace: 'normal' });
  await until(() => (game.getState().view?.players[game.getState().view?.hero ?? 0]?.hole ?? []).length > 0);
  game.getState().setPreAction({ type: 'check' });
  expect(game.getState().preAction).toBeUndefined(); // there is a blind to call
  game.getState().setPreAction({ type: 'call', amount: 2 });
  expect(game.getState().preAction).toEqual({ type: 'call', amount: 2 });
  await settled(game);
  expect(game.getState().preAction).toBeUndefined();
  expect(acts(game)).toEqual([]);
});

test('R37: once I have folded the rest of the hand needs no more time; before that it cannot be skipped', async () => {
  const { game, waited } = openTable(passive, SETUP, { pace: 'slow' });
  await settled(game);
  game.getState().skip();
  expect(game.getState().view?.complete).toBe(false);
  game.getState().act({ type: 'fold' });
  const before = waited();
  game.getState().skip();
  await until(() => game.getState().result !== undefined);
  expect(waited()).toBe(before);
});

test('DESIGN 3: a hurry ends the move that is on the screen, and no other', async () => {
  const slow: (() => void)[] = [];
  const game = createGameStore({
    thinker: thinkerOf(passive),
    clock: { wait: () => new Promise((resolve) => slow.push(resolve)) },
    settings: () => ({ ...INSTANT, pace: 'normal' }),
    keep: () => undefined,
    report: () => undefined,
  });
  game.getState().setOnScreen(true);
  game.getState().start(SETUP);
  await until(() => slow.length === 1);
  game.getState().hurry();
  // the whole deal is one move
  await until(() => game.getState().view?.events.filter((event) => event.type === 'holeDealt').length === 4);
  expect(game.getState().hurries).toBe(1);
  for (let i = 0; i < 50; i++) await Promise.resolve();
  expect(game.getState().view?.events.some((event) => event.type === 'acted')).toBe(false);
});

test('RULES 6.7: without auto-muck I am asked whether to show a beaten hand, and who wins is the same', async () => {
  let asked = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const setup = { ...SETUP, seed: String(seed) };
    const results = [true, false].map(async (shows) => {
      const { game } = openTable(passive, setup, { autoMuck: false });
      for (;;) {
        await until(() => {
          const { view, result, asksToShow } = game.getState();
          return view?.legal !== undefined || result !== undefined || asksToShow;
        });
        const { view, result, asksToShow } = game.getState();
        if (result !== undefined) break;
        if (asksToShow) {
          asked += 1;
          game.getState().showOrMuck(shows);
        } else game.getState().act(passive(must(view, 'view')));
      }
      const { view, result } = game.getState();
      const mine = must(view, 'view').events.findLast(
        (event) => (event.type === 'handShown' || event.type === 'handMucked') && event.seat === view?.hero,
      );
      return { mine: mine?.type, pots: must(result, 'result').pots };
    });
    const [shown, mucked] = await Promise.all(results);
    expect(shown?.pots).toEqual(mucked?.pots);
    expect(shown?.mine).toBe('handShown');
  }
  expect(asked).toBeGreaterThan(4);
});

test('RULES 6.9: who wins without a showdown may show', async () => {
  const { game } = openTable(folds);
  await settled(game);
  while (game.getState().result === undefined) {
    const raise = game.getState().view?.legal?.raise;
    game.getState().act(raise ? { type: 'betOrRaise', to: raise.max } : { type: 'check' });
    await settled(game);
  }
  expect(game.getState().result?.uncontested).toBe(true);
  game.getState().showMine();
  expect(game.getState().showedMine).toBe(true);
  game.getState().nextHand();
  expect(game.getState().showedMine).toBe(false);
});

test('RULES 8.3: when my clock runs out I check or fold; after two times running I am away, and no hand is dealt', async () => {
  const { game } = openTable(passive, SETUP, { actionSeconds: 15, resultSeconds: 3 });
  await until(() => game.getState().away);
  await until(() => game.getState().result !== undefined);
  const { handNumber } = game.getState();
  expect(acts(game).every((move) => move === 'check' || move === 'fold')).toBe(true);
  for (let i = 0; i < 500; i++) await Promise.resolve();
  expect(game.getState().handNumber).toBe(handNumber);
  game.getState().nextHand();
  expect(game.getState()).toMatchObject({ away: false, handNumber: handNumber + 1 });
});

test('R38: the next hand is dealt after the time that is set, told second by second', async () => {
  const { game } = openTable(passive, SETUP, { resultSeconds: 3 });
  const told: (number | undefined)[] = [];
  game.subscribe((state, before) => {
    if (state.nextIn !== before.nextIn) told.push(state.nextIn);
  });
  await settled(game);
  while (game.getState().result === undefined) {
    game.getState().act(passive(must(game.getState().view, 'view')));
    await settled(game);
  }
  await until(() => game.getState().handNumber === 2);
  expect(told.slice(0, 4)).toEqual([3, 2, 1, undefined]);
});

test('R22: folding where a check is free is legal only when it is asked for', async () => {
  for (const freeFold of [false, true]) {
    const { game, saves } = openTable(passive, SETUP, { freeFold });
    await settled(game);
    while (must(game.getState().view?.legal, 'legal').callCost > 0) {
      game.getState().act({ type: 'call' });
      await settled(game);
    }
    expect(game.getState().view?.legal?.canFold).toBe(freeFold);
    expect(must(saves.at(-1), 'save').setup.table.freeFold).toBe(freeFold);
  }
});
