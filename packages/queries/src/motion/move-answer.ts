/** The answer of `moveAndSlideInto`. */
import { type CardinalDirection, type DirectionSet } from '@tilewright/tilemap';
import {
  type AnyQuantity,
  type Length,
  type PointOf,
  unsafePoint,
  unsafeVector,
  type VectorOf,
} from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import type { RawPoint, RawSpace } from '../arguments/raw.js';
import { type Contact, makeContact } from './contact.js';
import {
  AT_AXIS,
  AT_CENTER,
  AT_CONTACT_CORNER,
  AT_PART,
  AT_SIGN,
  AT_TILE,
  CONTACT_STRIDE,
  MOST_NOTES,
  type Slide,
} from './slide.js';

const CARDINAL_SET = 0x100;

/**
 * Where a body is after a step. Create an answer once with `new`, and fill it with each `moveAndSlideInto`. Reading it
 * allocates nothing, except `position`, `displacement` and `contact`.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const move = new MoveAnswer<TileLength>();
 * const body = box(tilePosition(tiles(1.5), tiles(0.5)), tileDifference(tiles(0.5), tiles(0.5)));
 * moveAndSlideInto(move, walls, unitTileSpace, body, tileDifference(tiles(6), tiles(0))); // => true
 * move.x; // => tiles(4.5)
 */
export class MoveAnswer<in out Q extends AnyQuantity = Length> {
  private reachedX: number = Number.NaN;
  private reachedY: number = Number.NaN;
  private movedX: number = Number.NaN;
  private movedY: number = Number.NaN;
  private sides: number = CARDINAL_SET;
  private count = 0;
  private isInside = false;
  private readonly numbers: Float64Array = new Float64Array(MOST_NOTES * CONTACT_STRIDE);
  private space: RawSpace | undefined = undefined;
  private halfExtents: RawPoint | undefined = undefined;
  // For the compiler only: the unit of the coordinates.
  declare private readonly unit: Q;

  /** The x coordinate of the center after the step. Meaningless before the first step, like all members. */
  get x(): Q {
    return quantityOf<Q>(this.reachedX);
  }

  /** The y coordinate of the center after the step. */
  get y(): Q {
    return quantityOf<Q>(this.reachedY);
  }

  /** The x component of the displacement that the body really made. */
  get dx(): Q {
    return quantityOf<Q>(this.movedX);
  }

  /** The y component of the displacement that the body really made. */
  get dy(): Q {
    return quantityOf<Q>(this.movedY);
  }

  /** The center after the step. Allocates the point. */
  get position(): PointOf<Q> {
    return unsafePoint<PointOf<Q>>(this.reachedX, this.reachedY);
  }

  /** The displacement that the body really made. Allocates the vector. */
  get displacement(): VectorOf<Q> {
    return unsafeVector<VectorOf<Q>>(this.movedX, this.movedY);
  }

  /**
   * The directions in which tiles stopped the body during the step. `south` means that it landed on something: it may
   * have slid off since, and a circle may only have grazed a corner. `standsOn` says what carries it now.
   */
  get blocked(): DirectionSet<CardinalDirection> {
    return setOf(this.sides);
  }

  /**
   * Whether the body overlapped a solid tile at the start. Then it did not move. `pushOut` finds the
   * nearest free place among tiles; move a body that is partly outside of a closed map back yourself.
   */
  get startsInside(): boolean {
    return this.isInside;
  }

  /** The number of contacts. */
  get contactCount(): number {
    return this.count;
  }

  /** A contact, in order of time. Allocates it. @throws RangeError if `index` is not from 0 to `contactCount - 1` */
  contact(index: number): Contact<Q> {
    const { numbers, space, halfExtents } = this;
    if (
      !Number.isInteger(index) ||
      index < 0 ||
      index >= this.count ||
      space === undefined ||
      halfExtents === undefined
    ) {
      throw argumentError(
        'answer.contact',
        'index',
        `an integer from 0 to contactCount - 1 = ${this.count - 1}`,
        index,
      );
    }
    return contactOf<Q>(numbers, index, space, halfExtents);
  }

  /** @internal */
  take(slide: Slide, space: RawSpace, center: RawPoint, halfExtents: RawPoint): void {
    const { leg, numbers, contacts } = slide;
    this.space = space;
    this.halfExtents = halfExtents;
    this.reachedX = leg.x.reached;
    this.reachedY = leg.y.reached;
    this.movedX = leg.x.reached - center.x;
    this.movedY = leg.y.reached - center.y;
    this.isInside = slide.startsInside;
    this.count = contacts;
    this.sides = slide.blocked;
    for (let i = 0; i < contacts * CONTACT_STRIDE; i++) this.numbers[i] = numbers[i]!;
  }
}

export function contactOf<Q extends AnyQuantity>(
  numbers: Float64Array,
  index: number,
  space: RawSpace,
  halfExtents: RawPoint,
): Contact<Q>;
export function contactOf(numbers: Float64Array, index: number, space: RawSpace, halfExtents: RawPoint): unknown {
  const at = index * CONTACT_STRIDE;
  return makeContact(
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
}

export function setOf(bits: number): DirectionSet<CardinalDirection>;
export function setOf(bits: unknown): unknown {
  return bits;
}

function quantityOf<Q extends AnyQuantity>(value: number): Q;
function quantityOf(value: unknown): unknown {
  return value;
}
