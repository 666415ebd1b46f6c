import { expect, test } from 'vitest';
import { seatPlace, seatSide } from './geometry.ts';

/** Rows of the design's own `seats.css`: players, chair, then x and y of wide, tall and strip. */
test.each([
  [2, 1, 0, -1, 0, -1, 0, -1],
  [3, 1, -0.8939, -0.5743, -0.9593, -0.5303, -0.9266, -0.8409],
  [4, 3, 1, 0, 1, 0, 1, 0],
  [5, 2, -0.6607, -0.844, -0.9593, -0.5303, -0.9266, -0.8409],
  [6, 5, 0.8939, 0.5743, 0.9593, 0.5303, 0.9266, 0.8409],
  [7, 2, -0.9733, -0.3392, -1, 0, -1, 0],
  [8, 0, 0, 1, 0, 1, 0, 1],
  [8, 1, -0.8559, 0.641, -0.9593, 0.5303, -0.9266, 0.8409],
  [8, 2, -0.9947, -0.1786, -1, 0, -1, 0],
  [8, 5, 0.7273, -0.7919, 0.9593, -0.5303, 0.9266, -0.8409],
])('with %i players chair %i stands where the design puts it', (players, chair, wx, wy, vx, vy, sx, sy) => {
  expect(seatPlace(chair, players)).toEqual({
    wide: { x: wx, y: wy },
    tall: { x: vx, y: vy },
    strip: { x: sx, y: sy },
  });
});

test('seats mirror one another left and right', () => {
  for (let players = 2; players <= 8; players++) {
    for (let chair = 1; chair < players; chair++) {
      const { wide } = seatPlace(chair, players);
      const mirrored = seatPlace(players - chair, players).wide;
      expect(mirrored.x).toBeCloseTo(-wide.x, 4);
      expect(mirrored.y).toBeCloseTo(wide.y, 4);
    }
  }
});

test('the first half of the chairs is on the left, the others on the right', () => {
  expect([0, 1, 2, 3, 4, 5].map((chair) => seatSide(chair, 6)).join('')).toBe('CLLCRR');
  expect([0, 1, 2].map((chair) => seatSide(chair, 3)).join('')).toBe('CLR');
  expect([0, 1].map((chair) => seatSide(chair, 2)).join('')).toBe('CC');
});
