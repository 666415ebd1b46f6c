import type { Card } from '../../cards/card.ts';
import type { Seat, Street } from '../../rules/config.ts';
import type { HandEvent } from '../../rules/event.ts';

/** An event that somebody made or suffered, as one line of the log. */
export type SeatEvent = Exclude<Extract<HandEvent, { readonly seat: Seat }>, { readonly type: 'holeDealt' }>;

interface LogLine {
  /** The event's place in the hand: names the line. */
  readonly index: number;
  readonly event: SeatEvent;
}

export interface LogGroup {
  readonly title: Street | 'showdown';
  /** Board cards that this street brought. */
  readonly cards: readonly Card[];
  readonly lines: readonly LogLine[];
}

interface OpenGroup extends LogGroup {
  readonly lines: LogLine[];
}

/** The hand so far by streets; what one player wins from several pots is added up in one line. */
export function logOf(events: readonly HandEvent[]): readonly LogGroup[] {
  let group: OpenGroup = { title: 'preflop', cards: [], lines: [] };
  const groups: OpenGroup[] = [group];
  let boardCards = 0;
  let shown = false;
  const open = (title: LogGroup['title'], cards: readonly Card[]): void => {
    group = { title, cards, lines: [] };
    groups.push(group);
  };

  events.forEach((event, index) => {
    if (event.type === 'boardDealt') {
      boardCards += event.cards.length;
      open(event.street, event.cards);
      return;
    }
    if (event.type === 'holeDealt' || event.type === 'betsCollected' || event.type === 'handEnded') return;
    const shows = event.type === 'handShown' || event.type === 'handMucked';
    shown ||= shows;
    const showdown = (shows && boardCards === 5) || (event.type === 'potAwarded' && shown);
    if (showdown && group.title !== 'showdown') open('showdown', []);
    const earlier =
      event.type === 'potAwarded' ? group.lines.findIndex((line) => awardOf(line, event.seat) !== undefined) : -1;
    const before = group.lines[earlier]?.event;
    if (event.type === 'potAwarded' && before?.type === 'potAwarded') {
      group.lines[earlier] = { index, event: { ...event, amount: before.amount + event.amount } };
    } else {
      group.lines.push({ index, event });
    }
  });
  return groups;
}

const awardOf = ({ event }: LogLine, seat: Seat): SeatEvent | undefined =>
  event.type === 'potAwarded' && event.seat === seat ? event : undefined;
