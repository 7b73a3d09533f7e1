/**
 * The types of what bulk verbs multiply by a factor and add: of velocities and the time of a frame, mostly.
 *
 * Where the two do not fit, the error is about the rates; but about the factor, if they are rates in time and it is none,
 * such as a bare 0.016.
 */
import type { Quotient } from '../types/algebra.js';
import type { ChangeOf } from '../types/differences.js';
import type { AnyQuantity, Scalar } from '../types/kinds.js';
import type { Duration } from '../types/named.js';
import type { Column } from './column.js';

/** A column of what times a factor of type S changes a T. R is what came, and passes where the factor is to blame. */
export type RatesFor<T, S extends Scalar, R> =
  | Column<Quotient<ChangeOf<T>, S>>
  | ([Fit<T, S, R>] extends [never] ? Column<R> : never);

/** The type of the factor that came, but a duration where that is to blame. (The condition never holds: it is where S is inferred.) */
export type FactorFor<T, S extends Scalar, R> = [S] extends [never] ? S : Duration | FitRow<S>[Fit<T, S, R>];

/** Never, if R is a rate of T in time and S no quantity: a number, or what is no factor at all. */
export type Fit<T, S, R> = [S] extends [AnyQuantity]
  ? 'fit'
  : [R] extends [Quotient<ChangeOf<T>, Duration>]
    ? never
    : 'fit';

/** A row, so that S passes where the answer is open: in generic functions. */
export interface FitRow<S> {
  fit: S;
}
