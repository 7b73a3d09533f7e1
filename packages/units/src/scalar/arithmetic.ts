/**
 * Arithmetic on scalars: quantities, plain numbers and, where the type allows it, instants.
 *
 * These verbs are for your own loops: they have no dispatch, so an engine inlines them to the bare operation. They
 * follow IEEE 754: no check, NaN and infinities pass through. Each is O(1) and allocates nothing.
 */
import type { Product, Quotient, Root, Rootable } from '../types/algebra.js';
import type { ChangeOf, DifferenceBetween, SubtrahendOf } from '../types/differences.js';
import type { AnyQuantity, Ordered, Same } from '../types/kinds.js';
import type { Single } from '../types/single.js';

/** The scalars that the verbs accept: `Number` stands for `number`, see `Operand`. */
export type ScalarOperand = AnyQuantity | Number;

/** The sum of two scalars of one quantity; for an instant and a duration, the later instant. */
export function add<A extends Ordered>(a: Single<A>, b: ChangeOf<A>): Same<A>;
export function add(a: number, b: number): unknown {
  return a + b;
}

/** The difference of two scalars of one quantity; for two instants, the duration from `b` to `a`. */
export function sub<A extends Ordered, B extends SubtrahendOf<A>>(a: Single<A>, b: B): DifferenceBetween<A, B>;
export function sub(a: number, b: number): unknown {
  return a - b;
}

/** The product: `Speed * Duration = Length`. The compiler derives its type. */
export function mul<A extends ScalarOperand, B extends ScalarOperand>(a: A, b: B): Product<A, B>;
export function mul(a: number, b: number): unknown {
  return a * b;
}

/** The quotient: `Length / Duration = Speed`. The compiler derives its type; for one quantity it is a `number`. */
export function div<A extends ScalarOperand, B extends ScalarOperand>(a: A, b: B): Quotient<A, B>;
export function div(a: number, b: number): unknown {
  return a / b;
}

/** The scalar with the opposite sign. Use it in place of `-quantity`, which the compiler accepts as a plain number. */
export function neg<A extends ScalarOperand>(a: A): Same<A>;
export function neg(a: number): unknown {
  return -a;
}

/**
 * The scalar without its sign.
 *
 * @example
 * abs(meters(-3)) === meters(3) // => true
 */
export function abs<A extends ScalarOperand>(a: A): Same<A>;
export function abs(a: number): unknown {
  return Math.abs(a);
}

/**
 * The sign: -1, 0 or 1 for a negative, zero or positive scalar; NaN for NaN, -0 for -0.
 *
 * @example
 * sign(metersPerSecond(-3)) // => -1
 */
export function sign(a: ScalarOperand): number;
export function sign(a: unknown): unknown {
  return Math.sign(a as number);
}

/**
 * The quotient of two scalars of one quantity, as a plain number.
 *
 * `div(a, b)` is the same if the compiler knows the quantity. In a generic function over `Q extends Scalar`, the type
 * of `div(a, b)` is unresolved, but `ratio(a, b)` is a number.
 *
 * @returns a plain number; an infinity or NaN if `b` is zero
 *
 * @example
 * const filled = <Q extends Scalar>(level: Q, capacity: Q): number => ratio(level, capacity);
 * filled(meters(3), meters(4)) // => 0.75
 */
export function ratio<A extends ScalarOperand>(a: Single<A>, b: Single<A>): number;
export function ratio(a: number, b: number): unknown {
  return a / b;
}

/**
 * The square of a scalar: that of a `Length` is an `Area`.
 *
 * @example
 * square(meters(3)) === squareMeters(9) // => true
 */
export function square<A extends ScalarOperand>(a: A): Product<A, A>;
export function square(a: number): unknown {
  return a * a;
}

/**
 * The square root, correctly rounded: that of an `Area` is a `Length`. The root of an odd power does not compile.
 *
 * @returns NaN for a negative scalar
 *
 * @example
 * sqrt(squareMeters(9)) === meters(3) // => true
 */
export function sqrt<A extends ScalarOperand>(a: A & Rootable<A>): Root<A>;
export function sqrt(a: number): unknown {
  return Math.sqrt(a);
}
