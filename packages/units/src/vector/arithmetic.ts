/**
 * Arithmetic on vectors and points, without the dispatch of the general verbs.
 *
 * Each verb builds its result in one place, and never returns its argument, so that an engine need not allocate the
 * result. They follow IEEE 754: no check, NaN and infinities pass through.
 */
import { interpolate } from '../scalar/interpolation.js';
import { hypot2 } from '../trigonometry/index.js';
import type { Product, Quotient } from '../types/algebra.js';
import type { ChangeOf, DifferenceBetween, ExtentOf, SubtrahendOf } from '../types/differences.js';
import type { AnyPoint2, AnyVector2, Same, Scalar } from '../types/kinds.js';
import type { Single } from '../types/single.js';
import type { Pair } from '../values/pair.js';

/** The operands of these verbs. */
export type VectorOperand = AnyVector2 | AnyPoint2;

/** The sum of two vectors of one type, or of a point and its displacement. Two points cannot be added. */
export function add<A extends VectorOperand>(a: Single<A>, b: ChangeOf<A>): Same<A>;
export function add(a: Pair, b: Pair): unknown {
  return { x: a.x + b.x, y: a.y + b.y };
}

/**
 * The difference: of two vectors a vector, of two points the vector from `b` to `a`, of a point and a vector a point.
 */
export function sub<A extends VectorOperand, B extends SubtrahendOf<A>>(a: Single<A>, b: B): DifferenceBetween<A, B>;
export function sub(a: Pair, b: Pair): unknown {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** A vector times a scalar, in this order (the general verb takes either): `Velocity2 * Duration = Difference2`. */
export function mul<A extends AnyVector2, B extends Scalar>(a: A, b: B): Product<A, B>;
export function mul(a: Pair, b: number): unknown {
  return { x: a.x * b, y: a.y * b };
}

/** A vector divided by a scalar: `Difference2 / Duration = Velocity2`. */
export function div<A extends AnyVector2, B extends Scalar>(a: A, b: B): Quotient<A, B>;
export function div(a: Pair, b: number): unknown {
  return { x: a.x / b, y: a.y / b };
}

/** The vector of the same magnitude in the opposite direction. */
export function neg<A extends AnyVector2>(a: A): Same<A>;
export function neg(a: Pair): unknown {
  return { x: -a.x, y: -a.y };
}

/** The vector or point at a fraction between `from` and `to`: equal to `from` at 0 and to `to` at 1. */
export function lerp<A extends VectorOperand>(from: Single<A>, to: Single<A>, fraction: number): Same<A>;
export function lerp(from: Pair, to: Pair, fraction: number): unknown {
  return { x: interpolate(from.x, to.x, fraction), y: interpolate(from.y, to.y, fraction) };
}

/**
 * `value` moved straight toward `goal` by at most `maxChange`: it arrives exactly, and overshoots at most by rounding.
 * A negative `maxChange` moves it away. If `value` equals `goal`, the result is `goal` for any `maxChange`. This twin
 * is the bare formula, see `dot`.
 */
export function moveTowards<A extends VectorOperand>(
  value: Single<A>,
  goal: Single<A>,
  maxChange: ExtentOf<A>,
): Same<A>;
export function moveTowards(value: Pair, goal: Pair, maxChange: number): unknown {
  const x = goal.x - value.x;
  const y = goal.y - value.y;
  const distance = Math.sqrt(x * x + y * y);
  const arrives = distance <= maxChange || distance === 0;
  const fraction = maxChange / distance;
  return { x: arrives ? goal.x : value.x + x * fraction, y: arrives ? goal.y : value.y + y * fraction };
}

/** Whether both components are equal. Zero equals negative zero; NaN equals nothing. */
export function equals<A extends VectorOperand>(a: Single<A>, b: Single<A>): boolean;
export function equals(a: Pair, b: Pair): unknown {
  return a.x === b.x && a.y === b.y;
}

/** Whether the distance of the two is at most `tolerance`. */
export function approximatelyEquals<A extends VectorOperand>(
  a: Single<A>,
  b: Single<A>,
  tolerance: ExtentOf<A>,
): boolean;
export function approximatelyEquals(a: Pair, b: Pair, tolerance: number): unknown {
  return (a.x === b.x && a.y === b.y) || hypot2(a.x - b.x, a.y - b.y) <= tolerance;
}

/** Whether neither component is NaN or infinite. */
export function isFinite(a: VectorOperand): boolean;
export function isFinite(a: unknown): unknown {
  const { x, y } = a as Pair;
  return Number.isFinite(x) && Number.isFinite(y);
}

/** Whether both components are zero, of either sign. */
export function isZero(a: AnyVector2): boolean;
export function isZero(a: unknown): unknown {
  const { x, y } = a as Pair;
  return x === 0 && y === 0;
}
