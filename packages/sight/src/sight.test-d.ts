/** What the types of sight promise: each line that must not compile has a twin above it that does. */
import type { TileRows } from '@tilewright/queries';
import { bitTilemap, type Tile, tileRect, tileSpace, typedTilemap, unitTileSpace } from '@tilewright/tilemap';
import {
  degrees,
  Direction2,
  meters,
  metersPerSecond,
  metersPerTile,
  pixelPosition,
  pixels,
  type PointColumn,
  pointColumn,
  position,
  type Position2,
  tilePosition,
  type TilePosition2,
  tiles,
} from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import {
  isInView,
  markTilesInView,
  markTilesInViews,
  regionInView,
  regionInViewInto,
  rowsInView,
  tilesInView,
  type View2,
} from './index.js';

const bounds = tileRect({ x: 0, y: 0, width: 4, height: 4 });
const walls = bitTilemap(bounds);
const seen = bitTilemap(bounds);
const heights = typedTilemap(bounds, Float64Array, 0);
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
const eye = position(meters(1), meters(1));

describe('the world of a view is that of the space', () => {
  it('of its position', () => {
    tilesInView(walls, space, { position: eye });
    // @ts-expect-error a position in pixels
    tilesInView(walls, space, { position: pixelPosition(pixels(1), pixels(1)) });
    // @ts-expect-error a position in tiles
    rowsInView(walls, space, { position: tilePosition(tiles(1), tiles(1)) });
    rowsInView(walls, unitTileSpace, { position: tilePosition(tiles(1), tiles(1)) });
  });

  it('of its distance', () => {
    tilesInView(walls, space, { position: eye, maxDistance: meters(3) });
    // @ts-expect-error a plain number
    tilesInView(walls, space, { position: eye, maxDistance: 3 });
    // @ts-expect-error a speed
    tilesInView(walls, space, { position: eye, maxDistance: metersPerSecond(3) });
  });

  it('of targets and eyes', () => {
    isInView(walls, space, { position: eye }, eye);
    // @ts-expect-error a position in tiles
    isInView(walls, space, { position: eye }, tilePosition(tiles(1), tiles(1)));
    markTilesInViews(seen, walls, space, pointColumn([eye]), { maxDistance: meters(3) });
    // @ts-expect-error a column in tiles
    markTilesInViews(seen, walls, space, pointColumn([tilePosition(tiles(1), tiles(1))]));
    // @ts-expect-error a distance in tiles
    markTilesInViews(seen, walls, space, pointColumn([eye]), { maxDistance: tiles(3) });
  });
});

describe('a view', () => {
  it('has a direction and an angle, which are different things', () => {
    const view: View2 = { position: eye, direction: Direction2.east, angle: degrees(90) };
    tilesInView(walls, space, view);
    // @ts-expect-error a direction is not an angle
    tilesInView(walls, space, { position: eye, direction: Direction2.east, angle: Direction2.east });
    // @ts-expect-error an angle is not a direction
    tilesInView(walls, space, { position: eye, direction: degrees(90), angle: degrees(90) });
  });

  it('needs a position', () => {
    tilesInView(walls, space, { position: eye, maxDistance: meters(1) });
    // @ts-expect-error no position
    tilesInView(walls, space, { maxDistance: meters(1) });
  });
});

describe('tiles in view', () => {
  it('are rows, of which tiles are made', () => {
    expectTypeOf(rowsInView(walls, space, { position: eye })).toEqualTypeOf<TileRows>();
    expectTypeOf(tilesInView(walls, space, { position: eye })).toEqualTypeOf<Iterable<Tile>>();
  });
});

describe('an outline', () => {
  it('is in the world of the space', () => {
    expectTypeOf(regionInView(walls, space, { position: eye })).toEqualTypeOf<PointColumn<Position2>>();
    const there = tilePosition(tiles(1), tiles(1));
    expectTypeOf(regionInView(walls, unitTileSpace, { position: there })).toEqualTypeOf<PointColumn<TilePosition2>>();
    regionInViewInto(pointColumn<Position2>(), walls, space, { position: eye });
    // @ts-expect-error a column in tiles
    regionInViewInto(pointColumn<TilePosition2>(), walls, space, { position: eye });
  });

  it('has no options about single tiles or rays', () => {
    regionInView(walls, space, { position: eye }, { bounds });
    regionInView(heights, space, { position: eye }, { isOpaque: (height) => height > 3 });
    // @ts-expect-error what a ray does that only touches a tile does not matter to an area
    regionInView(walls, space, { position: eye }, { corners: 'block' });
    // @ts-expect-error numbers are neither opaque nor open
    regionInView(heights, space, { position: eye });
  });
});

describe('maps', () => {
  it('of other values than booleans need a predicate', () => {
    tilesInView(heights, space, { position: eye }, { isOpaque: (height) => height > 3 });
    // @ts-expect-error numbers are neither opaque nor open
    tilesInView(heights, space, { position: eye });
    // @ts-expect-error the option of rays
    tilesInView(walls, space, { position: eye }, { isSolid: () => true });
  });

  it('that are marked are bit maps', () => {
    markTilesInView(seen, walls, space, { position: eye });
    const flags = walls.map((each) => each);
    // @ts-expect-error an array of booleans
    markTilesInView(flags, walls, space, { position: eye });
  });

  it('have options that are spelled right', () => {
    tilesInView(walls, space, { position: eye }, { inclusion: 'any', opaqueTiles: false, corners: 'block', bounds });
    // @ts-expect-error an inclusion of areas
    tilesInView(walls, space, { position: eye }, { inclusion: 'inside' });
  });
});
