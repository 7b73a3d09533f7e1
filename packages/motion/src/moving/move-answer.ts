/** The answer of `moveAndSlideInto`. */
import { hitFields, quantityOf, type RawSpace } from '@tilewright/queries/kernel';
import type { CardinalDirection, DirectionSet } from '@tilewright/tilemap';
import {
  type AnyQuantity,
  type Length,
  type PointOf,
  unsafePoint,
  unsafeVector,
  type VectorOf,
} from '@tilewright/units';
import { argumentError, type RawPoint } from '@tilewright/units/checks';
import { type BodyHit, bodyHitIn, writeBodyHit } from './body-hit.js';
import { MOST_NOTES } from './limits.js';
import type { NotedHits } from './obstacles.js';
import {
  AT_AXIS,
  AT_CENTER,
  AT_CONTACT_CORNER,
  AT_OBJECT,
  AT_PART,
  AT_SIGN,
  AT_TILE,
  HIT_STRIDE,
  type Slide,
} from './slide.js';

const CARDINAL_SET = 0x100;

/**
 * Where a body is after a step. Create an answer once with `new`, and fill it with each `moveAndSlideInto`. Its members
 * have the names that a `Move` has.
 *
 * An answer is empty when it is created, and after `clear`. Reading an empty answer throws a RangeError. Reading
 * allocates nothing, except `center`, `displacement` and `hit`. The second type parameter is that of hits of objects,
 * if the body moves among them: `BodyObjectHit` of the tracker. The answer keeps these objects until it is filled again
 * or cleared.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const move = new MoveAnswer<TileLength>();
 * const body = box(tilePosition(tiles(1.5), tiles(0.5)), tileDifference(tiles(0.5), tiles(0.5)));
 * moveAndSlideInto(move, walls, unitTileSpace, body, tileDifference(tiles(6), tiles(0))); // => true
 * move.centerX; // => tiles(4.5)
 */
export class MoveAnswer<in out Q extends AnyQuantity = Length, in out C = never> {
  private reachedX: number = Number.NaN;
  private reachedY: number = Number.NaN;
  private movedX: number = Number.NaN;
  private movedY: number = Number.NaN;
  private sides: number = CARDINAL_SET;
  private count = 0;
  private isInside = false;
  private readonly numbers: Float64Array = new Float64Array(MOST_NOTES * HIT_STRIDE);
  private space: RawSpace | undefined = undefined;
  private halfExtents: RawPoint | undefined = undefined;
  private objects: NotedHits | undefined = undefined;
  // For the compiler only: the unit of the coordinates, and the hits of objects.
  declare private readonly unit: [Q, C];

  /** Whether the answer holds no step. */
  get isEmpty(): boolean {
    return this.space === undefined;
  }

  /**
   * The x coordinate of the center after the step. @throws RangeError if the answer is empty, like all members below
   */
  get centerX(): Q {
    this.requireStep('centerX');
    return quantityOf<Q>(this.reachedX);
  }

  /** The y coordinate of the center after the step. */
  get centerY(): Q {
    this.requireStep('centerY');
    return quantityOf<Q>(this.reachedY);
  }

  /** The center after the step. Allocates the point. */
  get center(): PointOf<Q> {
    this.requireStep('center');
    return unsafePoint<PointOf<Q>>(this.reachedX, this.reachedY);
  }

  /** The x component of the displacement that the body really made. */
  get displacementX(): Q {
    this.requireStep('displacementX');
    return quantityOf<Q>(this.movedX);
  }

  /** The y component of the displacement that the body really made. */
  get displacementY(): Q {
    this.requireStep('displacementY');
    return quantityOf<Q>(this.movedY);
  }

  /** The displacement that the body really made. Allocates the vector. */
  get displacement(): VectorOf<Q> {
    this.requireStep('displacement');
    return unsafeVector<VectorOf<Q>>(this.movedX, this.movedY);
  }

  /**
   * The directions in which tiles and objects stopped the body during the step. `south` means that it landed on
   * something: it may have slid off since, and a circle may only have grazed a corner. `standsOn` says what carries it
   * now.
   */
  get blocked(): DirectionSet<CardinalDirection> {
    this.requireStep('blocked');
    return setOf(this.sides);
  }

  /**
   * Whether the body overlapped a solid tile at the start. Then it did not move. `pushOut` finds the
   * nearest free place among tiles; move a body that is partly outside of a closed map back yourself.
   */
  get startsInside(): boolean {
    this.requireStep('startsInside');
    return this.isInside;
  }

  /** The number of hits: of tiles and objects that stopped the body. */
  get hitCount(): number {
    this.requireStep('hitCount');
    return this.count;
  }

  /** A hit, in order of time. Allocates it. @throws RangeError also if `index` is not from 0 to `hitCount - 1` */
  hit(index: number): BodyHit<Q> | C {
    const { numbers, space, halfExtents, objects } = this;
    if (space === undefined || halfExtents === undefined) throw this.refusal('hit');
    if (!Number.isInteger(index) || index < 0 || index >= this.count) {
      throw argumentError('move.hit', 'index', `an integer from 0 to hitCount - 1 = ${this.count - 1}`, index);
    }
    if (numbers[index * HIT_STRIDE + AT_AXIS] === AT_OBJECT) return objectHitIn<C>(objects?.hitAt(index));
    return hitOf<Q>(numbers, index, space, halfExtents);
  }

  /** Removes the step, and the references to objects. */
  clear(): void {
    this.space = undefined;
    this.objects?.clear();
  }

  private requireStep(member: string): void {
    if (this.space === undefined) throw this.refusal(member);
  }

  private refusal(member: string): RangeError {
    return new RangeError(
      `move.${member}: the answer holds no step. Read it only after moveAndSlideInto has filled it`,
    );
  }

  /** @internal */
  take(slide: Slide, space: RawSpace, center: RawPoint, halfExtents: RawPoint): void {
    const { leg, numbers, hits } = slide;
    const { among } = leg;
    if (among === undefined) this.objects?.clear();
    else this.objects = among.copyTo(this.objects);
    this.space = space;
    this.halfExtents = halfExtents;
    this.reachedX = leg.x.reached;
    this.reachedY = leg.y.reached;
    this.movedX = leg.x.reached - center.x;
    this.movedY = leg.y.reached - center.y;
    this.isInside = slide.startsInside;
    this.count = hits;
    this.sides = slide.blocked;
    for (let i = 0; i < hits * HIT_STRIDE; i++) this.numbers[i] = numbers[i]!;
  }
}

/** A hit of a tile, of the numbers of a step. */
export function hitOf<Q extends AnyQuantity>(
  numbers: Float64Array,
  index: number,
  space: RawSpace,
  halfExtents: RawPoint,
): BodyHit<Q> {
  const at = index * HIT_STRIDE;
  writeBodyHit(
    present,
    space,
    halfExtents,
    numbers[at + AT_TILE]!,
    numbers[at + AT_TILE + 1]!,
    numbers[at + AT_AXIS]!,
    numbers[at + AT_SIGN]!,
    numbers[at + AT_CENTER]!,
    numbers[at + AT_CENTER + 1]!,
    numbers[at + AT_PART]!,
    numbers[at + AT_CONTACT_CORNER]!,
    numbers[at + AT_CONTACT_CORNER + 1]!,
  );
  return bodyHitIn<Q>(present);
}

const present = /* @__PURE__ */ hitFields();

/** A hit of an object: the types of `moveAndSlideInto` ensure that it is of this kind. */
function objectHitIn<C>(hit: unknown): C;
function objectHitIn(hit: unknown): unknown {
  return hit;
}

export function setOf(bits: number): DirectionSet<CardinalDirection>;
export function setOf(bits: unknown): unknown {
  return bits;
}
