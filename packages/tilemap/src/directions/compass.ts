/**
 * The directions of a grid: four cardinal ones, and the eight of the compass, the four among them. North is y - 1.
 *
 * At run time a direction is its place in the order of iteration, clockwise from east: east 0, south-east 1, south 2,
 * south-west 3, west 4, north-west 5, north 6, north-east 7. To the compiler it is opaque, and the four are a type of
 * their own, so that a four-way map cannot be asked for a diagonal. There is no "unknown" direction: `undefined` is none.
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

/** The names of the directions. */
export type CardinalName = 'east' | 'south' | 'west' | 'north';
/** The names of the directions, the diagonal ones included. */
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

/** The cardinal direction of a number that is known to be 0, 2, 4 or 6. For kernels; nothing is checked. */
export function unsafeCardinal(index: number): CardinalDirection;
export function unsafeCardinal(index: number): unknown {
  return index;
}

/** The direction of a number that is known to be whole, from 0 to 7. For kernels; nothing is checked. */
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
 * The place of a direction in the order of iteration, clockwise from east: 0 to 7. For tables by direction.
 *
 * @throws RangeError if it is none, which takes a cast
 *
 * @example
 * indexOfDirection(CompassDirection.south) // => 2
 */
export function indexOfDirection(direction: CompassDirection): number {
  return requireCompassDirection('indexOfDirection', 'direction', direction);
}

/**
 * The name of a direction: `'north'`, `'southEast'`, ... For messages, files, and switches that cover every case.
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
