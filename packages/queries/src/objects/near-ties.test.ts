/**
 * Where floating point cannot decide: contacts nearly at once, grazes, borders nearly at a point. Against the model.
 */
import { runs } from '@tilewright/testing';
import { randomNumbers } from '@tilewright/testing/golden/random';
import { circle, rectangle, segmentBetween } from '@tilewright/units';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { modelCircle, modelRectangle, overlap, type ModelShape } from '../tracker/testing/model.js';
import { at, length, Pair } from '../tracker/testing/operations.js';
import {
  firstObjectOnSegment,
  nearestObjects,
  objectsInCircle,
  objectsInRectangle,
  objectsOnSegment,
  overlappingPairs,
} from './index.js';

/** How far something is off, as a part of a radius: from nothing over a rounding to plainly. */
const off = fc.tuple(fc.integer({ min: 3, max: 18 }), fc.constantFrom(-1, 0, 1)).map(([digits, sign]) => {
  return sign * Number(`1e-${digits}`);
});
const radius = fc.double({ min: 0.01, max: 20, noNaN: true });
/** Of a direction: the tangent of half its angle. */
const half = fc.double({ min: -1, max: 1, noNaN: true });
const directionOf = (t: number): [number, number] => [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)];

type Placement = (x: number, y: number, ux: number, uy: number, r: number, error: number) => ModelShape;

const placements: [string, Placement][] = [
  [
    'circles that are met head on, nearly at once',
    (x, y, ux, uy, r, e) => modelCircle(x + ux * r * (1 + e), y + uy * r * (1 + e), r),
  ],
  ['circles that are grazed', (x, y, ux, uy, r, e) => modelCircle(x - uy * r * (1 + e), y + ux * r * (1 + e), r)],
];

it.each(placements)('%s, are in the order of the exact contacts', (_, placed) => {
  fc.assert(
    fc.property(
      fc.tuple(radius, radius),
      half,
      radius,
      fc.array(fc.tuple(radius, off), { minLength: 2, maxLength: 12 }),
      ([ax, ay], t, length, circles) => {
        const [ux, uy] = directionOf(t);
        const [x, y] = [ax + ux * length, ay + uy * length];
        const [bx, by] = [ax + ux * 2 * length, ay + uy * 2 * length];
        const pair = new Pair();
        for (const [r, error] of circles) pair.run({ kind: 'add', shape: placed(x, y, ux, uy, r, error) });
        const { tracker, model } = pair;
        const met = model.onSegment(ax, ay, bx, by);
        expect(objectsOnSegment(tracker, segmentBetween(at(ax, ay), at(bx, by))).map(({ object }) => object)).toEqual(
          met,
        );
        expect(firstObjectOnSegment(tracker, segmentBetween(at(ax, ay), at(bx, by)))?.object).toBe(met[0]);
      },
    ),
    { seed: 71, numRuns: runs(600) },
  );
});

it('circles whose borders are nearly at a point are in the order of the exact distances', () => {
  fc.assert(
    fc.property(
      fc.tuple(radius, radius),
      fc.array(fc.tuple(half, radius, off), { minLength: 2, maxLength: 12 }),
      ([x, y], circles) => {
        const pair = new Pair();
        for (const [t, r, error] of circles) {
          const [ux, uy] = directionOf(t);
          pair.run({ kind: 'add', shape: modelCircle(x + ux * r * (1 + error), y + uy * r * (1 + error), r) });
        }
        expect(nearestObjects(pair.tracker, at(x, y), 8)).toEqual(pair.model.nearest(x, y, 8));
      },
    ),
    { seed: 72, numRuns: runs(600) },
  );
});

it('circles whose distances differ by a few ulps are in the order of the exact distances, with any count', () => {
  fc.assert(
    fc.property(
      radius,
      fc.array(fc.tuple(half, radius), { minLength: 4, maxLength: 12 }),
      fc.integer({ min: 1, max: 3 }),
      (distance, circles, count) => {
        const pair = new Pair();
        for (const [t, r] of circles) {
          const [ux, uy] = directionOf(t);
          pair.run({ kind: 'add', shape: modelCircle(ux * (r + distance), uy * (r + distance), r) });
        }
        expect(nearestObjects(pair.tracker, at(0, 0), count)).toEqual(pair.model.nearest(0, 0, count));
      },
    ),
    { seed: 73, numRuns: runs(600) },
  );
});

it.each([
  [0, 0],
  [-0, 0],
  [0, -0],
  [-0, -0],
])(
  'a segment of no length meets what was added first, whatever the signs of its zeros: from the origin to %d, %d',
  (x, y) => {
    const shapes = [
      modelRectangle(0, 0, 0, 0),
      modelCircle(0, 0, 0),
      modelCircle(0, 0, 2),
      modelRectangle(-3, -3, 3, 3),
    ];
    for (const [ax, ay] of [
      [0, 0],
      [-0, 0],
      [0, -0],
      [-0, -0],
    ] as const) {
      for (let first = 0; first < shapes.length; first++) {
        const pair = new Pair();
        for (let i = 0; i < shapes.length; i++) pair.run({ kind: 'add', shape: shapes[(first + i) % shapes.length]! });
        const segment = segmentBetween(at(ax, ay), at(x, y));
        expect(firstObjectOnSegment(pair.tracker, segment)?.object).toBe(0);
        expect(objectsOnSegment(pair.tracker, segment).map(({ object }) => object)).toEqual([0, 1, 2, 3]);
      }
    }
  },
);

it.each([
  ['a fine point before a long way', 1e-40, 1e-41, 1e9],
  ['as far as squares reach', 1.0137937550497054e-150, 1.6666666666666728e-151, 6],
])('what a segment starts in comes before what it meets next, however soon: %s', (_, gap, fine, length) => {
  const pair = new Pair();
  pair.run({ kind: 'add', shape: modelCircle(0, 0, fine) });
  pair.run({ kind: 'add', shape: modelCircle(0, 0, 1e-9) });
  for (const x of [0, 5e-324, gap / 100]) {
    const met = pair.model.onSegment(0, gap, x, -length);
    expect(met).toEqual([1, 0]);
    const segment = segmentBetween(at(0, gap), at(x, -length));
    expect(objectsOnSegment(pair.tracker, segment).map(({ object }) => object)).toEqual(met);
    expect(firstObjectOnSegment(pair.tracker, segment)?.object).toBe(1);
  }
});

it.each([
  ['a circle', modelCircle(1.6e154, 0, 1.4e154)],
  ['a rectangle', modelRectangle(6e153, -1e153, 1.9e154, 1e153)],
])('products that overflow hide nothing: %s', (_, shape) => {
  const pair = new Pair();
  pair.run({ kind: 'add', shape: modelCircle(7.5e153, 0, 5e152) });
  pair.run({ kind: 'add', shape });
  for (const [x, y] of [
    [1.2e154, 0],
    [1.2e154, 1e152],
  ] as const) {
    expect(pair.model.onSegment(0, 0, x, y)).toEqual([1, 0]);
    expect(firstObjectOnSegment(pair.tracker, segmentBetween(at(0, 0), at(x, y)))?.object).toBe(1);
  }
});

it('all overlapping objects are found where coordinates are coarser than cells', () => {
  const far = 2 ** 52; // whole numbers only
  const random = randomNumbers(7);
  const whole = (below: number): number => Math.floor(random() * below);
  const pair = new Pair();
  for (let i = 0; i < 300; i++) {
    const [x, y] = [far + whole(9), whole(9) - far];
    const [width, height] = [whole(3), whole(3)];
    const shape = i % 2 === 0 ? modelCircle(x, y, whole(3) / 2) : modelRectangle(x, y, x + width, y + height);
    pair.run({ kind: 'add', shape });
  }
  const { tracker, model } = pair;
  const sorted = (pairs: [number, number][]): [number, number][] => pairs.sort(([a, b], [c, d]) => a - c || b - d);
  expect(sorted(overlappingPairs(tracker))).toEqual(sorted(model.pairs()));
  for (let i = 0; i < 200; i++) {
    const asked = modelCircle(far + whole(13) - 2, whole(13) - 2 - far, whole(6) / 2);
    const found = objectsInCircle(tracker, circle(at(asked.x, asked.y), length(asked.radius)));
    expect(found.sort((a, b) => a - b)).toEqual(model.where((shape) => overlap(shape, asked)));
    const box = modelRectangle(asked.x, asked.y, asked.x + whole(4), asked.y + whole(4));
    const inside = objectsInRectangle(tracker, rectangle(at(box.minX, box.minY), at(box.maxX, box.maxY)));
    expect(inside.sort((a, b) => a - b)).toEqual(model.where((shape) => overlap(shape, box)));
    expect(nearestObjects(tracker, at(asked.x, asked.y), 5)).toEqual(model.nearest(asked.x, asked.y, 5));
  }
});

/** Places of crates: in a grid, so that borders and corners touch, or nearly; near the origin, far away, tiny. */
const crateGrids: [string, number, number][] = [
  ['near the origin', 0, 1],
  ['a million tiles away', 1e6, 1],
  ['of a size that is no double', 7, 0.1],
  ['where the middle of a crate is no double', 2 ** 52, 1],
  ['of no more than some roundings', 1, 2 ** -51],
];

it.each(crateGrids)(
  'crates side by side, and barrels between them, overlap as the predicates say: %s',
  (_, from, side) => {
    const pair = new Pair();
    for (let i = 0; i < 144; i++) {
      const [x, y] = [from + (i % 12) * side, from + Math.floor(i / 12) * side];
      // A third stands a rounding apart, or reaches one over.
      const [dx, dy] = [(i % 3) - 1, (i % 5) - 2].map((roundings) => roundings * x * 2 ** -53) as [number, number];
      const shape =
        i % 4 === 0
          ? modelCircle(x + side / 2, y + side / 2, side / 2)
          : modelRectangle(x + dx, y + dy, x + side, y + side);
      pair.run({ kind: 'add', shape });
    }
    for (let i = 0; i < 20; i++) {
      const [x, y] = [from + i * side, from + (i % 7) * side];
      pair.run({ kind: 'add', shape: modelRectangle(x, y, x + 9 * side, y + side) });
    }
    const { tracker, model } = pair;
    const sorted = (pairs: [number, number][]): [number, number][] => pairs.sort(([a, b], [c, d]) => a - c || b - d);
    expect(sorted(overlappingPairs(tracker))).toEqual(sorted(model.pairs()));
    for (let i = 0; i < 150; i++) {
      const [x, y] = [from + (i % 13) * side, from + Math.floor(i / 13) * side];
      const asked = modelCircle(x, y, (side * (i % 5)) / 2);
      const found = objectsInCircle(tracker, circle(at(x, y), length(asked.radius)));
      expect(found.sort((a, b) => a - b)).toEqual(model.where((shape) => overlap(shape, asked)));
      const box = modelRectangle(x, y, x + side * (i % 3), y + side * (i % 4));
      const inside = objectsInRectangle(tracker, rectangle(at(box.minX, box.minY), at(box.maxX, box.maxY)));
      expect(inside.sort((a, b) => a - b)).toEqual(model.where((shape) => overlap(shape, box)));
      expect(nearestObjects(tracker, at(x, y), 6)).toEqual(model.nearest(x, y, 6));
      const segment = segmentBetween(at(x, y), at(from + 12 * side, from + 5 * side));
      const met = model.onSegment(x, y, from + 12 * side, from + 5 * side);
      expect(objectsOnSegment(tracker, segment).map(({ object }) => object)).toEqual(met);
      expect(firstObjectOnSegment(tracker, segment)?.object).toBe(met[0]);
    }
  },
);

it('rectangles whose corners are nearly at a circle overlap it as the predicates say', () => {
  fc.assert(
    fc.property(
      fc.tuple(radius, radius),
      radius,
      fc.array(fc.tuple(half, radius, radius, off), { minLength: 2, maxLength: 12 }),
      ([x, y], reach, boxes) => {
        const pair = new Pair();
        for (const [t, width, height, error] of boxes) {
          const [ux, uy] = directionOf(t);
          // The corner towards the circle lies on its border, or nearly.
          const [cx, cy] = [x + ux * reach * (1 + error), y + uy * reach * (1 + error)];
          const [minX, minY] = [ux < 0 ? cx - width : cx, uy < 0 ? cy - height : cy];
          pair.run({ kind: 'add', shape: modelRectangle(minX, minY, minX + width, minY + height) });
        }
        const asked = modelCircle(x, y, reach);
        pair.run({ kind: 'add', shape: asked });
        const touching = pair.model.where((shape) => overlap(shape, asked));
        const { tracker } = pair;
        expect(objectsInCircle(tracker, circle(at(x, y), length(reach))).sort((a, b) => a - b)).toEqual(touching);
        expect(overlappingPairs(tracker).sort(([a, b], [c, d]) => a - c || b - d)).toEqual(pair.model.pairs());
      },
    ),
    { seed: 74, numRuns: runs(600) },
  );
});
