import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { must } from '../base/assert.ts';
import type { GameActions, GameState } from '../store/gameState.ts';
import type { LobbyActions, LobbyState } from '../store/lobbyState.ts';
import type { OfflineStore } from '../store/offlineStore.ts';
import type { SettingsState } from '../store/settings.ts';

/** All stores that the screen reads; made in `main.tsx`. */
export interface Stores {
  readonly game: StoreApi<GameState & GameActions>;
  readonly settings: StoreApi<SettingsState>;
  readonly lobby: StoreApi<LobbyState & LobbyActions>;
  readonly offline: OfflineStore;
}

/** What the screen is given from outside. */
export interface Outside {
  readonly stores: Stores;
  /** The text of a report about this game (seed, actions, build, screen size), as JSON. */
  readonly makeReport: () => string;
}

export const OutsideContext = createContext<Outside | undefined>(undefined);

export const useOutside = (): Outside => must(useContext(OutsideContext), 'OutsideContext');

export const useGame = <Selected>(selector: (game: GameState & GameActions) => Selected): Selected =>
  useStore(useOutside().stores.game, selector);

export const useSettings = <Selected>(selector: (settings: SettingsState) => Selected): Selected =>
  useStore(useOutside().stores.settings, selector);

export const useLobby = <Selected>(selector: (lobby: LobbyState & LobbyActions) => Selected): Selected =>
  useStore(useOutside().stores.lobby, selector);

export const useOffline = <Selected>(selector: (offline: ReturnType<OfflineStore['getState']>) => Selected): Selected =>
  useStore(useOutside().stores.offline, selector);
