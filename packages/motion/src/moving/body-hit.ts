/** Where a tile stops a body. */
import type { RawPoint } from '@tilewright/units/checks';
import { HIT_OF_BODY, type HitFields, normalIn, type RawSpace, sizeOfTiles } from '@tilewright/queries/kernel';
import { CardinalDirection, type Tile } from '@tilewright/tilemap';
import { borderCoordinate, centerCoordinate, unsafeTile } from '@tilewright/tilemap/kernel';
import { type AnyQuantity, type PointOf, unsafePoint, type Vector2 } from '@tilewright/units';
import { ALONG_X, AT_CORNER, FREE } from './box-sweep.js';

/** Where a tile stops a moving body. */
export interface BodyHit<Q extends AnyQuantity> {
  /** The tile that stops the body. */
  readonly tile: Tile;
  /** The side of the tile that the body touches; `undefined` at a corner, or if the body starts inside the tile. */
  readonly side: CardinalDirection | undefined;
  /** The center of the body at the contact. */
  readonly center: PointOf<Q>;
  /** The point of the body that touches the tile: of all, the one nearest to the tile's center. */
  readonly contact: PointOf<Q>;
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
 * Writes the hit of a body whose center is at (x, y) in the world; along the axis `FREE`, of one that starts inside. A
 * circle has half extents of 0, because it touches a side with the point nearest to its center.
 */
export function writeBodyHit(
  hit: HitFields,
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
): void {
  const { origin } = space;
  const size = sizeOfTiles(space);
  hit.known = HIT_OF_BODY;
  hit.column = tileX;
  hit.row = tileY;
  hit.before = fraction;
  hit.bodyX = x;
  hit.bodyY = y;
  hit.face = undefined;
  hit.outX = 0;
  hit.outY = 0;
  if (axis === FREE) {
    hit.atX = x;
    hit.atY = y;
  } else if (axis === AT_CORNER) {
    hit.atX = borderCoordinate(origin.x, size, cornerX);
    hit.atY = borderCoordinate(origin.y, size, cornerY);
    const awayX = x - hit.atX;
    const awayY = y - hit.atY;
    const larger = Math.max(Math.abs(awayX), Math.abs(awayY));
    const distance = larger * Math.sqrt((awayX / larger) * (awayX / larger) + (awayY / larger) * (awayY / larger));
    hit.outX = awayX / distance;
    hit.outY = awayY / distance;
  } else {
    const isX = axis === ALONG_X;
    hit.face = sideOf(axis, sign);
    // The border that the body touches is exact; its own edge may be a rounding error before it.
    const border = (sign > 0 ? 0 : 1) + (isX ? tileX : tileY);
    if (isX) {
      hit.atX = borderCoordinate(origin.x, size, border);
      hit.atY = nearCenter(y, halfExtents.y, centerCoordinate(origin.y, size, tileY));
    } else {
      hit.atX = nearCenter(x, halfExtents.x, centerCoordinate(origin.x, size, tileX));
      hit.atY = borderCoordinate(origin.y, size, border);
    }
  }
}

/** The coordinate of a body that is nearest to the center of a tile. */
function nearCenter(center: number, half: number, tileCenter: number): number {
  return Math.min(Math.max(tileCenter, center - half), center + half);
}

/** The hit in these fields as a new object. */
export function bodyHitIn<Q extends AnyQuantity>(hit: HitFields): BodyHit<Q> {
  return {
    tile: unsafeTile(hit.column, hit.row),
    side: hit.face,
    center: unsafePoint(hit.bodyX, hit.bodyY),
    contact: unsafePoint(hit.atX, hit.atY),
    normal: normalIn(hit),
    fraction: hit.before,
  };
}
