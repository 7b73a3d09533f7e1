import { meters, metersPerTile, pointColumn, pointColumnOver, position, type Position2 } from '@tilewright/units';
import { notFinite, runs } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileAt } from './conversions.js';
import { borderCoordinate } from './kernel.js';
import { anyAxis, anyPlace, anyTileNumber, type Axis, type Place, shifted } from './testing/axes.js';
import { type TileSpace, tileSpace } from './tile-space.js';
import { tilesAtInto } from './tiles-at.js';

const makeSpace = (x: number, y: number, size: number): TileSpace =>
  tileSpace({ origin: position(meters(x), meters(y)), tileSize: metersPerTile(size) });
const twoMeters = makeSpace(0, 0, 2);

/** A world coordinate in or beside a tile. */
function placeIn({ origin, size }: Axis, tile: number, { fraction, doubles }: Place): number {
  return shifted(borderCoordinate(origin, size, tile) + fraction * size, doubles);
}

/** The tile of each row by `tileAt`; the message if a row has none. */
function oneByOne(space: TileSpace, positions: Iterable<Position2>): number[] | string {
  const tiles: number[] = [];
  let row = 0;
  for (const each of positions) {
    try {
      const { x, y } = tileAt(space, each);
      tiles.push(x, y);
    } catch (error) {
      return (error as Error).message.replace('tileAt: position', `tilesAtInto: points[${row}]`);
    }
    row++;
  }
  return tiles;
}

function atOnce(space: TileSpace, positions: ReturnType<typeof pointColumn<Position2>>): number[] | string {
  const tiles = new Int32Array(2 * positions.length).fill(77);
  try {
    tilesAtInto(tiles, space, positions);
  } catch (error) {
    expect(tiles.every((each) => each === 77)).toBe(true);
    return (error as Error).message;
  }
  return [...tiles];
}

const anyRow = fc.tuple(anyTileNumber, anyPlace, anyTileNumber, anyPlace);

describe('tilesAtInto', () => {
  it('gives the tiles of tileAt, or its error with the row', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(anyAxis, anyAxis, fc.array(anyRow, { maxLength: 12 }), fc.boolean(), (axis, other, rows, isShort) => {
        const { size } = axis;
        const across = { origin: Math.max(-(2 ** 50) * size, Math.min(other.origin, 2 ** 50 * size)), size };
        const space = makeSpace(axis.origin, across.origin, size);
        const positions = pointColumn<Position2>(rows.length, { storage: isShort ? 'float32' : 'float64' });
        for (const [row, [x, inX, y, inY]] of rows.entries()) {
          positions.rawX[row] = placeIn(axis, x, inX);
          positions.rawY[row] = placeIn(across, y, inY);
        }
        expect(atOnce(space, positions)).toEqual(oneByOne(space, positions));
      }),
      { seed: 451, numRuns: runs(20_000) },
    );
  });

  it('gives the tiles of tileAt for rows near the middle of a tile, beside a border and on it', () => {
    for (const size of [1, 0.7, 1 / 3, 1e6]) {
      for (const origin of [0, 0.1, -3e5, 2 ** 30 * size]) {
        const space = makeSpace(origin, -origin, size);
        const positions = pointColumn<Position2>();
        for (let i = -300; i < 300; i++) {
          for (const part of [0, 1e-7, 2e-6, 3e-6, 0.5, 1 - 3e-6, 1 - 2e-6, 1 - 1e-7]) {
            positions.push(position(meters(origin + (i + part) * size), meters((7 * i - part) * size - origin)));
          }
        }
        expect(atOnce(space, positions)).toEqual(oneByOne(space, positions));
      }
    }
  });

  it('names the row that has no tile, and writes nothing', () => {
    const many = pointColumn<Position2>(1000);
    for (const bad of notFinite) {
      many.rawY[700] = bad;
      expect(atOnce(twoMeters, many)).toBe(`tilesAtInto: points[700].y must be a finite number, received ${bad}`);
    }
    many.rawY[700] = 0;
    many.rawX[999] = 2 ** 32;
    expect(atOnce(twoMeters, many)).toBe(
      'tilesAtInto: points[999].x must be at least -2^31 and less than 2^31 tiles from the origin, received 4294967296',
    );
    many.rawX[999] = 2 ** 32 - 1;
    expect(atOnce(twoMeters, many)).toEqual(oneByOne(twoMeters, many));
  });

  it('takes rows that are far away only in sum', () => {
    const many = pointColumn<Position2>(1000);
    many.rawX.fill(2 ** 31);
    expect(atOnce(twoMeters, many)).toEqual(oneByOne(twoMeters, many));
  });

  it('refuses an array that is too short, and takes a longer one', () => {
    const positions = pointColumn<Position2>(3);
    for (const length of [0, 3, 5]) {
      expect(() => tilesAtInto(new Int32Array(length), twoMeters, positions)).toThrow(
        new RangeError(`tilesAtInto: tiles.length must be at least 6, two numbers for each point, received ${length}`),
      );
    }
    for (const length of [6, 7, 20]) {
      const tiles = new Int32Array(length).fill(77);
      tilesAtInto(tiles, twoMeters, positions);
      expect(tiles).toEqual(new Int32Array(length).fill(77).fill(0, 0, 6));
    }
    expect(() => tilesAtInto(new Int32Array(0), twoMeters, pointColumn<Position2>(0))).not.toThrow();
  });

  it('reads only the rows in use', () => {
    const positions = pointColumn<Position2>(3);
    positions.rawX[2] = Number.NaN;
    positions.swapRemove(0);
    positions.swapRemove(0);
    expect(positions.length).toBe(1);
    positions.rawX[0] = 5;
    expect(atOnce(twoMeters, positions)).toEqual([2, 0]);
  });

  it('refuses a space that no constructor makes', () => {
    const forged = { origin: { x: Number.NaN, y: 0 }, tileSize: 1 } as unknown as TileSpace;
    expect(() => tilesAtInto(new Int32Array(0), forged, pointColumn<Position2>(0))).toThrow(
      'tilesAtInto: space.origin.x must be a finite number, received NaN',
    );
  });

  it('takes columns over arrays of your own', () => {
    const shared = Float64Array.of(3, 2, -0.5, 2);
    const positions = pointColumnOver<Position2>(shared.subarray(0, 2), shared.subarray(2));
    expect(atOnce(twoMeters, positions)).toEqual([1, -1, 1, 1]);
  });
});
