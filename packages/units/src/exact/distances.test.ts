import { compare, minus, plus, rational, runs, times } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  compareDistance,
  compareDistanceToSum,
  compareLineDistance,
  compareRectangleDistance,
  compareSegmentDistance,
} from './distances.js';
import { hostile, nudge } from './testing/hostile.js';
import { at, clampRational, compareLengths, compareLine, compareSegment, squared } from './testing/oracle.js';

type Numbers = [number, number, number, number, number, number, number];

const step = fc.integer({ min: -1, max: 1 });

/** Whole-numbered right triangles: their hypotenuse is reached exactly. */
const triples = fc.constantFrom([3, 4, 5], [5, 12, 13], [8, 15, 17], [20, 21, 29], [0, 7, 7], [696, 697, 985]);

describe('compareDistance', () => {
  it.each([
    [0, 0, 3, 4, 5, 0],
    [0, 0, 3, 4, 5.000000000000001, -1],
    [0, 0, 3, 4, 4.999999999999999, 1],
    [1, 1, 1, 1, 0, 0],
    [0, 0, 0, 5e-324, 0, 1],
    // 1 - 1e-300 rounds to 1: only the exact difference tells.
    [1e-300, 0, 1, 0, 1, -1],
    [-1e-300, 0, 1, 0, 1, 1],
    [0, 0, 3e300, 4e300, 5e300, 0],
    [-1.7e308, 0, 1.7e308, 0, 1.7e308, 1],
  ])('from (%d, %d) to (%d, %d) against %d is %d', (ax, ay, bx, by, limit, sign) => {
    expect(compareDistance(ax, ay, bx, by, limit)).toBe(sign);
    expect(compareDistance(bx, by, ax, ay, limit)).toBe(sign);
  });

  it.each([
    [0, 0, 1e200, 1e200, 1e199, 1],
    [-1e308, 1, 1e308, 2, 1e300, 1],
    [1, 1, 1e160, 1e160, 1.5e160, -1],
    [1.7e308, 0, 1.6e308, 0, 1.7e308, -1],
  ])('decides from (%d, %d) to (%d, %d) against %d without big integers', (ax, ay, bx, by, limit, sign) => {
    const integers = vi.spyOn(globalThis, 'BigInt');
    expect(compareDistance(ax, ay, bx, by, limit)).toBe(sign);
    expect(integers).not.toHaveBeenCalled();
    integers.mockRestore();
  });

  it('equals rational arithmetic', () => {
    fc.assert(
      fc.property(hostile(5), ([ax = 0, ay = 0, bx = 0, by = 0, r = 0]) => {
        const limit = Math.abs(r);
        expect(compareDistance(ax, ay, bx, by, limit)).toBe(compareLengths(at(ax, ay), at(bx, by), limit));
      }),
      { seed: 11, numRuns: runs(3_000) },
    );
  });

  it('equals rational arithmetic at the rounded distance and one ulp beside it', () => {
    const number = fc.double({ min: -1000, max: 1000, noNaN: true });
    fc.assert(
      fc.property(number, number, number, number, step, (ax, ay, bx, by, beside) => {
        const limit = Math.abs(nudge(Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)), beside));
        expect(compareDistance(ax, ay, bx, by, limit)).toBe(compareLengths(at(ax, ay), at(bx, by), limit));
      }),
      { seed: 12, numRuns: runs(3_000) },
    );
  });

  it('finds exact ties anywhere on a lattice, in any scale', () => {
    const whole = fc.integer({ min: -1e6, max: 1e6 });
    fc.assert(
      fc.property(
        triples,
        whole,
        whole,
        fc.integer({ min: -500, max: 480 }),
        ([dx = 0, dy = 0, r = 0], x, y, power) => {
          const scale = 2 ** power;
          expect(compareDistance(x * scale, y * scale, (x + dx) * scale, (y - dy) * scale, r * scale)).toBe(0);
          expect(compareDistance(x * scale, y * scale, (x + dx) * scale, (y - dy) * scale, nudge(r * scale, 1))).toBe(
            -1,
          );
          expect(compareDistance(x * scale, y * scale, (x + dx) * scale, (y - dy) * scale, nudge(r * scale, -1))).toBe(
            1,
          );
        },
      ),
      { seed: 13, numRuns: runs(1_000) },
    );
  });
});

describe('compareDistanceToSum', () => {
  it.each([
    [0, 0, 3, 0, 1, 2, 0],
    // 0.1 + 0.2 rounds up to 0.30000000000000004, the sum of the doubles is below it.
    [0, 0, 0.30000000000000004, 0, 0.1, 0.2, 1],
    [0, 0, 0.3, 0, 0.1, 0.2, -1],
    [0, 0, 0, 0, 0, 0, 0],
    [-1.7e308, 0, 1.7e308, 0, 1.7e308, 1.7e308, 0],
  ])('from (%d, %d) to (%d, %d) against %d + %d is %d', (ax, ay, bx, by, limit, more, sign) => {
    expect(compareDistanceToSum(ax, ay, bx, by, limit, more)).toBe(sign);
    expect(compareDistanceToSum(bx, by, ax, ay, more, limit)).toBe(sign);
  });

  it('equals rational arithmetic', () => {
    fc.assert(
      fc.property(hostile(6), ([ax = 0, ay = 0, bx = 0, by = 0, r = 0, s = 0]) => {
        const [limit, more] = [Math.abs(r), Math.abs(s)];
        const oracle = compareLengths(at(ax, ay), at(bx, by), limit, more);
        expect(compareDistanceToSum(ax, ay, bx, by, limit, more)).toBe(oracle);
      }),
      { seed: 14, numRuns: runs(3_000) },
    );
  });
});

describe('compareRectangleDistance', () => {
  it.each([
    ['inside', 1, 1, 0, 0],
    ['on the border', 0, 1, 0, 0],
    ['beside a side', -2, 1, 2, 0],
    ['off a corner', -3, -4, 5, 0],
    ['in the middle of four equally far corners', 1.5, 2, 2.5, -1],
    ['nearer than the limit with all corners', 1, 1, 4, -1],
  ])('%s', (_, px, py, limit, nearest) => {
    expect(compareRectangleDistance(0, 0, 3, 4, px, py, limit)).toBe(nearest);
  });

  it('equal rational arithmetic', () => {
    fc.assert(
      fc.property(hostile(7), (numbers) => {
        const [x, y, u, v, px, py, r] = numbers as Numbers;
        const [minX, maxX, minY, maxY] = [Math.min(x, u), Math.max(x, u), Math.min(y, v), Math.max(y, v)];
        const limit = Math.abs(r);
        const point = at(px, py);
        const nearest = {
          x: clampRational(point.x, rational(minX), rational(maxX)),
          y: clampRational(point.y, rational(minY), rational(maxY)),
        };
        expect(compareRectangleDistance(minX, minY, maxX, maxY, px, py, limit)).toBe(
          compareLengths(nearest, point, limit),
        );
      }),
      { seed: 15, numRuns: runs(3_000) },
    );
  });
});

describe('compareSegmentDistance', () => {
  it.each([
    ['tangent from the side', 0, 0, 10, 0, 5, 2, 2, 0],
    ['tangent to a slope', 0, 0, 8, 6, 1, 7, 5, 0],
    ['beyond the end', 0, 0, 10, 0, 13, 4, 5, 0],
    ['before the start', 0, 0, 10, 0, -3, 4, 5, 0],
    ['abreast of the end', 0, 0, 10, 0, 10, 4, 4, 0],
    ['on the segment', 0, 0, 9, 3, 3, 1, 0, 0],
    ['beside the segment', 0, 0, 9, 3, 3, 1.0000000000000002, 0, 1],
    ['a segment that is a point', 1, 1, 1, 1, 4, 5, 5, 0],
    ['huge', 0, 0, 1e300, 0, 5e299, 2e299, 2e299, 0],
    ['tiny', 0, 0, 1e-300, 0, 5e-301, 2e-301, 2e-301, 0],
  ])('%s', (_, ax, ay, bx, by, px, py, limit, sign) => {
    expect(compareSegmentDistance(ax, ay, bx, by, px, py, limit)).toBe(sign);
    expect(compareSegmentDistance(bx, by, ax, ay, px, py, limit)).toBe(sign);
  });

  it('equals rational arithmetic', () => {
    fc.assert(
      fc.property(hostile(7), (numbers) => {
        const [ax, ay, bx, by, px, py, r] = numbers as Numbers;
        const limit = Math.abs(r);
        const oracle = compareSegment(at(ax, ay), at(bx, by), at(px, py), limit);
        expect(compareSegmentDistance(ax, ay, bx, by, px, py, limit)).toBe(oracle);
      }),
      { seed: 16, numRuns: runs(3_000) },
    );
  });

  it('equals rational arithmetic at the rounded distance and one ulp beside it', () => {
    const number = fc.double({ min: -1000, max: 1000, noNaN: true });
    fc.assert(
      fc.property(
        fc.tuple(number, number, number, number, number, number),
        step,
        ([ax, ay, bx, by, px, py], beside) => {
          const [dx, dy] = [bx - ax, by - ay];
          const length = Math.sqrt(dx * dx + dy * dy);
          fc.pre(length > 0);
          const distance = Math.abs(dx * (py - ay) - dy * (px - ax)) / length;
          const limit = Math.abs(nudge(distance, beside));
          const [a, b, p] = [at(ax, ay), at(bx, by), at(px, py)];
          expect(compareSegmentDistance(ax, ay, bx, by, px, py, limit)).toBe(compareSegment(a, b, p, limit));
          expect(compareLineDistance(ax, ay, bx, by, px, py, limit)).toBe(compareLine(a, b, p, limit));
        },
      ),
      { seed: 17, numRuns: runs(3_000) },
    );
  });

  it('finds exact tangents to slopes with whole-numbered lengths', () => {
    const whole = fc.integer({ min: -1000, max: 1000 });
    const along = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(triples, whole, whole, along, along, ([dx = 0, dy = 0, r = 0], x, y, t, reach) => {
        // From (x, y) ten times along (dx, dy); the point stands t of these off the start and `reach` to the side.
        const [px, py] = [x + t * dx - reach * dy, y + t * dy + reach * dx];
        const numbers = [x, y, x + 10 * dx, y + 10 * dy, px, py] as const;
        expect(compareSegmentDistance(...numbers, reach * r)).toBe(0);
        expect(compareSegmentDistance(...numbers, nudge(reach * r, 1))).toBe(-1);
        expect(compareSegmentDistance(...numbers, nudge(reach * r, -1))).toBe(1);
      }),
      { seed: 18, numRuns: runs(1_000) },
    );
  });
});

describe('all of them', () => {
  it('do not change when everything moves by an offset that keeps all coordinates exact', () => {
    const eighth = fc.integer({ min: -800, max: 800 }).map((n) => n / 8);
    const offset = fc.integer({ min: -(2 ** 40), max: 2 ** 40 });
    fc.assert(
      fc.property(fc.tuple(eighth, eighth, eighth, eighth, eighth, eighth, eighth), offset, offset, (numbers, h, v) => {
        const [ax, ay, bx, by, px, py, r] = numbers;
        const limit = Math.abs(r);
        const here = compareSegmentDistance(ax, ay, bx, by, px, py, limit);
        expect(compareSegmentDistance(ax + h, ay + v, bx + h, by + v, px + h, py + v, limit)).toBe(here);
        const apart = compareDistance(ax, ay, px, py, limit);
        expect(compareDistance(ax + h, ay + v, px + h, py + v, limit)).toBe(apart);
      }),
      { seed: 19, numRuns: runs(2_000) },
    );
  });

  it('agree with the oracle of a hand-made number', () => {
    // The oracle itself: 0.1 is above a tenth, and 3 * 0.1 above 0.3.
    expect(compare(times(rational(0.1), rational(10)), rational(1))).toBe(1);
    expect(compare(minus(times(rational(0.1), rational(3)), rational(0.3)), rational(0))).toBe(1);
    expect(compare(squared(plus(rational(1), rational(2))), rational(9))).toBe(0);
  });
});
