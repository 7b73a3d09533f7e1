import {
  type Length,
  meters,
  metersPerTile,
  type PixelLength,
  pixelPosition,
  pixels,
  pixelsPerTile,
  position,
  type TileLength,
  tilePosition,
  tiles,
  unsafeNumber,
} from '@tilewright/units';
import { nextDown, nextUp, notFinite, runs } from '@tilewright/testing';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tile, tilesEqual } from '../values/tile.js';
import {
  tileAt,
  tileBounds,
  tileCenter,
  tileContaining,
  tileCorner,
  toTileLength,
  toTileSpace,
  toWorld,
} from './conversions.js';
import { anyAxis, anyPlace, anyTileNumber, shifted } from './testing/axes.js';
import { type TileSpace, tileSpace, unitTileSpace } from './tile-space.js';

/** The long run tries many more cases. */
const long = { timeout: 600_000 };

const makeSpace = (x: number, y: number, size: number): TileSpace =>
  tileSpace({ origin: position(meters(x), meters(y)), tileSize: metersPerTile(size) });
const twoMeters = makeSpace(0, 0, 2);

/** A whole space, of the size of the first axis. */
const anySpace = fc.tuple(anyAxis, anyAxis).map(([{ origin, size }, other]) => ({
  space: makeSpace(origin, Math.max(-(2 ** 50) * size, Math.min(other.origin, 2 ** 50 * size)), size),
  size,
}));
const anyTile = fc.tuple(anyTileNumber, anyTileNumber).map(([x, y]) => tile(x, y));

describe('tileSpace', () => {
  it('keeps what it is given', () => {
    const space = makeSpace(-3, 7, 0.7);
    expect(space).toEqual({ origin: { x: -3, y: 7 }, tileSize: 0.7 });
    expect(Object.is(makeSpace(-0, -0, 1).origin.x, 0)).toBe(true);
  });

  it('takes every size from 2^-900 to 2^900 and no other', () => {
    for (const size of [2 ** -900, 2 ** 900]) expect(() => makeSpace(0, 0, size)).not.toThrow();
    for (const size of [nextDown(2 ** -900), nextUp(2 ** 900), 0, -1, Number.MIN_VALUE]) {
      expect(() => makeSpace(0, 0, size)).toThrow(
        new RangeError(`tileSpace: tileSize must be a number from 2^-900 to 2^900, received ${size}`),
      );
    }
    const tileSize = '2' as never;
    expect(() => tileSpace({ origin: position(meters(0), meters(0)), tileSize })).toThrow(
      'from 2^-900 to 2^900, received the string "2"',
    );
  });

  it('takes every origin up to 2^50 tiles and no further one', () => {
    for (const size of [0.1, 1 / 3, 0.7, 1, 1e6]) {
      const furthest = 2 ** 50 * size;
      expect(() => makeSpace(furthest, -furthest, size)).not.toThrow();
      expect(() => makeSpace(nextUp(furthest), 0, size)).toThrow('tileSpace: origin.x must be within 2^50 tiles of 0');
      expect(() => makeSpace(0, -nextUp(furthest), size)).toThrow('tileSpace: origin.y must be within 2^50 tiles of 0');
    }
    expect(() => makeSpace(1e15, 0, 0.1)).toThrow('received 1000000000000000. Move the origin of the world');
  });

  it.each(notFinite)('rejects %s, which takes a cast', (bad) => {
    const size = metersPerTile(1);
    const origin = position(meters(0), meters(0));
    expect(() => tileSpace({ origin, tileSize: bad as unknown as typeof size })).toThrow('tileSpace: tileSize must be');
    expect(() => tileSpace({ origin: { ...origin, x: bad as unknown as Length }, tileSize: size })).toThrow(
      `tileSpace: origin.x must be a finite number, received ${bad}`,
    );
    expect(() => tileSpace({ origin: { ...origin, y: bad as unknown as Length }, tileSize: size })).toThrow(
      `tileSpace: origin.y must be a finite number, received ${bad}`,
    );
  });
});

describe('conversions', () => {
  it('keep every promise for every space', long, () => {
    fc.assert(
      fc.property(anySpace, anyTile, anyPlace, anyPlace, ({ space, size }, at, inX, inY) => {
        const corner = tileCorner(space, at);
        if (!tilesEqual(tileAt(space, corner), at) || !tilesEqual(tileAt(space, tileCenter(space, at)), at))
          return false;
        const { min, max } = tileBounds(space, at);
        if (!Object.is(min.x, corner.x) || !Object.is(min.y, corner.y) || max.x <= min.x || max.y <= min.y)
          return false;
        const whole = toTileSpace(space, corner);
        if (!Object.is(whole.x, at.x) || !Object.is(whole.y, at.y)) return false;
        const back = toWorld(space, whole);
        if (!Object.is(back.x, corner.x) || !Object.is(back.y, corner.y)) return false;
        if ([at.x, at.y].some((n) => n <= MIN_TILE + 1 || n >= MAX_TILE - 1)) return true;
        const p = position(
          meters(shifted(unsafeNumber(corner.x) + inX.fraction * size, inX.doubles)),
          meters(shifted(unsafeNumber(corner.y) + inY.fraction * size, inY.doubles)),
        );
        const q = tilePosition(
          tiles(shifted(at.x + inX.fraction, inX.doubles)),
          tiles(shifted(at.y + inY.fraction, inY.doubles)),
        );
        return (
          tilesEqual(tileContaining(toTileSpace(space, p)), tileAt(space, p)) &&
          tilesEqual(tileAt(space, toWorld(space, q)), tileContaining(q))
        );
      }),
      { seed: 431, numRuns: runs(100_000) },
    );
  });

  it('hold for 400,000 corners where a bare floor of a division fails in a tenth', () => {
    let bare = 0;
    for (const size of [0.1, 1 / 3, 0.7, 1.1, 2.3, 1e-6, 1e6, 0.3]) {
      const space = makeSpace(0, 0, size);
      for (let n = -25_000; n < 25_000; n++) {
        const corner = tileCorner(space, tile(n, n));
        const found = tileAt(space, corner);
        if (found.x !== n || found.y !== n) expect.fail(`tile ${n} of size ${size} became ${found.x}, ${found.y}`);
        if (Math.floor(unsafeNumber(corner.x) / size) !== n) bare++;
      }
    }
    expect(bare).toBeGreaterThan(10_000);
  });

  it('give a corner to the tile south-east of it, below zero too', () => {
    expect(tileAt(twoMeters, position(meters(0), meters(0)))).toEqual(tile(0, 0));
    expect(tileAt(twoMeters, position(meters(-2), meters(2)))).toEqual(tile(-1, 1));
    expect(tileAt(twoMeters, position(meters(-0.5), meters(0.5)))).toEqual(tile(-1, 0));
    expect(tileCorner(twoMeters, tile(-1, 3))).toEqual(position(meters(-2), meters(6)));
    expect(tileCenter(twoMeters, tile(-1, 3))).toEqual(position(meters(-1), meters(7)));
    expect(tileBounds(twoMeters, tile(-1, 3))).toEqual({ min: { x: -2, y: 6 }, max: { x: 0, y: 8 } });
    expect(tileBounds(twoMeters, tile(MAX_TILE, MAX_TILE)).max).toEqual(position(meters(2 ** 32), meters(2 ** 32)));
    expect(toTileSpace(twoMeters, position(meters(3), meters(-1)))).toEqual(tilePosition(tiles(1.5), tiles(-0.5)));
    expect(toWorld(twoMeters, tilePosition(tiles(1.5), tiles(-0.5)))).toEqual(position(meters(3), meters(-1)));
    expect(tileContaining(tilePosition(tiles(-0.5), tiles(1)))).toEqual(tile(-1, 1));
    expect(unsafeNumber(toTileLength(twoMeters, meters(3)))).toBe(1.5);
  });

  it('work in a world of pixels and in one of tiles', () => {
    const screen = tileSpace({ origin: pixelPosition(pixels(8), pixels(-8)), tileSize: pixelsPerTile(16) });
    const found: TileSpace<PixelLength> = screen;
    expect(tileAt(found, pixelPosition(pixels(7), pixels(24)))).toEqual(tile(-1, 2));
    expect(tileCenter(screen, tile(0, 0))).toEqual(pixelPosition(pixels(16), pixels(0)));
    const place = tilePosition(tiles(-1.5), tiles(2));
    expect(toTileSpace(unitTileSpace, place)).toEqual(place);
    expect(tileAt(unitTileSpace, place)).toEqual(tile(-2, 2));
  });

  it('reject a position that no tile holds', () => {
    const far = position(meters(2 ** 32), meters(0));
    const rule = 'must be at least -2^31 and less than 2^31 tiles from the origin, received 4294967296';
    expect(() => tileAt(twoMeters, far)).toThrow(new RangeError(`tileAt: position.x ${rule}`));
    expect(() => toTileSpace(twoMeters, far)).toThrow(new RangeError(`toTileSpace: position.x ${rule}`));
    const place = tilePosition(tiles(0), tiles(2 ** 31));
    expect(() => tileContaining(place)).toThrow(
      'tileContaining: place.y must be at least -2^31 and less than 2^31 tiles from the origin, received 2147483648',
    );
    expect(() => toWorld(twoMeters, place)).toThrow(
      'toWorld: place.y must be at least -2^31 and less than 2^31 tiles from the origin',
    );
    expect(() => toWorld(twoMeters, tilePosition(tiles(-(2 ** 31) - 1), tiles(0)))).toThrow('toWorld: place.x');
  });

  it.each(notFinite)('reject %s, which takes a cast', (bad) => {
    const nowhere = { ...position(meters(1), meters(1)), y: bad as unknown as Length };
    const noPlace = { ...tilePosition(tiles(1), tiles(1)), x: bad as unknown as TileLength };
    expect(() => tileContaining(noPlace)).toThrow(`tileContaining: place.x must be a finite number, received ${bad}`);
    expect(() => toWorld(twoMeters, noPlace)).toThrow(`toWorld: place.x must be a finite number, received ${bad}`);
    for (const convert of [tileAt, toTileSpace]) {
      expect(() => convert(twoMeters, nowhere)).toThrow(`position.y must be a finite number, received ${bad}`);
    }
    expect(() => toTileLength(twoMeters, bad as unknown as Length)).toThrow(
      'toTileLength: length must be a finite number',
    );
  });
});

describe('spaces that no constructor makes', () => {
  const at = position(meters(1), meters(1));
  const shown = (value: unknown): string => (Object.is(value, -0) ? '-0' : String(value));
  const conversions = {
    tileAt: (space: TileSpace) => tileAt(space, at),
    toTileSpace: (space: TileSpace) => toTileSpace(space, at),
    toWorld: (space: TileSpace) => toWorld(space, tilePosition(tiles(1), tiles(1))),
    tileCorner: (space: TileSpace) => tileCorner(space, tile(1, 2)),
    tileCenter: (space: TileSpace) => tileCenter(space, tile(1, 2)),
    tileBounds: (space: TileSpace) => tileBounds(space, tile(1, 2)),
    toTileLength: (space: TileSpace) => toTileLength(space, meters(1)),
  };

  it.each(Object.entries(conversions))('%s rejects them, and names the member', (name, convert) => {
    const refused = (space: unknown, rule: string, received: string): void =>
      expect(() => convert(space as TileSpace)).toThrow(
        new RangeError(`${name}: space${rule}, received ${received}. Make it with tileSpace()`),
      );
    refused(undefined, ' must be a tile space', 'undefined');
    refused('space', ' must be a tile space', 'the string "space"');
    refused({}, '.origin must be a point { x, y } of two finite numbers', 'undefined');
    // A length in tiles does not depend on where the tiles lie.
    const notNumbers = [undefined, '1'];
    for (const bad of name === 'toTileLength' ? notNumbers : [...notNumbers, Number.NaN, Infinity, -Infinity]) {
      const received = typeof bad === 'string' ? 'the string "1"' : String(bad);
      refused({ origin: { x: bad, y: 0 }, tileSize: 2 }, '.origin.x must be a finite number', received);
      refused({ origin: { x: 0, y: bad }, tileSize: 2 }, '.origin.y must be a finite number', received);
    }
    for (const tileSize of [0, -0, -1, Number.NaN, Infinity, -Infinity, undefined]) {
      refused({ origin: at, tileSize }, '.tileSize must be a number from 2^-900 to 2^900', shown(tileSize));
    }
  });

  it.each(Object.entries(conversions))('%s takes every space that can be made, and one like it', (_, convert) => {
    for (const size of [2 ** -900, 1, 2 ** 900]) {
      for (const x of [-(2 ** 50), 0, 2 ** 50]) {
        const space = tileSpace({ origin: position(meters(x * size), meters(0)), tileSize: metersPerTile(size) });
        const outcomeOf = (given: TileSpace): unknown => {
          try {
            return convert(given);
          } catch (error) {
            return String(error);
          }
        };
        // Far from the origin there may be no tile, which is not the fault of the space.
        expect(String(outcomeOf(space))).not.toContain('space');
        expect(outcomeOf({ ...space })).toEqual(outcomeOf(space));
      }
    }
  });
});
