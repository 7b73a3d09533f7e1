/**
 * Constructors that make vectors and points from quantities, and `revive` for values from outside.
 *
 * Units check numbers when they make quantities. The constructors only reject values of untyped code that are not
 * numbers; NaN and infinities pass, as in the verbs. `revive` rejects these too.
 */
import { argumentError } from '../checks/errors.js';
import { requireNumber } from '../checks/numbers.js';
import { requireFinitePair } from '../checks/pairs.js';
import type { PointOf, VectorOf } from '../types/algebra.js';
import type { AnyPoint2, AnyQuantity, AnyVector2, Instant } from '../types/kinds.js';
import type {
  Acceleration,
  Acceleration2,
  Difference2,
  Duration,
  Force,
  Force2,
  Length,
  Momentum,
  Momentum2,
  PixelAcceleration,
  PixelAcceleration2,
  PixelDifference2,
  PixelLength,
  PixelPosition2,
  PixelSpeed,
  PixelVelocity2,
  Position2,
  Speed,
  TileAcceleration,
  TileAcceleration2,
  TileDifference2,
  TileLength,
  TilePosition2,
  TileSpeed,
  TileVelocity2,
  Velocity2,
} from '../types/named.js';
import type { Single } from '../types/single.js';
import { pair, type Pair } from './pair.js';

/**
 * Makes a vector of two scalars of one quantity: of two speeds, a `Velocity2`. A vector of plain numbers has no
 * dimension.
 *
 * @example
 * vector(metersPerSecond(1), metersPerSecond(2)) // => velocity(metersPerSecond(1), metersPerSecond(2))
 */
export function vector<Q extends AnyQuantity | Number>(x: Single<Q>, y: Single<Q>): VectorOf<Q>;
export function vector(x: number, y: number): unknown {
  return made('vector', x, y);
}

/**
 * Makes a point of two coordinates of one quantity: of two lengths, a `Position2`.
 *
 * @example
 * point(tiles(3), tiles(4)) // => tilePosition(tiles(3), tiles(4))
 */
export function point<Q extends AnyQuantity | Number>(x: Single<Q>, y: Single<Q>): PointOf<Q>;
export function point(x: number, y: number): unknown {
  return made('point', x, y);
}

/**
 * A vector or point of two numbers; NaN and infinities pass. Its type is `never`, so that the caller decides which
 * vector or point it is.
 *
 * @throws RangeError if `x` or `y` is not a number
 */
function made(where: string, x: unknown, y: unknown): never;
function made(where: string, x: unknown, y: unknown): Pair {
  if (typeof x === 'number' && typeof y === 'number') return { x, y };
  return refuse(where, x, y);
}

/** Not a part of `made`, so that `made` is small enough for engines to inline it. */
function refuse(where: string, x: unknown, y: unknown): Pair {
  return pair(requireNumber(where, 'x', x), requireNumber(where, 'y', y));
}

/** The displacement from one position to another: `x` to the east, `y` to the south. */
export function difference(x: Length, y: Length): Difference2 {
  return made('difference', x, y);
}

/**
 * A velocity: `x` to the east, `y` to the south.
 *
 * @example
 * mul(velocity(metersPerSecond(2), metersPerSecond(0)), seconds(3)) // => difference(meters(6), meters(0))
 */
export function velocity(x: Speed, y: Speed): Velocity2 {
  return made('velocity', x, y);
}

/** An acceleration: `x` to the east, `y` to the south. */
export function acceleration(x: Acceleration, y: Acceleration): Acceleration2 {
  return made('acceleration', x, y);
}

/** A momentum: `x` to the east, `y` to the south. */
export function momentum(x: Momentum, y: Momentum): Momentum2 {
  return made('momentum', x, y);
}

/** A force: `x` to the east, `y` to the south. */
export function force(x: Force, y: Force): Force2 {
  return made('force', x, y);
}

/** The displacement from one position in tile space to another. */
export function tileDifference(x: TileLength, y: TileLength): TileDifference2 {
  return made('tileDifference', x, y);
}

/** A velocity in tile space: `x` to the east, `y` to the south. */
export function tileVelocity(x: TileSpeed, y: TileSpeed): TileVelocity2 {
  return made('tileVelocity', x, y);
}

/** An acceleration in tile space: `x` to the east, `y` to the south. */
export function tileAcceleration(x: TileAcceleration, y: TileAcceleration): TileAcceleration2 {
  return made('tileAcceleration', x, y);
}

/** The displacement from one pixel position to another. */
export function pixelDifference(x: PixelLength, y: PixelLength): PixelDifference2 {
  return made('pixelDifference', x, y);
}

/** A velocity on the screen or in an image: `x` to the right, `y` down. */
export function pixelVelocity(x: PixelSpeed, y: PixelSpeed): PixelVelocity2 {
  return made('pixelVelocity', x, y);
}

/** An acceleration on the screen or in an image: `x` to the right, `y` down. */
export function pixelAcceleration(x: PixelAcceleration, y: PixelAcceleration): PixelAcceleration2 {
  return made('pixelAcceleration', x, y);
}

/**
 * A place in the world.
 *
 * @example
 * sub(position(meters(3), meters(4)), position(meters(1), meters(1))) // => difference(meters(2), meters(3))
 */
export function position(x: Length, y: Length): Position2 {
  return made('position', x, y);
}

/** A place in tile space. */
export function tilePosition(x: TileLength, y: TileLength): TilePosition2 {
  return made('tilePosition', x, y);
}

/** A place on the screen or in an image. */
export function pixelPosition(x: PixelLength, y: PixelLength): PixelPosition2 {
  return made('pixelPosition', x, y);
}

/**
 * A point in time, from the duration since the origin: `instant(milliseconds(performance.now()))`.
 *
 * JSON stores an instant as its seconds since the origin; pass them through `seconds` when you read them back.
 *
 * @throws RangeError if untyped code passes a value that is not a number
 *
 * @example
 * sub(instant(seconds(3)), instant(seconds(1))) === seconds(2) // => true
 * instant(seconds(JSON.parse(JSON.stringify(instant(seconds(3)))))) === instant(seconds(3)) // => true
 */
export function instant(sinceOrigin: Duration): Instant;
export function instant(sinceOrigin: unknown): unknown {
  return requireNumber('instant', 'sinceOrigin', sinceOrigin);
}

/**
 * Restores a vector or point from JSON, a worker or a spread. The result is checked, and has the one hidden class that
 * keeps loops fast.
 *
 * @param make - the constructor that decides the type: `position`, `velocity`, `point<Length>`...
 * @param value - any value; `{ x, y }` with two finite numbers in the coherent base unit is accepted
 * @returns a new vector or point
 * @throws RangeError that names the constructor and the value, for every other value
 *
 * @example
 * revive(position, JSON.parse('{"x":1,"y":2}')) // => position(meters(1), meters(2))
 */
export function revive<V extends AnyVector2 | AnyPoint2>(make: (x: never, y: never) => V, value: unknown): V;
export function revive(make: (x: never, y: never) => unknown, value: unknown): unknown {
  if (typeof make !== 'function') throw argumentError('revive', 'make', 'a constructor, such as position', make);
  const where = `revive(${make.name})`;
  const { x, y } = requireFinitePair(where, 'value', 'an object', value);
  return pair(x, y);
}
