/**
 * Directions from vectors, points and angles, and back.
 *
 * There are 2^32 directions, 1.5e-9 radians apart. Each function returns the direction nearest to the exact vector or
 * angle. The zero vector has no direction: the result is `undefined`. NaN and infinities are errors, because a
 * direction cannot represent them.
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
 * The direction of a vector.
 *
 * It is the nearest direction at any magnitude; for the eight compass directions it is exact.
 *
 * @param vector - of any quantity
 * @returns the direction, or `undefined` for the zero vector
 * @throws RangeError if a component is NaN or infinite
 *
 * @remarks O(1). Allocates nothing, except for about one in 50,000 vectors, which needs exact arithmetic.
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
 * The direction from one point to another.
 *
 * @param from - a point of any quantity
 * @param to - a point of the same quantity
 * @returns the direction of `to - from`, or `undefined` if both are the same point
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
  // The difference of two finite coordinates overflowed; that of their halves does not.
  return directionOfLegs(to.x / 2 - from.x / 2, to.y / 2 - from.y / 2);
}

function directionOfLegs(x: number, y: number): Direction2 | undefined {
  return x === 0 && y === 0 ? undefined : unsafeDirection(bitsOfLegs(x, y));
}

/**
 * The direction at an angle from east, positive toward south.
 *
 * Any number of whole turns cancels out exactly. There are no ties: no double is halfway between two directions.
 *
 * @param angle - of any size
 * @throws RangeError if the angle is NaN or infinite
 *
 * @example
 * directionFromAngle(degrees(-270)) === Direction2.south // => true
 */
export function directionFromAngle(angle: Angle): Direction2 {
  return unsafeDirection(bitsOfAngle('directionFromAngle', angle));
}

/** Rounds an angle that turns a direction to units of 2^-32 turn. @throws RangeError if it is not finite */
export function bitsOfAngle(where: string, angle: Angle): number {
  return bitsOfRadians(requireFinite(where, 'angle', unsafeNumber(angle)));
}

/**
 * The angle of a direction from east, positive toward south, in [-1/2, 1/2) turns: north is -1/4 turn, west -1/2 turn.
 *
 * `directionFromAngle` converts it back exactly. For a range from 0 to 1 turn, use `normalizePositive`.
 *
 * @example
 * angleOf(Direction2.north) === degrees(-90) // => true
 */
export function angleOf(direction: Direction2): Angle {
  return unsafeQuantity(radiansOfBits(requireDirection('angleOf', 'direction', direction)));
}

/**
 * The dimensionless vector of magnitude 1 in a direction.
 *
 * It is exact for the four cardinal directions and correctly rounded for the diagonals; otherwise each component is
 * within 1 ulp. `directionOf` of the result is `direction`.
 *
 * @example
 * unitVector(Direction2.north) // => vector(0, -1)
 */
export function unitVector(direction: Direction2): Vector2<number>;
export function unitVector(direction: Direction2): unknown {
  return pairOfBits(requireDirection('unitVector', 'direction', direction), 1);
}

/**
 * The vector with a given magnitude and direction.
 *
 * With a negative magnitude it points in the opposite direction.
 *
 * @param magnitude - a scalar of any quantity: for a speed, the result is a `Velocity2`
 *
 * @example
 * vectorTowards(Direction2.south, metersPerSecond(5)) // => velocity(metersPerSecond(0), metersPerSecond(5))
 */
export function vectorTowards<Q extends ScalarOperand>(direction: Direction2, magnitude: Q): VectorOf<Q>;
export function vectorTowards(direction: Direction2, magnitude: number): unknown {
  const bits = requireDirection('vectorTowards', 'direction', direction);
  return pairOfBits(bits, requireNumber('vectorTowards', 'magnitude', magnitude));
}
