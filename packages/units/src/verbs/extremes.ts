/**
 * Vector verbs that are correct at every size, even if a product, a square or a quotient leaves the range of doubles.
 * Their twins in `@tilewright/units/vector` are the bare formulas.
 */
import { LEAST_SAFE_FACTOR } from '../limits.js';
import { hypot2 } from '../trigonometry/index.js';
import type { Product } from '../types/algebra.js';
import type { AnyVector2, ComponentOf, Same } from '../types/kinds.js';
import type { Single } from '../types/single.js';
import type { Pair } from '../values/pair.js';
import { movedX, shortenedX, sumOfProducts } from '../vector/extremes.js';

/**
 * The scalar product: zero for perpendicular vectors, positive if they are less than a quarter turn apart. It is never
 * NaN for finite vectors, even if its products overflow.
 *
 * @example
 * dot(difference(meters(1), meters(2)), difference(meters(3), meters(4))) === squareMeters(11) // => true
 */
export function dot<A extends AnyVector2, B extends AnyVector2>(a: A, b: B): Product<ComponentOf<A>, ComponentOf<B>>;
export function dot(a: Pair, b: Pair): unknown {
  const sum = a.x * b.x + a.y * b.y;
  return sum === sum ? sum : sumOfProducts(a.x, b.x, a.y, b.y);
}

/**
 * The z component of the cross product: positive if the shortest turn from `a` to `b` is clockwise, from east toward
 * south. It is never NaN for finite vectors, even if its products overflow.
 *
 * @example
 * cross(difference(meters(1), meters(0)), difference(meters(0), meters(2))) === squareMeters(2) // => true
 */
export function cross<A extends AnyVector2, B extends AnyVector2>(a: A, b: B): Product<ComponentOf<A>, ComponentOf<B>>;
export function cross(a: Pair, b: Pair): unknown {
  const difference = a.x * b.y - a.y * b.x;
  return difference === difference ? difference : sumOfProducts(a.x, b.y, -a.y, b.x);
}

/**
 * The vector, shortened to the magnitude `limit` if it is longer. A negative `limit` counts as zero. After rounding,
 * the result may be longer than `limit` by an ulp or two.
 *
 * @example
 * clampMagnitude(velocity(metersPerSecond(6), metersPerSecond(8)), metersPerSecond(5)) // => velocity(metersPerSecond(3), metersPerSecond(4))
 */
export function clampMagnitude<V extends AnyVector2>(v: Single<V>, limit: ComponentOf<V>): Same<V>;
export function clampMagnitude({ x, y }: Pair, limit: unknown): unknown {
  const most = limit as number;
  const length = hypot2(x, y);
  const factor = length > most ? most / length : 1;
  const safe = factor > LEAST_SAFE_FACTOR;
  return {
    x: safe ? x * factor : shortenedX(x, y, most),
    y: safe ? y * factor : shortenedX(y, x, most),
  };
}

/** `moveTowards` for vectors and points. */
export function movePairTowards(value: Pair, goal: Pair, maxChange: number): Pair {
  const x = goal.x - value.x;
  const y = goal.y - value.y;
  const distance = hypot2(x, y);
  const arrives = distance <= maxChange;
  const fraction = maxChange / distance;
  const safe = fraction > LEAST_SAFE_FACTOR;
  return {
    x: arrives ? goal.x : safe ? value.x + x * fraction : movedX(value.x, value.y, goal.x, goal.y, maxChange),
    y: arrives ? goal.y : safe ? value.y + y * fraction : movedX(value.y, value.x, goal.y, goal.x, maxChange),
  };
}
