/** Rectangles of solid tiles: the fast version is the plain one, a partition, and near the least possible number. */
import fc from 'fast-check';
import { runs } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import { bitTilemap } from '../storage/bit.js';
import { rectIntersection, tileCount, tileRect, type TileRect, tilesIn } from '../values/rect.js';
import { solidRectangles } from './rectangles.js';
import { leastByFormula, leastBySearch, plainRectangles } from './testing/plain.js';
import { drawn, mapOfBits, randomMap } from './testing/scenes.js';

/** The number of rectangles over each tile of a map, which is 1 where it is solid and 0 where it is open. */
function isPartition(map: ReadonlyTilemap<boolean>, rects: readonly TileRect[]): boolean {
  const covers = new Map<string, number>();
  for (const rect of rects) {
    for (const { x, y } of tilesIn(rect)) covers.set(`${x},${y}`, (covers.get(`${x},${y}`) ?? 0) + 1);
  }
  let isRight = [...covers.values()].every((count) => count === 1);
  let solid = 0;
  map.forEach((isSolid, x, y) => {
    if (isSolid) solid++;
    if (isSolid !== covers.has(`${x},${y}`)) isRight = false;
  });
  return isRight && solid === covers.size;
}

/** Whether the rectangles come by the rows and columns of their north-west tiles. */
const areInOrder = (rects: readonly TileRect[]): boolean =>
  rects.every(
    ({ x, y }, index) =>
      index === 0 || y > rects[index - 1]!.y || (y === rects[index - 1]!.y && x > rects[index - 1]!.x),
  );

const scene = fc.record({
  width: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 28, max: 70 })),
  height: fc.integer({ min: 0, max: 12 }),
  density: fc.double({ min: 0, max: 1, noNaN: true }),
  seed: fc.integer({ min: 1, max: 1e9 }),
});

describe('solidRectangles', () => {
  it.each([
    ['no tile', ['...'], []],
    ['one tile', ['.#.'], [[1, 0, 1, 1]]],
    ['a block', ['##', '##'], [[0, 0, 2, 2]]],
    [
      'a corner',
      ['##', '#.'],
      [
        [0, 0, 2, 1],
        [0, 1, 1, 1],
      ],
    ],
    [
      'a T',
      ['###', '.#.'],
      [
        [0, 0, 3, 1],
        [1, 1, 1, 1],
      ],
    ],
    [
      'a foot',
      ['.#.', '###'],
      [
        [1, 0, 1, 1],
        [0, 1, 3, 1],
      ],
    ],
    [
      'a wall that grows along one side',
      ['#.', '##', '##'],
      [
        [0, 0, 1, 3],
        [1, 1, 1, 2],
      ],
    ],
    [
      'a ring',
      ['###', '#.#', '###'],
      [
        [0, 0, 3, 1],
        [0, 1, 1, 2],
        [2, 1, 1, 2],
        [1, 2, 1, 1],
      ],
    ],
    [
      'tiles that share a corner',
      ['#.', '.#'],
      [
        [0, 0, 1, 1],
        [1, 1, 1, 1],
      ],
    ],
  ])('%s', (_, rows, expected) => {
    const rects = solidRectangles(drawn(rows));
    expect(rects.map(({ x, y, width, height }) => [x, y, width, height])).toEqual(expected);
  });

  it('is the plain version', () => {
    fc.assert(
      fc.property(scene, ({ width, height, density, seed }) => {
        const map = randomMap(tileRect({ x: -5, y: 7, width, height }), density, seed);
        const rects = solidRectangles(map);
        expect(rects).toEqual(plainRectangles(map));
        expect(isPartition(map, rects)).toBe(true);
        expect(areInOrder(rects)).toBe(true);
      }),
      { seed: 21, numRuns: runs(300) },
    );
  });

  it('is the plain version on every map of 4 x 3 tiles', () => {
    for (let bits = 0; bits < 2 ** 12; bits++) {
      const map = mapOfBits(4, 3, bits);
      expect(solidRectangles(map), `${bits}`).toEqual(plainRectangles(map));
    }
  });

  it.each([false, true])('has each floor in one rectangle, so that nothing catches on a seam; fewest: %s', (fewest) => {
    fc.assert(
      fc.property(scene, ({ width, height, density, seed }) => {
        const map = randomMap(tileRect({ x: -5, y: 7, width, height }), density, seed);
        const rects = solidRectangles(map, { fewest });
        const rectAt = (x: number, y: number): TileRect | undefined =>
          rects.find((rect) => x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height);
        const isFloor = (x: number, y: number): boolean => map.getOrAt(x, y, false) && !map.getOrAt(x, y - 1, false);
        map.forEach((_, x, y) => {
          if (isFloor(x, y) && isFloor(x + 1, y)) expect(rectAt(x, y)).toBe(rectAt(x + 1, y));
        });
      }),
      { seed: 25, numRuns: runs(60) },
    );
  });

  it('needs at most 1.12 times the least number on 200 random maps of densities 0.2 to 0.9', () => {
    let worst = 0;
    for (let index = 0; index < 200; index++) {
      const bounds = tileRect({ x: 0, y: 0, width: 40, height: 40 });
      const map = randomMap(bounds, 0.2 + (0.7 * index) / 199, 100 + index);
      worst = Math.max(worst, solidRectangles(map).length / solidRectangles(map, { fewest: true }).length);
    }
    expect(worst).toBeLessThanOrEqual(1.12);
    expect(worst).toBeGreaterThan(1);
  });
});

describe('solidRectangles, fewest', () => {
  it('finds the least number of tiny maps, as a search of all partitions does', () => {
    for (let bits = 0; bits < 2 ** 12; bits++) {
      const map = mapOfBits(4, 3, bits);
      expect(solidRectangles(map, { fewest: true }).length, `${bits}`).toBe(leastBySearch(map));
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 25 - 1 }), (bits) => {
        const map = mapOfBits(5, 5, bits | 0x155);
        expect(solidRectangles(map, { fewest: true }).length).toBe(leastBySearch(map));
      }),
      { seed: 22, numRuns: runs(60) },
    );
  });

  it('finds the least number of small maps, as the formula has it, in a partition', () => {
    fc.assert(
      fc.property(scene, ({ width, height, density, seed }) => {
        const map = randomMap(tileRect({ x: 3, y: -9, width: Math.min(width, 34), height }), density, seed);
        const rects = solidRectangles(map, { fewest: true });
        expect(rects.length).toBe(leastByFormula(map));
        expect(isPartition(map, rects)).toBe(true);
        expect(areInOrder(rects)).toBe(true);
      }),
      { seed: 23, numRuns: runs(200) },
    );
  });

  it('finds it where many chords cross', () => {
    // Pillars in a hall: each chord between two pillars crosses or meets others.
    const bounds = tileRect({ x: 0, y: 0, width: 29, height: 23 });
    const map = bitTilemap(bounds, true);
    for (const { x, y } of tilesIn(bounds)) if (x % 4 === 2 && (y + x / 2) % 3 === 1) map.setAt(x, y, false);
    const rects = solidRectangles(map, { fewest: true });
    expect(rects.length).toBe(leastByFormula(map));
    expect(isPartition(map, rects)).toBe(true);
  });

  it('finds it on dense maps, where long chords cross many others', () => {
    for (const density of [0.8, 0.9, 0.95, 0.98]) {
      for (let seed = 1; seed <= 2; seed++) {
        const map = randomMap(tileRect({ x: 0, y: 0, width: 50, height: 50 }), density, seed);
        const rects = solidRectangles(map, { fewest: true });
        expect(rects.length).toBe(leastByFormula(map));
        expect(isPartition(map, rects)).toBe(true);
      }
    }
  });

  it('refuses maps that are huge', () => {
    const map = bitTilemap(tileRect({ x: 0, y: 0, width: 2049, height: 2048 }));
    const rule =
      'bounds must be at most 4194304 tiles with fewest, received 4196352. Pass smaller bounds, or leave fewest out';
    expect(() => solidRectangles(map, { fewest: true })).toThrow(new RangeError(`solidRectangles: ${rule}`));
    expect(solidRectangles(map)).toEqual([]);
    expect(solidRectangles(map, { fewest: true, bounds: tileRect({ x: 1, y: 0, width: 2048, height: 2048 }) })).toEqual(
      [],
    );
  });
});

describe('a part', () => {
  it('has the rectangles of a copy of it', () => {
    const map = randomMap(tileRect({ x: -70, y: -4, width: 140, height: 9 }), 0.7, 5);
    for (let x = -72; x < 70; x += 5) {
      const bounds = tileRect({ x, y: -5, width: 37, height: 8 });
      const part = rectIntersection(map.bounds, bounds);
      const copy = bitTilemap(part);
      for (const at of tilesIn(part)) copy.set(at, map.get(at));
      expect(tileCount(part)).toBeGreaterThan(0);
      expect(solidRectangles(map, { bounds })).toEqual(plainRectangles(copy));
    }
  });
});
