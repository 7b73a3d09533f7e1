/** Units, the way in and the way out: what they make and read, and what they must not, with the reason. */
import { describe, expectTypeOf, it } from 'vitest';
import type * as units from '../index.js';
import {
  baseUnit,
  degrees,
  degreesPerSecond,
  format,
  framesAt,
  hertz,
  kilometers,
  meters,
  parse,
  seconds,
  unit,
  valueIn,
  type Acceleration,
  type Angle,
  type AngularAcceleration,
  type AngularVelocity,
  type AnyQuantity,
  type Area,
  type Direction2,
  type Duration,
  type Energy,
  type Force,
  type Frequency,
  type Instant,
  type Length,
  type LengthPerPixel,
  type LengthPerTile,
  type Mass,
  type Momentum,
  type NamedQuantity,
  type PixelArea,
  type PixelLength,
  type PixelAcceleration,
  type PixelSpeed,
  type PixelsPerLength,
  type PixelsPerTile,
  type Position2,
  type Quantity,
  type QuantityOf,
  type Speed,
  type TileArea,
  type TileLength,
  type TileAcceleration,
  type TileSpeed,
  type TilesPerLength,
  type TilesPerPixel,
  type Torque,
  type Unit,
} from '../index.js';

interface HitPoints extends NamedQuantity<{ hitPoints: 1 }, 'HitPoints'> {}

declare const length: Length;
declare const duration: Duration;
declare const direction: Direction2;
declare const instant: Instant;
declare const position: Position2;
declare const health: HitPoints;

// The bodies are never run: they are compiled.
const compiled = (_lines: () => void): void => {};

/** The quantity of every unit that the package exports. */
type Catalogue = {
  [K in keyof typeof units as (typeof units)[K] extends Unit<AnyQuantity> ? K : never]: QuantityOf<(typeof units)[K]>;
};

interface Expected {
  readonly centimeters: Length;
  readonly degrees: Angle;
  readonly degreesPerSecond: AngularVelocity;
  readonly degreesPerSecondSquared: AngularAcceleration;
  readonly grams: Mass;
  readonly hertz: Frequency;
  readonly hours: Duration;
  readonly joules: Energy;
  readonly kilogramMetersPerSecond: Momentum;
  readonly kilograms: Mass;
  readonly kilojoules: Energy;
  readonly kilometers: Length;
  readonly kilometersPerHour: Speed;
  readonly kilonewtons: Force;
  readonly meters: Length;
  readonly metersPerPixel: LengthPerPixel;
  readonly metersPerSecond: Speed;
  readonly metersPerSecondSquared: Acceleration;
  readonly metersPerTile: LengthPerTile;
  readonly microseconds: Duration;
  readonly millimeters: Length;
  readonly milliseconds: Duration;
  readonly minutes: Duration;
  readonly newtonMeters: Torque;
  readonly newtons: Force;
  readonly pixels: PixelLength;
  readonly pixelsPerMeter: PixelsPerLength;
  readonly pixelsPerSecond: PixelSpeed;
  readonly pixelsPerSecondSquared: PixelAcceleration;
  readonly pixelsPerTile: PixelsPerTile;
  readonly radians: Angle;
  readonly radiansPerSecond: AngularVelocity;
  readonly radiansPerSecondSquared: AngularAcceleration;
  readonly revolutionsPerMinute: AngularVelocity;
  readonly seconds: Duration;
  readonly squareMeters: Area;
  readonly squarePixels: PixelArea;
  readonly squareTiles: TileArea;
  readonly tiles: TileLength;
  readonly tilesPerMeter: TilesPerLength;
  readonly tilesPerPixel: TilesPerPixel;
  readonly tilesPerSecond: TileSpeed;
  readonly tilesPerSecondSquared: TileAcceleration;
  readonly tonnes: Mass;
  readonly turns: Angle;
  readonly turnsPerSecond: AngularVelocity;
}

/** Whether two types are the same, to the name. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

describe('the catalogue', () => {
  it('has these units and no others', () => {
    expectTypeOf<keyof Catalogue>().toEqualTypeOf<keyof Expected>();
  });

  it('makes of each unit the quantity of its name', () => {
    type Wrong = { [K in keyof Expected]: Same<Catalogue[K], Expected[K]> extends true ? never : K }[keyof Expected];
    expectTypeOf<Wrong>().toEqualTypeOf<never>();
  });

  it('would show a mistake', () => {
    expectTypeOf<Same<Energy, Torque>>().toEqualTypeOf<false>();
    expectTypeOf<Same<TileLength, TileArea>>().toEqualTypeOf<false>();
    expectTypeOf<Same<unknown, Length>>().toEqualTypeOf<false>();
    expectTypeOf<Same<Length, Length>>().toEqualTypeOf<true>();
  });
});

describe('a unit', () => {
  it('takes a number and makes its quantity', () => {
    compiled(() => {
      expectTypeOf(meters(3)).toEqualTypeOf<Length>();
      expectTypeOf(seconds(3)).toEqualTypeOf<Duration>();
      expectTypeOf(meters.symbol).toEqualTypeOf<string>();
      expectTypeOf(meters.factor).toEqualTypeOf<number>();
      expectTypeOf(meters.divisor).toEqualTypeOf<number>();
      // @ts-expect-error text is read by `parse`
      meters('3');
      // @ts-expect-error a length has a unit already
      meters(length);
      // @ts-expect-error how many meters?
      meters();
      // @ts-expect-error meters make no duration
      const time: Duration = meters(3);
      // @ts-expect-error meters are no unit of time
      const clock: Unit<Duration> = meters;
      // @ts-expect-error a unit is a value: make another
      meters.factor = 2;
      void [time, clock];
    });
  });

  it('is made of another one', () => {
    compiled(() => {
      expectTypeOf(unit('league', kilometers, 4.83)).toEqualTypeOf<Unit<Length>>();
      expectTypeOf(unit('tick', seconds, 1, 20)).toEqualTypeOf<Unit<Duration>>();
      expectTypeOf(unit('tick', seconds, 1, 20)(3)).toEqualTypeOf<Duration>();
      // @ts-expect-error a symbol is text
      unit(3, kilometers, 4.83);
      // @ts-expect-error its base is a unit, not a quantity
      unit('league', length, 4.83);
      // @ts-expect-error how many base units is a plain number
      unit('league', kilometers, length);
      // @ts-expect-error the divisor is a plain number
      unit('tick', seconds, 1, duration);
      // @ts-expect-error a multiple of a kilometer is no unit of time
      const clock: Unit<Duration> = unit('league', kilometers, 4.83);
      void clock;
    });
  });

  it('is made of nothing for a dimension of a game', () => {
    compiled(() => {
      expectTypeOf(baseUnit<HitPoints>('HP')).toEqualTypeOf<Unit<HitPoints>>();
      expectTypeOf(baseUnit<HitPoints>('dHP', 1, 10)(3)).toEqualTypeOf<HitPoints>();
      expectTypeOf<QuantityOf<Unit<HitPoints>>>().toEqualTypeOf<HitPoints>();
      // @ts-expect-error a symbol is text
      baseUnit<HitPoints>(3);
      // @ts-expect-error the factor is a plain number
      baseUnit<HitPoints>('HP', health);
      // @ts-expect-error the divisor is a plain number
      baseUnit<HitPoints>('HP', 1, health);
      // @ts-expect-error a point in time has no unit: the duration since its origin has
      baseUnit<Instant>('tick');
      // @ts-expect-error a plain number has no unit
      baseUnit<number>('%');
    });
  });

  it('can be a frame at some rate', () => {
    compiled(() => {
      expectTypeOf(framesAt(60)).toEqualTypeOf<Unit<Duration>>();
      expectTypeOf(framesAt(60)(3)).toEqualTypeOf<Duration>();
      expectTypeOf(framesAt(hertz(60))).toEqualTypeOf<Unit<Duration>>();
      // @ts-expect-error a spin is an angle per time, and no rate of frames
      framesAt(degreesPerSecond(60));
      // @ts-expect-error frames per second is a plain number
      framesAt(duration);
      // @ts-expect-error which rate?
      framesAt();
    });
  });
});

describe('valueIn', () => {
  it('takes a unit of the quantity', () => {
    compiled(() => {
      expectTypeOf(valueIn(length, meters)).toEqualTypeOf<number>();
      expectTypeOf(valueIn(length, kilometers)).toEqualTypeOf<number>();
      expectTypeOf(valueIn(health, baseUnit<HitPoints>('HP'))).toEqualTypeOf<number>();
      expectTypeOf(valueIn({} as Quantity<{ length: 1 }>, meters)).toEqualTypeOf<number>();
      // @ts-expect-error a length in seconds
      valueIn(length, seconds);
      // @ts-expect-error the quantity comes first
      valueIn(meters, length);
      // @ts-expect-error a number has no unit
      valueIn(3, meters);
      // @ts-expect-error a point in time is so many seconds since its origin: subtract it
      valueIn(instant, seconds);
      // @ts-expect-error a place has two coordinates
      valueIn(position, meters);
      // @ts-expect-error a direction has no unit: `angleOf` first
      valueIn(direction, degrees);
    });
  });
});

describe('format and parse', () => {
  it('write a quantity in a unit of its own', () => {
    compiled(() => {
      expectTypeOf(format(length, kilometers)).toEqualTypeOf<string>();
      expectTypeOf(format(length, kilometers, { digits: 1, symbol: false })).toEqualTypeOf<string>();
      // @ts-expect-error a length in seconds
      format(length, seconds);
      // @ts-expect-error a number has no unit
      format(3, meters);
      // @ts-expect-error a point in time is so many seconds since its origin: subtract it
      format(instant, seconds);
      // @ts-expect-error the digits are a number
      format(length, meters, { digits: '1' });
      // @ts-expect-error no such option
      format(length, meters, { unit: 'm' });
    });
  });

  it('read the quantity of the unit', () => {
    compiled(() => {
      expectTypeOf(parse('2.5 km', kilometers)).toEqualTypeOf<Length>();
      expectTypeOf(parse('2.5 s', seconds)).toEqualTypeOf<Duration>();
      // @ts-expect-error a number is no text
      parse(2.5, kilometers);
      // @ts-expect-error in which unit?
      parse('2.5 km');
      // @ts-expect-error the symbol is that of a unit, which says the type
      parse('2.5 km', 'km');
      // @ts-expect-error kilometers make no duration
      const time: Duration = parse('2.5 km', kilometers);
      void time;
    });
  });
});
