/** The families of values, and which of them can be combined: as records by kind, never as chains of conditionals. */
import type {
  Dimensions,
  InstantMeaning,
  Kind,
  madeByUnitOrConstructor,
  NamedScalarMeaning,
  PointMeaning,
  ScalarMeaning,
  VectorMeaning,
} from './meaning.js';
import type { NamedScalar } from './names.js';

/**
 * A number with dimensions. At run time it is a plain number in the coherent base unit: meter, second, radian,
 * kilogram, tile, pixel.
 */
export interface Quantity<D extends Dimensions> {
  readonly [madeByUnitOrConstructor]: ScalarMeaning<D>;
}

/**
 * A quantity of dimensions of your own, with a name that errors show and the tables of products know:
 * `interface HitPoints extends NamedQuantity<{ hitPoints: 1 }, 'HitPoints'> {}`.
 */
export interface NamedQuantity<D extends Dimensions, Name extends string> {
  // A name of the package's own would take over the products of its quantity: `Energy` of a stamina is renamed.
  readonly [madeByUnitOrConstructor]: NamedScalarMeaning<D, Name extends NamedScalar ? `${Name} of the game` : Name>;
}

/**
 * A displacement, velocity, force...: immutable, a plain `{ x, y }` at run time. x grows to the east, y to the south.
 */
export interface Vector2<Q> {
  readonly x: Q;
  readonly y: Q;
  readonly [madeByUnitOrConstructor]: VectorMeaning<Q>;
}

/** A place: immutable, a plain `{ x, y }` at run time. Two points differ by a vector; they cannot be added. */
export interface Point2<Q> {
  readonly x: Q;
  readonly y: Q;
  readonly [madeByUnitOrConstructor]: PointMeaning<Q, Vector2<Q>>;
}

/**
 * A point in time: seconds since an origin of your choice. Two instants differ by a `Duration`; they cannot be added.
 */
export interface Instant {
  readonly [madeByUnitOrConstructor]: InstantMeaning;
}

/** Any quantity. */
export interface AnyQuantity {
  readonly [madeByUnitOrConstructor]: { readonly kind: 'scalar' };
}

/** Any quantity, or a plain number (which is dimensionless). */
export type Scalar = AnyQuantity | number;

/** Any vector. */
export interface AnyVector2 {
  readonly x: Scalar;
  readonly y: Scalar;
  readonly [madeByUnitOrConstructor]: { readonly kind: 'vector'; readonly component: Scalar };
}

/** Any point. */
export interface AnyPoint2 {
  readonly x: Scalar;
  readonly y: Scalar;
  readonly [madeByUnitOrConstructor]: {
    readonly kind: 'point';
    readonly component: Scalar;
    readonly delta: AnyVector2;
  };
}

/**
 * Everything that the general verbs accept.
 *
 * `Number` stands for `number`, with the same values: a constraint that contains the primitive would make the compiler
 * infer the literals of `add(2, 3)` instead of `number`.
 */
export type Operand = AnyQuantity | AnyVector2 | AnyPoint2 | Instant | Number;

/** The values that can be scaled: all except points and instants. */
export type Scalable = AnyQuantity | AnyVector2 | Number;

/** The values that have an order. */
export type Ordered = AnyQuantity | Instant | Number;

/** The family of a type. Scalars, the most frequent, come before the inference that finds all others. */
export type KindOf<A> = A extends Number
  ? 'number'
  : A extends AnyQuantity
    ? 'scalar'
    : A extends { readonly [madeByUnitOrConstructor]: { readonly kind: infer K extends Kind } }
      ? K
      : never;

/** The quantity of the components of a vector or point. */
export type ComponentOf<V> = V extends {
  readonly [madeByUnitOrConstructor]: { readonly component: infer Q extends Scalar };
}
  ? Q
  : never;

/** The vector between two points of a type. */
export type DeltaOf<P> = P extends { readonly [madeByUnitOrConstructor]: { readonly delta: infer V } } ? V : never;

/** `Same` by the kind of A. */
export interface SameRows<A> {
  number: A;
  scalar: A;
  vector: A;
  point: A;
  instant: A;
}

/** The operand's own type, written so that the literal `2` becomes `number`. */
export type Same<A> = SameRows<A>[KindOf<A>];
