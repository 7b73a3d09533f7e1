/** What a ray tells of the solid tile that it met. */
import type { CardinalDirection, Tile } from '@tilewright/tilemap';
import { borderCoordinate, nextDown, unsafeTile } from '@tilewright/tilemap/kernel';
import { magnitude, point, vector } from '@tilewright/units';
import { type RawPoint, type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { AS_START, BY_COLUMN_LINE, BY_ROW_LINE } from './codes.js';
import type { SegmentCursor } from './cursor.js';

/** A hit as it is at run time. */
export interface RawHit {
  readonly tile: Tile;
  readonly position: RawPoint;
  readonly distance: number;
  readonly fraction: number;
  readonly side: CardinalDirection | undefined;
}

/** The hit in the present tile of a walk from `start` to `end`, both in the world. */
export function hitOf(walk: SegmentCursor, space: RawSpace, start: RawPoint, end: RawPoint): RawHit {
  const { x, y, entered } = walk;
  const { origin } = space;
  const size = sizeOfTiles(space);
  const fraction = walk.entryFraction;
  let px = start.x;
  let py = start.y;
  // A start on the border that it crosses stays where it is.
  if (entered === BY_COLUMN_LINE) {
    const line = x + 1 - walk.aheadX;
    if (line !== walk.sx) px = borderCoordinate(origin.x, size, line);
    py = onTheWay(start.y, end.y, fraction, origin.y, size, y);
  } else if (entered === BY_ROW_LINE) {
    px = onTheWay(start.x, end.x, fraction, origin.x, size, x);
    const line = y + 1 - walk.aheadY;
    if (line !== walk.sy) py = borderCoordinate(origin.y, size, line);
  } else if (entered !== AS_START && !(walk.cornerX === walk.sx && walk.cornerY === walk.sy)) {
    px = borderCoordinate(origin.x, size, walk.cornerX);
    py = borderCoordinate(origin.y, size, walk.cornerY);
  }
  const length = lengthOf(end.x - start.x, end.y - start.y);
  return {
    tile: unsafeTile(x, y),
    position: point(px, py),
    distance: length < Number.POSITIVE_INFINITY ? fraction * length : lengthOf(px - start.x, py - start.y),
    fraction,
    side: walk.side,
  };
}

/** The coordinate at a fraction of the way, held inside the segment and inside the row (or column) that is entered. */
export function onTheWay(
  start: number,
  end: number,
  fraction: number,
  origin: number,
  size: number,
  tile: number,
): number {
  let at = start + (end - start) * fraction;
  // Rounding may miss the end, or pass it.
  if (fraction === 1 || (start < end ? at > end : at < end)) at = end;
  const first = borderCoordinate(origin, size, tile);
  const next = borderCoordinate(origin, size, tile + 1);
  return at < first ? first : at < next ? at : nextDown(next);
}

function lengthOf(dx: number, dy: number): number {
  const squared = dx * dx + dy * dy;
  // Only at the ends of the range do squares overflow or underflow.
  return squared > 1e-280 && squared < 1e280 ? Math.sqrt(squared) : magnitude(vector(dx, dy));
}
