import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sub } from '../vector/arithmetic.js';
import { meters } from '../units/catalogue.js';
import { difference, position } from '../values/make.js';
import { unsafePoint, unsafeVector } from '../values/raw.js';
import type { Difference2, Position2 } from '../types/named.js';
import { boundsOf } from './bounds.js';
import { circle, extentOf, rectangle, segmentBetween } from './make.js';
import { contains, overlaps } from './predicates.js';
import { translated } from './translated.js';
import type { Shape2 } from './types.js';

const at = (x: number, y: number): Position2 => position(meters(x), meters(y));
const by = (x: number, y: number): Difference2 => difference(meters(x), meters(y));

/** Whole numbers, whose sums are exact. */
const whole = fc.integer({ min: -(2 ** 30), max: 2 ** 30 });
const anyPoint = fc.tuple(whole, whole).map(([x, y]) => unsafePoint<Position2>(x, y));
const anyWay = fc.tuple(whole, whole).map(([x, y]) => unsafeVector<Difference2>(x, y));
const anyShape: fc.Arbitrary<Shape2> = fc.oneof(
  fc.tuple(anyPoint, anyPoint).map(([a, b]) => segmentBetween(a, b)),
  fc.tuple(anyPoint, fc.nat()).map(([center, radius]) => circle(center, meters(radius))),
  fc
    .tuple(anyPoint, fc.nat(), fc.nat())
    .map(([min, x, y]) => rectangle(min, unsafePoint<Position2>(Number(min.x) + x, Number(min.y) + y))),
);

describe('translated', () => {
  it('moves each point of a shape, and keeps its kind', () => {
    expect(translated(segmentBetween(at(1, 2), at(3, 4)), by(10, -20))).toEqual(
      segmentBetween(at(11, -18), at(13, -16)),
    );
    expect(translated(circle(at(1, 2), meters(5)), by(10, -20))).toEqual(circle(at(11, -18), meters(5)));
    expect(translated(rectangle(at(1, 2), at(3, 4)), by(10, -20))).toEqual(rectangle(at(11, -18), at(13, -16)));
  });

  it('leaves the shape that it is given as it is, and no member behind', () => {
    const disc = { ...circle(at(1, 2), meters(5)), name: 'disc' };
    const moved = translated(disc, by(0, 0));
    expect(moved).not.toBe(disc);
    expect(Object.keys(moved)).toEqual(['center', 'radius']);
    expect(disc.center).toEqual(at(1, 2));
  });

  it('changes nothing that shapes are asked, and can be taken back, where nothing is rounded', () => {
    fc.assert(
      fc.property(anyShape, anyShape, anyPoint, anyWay, (shape, other, place, way) => {
        const back = unsafeVector<Difference2>(-Number(way.x), -Number(way.y));
        const moved = translated(shape, way);
        const [to] = [translated(segmentBetween(place, place), way).start];
        expect(translated(moved, back)).toEqual(shape);
        expect(contains(moved, to)).toBe(contains(shape, place));
        expect(overlaps(moved, translated(other, way))).toBe(overlaps(shape, other));
        expect(boundsOf(moved)).toEqual(translated(boundsOf(shape), way));
        if ('start' in shape && 'start' in moved) expect(extentOf(moved)).toEqual(sub(shape.end, shape.start));
      }),
      { seed: 31, numRuns: 500 },
    );
  });

  it('never reverses a rectangle', () => {
    const finite = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(finite, finite, finite, (a, b, way) => {
        const box = rectangle(at(Math.min(a, b), 0), at(Math.max(a, b), 0));
        const { min, max } = translated(box, by(way, 0));
        expect(min.x <= max.x).toBe(true);
      }),
      { seed: 32, numRuns: 1000 },
    );
  });

  it('refuses a result that is not finite, and names the point', () => {
    const far = by(1.5e308, 0);
    const rule = 'must be a finite number, received Infinity';
    expect(() => translated(circle(at(1e308, 0), meters(1)), far)).toThrow(
      new RangeError(`translated: (shape.center + displacement).x ${rule}`),
    );
    expect(() => translated(rectangle(at(0, 0), at(1e308, 0)), far)).toThrow(
      new RangeError(`translated: (shape.max + displacement).x ${rule}`),
    );
    expect(() => translated(segmentBetween(at(1e308, 0), at(0, 0)), far)).toThrow(
      new RangeError(`translated: (shape.start + displacement).x ${rule}`),
    );
    const nowhere = unsafeVector<Difference2>(Number.NaN, 0);
    expect(() => translated(circle(at(0, 0), meters(1)), nowhere)).toThrow(
      'translated: displacement.x must be a finite number, received NaN',
    );
  });
});
