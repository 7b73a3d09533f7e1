/**
 * Functions of angles: deterministic, the same bits in every engine, within 1 ulp of the true value.
 *
 * One exception, for the whole family: the double that `turns(k / 4)` and `degrees(90 * k)` give means exactly k quarter
 * turns, for |k| up to 2^20. NaN and infinities pass as IEEE 754 has it, and nothing here throws.
 */
import * as kernel from '../trigonometry/index.js';
import type { ScalarOperand } from '../scalar/arithmetic.js';
import type { Angle } from '../types/named.js';
import type { Single } from '../types/single.js';
import { unsafeNumber, unsafeQuantity } from '../values/raw.js';

/**
 * The sine of an angle: the y component of the unit vector that is turned so far from east towards south.
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
 * The cosine of an angle: the x component of the unit vector that is turned so far from east towards south.
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
 * Whole quarter turns give exactly 0 (an even number of them, with the sign of the angle) or an infinity (an odd number,
 * with the sign of the sine there): positive for a quarter turn, negative for three.
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
 * The angle whose sine is `ratio`, from minus a quarter turn to a quarter turn.
 *
 * @param ratio - a plain number from -1 to 1
 * @returns the angle; NaN outside
 *
 * @example
 * asin(1) === degrees(90) // => true
 */
export function asin(ratio: number): Angle {
  return unsafeQuantity(kernel.asin(ratio));
}

/**
 * The angle whose cosine is `ratio`, from zero to half a turn.
 *
 * @param ratio - a plain number from -1 to 1
 * @returns the angle; NaN outside
 *
 * @example
 * acos(-1) === degrees(180) // => true
 */
export function acos(ratio: number): Angle {
  return unsafeQuantity(kernel.acos(ratio));
}

/**
 * The angle of the vector (x, y) from east towards south, from minus half a turn to half a turn.
 *
 * On the axes and diagonals it is the exact multiple of an eighth of a turn, at any magnitude. As IEEE 754 has it, the
 * angle of (0, 0) is 0, and -0 counts as a little less than 0: so `atan2(-0, -1)` is minus half a turn. For the heading
 * of a vector, with an answer that says that the zero vector has none, there is `directionOf`.
 *
 * @param y - towards south, of the same quantity as `x`
 * @param x - towards east
 * @returns the angle; NaN if either is
 *
 * @example
 * atan2(meters(2), meters(2)) === degrees(45) // => true
 */
export function atan2<Q extends ScalarOperand>(y: Single<Q>, x: Single<Q>): Angle;
export function atan2(y: number, x: number): unknown {
  return kernel.atan2(y, x);
}

/**
 * The same angle within half a turn: in [-half, half) a turn.
 *
 * Half-open for sure: half a turn, and what rounds to it, gives minus half a turn. An angle within the range stays as it
 * is, whole quarter turns stay whole; others are within 1 ulp of the true residue, at any size.
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
 * The same angle within one turn: in [0, one) turn.
 *
 * Half-open for sure: what rounds to a whole turn, such as any tiny negative angle, gives 0. An angle within the range
 * stays as it is, whole quarter turns stay whole; others are within 1 ulp of the true residue, at any size.
 *
 * @returns the angle; NaN for NaN and infinities
 *
 * @example
 * normalizePositive(degrees(-90)) === degrees(270) // => true
 */
export function normalizePositive(angle: Angle): Angle {
  return unsafeQuantity(kernel.withinTurn(unsafeNumber(angle)));
}
