/** What may stand for what: all ordered pairs of the named types, and what users could mistake for them. */
import { describe, expectTypeOf, it } from 'vitest';
import type {
  Acceleration,
  Acceleration2,
  Angle,
  AngularAcceleration,
  AngularVelocity,
  Area,
  Difference2,
  Direction2,
  Duration,
  Energy,
  Force,
  Force2,
  Frequency,
  Instant,
  Length,
  LengthPerPixel,
  LengthPerTile,
  Mass,
  Momentum,
  Momentum2,
  PixelAcceleration,
  PixelAcceleration2,
  PixelArea,
  PixelDifference2,
  PixelLength,
  PixelPosition2,
  PixelSpeed,
  PixelVelocity2,
  PixelsPerLength,
  PixelsPerTile,
  Point2,
  Position2,
  Quantity,
  Speed,
  TileAcceleration,
  TileAcceleration2,
  TileArea,
  TileDifference2,
  TileLength,
  TilePosition2,
  TileSpeed,
  TileVelocity2,
  TilesPerLength,
  TilesPerPixel,
  Torque,
  Vector2,
  Velocity2,
} from '../index.js';

/** Every named type by its name, and what users could mistake for them. */
interface All {
  Acceleration: Acceleration;
  Acceleration2: Acceleration2;
  Angle: Angle;
  AngularAcceleration: AngularAcceleration;
  AngularVelocity: AngularVelocity;
  Area: Area;
  Difference2: Difference2;
  Direction2: Direction2;
  Duration: Duration;
  Energy: Energy;
  Force: Force;
  Force2: Force2;
  Frequency: Frequency;
  Instant: Instant;
  Length: Length;
  LengthPerPixel: LengthPerPixel;
  LengthPerTile: LengthPerTile;
  Mass: Mass;
  Momentum: Momentum;
  Momentum2: Momentum2;
  PixelAcceleration: PixelAcceleration;
  PixelAcceleration2: PixelAcceleration2;
  PixelArea: PixelArea;
  PixelDifference2: PixelDifference2;
  PixelLength: PixelLength;
  PixelPosition2: PixelPosition2;
  PixelSpeed: PixelSpeed;
  PixelVelocity2: PixelVelocity2;
  PixelsPerLength: PixelsPerLength;
  PixelsPerTile: PixelsPerTile;
  Position2: Position2;
  Speed: Speed;
  TileAcceleration: TileAcceleration;
  TileAcceleration2: TileAcceleration2;
  TileArea: TileArea;
  TileDifference2: TileDifference2;
  TileLength: TileLength;
  TilePosition2: TilePosition2;
  TileSpeed: TileSpeed;
  TileVelocity2: TileVelocity2;
  TilesPerLength: TilesPerLength;
  TilesPerPixel: TilesPerPixel;
  Torque: Torque;
  Velocity2: Velocity2;
  dimensionlessPoint: Point2<number>;
  dimensionlessVector: Vector2<number>;
  number: number;
  numbers: { x: number; y: number };
  string: string;
  undefined: undefined;
}

/** A vector of numbers has the shape `{ x, y }` of numbers: that is meant. */
type Meant = 'dimensionlessVector passes for numbers' | 'dimensionlessPoint passes for numbers';

type PassesFor<A extends keyof All, B extends keyof All> = B extends A
  ? never
  : All[A] extends All[B]
    ? `${A} passes for ${B}`
    : never;
type AllPasses = { [A in keyof All]: PassesFor<A, keyof All> }[keyof All];

describe('the matrix of named types', () => {
  it('lets no type stand for another, in either direction', () => {
    expectTypeOf<Exclude<AllPasses, Meant>>().toEqualTypeOf<never>();
  });

  it('lets every type stand for itself', () => {
    type Broken = { [A in keyof All]: All[A] extends All[A] ? never : A }[keyof All];
    expectTypeOf<Broken>().toEqualTypeOf<never>();
  });

  it('lets an unnamed quantity of the same dimensions stand for a named one, and the other way round', () => {
    expectTypeOf<Quantity<{ length: 1; time: -1 }>>().toExtend<Speed>();
    expectTypeOf<Speed>().toExtend<Quantity<{ time: -1; length: 1 }>>();
    expectTypeOf<Point2<Length>>().toExtend<Position2>();
    expectTypeOf<Position2>().toExtend<Point2<Length>>();
    expectTypeOf<Vector2<Speed>>().toExtend<Velocity2>();
    expectTypeOf<Velocity2>().toExtend<Vector2<Speed>>();
  });

  it('does not let more dimensions pass for fewer', () => {
    expectTypeOf<Quantity<{ length: 1; time: -1 }>>().not.toExtend<Quantity<{ length: 1 }>>();
    expectTypeOf<Quantity<{ length: 1 }>>().not.toExtend<Quantity<{ length: 1; time: -1 }>>();
    expectTypeOf<Quantity<{ hitPoints: 1 }>>().not.toExtend<Quantity<{ hitPoints: 1; mana: 1 }>>();
    expectTypeOf<Quantity<{ hitPoints: 1; mana: 1 }>>().not.toExtend<Quantity<{ hitPoints: 1 }>>();
    expectTypeOf<Quantity<{ hitPoints: 1 }>>().not.toExtend<Quantity<{ hitPoints: 2 }>>();
    expectTypeOf<Quantity<{ hitPoints: 1 }>>().not.toExtend<Quantity<{}>>();
    expectTypeOf<Quantity<{}>>().not.toExtend<Quantity<{ hitPoints: 1 }>>();
  });
});
