/** The tables of products against the algebra of exponents, and the algebra itself. */
import { describe, expectTypeOf, it } from 'vitest';
import type { PointOf, Product, Quotient, Root, VectorOf } from './algebra.js';
import type { AnyQuantity, Operand, Quantity, Vector2 } from './kinds.js';
import type { madeByUnitOrConstructor, ScalarMeaning } from './meaning.js';
import type * as Named from './named.js';
import type { NamedByExponents, NamedVectors, ProductTable, QuotientTable } from './tables.js';

/** The named types that the keys of the tables speak of. */
interface ByName {
  Acceleration: Named.Acceleration;
  Acceleration2: Named.Acceleration2;
  Angle: Named.Angle;
  AngularAcceleration: Named.AngularAcceleration;
  AngularVelocity: Named.AngularVelocity;
  Area: Named.Area;
  Difference2: Named.Difference2;
  Duration: Named.Duration;
  Energy: Named.Energy;
  Force: Named.Force;
  Force2: Named.Force2;
  Frequency: Named.Frequency;
  Length: Named.Length;
  LengthPerPixel: Named.LengthPerPixel;
  LengthPerTile: Named.LengthPerTile;
  Mass: Named.Mass;
  Momentum: Named.Momentum;
  Momentum2: Named.Momentum2;
  PixelAcceleration: Named.PixelAcceleration;
  PixelAcceleration2: Named.PixelAcceleration2;
  PixelArea: Named.PixelArea;
  PixelDifference2: Named.PixelDifference2;
  PixelLength: Named.PixelLength;
  PixelSpeed: Named.PixelSpeed;
  PixelVelocity2: Named.PixelVelocity2;
  PixelsPerLength: Named.PixelsPerLength;
  PixelsPerTile: Named.PixelsPerTile;
  Speed: Named.Speed;
  TileAcceleration: Named.TileAcceleration;
  TileAcceleration2: Named.TileAcceleration2;
  TileArea: Named.TileArea;
  TileDifference2: Named.TileDifference2;
  TileLength: Named.TileLength;
  TileSpeed: Named.TileSpeed;
  TileVelocity2: Named.TileVelocity2;
  TilesPerLength: Named.TilesPerLength;
  TilesPerPixel: Named.TilesPerPixel;
  Torque: Named.Torque;
  Velocity2: Named.Velocity2;
  number: number;
}

/** The same quantity without its name: its products go the long way, through the exponents. */
type Unnamed<A> = A extends { readonly [madeByUnitOrConstructor]: ScalarMeaning<infer D> }
  ? Quantity<D & Record<never, never>>
  : A extends { readonly [madeByUnitOrConstructor]: { readonly component: infer Q } }
    ? Vector2<Unnamed<Q>>
    : A;
type Mistake<Key, Result> = Key extends `${infer A extends keyof ByName} * ${infer B extends keyof ByName}`
  ? [Product<Unnamed<ByName[A]>, Unnamed<ByName[B]>>] extends [Result]
    ? [Result] extends [Product<Unnamed<ByName[A]>, Unnamed<ByName[B]>>]
      ? never
      : Key
    : Key
  : Key extends `${infer A extends keyof ByName} / ${infer B extends keyof ByName}`
    ? [Quotient<Unnamed<ByName[A]>, Unnamed<ByName[B]>>] extends [Result]
      ? [Result] extends [Quotient<Unnamed<ByName[A]>, Unnamed<ByName[B]>>]
        ? never
        : Key
      : Key
    : Key;

describe('the tables', () => {
  it('say the same as the exponents', () => {
    type Products = { [K in keyof ProductTable]: Mistake<K, ProductTable[K]> }[keyof ProductTable];
    type Quotients = { [K in keyof QuotientTable]: Mistake<K, QuotientTable[K]> }[keyof QuotientTable];
    expectTypeOf<Products>().toEqualTypeOf<never>();
    expectTypeOf<Quotients>().toEqualTypeOf<never>();
  });

  it('would show a mistake', () => {
    expectTypeOf<Mistake<'Speed * Duration', Named.Area>>().toEqualTypeOf<'Speed * Duration'>();
    expectTypeOf<Mistake<'Velocity2 / Duration', Named.Velocity2>>().toEqualTypeOf<'Velocity2 / Duration'>();
  });

  it('name vectors and points by their component', () => {
    type Wrong = {
      [N in keyof NamedVectors]: NamedVectors[N] extends Vector2<ByName[N & keyof ByName]> ? never : N;
    }[keyof NamedVectors];
    expectTypeOf<Wrong>().toEqualTypeOf<never>();
    expectTypeOf<VectorOf<Named.Speed>>().toEqualTypeOf<Named.Velocity2>();
    expectTypeOf<PointOf<Named.TileLength>>().toEqualTypeOf<Named.TilePosition2>();
    expectTypeOf<VectorOf<Named.Duration>>().toEqualTypeOf<Vector2<Named.Duration>>();
    expectTypeOf<NamedByExponents['1,-1,0']['0,0,0']>().toEqualTypeOf<Named.Speed>();
  });
});

describe('the algebra', () => {
  it('names what has a name', () => {
    expectTypeOf<Product<Named.Speed, Named.Duration>>().toEqualTypeOf<Named.Length>();
    expectTypeOf<Product<Named.Duration, Named.Velocity2>>().toEqualTypeOf<Named.Difference2>();
    expectTypeOf<Quotient<number, Named.Duration>>().toEqualTypeOf<Named.Frequency>();
    expectTypeOf<Product<Named.Torque, Named.Angle>>().toEqualTypeOf<Named.Energy>();
    expectTypeOf<Product<Named.AngularVelocity, Named.Duration>>().toEqualTypeOf<Named.Angle>();
  });

  it('comes back to a name from an unnamed product', () => {
    type Volume = Product<Named.Area, Named.Length>;
    expectTypeOf<Volume>().toEqualTypeOf<Quantity<{ length: 3 }>>();
    expectTypeOf<Quotient<Volume, Named.Length>>().toEqualTypeOf<Named.Area>();
    expectTypeOf<Quotient<Volume, Volume>>().toEqualTypeOf<number>();
    expectTypeOf<Root<Quantity<{ length: 4 }>>>().toEqualTypeOf<Named.Area>();
  });

  it('carries the dimensions of a game', () => {
    type HitPoints = Quantity<{ hitPoints: 1 }>;
    type Healing = Quotient<HitPoints, Named.Duration>;
    expectTypeOf<Healing>().toEqualTypeOf<Quantity<{ hitPoints: 1; time: -1 }>>();
    expectTypeOf<Product<Healing, Named.Duration>>().toEqualTypeOf<HitPoints>();
    expectTypeOf<Quotient<HitPoints, HitPoints>>().toEqualTypeOf<number>();
    expectTypeOf<Product<Vector2<HitPoints>, Named.Duration>>().toEqualTypeOf<
      Vector2<Quantity<{ hitPoints: 1; time: 1 }>>
    >();
    expectTypeOf<Root<Product<HitPoints, HitPoints>>>().toEqualTypeOf<HitPoints>();
  });

  it('knows nothing of a product with any quantity, but that it is one', () => {
    expectTypeOf<Product<AnyQuantity, Named.Length>>().not.toBeNever();
    expectTypeOf<Product<AnyQuantity, Named.Length>>().toExtend<AnyQuantity>();
    expectTypeOf<Product<AnyQuantity, Named.Length>>().not.toExtend<Named.Length>();
    expectTypeOf<Quotient<AnyQuantity, AnyQuantity>>().not.toBeNever();
    expectTypeOf<Quotient<AnyQuantity, AnyQuantity>>().not.toExtend<number>();
    expectTypeOf<Root<AnyQuantity>>().not.toBeNever();
  });

  it('gives nothing that can be used where an exponent leaves the range from -4 to 4, and keeps it apart', () => {
    type Fifth = Product<Quantity<{ length: 4 }>, Named.Length>;
    type Sixth = Product<Quantity<{ length: 4 }>, Named.Area>;
    expectTypeOf<Fifth>().not.toBeNever();
    expectTypeOf<Fifth>().not.toExtend<Named.Length>();
    expectTypeOf<Fifth>().not.toExtend<Quantity<{ length: 4 }>>();
    expectTypeOf<Fifth>().not.toExtend<Operand>();
    expectTypeOf<Fifth>().not.toExtend<Sixth>();
    expectTypeOf<Sixth>().not.toExtend<Fifth>();
    expectTypeOf<Fifth>().not.toExtend<Product<Quantity<{ length: 4; time: 1 }>, Named.Length>>();
    expectTypeOf<Product<Quantity<{ length: 4; time: 1 }>, Named.Length>>().not.toExtend<Fifth>();
    expectTypeOf<Fifth>().toEqualTypeOf<Product<Quantity<{ length: 3 }>, Named.Area>>();
    expectTypeOf<Quotient<Quantity<{ length: -4 }>, Named.Length>>().not.toExtend<Operand>();
    expectTypeOf<Product<Quantity<{ mana: 4 }>, Quantity<{ mana: 1 }>>>().not.toExtend<Operand>();
    expectTypeOf<Product<Quantity<{ length: 3 }>, Named.Length>>().toEqualTypeOf<Quantity<{ length: 4 }>>();
  });
});
