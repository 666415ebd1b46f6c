import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Card } from '../../cards/card.ts';
import type { PlayerView } from '../../rules/view.ts';
import type { Chair } from '../../store/gameState.ts';
import { CardFace, type CardMarks } from '../parts/Card.tsx';
import type { Marks } from '../showdown/groups.ts';
import type { Outcome } from '../showdown/outcome.ts';
import { useSettings } from '../stores.ts';
import { useFormat } from '../useFormat.ts';
import { Bubble } from './Bubble.tsx';
import { DealerDisc, Plate } from './SeatPod.tsx';
import { sortedHand } from './seats.ts';
import { Turning } from './Turning.tsx';
import { useBubble } from './useBubble.ts';
import { dealtAfter, isDealing, landedAfter, useDealt } from './useDealt.ts';

/** Kept free until cards are dealt, so that nothing beside them moves. */
const PLACES = [0, 1, 2, 3] as const;

/** My cards in the order that I like, and my plate. */
export function Hero(props: {
  readonly chair: Chair;
  readonly view: PlayerView | undefined;
  readonly marks: Marks;
  readonly look: CardMarks['look'];
  /** Set at the end of a hand. */
  readonly outcome: Outcome | undefined;
}) {
  const { chair, view, marks, look, outcome } = props;
  const t = useTranslations('table');
  const format = useFormat();
  const seen = chair.seat === undefined ? undefined : view?.players[chair.seat];
  const bubble = useBubble(chair, view, outcome);
  const order = useSettings((settings) => settings.cardOrder);
  const cards = sortedHand(seen?.hole ?? [], order);
  const plays = marks.high.length > 0 || marks.low.length > 0;
  const turn = view !== undefined && view.toAct === view.hero;
  const state = turn ? 'turn' : outcome !== undefined && outcome.won > 0 ? 'winner' : '';
  return (
    <div className={`hero ${seen?.folded === true ? 'out' : ''}`}>
      <ul className="cards" aria-label={t('yourCards')}>
        {cards.map((card) => {
          const lit = { high: marks.high.includes(card), low: marks.low.includes(card), look };
          const out = seen?.folded === true || (look === 'won' && plays && !lit.high && !lit.low);
          return (
            <DealtCard key={card} card={card} chair={chair} view={view}>
              <CardFace card={card} marks={lit} out={out} />
            </DealtCard>
          );
        })}
        {cards.length === 0 && PLACES.map((place) => <li key={place} className="card slot none" aria-hidden="true" />)}
      </ul>
      <Plate
        chair={chair}
        allIn={seen?.stack === 0 && outcome === undefined}
        stack={format.amount(seen?.stack ?? chair.stack)}
        state={state}
        place={`seat:${chair.seatNumber}`}
      >
        {chair.hasButton && <DealerDisc />}
        {bubble !== undefined && look === 'won' && <Bubble bubble={bubble} />}
      </Plate>
    </div>
  );
}

/** One of my cards: it comes face down, lands, and turns over. */
function DealtCard(props: {
  readonly card: Card;
  readonly chair: Chair;
  readonly view: PlayerView | undefined;
  readonly children: ReactNode;
}) {
  const { card, chair, view, children } = props;
  const isNew = isDealing(view);
  const dealt = view?.events.find((event) => event.type === 'holeDealt' && event.seat === chair.seat);
  const round = dealt?.type === 'holeDealt' ? (dealt.cards?.indexOf(card) ?? 0) : 0;
  const after = dealtAfter(view, chair.seat, round);
  const ref = useDealt<HTMLLIElement>(isNew, after);
  return (
    <li ref={ref}>
      <Turning className="one" isNew={isNew} after={landedAfter(after)}>
        {children}
      </Turning>
    </li>
  );
}
