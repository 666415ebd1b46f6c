import type { Card } from '../cards/card.ts';
import type { LegalActions } from './action.ts';
import { legalActions } from './betting.ts';
import { type Account, change, moveChips } from './chips.ts';
import type { Chips, HandConfig, Seat, Street } from './config.ts';
import type { HandEvent, Pot } from './event.ts';
import type { HandState } from './state.ts';

/** One player as another one sees him. */
export interface PlayerSeen extends Account {
  /** The four cards when the hero knows them (his own, or shown); `undefined` otherwise. */
  readonly hole: readonly Card[] | undefined;
  /** What this player did last on this street. */
  readonly lastAct: Extract<HandEvent, { type: 'acted' | 'posted' }> | undefined;
  /** What this player has been given from the pots. */
  readonly won: Chips;
}

/** All that one player may know; built up event by event, never copied and struck out. */
export interface PlayerView {
  readonly hero: Seat;
  readonly config: HandConfig;
  readonly street: Street;
  readonly board: readonly Card[];
  /** The pots collected so far, main pot first; bets in front of players are not yet in them. */
  readonly pots: readonly Pot[];
  /** All chips in the middle plus all bets in front of players (RULES 3.10). */
  readonly pot: Chips;
  readonly players: readonly PlayerSeen[];
  /** What happened so far, as the hero saw it: bots read opponents from it. */
  readonly events: readonly HandEvent[];
  /** Whose turn it is; `undefined` when nobody has to decide. */
  readonly toAct: Seat | undefined;
  /** The hero's choices; `undefined` when it is not the hero's turn. */
  readonly legal: LegalActions | undefined;
  /** Whether the hand is over. */
  readonly complete: boolean;
}

/** What a seat may know of a hand: every event as that seat saw it, and its own choices. */
export function viewFor(state: HandState, hero: Seat): PlayerView {
  const seen = state.events.map((event) => seenBy(event, hero)).reduce(see, blankView(state.config, hero));
  return decideIn(seen, state);
}

/** The view with whose turn it is in the state, and the hero's choices when it is his. */
export function decideIn(view: PlayerView, state: HandState): PlayerView {
  const legal = legalActions(state);
  return { ...view, toAct: legal?.seat, legal: legal?.seat === view.hero ? legal : undefined };
}

/** A table before anything has happened. */
export function blankView(config: HandConfig, hero: Seat): PlayerView {
  return {
    hero,
    config,
    street: 'preflop',
    board: [],
    pots: [],
    pot: 0,
    players: config.stacks.map((stack) => ({
      stack,
      bet: 0,
      committed: 0,
      folded: false,
      hole: undefined,
      lastAct: undefined,
      won: 0,
    })),
    events: [],
    toAct: undefined,
    legal: undefined,
    complete: false,
  };
}

/** An event as one seat sees it: other players' cards lie face down until they are shown. */
export function seenBy(event: HandEvent, hero: Seat): HandEvent {
  if (event.type !== 'holeDealt' || event.seat === hero) return event;
  return { type: 'holeDealt', seat: event.seat, cards: undefined };
}

/** The view after one more event, which the hero saw; nobody is to act until `decideIn` says so. */
export function see(view: PlayerView, event: HandEvent): PlayerView {
  const moved = moveChips(view.players, event);
  const players = seePlayers(moved, event);
  const committed = players.reduce((sum, player) => sum + player.committed - player.won, 0);
  return {
    ...view,
    players,
    pot: committed,
    street: event.type === 'boardDealt' ? event.street : view.street,
    board: event.type === 'boardDealt' ? [...view.board, ...event.cards] : view.board,
    pots: event.type === 'betsCollected' ? event.pots : view.pots,
    events: [...view.events, event],
    toAct: undefined,
    legal: undefined,
    complete: event.type === 'handEnded',
  };
}

/** What an event tells about players beside their chips. */
function seePlayers(players: readonly PlayerSeen[], event: HandEvent): readonly PlayerSeen[] {
  switch (event.type) {
    case 'holeDealt':
    case 'handShown':
      return change(players, event.seat, (player) => ({ ...player, hole: event.cards ?? player.hole }));
    case 'posted':
    case 'acted':
      return change(players, event.seat, (player) => ({ ...player, lastAct: event }));
    case 'boardDealt':
      return players.map((player) => (player.folded ? player : { ...player, lastAct: undefined }));
    case 'potAwarded':
      return change(players, event.seat, (player) => ({ ...player, won: player.won + event.amount }));
    default:
      return players;
  }
}
