/**
 * Arithmetic on vectors and points, without the dispatch of the general verbs.
 *
 * Each verb has one place where it builds its result, and never returns its argument: then an engine can keep the
 * result off the heap. They follow IEEE 754: no check, NaN and infinities pass through.
 */
import { interpolate } from '../scalar/interpolation.js';
import { hypot2 } from '../trigonometry/index.js';
import type { Product, Quotient } from '../types/algebra.js';
import type { ChangeOf, DifferenceBetween, ExtentOf, SubtrahendOf } from '../types/differences.js';
import type { AnyPoint2, AnyVector2, Same, Scalar } from '../types/kinds.js';
import type { Single } from '../types/single.js';
import type { Pair } from '../values/pair.js';

/** What these verbs take. */
export type VectorOperand = AnyVector2 | AnyPoint2;

/** The sum of two like vectors, or of a point and the vector between its kind. Two points have no sum. */
export function add<A extends VectorOperand>(a: Single<A>, b: ChangeOf<A>): Same<A>;
export function add(a: Pair, b: Pair): unknown {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** The difference: of two like vectors a vector, of two points the vector from b to a, of a point and a vector a point. */
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

/** The vector of equal magnitude that points the other way. */
export function neg<A extends AnyVector2>(a: A): Same<A>;
export function neg(a: Pair): unknown {
  return { x: -a.x, y: -a.y };
}

/** The vector or point at a fraction of the way: equal to `from` at 0 and to `to` at 1. */
export function lerp<A extends VectorOperand>(from: Single<A>, to: Single<A>, fraction: number): Same<A>;
export function lerp(from: Pair, to: Pair, fraction: number): unknown {
  return { x: interpolate(from.x, to.x, fraction), y: interpolate(from.y, to.y, fraction) };
}

/**
 * `value` moved straight towards `goal` by `maxChange` at most: it arrives exactly and never overshoots by more than
 * rounding. A negative `maxChange` moves away; where `value` equals `goal` there is no way to go, and it stays for any
 * `maxChange`. Here it is the bare formula, see `dot`.
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

/** Whether both components are equal. Zero and negative zero are; NaN never is. */
export function equals<A extends VectorOperand>(a: Single<A>, b: Single<A>): boolean;
export function equals(a: Pair, b: Pair): unknown {
  return a.x === b.x && a.y === b.y;
}

/** Whether the two are `tolerance` apart at most, by distance. */
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
