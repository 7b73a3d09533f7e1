/** The whole catalogue, against literals (symbols, and what two numbers of each are) and against exact arithmetic. */
import { fraction, over, rational, type Rational, runs, times } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorInUlps, pi as truePi } from '../trigonometry/testing/reference.js';
import { unsafeNumber } from '../values/raw.js';
import * as catalogue from './catalogue.js';
import { format, parse } from './text.js';
import type { QuantityOf, Unit } from './unit.js';

const { framesAt, ...units } = catalogue;
type Name = keyof typeof units;
type Any = Unit<QuantityOf<(typeof units)[Name]>>;

/** The symbol, the base value of 1, and another number with its base value. */
const table: { readonly [N in Name]: readonly [symbol: string, one: number, value: number, base: number] } = {
  // Lengths and areas, in meters and square meters
  meters: ['m', 1, 2.5, 2.5],
  kilometers: ['km', 1000, 42.195, 42195],
  centimeters: ['cm', 0.01, 175, 1.75],
  millimeters: ['mm', 0.001, 35, 0.035],
  squareMeters: ['m²', 1, 2.5, 2.5],

  // Time, in seconds; frequency, in hertz
  seconds: ['s', 1, 2.5, 2.5],
  milliseconds: ['ms', 0.001, 16, 0.016],
  microseconds: ['µs', 0.000001, 250, 0.00025],
  minutes: ['min', 60, 1.5, 90],
  hours: ['h', 3600, 24, 86400],
  hertz: ['Hz', 1, 440, 440],

  // Motion, in meters per second and per second squared
  metersPerSecond: ['m/s', 1, 343, 343],
  kilometersPerHour: ['km/h', 0.2777777777777778, 36, 10],
  metersPerSecondSquared: ['m/s²', 1, 9.81, 9.81],

  // Mechanics, in kilograms, newtons, joules
  kilograms: ['kg', 1, 2.5, 2.5],
  grams: ['g', 0.001, 500, 0.5],
  tonnes: ['t', 1000, 1.2, 1200],
  kilogramMetersPerSecond: ['kg·m/s', 1, 2.5, 2.5],
  newtons: ['N', 1, 2.5, 2.5],
  kilonewtons: ['kN', 1000, 1.5, 1500],
  joules: ['J', 1, 2.5, 2.5],
  kilojoules: ['kJ', 1000, 1.5, 1500],
  newtonMeters: ['N·m', 1, 2.5, 2.5],

  // Angles, in radians; angular velocities and accelerations, in radians per second and per second squared
  radians: ['rad', 1, 2.5, 2.5],
  degrees: ['°', 0.017453292519943295, 180, 3.141592653589793],
  turns: ['turns', 6.283185307179586, 0.25, 1.5707963267948966],
  radiansPerSecond: ['rad/s', 1, 2.5, 2.5],
  degreesPerSecond: ['°/s', 0.017453292519943295, 360, 6.283185307179586],
  turnsPerSecond: ['turns/s', 6.283185307179586, 0.5, 3.141592653589793],
  // One of them is an ulp below the nearest double of 2π/60: what is exact are whole quarter turns per second.
  revolutionsPerMinute: ['rpm', 0.10471975511965977, 60, 6.283185307179586],
  radiansPerSecondSquared: ['rad/s²', 1, 2.5, 2.5],
  degreesPerSecondSquared: ['°/s²', 0.017453292519943295, 90, 1.5707963267948966],

  // Tile space, in tiles
  tiles: ['tiles', 1, 2.5, 2.5],
  squareTiles: ['tiles²', 1, 2.5, 2.5],
  tilesPerSecond: ['tiles/s', 1, 2.5, 2.5],
  tilesPerSecondSquared: ['tiles/s²', 1, 2.5, 2.5],

  // Screens and images, in pixels
  pixels: ['px', 1, 640, 640],
  squarePixels: ['px²', 1, 307200, 307200],
  pixelsPerSecond: ['px/s', 1, 120, 120],
  pixelsPerSecondSquared: ['px/s²', 1, 120, 120],

  // Ratios between the spaces
  metersPerTile: ['m/tile', 1, 0.5, 0.5],
  metersPerPixel: ['m/px', 1, 0.02, 0.02],
  tilesPerMeter: ['tiles/m', 1, 2, 2],
  tilesPerPixel: ['tiles/px', 1, 0.0625, 0.0625],
  pixelsPerMeter: ['px/m', 1, 50, 50],
  pixelsPerTile: ['px/tile', 1, 16, 16],
};

describe('the catalogue', () => {
  it('is the table', () => {
    expect(new Set(Object.keys(units))).toEqual(new Set(Object.keys(table)));
  });

  it.each(Object.entries(table))('%s', (name, [symbol, one, value, base]) => {
    const unit: Any = units[name as Name];
    expect(unit.symbol).toBe(symbol);
    expect(unsafeNumber(unit(1))).toBe(one);
    expect(unsafeNumber(unit(value))).toBe(base);
    expect(unsafeNumber(unit(-value))).toBe(-base);
    expect(unit(0)).toBe(0);
  });

  it.each(Object.entries(table))('%s as text', (name, [symbol, , value, base]) => {
    const unit: Any = units[name as Name];
    const text = `${value}${symbol === '°' ? '' : ' '}${symbol}`;
    expect(format(unit(value), unit)).toBe(text);
    expect(unsafeNumber(parse(text, unit))).toBe(base);
  });
});

const pi = fraction(truePi(300), 2n ** 300n);
const perHalfTurn = (part: bigint): Rational => over(pi, fraction(part, 1n));

/** How many of its coherent base unit a unit truly is, if not 1. */
const truth: { readonly [N in Name]?: Rational } = {
  kilometers: fraction(1000n, 1n),
  centimeters: fraction(1n, 100n),
  millimeters: fraction(1n, 1000n),
  milliseconds: fraction(1n, 1000n),
  microseconds: fraction(1n, 1_000_000n),
  minutes: fraction(60n, 1n),
  hours: fraction(3600n, 1n),
  kilometersPerHour: fraction(1000n, 3600n),
  grams: fraction(1n, 1000n),
  tonnes: fraction(1000n, 1n),
  kilonewtons: fraction(1000n, 1n),
  kilojoules: fraction(1000n, 1n),
  degrees: perHalfTurn(180n),
  turns: times(pi, fraction(2n, 1n)),
  degreesPerSecond: perHalfTurn(180n),
  turnsPerSecond: times(pi, fraction(2n, 1n)),
  revolutionsPerMinute: perHalfTurn(30n),
  degreesPerSecondSquared: perHalfTurn(180n),
};

/** How many ulps a unit may be off for any number, if it is not correctly rounded: its ratio is no double. */
const greatestError: { readonly [N in Name]?: number } = {
  kilometersPerHour: 1,
  // Exact quarter turns matter more. At most half an ulp for the product, up to π/4 for the quotient before it, and
  // 0.36 for the quarter turn, whose double is off by 0.35 of 2^-53.
  degrees: 1.65,
  turns: 1,
  degreesPerSecond: 1.65,
  turnsPerSecond: 1,
  revolutionsPerMinute: 1.65,
  degreesPerSecondSquared: 1.65,
};

describe('against exact arithmetic', () => {
  const bits = 600;
  const errorOf = (name: Name, value: number): number => {
    const { numerator, denominator } = times(rational(value), truth[name] ?? fraction(1n, 1n));
    const unit: Any = units[name];
    return errorInUlps(unsafeNumber(unit(value)), { value: (numerator << BigInt(bits)) / denominator, bits });
  };
  const names = Object.keys(table) as Name[];

  it.each(names)('one of %s is the nearest double', (name) => {
    // One revolution per minute is an ulp below: of 60, and of all quarters of them, the quarter turn is exact.
    expect(errorOf(name, 1)).toBeLessThanOrEqual(name === 'revolutionsPerMinute' ? 1 : 0.5);
  });

  it.each(names)('any number of %s is correctly rounded, or within a bound that is known', (name) => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        fc.pre(Math.abs(value) > 1e-100);
        expect(errorOf(name, value)).toBeLessThanOrEqual(greatestError[name] ?? 0.5);
      }),
      { seed: 32, numRuns: runs(200) },
    );
  });
});

describe('framesAt', () => {
  it.each([
    [60, 60, 1],
    [60, 3, 0.05],
    [50, 1, 0.02],
    [30, 45, 1.5],
    [59.94, 59.94, 1],
  ])('%d per second: %d of them last %d s', (rate, frames, duration) => {
    expect(framesAt(rate).symbol).toBe('frames');
    expect(unsafeNumber(framesAt(rate)(frames))).toBe(duration);
  });
});
