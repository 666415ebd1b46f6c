import { createStore, type StoreApi } from 'zustand/vanilla';
import { must } from '../base/assert.ts';
import { ok, type Result, refuse } from '../base/result.ts';
import { deriveSeed, makeRng } from '../base/rng.ts';
import type { Decision } from '../bots/bot.ts';
import { shuffledDeck } from '../cards/shuffle.ts';
import type { GameSetup, Save } from '../persistence/save.ts';
import type { Action, IllegalAction } from '../rules/action.ts';
import { apply, type Step, startHand } from '../rules/apply.ts';
import { legalActions } from '../rules/betting.ts';
import { type Seat, seatAt } from '../rules/config.ts';
import type { HandEvent } from '../rules/event.ts';
import type { HandState } from '../rules/state.ts';
import { nextHand, openTable, rebuy, type SeatNumber, settle, type TableState } from '../rules/table.ts';
import { blankView, decideIn, type PlayerView, see, seenBy, viewFor } from '../rules/view.ts';
import type { Thinker } from '../worker/thinker.ts';
import { chairsOf, HERO_SEAT } from './chairs.ts';
import type { Clock } from './clock.ts';
import type { Chair, GameActions, GameState } from './gameState.ts';
import { PACE_FACTORS, thinkingTime, timeAfter } from './pace.ts';
import { resultOf, shownSeats } from './result.ts';
import type { Pace } from './settings.ts';

export type GameStore = StoreApi<GameState & GameActions>;

interface GameNeeds {
  readonly thinker: Thinker;
  readonly clock: Clock;
  readonly pace: () => Pace;
  /** Keeps the game as it stands, after every decision. */
  readonly keep: (save: Save) => void;
  /** Told when a bot's answer had to be replaced (R39). */
  readonly report: (mishap: string) => void;
}

/** One hand being played: the whole truth, which stays in here. */
interface Playing {
  readonly setup: GameSetup;
  /** The table before this hand's button moved: what is kept, so that the hand can be dealt again. */
  readonly before: TableState;
  readonly table: TableState;
  readonly seatNumbers: readonly SeatNumber[];
  readonly chairs: readonly Chair[];
  readonly hero: Seat;
  hand: HandState;
  readonly actions: Action[];
  /** What has happened but is not on the screen yet. */
  readonly unseen: HandEvent[];
}

/** Plays hands one after another: deals, asks the bots, shows events at the pace that is set, and keeps the game. */
export function createGameStore(
  needs: GameNeeds,
): GameStore & { restore(save: Save): Result<undefined, IllegalAction> } {
  const { thinker, clock, pace, keep, report } = needs;
  let playing: Playing | undefined;
  /** Counts the runs begun: an earlier one that wakes up later stops. */
  let runs = 0;
  let resume: () => void = () => {};
  let onScreen = false;

  const store = createStore<GameState & GameActions>()(() => ({
    setup: undefined,
    handNumber: 0,
    chairs: [],
    view: undefined,
    reading: undefined,
    shown: [],
    result: undefined,
    paused: false,
    busted: false,
    start,
    act,
    nextHand: goOn,
    rebuy: buyAgain,
    setPaused,
    setOnScreen,
  }));
  return { ...store, restore };

  function start(setup: GameSetup): void {
    store.setState({ setup, paused: false });
    deal(setup, openTable(setup.table));
    void run();
  }

  /** Takes up a kept game where it was; refused when the kept actions are not those of its hand. */
  function restore(save: Save): Result<undefined, IllegalAction> {
    const { setup } = save;
    const game = seat(setup, { ...save.table, config: setup.table });
    for (const action of save.actions) {
      const result = apply(game.hand, action);
      if (!result.ok) return result;
      advance(game, action, result.value);
    }
    game.unseen.length = 0;
    playing = game;
    store.setState({ setup, paused: false });
    const view = viewFor(game.hand, game.hero);
    show(game, view);
    void read(game, view);
    void run();
    return ok(undefined);
  }

  function deal(setup: GameSetup, table: TableState): void {
    playing = seat(setup, table);
    save(playing);
    show(playing, blankView(playing.hand.config, playing.hero));
  }

  /** The next hand of a table, dealt up to the first decision; nothing of it is shown yet. */
  function seat(setup: GameSetup, before: TableState): Playing {
    const next = must(nextHand(before), 'two players with chips');
    const { handNumber } = next.table;
    const rng = makeRng(deriveSeed(setup.seed, 'deck', handNumber));
    const step = startHand(next.config, shuffledDeck(rng, handNumber === 1 ? setup.rigged : []));
    const heroAt = next.seatNumbers.indexOf(HERO_SEAT);
    return {
      setup,
      before,
      table: next.table,
      seatNumbers: next.seatNumbers,
      chairs: chairsOf(setup, next.table, next.seatNumbers),
      hero: seatAt(must(heroAt < 0 ? undefined : heroAt, 'my seat')),
      hand: step.state,
      actions: [],
      unseen: [...step.events],
    };
  }

  /** A fresh picture of a hand: nothing of the one before is left. */
  function show(game: Playing, view: PlayerView): void {
    store.setState({
      handNumber: game.table.handNumber,
      chairs: game.chairs,
      view,
      reading: undefined,
      shown: [],
      result: undefined,
      busted: false,
    });
  }

  function act(action: Action): Result<undefined, IllegalAction | { readonly code: 'notYourTurn' }> {
    const { view } = store.getState();
    if (playing === undefined || view?.legal === undefined) return refuse({ code: 'notYourTurn' });
    const result = apply(playing.hand, action);
    if (!result.ok) return result;
    advance(playing, action, result.value);
    save(playing);
    void run();
    return ok(undefined);
  }

  function advance(game: Playing, action: Action, step: Step): void {
    game.hand = step.state;
    game.actions.push(action);
    game.unseen.push(...step.events);
  }

  function save({ setup, before, actions }: Playing): void {
    const { config: _, ...table } = before;
    keep({ setup, table, actions });
  }

  /** Shows what has happened, lets the bots act, and stops where I am to act or the hand is over. */
  async function run(): Promise<void> {
    const game = must(playing, 'a hand');
    runs += 1;
    const mine = runs;
    const isCurrent = () => mine === runs;
    while (await showUnseen(game, isCurrent)) {
      const legal = legalActions(game.hand);
      const view = decideIn(must(store.getState().view, 'view'), game.hand);
      store.setState({ view });
      if (legal === undefined) return finish(game, view);
      if (legal.seat === game.hero) return;
      const action = await botAction(game, legal.seat, isCurrent);
      if (action === undefined) return;
      const result = apply(game.hand, action);
      if (!result.ok) throw new Error(`a checked action was refused: ${result.error.code}`);
      advance(game, action, result.value);
      save(game);
    }
  }

  /** Shows what has happened, all at once or one event after another; whether this is still the hand that is played. */
  async function showUnseen(game: Playing, isCurrent: () => boolean): Promise<boolean> {
    while (game.unseen.length > 0 && isCurrent()) {
      const isAtOnce = pace() === 'instant';
      const events = game.unseen.splice(0, isAtOnce ? game.unseen.length : 1);
      const before = must(store.getState().view, 'view');
      const view = events.map((event) => seenBy(event, game.hero)).reduce(see, before);
      store.setState({ view });
      if (view.board !== before.board || holeIn(view) !== holeIn(before)) void read(game, view);
      if (!isAtOnce) await clock.wait(timeAfter(view, must(events[0], 'event')) * PACE_FACTORS[pace()]);
    }
    return isCurrent();
  }

  /** What the bot does, after the time it seems to think; check or fold in place of an illegal or missing answer (R39). */
  async function botAction(game: Playing, seat: Seat, isCurrent: () => boolean): Promise<Action | undefined> {
    const { setup, hand, table, actions } = game;
    const seatNumber = must(game.seatNumbers[seat], 'chair');
    const character = must(setup.bots[seatNumber - 2], 'bot');
    const seed = deriveSeed(setup.seed, 'bot', seatNumber, table.handNumber, actions.length);
    const decision = await thinker.decide({ type: 'decide', character, view: viewFor(hand, seat), seed });
    await clock.wait(decision === undefined ? 0 : thinkingTime(decision, pace(), makeRng(deriveSeed(seed, 'time'))));
    await unpaused();
    return isCurrent() ? checkedAction(hand, decision, character) : undefined;
  }

  function checkedAction(hand: HandState, decision: Decision | undefined, character: string): Action {
    const legal = must(legalActions(hand), 'a decision');
    if (decision !== undefined) {
      const result = apply(hand, decision.action);
      if (result.ok) return decision.action;
      report(`${character}: ${JSON.stringify(decision.action)} is ${result.error.code}`);
    } else report(`${character}: no answer`);
    return { type: legal.callCost === 0 ? 'check' : 'fold' };
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

  async function finish(game: Playing, view: PlayerView): Promise<void> {
    const busted = settledTable(game).stacks[HERO_SEAT - 1] === 0;
    const seats = shownSeats(view);
    const holes = seats.map((seat) => must(view.players[seat]?.hole, 'shown cards'));
    const readings =
      seats.length === 0
        ? []
        : await thinker.read({ type: 'read', variant: view.config.variant, holes, board: view.board });
    if (playing !== game) return;
    const shown = view.players.map((_, seat) => readings?.[seats.indexOf(seatAt(seat))]);
    store.setState({ result: resultOf(view), shown, busted });
  }

  function goOn(): void {
    const { result, busted } = store.getState();
    if (playing === undefined || result === undefined || busted) return;
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

  function settledTable({ table, seatNumbers, hand }: Playing): TableState {
    return settle(
      table,
      seatNumbers,
      hand.players.map((player) => player.stack),
    );
  }

  function setPaused(paused: boolean): void {
    store.setState({ paused });
    resume();
  }

  function setOnScreen(isOnScreen: boolean): void {
    onScreen = isOnScreen;
    resume();
  }

  /** Bots wait while the game is paused, and while the table is not looked at. */
  async function unpaused(): Promise<void> {
    while (store.getState().paused || !onScreen)
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
  }
}

/** My cards, once they are dealt. */
const holeIn = (view: PlayerView) => view.players[view.hero]?.hole;
