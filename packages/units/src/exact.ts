/**
 * Internal to tilewright: the packages share these kernels, and any release may change them without notice.
 *
 * Exact geometry over plain numbers: the signs that decide it, each right for all finite doubles.
 *
 * A float filter with a proven bound answers almost always; where it cannot decide, sums of error-free terms do,
 * without allocation; whole numbers of unlimited size only where those would overflow or underflow. Arguments are
 * finite numbers of one unit and one space, checked by the callers; answers are -1, 0 or 1.
 *
 * - `signOfProductDifference(a, b, c, d)`: of `a * b - c * d`
 * - `orientation(ax, ay, bx, by, px, py)`: the side of the line through a and b on which p lies; 1 is the right hand
 * - `signOfDot(ax, ay, bx, by, px, py)`: whether p lies ahead of a, looking to b
 * - `compareDistance(ax, ay, bx, by, limit)`: distance of two points, against a limit
 * - `compareDistanceToSum(ax, ay, bx, by, limit, more)`: the same against a sum, for two circles
 * - `compareRectangleDistance(minX, minY, maxX, maxY, px, py, limit)`: point and nearest point of a rectangle
 * - `compareSegmentDistance(ax, ay, bx, by, px, py, limit)`: point and segment
 * - `compareSegmentDistanceToSum(ax, ay, bx, by, px, py, limit, more)`: the same against a sum, for a capsule and a
 *   circle
 * - `compareLineDistance(ax, ay, bx, by, px, py, limit)`: point and line
 * - `sideOfEdge(cx, cy, ux, uy, px, py)`: the side of the edge from c along the vector u on which p lies
 * - `signAlongEdge(cx, cy, ux, uy, px, py)`: whether p lies ahead of c along that edge
 * - `compareEdgeDistance(cx, cy, ux, uy, px, py, limit)`: point and line of the edge
 * - `compareEdgeReach(cx, cy, ux, uy, px, py, limit)`: how far p lies ahead of c along the edge, or behind it
 * - `compareCornerDistance(cx, cy, ux, uy, r, px, py, limit)`: point and the corner at the distance r along the edge
 * - `sideOfCorner(cx, cy, ux, uy, r, qx, qy, wx, wy)`: the side of the edge from q along w on which that corner lies
 *
 * `signOfProductSum(factors, count)` is the sign of any sum of products, for polynomials of your own. An `Expansion` is
 * the exact sum of numbers, of their products, and of products of other sums, for polynomials of a higher degree; where
 * it says that it is not exact, `scaledInteger(value)`, a whole number of 2^-1074, is; `signOfInteger` and
 * `integerRoot` are for such numbers.
 *
 * The predicates and measures of shapes, which are those of the typed functions bit for bit: `circleContains`,
 * `circlesOverlap`..., `capsuleContains`..., `sectorContains`..., `polygonContains`... (of the vertices of a polygon),
 * `distanceOfCircles`... (a radius of 0 makes a point of a circle), and the fraction of a segment at its first contact,
 * `circleContact` and `rectangleContact`, or `NO_CONTACT`. `putDistanceOfCircles`, `putCircleContact` and
 * `putRectangleContact` take and give their numbers in an array, for loops that must not allocate.
 *
 * `sumTail`, `differenceTail` and `productTail` give the rounding error of one operation, exactly, for kernels that
 * hold the rounded result already.
 */
export { compareCornerDistance, sideOfCorner } from './exact/corners.js';
export {
  compareDistance,
  compareDistanceToSum,
  compareLineDistance,
  compareRectangleDistance,
  compareSegmentDistance,
  compareSegmentDistanceToSum,
} from './exact/distances.js';
export { compareEdgeDistance, compareEdgeReach, sideOfEdge, signAlongEdge } from './exact/edges.js';
export { Expansion, type Sign } from './exact/expansion.js';
export { integerRoot, scaledInteger, signOfInteger } from './exact/integers.js';
export { orientation, signOfDot, signOfProductDifference } from './exact/products.js';
export { signOfProductSum } from './exact/product-sum.js';
export { differenceTail, productTail, sumTail } from './exact/transforms.js';
export {
  capsuleContains,
  capsuleOverlapsCircle,
  capsuleOverlapsRectangle,
  capsulesOverlap,
} from './shapes/capsule-overlap.js';
export { circleContact, rectangleContact } from './shapes/contact.js';
export {
  AT_DISTANCE,
  AT_FRACTION,
  AT_NORMAL,
  AT_POSITION,
  CONTACT_NUMBERS,
  NO_CONTACT,
} from './shapes/contact-layout.js';
export { putCircleContact, putRectangleContact } from './shapes/contact-numbers.js';
export {
  circleContains,
  circleOverlapsRectangle,
  circlesOverlap,
  rectangleContains,
  rectanglesOverlap,
  segmentContains,
  segmentOverlapsCircle,
  segmentOverlapsRectangle,
  segmentsOverlap,
} from './shapes/overlap.js';
export {
  polygonContains,
  polygonOverlapsCapsule,
  polygonOverlapsCircle,
  polygonOverlapsRectangle,
  polygonsOverlap,
} from './shapes/polygon-overlap.js';
export {
  type SectorParts,
  sectorContains,
  sectorOverlapsCapsule,
  sectorOverlapsCircle,
  sectorOverlapsPolygon,
  sectorOverlapsRectangle,
} from './shapes/sector-overlap.js';
export {
  distanceOfCircleAndRectangle,
  distanceOfCircles,
  distanceOfRectangles,
  distanceOfSegmentAndCircle,
  distanceOfSegmentAndRectangle,
  distanceOfSegments,
  putDistanceOfCircles,
} from './shapes/separation.js';
