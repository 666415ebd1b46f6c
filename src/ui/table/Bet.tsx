import { AnimatePresence, m } from 'framer-motion';
import type { Chips } from '../../rules/config.ts';
import { useMotion } from '../motion.ts';
import { ChipStacks } from '../parts/ChipStacks.tsx';
import { useFormat } from '../useFormat.ts';
import { placeStyle, seatSide } from './geometry.ts';
import { useShift } from './places.ts';

/** From here on an amount is drawn with one stack of chips. */
const ONE_STACK = 100_000;

interface At {
  readonly index: number;
  readonly players: number;
  readonly seatNumber: number;
}

const placed = ({ index, players }: At, what: string) => ({
  className: `at ${what} p${index} ${seatSide(index, players)}`,
  style: placeStyle(index, players),
});

/** What a player has bet on this street: slides in from the seat, and into the pot when the street ends. */
export function Bet({ at, amount }: { readonly at: At; readonly amount: Chips }) {
  const motion = useMotion();
  const format = useFormat();
  const fromSeat = useShift(`seat:${at.seatNumber}`, `bet:${at.seatNumber}`);
  const toPot = useShift('pot', `bet:${at.seatNumber}`);
  const place = placed(at, 'bet');
  return (
    <>
      <span {...placed(at, 'bet spot')} data-place={`bet:${at.seatNumber}`} aria-hidden="true" />
      <AnimatePresence initial={false}>
        {amount > 0 && (
          <m.div
            key="bet"
            className={`${place.className}${amount >= ONE_STACK ? ' big' : ''}`}
            style={place.style}
            initial={motion.still ? false : { ...fromSeat, opacity: 0 }}
            animate={{ x: 0, y: 0, opacity: 1, transition: motion.transition('bet') }}
            exit={{ ...toPot, opacity: 0, transition: motion.transition('collect') }}
          >
            <ChipStacks amount={amount} />
            <b className="num">{format.amount(amount)}</b>
          </m.div>
        )}
      </AnimatePresence>
    </>
  );
}

/** A share of the pot on its way to a winner. */
export function FlyingShare({ amount, to }: { readonly amount: Chips; readonly to: number }) {
  const motion = useMotion();
  const format = useFormat();
  const shift = useShift(`seat:${to}`, 'pot');
  if (motion.still) return null;
  return (
    <m.div
      className="bet flying"
      initial={{ x: 0, y: 0, opacity: 1 }}
      animate={{ ...shift, opacity: [1, 1, 0] }}
      transition={motion.transition('push')}
      aria-hidden="true"
    >
      <ChipStacks amount={amount} />
      <b className="num">{format.amount(amount)}</b>
    </m.div>
  );
}
