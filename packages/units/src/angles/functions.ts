/**
 * Trigonometric functions: the same bits in every engine, within 1 ulp of the true value.
 *
 * In the whole family, the double of `turns(k / 4)` and `degrees(90 * k)` counts as exactly k quarter turns, for |k| up
 * to 2^20. NaN and infinities follow IEEE 754. No function throws.
 */
import * as kernel from '../trigonometry/index.js';
import type { ScalarOperand } from '../scalar/arithmetic.js';
import type { Angle } from '../types/named.js';
import type { Single } from '../types/single.js';
import { unsafeNumber, unsafeQuantity } from '../values/raw.js';

/**
 * The sine of an angle: the y component of the unit vector at this angle from east toward south.
 *
 * Whole quarter turns give exactly 0, 1 or -1, a 0 with the sign of the angle.
 *
 * @returns a plain number from -1 to 1; NaN for NaN and infinities
 *
 * @example
 * sin(degrees(90)) // => 1
 */
export function sin(angle: Angle): number {
  return kernel.sin(unsafeNumber(angle));
}

/**
 * The cosine of an angle: the x component of the unit vector at this angle from east toward south.
 *
 * Whole quarter turns give exactly 0, 1 or -1.
 *
 * @returns a plain number from -1 to 1; NaN for NaN and infinities
 *
 * @example
 * cos(degrees(90)) // => 0
 */
export function cos(angle: Angle): number {
  return kernel.cos(unsafeNumber(angle));
}

/**
 * The tangent of an angle.
 *
 * An even number of quarter turns gives exactly 0, with the sign of the angle. An odd number gives an infinity with the
 * sign of the sine: positive for a quarter turn, negative for three.
 *
 * @returns a plain number; NaN for NaN and infinities
 *
 * @example
 * tan(degrees(180)) // => 0
 */
export function tan(angle: Angle): number {
  return kernel.tan(unsafeNumber(angle));
}

/**
 * The angle whose sine is `ratio`, from -1/4 to 1/4 turn.
 *
 * @param ratio - a plain number from -1 to 1
 * @returns the angle; NaN if `ratio` is outside this range
 *
 * @example
 * asin(1) === degrees(90) // => true
 */
export function asin(ratio: number): Angle {
  return unsafeQuantity(kernel.asin(ratio));
}

/**
 * The angle whose cosine is `ratio`, from 0 to 1/2 turn.
 *
 * @param ratio - a plain number from -1 to 1
 * @returns the angle; NaN if `ratio` is outside this range
 *
 * @example
 * acos(-1) === degrees(180) // => true
 */
export function acos(ratio: number): Angle {
  return unsafeQuantity(kernel.acos(ratio));
}

/**
 * The angle of the vector (x, y) from east toward south, from -1/2 to 1/2 turn.
 *
 * On the axes and diagonals it is the exact multiple of an eighth of a turn, at any magnitude. As in IEEE 754, the
 * angle of (0, 0) is 0, and -0 counts as slightly less than 0: so `atan2(-0, -1)` is -1/2 turn. To get a heading, use
 * `directionOf`, which returns `undefined` for the zero vector.
 *
 * @param y - the component toward south, of the same quantity as `x`
 * @param x - the component toward east
 * @returns the angle; NaN if `x` or `y` is NaN
 *
 * @example
 * atan2(meters(2), meters(2)) === degrees(45) // => true
 */
export function atan2<Q extends ScalarOperand>(y: Single<Q>, x: Single<Q>): Angle;
export function atan2(y: number, x: number): unknown {
  return kernel.atan2(y, x);
}

/**
 * The same angle in [-1/2, 1/2) turns.
 *
 * The range is half-open even after rounding: 1/2 turn, and every result that rounds to it, becomes -1/2 turn. An angle
 * in the range is unchanged, and whole quarter turns stay whole; other results are within 1 ulp of the true value, at
 * any size.
 *
 * @returns the angle; NaN for NaN and infinities
 *
 * @example
 * normalizeSigned(degrees(270)) === degrees(-90) // => true
 */
export function normalizeSigned(angle: Angle): Angle {
  return unsafeQuantity(kernel.withinHalfTurns(unsafeNumber(angle)));
}

/**
 * The same angle in [0, 1) turns.
 *
 * The range is half-open even after rounding: a result that rounds to a whole turn, such as that of a very small
 * negative angle, becomes 0. An angle in the range is unchanged, and whole quarter turns stay whole; other results are
 * within 1 ulp of the true value, at any size.
 *
 * @returns the angle; NaN for NaN and infinities
 *
 * @example
 * normalizePositive(degrees(-90)) === degrees(270) // => true
 */
export function normalizePositive(angle: Angle): Angle {
  return unsafeQuantity(kernel.withinTurn(unsafeNumber(angle)));
}
