/** Bad arguments are refused by an error that names them; what a callback throws passes through. */
import { bitTilemap, tile, tileRect, type TileRect, unitTileSpace } from '@tilewright/tilemap';
import {
  circle,
  type Circle2,
  Direction2,
  rectangle,
  type Rectangle2,
  type Segment2,
  segmentBetween,
  type TileLength,
  tilePosition,
  type TilePosition2,
  tiles,
} from '@tilewright/units';
import { notFinite } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import {
  castRay,
  isVisible,
  rowsInCircle,
  rowsInRectangle,
  tileCursor,
  tilesInCircle,
  tilesInRectangle,
  tilesOnSegment,
  tilesOnSegmentInto,
  visitTilesOnSegment,
} from './index.js';

const space = unitTileSpace;
const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));
/** Shapes that no constructor makes. */
const rawPoint = (x: number, y: number): TilePosition2 => ({ x, y }) as unknown as TilePosition2;
const rawSegment = (start: TilePosition2, end: TilePosition2): Segment2<TileLength> =>
  ({ start, end }) as unknown as Segment2<TileLength>;
const rawCircle = (center: TilePosition2, radius: number): Circle2<TileLength> =>
  ({ center, radius }) as unknown as Circle2<TileLength>;
const rawRectangle = (min: TilePosition2, max: TilePosition2): Rectangle2<TileLength> =>
  ({ min, max }) as unknown as Rectangle2<TileLength>;

const map = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }), true);
const array = new Int32Array(100);
const ignore = (): void => undefined;

const alongSegment: Readonly<Record<string, (s: Segment2<TileLength>, bounds?: TileRect) => unknown>> = {
  tilesOnSegment: (s, bounds) => tilesOnSegment(space, s, { bounds }),
  visitTilesOnSegment: (s, bounds) => visitTilesOnSegment(space, s, ignore, { bounds }),
  tilesOnSegmentInto: (s, bounds) => tilesOnSegmentInto(array, space, s, { bounds }),
  tileCursor: (s, bounds) => tileCursor(space, s, { bounds }),
  'TileCursor.start': (s, bounds) => tileCursor().start(space, s, { bounds }),
};
const overCircle: Readonly<Record<string, (c: Circle2<TileLength>, bounds?: TileRect) => unknown>> = {
  tilesInCircle: (c, bounds) => tilesInCircle(space, c, { bounds }),
  rowsInCircle: (c, bounds) => rowsInCircle(space, c, { bounds }),
};
const overRectangle: Readonly<Record<string, (r: Rectangle2<TileLength>, bounds?: TileRect) => unknown>> = {
  tilesInRectangle: (r, bounds) => tilesInRectangle(space, r, { bounds }),
  rowsInRectangle: (r, bounds) => rowsInRectangle(space, r, { bounds }),
};

describe('numbers that are not finite', () => {
  it.each(Object.entries(alongSegment))('%s', (name, query) => {
    for (const bad of notFinite) {
      expect(() => query(rawSegment(rawPoint(bad, 0), at(1, 1)))).toThrow(
        new RangeError(`${name}: segment.start.x must be a finite number, received ${bad}`),
      );
      expect(() => query(rawSegment(at(1, 1), rawPoint(0, bad)))).toThrow(
        new RangeError(`${name}: segment.end.y must be a finite number, received ${bad}`),
      );
    }
  });

  it.each(Object.entries(overCircle))('%s', (name, query) => {
    for (const bad of notFinite) {
      expect(() => query(rawCircle(rawPoint(0, bad), 1))).toThrow(
        new RangeError(`${name}: circle.center.y must be a finite number, received ${bad}`),
      );
      expect(() => query(rawCircle(at(0, 0), bad))).toThrow(
        new RangeError(`${name}: circle.radius must be a non-negative finite number, received ${bad}`),
      );
    }
    expect(() => query(rawCircle(at(0, 0), -1))).toThrow(
      new RangeError(`${name}: circle.radius must be a non-negative finite number, received -1`),
    );
  });

  it.each(Object.entries(overRectangle))('%s', (name, query) => {
    for (const bad of notFinite) {
      expect(() => query(rawRectangle(rawPoint(bad, 0), at(1, 1)))).toThrow(
        new RangeError(`${name}: rectangle.min.x must be a finite number, received ${bad}`),
      );
    }
    expect(() => query(rawRectangle(at(1, 0), at(0, 1)))).toThrow(
      new RangeError(
        `${name}: rectangle.max.x must be at least rectangle.min.x, 1, received 0. The corner with the smaller coordinates comes first`,
      ),
    );
    expect(() => query(rawRectangle(at(0, 1), at(1, 0)))).toThrow(
      new RangeError(
        `${name}: rectangle.max.y must be at least rectangle.min.y, 1, received 0. The corner with the smaller coordinates comes first`,
      ),
    );
  });

  it('castRay and isVisible', () => {
    const nowhere = rawPoint(Number.NaN, 0);
    expect(() => castRay(map, space, rawSegment(nowhere, at(1, 1)))).toThrow(
      'castRay: ray.start.x must be a finite number, received NaN',
    );
    const ray = { start: at(0, 0), direction: Direction2.east };
    for (const bad of [...notFinite, -1]) {
      const maxDistance = bad as unknown as TileLength;
      expect(() => castRay(map, space, { ...ray, maxDistance })).toThrow(
        `castRay: ray.maxDistance must be a non-negative finite number, received ${bad}`,
      );
    }
    expect(() => isVisible(map, space, nowhere, at(1, 1))).toThrow(
      'isVisible: from.x must be a finite number, received NaN',
    );
    expect(() => isVisible(map, space, at(1, 1), nowhere)).toThrow(
      'isVisible: to.x must be a finite number, received NaN',
    );
  });
});

describe('shapes outside the range of tiles', () => {
  const beyond = 'must be at least -2^31 and less than 2^31 tiles from the origin, received';
  const remedy = 'With bounds, a shape may leave the range of tiles';

  it.each(Object.entries(alongSegment))('%s needs bounds', (name, query) => {
    const far = segmentBetween(at(0, 0), at(0x8000_0000, 0));
    expect(() => query(far)).toThrow(new RangeError(`${name}: segment.end.x in tiles ${beyond} 2147483648. ${remedy}`));
    expect(() => query(far, map.bounds)).not.toThrow();
    expect(() => query(segmentBetween(at(0, -0x8000_0001), at(0, 0)))).toThrow('segment.start.y in tiles');
    expect(() => query(segmentBetween(at(-0x8000_0001, 0), at(0, 0)))).toThrow('segment.start.x in tiles');
    expect(() => query(segmentBetween(at(0, 0), at(0, 0x8000_0000)))).toThrow('segment.end.y in tiles');
  });

  it.each(Object.entries(overCircle))('%s needs bounds', (name, query) => {
    const far = circle(at(0.5, 0.5), tiles(3e9));
    expect(() => query(far)).toThrow(`${name}: boundsOf(circle).min.x in tiles ${beyond} -3000000000. ${remedy}`);
    expect(() => query(far, tileRect({ x: 0, y: 0, width: 4, height: 4 }))).not.toThrow();
    const end = 0x8000_0000;
    for (const [x, y, side] of [
      [-end, 0, 'min.x'],
      [0, -end, 'min.y'],
      [end - 1, 0, 'max.x'],
      [0, end - 1, 'max.y'],
    ] as const) {
      expect(() => query(circle(at(x, y), tiles(1)))).toThrow(`${name}: boundsOf(circle).${side} in tiles ${beyond}`);
    }
  });

  it.each(Object.entries(overRectangle))('%s needs bounds', (name, query) => {
    const far = rectangle(at(0, 0), at(1, 3e9));
    expect(() => query(far)).toThrow(`${name}: rectangle.max.y in tiles ${beyond} 3000000000. ${remedy}`);
    expect(() => query(far, tileRect({ x: 0, y: 0, width: 4, height: 4 }))).not.toThrow();
    expect(() => query(rectangle(at(-3e9, 0), at(1, 1)))).toThrow('rectangle.min.x in tiles');
    expect(() => query(rectangle(at(0, -3e9), at(1, 1)))).toThrow('rectangle.min.y in tiles');
    expect(() => query(rectangle(at(0, 0), at(3e9, 1)))).toThrow('rectangle.max.x in tiles');
  });
});

describe('bounds that are not a valid tileRect', () => {
  const path = segmentBetween(at(0.5, 0.5), at(2.5, 0.5));

  it.each([
    { x: 0.5, y: 0, width: 1, height: 1 },
    { x: 0, y: 0, width: -1, height: 1 },
    { x: 0, y: 0, width: 1, height: Number.NaN },
    { x: 0x7fff_ffff, y: 0, width: 2, height: 1 },
  ])('%j', (raw) => {
    const bounds = raw as TileRect;
    for (const query of Object.values(alongSegment)) {
      expect(() => query(path, bounds)).toThrow(
        'bounds must be a rectangle of tiles, received an object. Make it with tileRect()',
      );
    }
    expect(() => tilesInCircle(space, circle(at(0, 0), tiles(1)), { bounds })).toThrow('bounds must be');
    expect(() => tilesInRectangle(space, rectangle(at(0, 0), at(1, 1)), { bounds })).toThrow('bounds must be');
  });
});

describe('an array that is too small', () => {
  it('is never silent', () => {
    const path = segmentBetween(at(0.5, 0.5), at(3.5, 0.5));
    expect(() => tilesOnSegmentInto(new Int32Array(7), space, path)).toThrow(
      new RangeError('tilesOnSegmentInto: array.length must be at least 8, for 4 tiles of two numbers, received 7'),
    );
    const falling = segmentBetween(at(0.5, 0.5), at(2.5, 2.5));
    expect(tilesOnSegmentInto(new Int32Array(6), space, falling, { cornerTiles: 'none' })).toBe(3);
    expect(tilesOnSegmentInto(new Int32Array(14), space, falling, { cornerTiles: 'both' })).toBe(7);
    expect(() => tilesOnSegmentInto(new Int32Array(13), space, falling, { cornerTiles: 'both' })).toThrow(
      'array.length must be at least 14, for 7 tiles of two numbers, received 13',
    );
    expect(() => tilesOnSegmentInto(new Int32Array(5), space, falling, { cornerTiles: 'none' })).toThrow(
      'array.length must be at least 6, for 3 tiles of two numbers, received 5',
    );
  });

  it('of absurdly many tiles throws before the walk', () => {
    const path = segmentBetween(at(-2e9, -2e9), at(2e9, 2e9));
    for (const cornerTiles of ['none', 'one', 'both'] as const) {
      expect(() => tilesOnSegmentInto(new Int32Array(100), space, path, { cornerTiles })).toThrow('array.length');
    }
  });

  it('leaves the elements after the last tile unchanged', () => {
    const filled = new Int32Array(10).fill(77);
    expect(tilesOnSegmentInto(filled, space, segmentBetween(at(0.5, 0.5), at(1.5, 0.5)))).toBe(2);
    expect([...filled]).toEqual([0, 0, 1, 0, 77, 77, 77, 77, 77, 77]);
  });
});

describe('callbacks', () => {
  const path = segmentBetween(at(0.5, 0.5), at(3.5, 0.5));
  const disc = circle(at(2, 2), tiles(1));

  it('may throw, and the next query is complete', () => {
    const fail = (): never => {
      throw new Error('mine');
    };
    for (let i = 0; i < 3; i++) {
      expect(() => visitTilesOnSegment(space, path, fail)).toThrow('mine');
      expect(() => rowsInCircle(space, disc).visit(fail)).toThrow('mine');
      expect(() => rowsInCircle(space, disc, { inclusion: 'center' }).visit(fail)).toThrow('mine');
      expect(() => castRay(map, space, path, { isSolid: fail })).toThrow('mine');
      expect(() => isVisible(map, space, at(0.5, 0.5), at(3.5, 0.5), { isSolid: fail })).toThrow('mine');
      expect([...tilesOnSegment(space, path)]).toHaveLength(4);
      expect([...tilesInCircle(space, disc)]).toHaveLength(6);
    }
  });

  it('may start other queries', () => {
    let count = 0;
    visitTilesOnSegment(space, path, () => {
      visitTilesOnSegment(space, path, () => {
        rowsInCircle(space, disc).visit((_, xMin, xMax) => {
          count += xMax - xMin + 1;
        });
      });
    });
    expect(count).toBe(4 * 4 * 6);
  });

  it('stop only by returning true', () => {
    expect(visitTilesOnSegment(space, path, (() => 1) as never)).toBe(false);
    expect(visitTilesOnSegment(space, path, (x) => x === 2)).toBe(true);
    for (const rows of [rowsInCircle(space, disc), rowsInRectangle(space, rectangle(at(0, 0), at(9, 9)))]) {
      expect(rows.visit((() => 1) as never)).toBe(false);
      expect(rows.visit((y) => y === 2)).toBe(true);
    }
  });

  it('of a failed start leave a cursor unchanged', () => {
    const cursor = tileCursor(space, path);
    expect(cursor.next()).toBe(true);
    expect(() => cursor.start(space, rawSegment(rawPoint(Number.NaN, 0), at(0, 0)))).toThrow('TileCursor.start');
    expect(cursor.next()).toBe(true);
    expect(cursor.tile).toEqual(tile(1, 0));
  });
});
