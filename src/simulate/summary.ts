import type { HandEvent } from '../rules/event.ts';
import type { HandState } from '../rules/state.ts';

/** What came up in the hands played. */
export interface Summary {
  readonly hands: number;
  readonly actions: number;
  /** Hands that were won because all others folded. */
  readonly uncontested: number;
  readonly showdowns: number;
  /** Showdowns before which no more betting was possible, the hands lying open (RULES 6.8). */
  readonly runOuts: number;
  /** Hands with a side pot. */
  readonly sidePots: number;
  /** Pots that more than one player got chips from. */
  readonly splitPots: number;
  /** Pots of which the low half was shared by two, so that one of them may have got a quarter (RULES 6.5). */
  readonly sharedLows: number;
  /** Showdowns in which one player got every chip of every pot (RULES 5.4.1). */
  readonly scoops: number;
  readonly oddChips: number;
  /** Hands in which chips nobody called went back (RULES 6.1). */
  readonly uncalled: number;
  readonly rebuys: number;
}

export const NOTHING_YET: Summary = {
  hands: 0,
  actions: 0,
  uncontested: 0,
  showdowns: 0,
  runOuts: 0,
  sidePots: 0,
  splitPots: 0,
  sharedLows: 0,
  scoops: 0,
  oddChips: 0,
  uncalled: 0,
  rebuys: 0,
};

/** The summary with one more finished hand, after which so many players bought in again. */
export function count(so: Summary, { events, players, board }: HandState, rebuys: number): Summary {
  const awards = events.filter((event) => event.type === 'potAwarded');
  const pots = [...new Set(awards.map((award) => award.pot))].map((pot) => awards.filter((award) => award.pot === pot));
  const isShowdown = players.filter((player) => !player.folded).length > 1;
  const one = (condition: boolean): number => (condition ? 1 : 0);
  return {
    hands: so.hands + 1,
    actions: so.actions + events.filter((event) => event.type === 'acted').length,
    uncontested: so.uncontested + one(!isShowdown),
    showdowns: so.showdowns + one(isShowdown),
    runOuts: so.runOuts + one(isShowdown && board.length === 5 && isDealtAfterShowing(events)),
    sidePots: so.sidePots + one(pots.length > 1),
    splitPots: so.splitPots + pots.filter((shares) => new Set(shares.map((share) => share.seat)).size > 1).length,
    sharedLows:
      so.sharedLows + pots.filter((shares) => shares.filter((share) => share.half === 'low').length === 2).length,
    scoops: so.scoops + one(isShowdown && new Set(awards.map((award) => award.seat)).size === 1),
    oddChips: so.oddChips + awards.reduce((sum, award) => sum + award.oddChips, 0),
    uncalled: so.uncalled + one(events.some((event) => event.type === 'betReturned')),
    rebuys: so.rebuys + rebuys,
  };
}

function isDealtAfterShowing(events: readonly HandEvent[]): boolean {
  const shown = events.findIndex((event) => event.type === 'handShown');
  return shown >= 0 && events.slice(shown).some((event) => event.type === 'boardDealt');
}
