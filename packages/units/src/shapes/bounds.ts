/** The rectangles that enclose shapes. */
import { requireShape } from '../checks/shapes.js';
import type { RawRectangle, RawShape } from '../types/raw.js';
import { differenceBelow, sumAbove } from '../exact/transforms.js';
import type { Scalar } from '../types/kinds.js';
import { pair } from '../values/pair.js';
import { rawRectangle } from './make.js';
import type { Rectangle2, Shape2 } from './types.js';

/**
 * The least rectangle along the axes that encloses a shape.
 *
 * It surely does: where the borders of a circle are no doubles, they are rounded outwards, to the next double, or to
 * the greatest finite one. What is not finite, which the constructors refuse, passes through.
 *
 * @throws RangeError if a caller without types brings what is no shape
 *
 * @example
 * boundsOf(circle(position(meters(3), meters(4)), meters(1)))
 * // => rectangle(position(meters(2), meters(3)), position(meters(4), meters(5)))
 */
export function boundsOf<Q extends Scalar>(shape: Shape2<Q>): Rectangle2<Q>;
export function boundsOf(shape: RawShape): RawRectangle {
  requireShape('boundsOf', 'shape', shape);
  if ('radius' in shape) {
    const { center, radius } = shape;
    return rawRectangle(
      pair(differenceBelow(center.x, radius), differenceBelow(center.y, radius)),
      pair(sumAbove(center.x, radius), sumAbove(center.y, radius)),
    );
  }
  if ('min' in shape) return rawRectangle(shape.min, shape.max);
  const { start, end } = shape;
  return rawRectangle(
    pair(Math.min(start.x, end.x), Math.min(start.y, end.y)),
    pair(Math.max(start.x, end.x), Math.max(start.y, end.y)),
  );
}
