/**
 * The side of a line is that of the orientation of three points, for eyes on and beside lines through corners and
 * points.
 */
import { atLeast, Random, runs } from '@tilewright/testing';
import { nextDown } from '@tilewright/tilemap/kernel';
import { orientation } from '@tilewright/units/exact';
import { expect, it } from 'vitest';
import { CORNER_X, CORNER_Y, LineSide, POINT_X, POINT_Y } from './line-side.js';

const LEFT = -40;
const LAST = 80;
const NORTH = -30;
const SOUTH = 30;

it('is that of the orientation of three points', () => {
  const random = new Random(5);
  const side = new LineSide();
  const counts = new Map<number, number>();
  for (let i = 0; i < runs(50_000); i++) {
    const [cx, cy] = [random.integer(LEFT, LEFT + LAST), random.integer(NORTH, SOUTH)];
    const [px, py] = [random.integer(2 * LEFT, 2 * (LEFT + LAST)) / 2, random.integer(2 * NORTH, 2 * SOUTH) / 2];
    // On the line through both, or on a line beside it, up to rounding; and sometimes one ulp beside that.
    const along = random.integer(0, 3) === 0 ? random.integer(-8, 8) / 4 : 3 * random.next() - 1;
    const off = random.integer(0, 2) === 0 ? random.next() : 0;
    const x = cx + (px - cx) * along + off;
    const y = cy + (py - cy) * along;
    const eye = new Float64Array([
      random.integer(0, 1) === 0 ? x : nextDown(x),
      random.integer(0, 1) === 0 ? y : nextDown(y),
    ]);
    side.start(eye, LEFT, LAST, NORTH, SOUTH);
    side.numbers[CORNER_X] = cx;
    side.numbers[CORNER_Y] = cy;
    side.numbers[POINT_X] = px;
    side.numbers[POINT_Y] = py;
    const expected = orientation(eye[0] ?? 0, eye[1] ?? 0, cx, cy, px, py);
    expect(side.find(), `eye ${eye.join(', ')}, corner ${cx}, ${cy}, point ${px}, ${py}`).toBe(expected);
    counts.set(expected, (counts.get(expected) ?? 0) + 1);
  }
  for (const sign of [-1, 0, 1]) expect(counts.get(sign)).toBeGreaterThanOrEqual(atLeast(500));
});
