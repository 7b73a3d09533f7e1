/**
 * The types of the parameters `rates` and `factor` of bulk verbs, such as velocities and the duration of a frame.
 *
 * If the two types do not match, the compiler reports the rates. It reports the factor if the rates are per time and
 * the factor is not a quantity, such as a bare 0.016.
 */
import type { Quotient } from '../types/algebra.js';
import type { ChangeOf } from '../types/differences.js';
import type { AnyQuantity, Scalar } from '../types/kinds.js';
import type { Duration } from '../types/named.js';
import type { Column } from './column.js';

/**
 * A column of values that, times a factor of type S, can be added to a T. If the factor is wrong, the argument's R
 * passes.
 */
export type RatesFor<T, S extends Scalar, R> =
  | Column<Quotient<ChangeOf<T>, S>>
  | ([FactorPasses<T, S, R>] extends [never] ? Column<R> : never);

/**
 * The type of the factor, or a duration if the factor is wrong. (The condition never holds; it is where S is inferred.)
 */
export type FactorFor<T, S extends Scalar, R> = [S] extends [never]
  ? S
  : Duration | FactorRow<S>[FactorPasses<T, S, R>];

/** `'passes'`, or `never` if R is a rate of T in time and S is not a quantity: then the factor is wrong. */
export type FactorPasses<T, S, R> = [S] extends [AnyQuantity]
  ? 'passes'
  : [R] extends [Quotient<ChangeOf<T>, Duration>]
    ? never
    : 'passes';

/** A row, so that S passes in generic functions, where the condition is unresolved. */
export interface FactorRow<S> {
  passes: S;
}
