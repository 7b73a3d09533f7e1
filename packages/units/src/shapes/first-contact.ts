/** The first contact of a segment with a circle or a rectangle: position, fraction and normal. */
import { requireArea, requireSegment } from '../checks/shapes.js';
import type { RawCircle, RawPoint, RawRectangle, RawSegment } from '../types/raw.js';
import type { Scalar } from '../types/kinds.js';
import { pair } from '../values/pair.js';
import { AT_FRACTION, AT_NORMAL, AT_POSITION, CONTACT_NUMBERS, NO_CONTACT } from './contact-layout.js';
import { putCircleContact, putRectangleContact } from './contact-numbers.js';
import { isFiniteShape } from './make.js';
import type { Circle2, Contact2, Rectangle2, Segment2 } from './types.js';

/** A contact at run time. */
interface RawContact {
  readonly position: RawPoint;
  readonly fraction: number;
  readonly normal: RawPoint | undefined;
}

/**
 * The first point, from the start of a segment on, at which it meets a circle or a rectangle.
 *
 * There is a contact exactly if the two overlap by `overlaps`; to touch is enough, also for an end. A segment that
 * starts inside the shape or on its border has its contact at the start, with fraction 0 and no normal.
 *
 * On a rectangle, the coordinate of the side is exact, and at a corner both coordinates are. At a corner, the normal is
 * that of the side that the segment faces more directly; at 45 degrees, that of the vertical side.
 *
 * Shapes with NaN or infinite numbers, which the constructors reject, meet nothing.
 *
 * @param segment - the segment, from its start to its end
 * @param shape - a circle or a rectangle in the same world
 * @returns `undefined` if they do not meet. The relative error of the fraction is at most 2^-47. The position is within
 * the bounds of the segment; its error is at most an ulp, plus 2^-46 of the length covered. Fractions below 1e-300 have
 * a greater error, but are never rounded to 0
 * @throws RangeError if untyped code passes a value that is not a segment, or neither a circle nor a rectangle
 *
 * @example
 * const ray = segmentBetween(position(meters(0), meters(0)), position(meters(8), meters(0)))
 * firstContact(ray, circle(position(meters(5), meters(0)), meters(3)))
 * // => { position: position(meters(2), meters(0)), fraction: 0.25, normal: vector(-1, 0) }
 */
export function firstContact<Q extends Scalar>(
  segment: Segment2<Q>,
  shape: NoInfer<Circle2<Q> | Rectangle2<Q>>,
): Contact2<Q> | undefined;
export function firstContact(segment: RawSegment, shape: RawCircle | RawRectangle): RawContact | undefined {
  requireSegment('firstContact', 'segment', segment);
  requireArea('firstContact', 'shape', shape);
  if (!isFiniteShape(segment) || !isFiniteShape(shape)) return undefined;
  numbers[0] = segment.start.x;
  numbers[1] = segment.start.y;
  numbers[2] = segment.end.x;
  numbers[3] = segment.end.y;
  if ('radius' in shape) {
    numbers[4] = shape.center.x;
    numbers[5] = shape.center.y;
    numbers[6] = shape.radius;
    putCircleContact(numbers);
  } else {
    numbers[4] = shape.min.x;
    numbers[5] = shape.min.y;
    numbers[6] = shape.max.x;
    numbers[7] = shape.max.y;
    putRectangleContact(numbers);
  }
  return contactOf();
}

/** Of the segment and the shape under consideration. Nothing of a user's runs meanwhile. */
const numbers = /* @__PURE__ */ new Float64Array(CONTACT_NUMBERS);

function contactOf(): RawContact | undefined {
  const fraction = numbers[AT_FRACTION]!;
  if (fraction === NO_CONTACT) return undefined;
  const position = pair(numbers[AT_POSITION]!, numbers[AT_POSITION + 1]!);
  const normal = fraction === 0 ? undefined : pair(numbers[AT_NORMAL]!, numbers[AT_NORMAL + 1]!);
  return { position, fraction, normal };
}
