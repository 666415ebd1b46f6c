import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Chair } from '../../store/gameState.ts';
import { type Stop, useMotion } from '../motion.ts';
import { ChipStacks } from '../parts/ChipStacks.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useFormat } from '../useFormat.ts';
import type { Flight } from './flights.ts';
import { middleOf, type Point, placeOf, wayTo } from './places.ts';
import type { Flights, Flying } from './useFlights.ts';

/** All chips on their way, above everything else on the table. */
export function FlyingChips({ flights, chairs }: { readonly flights: Flights; readonly chairs: readonly Chair[] }) {
  return (
    <div className="flights" aria-hidden="true">
      {flights.flying.map((flight) => (
        <Chips key={flight.id} flight={flight} chairs={chairs} onLanded={() => flights.land(flight.id)} />
      ))}
    </div>
  );
}

function Chips(props: { readonly flight: Flying; readonly chairs: readonly Chair[]; readonly onLanded: () => void }) {
  const { flight, chairs, onLanded } = props;
  const motion = useMotion();
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  const isBare = flight.move === 'bet'; // its digits appear at the end
  const fly = useEffectEvent((): Stop | undefined => {
    const element = ref.current;
    const here = element === null ? undefined : middleOf(element);
    const [from, to] = [flight.from, flight.to].map((place) => placeNamed(place, chairs, isBare));
    if (motion.still || element === null || here === undefined || from === undefined || to === undefined) {
      onLanded();
      return undefined;
    }
    const translate = [wayTo(here, from), wayTo(here, to)];
    return motion.play(element, { translate }, { move: flight.move, onEnd: onLanded, leaves: true });
  });
  useLayoutEffect(() => fly(), []);
  const named = flight.half === 'high' || flight.half === 'low';
  return (
    <div ref={ref} className={`bet flying ${flight.move}`}>
      {named && <Tag half={flight.half} />}
      <ChipStacks amount={flight.amount} />
      {!isBare && <b className="num">{format.amount(flight.amount)}</b>}
    </div>
  );
}

/** Where a flight begins or ends on the screen: bare chips at the chips of a bet, chips with digits at the whole. */
function placeNamed(place: Flight['from'], chairs: readonly Chair[], isBare: boolean): Point | undefined {
  if (place.at === 'middle') return placeOf('middle');
  if (place.at === 'pot') return placeOf(`pot:${place.pot}`) ?? placeOf('middle');
  const chair = chairs.find(({ seat }) => seat === place.seat);
  if (chair === undefined) return undefined;
  const name = `${place.at}:${chair.seatNumber}`;
  return (place.at === 'bet' && isBare ? placeOf(name, '.chips') : undefined) ?? placeOf(name);
}
