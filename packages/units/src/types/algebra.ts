/**
 * Types of products, quotients and roots.
 *
 * Two named quantities are looked up by name in a generated table: that is cheap, and the result has a name. For other
 * pairs the exponents are added, and the result gets a name if a named quantity has these exponents.
 */
import type { Halves, Negated, Sums } from './exponents.js';
import type { AnyVector2, ComponentOf, KindOf, Point2, Quantity, Scalar, Vector2 } from './kinds.js';
import type { BaseDimension, Exponent, madeByUnitOrConstructor, ScalarMeaning } from './meaning.js';
import type { NamedByExponents, NamedPoints, NamedVectors, ProductTable, QuotientTable } from './tables.js';

/** The members of a meaning that the algebra reads, for any dimensions. */
export type AnyScalarMeaning = { readonly [K in BaseDimension]: Exponent } & {
  readonly own: object;
  readonly ownNames: PropertyKey;
};

/** The meaning of a plain number. */
export type Dimensionless = ScalarMeaning<{}>;

/** The meaning of a quantity; a number is dimensionless. */
export type MeaningOf<A> = A extends Number
  ? Dimensionless
  : A extends { readonly [madeByUnitOrConstructor]: infer M extends AnyScalarMeaning }
    ? M
    : UnknownMeaning;

/** The meaning of `AnyQuantity`: a product with it is a quantity that no other type accepts, and never `never`. */
export interface UnknownMeaning extends Record<BaseDimension, never> {
  readonly own: {};
  readonly ownNames: never;
}

/** The name of a type in the tables; `'unnamed'` for all other types. */
export type NameOf<A> = A extends Number
  ? 'number'
  : A extends { readonly [madeByUnitOrConstructor]: { readonly name?: (infer N) | undefined } }
    ? N extends string
      ? N
      : 'unnamed'
    : 'unnamed';

/** The exponent of dimension K in M; 0 if M does not have it. */
export type PowerIn<M extends AnyScalarMeaning, K> = K extends BaseDimension
  ? M[K]
  : K extends keyof M['own']
    ? M['own'][K] & Exponent
    : 0;

/** Three exponents as a key of `NamedByExponents`. */
export type Key<A extends number, B extends number, C extends number> = `${A},${B},${C}`;

/** The named quantity at two keys of `NamedByExponents`; `undefined` for keys without a named quantity. */
export type NamedAt<First, Second> = First extends keyof NamedByExponents
  ? Second extends keyof NamedByExponents[First]
    ? NamedByExponents[First][Second]
    : undefined
  : undefined;

/**
 * The type of a product, quotient or square with an exponent outside -4 to 4: no verb, unit or column accepts it.
 */
export interface ExponentBeyond4<D> {
  // The names are a separate member, so that more dimensions do not pass for fewer.
  readonly [madeByUnitOrConstructor]: { readonly kind: 'none'; readonly exponents: D; readonly dimensions: keyof D };
}

/** The quantity whose exponents are the sums of those of M and N; for unions, one for each pair. */
export type SumOfMeanings<M extends AnyScalarMeaning, N extends AnyScalarMeaning> = M extends unknown
  ? N extends unknown
    ? SumOfPair<M, N>
    : never
  : never;
/** `SumOfMeanings` of two meanings that are not unions. */
export type SumOfPair<M extends AnyScalarMeaning, N extends AnyScalarMeaning> = [
  M['ownNames'] | N['ownNames'],
] extends [never]
  ? OfBase<
      Sums[M['length']][N['length']],
      Sums[M['time']][N['time']],
      Sums[M['mass']][N['mass']],
      Sums[M['angle']][N['angle']],
      Sums[M['tile']][N['tile']],
      Sums[M['pixel']][N['pixel']]
    >
  : NumberIfDimensionless<OfOwn<{ [K in AllDimensions<M, N>]: Sums[PowerIn<M, K>][PowerIn<N, K>] }>>;

/** The exponents of the six base dimensions. */
export interface Exponents<L, T, M, A, I, P> {
  length: L;
  time: T;
  mass: M;
  angle: A;
  tile: I;
  pixel: P;
}

// The dimensions of an unnamed quantity are written out everywhere, since the name of an alias would appear in errors.
/**
 * The quantity with these exponents: a named one if there is one, otherwise an unnamed one without the zero exponents.
 */
export type OfBase<
  L extends number,
  T extends number,
  M extends number,
  A extends number,
  I extends number,
  P extends number,
> =
  NamedAt<Key<L, T, M>, Key<A, I, P>> extends undefined
    ? L | T | M | A | I | P extends Exponent
      ? Quantity<{
          [K in BaseDimension as Exponents<L, T, M, A, I, P>[K] extends 0 ? never : K]: Exponents<L, T, M, A, I, P>[K] &
            Exponent;
        }>
      : ExponentBeyond4<{
          [K in BaseDimension as Exponents<L, T, M, A, I, P>[K] extends 0 ? never : K]: Exponents<L, T, M, A, I, P>[K];
        }>
    : NamedAt<Key<L, T, M>, Key<A, I, P>>;

/** The quantity with the exponents of D, including dimensions of the game, which have no key. */
export type OfOwn<D> = [D[keyof D]] extends [Exponent]
  ? Quantity<{ [K in keyof D as D[K] extends 0 ? never : K]: D[K] & Exponent }>
  : ExponentBeyond4<{ [K in keyof D as D[K] extends 0 ? never : K]: D[K] }>;

/** The meaning of 1 divided by M. */
export type Inverse<M extends AnyScalarMeaning> = M extends unknown
  ? { readonly [K in BaseDimension]: Negated[M[K]] } & {
      readonly own: { readonly [K in keyof M['own']]: Negated[M['own'][K] & Exponent] };
      readonly ownNames: M['ownNames'];
    }
  : never;

/** The dimensions of the package, and the game's dimensions in M or N. */
export type AllDimensions<M extends AnyScalarMeaning, N extends AnyScalarMeaning> =
  | BaseDimension
  | M['ownNames']
  | N['ownNames'];

/** A quantity whose dimensions cancel out is a plain number. */
export type NumberIfDimensionless<Q> = Q extends { readonly [madeByUnitOrConstructor]: ScalarMeaning<{}> } ? number : Q;

/** The table of products, including those that a game merged into it; `unknown` for a pair that is not in it. */
export interface KnownProducts extends ProductTable {
  readonly [pair: string]: unknown;
}
/** The table of quotients, including those that a game merged into it; `unknown` for a pair that is not in it. */
export interface KnownQuotients extends QuotientTable {
  readonly [pair: string]: unknown;
}

/** The product in the table, or else the computed one: by the exponents of quantities, by the component of a vector. */
export type ProductOr<Known, A, B> = unknown extends Known ? LongProductRows<A, B>[KindOf<A>] : Known;
/** The product of a pair that is not in the table, by the kind of A. */
export interface LongProductRows<A, B> {
  number: B;
  scalar: SumOfMeanings<MeaningOf<A>, MeaningOf<B>>;
  vector: VectorOf<Product<ComponentOf<A>, B>>;
  point: never;
  instant: never;
}

/** The quotient in the table, or else the computed one. */
export type QuotientOr<Known, A, B> = unknown extends Known ? LongQuotientRows<A, B>[KindOf<A>] : Known;
/** The quotient of a pair that is not in the table, by the kind of A. */
export interface LongQuotientRows<A, B> {
  number: SumOfMeanings<Dimensionless, Inverse<MeaningOf<B>>>;
  scalar: SumOfMeanings<MeaningOf<A>, Inverse<MeaningOf<B>>>;
  vector: VectorOf<Quotient<ComponentOf<A>, B>>;
  point: never;
  instant: never;
}

/** The vector with components of Q, under its name if it has one: `VectorOf<Speed>` is `Velocity2`. */
export type VectorOf<Q> = NameOf<Q> extends keyof NamedVectors ? NamedVectors[NameOf<Q>] : Vector2<Q>;

/** The point with coordinates of Q, under its name if it has one: `PointOf<Length>` is `Position2`. */
export type PointOf<Q> = NameOf<Q> extends keyof NamedPoints ? NamedPoints[NameOf<Q>] : Point2<Q>;

// Types of parameters. They differ from `VectorOf` and `PointOf` only in generic functions: there they also accept
// `Point2<Q>`, since the compiler cannot see that it is `PointOf<Q>`. Where another argument decides Q, a parameter is
// `NoInfer<PointIn<Q>>`: with `PointIn<NoInfer<Q>>` the compiler infers from the argument too, and throws the result
// away, at up to a hundred instantiations for the first call.
/** A parameter for `VectorOf<Q>`. */
export type VectorIn<Q> =
  NameOf<Q> extends keyof NamedVectors
    ? NamedVectors[NameOf<Q>] | WhileOpen<Vector2<Q> | VectorOf<Q>>[OpenKey<Q>]
    : Vector2<Q> | WhileOpen<VectorOf<Q>>[OpenKey<Q>];
/** A parameter for `PointOf<Q>`. */
export type PointIn<Q> =
  NameOf<Q> extends keyof NamedPoints
    ? NamedPoints[NameOf<Q>] | WhileOpen<Point2<Q> | PointOf<Q>>[OpenKey<Q>]
    : Point2<Q> | WhileOpen<PointOf<Q>>[OpenKey<Q>];

/** The type that a parameter also accepts in generic functions: see `OpenKey`. */
export interface WhileOpen<T> {
  open: T;
}
/** `never` of every type, but the compiler cannot know that of a type parameter. */
export type OpenKey<Q> = Q extends {
  readonly [madeByUnitOrConstructor]: { readonly kind: 'none'; readonly open: infer K extends 'open' };
}
  ? K
  : never;

/** The factors that A can be multiplied by: scalars, and for a scalar also vectors. */
export type FactorOf<A> = A extends AnyVector2 ? Scalar : Scalar | AnyVector2;

// Rows by the kind of the second operand: a conditional type here would cost eight times as much in annotated, nested
// lines, and would not reduce for `mul(q, 2)` in generic code.
/** `Product` by the kind of the second factor. */
export interface ProductRows<A, B> {
  number: A;
  scalar: ProductOr<KnownProducts[`${NameOf<A>} * ${NameOf<B>}`], A, B>;
  vector: ProductOr<KnownProducts[`${NameOf<B>} * ${NameOf<A>}`], B, A>;
  point: never;
  instant: never;
}
/** The type of `mul(a, b)`. */
export type Product<A, B> = ProductRows<A, B>[KindOf<B>];

/** `Quotient` by the kind of the divisor. */
export interface QuotientRows<A, B> {
  number: A;
  scalar: QuotientOr<KnownQuotients[`${NameOf<A>} / ${NameOf<B>}`], A, B>;
  vector: never;
  point: never;
  instant: never;
}
/** The type of `div(a, b)`. */
export type Quotient<A, B> = QuotientRows<A, B>[KindOf<B>];

/** Half of each exponent of M; `odd` if an exponent has no half. */
export type HalvesOf<M extends AnyScalarMeaning> = {
  [K in BaseDimension | M['ownNames']]: Halves[PowerIn<M, K>];
};
/** Whether an exponent of M is odd, so that M has no root. */
export type HasOdd<M extends AnyScalarMeaning> = 'odd' extends HalvesOf<M>[keyof HalvesOf<M>] ? true : false;

/** The type that an error names for the root of an odd power. */
export interface QuantityWithEvenExponents {
  readonly [madeByUnitOrConstructor]: { readonly kind: 'scalar'; readonly exponents: 'even' };
}

/** `Root` by the kind of A. */
export interface RootRows<A> {
  number: number;
  scalar: RootOfMeaning<MeaningOf<A>>;
  vector: never;
  point: never;
  instant: never;
}
/** The quantity whose exponents are half of those of M. */
export type RootOfMeaning<M extends AnyScalarMeaning> = [M['ownNames']] extends [never]
  ? OfBase<
      Halves[M['length']] & Exponent,
      Halves[M['time']] & Exponent,
      Halves[M['mass']] & Exponent,
      Halves[M['angle']] & Exponent,
      Halves[M['tile']] & Exponent,
      Halves[M['pixel']] & Exponent
    >
  : OfOwn<HalvesOf<M>>;
/** The type of `sqrt(a)`. */
export type Root<A> = RootRows<A>[KindOf<A>];

/** `Rootable` by the kind of A. */
export interface SquareRows<A> {
  number: A;
  scalar: HasOdd<MeaningOf<A>> extends true ? QuantityWithEvenExponents : A;
  vector: never;
  point: never;
  instant: never;
}
/** A itself if `sqrt(a)` has a type; otherwise the type that an error names. */
export type Rootable<A> = SquareRows<A>[KindOf<A>];
