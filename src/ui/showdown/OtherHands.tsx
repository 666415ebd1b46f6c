import { useTranslations } from 'use-intl';
import type { Reading } from '../../evaluator/reading.ts';
import type { PlayerView } from '../../rules/view.ts';
import type { Chair, HandResult } from '../../store/gameState.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { CardFace } from '../parts/Card.tsx';
import { sortedHand } from '../table/seats.ts';
import { useFormat } from '../useFormat.ts';

/** Hands that were shown and won nothing, where the table itself is not drawn. */
export function OtherHands(props: {
  readonly chairs: readonly Chair[];
  readonly view: PlayerView;
  readonly result: HandResult;
  readonly readings: readonly (Reading | undefined)[];
}) {
  const { chairs, view, result, readings } = props;
  const t = useTranslations('result');
  const format = useFormat();
  const losers = chairs.flatMap((chair) => {
    const hole = chair.seat === undefined || chair.isHero ? undefined : view.players[chair.seat]?.hole;
    const lost = chair.seat !== undefined && (result.sums[chair.seat]?.gotBack ?? 0) === 0;
    return hole !== undefined && lost && chair.seat !== undefined
      ? [{ chair, hole, reading: readings[chair.seat] }]
      : [];
  });
  if (losers.length === 0) return null;
  return (
    <ul className="others" aria-label={t('others')}>
      {losers.map(({ chair, hole, reading }) => (
        <li key={chair.seatNumber}>
          <span className="who">
            <Avatar name={chair.name} colour={chair.avatar} isHero={false} />
            {chair.name}
          </span>
          <span className="cards">
            {sortedHand(hole).map((card) => (
              <CardFace key={card} card={card} />
            ))}
          </span>
          <span className="muted">
            {reading?.high !== undefined && format.high(reading.high)}
            {view.config.variant === 'omahaHiLo' && reading !== undefined && (
              <> · {reading.low === undefined ? t('noLow') : format.low(reading.low.ranks)}</>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
