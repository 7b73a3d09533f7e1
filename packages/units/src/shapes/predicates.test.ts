import type { RawPoint, RawShape } from '../types/raw.js';
import { runs } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point2 } from '../types/kinds.js';
import { contains, overlaps } from './predicates.js';
import { nudge } from '../exact/testing/hostile.js';
import { meet } from './testing/oracle.js';
import { circleOf, type Kind, pairs, rectangleOf, segmentOf, shapeOf } from './testing/shapes.js';
import type { Shape2 } from './types.js';

// The world of plain numbers: what is tested here does not depend on the world.
const has = (shape: RawShape, point: RawPoint): boolean => contains(shape as Shape2<number>, point as Point2<number>);
const touch = (a: RawShape, b: RawShape): boolean => overlaps(a as Shape2<number>, b as Shape2<number>);

const kinds = ['segment', 'circle', 'rectangle'] as const satisfies Kind[];
const unordered = kinds.flatMap((a, i) => kinds.slice(i).map((b) => [a, b] as const));
/** The oracle compares each edge with each, which takes a millisecond for two rectangles. */
const runsFor = (...shapes: readonly Kind[]): number =>
  runs(480 / 4 ** shapes.filter((kind) => kind === 'rectangle').length);

describe('contains', () => {
  it.each<[string, RawShape, number, number, boolean]>([
    ['the start of a segment', segmentOf([0, 0, 3, 1]), 0, 0, true],
    ['the end of a segment', segmentOf([0, 0, 3, 1]), 3, 1, true],
    ['the middle of a segment', segmentOf([0, 0, 4, 2]), 2, 1, true],
    ['the line behind a segment', segmentOf([0, 0, 4, 2]), 6, 3, false],
    ['a point one ulp off a segment', segmentOf([0, 0, 4, 2]), 2, 1.0000000000000002, false],
    ['a segment of one point', segmentOf([1, 1, 1, 1]), 1, 1, true],
    ['the border of a circle', circleOf([0, 0, 5]), 3, -4, true],
    ['one ulp beyond the border', circleOf([0, 0, 5]), 3, -4.000000000000001, false],
    ['a circle of one point', circleOf([1, 1, 0]), 1, 1, true],
    ['beside a circle of one point', circleOf([1, 1, 0]), 1, 1.0000000000000002, false],
    ['the south-east corner of a rectangle', rectangleOf([0, 0, 2, 1]), 2, 1, true],
    ['the north-west corner of a rectangle', rectangleOf([0, 0, 2, 1]), -0, 0, true],
    ['a point south of a rectangle', rectangleOf([0, 0, 2, 1]), 1, 1.0000000000000002, false],
  ])('%s', (_, shape, x, y, expected) => {
    expect(has(shape, { x, y })).toBe(expected);
  });

  it.each(kinds)('equals rational arithmetic for a %s', (kind) => {
    fc.assert(
      fc.property(
        pairs(
          (numbers) => shapeOf(kind, numbers) as RawShape,
          (numbers) => shapeOf('point', numbers) as RawPoint,
        ),
        ([shape, point]) => {
          expect(has(shape, point)).toBe(meet(shape, point));
        },
      ),
      { seed: 21, numRuns: runsFor(kind) },
    );
  });
});

describe('overlaps', () => {
  it.each<[string, RawShape, RawShape, boolean]>([
    ['circles that touch', circleOf([0, 0, 2]), circleOf([3, 4, 3]), true],
    ['circles one ulp apart', circleOf([0, 0, 2]), circleOf([3, 4.000000000000001, 3]), false],
    ['a circle in a circle', circleOf([0, 0, 5]), circleOf([1, 1, 1]), true],
    ['rectangles corner to corner', rectangleOf([0, 0, 1, 1]), rectangleOf([1, 1, 2, 2]), true],
    ['rectangles side to side', rectangleOf([0, 0, 1, 1]), rectangleOf([1, -5, 2, 5]), true],
    ['rectangles one ulp apart', rectangleOf([0, 0, 1, 1]), rectangleOf([1.0000000000000002, 0, 2, 1]), false],
    ['a circle on a corner', circleOf([-3, -4, 5]), rectangleOf([0, 0, 1, 1]), true],
    ['a circle in a rectangle', circleOf([5, 5, 1]), rectangleOf([0, 0, 9, 9]), true],
    ['a segment tangent to a circle', segmentOf([-9, 2, 9, 2]), circleOf([0, 0, 2]), true],
    ['a slope tangent to a circle', segmentOf([-1, 7, 7, 1]), circleOf([0, 0, 5]), true],
    ['a slope one ulp off a circle', segmentOf([-1, 7, 7, 1]), circleOf([0, 0, 4.999999999999999]), false],
    ['a segment that ends on a circle', segmentOf([9, 0, 2, 0]), circleOf([0, 0, 2]), true],
    ['a segment that ends before a circle', segmentOf([9, 0, 2.0000000000000004, 0]), circleOf([0, 0, 2]), false],
    ['a segment in a circle', segmentOf([0, 0, 1, 1]), circleOf([0, 0, 5]), true],
    ["a segment along a rectangle's side", segmentOf([-1, 1, 5, 1]), rectangleOf([0, 0, 1, 1]), true],
    ["a segment through a rectangle's corner", segmentOf([0, 2, 2, 0]), rectangleOf([0, 0, 1, 1]), true],
    ['a segment that cuts no corner', segmentOf([0, 2.0000000000000004, 2, 0]), rectangleOf([0, 0, 1, 1]), false],
    ['a segment in a rectangle', segmentOf([1, 1, 2, 3]), rectangleOf([0, 0, 9, 9]), true],
    ['segments that cross', segmentOf([0, 0, 2, 2]), segmentOf([0, 2, 2, 0]), true],
    ['segments that touch like a T', segmentOf([0, 0, 2, 2]), segmentOf([1, 1, 5, 0]), true],
    ['segments on one line, end to end', segmentOf([0, 0, 1, 1]), segmentOf([1, 1, 2, 2]), true],
    ['segments on one line, apart', segmentOf([0, 0, 1, 1]), segmentOf([2, 2, 3, 3]), false],
    ['upright segments on one line, apart', segmentOf([1, 0, 1, 1]), segmentOf([1, 2, 1, 3]), false],
    ['level segments on one line, apart', segmentOf([0, 1, 1, 1]), segmentOf([2, 1, 3, 1]), false],
    ['parallel segments', segmentOf([0, 0, 2, 2]), segmentOf([0, 1, 2, 3]), false],
    ['points', segmentOf([1, 1, 1, 1]), circleOf([1, 1, 0]), true],
  ])('%s', (_, a, b, expected) => {
    expect(meet(a, b)).toBe(expected);
    expect(touch(a, b)).toBe(expected);
    expect(touch(b, a)).toBe(expected);
  });

  it.each(unordered)('equals rational arithmetic for a %s and a %s, in both orders', (first, second) => {
    fc.assert(
      fc.property(
        pairs(
          (numbers) => shapeOf(first, numbers) as RawShape,
          (numbers) => shapeOf(second, numbers) as RawShape,
        ),
        ([a, b]) => {
          const expected = meet(a, b);
          expect(touch(a, b)).toBe(expected);
          expect(touch(b, a)).toBe(expected);
        },
      ),
      { seed: 22, numRuns: runsFor(first, second) },
    );
  });

  it('equals rational arithmetic for circles that touch except for rounding', () => {
    const number = fc.double({ min: -100, max: 100, noNaN: true });
    const step = fc.integer({ min: -1, max: 1 });
    fc.assert(
      fc.property(number, number, number, number, number, step, (x, y, u, v, part, beside) => {
        const distance = Math.sqrt((u - x) * (u - x) + (v - y) * (v - y));
        const r = (Math.abs(part) / 100) * distance;
        const a = circleOf([x, y, r]);
        const b = circleOf([u, v, nudge(distance - r, beside)]);
        expect(touch(a, b)).toBe(meet(a, b));
      }),
      { seed: 23, numRuns: runs(600) },
    );
  });

  it('does not change when both move by an offset that keeps all coordinates exact', () => {
    const eighth = fc.integer({ min: -40, max: 40 }).map((n) => n / 8);
    const numbers = fc.array(eighth, { minLength: 8, maxLength: 8 });
    const offset = fc.integer({ min: -(2 ** 40), max: 2 ** 40 });
    const kind = fc.constantFrom(...kinds);
    fc.assert(
      fc.property(numbers, kind, kind, offset, offset, (values, first, second, h, v) => {
        const moved = (shape: Kind, [x = 0, y = 0, u = 0, w = 0]: readonly number[]): RawShape =>
          shapeOf(shape, shape === 'circle' ? [x + h, y + v, u] : [x + h, y + v, u + h, w + v]) as RawShape;
        const a = shapeOf(first, values.slice(0, 4)) as RawShape;
        const b = shapeOf(second, values.slice(4)) as RawShape;
        expect(touch(moved(first, values.slice(0, 4)), moved(second, values.slice(4)))).toBe(touch(a, b));
      }),
      { seed: 24, numRuns: runs(600) },
    );
  });
});
