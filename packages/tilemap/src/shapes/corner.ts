/**
 * A corner of tiles as a value: a point where four tiles meet. It has the coordinates of the tile southeast of it,
 * which owns it.
 *
 *     tile (0, 0) | tile (1, 0)
 *     ----------(1, 1)---------      tileCornerAt(1, 1)
 *     tile (0, 1) | tile (1, 1)
 *
 * So the far ends of the last column and row of all tiles, at 2^31, have no corners.
 */
import { type AnyQuantity, type PointOf, unsafePoint } from '@tilewright/units';
import { argumentError, requireInteger } from '@tilewright/units/checks';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { requireFiniteIn, requireSizedTileSpace } from '../space/checks.js';
import { borderCoordinate } from '../space/kernel.js';
import { rawOriginX, rawOriginY, rawTileSize, type TileSpace } from '../space/tile-space.js';
import { everyTile, requireRect, type TileRect } from '../values/rect.js';
import { isTileCoordinate, requireTile, type Tile, unsafeTile } from '../values/tile.js';

declare const madeByTileCorner: unique symbol;

/** A point where four tiles meet. An immutable plain `{ x, y }`; compare with `cornersEqual`. */
export interface TileCorner {
  readonly x: number;
  readonly y: number;
  readonly [madeByTileCorner]: 'TileCorner';
}

/**
 * The northwest corner of the tile at column `x` and row `y`; `-0` becomes `0`.
 *
 * @throws RangeError if a coordinate is not an integer from -2147483648 to 2147483647
 *
 * @remarks O(1). Allocates only the corner.
 *
 * @example
 * tileCornerAt(3, -2).y // => -2
 */
export function tileCornerAt(x: number, y: number): TileCorner {
  return reachedCorner('tileCornerAt', x, y);
}

/** The corner at computed coordinates. @throws RangeError that names the function `where` if they are out of range */
function reachedCorner(where: string, x: number, y: number): TileCorner {
  return unsafeTileCorner(
    requireInteger(where, 'x', x, MIN_TILE, MAX_TILE),
    requireInteger(where, 'y', y, MIN_TILE, MAX_TILE),
  );
}

/** Makes a corner without a check, for kernels. The coordinates must be integers in range, and not `-0`. */
export function unsafeTileCorner(x: number, y: number): TileCorner;
export function unsafeTileCorner(x: number, y: number): unknown {
  return { x, y };
}

/** Checks a corner. @throws RangeError for anything else */
export function requireTileCorner(where: string, parameter: string, corner: TileCorner | null | undefined): TileCorner {
  if (corner && isTileCoordinate(corner.x) && isTileCoordinate(corner.y)) return corner;
  throw argumentError(where, parameter, 'a corner of tiles', corner, 'Make it with tileCornerAt(x, y)');
}

/**
 * Whether two corners are the same by value. Anything that is not a corner equals nothing.
 *
 * @example
 * cornersEqual(tileCornerAt(1, 2), tileCornerAt(1, 2)) // => true
 */
export function cornersEqual(a: TileCorner, b: TileCorner): boolean {
  const one: TileCorner | undefined = a;
  const other: TileCorner | undefined = b;
  return one?.x !== undefined && one.x === other?.x && one.y === other?.y;
}

/**
 * The four corners of a tile, clockwise: southeast, southwest, northwest, northeast.
 *
 * @throws RangeError for a tile of the last column or row of all tiles, which has no corner in the east or south
 *
 * @remarks O(1). Allocates the array and its corners.
 *
 * @example
 * cornersOfTile(tile(3, 4))[2] // => tileCornerAt(3, 4)
 */
export function cornersOfTile(tile: Tile): [TileCorner, TileCorner, TileCorner, TileCorner] {
  const { x, y } = requireTile('cornersOfTile', 'tile', tile);
  const southEast = reachedCorner('cornersOfTile', x + 1, y + 1);
  return [southEast, unsafeTileCorner(x, y + 1), unsafeTileCorner(x, y), unsafeTileCorner(x + 1, y)];
}

/**
 * The tiles around a corner, at most four, clockwise: southeast, southwest, northwest, northeast.
 *
 * @param bounds - tiles outside these bounds are skipped
 *
 * @remarks O(1). Allocates the array and its tiles.
 *
 * @example
 * tilesAround(tileCornerAt(1, 1)) // => [tile(1, 1), tile(0, 1), tile(0, 0), tile(1, 0)]
 */
export function tilesAround(corner: TileCorner, bounds: TileRect = everyTile): Tile[] {
  const { x, y } = requireTileCorner('tilesAround', 'corner', corner);
  requireRect('tilesAround', 'bounds', bounds);
  const tiles: Tile[] = [];
  addTile(tiles, bounds, x, y);
  addTile(tiles, bounds, x - 1, y);
  addTile(tiles, bounds, x - 1, y - 1);
  addTile(tiles, bounds, x, y - 1);
  return tiles;
}

/** Adds a tile if it is in a rectangle; a tile out of range never is. */
export function addTile(tiles: Tile[], { x: west, y: north, width, height }: TileRect, x: number, y: number): void {
  if (x >= west && x - west < width && y >= north && y - north < height) tiles.push(unsafeTile(x, y));
}

/**
 * The position of a corner in the world: `tileCorner` of the tile southeast of it.
 *
 * @remarks O(1). Allocates only the position.
 *
 * @example
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
 * cornerPosition(space, tileCornerAt(1, -1)) // => position(meters(2), meters(-2))
 */
export function cornerPosition<Q extends AnyQuantity>(space: TileSpace<Q>, corner: TileCorner): PointOf<Q> {
  requireSizedTileSpace('cornerPosition', space, space?.tileSize);
  requireTileCorner('cornerPosition', 'corner', corner);
  return positionAt('cornerPosition', space, corner);
}

/** The position of a checked corner in a checked space. @throws RangeError if the origin of the space is not finite */
export function positionAt<Q extends AnyQuantity>(where: string, space: TileSpace<Q>, corner: TileCorner): PointOf<Q>;
export function positionAt(where: string, space: TileSpace<AnyQuantity>, { x, y }: TileCorner): unknown {
  const size = rawTileSize(space);
  const east = borderCoordinate(rawOriginX(space), size, x);
  const south = borderCoordinate(rawOriginY(space), size, y);
  requireFiniteIn(where, 'tile', space, size, east, south);
  return unsafePoint(east, south);
}
