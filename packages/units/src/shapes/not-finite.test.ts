/** One rule for the family where a number is NaN or infinite: predicates are false, measures follow IEEE. */
import type { RawComposite, RawPoint, RawRectangle, RawShape } from '../types/raw.js';
import { notFinite } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import type { Point2 } from '../types/kinds.js';
import { distance as distanceOfPoints } from '../vector/geometry.js';
import { boundsOf } from './bounds.js';
import { distance, type Place2 } from './distance.js';
import { firstContact } from './first-contact.js';
import { contains, overlaps } from './predicates.js';
import type { Circle2, Segment2, Shape2 } from './types.js';

const shapes: readonly (readonly [string, (numbers: readonly number[]) => RawShape, number])[] = [
  ['segment', ([x = 0, y = 0, u = 0, v = 0]) => ({ start: { x, y }, end: { x: u, y: v } }), 4],
  ['circle', ([x = 0, y = 0, radius = 0]) => ({ center: { x, y }, radius }), 3],
  ['rectangle', ([x = 0, y = 0, u = 0, v = 0]) => ({ min: { x, y }, max: { x: u, y: v } }), 4],
];
/** Numbers that make the shapes meet in many ways: level, upright, sloping, and of one point. */
const sound = [
  [-1, -1, 3, 2],
  [0, 0, 4, 0],
  [0, 0, 0, 4],
  [0, 0, 0, 0],
  [1e200, 1e200, 1e201, 1e201],
];
const points: RawPoint[] = notFinite.flatMap((bad) => [
  { x: bad, y: 0 },
  { x: 0, y: bad },
  { x: bad, y: bad },
]);

const asShape = (shape: RawShape): Shape2<number> => shape as Shape2<number>;
const asPoint = (point: RawPoint): Point2<number> => point as Point2<number>;
const asPlace = (place: RawPoint | RawShape): Place2<number> => place as Place2<number>;

/** Each sound list of numbers, with each of its numbers replaced by each that is not finite. */
function broken(make: (numbers: readonly number[]) => RawShape, count: number): RawShape[] {
  return sound.flatMap((numbers) =>
    notFinite.flatMap((bad) =>
      Array.from({ length: count }, (_, at) => make(numbers.map((number, i) => (i === at ? bad : number)))),
    ),
  );
}

const partners = shapes.flatMap(([, make]) => sound.map((numbers) => make(numbers)));

describe.each(shapes)('a %s and what is not finite', (_, make, count) => {
  it('contains no such point, and is as far from it as IEEE says', () => {
    for (const numbers of sound) {
      const shape = make(numbers);
      for (const point of points) {
        expect(contains(asShape(shape), asPoint(point))).toBe(false);
        const isInfinite = Math.abs(point.x) === Infinity || Math.abs(point.y) === Infinity;
        expect(distance(asPlace(shape), asPlace(point))).toBe(isInfinite ? Infinity : Number.NaN);
        expect(distance(asPlace(point), asPlace(shape))).toBe(isInfinite ? Infinity : Number.NaN);
      }
    }
  });

  it('contains and overlaps nothing with such a number, and is at no distance', () => {
    for (const shape of broken(make, count)) {
      for (const [x = 0, y = 0] of sound) {
        expect(contains(asShape(shape), asPoint({ x, y }))).toBe(false);
        expect(distance(asPlace(shape), asPlace({ x, y }))).toBeNaN();
      }
      for (const partner of [...partners, shape]) {
        expect(overlaps(asShape(shape), asShape(partner))).toBe(false);
        expect(overlaps(asShape(partner), asShape(shape))).toBe(false);
        expect(distance(asPlace(shape), asPlace(partner))).toBeNaN();
        expect(distance(asPlace(partner), asPlace(shape))).toBeNaN();
      }
    }
  });

  it('meets nothing with such a number, and has bounds with it', () => {
    const segments = partners.filter((partner) => 'start' in partner);
    for (const shape of broken(make, count)) {
      for (const partner of 'start' in shape ? partners.filter((each) => !('start' in each)) : segments) {
        const [segment, other] = 'start' in shape ? [shape, partner] : [partner, shape];
        expect(firstContact(asShape(segment) as Segment2<number>, asShape(other) as Circle2<number>)).toBeUndefined();
      }
      const { min, max } = boundsOf(asShape(shape)) as RawRectangle;
      expect([min.x, min.y, max.x, max.y].every(Number.isFinite)).toBe(false);
    }
  });
});

describe('composites and what is not finite', () => {
  const line = { start: { x: -1, y: -1 }, end: { x: 3, y: 2 } };
  const disc = { center: { x: 0, y: 0 }, radius: 4 };
  const view = { ...disc, direction: 0, angle: 1, from: { x: 1, y: 0 }, to: { x: 0, y: 1 }, isReflex: true };
  const vertices = [
    { x: 0, y: -9 },
    { x: 9, y: 9 },
    { x: -9, y: 9 },
  ];
  const composites: RawComposite[] = [{ segment: line, radius: 2 }, view, { vertices }];
  const bad = notFinite.flatMap((x): RawComposite[] => [
    { segment: line, radius: x },
    { segment: { ...line, end: { x: 0, y: x } }, radius: 1 },
    { ...view, radius: x },
    { ...view, center: { x, y: 0 } },
    { ...view, from: { x, y: 0 } },
    { ...view, to: { x: 0, y: x } },
    { vertices: [{ x, y: -9 }, ...vertices.slice(1)] },
    { vertices: [...vertices.slice(1), { x: 0, y: x }] },
  ]);
  const asAny = (shape: RawShape | RawComposite): Shape2<number> => shape as unknown as Shape2<number>;

  it('contain no such point, and with such a number contain and overlap nothing', () => {
    for (const point of points) {
      for (const shape of composites) expect(contains(asAny(shape), asPoint(point))).toBe(false);
    }
    for (const shape of bad) {
      expect(contains(asAny(shape), asPoint({ x: 0, y: 0 }))).toBe(false);
      for (const other of [...composites, ...partners, shape]) {
        expect([overlaps(asAny(shape), asAny(other)), overlaps(asAny(other), asAny(shape))]).toEqual([false, false]);
      }
    }
    for (const [, make, count] of shapes) {
      for (const shape of broken(make, count)) {
        for (const other of composites) expect(overlaps(asAny(other), asAny(shape))).toBe(false);
      }
    }
  });

  it('meet each other without them', () => {
    for (const a of composites) for (const b of composites) expect(overlaps(asAny(a), asAny(b))).toBe(true);
  });
});

describe('the distance of points', () => {
  it('is that of `/vector`, bit for bit', () => {
    const all = [...points, ...sound.map(([x = 0, y = 0]) => ({ x, y })), { x: 3e-320, y: 5e-324 }, { x: 1e308, y: 0 }];
    for (const a of all) {
      for (const b of [...all, { x: -1e308, y: 4e-310 }]) {
        expect(distance(asPoint(a), asPoint(b))).toBe(distanceOfPoints(asPoint(a), asPoint(b)));
      }
    }
  });
});
