/** Where a segment meets an object, computed from plain numbers, and only for hits that are returned or read. */
import {
  unsafePoint,
  unsafeQuantity,
  unsafeVector,
  type AnyQuantity,
  type PointOf,
  type Vector2,
} from '@tilewright/units';
import {
  AT_DISTANCE,
  AT_FRACTION,
  AT_NORMAL,
  AT_POSITION,
  CONTACT_NUMBERS,
  putCircleContact,
  putRectangleContact,
} from '@tilewright/units/exact';
import type { Handle } from '../tracker/handle.js';
import { RECTANGLE_STRIDE } from '../tracker/limits.js';
import type { Store } from '../tracker/store.js';
import type { Matches } from './matches.js';

/** Where a segment meets a tracked object. */
export interface ObjectHit<T, Q extends AnyQuantity> {
  readonly object: T;
  readonly handle: Handle;
  /** The point where the segment first meets the object's shape. */
  readonly position: PointOf<Q>;
  /** The distance from the start of the segment to that point. */
  readonly distance: Q;
  /** The fraction of the segment before that point: 0 is the start, 1 the end. */
  readonly fraction: number;
  /**
   * The unit normal of the shape at that point, pointing outward; `undefined` if the segment starts inside the shape or
   * on its border.
   */
  readonly normal: Vector2<number> | undefined;
}

/** The contact that is being computed. No code of the caller runs meanwhile. */
const contact = /* @__PURE__ */ new Float64Array(CONTACT_NUMBERS);

/** Copies the segment that a question asked about to the contact numbers that start at an index. */
export function copySegment(numbers: Float64Array, at: number, asked: Float64Array): void {
  numbers[at] = asked[0]!;
  numbers[at + 1] = asked[1]!;
  numbers[at + 2] = asked[2]!;
  numbers[at + 3] = asked[3]!;
}

/**
 * Copies the shape of an object to the contact numbers that start at an index, in the layout of `@tilewright/units/exact`.
 * Returns 1 for a rectangle, 0 for a circle.
 */
export function copyShape(numbers: Float64Array, at: number, store: Store<unknown>, handle: number): number {
  const slot = store.slots.slotIn(handle);
  const { records, stride } = store.cellsOf(slot);
  const record = store.slots.record[slot]! * stride;
  numbers[at + 4] = records[record]!;
  numbers[at + 5] = records[record + 1]!;
  numbers[at + 6] = records[record + 2]!;
  numbers[at + 7] = records[record + 3]!;
  return Number(stride === RECTANGLE_STRIDE);
}

/** Computes the contact of a segment and a shape whose numbers start at an index. */
export function putContact(numbers: Float64Array, at: number, isRectangle: number): void {
  if (isRectangle === 1) putRectangleContact(numbers, at);
  else putCircleContact(numbers, at);
}

/** Makes the hit of an object that the segment of `matches` is known to meet. */
export function makeHit<T, Q extends AnyQuantity>(store: Store<T>, matches: Matches, handle: number): ObjectHit<T, Q> {
  const { slots } = store;
  copySegment(contact, 0, matches.asked);
  putContact(contact, 0, copyShape(contact, 0, store, handle));
  return {
    object: slots.objectOf(slots.slotIn(handle)),
    handle: slots.handleOfOwner(handle),
    position: unsafePoint<PointOf<Q>>(contact[AT_POSITION]!, contact[AT_POSITION + 1]!),
    distance: quantityOf<Q>(contact[AT_DISTANCE]!),
    fraction: contact[AT_FRACTION]!,
    normal: normalOf(contact[AT_FRACTION]!, contact[AT_NORMAL]!, contact[AT_NORMAL + 1]!),
  };
}

/** The normal of a hit; `undefined` for a hit at the start of the segment. */
export function normalOf(fraction: number, x: number, y: number): Vector2<number> | undefined {
  return fraction === 0 ? undefined : unsafeVector<Vector2<number>>(x, y);
}

/** Makes a quantity of a number in the unit of the tracker's world. */
export function quantityOf<Q extends AnyQuantity>(value: number): Q {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the number is in the tracker's own unit
  return unsafeQuantity<AnyQuantity>(value) as Q;
}
