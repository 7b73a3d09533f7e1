/**
 * Points from the vectors of other libraries, and back: any object with `x` and `y` as plain numbers in a known unit.
 */
import { argumentError } from '../checks/errors.js';
import { requireFinitePair, requireFinitePoint, requirePair } from '../checks/pairs.js';
import type { PointIn, PointOf } from '../types/algebra.js';
import type { AnyQuantity } from '../types/kinds.js';
import type { Length } from '../types/named.js';
import type { RawPoint } from '../types/raw.js';
import { inBaseUnit, inUnit, type Ratio, refuseValue, requireUnit, type Unit } from './unit.js';

/**
 * Reads points from objects of other libraries, such as the sprites of an engine, and writes points to them. Made by
 * `pointReader`.
 *
 * It is a function: called with an object whose `x` and `y` are numbers in its unit, it makes a new point.
 */
export interface PointReader<in out Q extends AnyQuantity = Length> {
  /**
   * Reads a point.
   *
   * @returns a new point; changes of the object do not affect it
   * @throws RangeError if `x` or `y` is not a finite number, or if its quantity would overflow
   */
  (value: { readonly x: number; readonly y: number }): PointOf<Q>;
  /**
   * Writes the coordinates of a point, as numbers in the unit, to `x` and `y` of an object.
   *
   * @returns the object
   * @throws RangeError if the object has no two numbers `x` and `y`, if the point is not finite, or if a number in the
   * unit would overflow; and whatever the setters of the object throw. Then the object is unchanged
   *
   * @remarks Allocates nothing.
   */
  write<T extends { x: number; y: number }>(target: T, point: PointIn<Q>): T;
}

/**
 * Makes a function that reads points from objects with `x` and `y` as plain numbers in a unit, and whose `write` writes
 * points to them.
 *
 * @param unit - the unit of the numbers; it decides the type of the points, as in `point`: of pixels, a
 * `PixelPosition2`
 * @returns a function that makes the same point as `point(unit(x), unit(y))`; `write` writes what `valueIn` reads
 * @throws RangeError if untyped code passes a value that is not a unit
 *
 * @remarks Create it once and reuse it. A call allocates the point, unless the engine inlines it.
 *
 * @example
 * const here = pointReader(pixels);
 * const sprite = { x: 64, y: 32, texture: 'hero.png' };
 * here(sprite) // => pixelPosition(pixels(64), pixels(32))
 * here.write(sprite, pixelPosition(pixels(70), pixels(32))).x // => 70
 */
export function pointReader<Q extends AnyQuantity>(unit: Unit<Q>): PointReader<Q>;
export function pointReader(unit: Unit<AnyQuantity>): unknown {
  requireUnit('pointReader', 'unit', unit);
  const where = `pointReader(${unit.symbol})`;
  const writing = `${where}.write`;
  const read = (value: unknown): RawPoint => {
    if (typeof value === 'object' && value !== null) {
      const { x, y } = value as RawPoint;
      if (typeof x === 'number' && typeof y === 'number') {
        const pointX = inBaseUnit(x, unit);
        const pointY = inBaseUnit(y, unit);
        // A number minus itself is NaN if it is not finite. If a number is not finite, neither is its quantity.
        if (pointX - pointX === pointY - pointY) return { x: pointX, y: pointY };
      }
    }
    return refuseRead(where, value, unit);
  };
  const write = (target: WritablePair, point: RawPoint): WritablePair => {
    requirePair(writing, 'target', 'an object', target);
    requireFinitePoint(writing, 'point', point);
    const x = inUnit(point.x, unit);
    const y = inUnit(point.y, unit);
    if (x - x !== y - y) refuseNumbers(writing, unit.symbol, point, x);
    writeBoth(target, x, y);
    return target;
  };
  return Object.assign(read, { write });
}

interface WritablePair {
  x: number;
  y: number;
}

/** Writes both coordinates or none: setters of other libraries may throw, and a member may be read-only. */
function writeBoth(target: WritablePair, x: number, y: number): void {
  const before = target.x;
  target.x = x;
  try {
    target.y = y;
  } catch (error) {
    target.x = before;
    throw error;
  }
}

/** @throws RangeError that names the member of a value that cannot be read as a point */
function refuseRead(where: string, value: unknown, unit: Ratio): never {
  const { x, y } = requireFinitePair(where, 'value', 'an object', value);
  const isXFinite = Number.isFinite(inBaseUnit(x, unit));
  return isXFinite ? refuseValue(where, 'value.y', y) : refuseValue(where, 'value.x', x);
}

/** @param x - the number of the first coordinate; if it is finite, the second one is not */
function refuseNumbers(where: string, symbol: string, point: RawPoint, x: number): never {
  const axis = Number.isFinite(x) ? 'y' : 'x';
  const rule = `small enough for its number in ${symbol} to be finite`;
  throw argumentError(where, `point.${axis}`, rule, point[axis]);
}
