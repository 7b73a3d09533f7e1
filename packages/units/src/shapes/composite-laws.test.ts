/**
 * Laws of capsules, sectors and convex polygons: what they are where they degenerate, and what does not change them.
 */
import { runs } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSector } from '../checks/kinds.js';
import type { Point2 } from '../types/kinds.js';
import type { RawComposite, RawPoint, RawRectangle, RawSector, RawShape } from '../types/raw.js';
import { unsafeVector } from '../values/raw.js';
import { boundsOf } from './bounds.js';
import { rawCapsule, rawCircle, rawPolygon, rawRectangle, rawSector } from './make.js';
import { contains, overlaps } from './predicates.js';
import {
  circleOf,
  coredOf,
  type CoredKind,
  polygonOf,
  rectangleOf,
  sectorOf,
  sectors,
  segmentOf,
} from './testing/shapes.js';
import { translated } from './translated.js';
import type { Shape2 } from './types.js';

type Any = RawShape | RawComposite;

const asShape = (shape: Any): Shape2<number> => shape as unknown as Shape2<number>;
const touch = (a: Any, b: Any): boolean => overlaps(asShape(a), asShape(b));
const holds = (shape: Any, point: RawPoint): boolean => contains(asShape(shape), point as Point2<number>);

const grid = fc.integer({ min: -6, max: 6 }).map((n) => n / 2);
const numbers = fc.array(grid, { minLength: 8, maxLength: 8 });
const kinds = ['segment', 'circle', 'rectangle', 'capsule', 'polygon'] as const satisfies CoredKind[];
const cored = fc.tuple(fc.constantFrom(...kinds), numbers).map(([kind, values]) => coredOf(kind, values) as Any);
const anyShape = fc.oneof(sectors(grid), cored);

/** That two shapes are the same set, as far as another shape and a point can tell. */
function expectSame(one: Any, two: Any, other: Any, point: RawPoint): void {
  expect(touch(one, other)).toBe(touch(two, other));
  expect(touch(other, one)).toBe(touch(two, other));
  expect(holds(one, point)).toBe(holds(two, point));
}

function each(seed: number, check: (values: readonly number[], other: Any, point: RawPoint) => void): void {
  const point = fc.record({ x: grid, y: grid });
  fc.assert(fc.property(numbers, anyShape, point, check), { seed, numRuns: runs(1000) });
}

describe('the same set', () => {
  it('is a capsule with a radius of zero, and its segment', () => {
    each(71, (values, other, point) => {
      const segment = segmentOf(values);
      const one = rawCapsule(segment, 0);
      expectSame(one, segment, other, point);
      expect(boundsOf(asShape(one))).toEqual(boundsOf(asShape(segment)));
    });
  });

  it('is a capsule with a length of zero, and its circle', () => {
    each(72, ([x = 0, y = 0, r = 0], other, point) => {
      const one = rawCapsule(segmentOf([x, y, x, y]), Math.abs(r));
      expectSame(one, circleOf([x, y, r]), other, point);
      expect(boundsOf(asShape(one))).toEqual(boundsOf(asShape(circleOf([x, y, r]))));
    });
  });

  it('is the polygon of a rectangle, and the rectangle', () => {
    each(73, (values, other, point) => {
      const box = rectangleOf(values);
      const { min, max } = box;
      const one = polygonOf([min.x, min.y, max.x, min.y, max.x, max.y, min.x, max.y]);
      expectSame(one, box, other, point);
      expect(boundsOf(asShape(one))).toEqual(boundsOf(asShape(box)));
    });
  });

  it('is a sector of a full turn, and its circle', () => {
    each(74, ([x = 0, y = 0, r = 0, direction = 0], other, point) => {
      const one = sectorOf(x, y, r, direction * 2 ** 29 + 12345, 7);
      expectSame(one, circleOf([x, y, r]), other, point);
      expect(boundsOf(asShape(one))).toEqual(boundsOf(asShape(circleOf([x, y, r]))));
    });
  });

  it('is a sector with an angle of zero toward an axis, and its segment', () => {
    each(75, ([x = 0, y = 0, r = 0, quarters = 0], other, point) => {
      const one = sectorOf(x, y, r, Math.trunc(quarters) * 2 ** 30, 0);
      const { from } = one;
      const reach = Math.abs(r);
      expectSame(one, segmentOf([x, y, x + reach * from.x, y + reach * from.y]), other, point);
    });
  });

  it('are two half turns in opposite directions together, and the disc', () => {
    each(76, ([x = 0, y = 0, r = 0, eighths = 0], other, point) => {
      const bits = eighths * 2 ** 30 + 54321;
      const [one, two] = [sectorOf(x, y, r, bits, Math.PI), sectorOf(x, y, r, bits + 2 ** 31, Math.PI)];
      const disc = circleOf([x, y, r]);
      expect(touch(one, other) || touch(two, other)).toBe(touch(disc, other));
      expect(holds(one, point) || holds(two, point)).toBe(holds(disc, point));
    });
  });

  it('are a sector and the rest of its disc together, and the disc', () => {
    fc.assert(
      fc.property(sectors(grid), anyShape, (one, other) => {
        const { center, radius, direction, angle, from, to, isReflex } = one;
        fc.pre(from.x !== to.x || from.y !== to.y);
        const isHalf = from.x === -to.x && from.y === -to.y;
        const rest = rawSector(center, radius, direction, angle, to, from, !isReflex && !isHalf);
        expect(touch(one, other) || touch(rest, other)).toBe(touch(rawCircle(center, radius), other));
        expect(touch(one, rest)).toBe(true);
      }),
      { seed: 77, numRuns: runs(1000) },
    );
  });
});

/** The shape with every length multiplied. */
function scaled(shape: Any, by: number): Any {
  const at = ({ x, y }: RawPoint): RawPoint => ({ x: x * by, y: y * by });
  if ('segment' in shape) return rawCapsule(scaled(shape.segment, by) as never, shape.radius * by);
  if ('vertices' in shape) return rawPolygon(shape.vertices.map(at));
  if (isSector(shape)) {
    const { center, radius, direction, angle, from, to, isReflex } = shape;
    return rawSector(at(center), radius * by, direction, angle, from, to, isReflex);
  }
  if ('center' in shape) return rawCircle(at(shape.center), shape.radius * by);
  if ('min' in shape) return rawRectangle(at(shape.min), at(shape.max));
  return { start: at(shape.start), end: at(shape.end) };
}

describe('nothing changes', () => {
  it('in the other order, or at the ends of the range of doubles', () => {
    const size = fc.constantFrom(2 ** -1060, 2 ** -700, 2 ** -300, 2 ** 300, 2 ** 700, 2 ** 1015);
    fc.assert(
      fc.property(anyShape, anyShape, grid, grid, size, (a, b, x, y, by) => {
        const expected = touch(a, b);
        expect(touch(b, a)).toBe(expected);
        expect(touch(scaled(a, by), scaled(b, by))).toBe(expected);
        expect(holds(scaled(a, by), { x: x * by, y: y * by })).toBe(holds(a, { x, y }));
      }),
      { seed: 78, numRuns: runs(1500) },
    );
  });

  it('where both move by an offset that keeps all coordinates exact', () => {
    const whole = fc.integer({ min: -(2 ** 40), max: 2 ** 40 });
    fc.assert(
      fc.property(anyShape, anyShape, whole, whole, (a, b, x, y) => {
        const [to, back] = [unsafeVector<never>(x, y), unsafeVector<never>(-x, -y)];
        const moved = translated(asShape(a), to);
        expect(overlaps(moved, translated(asShape(b), to))).toBe(touch(a, b));
        expect(translated(moved, back)).toEqual(a);
      }),
      { seed: 79, numRuns: runs(1000) },
    );
  });
});

describe('boundsOf', () => {
  it('holds what the shape holds, and meets what the shape meets', () => {
    each(80, (values, other, point) => {
      for (const shape of [other, coredOf('capsule', values) as Any]) {
        const bounds = boundsOf(asShape(shape)) as RawRectangle;
        if (holds(shape, point)) expect(holds(bounds, point)).toBe(true);
        if (touch(shape, circleOf(values))) expect(touch(bounds, circleOf(values))).toBe(true);
        expect(touch(bounds, shape)).toBe(true);
      }
    });
  });

  it.each<[string, Any, RawRectangle]>([
    ['a capsule', coredOf('capsule', [5, 1, 2, 9, 1]) as Any, rectangleOf([1, 0, 6, 10])],
    ['a polygon', polygonOf([0, 0, 4, 3, -1, 2]), rectangleOf([-1, 0, 4, 3])],
    ['a quarter between two axes', sectorOf(1, 2, 5, 2 ** 29, Math.PI / 2), rectangleOf([1, 2, 6, 7])],
    ['a half', sectorOf(1, 2, 5, 0, Math.PI), rectangleOf([1, -3, 6, 7])],
    ['three quarters', sectorOf(1, 2, 5, 2 ** 29, 1.5 * Math.PI), rectangleOf([-4, -3, 6, 7])],
    ['a segment', sectorOf(1, 2, 5, -(2 ** 31), 0), rectangleOf([-4, 2, 1, 2])],
    ['a point', sectorOf(1, 2, 0, 12345, 3), rectangleOf([1, 2, 1, 2])],
  ])('of %s', (_, shape, expected) => {
    expect(boundsOf(asShape(shape))).toEqual(expected);
  });

  it('of a sector between the axes ends at its corners', () => {
    const { min, max } = boundsOf(asShape(sectorOf(0, 0, 10, 2 ** 29, Math.PI / 6))) as RawRectangle;
    const corner = sectorOf(0, 0, 10, 2 ** 29, Math.PI / 6) satisfies RawSector;
    expect([min.x, min.y]).toEqual([0, 0]);
    expect(max.x / (10 * corner.from.x) - 1).toBeLessThan(2 ** -48);
    expect(max.y / (10 * corner.to.y) - 1).toBeLessThan(2 ** -48);
    expect(max.x).toBeGreaterThanOrEqual(10 * corner.from.x);
  });
});
