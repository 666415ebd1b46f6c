import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PlayerView } from '../../rules/view.ts';
import type { Chair } from '../../store/gameState.ts';
import type { CardMarks } from '../parts/Card.tsx';
import type { Marks } from '../showdown/groups.ts';
import type { Outcome } from '../showdown/outcome.ts';
import { Bet } from './Bet.tsx';
import { Board } from './Board.tsx';
import { arriving, type Flight } from './flights.ts';
import { Ticker } from './HandLog.tsx';
import { SeatPod } from './SeatPod.tsx';

/** The felt with everybody around it. */
export function Stage(props: {
  readonly chairs: readonly Chair[];
  readonly view: PlayerView | undefined;
  readonly boardMarks: Marks;
  readonly look: CardMarks['look'];
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly flights: readonly Flight[];
  /** My cards, when they are on the felt and not below it. */
  readonly children: ReactNode;
}) {
  const { chairs, view, boardMarks, look, outcomes, flights, children } = props;
  const t = useTranslations('table');
  const players = chairs.length;
  const plays = boardMarks.high.length > 0 || boardMarks.low.length > 0;
  return (
    <section className={`stage n${players}`} aria-label={t('label')}>
      <div className="felt" />
      <Ticker view={view} />
      <Board view={view} marks={boardMarks} look={look} dimOthers={look === 'won' && plays} flights={flights} />
      {chairs.map((chair, index) =>
        chair.isHero ? null : (
          <SeatPod
            key={chair.seatNumber}
            chair={chair}
            index={index}
            players={players}
            view={view}
            outcome={outcomes.get(chair.seatNumber)}
          />
        ),
      )}
      {chairs.map((chair, index) => (
        <Bet
          key={chair.seatNumber}
          index={index}
          players={players}
          seatNumber={chair.seatNumber}
          amount={(chair.seat === undefined ? undefined : view?.players[chair.seat]?.bet) ?? 0}
          arriving={chair.seat === undefined ? 0 : arriving(flights, chair.seat)}
        />
      ))}
      {children}
    </section>
  );
}
