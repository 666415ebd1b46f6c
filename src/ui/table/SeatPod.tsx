import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Card } from '../../cards/card.ts';
import type { PlayerSeen, PlayerView } from '../../rules/view.ts';
import type { Chair } from '../../store/gameState.ts';
import { type Stop, useMotion } from '../motion.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { CardBack, CardFace } from '../parts/Card.tsx';
import type { Outcome } from '../showdown/outcome.ts';
import { useFormat } from '../useFormat.ts';
import { Bubble } from './Bubble.tsx';
import { placeStyle, seatSide } from './geometry.ts';
import { middleOf, placeOf } from './places.ts';
import { isDealt, isLongName, sortedHand } from './seats.ts';
import { Turning } from './Turning.tsx';
import { useBubble } from './useBubble.ts';
import { dealtAfter, isDealing, useDealt } from './useDealt.ts';

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
  readonly view: PlayerView | undefined;
  readonly outcome: Outcome | undefined;
}) {
  const { chair, index, players, view, outcome } = props;
  const t = useTranslations('table');
  const tPosition = useTranslations('positions');
  const format = useFormat();
  const seen = chair.seat === undefined ? undefined : view?.players[chair.seat];
  const bubble = useBubble(chair, view, outcome);
  const state = seatState(chair, seen, view, outcome);
  const stack = format.amount(seen?.stack ?? chair.stack);
  const dealt = view !== undefined && chair.seat !== undefined && isDealt(view.events, chair.seat);
  const open = seen?.hole;
  const folded = seen?.folded === true;
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
      {open !== undefined && <OpenHand cards={open} name={chair.name} view={view} outcome={outcome} />}
      <Fan shown={dealt && open === undefined && !folded} folded={folded} chair={chair} view={view} />
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
    <span className="dealer" data-place="dealer" role="img" aria-label={t('dealer')}>
      {t('dealerLetter')}
    </span>
  );
}

/** Four backs: they come from the dealer's disc, and slide to the middle when folded. */
function Fan(props: {
  readonly shown: boolean;
  readonly folded: boolean;
  readonly chair: Chair;
  readonly view: PlayerView | undefined;
}) {
  const { shown, folded, chair, view } = props;
  const t = useTranslations('table');
  const motion = useMotion();
  const [was, setWas] = useState(shown);
  const [leaves, setLeaves] = useState(false);
  if (shown !== was) {
    setWas(shown);
    setLeaves(folded && !motion.still);
  }
  if (!shown) {
    const gone = () => {
      setLeaves(false);
    };
    return leaves && <FoldedFan onGone={gone} />;
  }
  return (
    <div className="fan" role="img" aria-label={t('hidden', { count: BACKS.length })}>
      {BACKS.map((turn) => (
        <DealtBack key={turn} turn={turn} isNew={isDealing(view)} after={dealtAfter(view, chair.seat, turn)} />
      ))}
    </div>
  );
}

function DealtBack({ turn, isNew, after }: { readonly turn: number; readonly isNew: boolean; readonly after: number }) {
  const ref = useDealt<HTMLSpanElement>(isNew, after);
  return <CardBack ref={ref} turn={turn} />;
}

/** Cards that have just been folded, on their way out. */
function FoldedFan({ onGone }: { readonly onGone: () => void }) {
  const motion = useMotion();
  const ref = useRef<HTMLDivElement>(null);
  const slide = useEffectEvent((): Stop | undefined => {
    const element = ref.current;
    const [here, middle] = [element === null ? undefined : middleOf(element), placeOf('middle')];
    if (motion.still || element === null || here === undefined || middle === undefined) {
      onGone();
      return undefined;
    }
    const far = Math.hypot(middle.x - here.x, middle.y - here.y) || 1;
    const slid = `${((middle.x - here.x) / far) * FOLD_SHIFT}px ${((middle.y - here.y) / far) * FOLD_SHIFT}px`;
    const keyframes = { translate: ['0px 0px', slid], opacity: ['1', '0'] };
    return motion.play(element, keyframes, { move: 'fold', onEnd: onGone, leaves: true });
  });
  useLayoutEffect(() => slide(), []);
  return (
    <div ref={ref} className="fan leaves" aria-hidden="true">
      {BACKS.map((turn) => (
        <CardBack key={turn} turn={turn} />
      ))}
    </div>
  );
}

/** A hand shown at the showdown, the cards that win tagged. */
function OpenHand(props: {
  readonly cards: readonly Card[];
  readonly name: string;
  readonly view: PlayerView | undefined;
  readonly outcome: Outcome | undefined;
}) {
  const { cards, name, view, outcome } = props;
  const t = useTranslations('table');
  const wins = outcome !== undefined && (outcome.marks.high.length > 0 || outcome.marks.low.length > 0);
  return (
    <div className="open" role="group" aria-label={t('cardsOf', { name })}>
      {sortedHand(cards).map((card) => {
        const high = outcome?.marks.high.includes(card) === true;
        const low = outcome?.marks.low.includes(card) === true;
        return (
          <Turning key={card} className="one" isNew={view?.events.at(-1)?.type === 'handShown'} after={0}>
            <CardFace card={card} marks={{ high, low, look: 'won' }} out={wins && !high && !low} />
          </Turning>
        );
      })}
    </div>
  );
}
