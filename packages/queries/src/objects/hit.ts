/** What a hit says, computed only for those that are handed out. */
import {
  firstContact,
  unsafeNumber,
  unsafePoint,
  unsafeQuantity,
  type AnyQuantity,
  type Circle2,
  type Point2,
  type Rectangle2,
  type Segment2,
} from '@tilewright/units';
import { distanceOfCircles } from '@tilewright/units/exact';
import type { ObjectHit } from './on-segment.js';
import type { Store } from '../tracker/store.js';

/** The hit of an object that the segment is known to meet. */
export function makeHit<T, Q extends AnyQuantity>(
  store: Store<T>,
  slot: number,
  segment: Segment2<Q>,
): ObjectHit<T, Q> {
  const contact = firstContact<Q>(segment, shapeOf<Q>(store, slot));
  if (contact === undefined) throw new Error('objectsOnSegment: a hit meets nothing');
  const { position, fraction, normal } = contact;
  const { slots } = store;
  const { start, end } = segment;
  const ax = unsafeNumber(start.x);
  const ay = unsafeNumber(start.y);
  const bx = unsafeNumber(end.x);
  const by = unsafeNumber(end.y);
  const length = distanceOfCircles(ax, ay, 0, bx, by, 0);
  // The way to a hit may be a double where the whole segment's length is none.
  const distance =
    length < Number.POSITIVE_INFINITY
      ? length * fraction
      : distanceOfCircles(ax / 4, ay / 4, 0, bx / 4, by / 4, 0) * fraction * 4;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the number is in the space's own unit
  const covered = unsafeQuantity<AnyQuantity>(distance) as Q;
  return {
    object: slots.objectOf(slot),
    handle: slots.handleOf(slot),
    position,
    distance: covered,
    fraction,
    normal,
  };
}

/** The shape in a record, which needs no check any more. */
function shapeOf<Q extends AnyQuantity>(store: Store<unknown>, slot: number): Circle2<Q> | Rectangle2<Q> {
  const { records, stride } = store.cellsOf(slot);
  const at = store.slots.record[slot]! * stride;
  const first = unsafePoint<Point2<Q>>(records[at]!, records[at + 1]!);
  const shape: unknown = store.isRectangle(slot)
    ? { min: first, max: unsafePoint<Point2<Q>>(records[at + 2]!, records[at + 3]!) }
    : { center: first, radius: records[at + 2]! };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built of the record of such a shape
  return shape as Circle2<Q> | Rectangle2<Q>;
}
