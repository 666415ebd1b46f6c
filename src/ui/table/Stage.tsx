import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PlayerView } from '../../rules/view.ts';
import type { Chair } from '../../store/gameState.ts';
import type { CardMarks } from '../parts/Card.tsx';
import type { Marks } from '../showdown/groups.ts';
import type { Outcome } from '../showdown/outcome.ts';
import { Bet, FlyingShare } from './Bet.tsx';
import { Board } from './Board.tsx';
import { Ticker } from './HandLog.tsx';
import { SeatPod } from './SeatPod.tsx';

/** The felt with everybody around it. */
export function Stage(props: {
  readonly chairs: readonly Chair[];
  readonly view: PlayerView | undefined;
  readonly dealer: number | undefined;
  readonly boardMarks: Marks;
  readonly look: CardMarks['look'];
  readonly outcomes: ReadonlyMap<number, Outcome>;
  /** Whether the hand is shown to its end. */
  readonly over: boolean;
  /** My cards, when they are on the felt and not below it. */
  readonly children: ReactNode;
}) {
  const { chairs, view, dealer, boardMarks, look, outcomes, over, children } = props;
  const t = useTranslations('table');
  const players = chairs.length;
  const plays = boardMarks.high.length > 0 || boardMarks.low.length > 0;
  return (
    <section className={`stage n${players}`} aria-label={t('label')}>
      <div className="felt" />
      <Ticker view={view} />
      <Board view={view} marks={boardMarks} look={look} dimOthers={look === 'won' && plays} />
      {!over && <Shares chairs={chairs} view={view} />}
      {chairs.map((chair, index) =>
        chair.isHero ? null : (
          <SeatPod
            key={chair.seatNumber}
            chair={chair}
            index={index}
            players={players}
            dealer={dealer}
            view={view}
            outcome={outcomes.get(chair.seatNumber)}
          />
        ),
      )}
      {chairs.map((chair, index) => (
        <Bet
          key={chair.seatNumber}
          at={{ index, players, seatNumber: chair.seatNumber }}
          amount={(chair.seat === undefined ? undefined : view?.players[chair.seat]?.bet) ?? 0}
        />
      ))}
      {children}
    </section>
  );
}

/** Shares of the pot on their way, as they are given. */
function Shares({ chairs, view }: { readonly chairs: readonly Chair[]; readonly view: PlayerView | undefined }) {
  return (
    <div className="flights">
      {view?.events.map((event, index) => {
        if (event.type !== 'potAwarded') return null;
        const chair = chairs.find((one) => one.seat === event.seat);
        // biome-ignore lint/suspicious/noArrayIndexKey: events are only added at the end
        return chair === undefined ? null : <FlyingShare key={index} amount={event.amount} to={chair.seatNumber} />;
      })}
    </div>
  );
}
