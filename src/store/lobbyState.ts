import type { LobbyChoice } from './lobbyChoice.ts';

/** What the lobby has to tell before a game can start: an input that was refused, a save that could not be read. */
export type LobbyNotice =
  /** A URL parameter that was refused; `allowed` says in its own notation what would do, as `2 to 8`. */
  | { readonly type: 'badUrlValue'; readonly name: string; readonly value: string; readonly allowed: string }
  /** A URL parameter that nobody knows; `known` lists those that are. */
  | { readonly type: 'unknownUrlName'; readonly name: string; readonly known: string }
  /** The stored game could not be read; it is kept aside (R41). */
  | { readonly type: 'damagedSave' };

export interface LobbyState {
  /** What the form shows; the last choice, kept. */
  readonly choice: LobbyChoice;
  readonly notices: readonly LobbyNotice[];
}

export interface LobbyActions {
  choose(change: Partial<LobbyChoice>): void;
  /** Starts a new game as chosen, in place of the one that is on. */
  deal(): void;
  dismissNotices(): void;
}
