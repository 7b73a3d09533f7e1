/**
 * The meaning of a value, which the compiler knows and the run time does not.
 *
 * Every opaque type of this package has one required member under the symbol `madeByUnitOrConstructor`, which no value
 * has. A number is therefore never a quantity, a quantity never a number, and two quantities agree only if their
 * meanings do.
 */

/**
 * It does not exist at run time, and the package does not export it: only units (`meters`) and constructors
 * (`position`) make such values. Its name is the remedy, since errors print it:
 * `Property '[madeByUnitOrConstructor]' is missing in ...`.
 */
export declare const madeByUnitOrConstructor: unique symbol;

/**
 * The family of a value, which decides its operations. A direction has a kind of its own, which no general verb
 * accepts.
 */
export type Kind = 'number' | 'scalar' | 'vector' | 'point' | 'instant';

/** The powers of a dimension. A product outside this range is not a quantity: see `ExponentBeyond4`. */
export type Exponent = -4 | -3 | -2 | -1 | 0 | 1 | 2 | 3 | 4;

/** The dimensions of the package. A game adds its own as further keys. */
export type BaseDimension = 'length' | 'time' | 'mass' | 'angle' | 'tile' | 'pixel';

/** Exponents by dimension, without those that are zero: `{ length: 1; time: -1 }` is a speed. */
export type Dimensions = { readonly [dimension: string]: Exponent };

/** The exponent of dimension K in D; 0 if D does not have it. */
export type ExponentIn<D, K extends BaseDimension> = K extends keyof D ? D[K] : 0;
/** The dimensions of D that belong to the game. */
export type OwnDimensions<D> = { readonly [K in keyof D as K extends BaseDimension ? never : K]: D[K] };

/**
 * The meaning of a quantity. All six base exponents are spelled out: a missing one would let `{ length: 1; time: -1 }`
 * pass for `{ length: 1 }`.
 */
export interface ScalarMeaning<D> {
  readonly kind: 'scalar';
  readonly length: ExponentIn<D, 'length'>;
  readonly time: ExponentIn<D, 'time'>;
  readonly mass: ExponentIn<D, 'mass'>;
  readonly angle: ExponentIn<D, 'angle'>;
  readonly tile: ExponentIn<D, 'tile'>;
  readonly pixel: ExponentIn<D, 'pixel'>;
  /** The dimensions of the game. Their names are a separate member, so that more dimensions do not pass for fewer. */
  readonly own: OwnDimensions<D>;
  readonly ownNames: keyof OwnDimensions<D>;
}

/**
 * The meaning of a named quantity: the compiler prints the name. It is optional, so that an unnamed product of the same
 * dimensions stays assignable.
 */
export interface NamedScalarMeaning<D, Name extends string> extends ScalarMeaning<D> {
  readonly name?: Name | undefined;
}

/** The meaning of a vector with components of Q. */
export interface VectorMeaning<Q> {
  readonly kind: 'vector';
  readonly component: Q;
}

/** The meaning of a vector with a name that the compiler prints. */
export interface NamedVectorMeaning<Q, Name extends string> extends VectorMeaning<Q> {
  readonly name?: Name | undefined;
}

/**
 * The meaning of a point. `delta` is the vector between two points, so that the difference of two `Position2` is shown
 * as `Difference2`.
 */
export interface PointMeaning<Q, Delta> {
  readonly kind: 'point';
  readonly component: Q;
  readonly delta: Delta;
}

/** The meaning of a point with a name that the compiler prints. */
export interface NamedPointMeaning<Q, Delta, Name extends string> extends PointMeaning<Q, Delta> {
  readonly name?: Name | undefined;
}

/** The meaning of a point in time. */
export interface InstantMeaning {
  readonly kind: 'instant';
}

/** The meaning of a heading, which no general verb accepts. */
export interface DirectionMeaning {
  readonly kind: 'direction';
}
