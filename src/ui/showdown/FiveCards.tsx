import { useTranslations } from 'use-intl';
import type { Five } from '../../evaluator/value.ts';
import { CardFace } from '../parts/Card.tsx';

/** The five that play, as two from the hand and three from the board (DESIGN 1.4). */
export function FiveCards(props: {
  readonly five: Five;
  readonly half: 'high' | 'low';
  /** Whether it is said which come from where; where there is little room the line under them must do. */
  readonly captions: boolean;
}) {
  const { five, half, captions } = props;
  const t = useTranslations('result');
  return (
    <span className={`five ${half === 'high' ? 'hi' : 'lo'}`}>
      <span className="grp">
        <span className="cards">
          {five.hole.map((card) => (
            <CardFace key={card} card={card} />
          ))}
        </span>
        <span className="cap">{captions && t('fromHand')}</span>
      </span>
      <span className="plus" aria-hidden="true">
        +
      </span>
      <span className="grp">
        <span className="cards">
          {five.board.map((card) => (
            <CardFace key={card} card={card} />
          ))}
        </span>
        <span className="cap">{captions && t('fromBoard')}</span>
      </span>
    </span>
  );
}
