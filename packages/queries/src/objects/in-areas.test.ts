/** Objects in capsules, sectors and polygons are those that `overlaps` of units says, which is exact. */
import { atLeast, nextDown, nextUp, runs, someOf } from '@tilewright/testing';
import {
  boundsOf,
  type Capsule2,
  capsule,
  circle,
  type ConvexPolygon2,
  convexPolygon,
  degrees,
  Direction2,
  directionFromAngle,
  overlaps,
  radians,
  type Sector2,
  sector,
  segmentBetween,
  turn,
} from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelCircle, type ModelShape, modelRectangle } from '../tracker/testing/model.js';
import { at, length, Pair, place, shape, size, typed } from '../tracker/testing/operations.js';
import { objectsInCapsule, objectsInCircle, objectsInPolygon, objectsInRectangle, objectsInSector } from './index.js';

type Area = Capsule2 | ConvexPolygon2 | Sector2;

/** Objects of any size, also where squares lose bits; and those that touch the corners of the area, or nearly do. */
const scales = fc.constantFrom(1, 1, 1, 1e-3, 1e6, 1e-155, 1e-163, 1e140, 1e152, 1e-300);
const factors = fc.constantFrom(1, 1, 1 + 2 ** -52, 1 - 2 ** -53, 1 + 1e-13, 0.5);

function scaled(each: ModelShape, by: number): ModelShape {
  return each.kind === 'circle'
    ? modelCircle(each.x * by, each.y * by, each.radius * by)
    : modelRectangle(each.minX * by, each.minY * by, each.maxX * by, each.maxY * by);
}

/** Shapes that end at a point, or beside it: from the point of an object, by a factor near 1. */
function touching(x: number, y: number, [cx, cy]: readonly [number, number], factor: number): ModelShape[] {
  const [dx, dy] = [cx - x, cy - y];
  return [
    modelCircle(cx, cy, Math.sqrt(dx * dx + dy * dy) * factor),
    modelRectangle(Math.min(x * factor, cx), Math.min(y, cy), Math.max(x * factor, cx), Math.max(y, cy)),
  ];
}

const kinds: readonly [name: string, make: (numbers: readonly number[], r: number) => Area | undefined][] = [
  ['capsule', ([ax = 0, ay = 0, bx = 0, by = 0], r) => capsule(segmentBetween(at(ax, ay), at(bx, by)), length(r))],
  [
    'polygon',
    ([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]) => {
      try {
        return convexPolygon([at(ax, ay), at(bx, by), at(cx, cy)]);
      } catch {
        // All on one line.
        return undefined;
      }
    },
  ],
  [
    'sector',
    ([x = 0, y = 0, direction = 0, angle = 0], r) => {
      const directions = [
        Direction2.east,
        Direction2.southEast,
        Direction2.north,
        directionFromAngle(radians(direction)),
      ];
      const angles = [
        degrees(90),
        degrees(180),
        degrees(270),
        degrees(0),
        degrees(360),
        radians(Math.abs(angle) % 6.2),
      ];
      const pick = Math.floor(Math.abs(direction) * 4);
      return sector(at(x, y), length(r), directions[pick % 4]!, angles[pick % 6]!);
    },
  ],
];

describe.each(kinds)('the objects in a %s', (_, make) => {
  const ask = (tracker: Pair['tracker'], area: Area): number[] => objectsIn(tracker, area).sort((a, b) => a - b);

  it('are those that overlap it', () => {
    let found = 0;
    let apart = 0;
    fc.assert(
      fc.property(
        fc.array(shape, { minLength: 1, maxLength: 40 }),
        fc.array(fc.tuple(fc.array(place, { minLength: 6, maxLength: 6 }), size), { minLength: 5, maxLength: 5 }),
        scales,
        fc.array(fc.tuple(place, place, factors), { maxLength: 12 }),
        (shapes, questions, by, near) => {
          const ends = near.flatMap(([x, y, factor], i) => {
            const part = (i % 5) / 4;
            const [ax, ay, bx, cy] = questions[i % questions.length]![0] as [number, number, number, number];
            return touching(ax + part * (bx - ax), ay + part * (cy - ay), [x, y], factor);
          });
          const all = [...shapes, ...ends].map((each) => scaled(each, by));
          const pair = new Pair(Math.min(Math.max(by, 1e-200), 1e200));
          for (const each of all) pair.run({ kind: 'add', shape: each });
          for (const [numbers, radius] of questions) {
            const area = make(
              numbers.map((each) => each * by),
              radius * by,
            );
            if (area === undefined) continue;
            const expected = all.flatMap((each, i) => (isOverlapping(area, typed(each)) ? [i] : []));
            expect(ask(pair.tracker, area)).toEqual(expected);
            found += expected.length;
            apart += all.length - expected.length;
          }
        },
      ),
      { seed: 91, numRuns: runs(1500) },
    );
    expect(found + apart).toBeGreaterThanOrEqual(atLeast(100_000));
    expect(Math.min(found, apart)).toBeGreaterThanOrEqual(atLeast(10_000));
  }, 600_000);
});

it('finds a rectangle within the radius of a segment whose length underflows when squared', () => {
  const pair = new Pair(1);
  pair.run({ kind: 'add', shape: modelRectangle(0, -0.5, 0, -0.007) });
  const dot = capsule(segmentBetween(at(7.3e-299, 0), at(0, 0)), length(0.5));
  expect(objectsInCapsule(pair.tracker, dot)).toEqual([0]);
});

describe('the box around a sector', () => {
  const middles = Array.from({ length: 24 }, (_, i) => turn(Direction2.east, degrees(15 * i)));
  const angles = [0, 1, 30, 90, 180, 181, 270, 359, 360];

  it('has all objects that touch the sector where it reaches farthest', () => {
    let [touching, apart] = [0, 0];
    for (const [x, y, r] of [
      [0, 0, 5],
      [0.1, -0.7, 3.3],
      [1e6 + 0.1, -3e5, 0.3],
      [0, 0, 5e-324],
      [1e-310, 0, 3e-310],
      [0, 0, 1e308],
    ] as const) {
      // Along the axes and the diagonals.
      const some = middles.filter((_, i) => i % 3 === 0);
      const sectors = someOf(some).flatMap((middle) =>
        angles.map((a) => sector(at(x, y), length(r), middle, degrees(a))),
      );
      const pair = new Pair(Math.min(Math.max(r, 1e-200), 1e200));
      const shapes: ModelShape[] = [];
      // Around the ends of the disc and of the edges: points, discs of half the radius, and boxes, all on their outer
      // side.
      const ends = [...middles, ...[0.5, 90, 90.5].map((a) => turn(Direction2.east, degrees(a)))].map((end) => {
        const { to } = sector(at(0, 0), length(1), end, degrees(0)) as unknown as {
          readonly to: { x: number; y: number };
        };
        return [to.x, to.y] as const;
      });
      for (const [dx, dy] of ends) {
        for (const move of [(v: number): number => v, nextUp, nextDown]) {
          const [ex, ey] = [move(x + r * dx), move(y + r * dy)];
          const half = r / 2;
          shapes.push(
            modelCircle(ex, ey, 0),
            modelCircle(move(x + 1.5 * r * dx), move(y + 1.5 * r * dy), half),
            modelRectangle(
              dx < 0 ? ex - half : ex,
              dy < 0 ? ey - half : ey,
              dx < 0 ? ex : ex + half,
              dy < 0 ? ey : ey + half,
            ),
          );
        }
      }
      const finite = shapes.filter((each) =>
        Object.values(each).every((value) => typeof value === 'string' || Number.isFinite(value)),
      );
      for (const each of finite) pair.run({ kind: 'add', shape: each });
      for (const each of sectors) {
        const expected = finite.flatMap((other, i) => (isOverlapping(each, typed(other)) ? [i] : []));
        expect(objectsInSector(pair.tracker, each).sort((a, b) => a - b)).toEqual(expected);
        touching += expected.length;
        apart += finite.length - expected.length;
      }
    }
    expect(Math.min(touching, apart)).toBeGreaterThanOrEqual(atLeast(10_000));
  }, 60_000);

  it('is hardly larger than its bounds', () => {
    const { tracker } = new Pair(1);
    for (let i = 0; i < 10_000; i++) tracker.add(i, circle(at(i % 100, Math.floor(i / 100)), length(0.4)));
    const candidatesOf = (ask: () => unknown): number => {
      tracker.counters.start();
      ask();
      tracker.counters.stop();
      return tracker.counters.candidates;
    };
    for (const middle of middles) {
      for (const angle of angles) {
        const each = sector(at(50.2, 49.7), length(30), middle, degrees(angle));
        const found = candidatesOf(() => objectsInSector(tracker, each));
        expect(found).toBe(candidatesOf(() => objectsInRectangle(tracker, boundsOf(each))));
        const disc = circle(each.center, each.radius);
        if (angle <= 30) expect(3 * found).toBeLessThan(candidatesOf(() => objectsInCircle(tracker, disc)));
      }
    }
  });
});

function objectsIn(tracker: Pair['tracker'], area: Area): number[] {
  if ('vertices' in area) return objectsInPolygon(tracker, area);
  return 'segment' in area ? objectsInCapsule(tracker, area) : objectsInSector(tracker, area);
}

function isOverlapping(area: Area, other: ReturnType<typeof typed>): boolean {
  if ('min' in other || 'radius' in other) return overlaps(area, other);
  return overlaps(area, segmentBetween(other, other));
}
