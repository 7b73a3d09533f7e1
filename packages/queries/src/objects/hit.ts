/** Where a segment meets an object: computed from plain numbers, and only for hits that are returned. */
import { unsafePoint, unsafeVector, type AnyQuantity, type PointOf, type Vector2 } from '@tilewright/units';
import {
  AT_DISTANCE,
  AT_FRACTION,
  AT_NORMAL,
  AT_POSITION,
  CONTACT_NUMBERS,
  putCircleContact,
  putRectangleContact,
} from '@tilewright/units/exact';
import { quantityOf } from '../arguments/raw.js';
import { type Handle, numberOf } from '../handle.js';
import type { HitAnswer } from '../hit-answer.js';
import { HAS_DISTANCE, HAS_OBJECT } from '../limits.js';
import { RECTANGLE_STRIDE } from '../tracker/limits.js';
import type { Store } from '../tracker/store.js';
import type { Matches } from './matches.js';

/** Where a segment meets a tracked object. */
export interface ObjectHit<T, Q extends AnyQuantity> {
  readonly object: T;
  readonly handle: Handle;
  /** The point where the segment first meets the object's shape. */
  readonly contact: PointOf<Q>;
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

/** Makes the hit of an object that the segment of `matches` is known to meet. */
export function makeHit<T, Q extends AnyQuantity>(store: Store<T>, matches: Matches, owner: number): ObjectHit<T, Q> {
  const { slots } = store;
  computeContact(numbers, store, matches, owner);
  const fraction = numbers[AT_FRACTION]!;
  return {
    object: slots.objectOf(slots.slotIn(owner)),
    handle: slots.handleOfOwner(owner),
    contact: unsafePoint<PointOf<Q>>(numbers[AT_POSITION]!, numbers[AT_POSITION + 1]!),
    distance: quantityOf<Q>(numbers[AT_DISTANCE]!),
    fraction,
    normal: fraction === 0 ? undefined : unsafeVector<Vector2<number>>(numbers[AT_NORMAL]!, numbers[AT_NORMAL + 1]!),
  };
}

/** Writes the same hit into an answer, and returns its object. */
export function writeHit<T>(hit: HitAnswer<AnyQuantity, T>, store: Store<T>, matches: Matches, owner: number): T {
  const { slots } = store;
  computeContact(numbers, store, matches, owner);
  hit.known = HAS_OBJECT | HAS_DISTANCE;
  hit.owner = numberOf(slots.handleOfOwner(owner));
  hit.before = numbers[AT_FRACTION]!;
  hit.away = numbers[AT_DISTANCE]!;
  hit.atX = numbers[AT_POSITION]!;
  hit.atY = numbers[AT_POSITION + 1]!;
  hit.face = undefined;
  hit.outX = numbers[AT_NORMAL]!;
  hit.outY = numbers[AT_NORMAL + 1]!;
  return slots.objectOf(slots.slotIn(owner));
}

/** The contact that is being computed. No code of the caller runs meanwhile. */
const numbers = /* @__PURE__ */ new Float64Array(CONTACT_NUMBERS);

/** Computes where the segment of `matches` meets an object, in the layout of `@tilewright/units/exact`. */
export function computeContact(into: Float64Array, store: Store<unknown>, { asked }: Matches, owner: number): void {
  const slot = store.slots.slotIn(owner);
  const { records, stride } = store.cellsOf(slot);
  const record = store.slots.record[slot]! * stride;
  for (let i = 0; i < 4; i++) {
    into[i] = asked[i]!;
    into[4 + i] = records[record + i]!;
  }
  if (stride === RECTANGLE_STRIDE) putRectangleContact(into, 0);
  else putCircleContact(into, 0);
}
