/**
 * The units of the package. Each is a separate value, so that a bundle contains only the units that a program uses: the
 * marks tell bundlers that these calls have no side effects. The errors of a unit say the name under which it is
 * exported.
 */
import { FULL_TURN, QUARTER_TURN } from '../limits.js';
import { requirePositive } from '../checks/numbers.js';
import type {
  Acceleration,
  Angle,
  AngularAcceleration,
  AngularVelocity,
  Area,
  Duration,
  Energy,
  Force,
  Frequency,
  Length,
  LengthPerPixel,
  LengthPerTile,
  Mass,
  Momentum,
  PixelAcceleration,
  PixelArea,
  PixelLength,
  PixelSpeed,
  PixelsPerLength,
  PixelsPerTile,
  Speed,
  TileAcceleration,
  TileArea,
  TileLength,
  TileSpeed,
  TilesPerLength,
  TilesPerPixel,
  Torque,
} from '../types/named.js';
import { named, type Unit } from './unit.js';

// Lengths and areas
/** Meters, the unit that lengths are kept in. */
export const meters: Unit<Length> = /* @__PURE__ */ named('meters', 'm');
/** Kilometers: 1,000 m. */
export const kilometers: Unit<Length> = /* @__PURE__ */ named('kilometers', 'km', 1000);
/** Centimeters: a hundredth of a meter. */
export const centimeters: Unit<Length> = /* @__PURE__ */ named('centimeters', 'cm', 1, 100);
/** Millimeters: a thousandth of a meter. */
export const millimeters: Unit<Length> = /* @__PURE__ */ named('millimeters', 'mm', 1, 1000);
/** Square meters, the unit that areas are kept in. */
export const squareMeters: Unit<Area> = /* @__PURE__ */ named('squareMeters', 'm²');

// Time
/** Seconds, the unit that durations are kept in. */
export const seconds: Unit<Duration> = /* @__PURE__ */ named('seconds', 's');
/** Milliseconds: a thousandth of a second, as `performance.now()` and timers count. */
export const milliseconds: Unit<Duration> = /* @__PURE__ */ named('milliseconds', 'ms', 1, 1000);
/** Microseconds: a millionth of a second. */
export const microseconds: Unit<Duration> = /* @__PURE__ */ named('microseconds', 'µs', 1, 1e6);
/** Minutes: 60 s. */
export const minutes: Unit<Duration> = /* @__PURE__ */ named('minutes', 'min', 60);
/** Hours: 3,600 s. */
export const hours: Unit<Duration> = /* @__PURE__ */ named('hours', 'h', 3600);
/** Hertz: times per second, the unit that frequencies are kept in. */
export const hertz: Unit<Frequency> = /* @__PURE__ */ named('hertz', 'Hz');

/**
 * Frames at a fixed rate as a unit of time: `framesAt(60)(3)` is a twentieth of a second.
 *
 * @param rate - a frequency, or a number of frames per second
 * @throws RangeError if the rate is not a positive finite number
 *
 * @example
 * framesAt(60)(3) === milliseconds(50) // => true
 * framesAt(hertz(60))(3) === milliseconds(50) // => true
 */
export function framesAt(rate: Frequency | number): Unit<Duration>;
export function framesAt(rate: unknown): unknown {
  const perSecond = rate as number;
  requirePositive('framesAt', 'rate', perSecond);
  return named(`framesAt(${perSecond})`, 'frames', 1, perSecond);
}

// Motion
/** Meters per second, the unit that speeds are kept in. */
export const metersPerSecond: Unit<Speed> = /* @__PURE__ */ named('metersPerSecond', 'm/s');
/** Kilometers per hour: 3.6 of them are 1 m/s. */
export const kilometersPerHour: Unit<Speed> = /* @__PURE__ */ named('kilometersPerHour', 'km/h', 1, 3.6);
/** Meters per second, per second: the unit that accelerations are kept in. */
export const metersPerSecondSquared: Unit<Acceleration> = /* @__PURE__ */ named('metersPerSecondSquared', 'm/s²');

// Mechanics
/** Kilograms, the unit that masses are kept in. */
export const kilograms: Unit<Mass> = /* @__PURE__ */ named('kilograms', 'kg');
/** Grams: a thousandth of a kilogram. */
export const grams: Unit<Mass> = /* @__PURE__ */ named('grams', 'g', 1, 1000);
/** Tonnes: 1,000 kg. */
export const tonnes: Unit<Mass> = /* @__PURE__ */ named('tonnes', 't', 1000);
/** Kilogram meters per second, the unit that momenta are kept in. */
export const kilogramMetersPerSecond: Unit<Momentum> = /* @__PURE__ */ named('kilogramMetersPerSecond', 'kg·m/s');
/** Newtons, the unit that forces are kept in: 1 N speeds 1 kg up by 1 m/s in a second. */
export const newtons: Unit<Force> = /* @__PURE__ */ named('newtons', 'N');
/** Kilonewtons: 1,000 N. */
export const kilonewtons: Unit<Force> = /* @__PURE__ */ named('kilonewtons', 'kN', 1000);
/** Joules, the unit that energies are kept in: 1 J is 1 N over 1 m. */
export const joules: Unit<Energy> = /* @__PURE__ */ named('joules', 'J');
/** Kilojoules: 1,000 J. */
export const kilojoules: Unit<Energy> = /* @__PURE__ */ named('kilojoules', 'kJ', 1000);
/** Newton meters, the unit that torques are kept in. */
export const newtonMeters: Unit<Torque> = /* @__PURE__ */ named('newtonMeters', 'N·m');

// Angles: degrees and turns go through the quarter turn, so that `degrees(90)` and `turns(0.25)` are the same double
/** Radians, the unit that angles are kept in. Positive angles turn from east toward south. */
export const radians: Unit<Angle> = /* @__PURE__ */ named('radians', 'rad');
/** Degrees: 90 make a quarter turn, from east to south. */
export const degrees: Unit<Angle> = /* @__PURE__ */ named('degrees', '°', QUARTER_TURN, 90);
/** Full turns: `turns(0.25)` is exactly `degrees(90)`. */
export const turns: Unit<Angle> = /* @__PURE__ */ named('turns', 'turns', FULL_TURN);
/** Radians per second, the unit that angular velocities are kept in. */
export const radiansPerSecond: Unit<AngularVelocity> = /* @__PURE__ */ named('radiansPerSecond', 'rad/s');
/** Degrees per second. */
export const degreesPerSecond: Unit<AngularVelocity> = /* @__PURE__ */ named(
  'degreesPerSecond',
  '°/s',
  QUARTER_TURN,
  90,
);
/** Full turns per second. */
export const turnsPerSecond: Unit<AngularVelocity> = /* @__PURE__ */ named('turnsPerSecond', 'turns/s', FULL_TURN);
/** Full turns per minute. */
export const revolutionsPerMinute: Unit<AngularVelocity> = /* @__PURE__ */ named(
  'revolutionsPerMinute',
  'rpm',
  QUARTER_TURN,
  15,
);
/** Radians per second, per second: the unit that angular accelerations are kept in. */
export const radiansPerSecondSquared: Unit<AngularAcceleration> = /* @__PURE__ */ named(
  'radiansPerSecondSquared',
  'rad/s²',
);
/** Degrees per second, per second. */
export const degreesPerSecondSquared: Unit<AngularAcceleration> = /* @__PURE__ */ named(
  'degreesPerSecondSquared',
  '°/s²',
  QUARTER_TURN,
  90,
);

// Tile space
/**
 * Widths of a tile, the unit of lengths in tile space; fractions, too. A tile itself is `tile(x, y)` of the tilemap.
 */
export const tiles: Unit<TileLength> = /* @__PURE__ */ named('tiles', 'tiles');
/** Areas of a tile, the unit of areas in tile space. */
export const squareTiles: Unit<TileArea> = /* @__PURE__ */ named('squareTiles', 'tiles²');
/** Tiles per second, the unit of speeds in tile space. */
export const tilesPerSecond: Unit<TileSpeed> = /* @__PURE__ */ named('tilesPerSecond', 'tiles/s');
/** Tiles per second, per second: the unit of accelerations in tile space. */
export const tilesPerSecondSquared: Unit<TileAcceleration> = /* @__PURE__ */ named('tilesPerSecondSquared', 'tiles/s²');

// Screens and images
/** Pixels, the unit of lengths on screens and in images. */
export const pixels: Unit<PixelLength> = /* @__PURE__ */ named('pixels', 'px');
/** Square pixels, the unit of areas on screens and in images. */
export const squarePixels: Unit<PixelArea> = /* @__PURE__ */ named('squarePixels', 'px²');
/** Pixels per second, the unit of speeds on screens. */
export const pixelsPerSecond: Unit<PixelSpeed> = /* @__PURE__ */ named('pixelsPerSecond', 'px/s');
/** Pixels per second, per second: the unit of accelerations on screens. */
export const pixelsPerSecondSquared: Unit<PixelAcceleration> = /* @__PURE__ */ named('pixelsPerSecondSquared', 'px/s²');

// Ratios between the spaces
/** How many meters of the world a tile is wide. */
export const metersPerTile: Unit<LengthPerTile> = /* @__PURE__ */ named('metersPerTile', 'm/tile');
/** How many meters of the world a pixel shows. */
export const metersPerPixel: Unit<LengthPerPixel> = /* @__PURE__ */ named('metersPerPixel', 'm/px');
/** How many tiles make a meter of the world. */
export const tilesPerMeter: Unit<TilesPerLength> = /* @__PURE__ */ named('tilesPerMeter', 'tiles/m');
/** How many tiles a pixel shows. */
export const tilesPerPixel: Unit<TilesPerPixel> = /* @__PURE__ */ named('tilesPerPixel', 'tiles/px');
/** How many pixels show a meter of the world: the zoom of a camera. */
export const pixelsPerMeter: Unit<PixelsPerLength> = /* @__PURE__ */ named('pixelsPerMeter', 'px/m');
/** How many pixels show the width of a tile. */
export const pixelsPerTile: Unit<PixelsPerTile> = /* @__PURE__ */ named('pixelsPerTile', 'px/tile');
