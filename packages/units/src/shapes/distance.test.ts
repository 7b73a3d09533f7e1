import type { RawPoint, RawShape } from '../types/raw.js';
import { compare, plus, rational, runs, times } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nudge } from '../exact/testing/hostile.js';
import { distance, type Place2 } from './distance.js';
import { distanceOfCircles, putDistanceOfCircles } from './separation.js';
import { coreOf, reachOf, squaredDistance } from './testing/oracle.js';
import { circleOf, type Kind, pairs, rectangleOf, segmentOf, shapeOf } from './testing/shapes.js';

type Raw = RawPoint | RawShape;

const apart = (a: Raw, b: Raw): number => distance(a as Place2<number>, b as Place2<number>);

const kinds = ['point', 'segment', 'circle', 'rectangle'] as const satisfies Kind[];
const unordered = kinds.flatMap((a, i) => kinds.slice(i).map((b) => [a, b] as const));
const runsFor = (...shapes: readonly Kind[]): number =>
  runs(320 / 4 ** shapes.filter((kind) => kind === 'rectangle').length);

/** 0 exactly where they meet; elsewhere the true distance is within 2^-48 of what was measured, or within 1e-322. */
function check(a: Raw, b: Raw): void {
  const [first, second] = [coreOf(a), coreOf(b)];
  const squares = squaredDistance(first, second);
  const reach = reachOf(first, second);
  const measured = apart(a, b);
  expect(apart(b, a)).toBe(measured);
  if (compare(squares, times(reach, reach)) <= 0) {
    expect(measured).toBe(0);
    return;
  }
  if (measured === Number.POSITIVE_INFINITY) {
    const most = plus(reach, rational(1.797e308));
    expect(compare(squares, times(most, most))).toBe(1);
    return;
  }
  expect(measured).toBeGreaterThan(0);
  const error = plus(times(rational(measured), rational(2 ** -48)), rational(1e-322));
  const low = plus(reach, plus(rational(measured), times(error, rational(-1))));
  const high = plus(reach, plus(rational(measured), error));
  expect(compare(low, rational(0)) < 0 || compare(times(low, low), squares) <= 0).toBe(true);
  expect(compare(times(high, high), squares)).toBeGreaterThanOrEqual(0);
}

it.each<[string, readonly number[]]>([
  ['far apart', [0, 0, 9, 0, 1, 1]],
  ['nearly touching', [0, 0, 2.0000000000000004, 0, 1, 1]],
  ['touching', [0, 0, 2, 0, 1, 1]],
  ['one in the other', [0, 0, 1, 0, 5, 1]],
  ['of no radius', [0, 0, 3, 4, 0, 0]],
  ['among the subnormals', [0, 0, 5e-324, 0, 0, 0]],
  ['at the end of the range', [-1.7e308, 0, 1.7e308, 0, 1e308, 2]],
])('over an array is the same, for circles %s', (_, numbers) => {
  const [ax, ay, bx, by, r, s] = numbers as [number, number, number, number, number, number];
  const array = new Float64Array([...numbers, Number.NaN]);
  putDistanceOfCircles(array);
  expect(array[6]).toBe(distanceOfCircles(ax, ay, r, bx, by, s));
});

describe('distance', () => {
  it.each<[string, Raw, Raw, number]>([
    ['two points', { x: 0, y: 0 }, { x: 3, y: 4 }, 5],
    ['a point and a circle', { x: 3, y: 4 }, circleOf([0, 0, 1]), 4],
    ['a point in a circle', { x: 1, y: 0 }, circleOf([0, 0, 1]), 0],
    ['a point one ulp off a circle', { x: 1.0000000000000002, y: 0 }, circleOf([0, 0, 1]), 2.220446049250313e-16],
    ['a point and the middle of a segment', { x: 1, y: 7 }, segmentOf([0, 0, 8, 6]), 5],
    ['a point and the end of a segment', { x: 11, y: 10 }, segmentOf([0, 0, 8, 6]), 5],
    ['a point on a segment', { x: 4, y: 3 }, segmentOf([0, 0, 8, 6]), 0],
    ['a point and a side of a rectangle', { x: 5, y: 1 }, rectangleOf([0, 0, 2, 2]), 3],
    ['a point and a corner of a rectangle', { x: 5, y: 6 }, rectangleOf([0, 0, 2, 2]), 5],
    ['two circles', circleOf([0, 0, 1]), circleOf([6, 8, 2]), 7],
    ['a circle and a segment', circleOf([0, 5, 2]), segmentOf([-9, 0, 9, 0]), 3],
    ['a circle and a rectangle', circleOf([5, 6, 1]), rectangleOf([0, 0, 2, 2]), 4],
    ['two segments', segmentOf([0, 0, 9, 0]), segmentOf([4, 3, 4, 9]), 3],
    ['two segments that cross', segmentOf([0, 0, 9, 9]), segmentOf([0, 9, 9, 0]), 0],
    ['a segment and a rectangle', segmentOf([5, 6, 9, 9]), rectangleOf([0, 0, 2, 2]), 5],
    ["a segment and a rectangle's corner", segmentOf([5, -1, 2, 10]), rectangleOf([0, 0, 1, 1]), 38 / Math.sqrt(130)],
    ['two rectangles', rectangleOf([0, 0, 1, 1]), rectangleOf([4, 5, 9, 9]), 5],
    ['two rectangles, one beside the other', rectangleOf([0, 0, 1, 1]), rectangleOf([4, -5, 9, 9]), 3],
    ['huge', { x: 0, y: 0 }, circleOf([3e300, 4e300, 1e300]), 4e300],
    ['opposite ends of the range', circleOf([-1.5e308, 0, 1e308]), circleOf([1.5e308, 0, 1.5e308]), 5e307],
  ])('of %s', (_, a, b, expected) => {
    check(a, b);
    expect(apart(a, b)).toBeCloseTo(expected, 12);
    expect(Math.abs(apart(a, b) - expected)).toBeLessThanOrEqual(expected * 2 ** -47);
  });

  it.each(unordered)('of a %s and a %s is accurate, and 0 exactly where they meet', (first, second) => {
    fc.assert(
      fc.property(
        pairs(
          (numbers) => shapeOf(first, numbers),
          (numbers) => shapeOf(second, numbers),
        ),
        ([a, b]) => check(a, b),
      ),
      { seed: 31, numRuns: runsFor(first, second) },
    );
  });

  it('stays accurate where circles nearly touch', () => {
    const number = fc.double({ min: -100, max: 100, noNaN: true });
    const step = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(number, number, number, number, number, step, (x, y, u, v, part, steps) => {
        const r = (Math.abs(part) / 100) * Math.sqrt((u - x) * (u - x) + (v - y) * (v - y));
        const rest = Math.sqrt((u - x) * (u - x) + (v - y) * (v - y)) - r;
        check(circleOf([x, y, r]), circleOf([u, v, nudge(rest * (1 + steps * 1e-15), Math.sign(steps))]));
        // And where a segment nearly touches one.
        const center = { x: (x + u) / 2 - (v - y) / 3, y: (y + v) / 2 + (u - x) / 3 };
        const near = Math.sqrt((u - x) * (u - x) + (v - y) * (v - y)) / 3;
        check(circleOf([center.x, center.y, near * (1 - steps * 1e-15)]), segmentOf([x, y, u, v]));
      }),
      { seed: 32, numRuns: runs(200) },
    );
  });
});
