/** What a hit says, computed only for those that are handed out. */
import { firstContact, unsafeNumber, unsafeQuantity, type AnyQuantity, type Segment2 } from '@tilewright/units';
import { distanceOfCircles } from '@tilewright/units/exact';
import type { SegmentHit } from './options.js';
import { roundOrBox } from './shapes.js';
import type { Store } from './store.js';

/** The hit of an object that the segment is known to meet. */
export function makeHit<T, Q extends AnyQuantity>(
  store: Store<T>,
  slot: number,
  segment: Segment2<Q>,
): SegmentHit<T, Q> {
  const contact = firstContact<Q>(segment, roundOrBox<Q>(store, slot));
  if (contact === undefined) throw new Error('ObjectTracker: a hit is none');
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
