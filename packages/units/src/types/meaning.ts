/**
 * What the compiler knows of a value that the run time does not: its meaning.
 *
 * Every opaque type of this package carries one required member under the symbol `meaning`, which no value has. A
 * number is therefore never a quantity, a quantity never a number, and two quantities agree only if their meanings do.
 */

/** Never exists at run time, and is not exported from the package: meanings are made by its constructors only. */
export declare const meaning: unique symbol;

/** What family of operations a value takes part in. A direction is of a kind of its own, which no general verb takes. */
export type Kind = 'number' | 'scalar' | 'vector' | 'point' | 'instant';

/** Powers of a dimension. A product beyond them is no quantity: see `ExponentBeyond4`. */
export type Exponent = -4 | -3 | -2 | -1 | 0 | 1 | 2 | 3 | 4;

/** The dimensions that the package names. A game adds its own as further keys. */
export type BaseDimension = 'length' | 'time' | 'mass' | 'angle' | 'tile' | 'pixel';

/** Exponents by dimension, those that are zero left out: `{ length: 1; time: -1 }` is a speed. */
export type Dimensions = { readonly [dimension: string]: Exponent };

/** The exponent of dimension K in D; 0 where D leaves it out. */
export type ExponentIn<D, K extends BaseDimension> = K extends keyof D ? D[K] : 0;
/** The part of D that is a game's own. */
export type OwnDimensions<D> = { readonly [K in keyof D as K extends BaseDimension ? never : K]: D[K] };

/** The meaning of a quantity. All six base exponents are spelled out: a missing one would let `{ length: 1; time: -1 }` pass for `{ length: 1 }`. */
export interface ScalarMeaning<D> {
  readonly kind: 'scalar';
  readonly length: ExponentIn<D, 'length'>;
  readonly time: ExponentIn<D, 'time'>;
  readonly mass: ExponentIn<D, 'mass'>;
  readonly angle: ExponentIn<D, 'angle'>;
  readonly tile: ExponentIn<D, 'tile'>;
  readonly pixel: ExponentIn<D, 'pixel'>;
  /** The dimensions of the game. The names stand beside the exponents, or else more of them would pass for fewer. */
  readonly own: OwnDimensions<D>;
  readonly ownNames: keyof OwnDimensions<D>;
}

/** The meaning of a named quantity: the compiler prints the name. It is optional, so that an unnamed product of the same dimensions stays assignable. */
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

/** The meaning of a point. `delta` is the vector between two points, so that the difference of two `Position2` is shown as `Difference2`. */
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

/** The meaning of a heading, which no general verb takes. */
export interface DirectionMeaning {
  readonly kind: 'direction';
}
