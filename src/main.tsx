import { createRoot } from 'react-dom/client';
import { must } from './base/assert.ts';
import { loadFirstCatalogue } from './i18n/catalogue.ts';
import { browserStorage } from './persistence/storage.ts';
import { browserClock } from './store/clock.ts';
import { freshSeed } from './store/freshSeed.ts';
import { createGameStore } from './store/gameStore.ts';
import { keptGame } from './store/keptGame.ts';
import type { LobbyNotice } from './store/lobbyState.ts';
import { createLobbyStore, USUAL_CHOICE } from './store/lobbyStore.ts';
import { createOfflineStore } from './store/offlineStore.ts';
import { createSettingsStore, languageFor } from './store/settingsStore.ts';
import { makeSetup } from './store/setup.ts';
import { parsePageWish, parseTableWish } from './store/tableUrl.ts';
import { App } from './ui/App.tsx';
import { followWithSounds } from './ui/sound/follow.ts';
import { makeThinker } from './worker/thinker.ts';

/** All wiring is here: worker, storage, stores and screen, each handed its parts. */

const storage = browserStorage();
const kept = keptGame(storage);
const settings = createSettingsStore(storage, languageFor(navigator.languages));
const catalogue = loadFirstCatalogue(settings.getState().language);
const replaced: string[] = [];

const thinker = makeThinker({
  startWorker: () => new Worker(new URL('./worker/poker.worker.ts', import.meta.url), { type: 'module' }),
  wait: browserClock.wait,
});
const game = createGameStore({
  thinker,
  clock: browserClock,
  settings: settings.getState,
  keep: kept.keep,
  report: (mishap) => replaced.push(mishap),
});

followWithSounds({ game, settings });

const restored = kept.takeUp(game.restore);
const page = parsePageWish(new URLSearchParams(location.search));
if (page.ok && page.value.pace) settings.getState().set({ pace: page.value.pace });
const nextSeed = () => (page.ok && page.value.seed) || freshSeed();

const lobby = createLobbyStore({
  game,
  storage,
  nextSeed,
  notices: [...(restored?.ok === false ? [{ type: 'damagedSave' } as const] : []), ...(page.ok ? [] : page.error)],
});

/** By then the first screen is there, in milliseconds. */
const FIRST_SCREEN_MS = 1500;
const offline = createOfflineStore({
  // none while developing; browsers leave it out where a page is not secure
  serviceWorkers: import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  script: './sw.js',
  reload: () => location.reload(),
  after: browserClock.wait(FIRST_SCREEN_MS),
});

openAddress();
// before the screen hears of it
window.addEventListener('hashchange', openAddress);

const screen = createRoot(must(document.getElementById('root'), '#root'), {
  // nothing below catches: an error has emptied the screen when it arrives here
  onUncaughtError(error) {
    reportError(error);
    if (!failed) void draw(error);
    failed = true;
  },
});
let failed = false;
void draw();

async function draw(failure?: unknown): Promise<void> {
  const stores = { game, settings, lobby, offline };
  screen.render(<App stores={stores} first={await catalogue} makeReport={makeReport} failure={failure} />);
}

// a tab that comes back after another one has played on takes the game up where that one left it
let isStale = false;
window.addEventListener('storage', ({ key }) => {
  isStale ||= key === kept.key;
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  if (isStale) location.reload();
  else offline.getState().check();
});

// for those who test against the app (README)
Object.assign(window, {
  scoop: { makeReport, thinker: { answered: thinker.answered, mishaps: thinker.mishaps }, replaced },
});

/** A table address that names a game starts it, and becomes `#/table`, so that a reload goes on with it; without a game it is the lobby's. */
function openAddress(): void {
  const [path, query] = location.hash.slice(1).split('?');
  if (path !== '/table') return;
  if (query === undefined) {
    if (game.getState().setup === undefined) history.replaceState(history.state, '', '#/');
    return;
  }
  const wish = parseTableWish(new URLSearchParams(query), USUAL_CHOICE);
  if (!wish.ok) return refuseAddress(wish.error);
  if (!page.ok) return refuseAddress(page.error);
  const { choice, rigged, bots } = wish.value;
  game.getState().start(makeSetup(choice, nextSeed(), rigged, bots));
  history.replaceState(history.state, '', '#/table');
}

function refuseAddress(notices: readonly LobbyNotice[]): void {
  lobby.setState({ notices });
  history.replaceState(history.state, '', '#/');
}

/** What a person can send when something went wrong: the game from its seed on, and what it ran on. */
function makeReport(): string {
  return JSON.stringify(
    {
      build: __BUILD__,
      address: location.hash + location.search,
      screen: { width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio },
      browser: navigator.userAgent,
      settings: settings.getState(),
      game: kept.text() ?? null,
      worker: { answered: thinker.answered(), mishaps: thinker.mishaps(), replaced },
    },
    null,
    2,
  );
}
