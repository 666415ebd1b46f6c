import { AnimatePresence, m } from 'framer-motion';
import { useTranslations } from 'use-intl';
import type { PlayerView } from '../../rules/view.ts';
import type { Chair } from '../../store/gameState.ts';
import { useMotion } from '../motion.ts';
import { CardFace, type CardMarks } from '../parts/Card.tsx';
import type { Marks } from '../showdown/groups.ts';
import type { Outcome } from '../showdown/outcome.ts';
import { useSettings } from '../stores.ts';
import { useFormat } from '../useFormat.ts';
import { Bubble } from './Bubble.tsx';
import { useShift } from './places.ts';
import { DealerDisc, Plate } from './SeatPod.tsx';
import { sortedHand } from './seats.ts';
import { useBubble } from './useBubble.ts';

/** My cards in the order that I like, and my plate. */
export function Hero(props: {
  readonly chair: Chair;
  readonly dealer: number | undefined;
  readonly view: PlayerView | undefined;
  readonly marks: Marks;
  readonly look: CardMarks['look'];
  /** Set at the end of a hand. */
  readonly outcome: Outcome | undefined;
}) {
  const { chair, dealer, view, marks, look, outcome } = props;
  const t = useTranslations('table');
  const format = useFormat();
  const motion = useMotion();
  const fromDealer = useShift(`seat:${dealer}`, `seat:${chair.seatNumber}`);
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
        <AnimatePresence initial={false}>
          {cards.map((card, index) => {
            const lit = { high: marks.high.includes(card), low: marks.low.includes(card), look };
            const out = seen?.folded === true || (look === 'won' && plays && !lit.high && !lit.low);
            return (
              <m.li
                key={card}
                initial={motion.still ? false : { ...fromDealer, opacity: 0, rotate: 3 }}
                animate={{ x: 0, y: 0, opacity: 1, rotate: 0 }}
                transition={motion.transition('deal', index)}
              >
                <CardFace card={card} marks={lit} out={out} />
              </m.li>
            );
          })}
        </AnimatePresence>
        {cards.length === 0 && <li className="card slot none" aria-hidden="true" />}
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
