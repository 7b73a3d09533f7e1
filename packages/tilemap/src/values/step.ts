/**
 * The difference of two tiles: integer numbers of columns and rows, of a magnitude below 2^32, so that there is a step
 * between any two tiles. South and east are positive.
 */
import { argumentError, requireInteger } from '@tilewright/units/checks';
import { GREATEST_STEP } from '../limits.js';
import { reachedTile, requireTile, requireTiles, type Tile } from './tile.js';

declare const madeByStep: unique symbol;

/** A difference of tiles. An immutable plain `{ dx, dy }`. */
export interface Step {
  readonly dx: number;
  readonly dy: number;
  readonly [madeByStep]: 'Step';
}

/**
 * The step of `dx` columns to the east and `dy` rows to the south; `-0` becomes `0`.
 *
 * @throws RangeError if one is not an integer from -4294967295 to 4294967295
 *
 * @example
 * step(-1, 2).dy // => 2
 */
export function step(dx: number, dy: number): Step {
  return unsafeStep(
    requireInteger('step', 'dx', dx, -GREATEST_STEP, GREATEST_STEP),
    requireInteger('step', 'dy', dy, -GREATEST_STEP, GREATEST_STEP),
  );
}

/** Makes a step without a check, for kernels. Both numbers must be integers in range, and not `-0`. */
export function unsafeStep(dx: number, dy: number): Step;
export function unsafeStep(dx: number, dy: number): unknown {
  return { dx, dy };
}

/** Checks a step. @throws RangeError for anything else */
export function requireStep(where: string, parameter: string, by: Step | null | undefined): Step {
  if (by && Number.isInteger(by.dx) && Number.isInteger(by.dy)) return by;
  throw argumentError(where, parameter, 'a step', by, 'Make it with step(dx, dy)');
}

/**
 * The step from one tile to another: `translate(from, stepBetween(from, to))` equals `to`.
 *
 * @example
 * stepBetween(tile(3, 4), tile(2, 6)) // => step(-1, 2)
 */
export function stepBetween(from: Tile, to: Tile): Step {
  requireTile('stepBetween', 'from', from);
  requireTile('stepBetween', 'to', to);
  return unsafeStep(to.x - from.x, to.y - from.y);
}

/**
 * The tile moved by a step.
 *
 * @throws RangeError if the result is outside the range of tile coordinates
 *
 * @example
 * translate(tile(3, 4), step(-1, 2)) // => tile(2, 6)
 */
export function translate(from: Tile, by: Step): Tile {
  requireTile('translate', 'from', from);
  requireStep('translate', 'step', by);
  return reachedTile('translate', from.x + by.dx, from.y + by.dy);
}

/**
 * The step multiplied by an integer; a negative one reverses it.
 *
 * @throws RangeError if `times` is not an integer, or if a member of the result exceeds 4294967295 in magnitude
 *
 * @example
 * scaleStep(step(1, -2), 3) // => step(3, -6)
 */
export function scaleStep(by: Step, times: number): Step {
  requireStep('scaleStep', 'step', by);
  requireInteger('scaleStep', 'times', times);
  return unsafeStep(
    requireInteger('scaleStep', 'dx * times', by.dx * times, -GREATEST_STEP, GREATEST_STEP),
    requireInteger('scaleStep', 'dy * times', by.dy * times, -GREATEST_STEP, GREATEST_STEP),
  );
}

/**
 * Whether two steps are the same by value. Anything that is not a step equals nothing.
 *
 * @example
 * stepsEqual(stepBetween(tile(0, 0), tile(1, 2)), step(1, 2)) // => true
 */
export function stepsEqual(a: Step, b: Step): boolean {
  const one: Step | undefined = a;
  const other: Step | undefined = b;
  return one?.dx !== undefined && one.dx === other?.dx && one.dy === other?.dy;
}

/**
 * The number of moves between two tiles along rows and columns: |dx| + |dy|.
 *
 * @example
 * manhattanDistance(tile(0, 0), tile(3, -4)) // => 7
 */
export function manhattanDistance(a: Tile, b: Tile): number {
  requireTiles('manhattanDistance', a, b);
  return Math.abs(b.x - a.x) + Math.abs(b.y - a.y);
}

/**
 * The number of moves between two tiles if a diagonal move counts as one: the greater of |dx| and |dy|.
 *
 * @example
 * chebyshevDistance(tile(0, 0), tile(3, -4)) // => 4
 */
export function chebyshevDistance(a: Tile, b: Tile): number {
  requireTiles('chebyshevDistance', a, b);
  return Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
}

/**
 * The length, in tile sides, of the shortest path between two tiles with straight moves (1) and diagonal moves (sqrt
 * 2).
 *
 * @example
 * octileDistance(tile(0, 0), tile(3, -4)) // => 1 + 3 * Math.SQRT2
 */
export function octileDistance(a: Tile, b: Tile): number {
  requireTiles('octileDistance', a, b);
  const columns = Math.abs(b.x - a.x);
  const rows = Math.abs(b.y - a.y);
  return Math.abs(columns - rows) + Math.SQRT2 * Math.min(columns, rows);
}
