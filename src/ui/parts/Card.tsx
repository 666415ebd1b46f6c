import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { must } from '../../base/assert.ts';
import { type Card, rankOf, SUIT_CHARS, suitOf } from '../../cards/card.ts';
import { useFormat } from '../useFormat.ts';

export interface CardMarks {
  readonly high: boolean;
  readonly low: boolean;
  /** Live: bars on the edges of cards that play now. Won: rings, tags, and the card lifted or dropped. */
  readonly look: 'live' | 'won';
}

const LETTERS_FOR_TEN = 2;

/** A card's face. Its name is spoken, unless it repeats what is said beside it (`silent`). */
export function CardFace(props: {
  readonly card: Card;
  readonly marks?: CardMarks | undefined;
  /** Grey: takes no part. */
  readonly out?: boolean;
  readonly silent?: boolean;
}) {
  const { card, marks, out = false, silent = false } = props;
  const format = useFormat();
  const suit = must(SUIT_CHARS[suitOf(card)], 'suit');
  const letter = format.rankLetter(rankOf(card));
  const won = marks?.look === 'won';
  const classes = ['card', suit];
  if (out) classes.push('out');
  if (won && marks.high) classes.push('u-hi');
  if (won && marks.low) classes.push('u-lo');
  const named = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': format.card(card) };
  return (
    <span className={classes.join(' ')} {...named}>
      <span className="ix">
        <b className={letter.length >= LETTERS_FOR_TEN ? 'ten' : undefined}>{letter}</b>
        <SuitShape suit={suit} />
      </span>
      <SuitShape suit={suit} className="ctr" />
      {marks?.high === true && <Mark half="high" look={marks.look} />}
      {marks?.low === true && <Mark half="low" look={marks.look} />}
    </span>
  );
}

function SuitShape({ suit, className }: { readonly suit: string; readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <use href={`#suit-${suit}`} />
    </svg>
  );
}

function Mark({ half, look }: { readonly half: 'high' | 'low'; readonly look: CardMarks['look'] }) {
  const t = useTranslations('cards');
  const side = half === 'high' ? 'hi' : 'lo';
  if (look === 'live') return <i className={`mk bar ${side}`} />;
  return <i className={`mk tag ${side}`}>{half === 'high' ? t('tagHigh') : t('tagLow')}</i>;
}

/** A card's back. */
export function CardBack({ turn, ref }: { readonly turn?: number; readonly ref?: Ref<HTMLSpanElement> }) {
  return (
    <span ref={ref} className="card back" style={turn === undefined ? undefined : { '--j': turn }} aria-hidden="true">
      <span className="m">
        <MarkShape />
      </span>
    </span>
  );
}

/** A place on the board; not seen once a card lies on it. */
export function CardSlot({ taken = false }: { readonly taken?: boolean }) {
  return <span className={`card slot${taken ? ' away' : ''}`} aria-hidden="true" />;
}

/** The split circle, in the colour of the text around it. */
export function MarkShape() {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}
