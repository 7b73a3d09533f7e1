/** Bounding rectangles of shapes. */
import { isCapsule, isPolygon, isShape } from '../checks/kinds.js';
import type { RawComposite, RawRectangle, RawShape } from '../types/raw.js';
import { differenceBelow, sumAbove } from '../exact/transforms.js';
import type { Scalar } from '../types/kinds.js';
import { pair } from '../values/pair.js';
import { boundsOfCapsule } from './capsule-verbs.js';
import { requireComposite } from './composites.js';
import { rawRectangle } from './make.js';
import { boundsOfPolygon } from './polygon-verbs.js';
import { boundsOfSector } from './sector-verbs.js';
import type { Rectangle2, Shape2 } from './types.js';

/**
 * The smallest rectangle along the axes that contains a shape.
 *
 * It always contains the whole shape: a border of a circle or capsule that is not a double is rounded outward, to the
 * next double or to the greatest finite one. Next to a corner of a sector, the rectangle may be larger by 2^-48 of the
 * radius. Numbers that are not finite, which the constructors reject, pass through.
 *
 * @throws RangeError if untyped code passes a value that is not a shape
 *
 * @example
 * boundsOf(circle(position(meters(3), meters(4)), meters(1)))
 * // => rectangle(position(meters(2), meters(3)), position(meters(4), meters(5)))
 */
export function boundsOf<Q extends Scalar>(shape: Shape2<Q>): Rectangle2<Q>;
export function boundsOf(shape: RawShape | RawComposite): RawRectangle {
  if (!isShape(shape)) return boundsOfComposite(shape);
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

function boundsOfComposite(shape: RawComposite): RawRectangle {
  requireComposite('boundsOf', 'shape', shape);
  if (isCapsule(shape)) return boundsOfCapsule(shape);
  return isPolygon(shape) ? boundsOfPolygon(shape) : boundsOfSector(shape);
}
