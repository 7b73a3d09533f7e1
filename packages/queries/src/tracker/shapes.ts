/** The shapes of tracked objects. */
import {
  unsafeNumber,
  unsafePoint,
  type AnyQuantity,
  type Circle2,
  type Point2,
  type Rectangle2,
} from '@tilewright/units';
import type { PointsOf, QuantitiesOf } from '../arguments/columns.js';
import { CIRCLE_STRIDE, RECTANGLE_STRIDE } from './limits.js';
import type { Store } from './store.js';

export type { PointsOf, QuantitiesOf } from '../arguments/columns.js';

/**
 * The shape of a tracked object: a point, a circle or an axis-aligned rectangle, in the world of the tracker's space.
 */
export type TrackedShape<Q extends AnyQuantity> = Point2<Q> | Circle2<Q> | Rectangle2<Q>;

/** Many shapes of one kind, one row each. */
export type ShapeColumns<Q extends AnyQuantity> =
  | { readonly positions: PointsOf<Q> }
  | { readonly centers: PointsOf<Q>; readonly radii: QuantitiesOf<Q> }
  | { readonly mins: PointsOf<Q>; readonly maxs: PointsOf<Q> };

/** Puts the shape of a slot that is in no cell into the cells. */
export function placeShape(store: Store<unknown>, slot: number, shape: TrackedShape<AnyQuantity>): void {
  if ('radius' in shape) {
    const { center, radius } = shape;
    store.placeCircle(slot, unsafeNumber(center.x), unsafeNumber(center.y), unsafeNumber(radius));
  } else if ('min' in shape) {
    const { min, max } = shape;
    store.placeRectangle(slot, unsafeNumber(min.x), unsafeNumber(min.y), unsafeNumber(max.x), unsafeNumber(max.y));
  } else {
    store.placeCircle(slot, unsafeNumber(shape.x), unsafeNumber(shape.y), 0);
  }
}

/** The shape of a slot, in the form that `add` takes: a circle of radius 0 becomes a point. */
export function shapeIn<Q extends AnyQuantity>(store: Store<unknown>, slot: number): TrackedShape<Q> {
  const { records, stride } = store.cellsOf(slot);
  const at = store.slots.record[slot]! * stride;
  const first = unsafePoint<Point2<Q>>(records[at]!, records[at + 1]!);
  if (stride === CIRCLE_STRIDE && records[at + 2] === 0) return first;
  const shape: unknown =
    stride === RECTANGLE_STRIDE
      ? { min: first, max: unsafePoint<Point2<Q>>(records[at + 2]!, records[at + 3]!) }
      : { center: first, radius: records[at + 2]! };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built of the record of such a shape
  return shape as Circle2<Q> | Rectangle2<Q>;
}
