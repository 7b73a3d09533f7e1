/** The length of the path from a tile of a flow field, computed from its value or by following the path. */
import type { TileLength } from '@tilewright/units';
import { lengthOfMoves } from '../ground/length.js';
import { DIAGONAL, LEAST_AMBIGUOUS, NO_MOVE, STRAIGHT, STRAIGHTS_OF_DIAGONAL } from '../limits.js';
import type { FlowGrid } from './flow-grid.js';
import { nextMove } from './moves.js';

/**
 * The length of a path from its value `straight * STRAIGHT + diagonal * DIAGONAL`, if all tiles cost 1.
 *
 * Modulo `STRAIGHT`, only the diagonal moves remain in the value. So the product with the inverse of `DIAGONAL` is
 * their number, if it is less than `STRAIGHT`.
 *
 * @returns `undefined` if there may be more
 */
export function lengthOfValue(value: number): TileLength | undefined {
  if (value >= LEAST_AMBIGUOUS) return undefined;
  const diagonal = ((value % STRAIGHT) * STRAIGHTS_OF_DIAGONAL) % STRAIGHT;
  return lengthOfMoves((value - diagonal * DIAGONAL) / STRAIGHT, diagonal);
}

/** The length of the path from a tile, counted move by move. @returns `undefined` if it does not reach a goal */
export function lengthOfPath(grid: FlowGrid, from: number): TileLength | undefined {
  let straight = 0;
  let diagonal = 0;
  let id = from;
  while (grid.values[id]! > 0) {
    const direction = nextMove(grid, id);
    if (direction === NO_MOVE) return undefined;
    if ((direction & 1) === 0) straight++;
    else diagonal++;
    id += grid.offsets[direction]!;
  }
  return lengthOfMoves(straight, diagonal);
}
