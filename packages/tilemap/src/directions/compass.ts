/**
 * The directions of a grid: the eight of the compass, of which four are cardinal. North is y - 1.
 *
 *     5 6 7      north-west  north  north-east
 *     4   0      west               east
 *     3 2 1      south-west  south  south-east
 *
 * At run time a direction is its index in the order of iteration, clockwise from east. To the compiler it is opaque,
 * and the cardinal directions have a type of their own, so that four-way code rejects a diagonal. There is no "unknown"
 * direction: functions without a result return `undefined`.
 */
import { argumentError } from '@tilewright/units/checks';

declare const takenFromCompassDirection: unique symbol;

/** One of the eight directions of the compass. */
export interface CompassDirection {
  readonly [takenFromCompassDirection]: 'cardinal' | 'diagonal';
}

/** North, east, south or west. */
export interface CardinalDirection extends CompassDirection {
  readonly [takenFromCompassDirection]: 'cardinal';
}

/** The names of the cardinal directions. */
export type CardinalName = 'east' | 'south' | 'west' | 'north';
/** The names of all eight directions. */
export type CompassName = CardinalName | 'southEast' | 'southWest' | 'northWest' | 'northEast';

/** The four cardinal directions by name. */
export const CardinalDirection: Readonly<Record<CardinalName, CardinalDirection>> = {
  east: /* @__PURE__ */ unsafeCardinal(0),
  south: /* @__PURE__ */ unsafeCardinal(2),
  west: /* @__PURE__ */ unsafeCardinal(4),
  north: /* @__PURE__ */ unsafeCardinal(6),
};

/** The eight directions by name. */
export const CompassDirection: Readonly<
  Record<CardinalName, CardinalDirection> & Record<Exclude<CompassName, CardinalName>, CompassDirection>
> = {
  east: /* @__PURE__ */ unsafeCardinal(0),
  southEast: /* @__PURE__ */ unsafeCompass(1),
  south: /* @__PURE__ */ unsafeCardinal(2),
  southWest: /* @__PURE__ */ unsafeCompass(3),
  west: /* @__PURE__ */ unsafeCardinal(4),
  northWest: /* @__PURE__ */ unsafeCompass(5),
  north: /* @__PURE__ */ unsafeCardinal(6),
  northEast: /* @__PURE__ */ unsafeCompass(7),
};

/** The four cardinal directions, clockwise from east. */
export const cardinalDirections: readonly CardinalDirection[] = /* @__PURE__ */ Object.values(CardinalDirection);

/** The eight directions, clockwise from east. */
export const compassDirections: readonly CompassDirection[] = /* @__PURE__ */ Object.values(CompassDirection);

const names: readonly string[] = /* @__PURE__ */ Object.keys(CompassDirection);

/** Makes a cardinal direction without a check, for kernels. The index must be 0, 2, 4 or 6. */
export function unsafeCardinal(index: number): CardinalDirection;
export function unsafeCardinal(index: number): unknown {
  return index;
}

/** Makes a direction without a check, for kernels. The index must be an integer from 0 to 7. */
export function unsafeCompass(index: number): CompassDirection;
export function unsafeCompass(index: number): unknown {
  return index;
}

/** The index of a direction. @throws RangeError on everything else */
export function requireCompassDirection(where: string, parameter: string, direction: unknown): number {
  if (typeof direction !== 'number' || (direction & 7) !== direction) {
    throw argumentError(where, parameter, 'a direction of the compass', direction, 'Take one of CompassDirection');
  }
  return direction;
}

/**
 * The index of a direction in the order of iteration, clockwise from east: 0 to 7. For tables by direction.
 *
 * @throws RangeError if `direction` is not a direction
 *
 * @example
 * indexOfDirection(CompassDirection.south) // => 2
 */
export function indexOfDirection(direction: CompassDirection): number {
  return requireCompassDirection('indexOfDirection', 'direction', direction);
}

/**
 * The name of a direction: `'north'`, `'southEast'`, ... For messages, files and exhaustive switches.
 *
 * @example
 * nameOfDirection(CompassDirection.southEast) // => 'southEast'
 */
export function nameOfDirection<D extends CompassDirection>(
  direction: D,
): D extends CardinalDirection ? CardinalName : CompassName;
export function nameOfDirection(direction: CompassDirection): string | undefined {
  return names[requireCompassDirection('nameOfDirection', 'direction', direction)];
}
