import { useTranslations } from 'use-intl';
import { ACE, type Card, rankOf, suitOf } from '../../cards/card.ts';
import type { Seat } from '../../rules/config.ts';
import type { HandEvent } from '../../rules/event.ts';
import type { PlayerView } from '../../rules/view.ts';
import type { Chair } from '../../store/gameState.ts';
import type { Settings } from '../../store/settings.ts';
import { useGame } from '../stores.ts';

/** Names longer than this are set in the condensed face. */
const LONG_NAME = 13;
export const isLongName = (name: string): boolean => [...name].length > LONG_NAME;

export interface People {
  /** A player's name, mine being "You". */
  name(seat: Seat): string;
  /** The same inside a sentence, mine being "you". */
  nameInside(seat: Seat): string;
  chair(seat: Seat): Chair | undefined;
}

export function usePeople(): People {
  const t = useTranslations('app');
  return makePeople(
    useGame((game) => game.chairs),
    { alone: t('you'), inside: t('youInside') },
  );
}

/** `me`: how I am called, by myself and inside a sentence. */
export function makePeople(chairs: readonly Chair[], me: { readonly alone: string; readonly inside: string }): People {
  const chair = (seat: Seat): Chair | undefined => chairs.find((one) => one.seat === seat);
  const named = (seat: Seat, mine: string): string => {
    const found = chair(seat);
    return found?.isHero === true ? mine : (found?.name ?? '');
  };
  return { chair, name: (seat) => named(seat, me.alone), nameInside: (seat) => named(seat, me.inside) };
}

/** As a hand is laid down: the highest first, unless I want mine by suits (spades first) or from the low cards up, the ace being one. */
export function sortedHand(cards: readonly Card[], order: Settings['cardOrder'] = 'rank'): readonly Card[] {
  const byRank = (a: Card, b: Card): number => rankOf(b) - rankOf(a) || b - a;
  const asLow = (card: Card): number => (rankOf(card) === ACE ? -1 : rankOf(card));
  switch (order) {
    case 'rank':
      return cards.toSorted(byRank);
    case 'suit':
      return cards.toSorted((a, b) => suitOf(b) - suitOf(a) || byRank(a, b));
    case 'lowFirst':
      return cards.toSorted((a, b) => asLow(a) - asLow(b) || b - a);
  }
}

/** Whether the seat holds cards: they were dealt to it in this hand. */
export const isDealt = (events: readonly HandEvent[], seat: Seat): boolean =>
  events.some((event) => event.type === 'holeDealt' && event.seat === seat);

/** Whether the rest of the hand can be shown at once: I have folded, or all bets are in and hands lie open (R37, RULES 8.5). */
export const canSkip = (view: PlayerView | undefined): boolean =>
  view !== undefined &&
  !view.complete &&
  (view.players[view.hero]?.folded === true || view.events.some((event) => event.type === 'handShown'));
