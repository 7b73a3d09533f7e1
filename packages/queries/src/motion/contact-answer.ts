/** The answer of `sweepInto`. */
import type { CardinalDirection } from '@tilewright/tilemap';
import { type AnyQuantity, type Length, type PointOf, unsafePoint } from '@tilewright/units';
import type { RawPoint, RawSpace } from '../arguments/raw.js';
import { AT_CORNER, FREE } from './box-sweep.js';
import { type Contact, makeContact, sideOf } from './contact.js';

/**
 * Where a tile stops a body, in a reusable object: create it once with `new`, and pass it to each `sweepInto`.
 *
 * An answer is empty when it is created, and after a sweep that nothing stops. Reading an empty answer throws a
 * RangeError. `center` and `contact` allocate what they return; the other members allocate nothing.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const contact = new ContactAnswer<TileLength>();
 * const body = box(tilePosition(tiles(1.5), tiles(0.5)), tileDifference(tiles(0.5), tiles(0.5)));
 * sweepInto(contact, walls, unitTileSpace, body, tileDifference(tiles(6), tiles(0))); // => true
 * contact.fraction; // => 0.5
 */
export class ContactAnswer<in out Q extends AnyQuantity = Length> {
  private column = 0;
  private row = 0;
  private cornerX = 0;
  private cornerY = 0;
  private axis: number = FREE;
  private sign = 0;
  private atX: number = Number.NaN;
  private atY: number = Number.NaN;
  private before: number = Number.NaN;
  private space: RawSpace | undefined = undefined;
  private halfExtents: RawPoint | undefined = undefined;
  // For the compiler only: the unit of the coordinates.
  declare private readonly unit: Q;

  /** Whether the answer holds no contact. */
  get isEmpty(): boolean {
    return this.space === undefined;
  }

  /** The column of the tile. @throws RangeError if the answer is empty, like all members below */
  get tileX(): number {
    this.requireContact('tileX');
    return this.column;
  }

  /** The row of the tile. */
  get tileY(): number {
    this.requireContact('tileY');
    return this.row;
  }

  /** The side of the tile that the body touches; `undefined` at a corner, or if the body starts inside. */
  get side(): CardinalDirection | undefined {
    this.requireContact('side');
    return this.axis === FREE || this.axis === AT_CORNER ? undefined : sideOf(this.axis, this.sign);
  }

  /** The x coordinate of the center of the body at the contact. */
  get x(): Q {
    this.requireContact('x');
    return quantityOf<Q>(this.atX);
  }

  /** The y coordinate of the center of the body at the contact. */
  get y(): Q {
    this.requireContact('y');
    return quantityOf<Q>(this.atY);
  }

  /** The center of the body at the contact. Allocates the point. */
  get center(): PointOf<Q> {
    this.requireContact('center');
    return unsafePoint<PointOf<Q>>(this.atX, this.atY);
  }

  /** The part of the displacement before the contact: 0 is the start, 1 the end. */
  get fraction(): number {
    this.requireContact('fraction');
    return this.before;
  }

  /** The contact as an object, as `sweep` returns it. Allocates it. */
  get contact(): Contact<Q> {
    const { space, halfExtents } = this;
    if (space === undefined || halfExtents === undefined) throw this.refusal('contact');
    const { column, row, axis, sign, atX, atY, before, cornerX, cornerY } = this;
    return contactIn<Q>(makeContact(space, halfExtents, column, row, axis, sign, atX, atY, before, cornerX, cornerY));
  }

  /** Removes the contact. */
  clear(): void {
    this.space = undefined;
    this.halfExtents = undefined;
  }

  /** @internal */
  put(
    space: RawSpace,
    halfExtents: RawPoint,
    tile: { readonly tileX: number; readonly tileY: number; readonly cornerX: number; readonly cornerY: number },
    axis: number,
    sign: number,
    x: number,
    y: number,
    fraction: number,
  ): void {
    this.space = space;
    this.halfExtents = halfExtents;
    this.cornerX = tile.cornerX;
    this.cornerY = tile.cornerY;
    this.column = tile.tileX;
    this.row = tile.tileY;
    this.axis = axis;
    this.sign = sign;
    this.atX = x;
    this.atY = y;
    this.before = fraction;
  }

  private requireContact(member: string): void {
    if (this.space === undefined) throw this.refusal(member);
  }

  private refusal(member: string): RangeError {
    return new RangeError(
      `contact.${member}: the answer holds no contact. Read it only after sweepInto has returned true`,
    );
  }
}

function quantityOf<Q extends AnyQuantity>(value: number): Q;
function quantityOf(value: unknown): unknown {
  return value;
}

function contactIn<Q extends AnyQuantity>(contact: Contact<AnyQuantity>): Contact<Q>;
function contactIn(contact: unknown): unknown {
  return contact;
}
