/** Magnitudes, products, rotations and projections of vectors; distances of points. */
import { cos, hypot2, sin } from '../trigonometry/index.js';
import type { Product } from '../types/algebra.js';
import type { AnyPoint2, AnyVector2, ComponentOf, Same, Vector2 } from '../types/kinds.js';
import type { Angle } from '../types/named.js';
import type { Single } from '../types/single.js';
import { pair, type Pair } from '../values/pair.js';
import { safeScale } from './extremes.js';

/**
 * The scalar product: zero for perpendicular vectors, positive if they are less than a quarter turn apart.
 *
 * This twin is the bare formula, for components between 1e-150 and 1e150; outside this range, products overflow or
 * vanish. The general verb is correct at every size, but its branches make loops slower, even if they are never taken:
 * a chain of verbs costs 1.6 times as much as the raw loop, with the bare formulas 1.1 times.
 */
export function dot<A extends AnyVector2, B extends AnyVector2>(a: A, b: B): Product<ComponentOf<A>, ComponentOf<B>>;
export function dot(a: Pair, b: Pair): unknown {
  return a.x * b.x + a.y * b.y;
}

/**
 * The z component of the cross product: positive if the shortest turn from `a` to `b` is clockwise, from east toward
 * south. This twin is the bare formula, see `dot`.
 */
export function cross<A extends AnyVector2, B extends AnyVector2>(a: A, b: B): Product<ComponentOf<A>, ComponentOf<B>>;
export function cross(a: Pair, b: Pair): unknown {
  return a.x * b.y - a.y * b.x;
}

/**
 * The magnitude of a vector. It does not overflow or underflow if the result is representable.
 *
 * @example
 * magnitude(velocity(metersPerSecond(3), metersPerSecond(4))) === metersPerSecond(5) // => true
 */
export function magnitude<V extends AnyVector2>(v: V): ComponentOf<V>;
export function magnitude(v: Pair): unknown {
  return hypot2(v.x, v.y);
}

/**
 * The square of the magnitude: cheaper than `magnitude`, and sufficient for comparisons.
 *
 * @example
 * magnitudeSquared(difference(meters(3), meters(4))) === squareMeters(25) // => true
 */
export function magnitudeSquared<V extends AnyVector2>(v: V): Product<ComponentOf<V>, ComponentOf<V>>;
export function magnitudeSquared(v: Pair): unknown {
  return v.x * v.x + v.y * v.y;
}

/** The distance between two points. It does not overflow or underflow if the result is representable. */
export function distance<P extends AnyPoint2>(a: Single<P>, b: Single<P>): ComponentOf<P>;
export function distance(a: Pair, b: Pair): unknown {
  return hypot2(b.x - a.x, b.y - a.y);
}

/**
 * The square of the distance: cheaper than `distance`, and sufficient for comparisons.
 *
 * @example
 * distanceSquared(position(meters(0), meters(0)), position(meters(3), meters(4))) === squareMeters(25) // => true
 */
export function distanceSquared<P extends AnyPoint2>(
  a: Single<P>,
  b: Single<P>,
): Product<ComponentOf<P>, ComponentOf<P>>;
export function distanceSquared(a: Pair, b: Pair): unknown {
  const x = b.x - a.x;
  const y = b.y - a.y;
  return x * x + y * y;
}

/** The greatest absolute value of the components. */
function greatestOf(x: number, y: number): number {
  return Math.max(Math.abs(x), Math.abs(y));
}

/**
 * The dimensionless vector of magnitude 1 in the same direction.
 *
 * @returns `undefined` for the zero vector, which has no direction
 *
 * @example
 * normalized(difference(meters(0), meters(5))) // => vector(0, 1)
 */
export function normalized(v: AnyVector2): Vector2<number> | undefined;
export function normalized(v: unknown): unknown {
  const { x, y } = v as Pair;
  if (x === 0 && y === 0) return undefined;
  const scale = safeScale(x, y);
  const length = hypot2(x * scale, y * scale);
  return { x: (x * scale) / length, y: (y * scale) / length };
}

/**
 * The vector turned by a quarter turn to the right, exactly: east becomes south.
 *
 * @example
 * perpendicular(difference(meters(1), meters(2))) // => difference(meters(-2), meters(1))
 */
export function perpendicular<V extends AnyVector2>(v: V): Same<V>;
export function perpendicular(v: Pair): unknown {
  return { x: -v.y, y: v.x };
}

/**
 * The vector turned by an angle, positive from east toward south. Quarter turns are exact.
 *
 * @example
 * rotated(velocity(metersPerSecond(2), metersPerSecond(0)), degrees(90)) // => velocity(metersPerSecond(0), metersPerSecond(2))
 */
export function rotated<V extends AnyVector2>(v: V, angle: Angle): Same<V>;
export function rotated(v: Pair, angle: unknown): unknown {
  const s = sin(angle as number);
  const c = cos(angle as number);
  return { x: v.x * c - v.y * s, y: v.x * s + v.y * c };
}

/**
 * The projection of `v` on the direction of `onto`, whose magnitude does not matter. For a zero `onto` it is zero.
 *
 * @example
 * projectedOn(difference(meters(3), meters(4)), vector(1, 0)) // => difference(meters(3), meters(0))
 */
export function projectedOn<V extends AnyVector2>(v: V, onto: AnyVector2): Same<V>;
export function projectedOn(v: Pair, onto: unknown): unknown {
  const { x, y } = onto as Pair;
  // Only the direction of `onto` matters: divided by its greater component, its square is between 1 and 2.
  const size = greatestOf(x, y) || 1;
  const ux = x / size;
  const uy = y / size;
  const square = ux * ux + uy * uy || 1;
  const along = (v.x / square) * ux + (v.y / square) * uy;
  return { x: along * ux, y: along * uy };
}

/**
 * The reflection of `v` in a mirror with this normal, whose magnitude does not matter. For a zero `normal` it is `v`.
 *
 * @example
 * reflected(velocity(metersPerSecond(3), metersPerSecond(4)), vector(0, -1)) // => velocity(metersPerSecond(3), metersPerSecond(-4))
 */
export function reflected<V extends AnyVector2>(v: V, normal: AnyVector2): Same<V>;
export function reflected(v: Pair, normal: unknown): unknown {
  const { x, y } = normal as Pair;
  const size = greatestOf(x, y) || 1;
  const nx = x / size;
  const ny = y / size;
  const square = nx * nx + ny * ny || 1;
  const along = (v.x / square) * nx + (v.y / square) * ny;
  // Subtracted twice, since twice the number could overflow.
  return { x: v.x - along * nx - along * nx, y: v.y - along * ny - along * ny };
}

/**
 * The vector, shortened to the magnitude `limit` if it is longer. A negative `limit` counts as zero. After rounding,
 * the result may be longer than `limit` by an ulp or two. This twin is the bare formula, see `dot`.
 */
export function clampMagnitude<V extends AnyVector2>(v: Single<V>, limit: ComponentOf<V>): Same<V>;
export function clampMagnitude({ x, y }: Pair, limit: unknown): unknown {
  const length = Math.sqrt(x * x + y * y);
  const top = (limit as number) < 0 ? 0 : (limit as number);
  // The numbers are chosen first, and the result is built in one place: two places cost 3.4 times as much.
  const factor = length > top ? top / length : 1;
  return { x: x * factor, y: y * factor };
}

/**
 * The point halfway between two.
 *
 * @example
 * midpoint(position(meters(0), meters(0)), position(meters(4), meters(2))) // => position(meters(2), meters(1))
 */
export function midpoint<P extends AnyPoint2>(a: Single<P>, b: Single<P>): Same<P>;
export function midpoint(a: Pair, b: Pair): unknown {
  return { x: halfway(a.x, b.x), y: halfway(a.y, b.y) };
}

function halfway(a: number, b: number): number {
  const sum = a + b;
  return sum - sum === 0 ? sum / 2 : a / 2 + b / 2;
}

/** 2^-32, and its inverse. */
const SMALL = 2.3283064365386963e-10;
const LARGE = 4294967296;

/**
 * The mean of points: their center of gravity. O(n).
 *
 * @returns `undefined` if there are no points
 *
 * @example
 * mean([position(meters(0), meters(0)), position(meters(3), meters(0)), position(meters(0), meters(3))]) // => position(meters(1), meters(1))
 */
export function mean<P extends AnyPoint2>(points: Iterable<Single<P>>): Same<P> | undefined;
export function mean(points: Iterable<Pair>): unknown {
  let count = 0;
  let x = 0;
  let y = 0;
  // The sum may overflow although the mean does not: then the sum of the scaled points counts.
  let smallX = 0;
  let smallY = 0;
  for (const point of points) {
    count += 1;
    x += point.x;
    y += point.y;
    smallX += point.x * SMALL;
    smallY += point.y * SMALL;
  }
  return count === 0 ? undefined : pair(meanOf(x, smallX, count), meanOf(y, smallY, count));
}

function meanOf(sum: number, smallSum: number, count: number): number {
  return sum - sum === 0 ? sum / count : (smallSum / count) * LARGE;
}
