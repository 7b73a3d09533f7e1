import { MAX_TILE, MIN_TILE } from '../limits.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  everyTile,
  expandRect,
  rectContains,
  rectIntersection,
  rectsEqual,
  rectSpanning,
  rectUnion,
  tileCount,
  tileRect,
  type TileRect,
  tilesIn,
} from './rect.js';
import { tile } from './tile.js';

const smallRect = fc
  .record({
    x: fc.integer({ min: -6, max: 6 }),
    y: fc.integer({ min: -6, max: 6 }),
    width: fc.integer({ min: 0, max: 6 }),
    height: fc.integer({ min: 0, max: 6 }),
  })
  .map(tileRect);
const check = { seed: 402, numRuns: 1000 };
const keys = (rect: TileRect): Set<string> => new Set([...tilesIn(rect)].map(({ x, y }) => `${x},${y}`));

describe('tileRect', () => {
  it('may be empty and start below zero', () => {
    expect(tileRect({ x: -2, y: -1, width: 4, height: 0 })).toEqual({ x: -2, y: -1, width: 4, height: 0 });
    expect(tileRect({ x: -2, y: -1, width: 4, height: 2 }).width).toBe(4);
  });

  it('reaches to both ends of the range', () => {
    expect(rectsEqual(everyTile, tileRect({ x: MIN_TILE, y: MIN_TILE, width: 2 ** 32, height: 2 ** 32 }))).toBe(true);
    expect(rectContains(everyTile, tile(MIN_TILE, MAX_TILE))).toBe(true);
  });

  const good = { x: 0, y: 0, width: 1, height: 1 };
  it.each([
    [{ ...good, x: 0.5 }, 'tileRect: x must be an integer from -2147483648 to 2147483647, received 0.5'],
    [{ ...good, y: Number.NaN }, 'tileRect: y must be an integer from -2147483648 to 2147483647, received NaN'],
    [{ ...good, width: 2.5 }, 'tileRect: width must be a non-negative integer, received 2.5'],
    [{ ...good, width: -1 }, 'tileRect: width must be a non-negative integer, received -1'],
    [{ ...good, height: 2 ** 53 }, 'tileRect: height must be a non-negative integer, received 9007199254740992'],
    [{ ...good, x: MAX_TILE, width: 2 }, 'tileRect: x + width must be an integer from -2147483648 to 2147483648'],
    [{ ...good, height: 2 ** 31 + 1 }, 'tileRect: y + height must be an integer from -2147483648 to 2147483648'],
  ])('refuses %o', (bad, message) => {
    expect(() => tileRect(bad)).toThrow(message);
  });
});

const around = tileRect({ x: -14, y: -14, width: 29, height: 29 });

describe('rectangles as sets of tiles', () => {
  it('contain what iteration gives, rows north to south', () => {
    expect([...tilesIn(tileRect({ x: -1, y: 5, width: 2, height: 2 }))]).toEqual([
      tile(-1, 5),
      tile(0, 5),
      tile(-1, 6),
      tile(0, 6),
    ]);
    expect([...tilesIn(tileRect({ x: 0, y: 0, width: 0, height: 2 ** 31 }))]).toEqual([]);
    fc.assert(
      fc.property(smallRect, (rect) => {
        const inside = keys(rect);
        expect(inside.size).toBe(tileCount(rect));
        const found = [...tilesIn(around)].filter((at) => rectContains(rect, at));
        expect(found.map(({ x, y }) => `${x},${y}`)).toEqual([...inside]);
      }),
      { ...check, numRuns: 100 },
    );
  });

  it('intersect tile by tile', () => {
    fc.assert(
      fc.property(smallRect, smallRect, (a, b) => {
        const expected = [...keys(a)].filter((key) => keys(b).has(key));
        expect([...keys(rectIntersection(a, b))]).toEqual(expected);
        expect(rectsEqual(rectIntersection(a, b), rectIntersection(b, a))).toBe(true);
      }),
      check,
    );
  });

  it('invent no tiles for a rectangle outside', () => {
    const map = tileRect({ x: 0, y: 0, width: 10, height: 10 });
    expect(tileCount(rectIntersection(map, tileRect({ x: 20, y: 20, width: 5, height: 5 })))).toBe(0);
  });

  it('have a union that holds both and no smaller one does', () => {
    fc.assert(
      fc.property(smallRect, smallRect, (a, b) => {
        const all = [...tilesIn(a), ...tilesIn(b)];
        const union = rectUnion(a, b);
        const [first, ...rest] = all;
        if (first === undefined) return tileCount(union) === 0;
        const grown = rest.reduce(
          (rect, next) => {
            const east = Math.max(rect.x + rect.width, next.x + 1);
            const south = Math.max(rect.y + rect.height, next.y + 1);
            const [x, y] = [Math.min(rect.x, next.x), Math.min(rect.y, next.y)];
            return tileRect({ x, y, width: east - x, height: south - y });
          },
          rectSpanning(first, first),
        );
        return rectsEqual(union, grown);
      }),
      check,
    );
  });

  it('are equal if they hold the same tiles', () => {
    fc.assert(
      fc.property(smallRect, smallRect, (a, b) => {
        expect(rectsEqual(a, b)).toBe([...keys(a)].join(' ') === [...keys(b)].join(' '));
      }),
      check,
    );
    expect(
      rectsEqual(tileRect({ x: 1, y: 1, width: 0, height: 3 }), tileRect({ x: 5, y: 2, width: 2, height: 0 })),
    ).toBe(true);
  });
});

describe('rectSpanning', () => {
  it('holds both corners, whichever they are', () => {
    const expected = tileRect({ x: -2, y: 1, width: 5, height: 4 });
    expect(rectSpanning(tile(-2, 1), tile(2, 4))).toEqual(expected);
    expect(rectSpanning(tile(2, 1), tile(-2, 4))).toEqual(expected);
    expect(rectSpanning(tile(MIN_TILE, MIN_TILE), tile(MAX_TILE, MAX_TILE))).toEqual(everyTile);
  });
});

describe('expandRect', () => {
  const rect = tileRect({ x: 2, y: 3, width: 4, height: 2 });

  it('grows and shrinks on all sides', () => {
    expect(expandRect(rect, 1)).toEqual(tileRect({ x: 1, y: 2, width: 6, height: 4 }));
    expect(expandRect(rect, 0)).toEqual(rect);
    expect(tileCount(expandRect(rect, -1))).toBe(0);
    expect(expandRect(expandRect(rect, 3), -3)).toEqual(rect);
  });

  it('stops where tiles end, and leaves the empty rectangle empty', () => {
    expect(expandRect(everyTile, 5)).toEqual(everyTile);
    expect(expandRect(tileRect({ x: MIN_TILE, y: 0, width: 1, height: 1 }), 1)).toEqual(
      tileRect({ x: MIN_TILE, y: -1, width: 2, height: 3 }),
    );
    expect(tileCount(expandRect(tileRect({ x: 0, y: 0, width: 0, height: 5 }), 9))).toBe(0);
  });

  it('refuses a fraction', () => {
    expect(() => expandRect(rect, 0.5)).toThrow('expandRect: tiles must be an integer');
  });
});
