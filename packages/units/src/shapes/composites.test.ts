/** What the constructors of capsules, sectors and convex polygons make and refuse. */
import { notFinite, runs } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Direction2 } from '../angles/compass.js';
import { turn } from '../angles/turning.js';
import { unitVector } from '../angles/directions.js';
import type { RawPoint, RawPolygon } from '../types/raw.js';
import type { Angle, Difference2, Length, Position2 } from '../types/named.js';
import { degrees, meters, turns } from '../units/catalogue.js';
import { unsafePoint, unsafeQuantity, unsafeVector } from '../values/raw.js';
import { capsule } from './capsule.js';
import { convexHull } from './hull.js';
import { circle, rectangle, segmentBetween } from './make.js';
import { convexPolygon, sweptRectangle } from './polygon.js';
import { sector } from './sector.js';
import { translated } from './translated.js';

const at = (x: number, y: number): Position2 => unsafePoint<Position2>(x, y);
const by = (x: number, y: number): Difference2 => unsafeVector<Difference2>(x, y);
const length = (value: number): Length => unsafeQuantity<Length>(value);
const angle = (value: number): Angle => unsafeQuantity<Angle>(value);
const points = (...list: readonly (readonly [number, number])[]): Position2[] => list.map(([x, y]) => at(x, y));
const vertices = (polygon: unknown): (readonly [number, number])[] =>
  (polygon as RawPolygon).vertices.map(({ x, y }: RawPoint) => [x, y]);
const { east, north } = Direction2;

describe('a capsule', () => {
  it('keeps its segment and its radius, and survives JSON', () => {
    const path = segmentBetween(at(0, 0), at(3, 4));
    const beam = capsule(path, meters(0.5));
    expect(beam).toEqual({ segment: path, radius: 0.5 });
    expect(JSON.parse(JSON.stringify(beam))).toEqual(beam);
  });

  it.each([...notFinite, -1])('refuses a radius of %d', (bad) => {
    expect(() => capsule(segmentBetween(at(0, 0), at(3, 4)), length(bad))).toThrow(
      new RangeError(`capsule: radius must be a non-negative finite number, received ${bad}`),
    );
  });
});

describe('a sector', () => {
  it('has the unit vectors of its edges, and says whether it is more than half a turn', () => {
    const guard = at(1, 2);
    const quarter = sector(guard, meters(5), east, degrees(90));
    expect(quarter).toEqual({
      circle: circle(guard, meters(5)),
      direction: east,
      angle: degrees(90),
      from: unitVector(Direction2.northEast),
      to: unitVector(Direction2.southEast),
      isReflex: false,
    });
    for (const [sweep, isReflex] of [
      [degrees(0), false],
      [degrees(1e-9), false],
      [degrees(180), false],
      [degrees(180.001), true],
      [degrees(359.9999999999), true],
      [turns(1), true],
      [turns(7.25), true],
    ] as const) {
      const made = sector(guard, meters(5), north, sweep);
      const half = angle(Math.min(Number(sweep), Number(turns(1))) / 2);
      expect([made.isReflex, made.from]).toEqual([isReflex, unitVector(turn(north, angle(-Number(half))))]);
      expect(made.to).toEqual(unitVector(turn(north, half)));
    }
    expect(sector(guard, meters(5), east, turns(3)).angle).toBe(turns(1));
  });

  it.each([...notFinite, -1e-300])('refuses a radius or an angle of %d', (bad) => {
    const rule = `must be a non-negative finite number, received ${bad}`;
    expect(() => sector(at(0, 0), length(bad), east, degrees(90))).toThrow(new RangeError(`sector: radius ${rule}`));
    expect(() => sector(at(0, 0), meters(1), east, angle(bad))).toThrow(new RangeError(`sector: angle ${rule}`));
  });
});

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

  it('is exact: in doubles, (0.3, 0.1) is beside the line to (0.9, 0.3)', () => {
    expect(convexPolygon(points([0, 0], [0.3, 0.1], [0.9, 0.3], [1, -1])).vertices).toHaveLength(4);
    expect(() => convexPolygon(points([0, 0], [0.3, 0.1], [0.9, 0.3], [0, 1]))).toThrow('points[1]');
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
    expect(() => convexPolygon(points(...list))).toThrow(
      new RangeError(
        `convexPolygon: points[${index}] must be a vertex where the outline turns as at the others, received an object. ` +
          'List the vertices in order around a convex polygon',
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
      new RangeError('convexPolygon: points must be at least three points that are not on one line, received an array'),
    );
  });

  it.each(notFinite)('names the vertex with %d', (bad) => {
    expect(() => convexPolygon(points([0, 0], [1, 0], [1, bad]))).toThrow(
      new RangeError(`convexPolygon: points[2].y must be a finite number, received ${bad}`),
    );
  });

  it('is told apart from an array with gaps', () => {
    const list = points([0, 0], [1, 0]);
    list[3] = at(0, 1);
    expect(() => convexPolygon(list)).toThrow(
      'convexPolygon: points[2] must be a point { x, y } of two finite numbers, received undefined',
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

describe('translated', () => {
  const way = by(10, -20);

  it('moves composites', () => {
    const path = segmentBetween(at(0, 0), at(3, 4));
    expect(translated(capsule(path, meters(1)), way)).toEqual(capsule(translated(path, way), meters(1)));
    const view = sector(at(1, 2), meters(5), north, degrees(200));
    expect(translated(view, way)).toEqual(sector(at(11, -18), meters(5), north, degrees(200)));
    expect(vertices(translated(convexPolygon(points([0, 0], [3, 0], [0, 3])), way))).toEqual([
      [10, -20],
      [13, -20],
      [10, -17],
    ]);
  });

  it('keeps a polygon convex where coordinates are rounded', () => {
    const thin = convexPolygon(points([0, 0], [1, 1], [1.25, 2.25], [0.25, 1]));
    expect(vertices(translated(thin, by(2 ** 53, 2 ** 53)))).toEqual([
      [2 ** 53, 2 ** 53],
      [2 ** 53 + 2, 2 ** 53 + 2],
    ]);
    expect(vertices(translated(thin, by(2 ** 60, 2 ** 60)))).toEqual([[2 ** 60, 2 ** 60]]);
  });

  it('names the point that is not finite', () => {
    const big = convexPolygon(points([0, 0], [1e308, 0], [0, 3]));
    expect(() => translated(big, by(1.5e308, 0))).toThrow(
      new RangeError('translated: (shape.vertices[1] + displacement).x must be a finite number, received Infinity'),
    );
    expect(() => translated(capsule(segmentBetween(at(0, 0), at(1e308, 0)), meters(0)), by(1.5e308, 0))).toThrow(
      'translated: (shape.segment.end + displacement).x',
    );
  });
});
