import { createStore, type StoreApi } from 'zustand/vanilla';
import { must } from '../base/assert.ts';
import { ok, type Result, refuse } from '../base/result.ts';
import type { GameSetup, Save } from '../persistence/save.ts';
import type { Action, IllegalAction, LegalActions } from '../rules/action.ts';
import { apply } from '../rules/apply.ts';
import { legalActions } from '../rules/betting.ts';
import type { Seat } from '../rules/config.ts';
import type { HandEvent } from '../rules/event.ts';
import { openTable, rebuy, type TableState } from '../rules/table.ts';
import { blankView, decideIn, type PlayerView, see, seenBy, viewFor } from '../rules/view.ts';
import type { Thinker } from '../worker/thinker.ts';
import { askBot, leastAction } from './botTurn.ts';
import { HERO_SEAT } from './chairs.ts';
import type { Clock } from './clock.ts';
import type { GameActions, GameState } from './gameState.ts';
import { isOneMove, PACE_FACTORS, timeAfter } from './pace.ts';
import {
  advance,
  dealHand,
  isUnseen,
  type Playing,
  replay,
  saveOf,
  settledTable,
  shownInstead,
  untilMyMuck,
} from './playing.ts';
import { actionOf, isSameBox, type PreAction, preActionsOf, stillFitting } from './preAction.ts';
import { readShown, resultOf } from './result.ts';
import type { Settings } from './settings.ts';
import { makeGate, makeWait } from './waiting.ts';

export type GameStore = StoreApi<GameState & GameActions>;

interface GameNeeds {
  readonly thinker: Thinker;
  readonly clock: Clock;
  /** What the player wants just now: asked again whenever it counts. */
  readonly settings: () => PlaySettings;
  /** Keeps the game as it stands, after every decision. */
  readonly keep: (save: Save) => void;
  /** Told when a bot's answer had to be replaced (R39). */
  readonly report: (mishap: string) => void;
}

/** The settings that change how a hand is played and shown. */
type PlaySettings = Pick<Settings, 'pace' | 'autoMuck' | 'freeFold' | 'resultSeconds' | 'actionSeconds'>;

/** Whether a run is still the one that plays. */
type IsCurrent = () => boolean;

/** So many times running my clock has to run out before I am taken to be away (RULES 8.3). */
const EXPIRIES_TO_AWAY = 2;

/** Plays hands one after another: deals, asks the bots, shows events at the pace that is set, and keeps the game. */
export function createGameStore(
  needs: GameNeeds,
): GameStore & { restore(save: Save): Result<undefined, IllegalAction> } {
  const { thinker, clock, settings, keep, report } = needs;
  let playing: Playing | undefined;
  /** Counts the runs begun: an earlier one that wakes up later stops. */
  let runs = 0;
  let onScreen = false;
  /** Whether the move on the screen has been cut short. */
  let hurried = false;
  let showsBeaten = false;
  let expiries = 0;
  const moves = makeWait(clock);
  const thinking = makeWait(clock);
  /** Bots and clocks stand still while the game is paused, and while the table is not looked at. */
  const going = makeGate(() => !store.getState().paused && onScreen);
  const answered = makeGate(() => !store.getState().asksToShow);

  const store = createStore<GameState & GameActions>()(() => ({
    setup: undefined,
    handNumber: 0,
    chairs: [],
    view: undefined,
    paused: false,
    away: false,
    hurries: 0,
    isStill: true,
    ...NOTHING_YET,
    start,
    act,
    setPreAction,
    hurry,
    skip,
    showOrMuck,
    showMine,
    comeBack,
    nextHand: goOn,
    rebuy: buyAgain,
    setPaused,
    setOnScreen,
  }));
  return { ...store, restore };

  function start(setup: GameSetup): void {
    store.setState({ paused: false });
    comeBack();
    deal(setup, openTable(setup.table));
    void run();
  }

  /** Takes up a kept game where it was; refused when the kept actions are not those of its hand. */
  function restore(save: Save): Result<undefined, IllegalAction> {
    const replayed = replay(save);
    if (!replayed.ok) return replayed;
    const game = replayed.value;
    playing = game;
    store.setState({ paused: false });
    const view = viewFor(game.hand, game.hero);
    show(game, view);
    void read(game, view);
    void run();
    return ok(undefined);
  }

  function deal(setup: GameSetup, table: TableState): void {
    const config = { ...setup.table, freeFold: settings().freeFold };
    playing = dealHand({ ...setup, table: config }, { ...table, config });
    keep(saveOf(playing));
    show(playing, blankView(playing.hand.config, playing.hero));
  }

  /** A fresh picture of a hand: nothing of the one before is left. */
  function show({ setup, table, chairs }: Playing, view: PlayerView): void {
    store.setState({ setup, handNumber: table.handNumber, chairs, view, ...NOTHING_YET });
    answered.tell();
  }

  function act(action: Action): Result<undefined, IllegalAction | { readonly code: 'notYourTurn' }> {
    const { view } = store.getState();
    if (playing === undefined || view?.legal === undefined) return refuse({ code: 'notYourTurn' });
    const played = play(playing, action);
    if (!played.ok) return played;
    comeBack();
    void run();
    return ok(undefined);
  }

  /** Plays an action of whoever is to act, and keeps the game. */
  function play(game: Playing, action: Action): Result<undefined, IllegalAction> {
    const result = apply(game.hand, action);
    if (!result.ok) return result;
    advance(game, action, result.value);
    keep(saveOf(game));
    return ok(undefined);
  }

  /** Shows what has happened, lets the bots act, and stops where I am to act or the hand is over. */
  async function run(): Promise<void> {
    const game = must(playing, 'a hand');
    runs += 1;
    const mine = runs;
    const isCurrent: IsCurrent = () => mine === runs;
    store.setState({ secondsLeft: undefined });
    while (await showUnseen(game, isCurrent)) {
      const legal = legalActions(game.hand);
      const view = decideIn(must(store.getState().view, 'view'), game.hand);
      const own = legal?.seat === game.hero ? ownAction(legal) : undefined;
      // a turn that is decided already is not shown as one, nor is any of those that are skipped
      if (own === undefined && !isUnseen(game))
        store.setState({ view, preAction: stillFitting(store.getState().preAction, view) });
      if (legal === undefined) return finish(game, view, isCurrent);
      if (legal.seat === game.hero && own === undefined) return watchClock(game, isCurrent);
      const action = own ?? (await botAction(game, legal.seat, isCurrent));
      if (action === undefined) return;
      const played = play(game, action);
      if (!played.ok) throw new Error(`a checked action was refused: ${played.error.code}`);
    }
  }

  /** What is done at my turn without asking me: what I decided before it, or the least when I am away. */
  function ownAction(legal: LegalActions): Action | undefined {
    const { preAction, away } = store.getState();
    store.setState({ preAction: undefined });
    if (away) return leastAction(legal);
    return preAction && actionOf(preAction, legal);
  }

  /** Shows what has happened, all at once or one event after another; whether this is still the hand that is played. */
  async function showUnseen(game: Playing, isCurrent: IsCurrent): Promise<boolean> {
    let last: HandEvent | undefined;
    while (game.unseen.length > 0 && isCurrent() && !isUnseen(game)) {
      const open = asks() ? shownInstead(game) : undefined;
      if (open !== undefined && (await wantsToShow())) game.unseen[0] = open;
      if (!isCurrent()) break;
      const isAtOnce = settings().pace === 'instant' || game.skipped;
      const events = game.unseen.splice(0, isAtOnce ? (asks() ? untilMyMuck(game) : game.unseen.length) : 1);
      const event = must(events[0], 'event');
      const { view: shown, preAction } = store.getState();
      const before = must(shown, 'view');
      const view = events.map((one) => seenBy(one, game.hero)).reduce(see, before);
      const isNewStreet = view.street !== before.street;
      hurried &&= last !== undefined && isOneMove(last, event);
      const isStill = isAtOnce || hurried;
      store.setState({ view, isStill, preAction: isNewStreet ? undefined : stillFitting(preAction, view) });
      if (view.board !== before.board || (isStill && holeIn(view) !== holeIn(before))) void read(game, view);
      const time = isStill ? 0 : timeAfter(view, event, game.unseen[0]) * PACE_FACTORS[settings().pace];
      if (time > 0) await moves.for(time);
      // nobody is told what he holds before he has seen it
      if (time > 0 && event.type === 'holeDealt') void read(game, view);
      last = event;
    }
    return isCurrent();
  }

  /** Asks me whether to show a hand that is beaten (RULES 6.7): who wins does not change. */
  async function wantsToShow(): Promise<boolean> {
    showsBeaten = false;
    store.setState({ asksToShow: true });
    await answered.passed();
    return showsBeaten;
  }

  function asks(): boolean {
    return !settings().autoMuck && !store.getState().away;
  }

  /** What the bot does, after the time it seems to think. */
  async function botAction(game: Playing, seat: Seat, isCurrent: IsCurrent): Promise<Action | undefined> {
    const bot = await askBot(thinker, game, seat);
    await thinking.for(game.skipped ? 0 : bot.thinkingTime(settings().pace));
    await going.passed();
    if (!isCurrent()) return undefined;
    if (bot.mishap !== undefined) report(bot.mishap);
    return bot.action;
  }

  async function read(game: Playing, view: PlayerView): Promise<void> {
    const hole = holeIn(view);
    if (hole === undefined) return;
    const readings = await thinker.read({
      type: 'read',
      variant: view.config.variant,
      holes: [hole],
      board: view.board,
    });
    const isSameBoard = store.getState().view?.board === view.board;
    if (readings !== undefined && playing === game && isSameBoard) store.setState({ reading: readings[0] });
  }

  async function finish(game: Playing, view: PlayerView, isCurrent: IsCurrent): Promise<void> {
    const busted = settledTable(game).stacks[HERO_SEAT - 1] === 0;
    const shown = await readShown(thinker, view);
    if (!isCurrent()) return;
    store.setState({ result: resultOf(view), shown, busted });
    const seconds = settings().resultSeconds;
    const isWanted = () => !busted && !store.getState().away && settings().resultSeconds > 0;
    const isDue = await countDown(seconds, isCurrent, isWanted, (nextIn) => store.setState({ nextIn }));
    if (isDue) goOn();
  }

  /** Lets my clock run, when there is one: at its end I check or fold (RULES 8.3). */
  async function watchClock(game: Playing, isCurrent: IsCurrent): Promise<void> {
    const seconds = settings().actionSeconds;
    const isWanted = () => settings().actionSeconds > 0;
    const isDue = await countDown(seconds, isCurrent, isWanted, (secondsLeft) => store.setState({ secondsLeft }));
    if (!isDue) return;
    expiries += 1;
    store.setState({ away: expiries >= EXPIRIES_TO_AWAY });
    play(game, leastAction(must(legalActions(game.hand), 'my decision')));
    void run();
  }

  /** Tells every second how many are left, as long as they are wanted; whether they ran out. */
  async function countDown(
    seconds: number,
    isCurrent: IsCurrent,
    isWanted: () => boolean,
    tell: (left: number | undefined) => void,
  ): Promise<boolean> {
    for (let left = seconds; left > 0 && isCurrent() && isWanted(); left--) {
      tell(left);
      await clock.wait(1000);
      await going.passed();
    }
    if (!isCurrent()) return false;
    if (!isWanted()) tell(undefined);
    return isWanted();
  }

  function setPreAction(box: PreAction | undefined): void {
    const { view } = store.getState();
    const fits = view !== undefined && (box === undefined || preActionsOf(view).some((one) => isSameBox(one, box)));
    if (fits) store.setState({ preAction: box });
  }

  function hurry(): void {
    hurried = true;
    store.setState({ hurries: store.getState().hurries + 1 });
    moves.end();
  }

  function skip(): void {
    const { view } = store.getState();
    if (playing === undefined || view === undefined) return;
    const isOut = view.players[view.hero]?.folded === true || legalActions(playing.hand) === undefined;
    if (!isOut || view.complete) return;
    playing.skipped = true;
    setPaused(false);
    hurry();
    thinking.end();
  }

  function showOrMuck(shows: boolean): void {
    showsBeaten = shows;
    store.setState({ asksToShow: false });
    answered.tell();
  }

  function showMine(): void {
    const { result, view } = store.getState();
    const won = view !== undefined && (view.players[view.hero]?.won ?? 0) > 0;
    if (result?.uncontested === true && won) store.setState({ showedMine: true });
  }

  function comeBack(): void {
    expiries = 0;
    store.setState({ away: false });
  }

  function goOn(): void {
    const { result, busted } = store.getState();
    if (playing === undefined || result === undefined || busted) return;
    comeBack();
    next(playing, settledTable(playing));
  }

  function buyAgain(): void {
    if (playing === undefined || !store.getState().busted) return;
    next(playing, rebuy(settledTable(playing), HERO_SEAT));
  }

  /** Deals the next hand; broke bots buy in again by themselves (RULES 8.4). */
  function next({ setup }: Playing, table: TableState): void {
    const broke = table.stacks.flatMap((stack, i) => (stack === 0 ? [i + 1] : []));
    deal(setup, broke.reduce(rebuy, table));
    void run();
  }

  function setPaused(paused: boolean): void {
    store.setState({ paused });
    going.tell();
  }

  function setOnScreen(isOnScreen: boolean): void {
    onScreen = isOnScreen;
    going.tell();
  }
}

/** What belongs to one hand, before anything of it has been seen. */
const NOTHING_YET = {
  reading: undefined,
  shown: [],
  result: undefined,
  preAction: undefined,
  asksToShow: false,
  showedMine: false,
  secondsLeft: undefined,
  nextIn: undefined,
  busted: false,
} as const satisfies Partial<GameState>;

/** My cards, once they are dealt. */
const holeIn = (view: PlayerView) => view.players[view.hero]?.hole;
