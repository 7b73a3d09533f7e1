/**
 * Directions from vectors, points and angles, and back.
 *
 * A direction is the nearest of 2^32 (1.5e-9 radian apart), so the answers here are those for the exact vector or angle,
 * rounded once. The zero vector has no direction: `undefined`. NaN and infinities stop here with an error, because a
 * direction could not carry them on.
 */
import { requireDirection } from '../checks/directions.js';
import { requireFinite, requireNumber } from '../checks/numbers.js';
import { isPair, requireFinitePair } from '../checks/pairs.js';
import type { ScalarOperand } from '../scalar/arithmetic.js';
import type { VectorOf } from '../types/algebra.js';
import type { AnyPoint2, AnyVector2, Vector2 } from '../types/kinds.js';
import type { Angle } from '../types/named.js';
import type { Pair } from '../values/pair.js';
import { unsafeNumber, unsafeQuantity } from '../values/raw.js';
import type { Direction2 } from './compass.js';
import { bitsOfLegs, bitsOfRadians, pairOfBits, radiansOfBits } from './direction-bits.js';
import { unsafeDirection } from './raw.js';

/**
 * Where a vector points.
 *
 * The nearest direction to the exact one, at any magnitude; the eight compass directions are exact.
 *
 * @param vector - of any quantity
 * @returns the direction, or `undefined` for the zero vector
 * @throws RangeError if a component is NaN or infinite
 *
 * @remarks Allocates nothing, but for one in some 50,000 vectors, which only exact arithmetic can decide.
 *
 * @example
 * directionOf(velocity(metersPerSecond(0), metersPerSecond(5))) === Direction2.south // => true
 */
export function directionOf(vector: AnyVector2): Direction2 | undefined;
export function directionOf(vector: unknown): unknown {
  const { x, y } = requireFinitePair('directionOf', 'vector', 'a vector', vector);
  return directionOfLegs(x, y);
}

/**
 * The way from one point to another.
 *
 * @returns the direction of `to - from`, or `undefined` where they are the same point
 * @throws RangeError if a coordinate is NaN or infinite
 *
 * @example
 * directionBetween(position(meters(1), meters(1)), position(meters(0), meters(1))) === Direction2.west // => true
 */
export function directionBetween<P extends AnyPoint2>(from: P, to: P): Direction2 | undefined;
export function directionBetween(from: Pair, to: Pair): unknown {
  if (isPair(from) && isPair(to)) {
    const x = to.x - from.x;
    const y = to.y - from.y;
    if (Number.isFinite(x) && Number.isFinite(y)) return directionOfLegs(x, y);
  }
  requireFinitePair('directionBetween', 'from', 'a point', from);
  requireFinitePair('directionBetween', 'to', 'a point', to);
  // Halves: the difference of two finite coordinates overflows.
  return directionOfLegs(to.x / 2 - from.x / 2, to.y / 2 - from.y / 2);
}

function directionOfLegs(x: number, y: number): Direction2 | undefined {
  return x === 0 && y === 0 ? undefined : unsafeDirection(bitsOfLegs(x, y));
}

/**
 * The direction that lies `angle` from east, towards south.
 *
 * Whole turns fall away exactly, however many. Of two directions equally near there is none to choose: no double lies
 * half-way.
 *
 * @throws RangeError if the angle is NaN or infinite
 *
 * @example
 * directionFromAngle(degrees(-270)) === Direction2.south // => true
 */
export function directionFromAngle(angle: Angle): Direction2 {
  return unsafeDirection(bitsOfAngle('directionFromAngle', angle));
}

/** The int32 of an angle that turns something. @throws RangeError if it is not finite */
export function bitsOfAngle(where: string, angle: Angle): number {
  return bitsOfRadians(requireFinite(where, 'angle', unsafeNumber(angle)));
}

/**
 * The angle of a direction from east, towards south, in [-half, half) a turn: north is minus a quarter turn, and west is
 * minus half a turn.
 *
 * `directionFromAngle` brings the direction back. For a range from 0 to one turn, see `normalizePositive`.
 *
 * @example
 * angleOf(Direction2.north) === degrees(-90) // => true
 */
export function angleOf(direction: Direction2): Angle {
  return unsafeQuantity(radiansOfBits(requireDirection('angleOf', 'direction', direction)));
}

/**
 * The vector of magnitude 1 that points in a direction, dimensionless.
 *
 * Exact for the four main directions, correctly rounded for the diagonals, else each component within 1 ulp; its
 * `directionOf` is `direction` again.
 *
 * @example
 * unitVector(Direction2.north) // => vector(0, -1)
 */
export function unitVector(direction: Direction2): Vector2<number>;
export function unitVector(direction: Direction2): unknown {
  return pairOfBits(requireDirection('unitVector', 'direction', direction), 1);
}

/**
 * The vector of a magnitude that points in a direction.
 *
 * A negative magnitude points the other way.
 *
 * @param magnitude - of any quantity: of a speed, the result is a `Velocity2`
 *
 * @example
 * vectorTowards(Direction2.south, metersPerSecond(5)) // => velocity(metersPerSecond(0), metersPerSecond(5))
 */
export function vectorTowards<Q extends ScalarOperand>(direction: Direction2, magnitude: Q): VectorOf<Q>;
export function vectorTowards(direction: Direction2, magnitude: number): unknown {
  const bits = requireDirection('vectorTowards', 'direction', direction);
  return pairOfBits(bits, requireNumber('vectorTowards', 'magnitude', magnitude));
}
