import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Seed } from '../base/rng.ts';
import { LINEUPS } from '../bots/roster.ts';
import type { TextStorage } from '../persistence/storage.ts';
import { VARIANTS } from '../rules/config.ts';
import { BETTING_TYPES } from '../rules/table.ts';
import type { GameStore } from './gameStore.ts';
import { ANTES, type LobbyChoice, STACKS_IN_BIG_BLINDS } from './lobbyChoice.ts';
import type { LobbyActions, LobbyNotice, LobbyState } from './lobbyState.ts';
import { makeSetup } from './setup.ts';

export type LobbyStore = StoreApi<LobbyState & LobbyActions>;

export const USUAL_CHOICE: LobbyChoice = {
  variant: 'omahaHiLo',
  betting: 'potLimit',
  blinds: { small: 50, big: 100 },
  stackInBigBlinds: 100,
  seats: 6,
  lineup: 'mixed',
  ante: 'none',
  stacks: undefined,
};

const chips = v.pipe(v.number(), v.integer(), v.minValue(1));
const keptChoice = v.object({
  variant: v.fallback(v.picklist(VARIANTS), USUAL_CHOICE.variant),
  betting: v.fallback(v.picklist(BETTING_TYPES), USUAL_CHOICE.betting),
  blinds: v.fallback(v.object({ small: chips, big: chips }), USUAL_CHOICE.blinds),
  stackInBigBlinds: v.fallback(v.picklist(STACKS_IN_BIG_BLINDS), USUAL_CHOICE.stackInBigBlinds),
  seats: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8)), USUAL_CHOICE.seats),
  lineup: v.fallback(v.picklist(LINEUPS), USUAL_CHOICE.lineup),
  ante: v.fallback(v.picklist(ANTES), USUAL_CHOICE.ante),
  stacks: v.fallback(v.optional(v.pipe(v.array(chips), v.maxLength(8))), undefined),
});

const KEY = 'scoop.lobby';

interface LobbyNeeds {
  readonly game: GameStore;
  readonly storage: TextStorage;
  readonly notices: readonly LobbyNotice[];
  /** The seed of the next game: the one of the page's address, or a fresh one. */
  readonly nextSeed: () => Seed;
}

/** What is chosen for the next game; the choice is kept as soon as it changes. */
export function createLobbyStore({ game, storage, notices, nextSeed }: LobbyNeeds): LobbyStore {
  return createStore<LobbyState & LobbyActions>()((set, get) => ({
    choice: parseChoice(storage.read(KEY)),
    notices,
    choose(change) {
      const choice = { ...get().choice, ...change };
      storage.write(KEY, JSON.stringify(choice));
      set({ choice });
    },
    deal() {
      set({ notices: [] });
      game.getState().start(makeSetup(get().choice, nextSeed()));
    },
    dismissNotices: () => set({ notices: [] }),
  }));
}

function parseChoice(text: string | undefined): LobbyChoice {
  if (text === undefined) return USUAL_CHOICE;
  try {
    const parsed = v.parse(keptChoice, JSON.parse(text));
    return { ...parsed, stacks: parsed.stacks };
  } catch {
    return USUAL_CHOICE; // a choice is one click to make again
  }
}
