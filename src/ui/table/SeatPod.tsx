import { AnimatePresence, m } from 'framer-motion';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Card } from '../../cards/card.ts';
import type { PlayerSeen, PlayerView } from '../../rules/view.ts';
import type { Chair } from '../../store/gameState.ts';
import { useMotion } from '../motion.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { CardBack, CardFace } from '../parts/Card.tsx';
import type { Outcome } from '../showdown/outcome.ts';
import { useFormat } from '../useFormat.ts';
import { Bubble } from './Bubble.tsx';
import { placeStyle, seatSide } from './geometry.ts';
import { useShift } from './places.ts';
import { isDealt, isLongName, sortedHand } from './seats.ts';
import { useBubble } from './useBubble.ts';

const BACKS = [0, 1, 2, 3] as const;
/** Amounts with more characters than this are set in the condensed face. */
const LONG_STACK = 6;
/** How far a folded fan slides towards the middle. */
const FOLD_SHIFT = 24;

/** An opponent at the table: cards, plate, badge, dealer's disc and what he did last. */
export function SeatPod(props: {
  readonly chair: Chair;
  readonly index: number;
  readonly players: number;
  readonly dealer: number | undefined;
  readonly view: PlayerView | undefined;
  readonly outcome: Outcome | undefined;
}) {
  const { chair, index, players, dealer, view, outcome } = props;
  const t = useTranslations('table');
  const tPosition = useTranslations('positions');
  const format = useFormat();
  const seen = chair.seat === undefined ? undefined : view?.players[chair.seat];
  const bubble = useBubble(chair, view, outcome);
  const state = seatState(chair, seen, view, outcome);
  const stack = format.amount(seen?.stack ?? chair.stack);
  const dealt = view !== undefined && chair.seat !== undefined && isDealt(view.events, chair.seat);
  const open = seen?.hole;
  const name = t('seat', {
    name: chair.name,
    position: chair.position ?? 'none',
    positionName: chair.position === undefined ? '' : tPosition(chair.position),
    stack,
    state: bubble === undefined && state !== 'turn' ? 'none' : 'some',
    stateName: bubble?.long ?? t('toAct'),
  });
  return (
    <div
      className={`at seat p${index} ${seatSide(index, players)} ${state}`}
      style={placeStyle(index, players)}
      data-place={`seat:${chair.seatNumber}`}
      role="group"
      aria-label={name}
    >
      {open !== undefined && <OpenHand cards={open} name={chair.name} outcome={outcome} />}
      <Fan shown={dealt && open === undefined && seen?.folded === false} chair={chair} dealer={dealer} />
      <Plate chair={chair} allIn={state.includes('allin')} stack={stack} />
      {chair.hasButton && <DealerDisc />}
      {bubble !== undefined && <Bubble bubble={bubble} />}
    </div>
  );
}

function seatState(
  chair: Chair,
  seen: PlayerSeen | undefined,
  view: PlayerView | undefined,
  outcome: Outcome | undefined,
) {
  if (seen === undefined) return view === undefined ? '' : 'folded';
  if (seen.folded) return 'folded';
  if (outcome !== undefined && outcome.won > 0) return 'winner';
  if (view?.toAct === chair.seat) return 'turn';
  return seen.stack === 0 && outcome === undefined ? 'allin' : '';
}

/** Name, stack and badge on one plate. */
export function Plate(props: {
  readonly chair: Chair;
  readonly allIn: boolean;
  readonly stack: string;
  readonly state?: string;
  readonly place?: string;
  readonly children?: ReactNode;
}) {
  const { chair, allIn, stack, state = '', place, children } = props;
  const t = useTranslations('table');
  const tApp = useTranslations('app');
  const tBadge = useTranslations('positionBadges');
  const name = chair.isHero ? tApp('you') : chair.name;
  const badge = chair.position === 'BTN' ? 'pos btnpos' : chair.position === 'UTG' ? 'pos utgpos' : 'pos';
  return (
    <div className={`plate ${state}`} data-place={place}>
      <Avatar name={name} colour={chair.avatar} isHero={chair.isHero} />
      <span className={isLongName(name) ? 'nm long' : 'nm'}>{name}</span>
      <span className={stack.length > LONG_STACK ? 'num st long' : 'num st'}>{allIn ? t('allIn') : stack}</span>
      {chair.position !== undefined && <span className={badge}>{tBadge(chair.position)}</span>}
      {children}
    </div>
  );
}

export function DealerDisc() {
  const t = useTranslations('table');
  return (
    <span className="dealer" role="img" aria-label={t('dealer')}>
      {t('dealerLetter')}
    </span>
  );
}

/** Four backs: they come from the dealer's disc, and slide to the middle when folded. */
function Fan(props: { readonly shown: boolean; readonly chair: Chair; readonly dealer: number | undefined }) {
  const { shown, chair, dealer } = props;
  const t = useTranslations('table');
  const motion = useMotion();
  const fromDealer = useShift(`seat:${dealer}`, `seat:${chair.seatNumber}`);
  const toPot = useShift('pot', `seat:${chair.seatNumber}`);
  const distance = Math.hypot(toPot.x, toPot.y) || 1;
  const slid = { x: (toPot.x / distance) * FOLD_SHIFT, y: (toPot.y / distance) * FOLD_SHIFT };
  return (
    <AnimatePresence initial={false}>
      {shown && (
        <m.div
          className="fan"
          role="img"
          aria-label={t('hidden', { count: BACKS.length })}
          initial={motion.still ? false : { ...fromDealer, opacity: 0, rotate: 3 }}
          animate={{ x: 0, y: 0, opacity: 1, rotate: 0, transition: motion.transition('deal') }}
          exit={{ ...slid, opacity: 0, transition: motion.transition('fold') }}
        >
          {BACKS.map((turn) => (
            <CardBack key={turn} turn={turn} />
          ))}
        </m.div>
      )}
    </AnimatePresence>
  );
}

/** A hand shown at the showdown, the cards that win tagged. */
function OpenHand(props: {
  readonly cards: readonly Card[];
  readonly name: string;
  readonly outcome: Outcome | undefined;
}) {
  const { cards, name, outcome } = props;
  const t = useTranslations('table');
  const wins = outcome !== undefined && (outcome.marks.high.length > 0 || outcome.marks.low.length > 0);
  return (
    <div className="open" role="group" aria-label={t('cardsOf', { name })}>
      {sortedHand(cards).map((card) => {
        const high = outcome?.marks.high.includes(card) === true;
        const low = outcome?.marks.low.includes(card) === true;
        return <CardFace key={card} card={card} marks={{ high, low, look: 'won' }} out={wins && !high && !low} />;
      })}
    </div>
  );
}
