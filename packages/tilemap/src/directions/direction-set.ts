/**
 * Sets of directions as values, such as the exits of a tile or its neighbors of the same kind.
 *
 * At run time a set is an integer, with a bit for each direction and a bit for its kind:
 *
 *     bit   8      7   6   5   4   3   2   1   0
 *           four   NE  N   NW  W   SW  S   SE  E
 *
 *     four = 1: only N, W, S and E may be set, so that the complement and rotations stay among the four
 *     rotation by k eighths: the lower 8 bits rotate left by k
 *
 * Equal sets are `===`, and a `Uint16Array` can store them.
 */
import { argumentError, requireInteger } from '@tilewright/units/checks';
import { type CardinalDirection, type CompassDirection, requireCompassDirection, unsafeCompass } from './compass.js';
import type { QuarterTurns } from './moves.js';

declare const madeByCardinalSetOrCompassSet: unique symbol;

/** A set of directions, either of the four or of the eight. The two kinds do not mix. */
export interface DirectionSet<D extends CompassDirection> {
  readonly [madeByCardinalSetOrCompassSet]: (direction: D) => D;
}

const FOUR_WAY = 0x100;
const CARDINALS = 0x55;
const EIGHT = 0xff;

/**
 * Makes a set of cardinal directions.
 *
 * @example
 * const exits = cardinalSet(CardinalDirection.north, CardinalDirection.east);
 * directionSetHas(exits, CardinalDirection.north) // => true
 */
export function cardinalSet(...directions: readonly CardinalDirection[]): DirectionSet<CardinalDirection> {
  return setOf('cardinalSet', FOUR_WAY, directions);
}

/**
 * Makes a set of compass directions.
 *
 * @example
 * const alike = compassSet(CompassDirection.north, CompassDirection.northEast);
 * directionSetSize(alike) // => 2
 */
export function compassSet(...directions: readonly CompassDirection[]): DirectionSet<CompassDirection> {
  return setOf('compassSet', 0, directions);
}

/**
 * Whether a direction is in a set.
 *
 * @example
 * directionSetHas(cardinalSet(CardinalDirection.north), CardinalDirection.south) // => false
 */
export function directionSetHas<D extends CompassDirection>(set: DirectionSet<D>, direction: NoInfer<D>): boolean {
  return (
    ((requireSet('directionSetHas', set) >>> requireCompassDirection('directionSetHas', 'direction', direction)) &
      1) ===
    1
  );
}

/**
 * The set with a direction added.
 *
 * @example
 * directionSetSize(directionSetWith(cardinalSet(CardinalDirection.north), CardinalDirection.south)) // => 2
 */
export function directionSetWith<D extends CompassDirection>(
  set: DirectionSet<D>,
  direction: NoInfer<D>,
): DirectionSet<D> {
  return setOf('directionSetWith', requireSet('directionSetWith', set), [direction]);
}

/** The set of some bits with directions added. */
function setOf<D extends CompassDirection>(where: string, bits: number, directions: readonly D[]): DirectionSet<D> {
  let united = bits;
  for (const direction of directions) {
    const index = requireCompassDirection(where, 'direction', direction);
    if ((bits & FOUR_WAY) !== 0 && (index & 1) === 1) {
      throw argumentError(where, 'direction', 'one of the four of a four-way set', direction);
    }
    united |= 1 << index;
  }
  return asSet(united);
}

/**
 * The set without a direction.
 *
 * @example
 * directionSetSize(directionSetWithout(cardinalSet(CardinalDirection.north), CardinalDirection.north)) // => 0
 */
export function directionSetWithout<D extends CompassDirection>(
  set: DirectionSet<D>,
  direction: NoInfer<D>,
): DirectionSet<D> {
  return asSet(
    requireSet('directionSetWithout', set) &
      ~(1 << requireCompassDirection('directionSetWithout', 'direction', direction)),
  );
}

/**
 * The directions that are in either set.
 *
 * @example
 * directionSetSize(directionSetUnion(cardinalSet(CardinalDirection.north), cardinalSet(CardinalDirection.south))) // => 2
 */
export function directionSetUnion<D extends CompassDirection>(
  a: DirectionSet<D>,
  b: NoInfer<DirectionSet<D>>,
): DirectionSet<D> {
  const bits = requireSet('directionSetUnion', a);
  return asSet(bits | requireAlike('directionSetUnion', b, bits));
}

/**
 * The directions that are in both sets.
 *
 * @example
 * directionSetSize(directionSetIntersection(cardinalSet(CardinalDirection.north), cardinalSet(CardinalDirection.south))) // => 0
 */
export function directionSetIntersection<D extends CompassDirection>(
  a: DirectionSet<D>,
  b: NoInfer<DirectionSet<D>>,
): DirectionSet<D> {
  const bits = requireSet('directionSetIntersection', a);
  return asSet(bits & requireAlike('directionSetIntersection', b, bits));
}

/**
 * The directions that are not in a set: of the four directions or of the eight, like the set.
 *
 * @example
 * directionSetSize(directionSetComplement(cardinalSet(CardinalDirection.north))) // => 3
 * directionSetSize(directionSetComplement(compassSet(CompassDirection.north))) // => 7
 */
export function directionSetComplement<D extends CompassDirection>(set: DirectionSet<D>): DirectionSet<D> {
  const bits = requireSet('directionSetComplement', set);
  return asSet(bits ^ ((bits & FOUR_WAY) !== 0 ? CARDINALS : EIGHT));
}

/**
 * The number of directions in a set.
 *
 * @example
 * directionSetSize(cardinalSet(CardinalDirection.north, CardinalDirection.east)) // => 2
 */
export function directionSetSize<D extends CompassDirection>(set: DirectionSet<D>): number {
  let size = 0;
  for (let rest = requireSet('directionSetSize', set) & EIGHT; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/**
 * The directions of a set, clockwise from east.
 *
 * @example
 * const exits = cardinalSet(CardinalDirection.north, CardinalDirection.east);
 * [...directionsIn(exits)].map((exit) => nameOfDirection(exit)) // => ['east', 'north']
 */
export function directionsIn<D extends CompassDirection>(set: DirectionSet<D>): Generator<D, void, undefined> {
  return directionsOf(requireSet('directionsIn', set));
}

function* directionsOf<D extends CompassDirection>(bits: number): Generator<D, void, undefined> {
  for (let index = 0; index < 8; index++) {
    if (((bits >>> index) & 1) === 1) yield memberOf<D>(index);
  }
}

/**
 * The set with each direction rotated by eighths of a turn: clockwise if positive.
 *
 * @throws RangeError if `eighths` is not an integer, or is odd for a set of the four
 *
 * @example
 * const north = cardinalSet(CardinalDirection.north);
 * directionSetHas(directionSetRotated(north, 2), CardinalDirection.east) // => true
 */
export function directionSetRotated<D extends CompassDirection>(
  set: DirectionSet<D>,
  eighths: D extends CardinalDirection ? QuarterTurns : number,
): DirectionSet<D>;
export function directionSetRotated(
  set: DirectionSet<CardinalDirection> | DirectionSet<CompassDirection>,
  eighths: number,
): DirectionSet<CardinalDirection> | DirectionSet<CompassDirection> {
  const bits = requireSet('directionSetRotated', set);
  const turn = requireInteger('directionSetRotated', 'eighths', eighths) & 7;
  if ((bits & FOUR_WAY) !== 0 && (turn & 1) === 1) {
    throw argumentError('directionSetRotated', 'eighths', 'even for a set of the four directions', eighths);
  }
  const eight = bits & EIGHT;
  return asSet<CompassDirection>((bits & FOUR_WAY) | (((eight << turn) | (eight >>> (8 - turn))) & EIGHT));
}

/** A direction of a set of D, which has only directions of type D. */
function memberOf<D extends CompassDirection>(index: number): D;
function memberOf(index: number): CompassDirection {
  return unsafeCompass(index);
}

/** Makes a set of the eight without a check, for kernels: bit k is the direction with index k. */
export function unsafeCompassSet(bits: number): DirectionSet<CompassDirection> {
  return asSet(bits);
}

/** Casts a number to a set. */
function asSet<D extends CompassDirection>(bits: number): DirectionSet<D>;
function asSet(bits: number): unknown {
  return bits;
}

/** The bits of a set. @throws RangeError if the value is not a set, which only untyped code can pass */
function requireSet(where: string, set: unknown): number {
  const isSet =
    typeof set === 'number' &&
    (set & (FOUR_WAY | EIGHT)) === set &&
    ((set & FOUR_WAY) === 0 || (set & EIGHT & ~CARDINALS) === 0);
  if (!isSet) {
    throw argumentError(where, 'set', 'a set of directions', set, 'Make it with cardinalSet() or compassSet()');
  }
  return set;
}

/** The bits of the second set, which is of the four if the first one is. */
function requireAlike(where: string, set: unknown, first: number): number {
  const bits = requireSet(where, set);
  if (((bits ^ first) & FOUR_WAY) !== 0) {
    throw argumentError(where, 'b', 'of the same kind as the other set: of the four directions, or of the eight', set);
  }
  return bits;
}
