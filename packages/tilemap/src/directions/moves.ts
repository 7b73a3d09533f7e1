/** What directions do to tiles and to each other: steps, neighbors, turns, and the way to a `Direction2` and back. */
import { type Direction2, unsafeDirection } from '@tilewright/units';
import { argumentError, requireDirection, requireInteger } from '@tilewright/units/checks';
import { requireStep, type Step, unsafeStep } from '../values/step.js';
import { reachedTile, requireTile, type Tile } from '../values/tile.js';
import {
  type CardinalDirection,
  type CompassDirection,
  requireCompassDirection,
  unsafeCardinal,
  unsafeCompass,
} from './compass.js';

/** The columns and the rows that each direction goes, by its index. */
export const DX: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1];
export const DY: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];

/** Of a heading: an int32, 2^32 of them to a turn. */
const EIGHTH_TURN = 0x2000_0000;

const unitSteps: readonly Step[] = /* @__PURE__ */ DX.map((dx, index) => unsafeStep(dx, DY[index]!));

/**
 * The step to the next tile in a direction: north is (0, -1).
 *
 * @example
 * stepIn(CompassDirection.southWest) // => step(-1, 1)
 */
export function stepIn(direction: CompassDirection): Step;
export function stepIn(direction: CompassDirection): Step | undefined {
  return unitSteps[requireCompassDirection('stepIn', 'direction', direction)];
}

/**
 * The next tile in a direction.
 *
 * @throws RangeError if there is none, since tile coordinates end there
 *
 * @example
 * neighbor(tile(3, 4), CompassDirection.northEast) // => tile(4, 3)
 */
export function neighbor(tile: Tile, direction: CompassDirection): Tile {
  requireTile('neighbor', 'tile', tile);
  const index = requireCompassDirection('neighbor', 'direction', direction);
  return reachedTile('neighbor', tile.x + DX[index]!, tile.y + DY[index]!);
}

/**
 * The direction half a turn away.
 *
 * @example
 * oppositeDirection(CompassDirection.northEast) === CompassDirection.southWest // => true
 */
export function oppositeDirection<D extends CompassDirection>(
  direction: D,
): D extends CardinalDirection ? CardinalDirection : CompassDirection;
export function oppositeDirection(direction: CompassDirection): CompassDirection {
  return unsafeCompass((requireCompassDirection('oppositeDirection', 'direction', direction) + 4) & 7);
}

/** Eighths of a turn that lead from a cardinal direction to a cardinal one. */
export type QuarterTurns = -8 | -6 | -4 | -2 | 0 | 2 | 4 | 6 | 8;

/**
 * A direction turned by eighths of a turn: to the right (clockwise, east to south-east) if positive, to the left if
 * negative. The type stays cardinal for literal even numbers.
 *
 * @throws RangeError if `eighths` is not an integer
 *
 * @example
 * rotateDirection(CompassDirection.north, 1) === CompassDirection.northEast // => true
 * rotateDirection(CardinalDirection.north, -2) === CardinalDirection.west // => true
 */
export function rotateDirection<D extends CompassDirection, N extends number>(
  direction: D,
  eighths: N,
): D extends CardinalDirection ? (N extends QuarterTurns ? CardinalDirection : CompassDirection) : CompassDirection;
export function rotateDirection(direction: CompassDirection, eighths: number): CompassDirection {
  const turn = requireInteger('rotateDirection', 'eighths', eighths) % 8;
  return unsafeCompass((requireCompassDirection('rotateDirection', 'direction', direction) + turn) & 7);
}

/**
 * A direction seen in a mirror, named by the two directions that it swaps.
 *
 * @throws RangeError if `swapping` is neither
 *
 * @example
 * mirrorDirection(CompassDirection.northEast, 'east-west') === CompassDirection.northWest // => true
 */
export function mirrorDirection<D extends CompassDirection>(
  direction: D,
  swapping: 'east-west' | 'north-south',
): D extends CardinalDirection ? CardinalDirection : CompassDirection;
export function mirrorDirection(direction: CompassDirection, swapping: 'east-west' | 'north-south'): CompassDirection {
  const index = requireCompassDirection('mirrorDirection', 'direction', direction);
  if (swapping === 'east-west') return unsafeCompass((4 - index) & 7);
  if (swapping === 'north-south') return unsafeCompass(-index & 7);
  throw argumentError('mirrorDirection', 'swapping', "'east-west' or 'north-south'", swapping);
}

/**
 * The direction that a step goes, however far: along a row, a column, or a diagonal through corners.
 *
 * @returns `undefined` for the step (0, 0), and for all steps between the eight directions
 *
 * @example
 * directionOfStep(step(-3, 3)) === CompassDirection.southWest // => true
 * directionOfStep(step(2, 1)) // => undefined
 */
export function directionOfStep(step: Step): CompassDirection | undefined {
  requireStep('directionOfStep', 'step', step);
  const dx = Math.sign(step.dx);
  const dy = Math.sign(step.dy);
  const isStraight = dx === 0 || dy === 0 || Math.abs(step.dx) === Math.abs(step.dy);
  const index = isStraight ? unitSteps.findIndex((unit) => unit.dx === dx && unit.dy === dy) : -1;
  return index < 0 ? undefined : unsafeCompass(index);
}

/**
 * The nearest of the four directions to a heading. Halfway between two, it is the one further clockwise.
 *
 * @example
 * nearestCardinal(Direction2.south) === CardinalDirection.south // => true
 */
export function nearestCardinal(heading: Direction2): CardinalDirection {
  const raw = requireDirection('nearestCardinal', 'heading', heading);
  return unsafeCardinal(((raw + EIGHTH_TURN) >>> 30) * 2);
}

/**
 * The nearest of the eight directions to a heading. Halfway between two, it is the one further clockwise.
 *
 * @example
 * nearestCompass(Direction2.west) === CompassDirection.west // => true
 */
export function nearestCompass(heading: Direction2): CompassDirection {
  const raw = requireDirection('nearestCompass', 'heading', heading);
  return unsafeCompass((raw + EIGHTH_TURN / 2) >>> 29);
}

/**
 * The heading of a direction of the grid: east is `Direction2.east`, and so on, exactly.
 *
 * @example
 * headingOf(CompassDirection.north) === Direction2.north // => true
 */
export function headingOf(direction: CompassDirection): Direction2 {
  return unsafeDirection((requireCompassDirection('headingOf', 'direction', direction) * EIGHTH_TURN) | 0);
}
