/**
 * Constructors of vectors, points and instants: what they take, and what they must not at each place, with the reason.
 */
import { describe, expectTypeOf, it } from 'vitest';
import {
  acceleration,
  add,
  circle,
  difference,
  dot,
  force,
  instant,
  meters,
  momentum,
  pixelDifference,
  pixelPosition,
  point,
  position,
  revive,
  sub,
  tileDifference,
  tilePosition,
  unsafeNumber,
  unsafePoint,
  unsafeQuantity,
  unsafeVector,
  vector,
  velocity,
  type Acceleration,
  type Acceleration2,
  type Circle2,
  type Difference2,
  type Direction2,
  type Duration,
  type Force,
  type Force2,
  type Instant,
  type Length,
  type Momentum,
  type Momentum2,
  type PixelDifference2,
  type PixelLength,
  type PixelPosition2,
  type Point2,
  type Position2,
  type Speed,
  type TileDifference2,
  type TileLength,
  type TilePosition2,
  type Vector2,
  type Velocity2,
  tileVelocity,
  tileAcceleration,
  pixelVelocity,
  pixelAcceleration,
  tilesPerSecond,
  tilesPerSecondSquared,
  pixelsPerSecond,
  pixelsPerSecondSquared,
  metersPerSecond,
  type TileVelocity2,
  type TileAcceleration2,
  type PixelVelocity2,
  type PixelAcceleration2,
} from '../index.js';

declare const length: Length;
declare const duration: Duration;
declare const speed: Speed;
declare const rate: Acceleration;
declare const impulse: Momentum;
declare const strength: Force;
declare const tileLength: TileLength;
declare const pixelLength: PixelLength;
declare const direction: Direction2;
declare const now: Instant;
declare const received: unknown;

// The bodies are never run: they are compiled.
const compiled = (_lines: () => void): void => {};

describe('vector and point', () => {
  it('take two likes and know the names of what they make', () => {
    compiled(() => {
      expectTypeOf(vector(length, length)).toEqualTypeOf<Difference2>();
      expectTypeOf(vector(speed, speed)).toEqualTypeOf<Velocity2>();
      expectTypeOf(vector(duration, duration)).toEqualTypeOf<Vector2<Duration>>();
      expectTypeOf(point(length, length)).toEqualTypeOf<Position2>();
      expectTypeOf(point(tileLength, tileLength)).toEqualTypeOf<TilePosition2>();
      expectTypeOf(point(speed, speed)).toEqualTypeOf<Point2<Speed>>();
      // @ts-expect-error a component in seconds
      vector(length, duration);
      // @ts-expect-error a component in seconds
      vector(duration, length);
      // @ts-expect-error a component without a unit
      vector(length, 2);
      // @ts-expect-error a component with a unit beside one without
      vector(1, length);
      // @ts-expect-error points in time are no components
      vector(now, now);
      // @ts-expect-error directions are no components: `vectorTowards`
      vector(direction, direction);
      // @ts-expect-error text is no component
      vector('1', '2');
      // @ts-expect-error a coordinate in tiles
      point(length, tileLength);
      // @ts-expect-error a coordinate in tiles
      point(tileLength, length);
      // @ts-expect-error a coordinate without a unit
      point(length, 2);
      // @ts-expect-error points in time are no coordinates
      point(now, now);
      // @ts-expect-error a vector is no point
      const place: Position2 = vector(length, length);
      // @ts-expect-error a point is no vector
      const way: Difference2 = point(length, length);
      void [place, way];
    });
  });

  it('make vectors and points of plain numbers from literals', () => {
    compiled(() => {
      expectTypeOf(vector(1, 2)).toEqualTypeOf<Vector2<number>>();
      expectTypeOf(point(1, 2)).toEqualTypeOf<Point2<number>>();
      expectTypeOf(add(vector(1, 2), vector(3, 4))).toEqualTypeOf<Vector2<number>>();
      expectTypeOf(sub(point(1, 2), point(3, 4))).toEqualTypeOf<Vector2<number>>();
      expectTypeOf(dot(vector(1, 2), vector(3, 4))).toEqualTypeOf<number>();
      expectTypeOf(circle(point(0, 0), 1)).toEqualTypeOf<Circle2<number>>();
      let changing = vector(0, 0);
      changing = vector(1, 1);
      let moving = point(0, 0);
      moving = point(1, 1);
      expectTypeOf([changing]).toEqualTypeOf<Vector2<number>[]>();
      expectTypeOf([moving]).toEqualTypeOf<Point2<number>[]>();
      // @ts-expect-error a vector of numbers is no way in the world
      add(point(length, length), vector(1, 2));
      // @ts-expect-error two points have no sum
      add(point(1, 2), point(3, 4));
    });
  });
});

describe('the constructors by name', () => {
  it('of vectors take their components', () => {
    compiled(() => {
      expectTypeOf(difference(length, length)).toEqualTypeOf<Difference2>();
      // @ts-expect-error the first component in seconds
      difference(duration, length);
      // @ts-expect-error the second component in seconds
      difference(length, duration);
      // @ts-expect-error components without a unit
      difference(1, 2);

      expectTypeOf(velocity(speed, speed)).toEqualTypeOf<Velocity2>();
      // @ts-expect-error a length is no speed
      velocity(length, speed);
      // @ts-expect-error a length is no speed
      velocity(speed, length);
      // @ts-expect-error components without a unit
      velocity(1, 2);

      expectTypeOf(acceleration(rate, rate)).toEqualTypeOf<Acceleration2>();
      // @ts-expect-error a speed is no acceleration
      acceleration(speed, rate);
      // @ts-expect-error a speed is no acceleration
      acceleration(rate, speed);

      expectTypeOf(momentum(impulse, impulse)).toEqualTypeOf<Momentum2>();
      // @ts-expect-error a speed has no mass
      momentum(speed, impulse);
      // @ts-expect-error a force must act for a time first
      momentum(impulse, strength);

      expectTypeOf(force(strength, strength)).toEqualTypeOf<Force2>();
      // @ts-expect-error an acceleration has no mass
      force(rate, strength);
      // @ts-expect-error a momentum is no force
      force(strength, impulse);

      expectTypeOf(tileDifference(tileLength, tileLength)).toEqualTypeOf<TileDifference2>();
      expectTypeOf(tileVelocity(tilesPerSecond(1), tilesPerSecond(1))).toEqualTypeOf<TileVelocity2>();
      expectTypeOf(
        tileAcceleration(tilesPerSecondSquared(1), tilesPerSecondSquared(1)),
      ).toEqualTypeOf<TileAcceleration2>();
      expectTypeOf(pixelVelocity(pixelsPerSecond(1), pixelsPerSecond(1))).toEqualTypeOf<PixelVelocity2>();
      expectTypeOf(
        pixelAcceleration(pixelsPerSecondSquared(1), pixelsPerSecondSquared(1)),
      ).toEqualTypeOf<PixelAcceleration2>();
      // @ts-expect-error a speed of the world is no speed in tile space
      tileVelocity(metersPerSecond(1), metersPerSecond(1));
      // @ts-expect-error an acceleration is no velocity
      pixelVelocity(pixelsPerSecondSquared(1), pixelsPerSecondSquared(1));
      // @ts-expect-error meters are not tiles
      tileDifference(length, tileLength);
      // @ts-expect-error meters are not tiles
      tileDifference(tileLength, length);

      expectTypeOf(pixelDifference(pixelLength, pixelLength)).toEqualTypeOf<PixelDifference2>();
      // @ts-expect-error tiles are not pixels
      pixelDifference(tileLength, pixelLength);
      // @ts-expect-error meters are not pixels
      pixelDifference(pixelLength, length);
    });
  });

  it('of points take their coordinates', () => {
    compiled(() => {
      expectTypeOf(position(length, length)).toEqualTypeOf<Position2>();
      // @ts-expect-error tiles are not meters
      position(tileLength, length);
      // @ts-expect-error pixels are not meters
      position(length, pixelLength);
      // @ts-expect-error coordinates without a unit
      position(1, 2);

      expectTypeOf(tilePosition(tileLength, tileLength)).toEqualTypeOf<TilePosition2>();
      // @ts-expect-error meters are not tiles
      tilePosition(length, tileLength);
      // @ts-expect-error pixels are not tiles
      tilePosition(tileLength, pixelLength);

      expectTypeOf(pixelPosition(pixelLength, pixelLength)).toEqualTypeOf<PixelPosition2>();
      // @ts-expect-error meters are not pixels
      pixelPosition(length, pixelLength);
      // @ts-expect-error tiles are not pixels
      pixelPosition(pixelLength, tileLength);
    });
  });

  it('of an instant takes the duration since the origin', () => {
    compiled(() => {
      expectTypeOf(instant(duration)).toEqualTypeOf<Instant>();
      // @ts-expect-error seconds or milliseconds? `instant(milliseconds(performance.now()))`
      instant(1234);
      // @ts-expect-error a length is no time
      instant(length);
      // @ts-expect-error an instant is one already
      instant(now);
    });
  });
});

describe('revive', () => {
  it('makes what its constructor makes', () => {
    compiled(() => {
      expectTypeOf(revive(position, received)).toEqualTypeOf<Position2>();
      expectTypeOf(revive(velocity, received)).toEqualTypeOf<Velocity2>();
      expectTypeOf(revive(point<TileLength>, received)).toEqualTypeOf<TilePosition2>();
      expectTypeOf(revive(vector<number>, received)).toEqualTypeOf<Vector2<number>>();
      // @ts-expect-error a unit makes no vector
      revive(meters, received);
      // @ts-expect-error an instant is no vector
      revive(instant, received);
      // @ts-expect-error what came is the second argument
      revive(position);
      // @ts-expect-error the constructor says what it is, and it is no velocity
      const wrong: Velocity2 = revive(position, received);
      void wrong;
    });
  });
});

describe('the ways around the compiler', () => {
  it('take plain numbers, and give what is asked for', () => {
    compiled(() => {
      expectTypeOf(unsafeQuantity<Length>(3)).toEqualTypeOf<Length>();
      expectTypeOf(unsafeQuantity<Instant>(3)).toEqualTypeOf<Instant>();
      expectTypeOf(unsafeNumber(length)).toEqualTypeOf<number>();
      expectTypeOf(unsafeNumber(now)).toEqualTypeOf<number>();
      expectTypeOf(unsafeVector<Velocity2>(1, 2)).toEqualTypeOf<Velocity2>();
      expectTypeOf(unsafePoint<Position2>(1, 2)).toEqualTypeOf<Position2>();
      // @ts-expect-error text is no number
      unsafeQuantity<Length>('3');
      // @ts-expect-error a point is two numbers: `unsafePoint`
      unsafeQuantity<Position2>(3);
      // @ts-expect-error a direction is not so many of a unit: `unsafeDirection`
      unsafeQuantity<Direction2>(3);
      // @ts-expect-error a vector is two numbers
      unsafeNumber(vector(length, length));
      // @ts-expect-error a quantity needs no way around: `vector(x, y)`
      unsafeVector<Difference2>(length, 2);
      // @ts-expect-error a quantity needs no way around: `vector(x, y)`
      unsafeVector<Difference2>(1, length);
      // @ts-expect-error a point is no vector
      unsafeVector<Position2>(1, 2);
      // @ts-expect-error a quantity needs no way around: `point(x, y)`
      unsafePoint<Position2>(length, 2);
      // @ts-expect-error a quantity needs no way around: `point(x, y)`
      unsafePoint<Position2>(1, length);
      // @ts-expect-error a vector is no point
      unsafePoint<Velocity2>(1, 2);
    });
  });
});
