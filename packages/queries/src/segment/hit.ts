/** Where a ray meets a solid tile: as a new object, or in an answer that is reused. */
import { CardinalDirection, type Tile } from '@tilewright/tilemap';
import { nextDown, unsafeTile } from '@tilewright/tilemap/kernel';
import {
  type AnyQuantity,
  type Length,
  magnitude,
  type PointOf,
  unsafePoint,
  vector,
  type Vector2,
} from '@tilewright/units';
import { type RawPoint, type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { AS_START, BY_COLUMN_LINE, BY_ROW_LINE } from './codes.js';
import type { SegmentCursor } from './cursor.js';
import { putEntryFraction } from './entry-fraction.js';

/** The first solid tile on a ray, and where the ray meets it. */
export interface RayHit<Q extends AnyQuantity> {
  /** The solid tile. */
  readonly tile: Tile;
  /**
   * The point where the ray meets the tile. It lies exactly on the entered side. A tile owns its west and north borders
   * only: on an east or south side, the tile at this position is the neighbor, so use `tile` instead.
   */
  readonly position: PointOf<Q>;
  /** The distance from the start of the ray to the hit. */
  readonly distance: Q;
  /** The fraction of the ray before the hit: 0 is the start, 1 the end. */
  readonly fraction: number;
  /** The side through which the ray enters; `undefined` if a corner stops the ray, or if it starts inside the tile. */
  readonly side: CardinalDirection | undefined;
}

/**
 * The hit of a ray, in a reusable object: create it once with `new`, and pass it to each `castRayInto`.
 *
 * An answer is empty when it is created, after a ray that hits nothing, and after `clear`. Reading an empty answer
 * throws a RangeError. `tile`, `position` and `normal` allocate what they return; the other members allocate nothing.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const hit = new RayHitAnswer<TileLength>();
 * const path = segmentBetween(tilePosition(tiles(1), tiles(0.5)), tilePosition(tiles(9), tiles(0.5)));
 * castRayInto(hit, walls, unitTileSpace, path); // => true
 * hit.fraction; // => 0.5
 */
export class RayHitAnswer<in out Q extends AnyQuantity = Length> {
  /** Whether the answer holds no hit. */
  get isEmpty(): boolean {
    return !this.isFilled;
  }

  /** The column of the solid tile. @throws RangeError if the answer is empty, like all members below */
  get tileX(): number {
    if (!this.isFilled) refuse('tileX');
    return this.column;
  }

  /** The row of the solid tile. */
  get tileY(): number {
    if (!this.isFilled) refuse('tileY');
    return this.row;
  }

  /** The solid tile. Allocates the tile. */
  get tile(): Tile {
    if (!this.isFilled) refuse('tile');
    return unsafeTile(this.column, this.row);
  }

  /** The fraction of the ray before the hit: 0 is the start, 1 the end. */
  get fraction(): number {
    if (!this.isFilled) refuse('fraction');
    return this.before;
  }

  /** The distance from the start of the ray to the hit. */
  get distance(): Q {
    if (!this.isFilled) refuse('distance');
    return quantityOf<Q>(this.away);
  }

  /** The x coordinate of the hit, in the world. See `RayHit.position`. */
  get x(): Q {
    if (!this.isFilled) refuse('x');
    return quantityOf<Q>(this.worldX);
  }

  /** The y coordinate of the hit, in the world. */
  get y(): Q {
    if (!this.isFilled) refuse('y');
    return quantityOf<Q>(this.worldY);
  }

  /** Where the ray meets the tile, in the world. Allocates the point. */
  get position(): PointOf<Q> {
    if (!this.isFilled) refuse('position');
    return unsafePoint<PointOf<Q>>(this.worldX, this.worldY);
  }

  /** The side through which the ray enters; `undefined` if a corner stops the ray, or if it starts inside the tile. */
  get side(): CardinalDirection | undefined {
    if (!this.isFilled) refuse('side');
    return this.face;
  }

  /** The x component of the unit vector away from the entered side. Both components are 0 if the hit has no side. */
  get normalX(): number {
    if (!this.isFilled) refuse('normalX');
    return this.face === CardinalDirection.west ? -1 : this.face === CardinalDirection.east ? 1 : 0;
  }

  /** The y component of the unit vector away from the entered side; see `normalX`. */
  get normalY(): number {
    if (!this.isFilled) refuse('normalY');
    return this.face === CardinalDirection.north ? -1 : this.face === CardinalDirection.south ? 1 : 0;
  }

  /** The unit vector away from the entered side; `undefined` if the hit has no side. Allocates the vector. */
  get normal(): Vector2<number> | undefined {
    if (!this.isFilled) refuse('normal');
    return this.face === undefined ? undefined : vector(this.normalX, this.normalY);
  }

  /** Makes the answer empty. */
  clear(): void {
    this.isFilled = false;
  }

  // Rays write these fields, once per hit. NaN makes the engine store them as doubles from the start, so that writing
  // them allocates nothing.
  /** @internal */
  isFilled: boolean = false;
  /** @internal */
  column: number = 0;
  /** @internal */
  row: number = 0;
  /** @internal */
  before: number = Number.NaN;
  /** @internal */
  away: number = Number.NaN;
  /** @internal */
  worldX: number = Number.NaN;
  /** @internal */
  worldY: number = Number.NaN;
  /** @internal */
  face: CardinalDirection | undefined = undefined;
  // For the compiler only: the unit of the numbers.
  declare private readonly unit: Q;
}

function refuse(member: string): never {
  throw new RangeError(`hit.${member}: the answer holds no hit. Read it only after castRayInto has returned true`);
}

function quantityOf<Q extends AnyQuantity>(value: number): Q;
function quantityOf(value: unknown): unknown {
  return value;
}

/** A hit as it is at run time. */
export interface RawHit {
  readonly tile: Tile;
  readonly position: RawPoint;
  readonly distance: number;
  readonly fraction: number;
  readonly side: CardinalDirection | undefined;
}

/** The fields of a hit that a ray writes: those of a `RayHitAnswer`, without its public members. */
export interface HitFields {
  column: number;
  row: number;
  before: number;
  away: number;
  worldX: number;
  worldY: number;
  face: CardinalDirection | undefined;
  isFilled: boolean;
}

/** The hit in these fields as a new object. */
export function hitIn(answer: HitFields): RawHit {
  const { column, row, worldX, worldY, away, before, face } = answer;
  const tile = unsafeTile(column, row);
  return { tile, position: { x: worldX, y: worldY }, distance: away, fraction: before, side: face };
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
    // The coordinate along the line, clamped to the segment and to the tile that it enters there: rounding may fall short of
    // the end, or go past it. Written out, because arguments of a call that is not inlined would be boxed.
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
  const wayX = end.x - start.x;
  const wayY = end.y - start.y;
  const squared = wayX * wayX + wayY * wayY;
  hit.column = x;
  hit.row = y;
  hit.before = fraction;
  hit.away =
    squared > LEAST_SQUARE && squared < GREATEST_SQUARE
      ? fraction * Math.sqrt(squared)
      : distanceOf(fraction, vector(wayX, wayY), vector(px - start.x, py - start.y));
  hit.worldX = px;
  hit.worldY = py;
  hit.face = walk.side;
  hit.isFilled = true;
}

const numbers = new Float64Array(1);

/** The distance to a hit, of a ray whose square overflows or loses bits. */
function distanceOf(fraction: number, way: Vector2<number>, before: Vector2<number>): number {
  const length = magnitude(way);
  return length < Number.POSITIVE_INFINITY ? fraction * length : magnitude(before);
}

/** Between these, no square overflowed or lost bits. */
const LEAST_SQUARE = 1e-280;
const GREATEST_SQUARE = 1e280;
