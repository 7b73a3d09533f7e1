/**
 * The guard of verbs that combine two values: it rejects a union (`Length | Duration`), since the run time cannot tell
 * which type a value has, and values of different types cannot be combined.
 */
import type { AnyQuantity, AnyVector2 } from './kinds.js';
import type { madeByUnitOrConstructor } from './meaning.js';

/** The type that an error names if a value has a union type. */
export interface ValueOfOneType {
  readonly [madeByUnitOrConstructor]: { readonly kind: 'one' };
}

/** Whether A is one type, so that each member of A is all of A. Literals of numbers count as one type. */
export type IsSingle<A, All = A> = A extends Number
  ? [All] extends [Number]
    ? 'single'
    : never
  : [All] extends [A]
    ? 'single'
    : IsOpen<A>;

/** The constraints of verbs contain the types of all quantities and all vectors, which must stay readable in errors. */
export type IsOpen<A> = AnyQuantity extends A ? 'single' : AnyVector2 extends A ? 'single' : never;

/** For a union only the marker; for a type parameter, where `IsSingle` is unresolved, also the parameter itself. */
export type Refused<A> = ValueOfOneType | SingleRow<A>[IsSingle<A>];
/** A row, so that A passes in generic functions, where `IsSingle` is unresolved. */
export interface SingleRow<A> {
  single: A;
}

/** A itself, unless it is a union of types. For an argument of this type, the compiler infers A. */
export type Single<A> = [IsSingle<A>] extends [never] ? Refused<A> : A;
