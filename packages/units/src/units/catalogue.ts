/**
 * The units of the package. Each is a value of its own without ties to the others, so that a bundle holds just those
 * that a program names: hence the marks that tell bundlers that these calls have no effects.
 */
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
import { baseUnit, requirePositive, type Unit } from './unit.js';

/** A quarter turn in radians, rounded to the nearest double: `turns(k / 4)` is k times this, rounded once. */
const quarterTurn = 1.5707963267948966;

// Lengths and areas
export const meters: Unit<Length> = /* @__PURE__ */ baseUnit('m');
export const kilometers: Unit<Length> = /* @__PURE__ */ baseUnit('km', 1000);
export const centimeters: Unit<Length> = /* @__PURE__ */ baseUnit('cm', 1, 100);
export const millimeters: Unit<Length> = /* @__PURE__ */ baseUnit('mm', 1, 1000);
export const squareMeters: Unit<Area> = /* @__PURE__ */ baseUnit('m²');

// Time
export const seconds: Unit<Duration> = /* @__PURE__ */ baseUnit('s');
export const milliseconds: Unit<Duration> = /* @__PURE__ */ baseUnit('ms', 1, 1000);
export const microseconds: Unit<Duration> = /* @__PURE__ */ baseUnit('µs', 1, 1e6);
export const minutes: Unit<Duration> = /* @__PURE__ */ baseUnit('min', 60);
export const hours: Unit<Duration> = /* @__PURE__ */ baseUnit('h', 3600);
export const hertz: Unit<Frequency> = /* @__PURE__ */ baseUnit('Hz');

/**
 * Frames at a fixed rate as a unit of time: `framesAt(60)(3)` is a twentieth of a second.
 *
 * @throws RangeError if the rate is not a positive finite number
 */
export function framesAt(perSecond: number): Unit<Duration> {
  requirePositive('framesAt', 'perSecond', perSecond);
  return baseUnit('frames', 1, perSecond);
}

// Motion
export const metersPerSecond: Unit<Speed> = /* @__PURE__ */ baseUnit('m/s');
export const kilometersPerHour: Unit<Speed> = /* @__PURE__ */ baseUnit('km/h', 1, 3.6);
export const metersPerSecondSquared: Unit<Acceleration> = /* @__PURE__ */ baseUnit('m/s²');

// Mechanics
export const kilograms: Unit<Mass> = /* @__PURE__ */ baseUnit('kg');
export const grams: Unit<Mass> = /* @__PURE__ */ baseUnit('g', 1, 1000);
export const tonnes: Unit<Mass> = /* @__PURE__ */ baseUnit('t', 1000);
export const kilogramMetersPerSecond: Unit<Momentum> = /* @__PURE__ */ baseUnit('kg·m/s');
export const newtons: Unit<Force> = /* @__PURE__ */ baseUnit('N');
export const kilonewtons: Unit<Force> = /* @__PURE__ */ baseUnit('kN', 1000);
export const joules: Unit<Energy> = /* @__PURE__ */ baseUnit('J');
export const kilojoules: Unit<Energy> = /* @__PURE__ */ baseUnit('kJ', 1000);
export const newtonMeters: Unit<Torque> = /* @__PURE__ */ baseUnit('N·m');

// Angles: degrees and turns go through the quarter turn, so that `degrees(90)` and `turns(0.25)` are the same double
export const radians: Unit<Angle> = /* @__PURE__ */ baseUnit('rad');
export const degrees: Unit<Angle> = /* @__PURE__ */ baseUnit('°', quarterTurn, 90);
export const turns: Unit<Angle> = /* @__PURE__ */ baseUnit('turns', 6.283185307179586);
export const radiansPerSecond: Unit<AngularVelocity> = /* @__PURE__ */ baseUnit('rad/s');
export const degreesPerSecond: Unit<AngularVelocity> = /* @__PURE__ */ baseUnit('°/s', quarterTurn, 90);
export const turnsPerSecond: Unit<AngularVelocity> = /* @__PURE__ */ baseUnit('turns/s', 6.283185307179586);
export const revolutionsPerMinute: Unit<AngularVelocity> = /* @__PURE__ */ baseUnit('rpm', quarterTurn, 15);
export const radiansPerSecondSquared: Unit<AngularAcceleration> = /* @__PURE__ */ baseUnit('rad/s²');
export const degreesPerSecondSquared: Unit<AngularAcceleration> = /* @__PURE__ */ baseUnit('°/s²', quarterTurn, 90);

// Tile space
export const tiles: Unit<TileLength> = /* @__PURE__ */ baseUnit('tiles');
export const squareTiles: Unit<TileArea> = /* @__PURE__ */ baseUnit('tiles²');
export const tilesPerSecond: Unit<TileSpeed> = /* @__PURE__ */ baseUnit('tiles/s');
export const tilesPerSecondSquared: Unit<TileAcceleration> = /* @__PURE__ */ baseUnit('tiles/s²');

// Screens and images
export const pixels: Unit<PixelLength> = /* @__PURE__ */ baseUnit('px');
export const squarePixels: Unit<PixelArea> = /* @__PURE__ */ baseUnit('px²');
export const pixelsPerSecond: Unit<PixelSpeed> = /* @__PURE__ */ baseUnit('px/s');
export const pixelsPerSecondSquared: Unit<PixelAcceleration> = /* @__PURE__ */ baseUnit('px/s²');

// Ratios between the spaces
export const metersPerTile: Unit<LengthPerTile> = /* @__PURE__ */ baseUnit('m/tile');
export const metersPerPixel: Unit<LengthPerPixel> = /* @__PURE__ */ baseUnit('m/px');
export const tilesPerMeter: Unit<TilesPerLength> = /* @__PURE__ */ baseUnit('tiles/m');
export const tilesPerPixel: Unit<TilesPerPixel> = /* @__PURE__ */ baseUnit('tiles/px');
export const pixelsPerMeter: Unit<PixelsPerLength> = /* @__PURE__ */ baseUnit('px/m');
export const pixelsPerTile: Unit<PixelsPerTile> = /* @__PURE__ */ baseUnit('px/tile');
