/**
 * The general verbs: one name for scalars, vectors and points. The types say which operands match.
 *
 * At run time each tests once what kind its operand is. That has a cost in a program that uses a verb for several
 * kinds, so use the twins of `@tilewright/units/scalar` and `/vector` in your own loops, and columns for many values.
 * The verbs follow IEEE 754: no check, NaN and infinities pass through.
 */
import { approach, interpolate } from '../scalar/interpolation.js';
import { hypot2 } from '../trigonometry/index.js';
import type { FactorOf, Product, Quotient } from '../types/algebra.js';
import type { ChangeOf, DifferenceBetween, ExtentOf, SubtrahendOf } from '../types/differences.js';
import type { Operand, Same, Scalable, Scalar } from '../types/kinds.js';
import type { Single } from '../types/single.js';
import { pair, type Pair } from '../values/pair.js';
import { movePairTowards } from './extremes.js';

/** A value at run time. */
type Raw = number | Pair;

/**
 * The sum of two values of one type; of a point and its displacement, a point; of an instant and a duration, an
 * instant.
 *
 * @example
 * add(position(meters(1), meters(2)), difference(meters(3), meters(0))) // => position(meters(4), meters(2))
 */
export function add<A extends Operand>(a: Single<A>, b: ChangeOf<A>): Same<A>;
export function add(a: Raw, b: Raw): unknown {
  if (typeof a === 'number') return a + (b as number);
  return pair(a.x + (b as Pair).x, a.y + (b as Pair).y);
}

/**
 * The difference of two values of one type; of two points the vector from `b` to `a`, of two instants the duration from
 * `b` to `a`.
 *
 * @example
 * sub(position(meters(4), meters(2)), position(meters(1), meters(2))) // => difference(meters(3), meters(0))
 */
export function sub<A extends Operand, B extends SubtrahendOf<A>>(a: Single<A>, b: B): DifferenceBetween<A, B>;
export function sub(a: Raw, b: Raw): unknown {
  if (typeof a === 'number') return a - (b as number);
  return pair(a.x - (b as Pair).x, a.y - (b as Pair).y);
}

/**
 * The product of two scalars, or of a scalar and a vector: `Velocity2 * Duration = Difference2`. The compiler derives
 * its type.
 *
 * @example
 * mul(metersPerSecond(3), seconds(2)) === meters(6) // => true
 */
export function mul<A extends Scalable, B extends FactorOf<A>>(a: A, b: B): Product<A, B>;
export function mul(a: Raw, b: Raw): unknown {
  if (typeof a === 'number') return typeof b === 'number' ? a * b : pair(a * b.x, a * b.y);
  return pair(a.x * (b as number), a.y * (b as number));
}

/**
 * The quotient of a scalar or vector and a scalar: `Difference2 / Duration = Velocity2`. The compiler derives its type.
 *
 * @example
 * div(meters(100), seconds(20)) === metersPerSecond(5) // => true
 */
export function div<A extends Scalable, B extends Scalar>(a: A, b: B): Quotient<A, B>;
export function div(a: Raw, b: number): unknown {
  if (typeof a === 'number') return a / b;
  return pair(a.x / b, a.y / b);
}

/**
 * The scalar or vector with the opposite sign.
 *
 * @example
 * neg(velocity(metersPerSecond(1), metersPerSecond(-2))) // => velocity(metersPerSecond(-1), metersPerSecond(2))
 */
export function neg<A extends Scalable>(a: A): Same<A>;
export function neg(a: Raw): unknown {
  if (typeof a === 'number') return -a;
  return pair(-a.x, -a.y);
}

/**
 * The value at a fraction between `from` and `to`: equal to `from` at 0 and to `to` at 1. Fractions outside 0 to 1
 * extrapolate. Points and instants are allowed.
 *
 * @example
 * lerp(position(meters(0), meters(0)), position(meters(4), meters(8)), 0.25) // => position(meters(1), meters(2))
 */
export function lerp<A extends Operand>(from: Single<A>, to: Single<A>, fraction: number): Same<A>;
export function lerp(from: Raw, to: Raw, fraction: number): unknown {
  if (typeof from === 'number') return interpolate(from, to as number, fraction);
  return pair(interpolate(from.x, (to as Pair).x, fraction), interpolate(from.y, (to as Pair).y, fraction));
}

/**
 * `value` moved straight toward `goal` by at most `maxChange`: it arrives exactly. A negative `maxChange` moves it
 * away. If `value` equals `goal`, the result is `goal` for any `maxChange`.
 *
 * @example
 * moveTowards(position(meters(0), meters(0)), position(meters(3), meters(4)), meters(2.5)) // => position(meters(1.5), meters(2))
 */
export function moveTowards<A extends Operand>(value: Single<A>, goal: Single<A>, maxChange: ExtentOf<A>): Same<A>;
export function moveTowards(value: Raw, goal: Raw, maxChange: number): unknown {
  if (typeof value === 'number') return approach(value, goal as number, maxChange);
  return movePairTowards(value, goal as Pair, maxChange);
}

/**
 * Whether the two are equal; vectors and points by both components. Zero equals negative zero; NaN equals nothing.
 *
 * @example
 * equals(position(meters(1), meters(2)), position(meters(1), meters(2))) // => true
 */
export function equals<A extends Operand>(a: Single<A>, b: Single<A>): boolean;
export function equals(a: Raw, b: Raw): unknown {
  if (typeof a === 'number') return a === b;
  return a.x === (b as Pair).x && a.y === (b as Pair).y;
}

/**
 * Whether the two differ by at most `tolerance`; vectors and points by their distance.
 *
 * @example
 * approximatelyEquals(meters(1), meters(1.01), centimeters(2)) // => true
 */
export function approximatelyEquals<A extends Operand>(a: Single<A>, b: Single<A>, tolerance: ExtentOf<A>): boolean;
export function approximatelyEquals(a: Raw, b: Raw, tolerance: number): unknown {
  if (typeof a === 'number') return a === b || Math.abs(a - (b as number)) <= tolerance;
  const { x, y } = b as Pair;
  return (a.x === x && a.y === y) || hypot2(a.x - x, a.y - y) <= tolerance;
}

/**
 * Whether a value is finite; a vector or point if both components are.
 *
 * @example
 * isFinite(div(difference(meters(1), meters(0)), seconds(0))) // => false
 */
export function isFinite(a: Operand): boolean;
export function isFinite(a: unknown): unknown {
  if (typeof a === 'number') return Number.isFinite(a);
  return Number.isFinite((a as Pair).x) && Number.isFinite((a as Pair).y);
}

/**
 * Whether a value is zero, of either sign; a vector if both components are.
 *
 * @example
 * isZero(velocity(metersPerSecond(0), metersPerSecond(0))) // => true
 */
export function isZero(a: Scalable): boolean;
export function isZero(a: unknown): unknown {
  if (typeof a === 'number') return a === 0;
  return (a as Pair).x === 0 && (a as Pair).y === 0;
}
