/** What the types of way points promise: each line that must not compile has a twin above it that does. */
import { bitTilemap, tile, tileRect, tileSpace, typedTilemap, unitTileSpace } from '@tilewright/tilemap';
import {
  meters,
  metersPerTile,
  pointColumn,
  position,
  type Position2,
  tilePosition,
  type TilePosition2,
  tiles,
} from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import { findPath, tilesTooNarrow, wayPoints, wayPointsInto } from '../index.js';

const bounds = tileRect({ x: 0, y: 0, width: 4, height: 4 });
const walls = bitTilemap(bounds);
const heights = typedTilemap(bounds, Float64Array, 0);
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
const path = [tile(0, 0), tile(1, 0)];
const isSolid = (height: number): boolean => height > 3;

describe('way points', () => {
  it('are in the world of the space', () => {
    expectTypeOf(wayPoints(walls, space, path)).toEqualTypeOf<Position2[]>();
    expectTypeOf(wayPoints(walls, unitTileSpace, path)).toEqualTypeOf<TilePosition2[]>();
    wayPointsInto(pointColumn<Position2>(), walls, space, path);
    // @ts-expect-error a column in tiles
    wayPointsInto(pointColumn<TilePosition2>(), walls, space, path);
  });

  it('start and end there, with a radius of it', () => {
    wayPoints(walls, space, path, { from: position(meters(1), meters(1)), radius: meters(0.5) });
    // @ts-expect-error a position in tiles
    wayPoints(walls, space, path, { from: tilePosition(tiles(1), tiles(1)) });
    // @ts-expect-error a radius in tiles
    wayPoints(walls, space, path, { radius: tiles(0.5) });
    // @ts-expect-error a plain number
    wayPoints(walls, space, path, { radius: 0.5 });
  });

  it('are of a path, its tiles, or numbers', () => {
    const found = findPath(walls, tile(0, 0), tile(3, 3));
    if (found !== undefined) wayPoints(walls, space, found);
    wayPoints(walls, space, Int32Array.of(0, 0, 1, 0));
    // @ts-expect-error perhaps there is no path
    wayPoints(walls, space, found);
    // @ts-expect-error points are not tiles
    wayPoints(walls, space, [position(meters(1), meters(1))]);
  });

  it('need a predicate unless the map holds booleans', () => {
    wayPoints(heights, space, path, { isSolid });
    // @ts-expect-error a number does not say whether it is solid
    wayPoints(heights, space, path);
    tilesTooNarrow(heights, { size: 2 }, { isSolid });
    // @ts-expect-error the same
    tilesTooNarrow(heights, { size: 2 });
  });
});

describe('tiles that are too narrow', () => {
  it('are those of a square, or of a disc in a space', () => {
    tilesTooNarrow(walls, { size: 2 });
    tilesTooNarrow(walls, { space, radius: meters(1) });
    // @ts-expect-error without a space
    tilesTooNarrow(walls, { radius: meters(1) });
    // @ts-expect-error a radius in tiles, in a space of meters
    tilesTooNarrow(walls, { space, radius: tiles(1) });
    // @ts-expect-error no body
    tilesTooNarrow(walls, {});
  });
});
