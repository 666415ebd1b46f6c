import { must } from '../base/assert.ts';
import { findCharacter } from '../bots/roster.ts';
import type { GameSetup } from '../persistence/save.ts';
import { seatAt } from '../rules/config.ts';
import type { Positions, SeatNumber, TableState } from '../rules/table.ts';
import type { Chair, Position } from './gameState.ts';

/** My chair's number: the others follow clockwise. */
export const HERO_SEAT: SeatNumber = 1;

/** The chairs as drawn, mine first. `seatNumbers` are those dealt in, by seat of the hand; none between games. */
export function chairsOf(setup: GameSetup, table: TableState, seatNumbers: readonly SeatNumber[]): Chair[] {
  const positions = positionsOf(table.positions, seatNumbers);
  return table.stacks.map((stack, i): Chair => {
    const seatNumber = i + 1;
    const seat = seatNumbers.indexOf(seatNumber);
    const isHero = seatNumber === HERO_SEAT;
    return {
      seatNumber,
      isHero,
      name: isHero ? '' : must(findCharacter(must(setup.bots[i - 1], 'bot')), 'character').name,
      avatar: i % 8,
      seat: seat < 0 ? undefined : seatAt(seat),
      position: positions.get(seatNumber),
      hasButton: table.positions?.button === seatNumber,
      stack,
    };
  });
}

/** Who sits where, from the button; a seat between under the gun and the hijack has no name. */
function positionsOf(positions: Positions | undefined, seatNumbers: readonly SeatNumber[]): Map<SeatNumber, Position> {
  const names = new Map<SeatNumber, Position>();
  if (positions === undefined) return names;
  const { button, smallBlind, bigBlind } = positions;
  const others = seatNumbers.filter((seat) => seat !== button && seat !== smallBlind && seat !== bigBlind);
  const named: readonly (readonly [SeatNumber | undefined, Position])[] = [
    [others.length >= 3 ? others.at(-2) : undefined, 'HJ'],
    [others.length >= 2 ? others.at(-1) : undefined, 'CO'],
    [others[0], 'UTG'],
    [button, 'BTN'],
    [smallBlind === button ? undefined : smallBlind, 'SB'],
    [bigBlind, 'BB'],
  ];
  for (const [seat, name] of named) if (seat !== undefined && seatNumbers.includes(seat)) names.set(seat, name);
  return names;
}
