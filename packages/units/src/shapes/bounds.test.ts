import type { RawRectangle, RawShape } from '../types/raw.js';
import { compare, minus, nextDown, nextUp, plus, rational, runs } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostile } from '../exact/testing/hostile.js';
import { boundsOf } from './bounds.js';
import { circleOf, rectangleOf, segmentOf } from './testing/shapes.js';
import type { Shape2 } from './types.js';

const bounds = (shape: RawShape): RawRectangle => boundsOf(shape as Shape2<number>) as RawRectangle;

describe('boundsOf', () => {
  it.each<[string, RawShape, RawRectangle]>([
    ['a circle', circleOf([3, 4, 1]), rectangleOf([2, 3, 4, 5])],
    ['a circle of one point', circleOf([3, 4, 0]), rectangleOf([3, 4, 3, 4])],
    ['a segment, in any direction', segmentOf([5, 1, 2, 9]), rectangleOf([2, 1, 5, 9])],
    ['a rectangle', rectangleOf([2, 1, 5, 9]), rectangleOf([2, 1, 5, 9])],
    // 1 + 1e-300 and its like are no doubles: the bounds are the neighbors outside.
    [
      'a circle whose border lies between doubles',
      circleOf([1, -1, 1e-300]),
      rectangleOf([0.9999999999999999, -1.0000000000000002, 1.0000000000000002, -0.9999999999999999]),
    ],
    [
      'a circle that reaches beyond all doubles',
      circleOf([1e308, -1e308, 1e308]),
      rectangleOf([0, -Number.MAX_VALUE, Number.MAX_VALUE, 0]),
    ],
  ])('of %s', (_, shape, expected) => {
    expect(bounds(shape)).toEqual(expected);
  });

  it('encloses every circle, and no double nearer to it would', () => {
    fc.assert(
      fc.property(hostile(3), ([x = 0, y = 0, r = 0]) => {
        const { min, max } = bounds(circleOf([x, y, r]));
        const radius = rational(Math.abs(r));
        const [west, east] = [minus(rational(x), radius), plus(rational(x), radius)];
        const [north, south] = [minus(rational(y), radius), plus(rational(y), radius)];
        for (const [low, border] of [
          [min.x, west],
          [min.y, north],
        ] as const) {
          if (low !== -Number.MAX_VALUE) expect(compare(rational(low), border)).toBeLessThanOrEqual(0);
          if (low !== Number.MAX_VALUE) expect(compare(rational(nextUp(low)), border)).toBe(1);
        }
        for (const [high, border] of [
          [max.x, east],
          [max.y, south],
        ] as const) {
          if (high !== Number.MAX_VALUE) expect(compare(rational(high), border)).toBeGreaterThanOrEqual(0);
          if (high !== -Number.MAX_VALUE) expect(compare(rational(nextDown(high)), border)).toBe(-1);
        }
      }),
      { seed: 41, numRuns: runs(2_000) },
    );
  });
});
