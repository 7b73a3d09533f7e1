/** Where a ray meets a solid tile. */
import type { CardinalDirection, Tile } from '@tilewright/tilemap';
import { nextDown, unsafeTile } from '@tilewright/tilemap/kernel';
import { type AnyQuantity, magnitude, type PointOf, vector, type Vector2 } from '@tilewright/units';
import { type RawPoint, type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import type { HitFields } from '../hit-answer.js';
import { HAS_DISTANCE, HAS_TILE } from '../limits.js';
import { AS_START, BY_COLUMN_LINE, BY_ROW_LINE } from './codes.js';
import type { SegmentCursor } from './cursor.js';
import { putEntryFraction } from './entry-fraction.js';

/** The first solid tile on a ray, and where the ray meets it. */
export interface RayHit<Q extends AnyQuantity> {
  /** The solid tile. */
  readonly tile: Tile;
  /**
   * The point where the ray meets the tile. It lies exactly on the entered side. A tile owns its west and north borders
   * only: on an east or south side, the tile at this point is the neighbor, so use `tile` instead.
   */
  readonly contact: PointOf<Q>;
  /** The distance from the start of the ray to the hit. */
  readonly distance: Q;
  /** The fraction of the ray before the hit: 0 is the start, 1 the end. */
  readonly fraction: number;
  /** The side through which the ray enters; `undefined` if a corner stops the ray, or if it starts inside the tile. */
  readonly side: CardinalDirection | undefined;
}

/** A hit as it is at run time. */
export interface RawHit {
  readonly tile: Tile;
  readonly contact: RawPoint;
  readonly distance: number;
  readonly fraction: number;
  readonly side: CardinalDirection | undefined;
}

/** The hit in these fields as a new object. */
export function hitIn({ column, row, atX, atY, away, before, face }: HitFields): RawHit {
  const tile = unsafeTile(column, row);
  return { tile, contact: { x: atX, y: atY }, distance: away, fraction: before, side: face };
}

/** Writes the hit in the current tile of a walk from `start` to `end`, both in the world. */
export function writeHit(hit: HitFields, walk: SegmentCursor, space: RawSpace, start: RawPoint, end: RawPoint): void {
  const { x, y, entered } = walk;
  const { origin } = space;
  const size = sizeOfTiles(space);
  const isColumn = entered === BY_COLUMN_LINE;
  putEntryFraction(numbers, 0, walk);
  const fraction = numbers[0]!;
  let px = start.x;
  let py = start.y;
  // If the start lies on the entered border, the hit is the start itself.
  if (isColumn || entered === BY_ROW_LINE) {
    const line = isColumn ? x + 1 - walk.aheadX : y + 1 - walk.aheadY;
    if (isColumn && line !== walk.sx) px = origin.x + line * size;
    if (!isColumn && line !== walk.sy) py = origin.y + line * size;
    // The coordinate along the line, clamped to the segment and to the tile that it enters there: rounding may fall
    // short of the end, or go past it. Written out, because arguments of a call that is not inlined would be boxed.
    const from = isColumn ? start.y : start.x;
    const to = isColumn ? end.y : end.x;
    const first = isColumn ? origin.y + y * size : origin.x + x * size;
    const next = isColumn ? origin.y + (y + 1) * size : origin.x + (x + 1) * size;
    let beside = from + (to - from) * fraction;
    if (fraction === 1 || (from < to ? beside > to : beside < to)) beside = to;
    if (beside < first) beside = first;
    else if (!(beside < next)) beside = nextDown(next);
    if (isColumn) py = beside;
    else px = beside;
  } else if (entered !== AS_START && !(walk.cornerX === walk.sx && walk.cornerY === walk.sy)) {
    px = origin.x + walk.cornerX * size;
    py = origin.y + walk.cornerY * size;
  }
  const spanX = end.x - start.x;
  const spanY = end.y - start.y;
  const squared = spanX * spanX + spanY * spanY;
  hit.column = x;
  hit.row = y;
  hit.before = fraction;
  hit.away =
    squared > LEAST_SQUARE && squared < GREATEST_SQUARE
      ? fraction * Math.sqrt(squared)
      : distanceOf(fraction, vector(spanX, spanY), vector(px - start.x, py - start.y));
  hit.atX = px;
  hit.atY = py;
  hit.face = walk.side;
  hit.outX = 0;
  hit.outY = 0;
  hit.known = HAS_TILE | HAS_DISTANCE;
}

const numbers = new Float64Array(1);

/** The distance to a hit, of a ray whose square overflows or loses bits. */
function distanceOf(fraction: number, span: Vector2<number>, before: Vector2<number>): number {
  const length = magnitude(span);
  return length < Number.POSITIVE_INFINITY ? fraction * length : magnitude(before);
}

/** Between these, no square overflowed or lost bits. */
const LEAST_SQUARE = 1e-280;
const GREATEST_SQUARE = 1e280;
