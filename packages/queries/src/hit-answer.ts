/** Where a ray, a segment or a moving body is stopped, in an object that is reused. */
import { CardinalDirection, type Tile } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import {
  type AnyQuantity,
  type Length,
  type PointOf,
  unsafePoint,
  unsafeVector,
  type Vector2,
} from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import { quantityOf } from './arguments/raw.js';
import { type Handle, handleFrom } from './handle.js';
import { HAS_CENTER, HAS_DISTANCE, HAS_OBJECT, HAS_TILE } from './limits.js';

/** The numbers of a hit, as questions write them. */
export interface HitFields {
  /** What is known, as the bits `HAS_TILE`, `HAS_OBJECT`, ...; 0 if nothing is hit. */
  known: number;
  column: number;
  row: number;
  face: CardinalDirection | undefined;
  before: number;
  away: number;
  /** The point of contact, and the center of the body. */
  atX: number;
  atY: number;
  bodyX: number;
  bodyY: number;
  /** The normal where no side is hit; (0, 0) if there is none. */
  outX: number;
  outY: number;
}

/**
 * Fields of a hit that is made a value at once. They are no `HitAnswer`, so that a bundle without answers has no such
 * class.
 */
export function hitFields(): HitFields {
  return {
    known: 0,
    column: 0,
    row: 0,
    face: undefined,
    before: Number.NaN,
    away: Number.NaN,
    atX: Number.NaN,
    atY: Number.NaN,
    bodyX: Number.NaN,
    bodyY: Number.NaN,
    outX: Number.NaN,
    outY: Number.NaN,
  };
}

/**
 * The hit of a question, in a reusable object: create it once with `new`, and pass it to each `castRayInto`,
 * `sweepInto` or `firstObjectOnSegmentInto`. Its members have the names that the hits of `castRay`, `sweep` and
 * `firstObjectOnSegment` have.
 *
 * An answer is empty when it is created, after a question that hits nothing, and after `clear`. Reading an empty answer
 * throws a RangeError, and so does reading what the question does not tell: a ray has no `center`, a tile is no
 * `object`. It is a copy: later changes of the map or the tracker do not affect it. It keeps a reference to its object
 * until it is filled again or cleared. `tile`, `contact`, `center` and `normal` allocate what they return; the other
 * members allocate nothing.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const hit = new HitAnswer<TileLength>();
 * const path = segmentBetween(tilePosition(tiles(1), tiles(0.5)), tilePosition(tiles(9), tiles(0.5)));
 * castRayInto(hit, walls, unitTileSpace, path); // => true
 * hit.fraction; // => 0.5
 * hit.contactX; // => tiles(5)
 */
export class HitAnswer<out Q extends AnyQuantity = Length, in out T = never> {
  /** Whether the answer holds no hit. */
  get isEmpty(): boolean {
    return this.known === 0;
  }

  /** The column of the tile. @throws RangeError if the answer is empty or holds no tile */
  get tileX(): number {
    if ((this.known & HAS_TILE) === 0) this.refuse('tileX', TILES);
    return this.column;
  }

  /** The row of the tile. @throws RangeError if the answer is empty or holds no tile */
  get tileY(): number {
    if ((this.known & HAS_TILE) === 0) this.refuse('tileY', TILES);
    return this.row;
  }

  /** The tile that is hit. Allocates the tile. @throws RangeError if the answer is empty or holds no tile */
  get tile(): Tile {
    if ((this.known & HAS_TILE) === 0) this.refuse('tile', TILES);
    return unsafeTile(this.column, this.row);
  }

  /** The object that is hit. @throws RangeError if the answer is empty or holds no object */
  get object(): T {
    if ((this.known & HAS_OBJECT) === 0) this.refuse('object', OBJECTS);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an answer that knows an object holds one
    return this.held as T;
  }

  /** The handle of the object. @throws RangeError if the answer is empty or holds no object */
  get handle(): Handle {
    if ((this.known & HAS_OBJECT) === 0) this.refuse('handle', OBJECTS);
    return handleFrom(this.owner);
  }

  /**
   * The part of the ray, or of the displacement, before the hit: 0 is the start, 1 the end. @throws RangeError if the
   * answer is empty
   */
  get fraction(): number {
    if (this.known === 0) this.refuse('fraction', ALL);
    return this.before;
  }

  /** The distance from the start of the ray to the hit. @throws RangeError if the answer is empty or that of a body */
  get distance(): Q {
    if ((this.known & HAS_DISTANCE) === 0) this.refuse('distance', RAYS);
    return quantityOf<Q>(this.away);
  }

  /** The x coordinate of the point of contact, in the world. @throws RangeError if the answer is empty */
  get contactX(): Q {
    if (this.known === 0) this.refuse('contactX', ALL);
    return quantityOf<Q>(this.atX);
  }

  /** The y coordinate of the point of contact, in the world. @throws RangeError if the answer is empty */
  get contactY(): Q {
    if (this.known === 0) this.refuse('contactY', ALL);
    return quantityOf<Q>(this.atY);
  }

  /** The point of contact. Allocates the point. @throws RangeError if the answer is empty */
  get contact(): PointOf<Q> {
    if (this.known === 0) this.refuse('contact', ALL);
    return unsafePoint<PointOf<Q>>(this.atX, this.atY);
  }

  /**
   * The x coordinate of the center of the body at the contact. @throws RangeError if the answer is empty or that of a
   * ray
   */
  get centerX(): Q {
    if ((this.known & HAS_CENTER) === 0) this.refuse('centerX', BODIES);
    return quantityOf<Q>(this.bodyX);
  }

  /**
   * The y coordinate of the center of the body at the contact. @throws RangeError if the answer is empty or that of a
   * ray
   */
  get centerY(): Q {
    if ((this.known & HAS_CENTER) === 0) this.refuse('centerY', BODIES);
    return quantityOf<Q>(this.bodyY);
  }

  /**
   * The center of the body at the contact. Allocates the point. @throws RangeError if the answer is empty or that of a
   * ray
   */
  get center(): PointOf<Q> {
    if ((this.known & HAS_CENTER) === 0) this.refuse('center', BODIES);
    return unsafePoint<PointOf<Q>>(this.bodyX, this.bodyY);
  }

  /**
   * The side of the tile that is hit; `undefined` at a corner, and inside the tile. @throws RangeError if the answer is
   * empty or holds no tile
   */
  get side(): CardinalDirection | undefined {
    if ((this.known & HAS_TILE) === 0) this.refuse('side', TILES);
    return this.face;
  }

  /**
   * The x component of the unit vector away from what is hit. Both components are 0 if there is none: inside, and where
   * a corner stops a ray. @throws RangeError if the answer is empty
   */
  get normalX(): number {
    if (this.known === 0) this.refuse('normalX', ALL);
    return normalXIn(this);
  }

  /** The y component of the normal; see `normalX`. @throws RangeError if the answer is empty */
  get normalY(): number {
    if (this.known === 0) this.refuse('normalY', ALL);
    return normalYIn(this);
  }

  /**
   * The unit vector away from what is hit; `undefined` inside, and where a corner stops a ray. Allocates the vector.
   * @throws RangeError if the answer is empty
   */
  get normal(): Vector2<number> | undefined {
    if (this.known === 0) this.refuse('normal', ALL);
    return normalIn(this);
  }

  /** Removes the hit, and the reference to its object. */
  clear(): void {
    this.known = 0;
    this.held = undefined;
  }

  /**
   * @internal Ends a question: keeps the object of a hit that it has written, if it has one, or removes the last hit.
   */
  end(isHit: boolean, object: unknown): boolean {
    if (isHit) this.held = object;
    else this.clear();
    return isHit;
  }

  private refuse(member: string, told: string): never {
    throw new RangeError(
      this.known === 0
        ? `hit.${member}: the answer holds no hit. Read it only after a question has returned true`
        : `hit.${member}: the question that filled this answer does not tell it; ${told}`,
    );
  }

  // Questions write these fields, once for each hit. NaN makes the engine store them as doubles from the start, so that
  // writing them allocates nothing.
  /** @internal */
  known: number = 0;
  /** @internal */
  column: number = 0;
  /** @internal */
  row: number = 0;
  /** @internal */
  before: number = Number.NaN;
  /** @internal */
  away: number = Number.NaN;
  /** @internal */
  atX: number = Number.NaN;
  /** @internal */
  atY: number = Number.NaN;
  /** @internal */
  bodyX: number = Number.NaN;
  /** @internal */
  bodyY: number = Number.NaN;
  /** @internal */
  outX: number = Number.NaN;
  /** @internal */
  outY: number = Number.NaN;
  /** @internal */
  face: CardinalDirection | undefined = undefined;
  /** @internal */
  held: unknown = undefined;
  /** @internal */
  owner: number = 0;
  // For the compiler only: the unit of the numbers, and the type of the objects.
  declare private readonly kind: [() => Q, (object: T) => T];
}

/** What is known of the hit of a body at a tile. */
export const HIT_OF_BODY: number = HAS_TILE | HAS_CENTER;

/** An answer as questions write it: first the hit, and then `end`. */
export interface WritableHit extends HitFields {
  end: (isHit: boolean, object: unknown) => boolean;
}

/** Which questions tell a member. */
const ALL = 'all questions do';
const TILES = 'castRayInto and sweepInto do';
const OBJECTS = 'firstObjectOnSegmentInto does';
const RAYS = 'castRayInto and firstObjectOnSegmentInto do';
const BODIES = 'sweepInto does';

/** @throws RangeError unless it is a `HitAnswer` */
export function requireHitAnswer(where: string, hit: unknown): void {
  if (hit instanceof HitAnswer) return;
  throw argumentError(where, 'hit', 'a HitAnswer', hit, 'Create it once with new, and reuse it');
}

/** A `HitAnswer` as questions of other packages write it. @throws RangeError unless it is one */
export function writableHit<Q extends AnyQuantity, T>(where: string, hit: HitAnswer<Q, T>): WritableHit {
  requireHitAnswer(where, hit);
  return hit;
}

/** The normal of a hit: that of the side, or the one that is written where no side is hit. */
function normalXIn({ face, outX }: HitFields): number {
  if (face === undefined) return outX;
  return face === CardinalDirection.west ? -1 : face === CardinalDirection.east ? 1 : 0;
}

function normalYIn({ face, outY }: HitFields): number {
  if (face === undefined) return outY;
  return face === CardinalDirection.north ? -1 : face === CardinalDirection.south ? 1 : 0;
}

/** The same as a new vector; `undefined` if there is none. */
export function normalIn(hit: HitFields): Vector2<number> | undefined {
  const x = normalXIn(hit);
  const y = normalYIn(hit);
  return x === 0 && y === 0 ? undefined : unsafeVector<Vector2<number>>(x, y);
}
