import { Play } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { must } from '../../base/assert.ts';
import { parseCards } from '../../cards/card.ts';
import { CardFace, type CardMarks } from '../parts/Card.tsx';
import { useGame } from '../stores.ts';
import { useFormat } from '../useFormat.ts';

/** A hand that can win both halves: ace and king play high, ace and deuce low, each with three of the board. */
const HAND = { cards: must(parseCards('As2d3cKh'), 'cards'), high: [0, 3], low: [0, 1] };
const BOARD = { cards: must(parseCards('AdKc8h7d4s'), 'cards'), high: [0, 1, 2], low: [2, 3, 4] };

/** What this is, and the way back into the last game. */
export function Intro() {
  const t = useTranslations('lobby');
  const hasGame = useGame((game) => game.setup !== undefined);
  return (
    <section className="intro">
      <div className="hd">
        <h1>{t('title')}</h1>
        <p>{t('subtitle')}</p>
      </div>
      <article className="cont">
        <div className="example" aria-hidden="true">
          <div className="cards shared">
            {BOARD.cards.map((card, place) => (
              <CardFace key={card} card={card} silent marks={marksAt(BOARD, place)} />
            ))}
          </div>
          <div className="cards">
            {HAND.cards.map((card, place) => (
              <span key={card} className="turned" style={{ '--j': place }}>
                <CardFace card={card} silent marks={marksAt(HAND, place)} />
              </span>
            ))}
          </div>
        </div>
        {hasGame ? <LastGame /> : <About />}
      </article>
    </section>
  );
}

const marksAt = ({ high, low }: typeof HAND, place: number): CardMarks => ({
  high: high.includes(place),
  low: low.includes(place),
  look: 'live',
});

function About() {
  const t = useTranslations('lobby');
  return (
    <div className="ct about">
      <h2>{t('aboutTitle')}</h2>
      <p>{t('about')}</p>
    </div>
  );
}

function LastGame() {
  const t = useTranslations('lobby');
  const format = useFormat();
  const hand = useGame((game) => game.handNumber);
  const chairs = useGame((game) => game.chairs);
  const view = useGame((game) => game.view);
  const mine = chairs.find((chair) => chair.isHero);
  const seen = mine?.seat === undefined ? undefined : view?.players[mine.seat];
  return (
    <>
      <div className="ct">
        <p className="eb">{t('lastGame')}</p>
        <h2>{t('lastHand', { hand: format.chips(hand), players: chairs.length })}</h2>
        <p>
          {t('stack')} <b className="num">{format.chips(seen?.stack ?? mine?.stack ?? 0)}</b>
        </p>
      </div>
      <a className="btn primary" href="#/table">
        <Play className="ico" aria-hidden="true" />
        {t('continue')}
      </a>
    </>
  );
}
