/**
 * Conversions between the world, tile space and tiles. A tile owns its north and west border, so a corner belongs to
 * the tile south-east of it: `tileCorner(t) <= p < tileCorner(t + (1, 1))`.
 *
 * For every space that `tileSpace` makes, every tile t, world position p and position q in tile space:
 *
 * - `tileAt(tileCorner(t))`, `tileAt(tileCenter(t))` and `toTileSpace(tileCorner(t))` are t;
 * - `tileContaining(toTileSpace(p))` is `tileAt(p)`, and `tileAt(toWorld(q))` is `tileContaining(q)`;
 * - `toWorld` of whole coordinates is the corner of that tile;
 * - all conversions are monotone in each coordinate.
 *
 * A position outside all tiles is an error: one that is not finite, or farther than 2^31 tiles from the origin.
 */
import {
  type AnyQuantity,
  type PointOf,
  type Rectangle2,
  rectangle,
  type TileLength,
  type TilePosition2,
  unsafeNumber,
  unsafePoint,
  unsafeQuantity,
} from '@tilewright/units';
import { requireFinite } from '@tilewright/units/checks';
import { requireTile, type Tile, unsafeTile } from '../values/tile.js';
import { borderCoordinate, centerCoordinate, tileCoordinate, tileSpaceCoordinate, worldCoordinate } from './kernel.js';
import { requireAnswers, requireFiniteIn, requirePosition, requireSizedTileSpace } from './checks.js';
import { rawOriginX, rawOriginY, rawTileSize, type TileSpace, unitTileSpace } from './tile-space.js';

/**
 * The tile at a world position. A position on a border belongs to the tile south or east of the border.
 *
 * @param space - the space of the grid
 * @param position - a position in the world of the space
 * @throws RangeError if the position is outside all tiles
 *
 * @remarks O(1). Allocates only the tile.
 *
 * @example
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
 * tileAt(space, position(meters(3), meters(-0.5))) // => tile(1, -1)
 * tileAt(space, position(meters(2), meters(2))) // => tile(1, 1)
 */
export function tileAt<Q extends AnyQuantity>(space: TileSpace<Q>, position: PointOf<NoInfer<Q>>): Tile {
  requireSizedTileSpace('tileAt', space, space?.tileSize);
  requirePosition('tileAt', 'position', position);
  const size = rawTileSize(space);
  const x = tileCoordinate(rawOriginX(space), size, unsafeNumber(position.x));
  const y = tileCoordinate(rawOriginY(space), size, unsafeNumber(position.y));
  requireAnswers('tileAt', 'tile', space, size, 'position', position, x, y);
  return unsafeTile(x, y);
}

/**
 * The tile at a position in tile space.
 *
 * @throws RangeError if the position is outside all tiles
 *
 * @example
 * tileContaining(tilePosition(tiles(3.5), tiles(-0.5))) // => tile(3, -1)
 */
export function tileContaining(place: TilePosition2): Tile {
  requirePosition('tileContaining', 'place', place);
  const x = tileCoordinate(0, 1, unsafeNumber(place.x));
  const y = tileCoordinate(0, 1, unsafeNumber(place.y));
  requireAnswers('tileContaining', 'tile', unitTileSpace, 1, 'place', place, x, y);
  return unsafeTile(x, y);
}

/**
 * Converts a world position to tile space. A coordinate on a border becomes exactly whole.
 *
 * @throws RangeError if the position is outside all tiles
 *
 * @example
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
 * toTileSpace(space, position(meters(3), meters(4))) // => tilePosition(tiles(1.5), tiles(2))
 */
export function toTileSpace<Q extends AnyQuantity>(space: TileSpace<Q>, position: PointOf<NoInfer<Q>>): TilePosition2 {
  requireSizedTileSpace('toTileSpace', space, space?.tileSize);
  requirePosition('toTileSpace', 'position', position);
  const size = rawTileSize(space);
  const x = tileSpaceCoordinate(rawOriginX(space), size, unsafeNumber(position.x));
  const y = tileSpaceCoordinate(rawOriginY(space), size, unsafeNumber(position.y));
  requireAnswers('toTileSpace', 'tile', space, size, 'position', position, x, y);
  return unsafePoint<TilePosition2>(x, y);
}

/**
 * Converts a position in tile space to the world. Whole coordinates become exactly the corner of their tile.
 *
 * @throws RangeError if the position is outside all tiles
 *
 * @example
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
 * toWorld(space, tilePosition(tiles(1.5), tiles(2))) // => position(meters(3), meters(4))
 */
export function toWorld<Q extends AnyQuantity>(space: TileSpace<Q>, place: TilePosition2): PointOf<Q> {
  requireSizedTileSpace('toWorld', space, space?.tileSize);
  requirePosition('toWorld', 'place', place);
  const size = rawTileSize(space);
  requireFiniteIn('toWorld', 'tile', space, size, rawOriginX(space), rawOriginY(space));
  const x = worldCoordinate(rawOriginX(space), size, unsafeNumber(place.x));
  const y = worldCoordinate(rawOriginY(space), size, unsafeNumber(place.y));
  requireAnswers('toWorld', 'tile', space, size, 'place', place, x, y);
  return worldPoint(x, y);
}

/**
 * The north-west corner of a tile, in the world.
 *
 * @example
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
 * tileCorner(space, tile(1, -1)) // => position(meters(2), meters(-2))
 */
export function tileCorner<Q extends AnyQuantity>(space: TileSpace<Q>, tile: Tile): PointOf<Q> {
  requireSizedTileSpace('tileCorner', space, space?.tileSize);
  requireTile('tileCorner', 'tile', tile);
  const size = rawTileSize(space);
  const x = borderCoordinate(rawOriginX(space), size, tile.x);
  const y = borderCoordinate(rawOriginY(space), size, tile.y);
  requireFiniteIn('tileCorner', 'tile', space, size, x, y);
  return worldPoint(x, y);
}

/**
 * The middle of a tile, in the world.
 *
 * @example
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
 * tileCenter(space, tile(1, -1)) // => position(meters(3), meters(-1))
 */
export function tileCenter<Q extends AnyQuantity>(space: TileSpace<Q>, tile: Tile): PointOf<Q> {
  requireSizedTileSpace('tileCenter', space, space?.tileSize);
  requireTile('tileCenter', 'tile', tile);
  const size = rawTileSize(space);
  const x = centerCoordinate(rawOriginX(space), size, tile.x);
  const y = centerCoordinate(rawOriginY(space), size, tile.y);
  requireFiniteIn('tileCenter', 'tile', space, size, x, y);
  return worldPoint(x, y);
}

/**
 * The rectangle of a tile, in the world: from its north-west corner to that of the tile south-east of it.
 *
 * It is closed, like all rectangles, although its east and south borders belong to the neighbors.
 *
 * @example
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
 * tileBounds(space, tile(1, -1)).max // => position(meters(4), meters(0))
 */
export function tileBounds<Q extends AnyQuantity>(space: TileSpace<Q>, tile: Tile): Rectangle2<Q> {
  requireSizedTileSpace('tileBounds', space, space?.tileSize);
  requireTile('tileBounds', 'tile', tile);
  const size = rawTileSize(space);
  const originX = rawOriginX(space);
  const originY = rawOriginY(space);
  requireFiniteIn('tileBounds', 'tile', space, size, originX, originY);
  const min = worldPoint<Q>(borderCoordinate(originX, size, tile.x), borderCoordinate(originY, size, tile.y));
  const max = worldPoint<NoInfer<Q>>(
    borderCoordinate(originX, size, tile.x + 1),
    borderCoordinate(originY, size, tile.y + 1),
  );
  return rectangle<Q>(min, max);
}

/**
 * Converts a length in the world to tiles: one rounded division.
 *
 * @throws RangeError if the length is not finite
 *
 * @example
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
 * toTileLength(space, meters(3)) // => tiles(1.5)
 */
export function toTileLength<Q extends AnyQuantity>(space: TileSpace<Q>, length: NoInfer<Q>): TileLength {
  requireSizedTileSpace('toTileLength', space, space?.tileSize);
  return unsafeQuantity<TileLength>(requireFinite('toTileLength', 'length', unsafeNumber(length)) / rawTileSize(space));
}

/** Makes a point of two numbers, which must be coordinates in the base unit of Q. */
function worldPoint<Q extends AnyQuantity>(x: number, y: number): PointOf<Q>;
function worldPoint(x: number, y: number): unknown {
  return unsafePoint(x, y);
}
