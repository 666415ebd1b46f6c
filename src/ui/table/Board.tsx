import { useTranslations } from 'use-intl';
import type { Card } from '../../cards/card.ts';
import type { PlayerView } from '../../rules/view.ts';
import { CARD_GAPS } from '../../store/pace.ts';
import { CardFace, type CardMarks, CardSlot } from '../parts/Card.tsx';
import { ChipStacks } from '../parts/ChipStacks.tsx';
import type { Marks } from '../showdown/groups.ts';
import { useFormat } from '../useFormat.ts';
import { CountUp } from './CountUp.tsx';
import { type Flight, potsToDraw } from './flights.ts';
import { Turning } from './Turning.tsx';

const SLOTS = [0, 1, 2, 3, 4] as const;
/** From here on an amount is drawn without chips, the digits alone. */
const DIGITS_ONLY = 1_000_000;

/** The middle of the table: all chips in play, the five places of the board, the pots already collected. */
export function Board(props: {
  readonly view: PlayerView | undefined;
  readonly marks: Marks;
  readonly look: CardMarks['look'];
  /** Cards that nobody plays are grey. */
  readonly dimOthers: boolean;
  readonly flights: readonly Flight[];
}) {
  const { view, marks, look, dimOthers, flights } = props;
  const t = useTranslations('table');
  const format = useFormat();
  const news = view?.events.at(-1);
  const dealt = news?.type === 'boardDealt' ? news.cards : [];
  return (
    <div className="board">
      <div className={`potline${view !== undefined && isEmptied(view) ? ' away' : ''}`}>
        <span>{t('pot')}</span>
        <b className="num">{format.amount(view?.pot ?? 0)}</b>
      </div>
      <ul className="cards" aria-label={t('board')}>
        {SLOTS.map((slot) => {
          const card = view?.board[slot];
          return (
            <li key={slot}>
              <CardSlot taken={card !== undefined} />
              {card !== undefined && (
                <Turning
                  key={card}
                  className="on"
                  isNew={dealt.includes(card)}
                  after={dealt.indexOf(card) * CARD_GAPS.flip}
                >
                  <BoardCard card={card} marks={marks} look={look} dimOthers={dimOthers} />
                </Turning>
              )}
            </li>
          );
        })}
      </ul>
      <Pots view={view} flights={flights} />
    </div>
  );
}

/** Whether the last share of the last pot has left. */
const isEmptied = ({ events, pot }: PlayerView): boolean =>
  pot === 0 && events.some(({ type }) => type === 'potAwarded');

function BoardCard(props: {
  readonly card: Card;
  readonly marks: Marks;
  readonly look: CardMarks['look'];
  readonly dimOthers: boolean;
}) {
  const { card, marks, look, dimOthers } = props;
  const lit = { high: marks.high.includes(card), low: marks.low.includes(card), look };
  return <CardFace card={card} marks={lit} out={dimOthers && !lit.high && !lit.low} />;
}

/** The pots: each counts up when bets have arrived, and is gone once its last share has left. */
function Pots({ view, flights }: { readonly view: PlayerView | undefined; readonly flights: readonly Flight[] }) {
  const t = useTranslations('table');
  const pots = view === undefined ? [] : potsToDraw(view, flights);
  const sides = pots.length - 1;
  return (
    <div className={`pots${view?.complete === true ? ' away' : ''}`} data-place="middle">
      {pots.map(({ amount }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a pot has no name but its number
          key={index}
          className={`pot${amount >= DIGITS_ONLY ? ' big' : ''}${sides === 0 ? ' only' : ''}${amount === 0 ? ' away' : ''}`}
          data-place={`pot:${index}`}
        >
          <ChipStacks amount={amount} />
          <span>
            {sides > 0 && (index === 0 ? t('main') : t('side', { count: sides, number: index }))}{' '}
            <b className="num">
              <CountUp amount={amount} />
            </b>
          </span>
        </span>
      ))}
    </div>
  );
}
