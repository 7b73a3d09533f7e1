/** Convex polygons, and the polygon that a rectangle sweeps. */
import { argumentError } from '../checks/errors.js';
import { requireFiniteRectangle } from '../checks/finite-shapes.js';
import { requireArray } from '../checks/objects.js';
import { requireFinitePair, requireFinitePoint } from '../checks/pairs.js';
import { orientation, signOfDot } from '../exact/products.js';
import type { RawPoint, RawPolygon, RawRectangle } from '../types/raw.js';
import type { VectorIn } from '../types/algebra.js';
import type { Point2, Scalar } from '../types/kinds.js';
import { pair, type Pair } from '../values/pair.js';
import { convexHull, isBefore } from './hull.js';
import { rawPolygon } from './make.js';
import type { ConvexPolygon2, Rectangle2 } from './types.js';

/**
 * Makes a convex polygon from its vertices, listed in order around it in either direction.
 *
 * A vertex between two others on one line is dropped, and so is a vertex that is listed again right after itself. A
 * polygon written by hand or parsed from JSON is not checked by the functions that take it: pass it through
 * `reviveConvexPolygon`.
 *
 * @param vertices - at least three that are not all on one line
 * @returns the polygon; its vertices are clockwise, from the northernmost one
 * @throws RangeError if a coordinate is not finite; if all points are on one line; or if the polygon is not convex: the
 * error names the first point at which that shows
 *
 * @example
 * const at = (x: number, y: number) => position(meters(x), meters(y));
 * convexPolygon([at(0, 4), at(3, 4), at(0, 0)]).vertices // => [at(0, 0), at(3, 4), at(0, 4)]
 */
export function convexPolygon<Q extends Scalar>(vertices: readonly Point2<Q>[]): ConvexPolygon2<Q>;
export function convexPolygon(vertices: readonly RawPoint[]): unknown {
  requireArray('convexPolygon', 'vertices', vertices);
  // By index: a visitor would skip the gaps of an array.
  for (let i = 0; i < vertices.length; i++) requireFinitePoint('convexPolygon', `vertices[${i}]`, vertices[i]);
  return convexPolygonOf('convexPolygon', 'vertices', vertices, 3);
}

/** The polygon of finite points, of at least so many vertices. @throws RangeError that names the point at fault */
export function convexPolygonOf(
  where: string,
  parameter: string,
  points: readonly RawPoint[],
  least: 1 | 3,
): RawPolygon {
  const plain = plainVertices(points);
  if (plain !== undefined) return rawPolygon(plain);
  const vertices = convexHull(points);
  if (vertices.length < least) {
    if (least === 1) throw argumentError(where, parameter, 'an array of at least one point', points);
    const rule = 'an array of at least three points that are not all on one line';
    throw argumentError(where, parameter, rule, points, 'For points on one line, use segmentBetween');
  }
  const bad = vertices.length < 3 ? -1 : firstConcave(points, vertices[0] as RawPoint);
  if (bad >= 0) {
    const { x, y } = points[bad] as RawPoint;
    throw new RangeError(
      `${where}: ${parameter}[${bad}] must be a corner of a convex polygon, received (${x}, ${y}). ` +
        'List the vertices in order around the polygon',
    );
  }
  return rawPolygon(vertices);
}

/**
 * Makes the area that a rectangle sweeps along a displacement: a polygon of up to six vertices, and of four if the
 * displacement is along an axis or zero.
 *
 * Its vertices are corners of the rectangle, and these corners plus the displacement, each rounded once. A rectangle of
 * no area may sweep no more than a segment or a point: then the polygon has two vertices, or one.
 *
 * @throws RangeError if a number, or a moved corner, is not finite
 *
 * @example
 * const at = (x: number, y: number) => position(meters(x), meters(y));
 * sweptRectangle(rectangle(at(0, 0), at(1, 1)), difference(meters(3), meters(0))).vertices
 * // => [at(0, 0), at(4, 0), at(4, 1), at(0, 1)]
 */
export function sweptRectangle<Q extends Scalar>(
  rectangle: Rectangle2<Q>,
  displacement: NoInfer<VectorIn<Q>>,
): ConvexPolygon2<Q>;
export function sweptRectangle(rectangle: RawRectangle, displacement: unknown): unknown {
  requireFiniteRectangle('sweptRectangle', 'rectangle', rectangle);
  const { x, y } = requireFinitePair('sweptRectangle', 'displacement', 'a vector', displacement);
  const { min, max } = rectangle;
  const toMin = pair(min.x + x, min.y + y);
  const toMax = pair(max.x + x, max.y + y);
  requireFinitePoint('sweptRectangle', '(rectangle.min + displacement)', toMin);
  requireFinitePoint('sweptRectangle', '(rectangle.max + displacement)', toMax);
  return rawPolygon(
    hexagonOf(min, max, toMin, toMax) ?? convexHull([...cornersOf(min, max), ...cornersOf(toMin, toMax)]),
  );
}

/** The hull of two rectangles, of which both have an area and each sticks out of the other on both axes. */
function hexagonOf(min: RawPoint, max: RawPoint, toMin: RawPoint, toMax: RawPoint): RawPoint[] | undefined {
  if (!(min.x < max.x && min.y < max.y && toMin.x < toMax.x && toMin.y < toMax.y)) return undefined;
  const goesEast = min.x < toMin.x && max.x < toMax.x;
  const goesWest = toMin.x < min.x && toMax.x < max.x;
  if (!goesEast && !goesWest) return undefined;
  // Of each rectangle, all corners but the one that faces the other; from the northernmost on, clockwise.
  if (min.y < toMin.y && max.y < toMax.y) {
    const [first, last] = [pair(min.x, min.y), pair(toMax.x, toMax.y)];
    return goesEast
      ? [first, pair(max.x, min.y), pair(toMax.x, toMin.y), last, pair(toMin.x, toMax.y), pair(min.x, max.y)]
      : [first, pair(max.x, min.y), pair(max.x, max.y), last, pair(toMin.x, toMax.y), pair(toMin.x, toMin.y)];
  }
  if (toMin.y < min.y && toMax.y < max.y) {
    const [first, last] = [pair(toMin.x, toMin.y), pair(max.x, max.y)];
    return goesEast
      ? [first, pair(toMax.x, toMin.y), pair(toMax.x, toMax.y), last, pair(min.x, max.y), pair(min.x, min.y)]
      : [first, pair(toMax.x, toMin.y), pair(max.x, min.y), last, pair(min.x, max.y), pair(toMin.x, toMax.y)];
  }
  return undefined;
}

/** The corners of a rectangle, clockwise from the north-west one. */
function cornersOf(min: RawPoint, max: RawPoint): [Pair, Pair, Pair, Pair] {
  return [pair(min.x, min.y), pair(max.x, min.y), pair(max.x, max.y), pair(min.x, max.y)];
}

/**
 * The vertices of a polygon, if each point is one: points of a convex outline, of which no two are the same and no
 * three on one line. Clockwise from the northernmost one, as those of `convexHull`. Otherwise undefined.
 */
function plainVertices(points: readonly RawPoint[]): readonly RawPoint[] | undefined {
  const { length } = points;
  if (length < 3) return undefined;
  let before = points[length - 1] as RawPoint;
  let isSouthward = isBefore(points[length - 2] as RawPoint, before);
  let sense = 0;
  let changes = 0;
  let top = 0;
  for (let i = 0; i < length; i++) {
    const here = points[i] as RawPoint;
    const after = points[i + 1 < length ? i + 1 : 0] as RawPoint;
    const turn = orientation(before.x, before.y, here.x, here.y, after.x, after.y);
    if (i === 0) sense = turn;
    if (turn === 0 || turn !== sense) return undefined;
    if (isBefore(before, here) !== isSouthward) {
      isSouthward = !isSouthward;
      changes++;
    }
    if (isBefore(here, points[top] as RawPoint)) top = i;
    before = here;
  }
  // A star also turns in one direction only, but changes between south and north more often.
  if (changes !== 2) return undefined;
  const vertices: RawPoint[] = [];
  for (let i = top, left = length; left > 0; left--) {
    vertices.push(points[i] as RawPoint);
    i += sense;
    if (i === length) i = 0;
    else if (i < 0) i = length - 1;
  }
  return vertices;
}

/**
 * The index of the first point, from `top` on, at which an outline shows that it is not convex, or -1.
 *
 * An outline is convex if it turns in one direction only, never reverses, and changes between south and north twice in
 * all: at the top and at the bottom. (A star also turns in one direction only, but more than once around.)
 *
 * @param top - the northernmost of the points, which are not all on one line
 */
function firstConcave(points: readonly RawPoint[], top: RawPoint): number {
  const at = (i: number): RawPoint => points[i] as RawPoint;
  const same = (a: RawPoint, b: RawPoint): boolean => a.x === b.x && a.y === b.y;
  const indices = points.map((_, i) => i).filter((i) => !same(at(i), at((i + points.length - 1) % points.length)));
  const count = indices.length;
  const first = indices.findIndex((i) => same(at(i), top));
  let sense = 0;
  let changes = 0;
  for (let i = 0; i < count; i++) {
    const index = indices[(first + i) % count] as number;
    const before = at(indices[(first + i + count - 1) % count] as number);
    const here = at(index);
    const after = at(indices[(first + i + 1) % count] as number);
    const turn = orientation(before.x, before.y, here.x, here.y, after.x, after.y);
    if (i === 0) sense = turn;
    if (turn === 0 ? signOfDot(here.x, here.y, before.x, before.y, after.x, after.y) > 0 : turn !== sense) return index;
    if (isBefore(before, here) !== isBefore(here, after)) changes++;
    if (changes > 2) return index;
  }
  return -1;
}
