/** Where a segment meets an object: worked out from plain numbers, only for hits that are handed out or read. */
import {
  unsafePoint,
  unsafeQuantity,
  unsafeVector,
  type AnyQuantity,
  type PointOf,
  type Vector2,
} from '@tilewright/units';
import {
  atDistance,
  atFraction,
  atNormal,
  atPosition,
  contactNumbers,
  putCircleContact,
  putRectangleContact,
} from '@tilewright/units/exact';
import type { Handle } from '../tracker/handle.js';
import type { Store } from '../tracker/store.js';
import type { Matches } from './matches.js';

/** Where a segment meets a tracked object. */
export interface ObjectHit<T, Q extends AnyQuantity> {
  readonly object: T;
  readonly handle: Handle;
  /** Where the segment first meets the object's shape. */
  readonly position: PointOf<Q>;
  /** How far that is from the segment's start. */
  readonly distance: Q;
  /** The same as a fraction of the segment, from 0 to 1. */
  readonly fraction: number;
  /** The unit vector away from the shape there; `undefined` if the segment starts inside the shape or on its border. */
  readonly normal: Vector2<number> | undefined;
}

/** The contact being worked out, laid out as `@tilewright/units/exact` says. No caller's code runs meanwhile. */
export const contact: Float64Array = /* @__PURE__ */ new Float64Array(contactNumbers);

/** Works out the contact of a segment and a shape, laid out as in `contact`. */
export function putContact(numbers: Float64Array, isRectangle: boolean): void {
  if (isRectangle) putRectangleContact(numbers);
  else putCircleContact(numbers);
}

/** The hit of an object that the segment of `matches` is known to meet. */
export function makeHit<T, Q extends AnyQuantity>(store: Store<T>, { asked }: Matches, slot: number): ObjectHit<T, Q> {
  const { slots } = store;
  const { records, stride } = store.cellsOf(slot);
  const record = slots.record[slot]! * stride;
  for (let k = 0; k < 4; k++) {
    contact[k] = asked[k]!;
    contact[4 + k] = records[record + k]!;
  }
  putContact(contact, stride === 5);
  return {
    object: slots.objectOf(slot),
    handle: slots.handleOf(slot),
    position: unsafePoint<PointOf<Q>>(contact[atPosition]!, contact[atPosition + 1]!),
    distance: quantityOf<Q>(contact[atDistance]!),
    fraction: contact[atFraction]!,
    normal: normalOf(contact[atFraction]!, contact[atNormal]!, contact[atNormal + 1]!),
  };
}

/** The normal of a hit, which has none at the start. */
export function normalOf(fraction: number, x: number, y: number): Vector2<number> | undefined {
  return fraction === 0 ? undefined : unsafeVector<Vector2<number>>(x, y);
}

/** A number in the unit of the tracker's own world, as a quantity. */
export function quantityOf<Q extends AnyQuantity>(value: number): Q {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the number is in the tracker's own unit
  return unsafeQuantity<AnyQuantity>(value) as Q;
}
