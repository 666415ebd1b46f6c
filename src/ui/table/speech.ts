import type { Reading } from '../../evaluator/reading.ts';
import type { Format } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/words.ts';
import type { Chips } from '../../rules/config.ts';
import type { HandEvent } from '../../rules/event.ts';
import type { PlayerView } from '../../rules/view.ts';
import type { Chair, HandResult } from '../../store/gameState.ts';
import { type Award, groupPots, halvesOf, type PotGroup, subjectOf } from '../showdown/groups.ts';
import { logText } from './logText.ts';
import { isFarFromNuts, outlookText } from './readingText.ts';
import { makePeople } from './seats.ts';

/** What is said to those who listen (DESIGN 9), in whole sentences; lows are spoken as words. */
export interface Speech {
  /** An event of the hand by its place in it; `undefined` for what is said otherwise or says nothing. */
  event(view: PlayerView, index: number): string | undefined;
  /** What my cards make: my high and my low, or why there is none. */
  reading(view: PlayerView, reading: Reading): string;
  /** My turn: price, pot, and from what to what I may raise; `undefined` when it is not. */
  turn(view: PlayerView): string | undefined;
  /** Who won which half with what, and what I have of it. */
  result(result: HandResult, shown: readonly (Reading | undefined)[], view: PlayerView): string;
  cards(view: PlayerView): string;
  board(view: PlayerView): string;
  /** All chips in the middle, and what it costs me to stay. */
  pot(view: PlayerView, price: Chips): string;
  /** Everybody, mine first, then clockwise. */
  seats(view: PlayerView): string;
}

/** `hand` is the number of the hand at the table. */
export function makeSpeech(t: Translate, format: Format, chairs: readonly Chair[], hand: number): Speech {
  const people = makePeople(chairs, { alone: t('app.you'), inside: t('app.youInside') });
  const sentences = (all: readonly (string | undefined)[]): string => all.filter((one) => one !== undefined).join(' ');
  const stop = (text: string): string => t('spoken.stop', { text });
  return { event, reading, turn, result, cards, board, pot, seats };

  function event(view: PlayerView, index: number): string | undefined {
    const one = view.events[index];
    switch (one?.type) {
      case 'holeDealt': {
        if (one.cards === undefined) return undefined;
        const position = people.chair(one.seat)?.position;
        return t('spoken.dealt', {
          hand: format.chips(hand),
          position: position ?? 'none',
          positionName: position === undefined ? '' : t(`positions.${position}`),
          cards: format.cards(one.cards),
        });
      }
      case 'boardDealt':
        return t('spoken.street', {
          street: t(`log.street.${one.street}`),
          cards: format.cards(one.cards),
          pot: format.amount(collectedBefore(view.events, index)),
        });
      case 'handShown': {
        const who = one.seat === view.hero ? 'you' : 'other';
        return t('spoken.shows', { who, name: people.name(one.seat), cards: format.cards(one.cards) });
      }
      case 'acted':
      case 'posted':
      case 'betReturned':
      case 'handMucked':
        return t('spoken.line', { name: people.name(one.seat), what: logText(t, format, one, one.seat === view.hero) });
      case 'betsCollected':
      case 'potAwarded': // said by the result, half by half
      case 'handEnded':
      case undefined:
        return undefined;
    }
  }

  function reading(view: PlayerView, { high, low, lowOutlook, counterfeited, start }: Reading): string {
    const splits = view.config.variant === 'omahaHiLo';
    if (high === undefined) {
      const held = format.start(start);
      return sentences([stop(held.high), splits ? stop(held.low) : undefined]);
    }
    const nut = (of: { readonly nut: number }) => ({ nut: isFarFromNuts(of) ? 0 : of.nut });
    const lowText =
      low === undefined
        ? lowOutlook && stop(outlookText(t, lowOutlook))
        : t('spoken.low', { hand: format.lowWords(low.ranks), ...nut(low) });
    return sentences([
      t('spoken.high', { hand: format.inside(format.high(high)), ...nut(high) }),
      splits ? lowText : undefined,
      counterfeited ? stop(t('reading.counterfeited')) : undefined,
    ]);
  }

  function turn({ legal, street, pot: inMiddle }: PlayerView): string | undefined {
    if (legal === undefined) return undefined;
    const { raise, callCost } = legal;
    return t('spoken.turn', {
      call: callCost === 0 ? 'none' : 'some',
      callAmount: format.amount(callCost),
      pot: format.amount(inMiddle),
      raise: raise === undefined ? 'none' : raise.min === raise.max ? 'fixed' : 'range',
      kind: callCost === 0 && street !== 'preflop' ? 'bet' : 'raise',
      min: format.amount(raise?.min ?? 0),
      max: format.amount(raise?.max ?? 0),
    });
  }

  function result(of: HandResult, shown: readonly (Reading | undefined)[], view: PlayerView): string {
    const groups = groupPots(of.pots);
    const mine = of.sums[view.hero];
    const sides = of.pots.length - 1;
    const title = (group: PotGroup): string => {
      const names = group.pots.map(({ index }) => t('table.potName', { number: index, count: sides }));
      return stop(`${names.join(t('table.plus'))}${t('app.comma')}${format.amount(group.amount)}`);
    };
    const sign = mine === undefined || mine.net === 0 ? 'none' : mine.net > 0 ? 'plus' : 'minus';
    return sentences([
      ...groups.flatMap((group) => [
        groups.length > 1 ? title(group) : undefined,
        ...groupSentences(group, of.uncontested, shown, view),
      ]),
      mine === undefined || mine.putIn === 0
        ? undefined
        : t('spoken.net', {
            putIn: format.amount(mine.putIn),
            sign,
            net: format.amount(Math.abs(mine.net)),
          }),
    ]);
  }

  function groupSentences(
    group: PotGroup,
    uncontested: boolean,
    shown: readonly (Reading | undefined)[],
    { hero, config }: PlayerView,
  ): readonly string[] {
    const { high, low } = halvesOf(group, shown);
    const highHand = shown[high[0]?.seat ?? hero]?.high;
    const lowHand = low[0] && shown[low[0].seat]?.low;
    const seatsOf = (awards: readonly Award[]): string =>
      format.names(awards.map(({ seat }) => people.nameInside(seat)));
    if (uncontested || highHand === undefined) {
      const total = group.awards.reduce((sum, { amount }) => sum + amount, 0);
      const spoken = { names: format.capital(seatsOf(high)), who: subjectOf(high, hero), amount: format.amount(total) };
      return [t('spoken.wins', spoken)];
    }
    const half = (name: 'high' | 'low' | 'whole', awards: readonly Award[], hand: string): string => {
      const shares = [...new Set(awards.map(({ amount }) => format.amount(amount)))];
      return t('spoken.half', {
        half: name,
        amount: format.amount(awards.reduce((sum, { amount }) => sum + amount, 0)),
        names: format.capital(seatsOf(awards)),
        tiedNames: seatsOf(awards),
        hand,
        tie: awards.length === 1 ? 'none' : shares.length === 1 ? 'equal' : 'uneven',
        share: format.names(shares),
      });
    };
    const highText = format.inside(format.high(highHand));
    const noLow = config.variant === 'omahaHiLo' ? [stop(t('result.noLow'))] : [];
    if (group.awards.some((award) => award.half === 'whole')) {
      const withLow = lowHand && [t('spoken.withLow', { hand: format.lowWords(lowHand.ranks) })];
      return [half('whole', high, highText), ...(withLow ?? noLow)];
    }
    return [
      half('high', high, highText),
      ...(lowHand === undefined ? noLow : [half('low', low, format.lowWords(lowHand.ranks))]),
    ];
  }

  function cards({ players, hero }: PlayerView): string {
    const hole = players[hero]?.hole ?? [];
    return t('spoken.cards', { count: hole.length, cards: format.cards(hole) });
  }

  function board({ board: lying }: PlayerView): string {
    return t('spoken.board', { count: lying.length, cards: format.cards(lying) });
  }

  function pot(view: PlayerView, price: Chips): string {
    return t('spoken.pot', {
      pot: format.amount(view.pot),
      call: price === 0 ? 'none' : 'some',
      callAmount: format.amount(price),
    });
  }

  function seats(view: PlayerView): string {
    return sentences(
      chairs.map((chair) => {
        const seen = chair.seat === undefined ? undefined : view.players[chair.seat];
        const state =
          seen === undefined
            ? 'away'
            : seen.folded
              ? 'folded'
              : seen.stack === 0 && seen.committed > 0
                ? 'allIn'
                : seen.bet > 0
                  ? 'bet'
                  : 'none';
        return t('spoken.seat', {
          name: chair.isHero ? t('app.you') : chair.name,
          position: chair.position ?? 'none',
          positionName: chair.position === undefined ? '' : t(`positions.${chair.position}`),
          stack: format.amount(seen?.stack ?? chair.stack),
          state,
          bet: format.amount(seen?.bet ?? 0),
        });
      }),
    );
  }
}

/** What lay in the middle when an event happened. */
function collectedBefore(events: readonly HandEvent[], index: number): Chips {
  const collected = events.slice(0, index).findLast((event) => event.type === 'betsCollected');
  return collected?.pots.reduce((total, pot) => total + pot.amount, 0) ?? 0;
}
