/** Rays and lines of sight by columns: bit for bit those one by one, over every kind of map. */
import { bitTilemap, chunkedTilemap, tileRect, type TileSpace, tileSpace, typedTilemap } from '@tilewright/tilemap';
import { meters, metersPerTile, pointColumn, position, type Position2, segmentBetween } from '@tilewright/units';
import { notFinite, Random, runs } from '@tilewright/testing';
import { describe, expect, it, vi } from 'vitest';
import { mapsWith } from '../testing/maps.js';
import { type Ends, longSegment, shortSegment } from '../testing/segments.js';
import { areVisibleInto } from './are-visible.js';
import { castRay } from './cast.js';
import { castRaysInto } from './cast-rays.js';
import { RayHits } from './ray-hits.js';
import { isVisible } from './visibility.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const bounds = tileRect({ x: -5, y: -6, width: 11, height: 12 });
const spaces: readonly TileSpace[] = [
  [0, 0, 1],
  [0.1, -0.3, 0.7],
  [100.5, -7.25, 16],
  [-1e9, 1e9, 1 / 3],
  [5e-324, 0, 1e-200],
].map(([x, y, size]) =>
  tileSpace({ origin: position(meters(x ?? 0), meters(y ?? 0)), tileSize: metersPerTile(size ?? 1) }),
);
const ROWS = 20;

interface Columns {
  readonly starts: ReturnType<typeof pointColumn<Position2>>;
  readonly ends: ReturnType<typeof pointColumn<Position2>>;
}

function columnsOf(space: TileSpace, segments: readonly Ends[], storage: 'float32' | 'float64' = 'float64'): Columns {
  const { origin, tileSize } = space as unknown as { origin: { x: number; y: number }; tileSize: number };
  const starts = pointColumn<Position2>(segments.length, { storage });
  const ends = pointColumn<Position2>(segments.length, { storage });
  for (const [row, [sx, sy, ex, ey]] of segments.entries()) {
    starts.rawX[row] = origin.x + sx * tileSize;
    starts.rawY[row] = origin.y + sy * tileSize;
    ends.rawX[row] = origin.x + ex * tileSize;
    ends.rawY[row] = origin.y + ey * tileSize;
  }
  return { starts, ends };
}

interface Told {
  readonly tile: { readonly x: number; readonly y: number };
  readonly fraction: number;
  readonly side: unknown;
}

/** What the hits say of a row, in the form of `castRay`. */
function told(hits: RayHits, row: number): Told | undefined {
  const [x, y] = [hits.tileX[row]!, hits.tileY[row]!];
  if (hits.hasHit(row)) return { tile: { x, y }, fraction: hits.fraction[row]!, side: hits.sideOf(row) };
  expect([x, y, hits.fraction[row], hits.side[row]]).toEqual([0, 0, 1, -2]);
  return undefined;
}

describe('castRaysInto and areVisibleInto', () => {
  it('answer what castRay and isVisible answer, over all kinds of maps', () => {
    const random = new Random(7);
    const hits = new RayHits();
    const seen = new Uint8Array(ROWS + 3).fill(9);
    for (let round = 0; round < runs(120); round++) {
      const walls = new Set<number>();
      for (let i = 0; i < 30; i++) walls.add(random.integer(0, 11 * 12 - 1));
      const isWall = (x: number, y: number): boolean => walls.has((y + 6) * 11 + (x + 5));
      const space = spaces[round % spaces.length]!;
      const segments = Array.from({ length: ROWS }, () =>
        random.next() < 0.8 ? shortSegment(random) : longSegment(random, 300, 4),
      );
      const { starts, ends } = columnsOf(space, segments, round % 4 === 3 ? 'float32' : 'float64');
      const inner = tileRect({ x: random.integer(-8, 2), y: random.integer(-8, 2), width: 6, height: 5 });
      const corners = random.next() < 0.5 ? 'pass' : 'block';
      const one = starts.get(0);
      for (const { name, map, isSolid } of mapsWith(bounds, isWall)) {
        const options = { isSolid, corners, bounds: random.next() < 0.2 ? inner : undefined } as const;
        for (const from of [starts, one]) {
          const startOf = (row: number): Position2 => (from === one ? one : starts.get(row));
          const single = segments.map((_, row) => {
            const hit = castRay(map, space, segmentBetween(startOf(row), ends.get(row)), options);
            return hit === undefined ? undefined : { tile: hit.tile, fraction: hit.fraction, side: hit.side };
          });
          const count = castRaysInto(hits, map, space, from, ends, options);
          const found = segments.map((_, row) => told(hits, row));
          expect(found, name).toEqual(single);
          expect([count, hits.hitCount, hits.length]).toEqual([single.filter(Boolean).length, count, ROWS]);

          const views = segments.map((_, row) => (isVisible(map, space, startOf(row), ends.get(row), options) ? 1 : 0));
          const seenCount = areVisibleInto(seen, map, space, from, ends, options);
          expect([...seen], name).toEqual([...views, 9, 9, 9]);
          expect(seenCount).toBe(views.filter((each) => each === 1).length);
        }
      }
    }
  });

  it('answer what castRay answers for ends that wrap around in 32 bits', () => {
    const map = bitTilemap(tileRect({ x: -8, y: -8, width: 16, height: 16 }), true);
    const space = spaces[0]!;
    const hits = new RayHits();
    const segments: readonly Ends[] = [
      [2 ** 32 + 0.5, 0.5, 2 ** 32 + 3.5, 0.5],
      [-9.5, 2 ** 33 + 1.25, 3.5, 2 ** 33 + 1.25],
      [0.5, -(2 ** 40) + 0.5, 0.5, 2 ** 40 + 0.5],
      [2 ** 31 + 0.5, 0.5, -(2 ** 31) - 0.5, 0.5],
    ];
    const { starts, ends } = columnsOf(space, segments);
    castRaysInto(hits, map, space, starts, ends);
    for (const row of segments.keys()) {
      const hit = castRay(map, space, segmentBetween(starts.get(row), ends.get(row)));
      expect(told(hits, row)).toEqual(hit && { tile: hit.tile, fraction: hit.fraction, side: hit.side });
    }
  });

  it('answer what castRay and isVisible answer at the edge of the range of tiles', () => {
    const random = new Random(9);
    const hits = new RayHits();
    const seen = new Uint8Array(ROWS);
    for (const [west, north] of [
      [-(2 ** 31), 0],
      [2 ** 31 - 40, 0],
      [0, -(2 ** 31)],
      [0, 2 ** 31 - 40],
      [-(2 ** 31), 2 ** 31 - 40],
    ] as const) {
      const map = bitTilemap(tileRect({ x: west, y: north, width: 40, height: 40 }));
      for (let i = 0; i < 200; i++) map.setAt(west + random.integer(0, 39), north + random.integer(0, 39), true);
      for (let round = 0; round < runs(20); round++) {
        // From 10 tiles outside the map to 10 tiles beyond its other side.
        const [dx, dy] = [west - 10, north - 10];
        const segments = Array.from({ length: ROWS }, (): Ends => {
          const [sx, sy, ex, ey] = Array.from({ length: 4 }, () => random.integer(0, 240) / 4);
          return [dx + sx!, dy + sy!, dx + ex!, dy + ey!];
        });
        const { starts, ends } = columnsOf(spaces[0]!, segments);
        const single = segments.map((_, row) => {
          const hit = castRay(map, spaces[0]!, segmentBetween(starts.get(row), ends.get(row)));
          return hit && { tile: hit.tile, fraction: hit.fraction, side: hit.side };
        });
        const views = segments.map((_, row) => isVisible(map, spaces[0]!, starts.get(row), ends.get(row)));
        castRaysInto(hits, map, spaces[0]!, starts, ends);
        expect(segments.map((_, row) => told(hits, row))).toEqual(single);
        areVisibleInto(seen, map, spaces[0]!, starts, ends);
        expect([...seen]).toEqual(views.map(Number));
        expect(single.filter(Boolean).length).toBeGreaterThan(0);
      }
    }
  });

  it('answer what castRay answers for long rays over large maps', () => {
    const random = new Random(8);
    const map = bitTilemap(tileRect({ x: -700, y: -700, width: 1400, height: 1400 }));
    const bytes = typedTilemap(map.bounds, Uint8Array);
    for (let i = 0; i < 3000; i++) map.setAt(random.integer(-700, 699), random.integer(-700, 699), true);
    map.forEach((isSolid, x, y) => bytes.setAt(x, y, isSolid ? 1 : 0));
    const space = spaces[1]!;
    const hits = new RayHits();
    const segments = Array.from({ length: runs(500) }, () => longSegment(random, random.integer(1, 600), 200));
    const { starts, ends } = columnsOf(space, segments);
    const single = segments.map((_, row) => castRay(map, space, segmentBetween(starts.get(row), ends.get(row))));
    const wanted = single.map((hit) => hit && { tile: hit.tile, fraction: hit.fraction, side: hit.side });
    castRaysInto(hits, map, space, starts, ends);
    expect(segments.map((_, row) => told(hits, row))).toEqual(wanted);
    castRaysInto(hits, bytes, space, starts, ends, { isSolid: (kind) => kind === 1 });
    expect(segments.map((_, row) => told(hits, row))).toEqual(wanted);
    const seen = new Uint8Array(segments.length);
    areVisibleInto(seen, map, space, starts, ends);
    expect([...seen]).toEqual(
      segments.map((_, row) => (isVisible(map, space, starts.get(row), ends.get(row)) ? 1 : 0)),
    );
  });
});

describe('the answer', () => {
  const space = spaces[0]!;
  const map = bitTilemap(bounds);
  map.setAt(3, 0, true);
  const at = (x: number, y: number): Position2 => position(meters(x), meters(y));
  const starts = pointColumn([at(0.5, 0.5), at(0.5, 0.5)]);
  const ends = pointColumn([at(5.5, 0.5), at(0.5, 4.5)]);
  const isSolid = (value: boolean): boolean => value;

  /** Everything that an answer holds. */
  const contentOf = (hits: RayHits): unknown => [
    hits.length,
    hits.hitCount,
    ...[hits.tileX, hits.tileY, hits.fraction, hits.side].map((column) => [...column.subarray(0, hits.length)]),
  ];

  it('keeps its arrays while the rays fit', () => {
    const hits = new RayHits();
    expect(castRaysInto(hits, map, space, starts, ends)).toBe(1);
    const { tileX, fraction } = hits;
    expect(castRaysInto(hits, map, space, at(1.5, 0.5), pointColumn([at(5.5, 0.5)]), { isSolid })).toBe(1);
    expect([hits.tileX === tileX, hits.fraction === fraction, hits.length]).toEqual([true, true, 1]);
    expect(() => hits.hasHit(1)).toThrow(new RangeError('hits.hasHit: row must be an integer from 0 to 0, received 1'));
    expect(() => hits.sideOf(-1)).toThrow('hits.sideOf: row must be an integer from 0 to 0, received -1');
    hits.clear();
    expect([hits.length, hits.hitCount]).toEqual([0, 0]);
    expect(() => hits.hasHit(0)).toThrow('hits.hasHit: row must be below the number of rays, which is 0, received 0');
  });

  it('stays unchanged if an argument is not valid', () => {
    const hits = new RayHits();
    const seen = Uint8Array.of(7, 7, 7);
    castRaysInto(hits, map, space, starts, ends);
    const before = contentOf(hits);
    for (const bad of notFinite) {
      const broken = pointColumn([at(1, 1), at(1, 1)]);
      broken.rawY[1] = bad;
      for (const options of [{}, { isSolid }]) {
        expect(() => castRaysInto(hits, map, space, starts, broken, options)).toThrow(
          new RangeError(`castRaysInto: ends[1].y must be a finite number, received ${bad}`),
        );
        expect(() => castRaysInto(hits, map, space, broken, ends, options)).toThrow(
          'castRaysInto: starts[1].y must be',
        );
        expect(() => areVisibleInto(seen, map, space, broken, ends, options)).toThrow(
          'areVisibleInto: from[1].y must be',
        );
        expect(() => areVisibleInto(seen, map, space, starts, broken, options)).toThrow(
          'areVisibleInto: to[1].y must be',
        );
      }
    }
    const short = pointColumn([at(1, 1)]);
    expect(() => castRaysInto(hits, map, space, starts, short)).toThrow(
      new RangeError('castRaysInto: ends must be as long as starts, 2, received 1. Resize one of them'),
    );
    expect(() => areVisibleInto(seen, map, space, short, ends)).toThrow(
      'areVisibleInto: to must be as long as from, 1, received 2',
    );
    expect(() => areVisibleInto(new Uint8Array(1), map, space, starts, ends)).toThrow(
      new RangeError('areVisibleInto: seen.length must be at least 2, the number of rows, received 1'),
    );
    expect(contentOf(hits)).toEqual(before);
    expect([...seen]).toEqual([7, 7, 7]);
  });

  it('refuses what is finite, but not in tiles', () => {
    const small = tileSpace({ origin: at(0, 0), tileSize: metersPerTile(1e-200) });
    const far = pointColumn([at(0, 0), at(1e200, 0)]);
    expect(() => castRaysInto(new RayHits(), map, small, at(0, 0), far)).toThrow(
      new RangeError('castRaysInto: ends[1].x in tiles must be a finite number, received Infinity'),
    );
    expect(castRaysInto(new RayHits(), map, space, at(0, 0), far)).toBe(0);
    expect(() => castRaysInto(new RayHits(), map, small, at(1e200, 0), far)).toThrow(
      'castRaysInto: starts.x in tiles must be a finite number, received Infinity',
    );
  });

  it('stays unchanged if the predicate or the map throws', () => {
    const hits = new RayHits();
    castRaysInto(hits, map, space, starts, ends);
    const before = contentOf(hits);
    const seen = Uint8Array.of(7, 7);
    let calls = 0;
    const failing = (): boolean => {
      if (++calls % 8 === 0) throw new Error('mine');
      return false;
    };
    expect(() => castRaysInto(hits, map, space, starts, ends, { isSolid: failing })).toThrow('mine');
    expect(() => areVisibleInto(seen, map, space, starts, ends, { isSolid: failing })).toThrow('mine');
    const numbers = chunkedTilemap({ background: 0 }) as unknown as typeof map;
    expect(() => castRaysInto(hits, numbers, space, starts, ends)).toThrow(
      'castRaysInto: isSolid must be given for a map of other values than booleans',
    );
    expect(contentOf(hits)).toEqual(before);
    expect([...seen]).toEqual([7, 7]);
    expect(castRaysInto(hits, map, space, starts, ends)).toBe(1);
  });

  it('may be filled by a predicate that casts rays itself', () => {
    const hits = new RayHits();
    const seen = new Uint8Array(2);
    const nested = (value: boolean): boolean => {
      castRaysInto(hits, map, space, ends, starts, { isSolid });
      areVisibleInto(seen, map, space, ends, starts, { isSolid });
      return value;
    };
    expect(castRaysInto(hits, map, space, starts, ends, { isSolid: nested })).toBe(1);
    expect(contentOf(hits)).toEqual([2, 1, [3, 0], [0, 0], [0.5, 1], [4, -2]]);
    expect(areVisibleInto(seen, map, space, starts, ends, { isSolid: nested })).toBe(1);
    expect([...seen]).toEqual([0, 1]);
  });

  it('takes columns without rows', () => {
    const none = pointColumn<Position2>(0);
    const hits = new RayHits();
    castRaysInto(hits, map, space, starts, ends);
    expect(castRaysInto(hits, map, space, none, none)).toBe(0);
    expect(hits.length).toBe(0);
    expect(areVisibleInto(new Uint8Array(0), map, space, at(0, 0), none)).toBe(0);
  });
});
