/** What convex polygons are made of, and what is refused. */
import { notFinite, runs } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawPoint, RawPolygon } from '../types/raw.js';
import type { Difference2, Position2 } from '../types/named.js';
import { unsafePoint, unsafeVector } from '../values/raw.js';
import { boundsOf } from './bounds.js';
import { convexHull } from './hull.js';
import { rectangle } from './make.js';
import { convexPolygon, sweptRectangle } from './polygon.js';

const at = (x: number, y: number): Position2 => unsafePoint<Position2>(x, y);
const by = (x: number, y: number): Difference2 => unsafeVector<Difference2>(x, y);
const points = (...list: readonly (readonly [number, number])[]): Position2[] => list.map(([x, y]) => at(x, y));
const vertices = (polygon: unknown): (readonly [number, number])[] =>
  (polygon as RawPolygon).vertices.map(({ x, y }: RawPoint) => [x, y]);

describe('a convex polygon', () => {
  const square = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ] as const;

  it('lists its corners clockwise from the northernmost, whatever the order of the points', () => {
    for (let turned = 0; turned < 4; turned++) {
      const list = [...square.slice(turned), ...square.slice(0, turned)];
      expect(vertices(convexPolygon(points(...list)))).toEqual(square);
      expect(vertices(convexPolygon(points(...list.reverse())))).toEqual(square);
    }
  });

  it('drops points on its sides, and points that are listed again', () => {
    const list = points([2, 0], [4, 0], [4, 0], [4, 1], [4, 3], [4, 4], [1, 4], [0, 4], [0, 2], [0, 0], [1, 0], [2, 0]);
    expect(vertices(convexPolygon(list))).toEqual(square);
  });

  it('may have more vertices than a call takes arguments', () => {
    const parabola = convexPolygon(Array.from({ length: 200_000 }, (_, i) => at(i - 100_000, (i - 100_000) ** 2)));
    expect(parabola.vertices).toHaveLength(200_000);
    expect(boundsOf(parabola)).toEqual(rectangle(at(-100_000, 0), at(99_999, 1e10)));
  });

  it('is exact: in doubles, (0.3, 0.1) is beside the line to (0.9, 0.3)', () => {
    expect(convexPolygon(points([0, 0], [0.3, 0.1], [0.9, 0.3], [1, -1])).vertices).toHaveLength(4);
    expect(() => convexPolygon(points([0, 0], [0.3, 0.1], [0.9, 0.3], [0, 1]))).toThrow('vertices[1]');
  });

  it.each<[string, readonly (readonly [number, number])[], number]>([
    [
      'a notch',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 1],
        [0, 4],
      ],
      3,
    ],
    [
      'a bow tie',
      [
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
      ],
      1,
    ],
    [
      'a spike outward',
      [
        [0, 0],
        [4, 0],
        [9, 0],
        [4, 0],
        [4, 4],
      ],
      2,
    ],
    [
      'a spike on a side',
      [
        [0, 0],
        [4, 0],
        [3, 0],
        [4, 4],
      ],
      1,
    ],
    [
      'a star of five, twice around',
      [
        [0, -10],
        [6, 8],
        [-10, -3],
        [10, -3],
        [-6, 8],
      ],
      2,
    ],
    [
      'a triangle, twice around',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 0],
        [4, 0],
        [4, 4],
      ],
      3,
    ],
  ])('refuses %s, and names the point', (_, list, index) => {
    const [x, y] = list[index]!;
    expect(() => convexPolygon(points(...list))).toThrow(
      new RangeError(
        `convexPolygon: vertices[${index}] must be a corner of a convex polygon, received (${x}, ${y}). ` +
          'List the vertices in order around the polygon',
      ),
    );
  });

  it.each<[string, readonly (readonly [number, number])[]]>([
    ['no points', []],
    [
      'two points',
      [
        [0, 0],
        [1, 1],
      ],
    ],
    [
      'one point, three times',
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ],
    [
      'points of one line',
      [
        [0, 0],
        [1, 1],
        [3, 3],
        [2, 2],
      ],
    ],
  ])('refuses %s', (_, list) => {
    expect(() => convexPolygon(points(...list))).toThrow(
      new RangeError(
        'convexPolygon: vertices must be an array of at least three points that are not all on one line, ' +
          'received an array. For points on one line, use segmentBetween',
      ),
    );
  });

  it.each(notFinite)('names the vertex with %d', (bad) => {
    expect(() => convexPolygon(points([0, 0], [1, 0], [1, bad]))).toThrow(
      new RangeError(`convexPolygon: vertices[2].y must be a finite number, received ${bad}`),
    );
  });

  it('is distinguished from an array with gaps', () => {
    const list = points([0, 0], [1, 0]);
    list[3] = at(0, 1);
    expect(() => convexPolygon(list)).toThrow(
      'convexPolygon: vertices[2] must be a point { x, y } of two finite numbers, received undefined',
    );
  });
});

describe('sweptRectangle', () => {
  const box = rectangle(at(0, 0), at(2, 1));

  it.each<[string, readonly [number, number], readonly (readonly [number, number])[]]>([
    [
      'to the south-east',
      [3, 4],
      [
        [0, 0],
        [2, 0],
        [5, 4],
        [5, 5],
        [3, 5],
        [0, 1],
      ],
    ],
    [
      'to the north-east',
      [3, -4],
      [
        [3, -4],
        [5, -4],
        [5, -3],
        [2, 1],
        [0, 1],
        [0, 0],
      ],
    ],
    [
      'to the west',
      [-3, 0],
      [
        [-3, 0],
        [2, 0],
        [2, 1],
        [-3, 1],
      ],
    ],
    [
      'nowhere',
      [0, 0],
      [
        [0, 0],
        [2, 0],
        [2, 1],
        [0, 1],
      ],
    ],
  ])('goes %s', (_, [x, y], expected) => {
    expect(vertices(sweptRectangle(box, by(x, y)))).toEqual(expected);
  });

  it('is the hull of the corners before and after, for all displacements', () => {
    const coordinate = fc.oneof(
      fc.integer({ min: -4, max: 4 }),
      fc.double({ min: -9, max: 9, noNaN: true }),
      fc.constantFrom(2 ** 53, -(2 ** 53), 1e-20),
    );
    fc.assert(
      fc.property(
        fc.array(coordinate, { minLength: 6, maxLength: 6 }),
        ([x = 0, y = 0, u = 0, v = 0, h = 0, w = 0]) => {
          const [west, east, north, south] = [Math.min(x, u), Math.max(x, u), Math.min(y, v), Math.max(y, v)];
          const corners = [west, east].flatMap((cx) => [north, south].map((cy) => ({ x: cx, y: cy })));
          const moved = corners.map((corner) => ({ x: corner.x + h, y: corner.y + w }));
          const swept = sweptRectangle(rectangle(at(west, north), at(east, south)), by(h, w));
          expect(swept.vertices).toEqual(convexHull([...corners, ...moved]));
        },
      ),
      { seed: 51, numRuns: runs(2000) },
    );
  });

  it('takes rectangles of no area', () => {
    const dot = rectangle(at(1, 1), at(1, 1));
    expect(vertices(sweptRectangle(dot, by(3, 4)))).toEqual([
      [1, 1],
      [4, 5],
    ]);
    expect(vertices(sweptRectangle(dot, by(0, 0)))).toEqual([[1, 1]]);
    expect(vertices(sweptRectangle(rectangle(at(0, 0), at(2, 0)), by(1, 1)))).toEqual([
      [0, 0],
      [2, 0],
      [3, 1],
      [1, 1],
    ]);
  });

  it('refuses what overflows', () => {
    expect(() => sweptRectangle(rectangle(at(0, 0), at(1e308, 0)), by(1e308, 0))).toThrow(
      new RangeError('sweptRectangle: (rectangle.max + displacement).x must be a finite number, received Infinity'),
    );
  });
});
