/** The products of vectors, right at the ends of the range too. The twins of `@tilewright/units/vector` are the bare formulas. */
import type { Product } from '../types/algebra.js';
import type { AnyVector2, ComponentOf } from '../types/kinds.js';
import type { Pair } from '../values/pair.js';
import { sumOfProducts } from '../vector/extremes.js';

/**
 * The scalar product; zero for perpendicular vectors, positive for those less than a quarter turn apart. Products that
 * overflow may cancel: of finite vectors it is never NaN.
 */
export function dot<A extends AnyVector2, B extends AnyVector2>(a: A, b: B): Product<ComponentOf<A>, ComponentOf<B>>;
export function dot(a: Pair, b: Pair): unknown {
  const sum = a.x * b.x + a.y * b.y;
  return sum === sum ? sum : sumOfProducts(a.x, b.x, a.y, b.y);
}

/**
 * The z component of the cross product; positive if the short way from a to b turns right, from east towards south.
 * Products that overflow may cancel: of finite vectors it is never NaN.
 */
export function cross<A extends AnyVector2, B extends AnyVector2>(a: A, b: B): Product<ComponentOf<A>, ComponentOf<B>>;
export function cross(a: Pair, b: Pair): unknown {
  const difference = a.x * b.y - a.y * b.x;
  return difference === difference ? difference : sumOfProducts(a.x, b.y, -a.y, b.x);
}
