/** Where a tracked object stops a body. */
import type { Handle } from '@tilewright/queries';
import type { CardinalDirection } from '@tilewright/tilemap';
import { type AnyQuantity, type PointOf, unsafePoint, unsafeVector, type Vector2 } from '@tilewright/units';
import { ALONG_X, ALONG_Y, FREE } from '../moving/box-sweep.js';
import { sideOf } from '../moving/body-hit.js';
import { AT_AXIS, AT_CENTER, AT_NORMAL, AT_PART, AT_TOUCH } from './landing.js';

/** Where a tracked object stops a moving body. */
export interface BodyObjectHit<T, Q extends AnyQuantity> {
  readonly object: T;
  readonly handle: Handle;
  /**
   * The side of the object that the body touches: of a rectangle, or of a circle that a side of a box touches;
   * otherwise `undefined`.
   */
  readonly side: CardinalDirection | undefined;
  /** The center of the body at the contact. */
  readonly center: PointOf<Q>;
  /** Where they touch: along a side, the point nearest to the object's center. */
  readonly contact: PointOf<Q>;
  /** The unit vector from the object to the body, rounded; `undefined` if the body overlaps the object at the start. */
  readonly normal: Vector2<number> | undefined;
  /** The part of the displacement before the contact: 0 is the start, 1 the end. */
  readonly fraction: number;
}

/** Makes a hit of its numbers, which begin at an index. */
export function makeBodyObjectHit<T, Q extends AnyQuantity>(
  object: T,
  handle: Handle,
  numbers: Float64Array,
  at: number,
): BodyObjectHit<T, Q> {
  return {
    object,
    handle,
    side: sideIn(numbers, at),
    center: unsafePoint<PointOf<Q>>(numbers[at + AT_CENTER]!, numbers[at + AT_CENTER + 1]!),
    contact: unsafePoint<PointOf<Q>>(numbers[at + AT_TOUCH]!, numbers[at + AT_TOUCH + 1]!),
    normal: normalIn(numbers, at),
    fraction: numbers[at + AT_PART]!,
  };
}

/** The side of a hit, by its numbers. */
function sideIn(numbers: Float64Array, at: number): CardinalDirection | undefined {
  const axis = numbers[at + AT_AXIS]!;
  if (axis !== ALONG_X && axis !== ALONG_Y) return undefined;
  return sideOf(axis, -numbers[at + AT_NORMAL]! - numbers[at + AT_NORMAL + 1]!);
}

/** The normal of a hit, by its numbers. */
function normalIn(numbers: Float64Array, at: number): Vector2<number> | undefined {
  if (numbers[at + AT_AXIS] === FREE) return undefined;
  return unsafeVector<Vector2<number>>(numbers[at + AT_NORMAL]!, numbers[at + AT_NORMAL + 1]!);
}
