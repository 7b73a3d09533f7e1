/** Where a tile stops a body. */
import { CardinalDirection, type Tile } from '@tilewright/tilemap';
import { borderCoordinate, centerCoordinate, unsafeTile } from '@tilewright/tilemap/kernel';
import { type AnyQuantity, type PointOf, unsafePoint, unsafeVector, type Vector2 } from '@tilewright/units';
import type { RawPoint, RawSpace } from '../arguments/raw.js';
import { sizeOfTiles } from '../arguments/raw.js';
import { ALONG_X, AT_CORNER, FREE } from './box-sweep.js';

/** Where a tile stops a moving body. */
export interface Contact<Q extends AnyQuantity> {
  /** The tile that stops the body. */
  readonly tile: Tile;
  /** The side of the tile that the body touches; `undefined` at a corner, or if the body starts inside the tile. */
  readonly side: CardinalDirection | undefined;
  /** The center of the body at the contact. */
  readonly center: PointOf<Q>;
  /** The point of the body that touches the tile: of all, the one nearest to the tile's center. */
  readonly position: PointOf<Q>;
  /**
   * The unit vector away from the side, or from the corner to the center of a circle, rounded; `undefined` if the body
   * starts inside the tile.
   */
  readonly normal: Vector2<number> | undefined;
  /** The part of the displacement before the contact: 0 is the start, 1 the end. */
  readonly fraction: number;
}

/** The side of a tile that stops a body which moves along an axis by `sign`. */
export function sideOf(axis: number, sign: number): CardinalDirection {
  if (axis === ALONG_X) return sign > 0 ? CardinalDirection.west : CardinalDirection.east;
  return sign > 0 ? CardinalDirection.north : CardinalDirection.south;
}

/**
 * Makes the contact of a body whose center is at (x, y) in the world; along the axis `FREE`, of one that starts inside. A
 * circle has half extents of 0, because it touches a side with the point nearest to its center.
 */
export function makeContact(
  space: RawSpace,
  halfExtents: RawPoint,
  tileX: number,
  tileY: number,
  axis: number,
  sign: number,
  x: number,
  y: number,
  fraction: number,
  cornerX: number,
  cornerY: number,
): Contact<AnyQuantity> {
  const { origin } = space;
  const size = sizeOfTiles(space);
  if (axis === FREE) {
    const center = unsafePoint<PointOf<AnyQuantity>>(x, y);
    return { tile: unsafeTile(tileX, tileY), side: undefined, center, position: center, normal: undefined, fraction };
  }
  if (axis === AT_CORNER) {
    const corner = { x: borderCoordinate(origin.x, size, cornerX), y: borderCoordinate(origin.y, size, cornerY) };
    const [awayX, awayY] = [x - corner.x, y - corner.y];
    const larger = Math.max(Math.abs(awayX), Math.abs(awayY));
    const distance = larger * Math.sqrt((awayX / larger) * (awayX / larger) + (awayY / larger) * (awayY / larger));
    return {
      tile: unsafeTile(tileX, tileY),
      side: undefined,
      center: unsafePoint(x, y),
      position: unsafePoint(corner.x, corner.y),
      normal: unsafeVector(awayX / distance, awayY / distance),
      fraction,
    };
  }
  const isX = axis === ALONG_X;
  const near = (center: number, half: number, from: number, tile: number): number =>
    Math.min(Math.max(centerCoordinate(from, size, tile), center - half), center + half);
  // The border that the body touches is exact; its own edge may be a rounding error before it.
  const border = (from: number, tile: number): number => borderCoordinate(from, size, sign > 0 ? tile : tile + 1);
  return {
    tile: unsafeTile(tileX, tileY),
    side: sideOf(axis, sign),
    center: unsafePoint(x, y),
    position: unsafePoint(
      isX ? border(origin.x, tileX) : near(x, halfExtents.x, origin.x, tileX),
      isX ? near(y, halfExtents.y, origin.y, tileY) : border(origin.y, tileY),
    ),
    normal: unsafeVector(isX ? 0 - sign : 0, isX ? 0 : 0 - sign),
    fraction,
  };
}
