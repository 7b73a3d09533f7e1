/**
 * The guard of verbs in which two values meet: a value of one type or another (`Length | Duration`) is refused, since the
 * run time could not tell which it is, and the sum of its two types is none.
 */
import type { AnyQuantity, AnyVector2 } from './kinds.js';
import type { meaning } from './meaning.js';

/** Stands in an error where a value may be of one type or of another. */
export interface ValueOfOneType {
  readonly [meaning]: { readonly kind: 'one' };
}

/** Whether every member of A is all of it: of a union of two quantities none is. Literals of numbers are one type. */
export type IsSingle<A, All = A> = A extends Number
  ? [All] extends [Number]
    ? 'single'
    : never
  : [All] extends [A]
    ? 'single'
    : IsOpen<A>;

/** The types of all quantities and of all vectors stand in the constraints of verbs, which errors show as they are. */
export type IsOpen<A> = AnyQuantity extends A ? 'single' : AnyVector2 extends A ? 'single' : never;

/** Of a union the marker alone; of a type parameter, whose answer is open, the parameter itself too. */
export type Refused<A> = ValueOfOneType | SingleRow<A>[IsSingle<A>];
/** A row, so that A passes where the answer of `IsSingle` is open: in generic functions. */
export interface SingleRow<A> {
  single: A;
}

/** A itself, unless it is a union of types. An argument of this type is inferred as one of type A. */
export type Single<A> = [IsSingle<A>] extends [never] ? Refused<A> : A;
