import { must } from '../../base/assert.ts';

/*
 * Seats stand on superellipses (DESIGN 4): angles clockwise on the screen, 90° = bottom centre, where I sit; y grows downwards.
 * Here are unit positions only; the style sheet scales them by the size of the stage.
 */

interface Layout {
  /** Least angle kept free on both sides of my seat. */
  readonly clearance: number;
  /** Exponents: 1 is an ellipse, less is squarer. */
  readonly powerX: number;
  readonly powerY: number;
}

const WIDE: Layout = { clearance: 55, powerX: 0.78, powerY: 0.8 };
const TALL: Layout = { clearance: 45, powerX: 0.12, powerY: 1.83 };
const STRIP: Layout = { clearance: 45, powerX: 0.22, powerY: 0.5 };

/** By number of players: the places of the full table that are used, so that rows of seats leave fixed gaps. */
const SLOTS: Readonly<Record<number, readonly number[]>> = {
  2: [0, 4],
  3: [0, 3, 5],
  4: [0, 2, 4, 6],
  5: [0, 1, 3, 5, 7],
  6: [0, 1, 3, 4, 5, 7],
  7: [0, 1, 2, 3, 5, 6, 7],
  8: [0, 1, 2, 3, 4, 5, 6, 7],
};

interface UnitPoint {
  readonly x: number;
  readonly y: number;
}

/** Where one chair stands in the three layouts, each in [-1, 1] from the middle of the table. */
export interface SeatPlace {
  /** Desktop, laptop, tablet. */
  readonly wide: UnitPoint;
  /** Portrait. */
  readonly tall: UnitPoint;
  /** Phone in landscape. */
  readonly strip: UnitPoint;
}

/** Place of chair `index` (0 is mine, then clockwise) of `players`, 2 to 8. */
export function seatPlace(index: number, players: number): SeatPlace {
  const slot = must(SLOTS[players]?.[index], 'a slot for the seat');
  return {
    wide: onTable(angleOf(index, players, WIDE), WIDE),
    tall: onTable(angleOf(slot, 8, TALL), TALL),
    strip: onTable(angleOf(slot, 8, STRIP), STRIP),
  };
}

/** Which side of the table a chair is on: left, right, or in the middle column. */
export function seatSide(index: number, players: number): 'L' | 'R' | 'C' {
  if (index === 0 || index * 2 === players) return 'C';
  return index * 2 < players ? 'L' : 'R';
}

/** The same as custom properties for the style sheet (`table.css`). */
export function placeStyle(index: number, players: number): Readonly<Record<`--${string}`, number>> {
  const { wide, tall, strip } = seatPlace(index, players);
  return {
    '--wx': wide.x,
    '--wy': wide.y,
    '--vx': tall.x,
    '--vy': tall.y,
    '--sx': strip.x,
    '--sy': strip.y,
    '--i': index,
  };
}

function angleOf(index: number, players: number, layout: Layout): number {
  if (index === 0) return 90;
  if (players === 2) return 270;
  const clearance = Math.max(layout.clearance, 360 / players);
  return 90 + clearance + ((360 - 2 * clearance) * (index - 1)) / (players - 2);
}

function onTable(angle: number, layout: Layout): UnitPoint {
  const radians = (angle * Math.PI) / 180;
  return { x: bent(Math.cos(radians), layout.powerX), y: bent(Math.sin(radians), layout.powerY) };
}

/** The value to a power, its sign kept, to four decimals; what is nearly nothing is nothing. */
function bent(value: number, power: number): number {
  if (Math.abs(value) < 1e-9) return 0;
  return Math.round(Math.sign(value) * Math.abs(value) ** power * 1e4) / 1e4;
}
