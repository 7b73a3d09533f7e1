/**
 * Containment and overlap of shapes. Shapes are closed sets: the border belongs to the shape, and touching is enough to
 * overlap. The results are exact for the doubles of the shapes. The functions allocate nothing for segments, circles
 * and rectangles. For other shapes an engine may box the numbers that it passes on, and where the corner of a sector
 * nearly touches another shape, whole numbers of any size decide.
 *
 * A point with NaN or an infinite coordinate is in no shape. A shape with such numbers, which the constructors reject,
 * contains and overlaps nothing. Neither is an error. A value that is not a shape or a point is an error.
 */
import { isCapsule, isCircle, isPolygon, isShape } from '../checks/kinds.js';
import { requirePoint } from '../checks/shapes.js';
import type { RawCircle, RawComposite, RawPoint, RawRectangle, RawSegment, RawShape } from '../types/raw.js';
import type { PointIn } from '../types/algebra.js';
import type { Scalar } from '../types/kinds.js';
import {
  circleContains,
  circleOverlapsRectangle,
  circlesOverlap,
  rectangleContains,
  rectanglesOverlap,
  segmentContains,
  segmentOverlapsCircle,
  segmentOverlapsRectangle,
  segmentsOverlap,
} from './overlap.js';
import { hasInCapsule } from './capsule-verbs.js';
import { compositesOverlap, isFiniteComposite, isFinitePoint, requireComposite } from './composites.js';
import { isFiniteShape } from './make.js';
import { hasInPolygon } from './polygon-verbs.js';
import { sectorContains } from './sector-overlap.js';
import type { Shape2 } from './types.js';

/**
 * Whether a point is in a shape, its border included.
 *
 * @throws RangeError if untyped code passes a value that is not a shape, or not a point
 *
 * @example
 * contains(circle(position(meters(0), meters(0)), meters(5)), position(meters(3), meters(4))) // => true
 */
export function contains<Q extends Scalar>(shape: Shape2<Q>, point: NoInfer<PointIn<Q>>): boolean;
export function contains(shape: RawShape | RawComposite, point: RawPoint): boolean {
  if (!isShape(shape)) return compositeContains(shape, point);
  requirePoint('contains', 'point', point);
  return covers(shape, point) && isFiniteShape(shape);
}

function compositeContains(shape: RawComposite, point: RawPoint): boolean {
  requireComposite('contains', 'shape', shape);
  requirePoint('contains', 'point', point);
  if (!isFinitePoint(point) || !isFiniteComposite(shape)) return false;
  if (isCapsule(shape)) return hasInCapsule(shape, point);
  return isPolygon(shape) ? hasInPolygon(shape, point) : sectorContains(shape, point.x, point.y);
}

function covers(shape: RawShape, { x, y }: RawPoint): boolean {
  if ('radius' in shape) return circleContains(shape.center.x, shape.center.y, shape.radius, x, y);
  if ('min' in shape) return rectangleContains(shape.min.x, shape.min.y, shape.max.x, shape.max.y, x, y);
  return segmentContains(shape.start.x, shape.start.y, shape.end.x, shape.end.y, x, y);
}

/**
 * Whether two shapes have a point in common; touching is enough. The order of the two does not matter.
 *
 * @throws RangeError if untyped code passes a value that is not a shape
 *
 * @example
 * overlaps(
 *   circle(position(meters(0), meters(0)), meters(2)),
 *   circle(position(meters(3), meters(4)), meters(3)),
 * ) // => true
 */
export function overlaps<Q extends Scalar>(a: Shape2<Q>, b: NoInfer<Shape2<Q>>): boolean;
export function overlaps(a: RawShape | RawComposite, b: RawShape | RawComposite): boolean {
  // Separate, and first: with everything inlined into it, this function would be too large to be inlined into its
  // callers.
  if (isCircle(a) && isCircle(b)) {
    const { center: c, radius } = a;
    const { center: d, radius: other } = b;
    return circlesOverlap(c.x, c.y, radius, d.x, d.y, other) && isFiniteShape(a) && isFiniteShape(b);
  }
  if (!isShape(a) || !isShape(b)) return compositesOverlap(a, b);
  return meets(a, b) && isFiniteShape(a) && isFiniteShape(b);
}

/** Whether two shapes overlap, of which at most one is a circle. */
function meets(a: RawShape, b: RawShape): boolean {
  if ('radius' in a) return circleOverlaps(a, b as RawRectangle | RawSegment);
  if ('radius' in b) return circleOverlaps(b, a);
  if ('min' in a) return 'min' in b ? rectangleOverlaps(a, b) : crosses(b, a);
  if ('min' in b) return crosses(a, b);
  return segmentsOverlap(a.start.x, a.start.y, a.end.x, a.end.y, b.start.x, b.start.y, b.end.x, b.end.y);
}

function circleOverlaps({ center: { x, y }, radius }: RawCircle, other: RawRectangle | RawSegment): boolean {
  if ('min' in other) {
    return circleOverlapsRectangle(x, y, radius, other.min.x, other.min.y, other.max.x, other.max.y);
  }
  return segmentOverlapsCircle(other.start.x, other.start.y, other.end.x, other.end.y, x, y, radius);
}

function rectangleOverlaps({ min, max }: RawRectangle, other: RawRectangle): boolean {
  return rectanglesOverlap(min.x, min.y, max.x, max.y, other.min.x, other.min.y, other.max.x, other.max.y);
}

function crosses({ start, end }: RawSegment, { min, max }: RawRectangle): boolean {
  return segmentOverlapsRectangle(start.x, start.y, end.x, end.y, min.x, min.y, max.x, max.y);
}
