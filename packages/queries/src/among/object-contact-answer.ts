/** The answer of `sweepObjectsInto`. */
import type { CardinalDirection } from '@tilewright/tilemap';
import { type AnyQuantity, type Length, type PointOf, type Vector2 } from '@tilewright/units';
import { handleFrom, type Handle } from '../tracker/handle.js';
import { VACANT } from '../tracker/slots.js';
import type { Store } from '../tracker/store.js';
import { AT_CENTER, AT_NORMAL, AT_PART, AT_TOUCH, CONTACT_NUMBERS, putContact } from './landing.js';
import { makeObjectContact, normalIn, type ObjectContact, sideIn } from './object-contact.js';
import type { ObjectSweep } from './object-sweep.js';

/**
 * Where a tracked object stops a body, in a reusable object: create it once with `new`, and pass it to each
 * `sweepObjectsInto`.
 *
 * An answer is empty when it is created, and after a sweep that nothing stops. Reading an empty answer throws a
 * RangeError. It is a copy: later changes of the tracker do not affect it. `normal` and `contact` allocate what they return;
 * the other members allocate nothing.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(5, 0), tiles(1)));
 * const contact = new ObjectContactAnswer<string, TileLength>();
 * sweepObjectsInto(contact, tracker, circle(at(0, 0), tiles(1)), tileDifference(tiles(6), tiles(0))); // => true
 * contact.fraction; // => 0.5
 */
export class ObjectContactAnswer<in out T, in out Q extends AnyQuantity = Length> {
  private tracked: T | typeof VACANT = VACANT;
  private owner = -1;
  private readonly numbers: Float64Array = new Float64Array(CONTACT_NUMBERS);
  // For the compiler only: the unit of the coordinates.
  declare private readonly unit: Q;

  /** Whether the answer holds no contact. */
  get isEmpty(): boolean {
    return this.owner < 0;
  }

  /** The object that stops the body. @throws RangeError if the answer is empty, like all members below */
  get object(): T {
    this.requireContact('object');
    return this.held;
  }

  /** The handle of the object. */
  get handle(): Handle {
    this.requireContact('handle');
    return handleFrom(this.owner);
  }

  /** The side of the object that the body touches; `undefined` at a corner or a round shape, or if the body starts inside. */
  get side(): CardinalDirection | undefined {
    this.requireContact('side');
    return sideIn(this.numbers, 0);
  }

  /** The x coordinate of the center of the body at the contact. */
  get x(): Q {
    return this.read('x', AT_CENTER);
  }

  /** The y coordinate of the center of the body at the contact. */
  get y(): Q {
    return this.read('y', AT_CENTER + 1);
  }

  /** The x coordinate of the point where they touch. */
  get positionX(): Q {
    return this.read('positionX', AT_TOUCH);
  }

  /** The y coordinate of the point where they touch. */
  get positionY(): Q {
    return this.read('positionY', AT_TOUCH + 1);
  }

  /** The x component of the normal. Both components are 0 if the body overlaps the object at the start. */
  get normalX(): number {
    this.requireContact('normalX');
    return this.numbers[AT_NORMAL]!;
  }

  /** The y component of the normal; see `normalX`. */
  get normalY(): number {
    this.requireContact('normalY');
    return this.numbers[AT_NORMAL + 1]!;
  }

  /**
   * The unit vector from the object to the body; `undefined` if the body overlaps the object at the start. Allocates the
   * vector.
   */
  get normal(): Vector2<number> | undefined {
    this.requireContact('normal');
    return normalIn(this.numbers, 0);
  }

  /** The center of the body at the contact. Allocates the point. */
  get center(): PointOf<Q> {
    this.requireContact('center');
    return this.contact.center;
  }

  /** The part of the displacement before the contact: 0 is the start, 1 the end. */
  get fraction(): number {
    this.requireContact('fraction');
    return this.numbers[AT_PART]!;
  }

  /** The contact as an object, as `sweepObjects` returns it. Allocates it. */
  get contact(): ObjectContact<T, Q> {
    this.requireContact('contact');
    return makeObjectContact<T, Q>(this.held, handleFrom(this.owner), this.numbers, 0);
  }

  /** Removes the contact, and the reference to its object. */
  clear(): void {
    this.owner = -1;
    this.tracked = VACANT;
  }

  /** @internal Takes the contact of a search. */
  take(store: Store<T>, search: ObjectSweep): void {
    const { slots } = store;
    const { owner } = search;
    this.tracked = slots.objectOf(slots.slotIn(owner));
    this.owner = numberOf(slots.handleOfOwner(owner));
    putContact(this.numbers, 0, search);
  }

  private get held(): T {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an answer that is not empty holds an object
    return this.tracked as T;
  }

  private read(member: string, which: number): Q {
    this.requireContact(member);
    return quantityOf<Q>(this.numbers[which]!);
  }

  private requireContact(member: string): void {
    if (this.owner >= 0) return;
    throw new RangeError(
      `contact.${member}: the answer holds no contact. Read it only after sweepObjectsInto has returned true`,
    );
  }
}

function numberOf(handle: Handle): number;
function numberOf(handle: unknown): unknown {
  return handle;
}

function quantityOf<Q extends AnyQuantity>(value: number): Q;
function quantityOf(value: unknown): unknown {
  return value;
}
