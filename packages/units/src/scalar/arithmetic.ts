/**
 * Arithmetic on scalars: quantities, plain numbers and, where the type says so, instants.
 *
 * These are the verbs of loops of your own: no dispatch, so an engine inlines them to the bare operation. They follow
 * IEEE 754: no check, NaN and infinities pass through. Each is O(1) and allocates nothing.
 */
import type { Product, Quotient, Root, Rootable } from '../types/algebra.js';
import type { ChangeOf, DifferenceBetween, SubtrahendOf } from '../types/differences.js';
import type { AnyQuantity, Ordered, Same } from '../types/kinds.js';
import type { Single } from '../types/single.js';

/** The scalars of the verbs: `Number` stands for `number`, see `Operand`. */
export type ScalarOperand = AnyQuantity | Number;

/** The sum of two like scalars; of an instant and a duration, the later instant. */
export function add<A extends Ordered>(a: Single<A>, b: ChangeOf<A>): Same<A>;
export function add(a: number, b: number): unknown {
  return a + b;
}

/** The difference of two like scalars; of two instants, the duration between them. */
export function sub<A extends Ordered, B extends SubtrahendOf<A>>(a: Single<A>, b: B): DifferenceBetween<A, B>;
export function sub(a: number, b: number): unknown {
  return a - b;
}

/** The product: `Speed * Duration = Length`. Its type is derived. */
export function mul<A extends ScalarOperand, B extends ScalarOperand>(a: A, b: B): Product<A, B>;
export function mul(a: number, b: number): unknown {
  return a * b;
}

/** The quotient: `Length / Duration = Speed`. Its type is derived; like divided by like is a `number`. */
export function div<A extends ScalarOperand, B extends ScalarOperand>(a: A, b: B): Quotient<A, B>;
export function div(a: number, b: number): unknown {
  return a / b;
}

/** The scalar with the other sign. The compiler lets `-quantity` pass as a number: use this instead. */
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
 * -1, 0 or 1, as the scalar is negative, zero or positive; NaN of NaN, -0 of -0.
 *
 * @example
 * sign(metersPerSecond(-3)) // => -1
 */
export function sign(a: ScalarOperand): number;
export function sign(a: unknown): unknown {
  return Math.sign(a as number);
}

/**
 * How many times as great as `b` `a` is: the quotient of two like scalars, a number without a unit.
 *
 * `div(a, b)` is the same where the compiler knows their type; in a generic function over `Q extends Scalar`, where the
 * type of a quotient stays open, `ratio(a, b)` is a number.
 *
 * @returns an infinity, or NaN, if `b` is zero
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
 * The scalar times itself: `Length` to `Area`.
 *
 * @example
 * square(meters(3)) === squareMeters(9) // => true
 */
export function square<A extends ScalarOperand>(a: A): Product<A, A>;
export function square(a: number): unknown {
  return a * a;
}

/**
 * The square root, correctly rounded: `Area` to `Length`. Of an odd power it does not compile. NaN of a negative.
 *
 * @example
 * sqrt(squareMeters(9)) === meters(3) // => true
 */
export function sqrt<A extends ScalarOperand>(a: A & Rootable<A>): Root<A>;
export function sqrt(a: number): unknown {
  return Math.sqrt(a);
}
