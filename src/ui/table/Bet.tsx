import { useState } from 'react';
import type { Chips } from '../../rules/config.ts';
import { ChipStacks } from '../parts/ChipStacks.tsx';
import { useFormat } from '../useFormat.ts';
import { placeStyle, seatSide } from './geometry.ts';

/** From here on an amount is drawn with one stack of chips. */
const ONE_STACK = 100_000;

/** What lies in front of a player on this street. */
export function Bet(props: {
  readonly index: number;
  readonly players: number;
  readonly seatNumber: number;
  readonly amount: Chips;
  /** How much of it is still on its way from the seat. */
  readonly arriving: Chips;
}) {
  const { index, players, seatNumber, amount, arriving } = props;
  const format = useFormat();
  const there = amount - arriving;
  const [last, setLast] = useState(amount);
  if (amount > 0 && amount !== last) setLast(amount);
  // what is coming and what has just gone keep their place, unseen: chips fly to it and from it
  const drawn = there > 0 ? there : last;
  return (
    drawn > 0 && (
      <div
        className={`at bet p${index} ${seatSide(index, players)}${drawn >= ONE_STACK ? ' big' : ''}${there > 0 ? '' : ' away'}`}
        style={placeStyle(index, players)}
        data-place={`bet:${seatNumber}`}
      >
        <ChipStacks amount={drawn} />
        <b className="num">{format.amount(drawn)}</b>
      </div>
    )
  );
}
