/** Operations on directions: steps, neighbors, rotations, and conversions to `Direction2` and back. */
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

/** The columns and rows of the step in each direction, by its index. */
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
 * @throws RangeError if it is outside the range of tile coordinates
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
 * The opposite direction.
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

/** The eighths of a turn that rotate a cardinal direction to a cardinal one. */
export type QuarterTurns = -8 | -6 | -4 | -2 | 0 | 2 | 4 | 6 | 8;

/**
 * The direction rotated by eighths of a turn: clockwise (east to south-east) if positive, counterclockwise if negative.
 * For even literals, the type of a cardinal direction stays cardinal.
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
 * The direction in a mirror, which is named by the two directions that it swaps.
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
 * The direction of a step of any length along a row, a column or a diagonal.
 *
 * @returns `undefined` for the step (0, 0), and for a step that is not in one of the eight directions
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
 * The cardinal direction nearest to a heading. Halfway between two, it is the clockwise one.
 *
 * @example
 * nearestCardinal(Direction2.south) === CardinalDirection.south // => true
 */
export function nearestCardinal(heading: Direction2): CardinalDirection {
  const raw = requireDirection('nearestCardinal', 'heading', heading);
  return unsafeCardinal(((raw + EIGHTH_TURN) >>> 30) * 2);
}

/**
 * The compass direction nearest to a heading. Halfway between two, it is the clockwise one.
 *
 * @example
 * nearestCompass(Direction2.west) === CompassDirection.west // => true
 */
export function nearestCompass(heading: Direction2): CompassDirection {
  const raw = requireDirection('nearestCompass', 'heading', heading);
  return unsafeCompass((raw + EIGHTH_TURN / 2) >>> 29);
}

/**
 * The heading of a compass direction, exactly: that of east is `Direction2.east`.
 *
 * @example
 * headingOf(CompassDirection.north) === Direction2.north // => true
 */
export function headingOf(direction: CompassDirection): Direction2 {
  return unsafeDirection((requireCompassDirection('headingOf', 'direction', direction) * EIGHTH_TURN) | 0);
}
