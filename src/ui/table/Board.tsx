import { AnimatePresence, m } from 'framer-motion';
import { useTranslations } from 'use-intl';
import type { Card } from '../../cards/card.ts';
import type { PlayerView } from '../../rules/view.ts';
import { useMotion } from '../motion.ts';
import { CardFace, type CardMarks, CardSlot } from '../parts/Card.tsx';
import { ChipStacks } from '../parts/ChipStacks.tsx';
import type { Marks } from '../showdown/groups.ts';
import { useFormat } from '../useFormat.ts';

const SLOTS = [0, 1, 2, 3, 4] as const;
const FLOP_CARDS = 3;
/** From here on an amount is drawn without chips, the digits alone. */
const DIGITS_ONLY = 1_000_000;

/** The middle of the table: all chips in play, the five places of the board, the pots already collected. */
export function Board(props: {
  readonly view: PlayerView | undefined;
  readonly marks: Marks;
  readonly look: CardMarks['look'];
  /** Cards that nobody plays are grey. */
  readonly dimOthers: boolean;
}) {
  const { view, marks, look, dimOthers } = props;
  const t = useTranslations('table');
  const format = useFormat();
  return (
    <div className="board">
      <div className={`potline${view?.complete === true ? ' away' : ''}`} data-place="pot">
        <span>{t('pot')}</span>
        <b className="num">{format.amount(view?.pot ?? 0)}</b>
      </div>
      <ul className="cards" aria-label={t('board')}>
        {SLOTS.map((slot) => (
          <li key={slot}>
            <Place card={view?.board[slot]} turn={slot % FLOP_CARDS} marks={marks} look={look} dimOthers={dimOthers} />
          </li>
        ))}
      </ul>
      <Pots view={view} />
    </div>
  );
}

function Place(props: {
  readonly card: Card | undefined;
  readonly turn: number;
  readonly marks: Marks;
  readonly look: CardMarks['look'];
  readonly dimOthers: boolean;
}) {
  const { card, turn, marks, look, dimOthers } = props;
  const motion = useMotion();
  const lit = {
    high: card !== undefined && marks.high.includes(card),
    low: card !== undefined && marks.low.includes(card),
    look,
  };
  return (
    <>
      <CardSlot taken={card !== undefined} />
      <AnimatePresence initial={false}>
        {card !== undefined && (
          <m.span
            key={card}
            className="on"
            initial={motion.still ? false : { rotateY: 90 }}
            animate={{ rotateY: 0 }}
            transition={motion.transition('flip', turn)}
          >
            <CardFace card={card} marks={lit} out={dimOthers && !lit.high && !lit.low} />
          </m.span>
        )}
      </AnimatePresence>
    </>
  );
}

function Pots({ view }: { readonly view: PlayerView | undefined }) {
  const t = useTranslations('table');
  const format = useFormat();
  const pots = view?.pots ?? [];
  const sides = pots.length - 1;
  return (
    <div className={`pots${view?.complete === true ? ' away' : ''}`}>
      {pots.map(({ amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pot has no name but its number
        <span key={index} className={`pot${amount >= DIGITS_ONLY ? ' big' : ''}${sides === 0 ? ' only' : ''}`}>
          <ChipStacks amount={amount} />
          <span>
            {sides > 0 && (index === 0 ? t('main') : t('side', { count: sides, number: index }))}{' '}
            <b className="num">{format.amount(amount)}</b>
          </span>
        </span>
      ))}
    </div>
  );
}
