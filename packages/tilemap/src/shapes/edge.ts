/**
 * An edge between two tiles as a value. Each edge has only one form: the north or the west side of the tile that
 * owns it.
 *
 *              north
 *            +-------+
 *      west  | tile  |  east: the west side of the tile east of it
 *            +-------+
 *              south: the north side of the tile south of it
 *
 * So the far borders of the last column and row of all tiles, at 2^31, have no edges.
 */
import { type AnyQuantity, type Segment2, segmentBetween } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import { CardinalDirection, cardinalDirections, requireCompassDirection } from '../directions/compass.js';
import { requireSizedTileSpace } from '../space/checks.js';
import type { TileSpace } from '../space/tile-space.js';
import { everyTile, requireRect, type TileRect } from '../values/rect.js';
import { isTileCoordinate, reachedTile, requireTile, type Tile } from '../values/tile.js';
import { addTile, positionAt, unsafeTileCorner } from './corner.js';

declare const madeByTileEdge: unique symbol;

/**
 * An edge between two tiles: the north or west side of the tile (x, y). An immutable plain `{ x, y, side }`; compare
 * with `edgesEqual`.
 */
export interface TileEdge {
  readonly x: number;
  readonly y: number;
  /** `CardinalDirection.north` or `CardinalDirection.west`. */
  readonly side: CardinalDirection;
  readonly [madeByTileEdge]: 'TileEdge';
}

/**
 * The edge on a side of a tile. The tile on the other side has the same edge.
 *
 * @throws RangeError if the edge belongs to a tile out of the range of coordinates
 *
 * @remarks O(1). Allocates the edge and its tile.
 *
 * @example
 * tileEdge(tile(3, 4), CardinalDirection.east) // => tileEdge(tile(4, 4), CardinalDirection.west)
 */
export function tileEdge(tile: Tile, side: CardinalDirection): TileEdge {
  const { x, y } = requireTile('tileEdge', 'tile', tile);
  requireCompassDirection('tileEdge', 'side', side);
  return edgeOn('tileEdge', x, y, side);
}

/**
 * The edge on a side of a tile. @throws RangeError if the side is a diagonal, or the owner of the edge is out of range
 */
function edgeOn(where: string, x: number, y: number, side: CardinalDirection): TileEdge {
  if (side === CardinalDirection.north || side === CardinalDirection.west) return unsafeTileEdge(x, y, side);
  if (side === CardinalDirection.east) {
    const owner = reachedTile(where, x + 1, y);
    return unsafeTileEdge(owner.x, owner.y, CardinalDirection.west);
  }
  if (side === CardinalDirection.south) {
    const owner = reachedTile(where, x, y + 1);
    return unsafeTileEdge(owner.x, owner.y, CardinalDirection.north);
  }
  throw argumentError(where, 'side', 'a cardinal direction', side, 'Take one of CardinalDirection');
}

/** Makes an edge without a check. The coordinates must be valid for a tile, and `side` must be north or west. */
function unsafeTileEdge(x: number, y: number, side: CardinalDirection): TileEdge;
function unsafeTileEdge(x: number, y: number, side: CardinalDirection): unknown {
  return { x, y, side };
}

/** Checks an edge. @throws RangeError for anything else */
function requireTileEdge(where: string, parameter: string, edge: TileEdge | null | undefined): TileEdge {
  if (edge && isTileCoordinate(edge.x) && isTileCoordinate(edge.y) && isOwnSide(edge.side)) return edge;
  throw argumentError(where, parameter, 'an edge of tiles', edge, 'Make it with tileEdge(tile, side)');
}

function isOwnSide(side: CardinalDirection): boolean {
  return side === CardinalDirection.north || side === CardinalDirection.west;
}

/**
 * Whether two edges are the same by value. Anything that is not an edge equals nothing.
 *
 * @example
 * edgesEqual(tileEdge(tile(0, 0), CardinalDirection.south), tileEdge(tile(0, 1), CardinalDirection.north)) // => true
 */
export function edgesEqual(a: TileEdge, b: TileEdge): boolean {
  const one: TileEdge | undefined = a;
  const other: TileEdge | undefined = b;
  return one?.side !== undefined && one.x === other?.x && one.y === other?.y && one.side === other?.side;
}

/**
 * The four edges of a tile, clockwise: east, south, west, north.
 *
 * @throws RangeError for a tile of the last column or row of all tiles, which has no edge in the east or south
 *
 * @remarks O(1). Allocates the array and its edges.
 *
 * @example
 * edgesOfTile(tile(3, 4))[3] // => tileEdge(tile(3, 4), CardinalDirection.north)
 */
export function edgesOfTile(tile: Tile): [TileEdge, TileEdge, TileEdge, TileEdge];
export function edgesOfTile(tile: Tile): TileEdge[] {
  const { x, y } = requireTile('edgesOfTile', 'tile', tile);
  return cardinalDirections.map((side) => edgeOn('edgesOfTile', x, y, side));
}

/**
 * The tiles beside an edge, at most two: first the owner of the edge, south or east of it, then the other.
 *
 * @param bounds - tiles outside these bounds are skipped
 *
 * @remarks O(1). Allocates the array and its tiles.
 *
 * @example
 * tilesBeside(tileEdge(tile(3, 4), CardinalDirection.east)) // => [tile(4, 4), tile(3, 4)]
 */
export function tilesBeside(edge: TileEdge, bounds: TileRect = everyTile): Tile[] {
  const { x, y, side } = requireTileEdge('tilesBeside', 'edge', edge);
  requireRect('tilesBeside', 'bounds', bounds);
  const isWest = side === CardinalDirection.west;
  const tiles: Tile[] = [];
  addTile(tiles, bounds, x, y);
  addTile(tiles, bounds, isWest ? x - 1 : x, isWest ? y : y - 1);
  return tiles;
}

/**
 * The segment of an edge in the world, from its north or west end to its south or east end.
 *
 * @remarks O(1). Allocates the segment and its ends.
 *
 * @example
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
 * const { start, end } = edgeSegment(space, tileEdge(tile(1, -1), CardinalDirection.north));
 * start // => position(meters(2), meters(-2))
 * end // => position(meters(4), meters(-2))
 */
export function edgeSegment<Q extends AnyQuantity>(space: TileSpace<Q>, edge: TileEdge): Segment2<Q> {
  requireSizedTileSpace('edgeSegment', space, space?.tileSize);
  const { x, y, side } = requireTileEdge('edgeSegment', 'edge', edge);
  const isWest = side === CardinalDirection.west;
  const start = positionAt<Q>('edgeSegment', space, unsafeTileCorner(x, y));
  const end = positionAt<NoInfer<Q>>('edgeSegment', space, unsafeTileCorner(isWest ? x : x + 1, isWest ? y + 1 : y));
  return segmentBetween<Q>(start, end);
}
