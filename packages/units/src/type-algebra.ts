/**
 * The types that those of the verbs are worked out from: errors and tools name them, a game need not. They may change
 * in any release.
 */
export type {
  AllDimensions,
  AnyScalarMeaning,
  Dimensionless,
  Exponents,
  HalvesOf,
  HasOdd,
  Inverse,
  Key,
  KnownProducts,
  KnownQuotients,
  LongProductRows,
  LongQuotientRows,
  MeaningOf,
  NamedAt,
  NameOf,
  NumberIfDimensionless,
  OfBase,
  OfOwn,
  OpenKey,
  PowerIn,
  ProductOr,
  ProductRows,
  QuotientOr,
  QuotientRows,
  RootOfMeaning,
  RootRows,
  SquareRows,
  SumOfMeanings,
  SumOfPair,
  UnknownMeaning,
  WhileOpen,
} from './types/algebra.js';
export type { FactorPasses, FactorRow } from './columns/rates.js';
export type { Halves, Negated, Sums } from './types/exponents.js';
export type { ChangeRows, DifferenceRows, ExtentRows, SubtrahendRows } from './types/differences.js';
export type { SameRows } from './types/kinds.js';
export type {
  BaseDimension,
  DirectionMeaning,
  ExponentIn,
  InstantMeaning,
  Kind,
  NamedPointMeaning,
  NamedScalarMeaning,
  NamedVectorMeaning,
  OwnDimensions,
  PointMeaning,
  ScalarMeaning,
  VectorMeaning,
} from './types/meaning.js';
export type { IsOpen, IsSingle, Refused, SingleRow } from './types/single.js';
export type { ShapeLike, ShapeRows } from './shapes/translated.js';
export type { ShapeMeaning } from './shapes/types.js';
