/**
 * Walks along segments where cells bound their objects badly: beyond the grid, and where rounding is as wide as cells.
 */
import { randomNumbers } from '@tilewright/testing/golden/random';
import { segmentBetween } from '@tilewright/units';
import { expect, it } from 'vitest';
import { modelCircle, modelRectangle } from '../tracker/testing/model.js';
import { at, Pair } from '../tracker/testing/operations.js';
import { firstObjectOnSegment, objectsOnSegment } from './index.js';

/** 400 circles and squares of one size, so many that they get a grid, on whole numbers of a square `width` wide. */
function crowd(originX: number, originY: number, width: number, size: number): Pair {
  const random = randomNumbers(5);
  const pair = new Pair();
  for (let i = 0; i < 400; i++) {
    const x = originX + Math.floor(random() * width);
    const y = originY + Math.floor(random() * width);
    const shape = i % 2 === 0 ? modelCircle(x, y, size / 2) : modelRectangle(x, y, x + size, y + size);
    pair.run({ kind: 'add', shape });
  }
  return pair;
}

it.each([
  ['north', -300, -1000, 300, 3],
  ['south', -300, 1000, 300, 3],
  ['west', -1000, -300, 3, 300],
  ['east', 1000, -300, 3, 300],
])('what lies far in the %s of all others is met, from either end', (_, ax, ay, bx, by) => {
  const x = ax + (bx - ax) / 64;
  const y = ay + (by - ay) / 64;
  for (const shape of [modelCircle(x, y, 0.5), modelRectangle(x - 0.5, y - 0.5, x + 0.5, y + 0.5)]) {
    const pair = crowd(-10, -10, 20, 1);
    pair.run({ kind: 'add', shape });
    for (const [cx, cy, dx, dy] of [
      [ax, ay, bx, by],
      [bx, by, ax, ay],
    ] as const) {
      const all = objectsOnSegment(pair.tracker, segmentBetween(at(cx, cy), at(dx, dy))).map(({ object }) => object);
      expect(all).toEqual(pair.model.onSegment(cx, cy, dx, dy));
      expect(all).toContain(400);
    }
  }
});

it('no object is missed where coordinates are coarser than cells', () => {
  const far = 2 ** 52; // whole numbers only
  const random = randomNumbers(6);
  const pair = crowd(far, -far, 8, 0);
  for (let i = 0; i < 400; i++) {
    const [ax, ay, bx, by] = Array.from({ length: 4 }, () => Math.floor(random() * 30) - 11);
    const [cx, cy, dx, dy] = [far + ax!, ay! - far, far + bx!, by! - far];
    const met = pair.model.onSegment(cx, cy, dx, dy);
    const segment = segmentBetween(at(cx, cy), at(dx, dy));
    expect(objectsOnSegment(pair.tracker, segment).map(({ object }) => object)).toEqual(met);
    expect(firstObjectOnSegment(pair.tracker, segment)?.object).toBe(met[0]);
  }
});

it.each([
  [-1.7e308, 2, 1.7e308, 2],
  [1.7e308, -1.7e308, -1.7e308, 1.7e308],
  [3, -1e308, 3, 1.7e308],
])('a segment as long as doubles go meets what it meets: from %d, %d to %d, %d', (ax, ay, bx, by) => {
  const pair = crowd(-10, -10, 20, 1);
  const segment = segmentBetween(at(ax, ay), at(bx, by));
  const met = pair.model.onSegment(ax, ay, bx, by);
  expect(met.length).toBeGreaterThan(10);
  expect(objectsOnSegment(pair.tracker, segment).map(({ object }) => object)).toEqual(met);
  expect(firstObjectOnSegment(pair.tracker, segment)?.object).toBe(met[0]);
});

it.each([
  [0, 0],
  [-0, 0],
  [0, -0],
  [-0, -0],
])('a segment of no length meets first what was added first, in whatever cell: from the origin to %d, %d', (x, y) => {
  for (const west of [-5, -7, -9, -11, -12, -13, -14, -15]) {
    const pair = crowd(west, west + 2, 20, 6);
    const met = pair.model.onSegment(0, 0, x, y);
    expect(met.length).toBeGreaterThan(10);
    const segment = segmentBetween(at(0, 0), at(x, y));
    expect(firstObjectOnSegment(pair.tracker, segment)?.object).toBe(met[0]);
    expect(objectsOnSegment(pair.tracker, segment).map(({ object }) => object)).toEqual(met);
  }
});
