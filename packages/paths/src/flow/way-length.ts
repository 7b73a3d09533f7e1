/** The length of the way from a tile of a flow field, from its value or along the way. */
import type { TileLength } from '@tilewright/units';
import { lengthOfMoves } from '../ground/length.js';
import { DIAGONAL, LEAST_AMBIGUOUS, NO_MOVE, STRAIGHT, STRAIGHTS_OF_DIAGONAL } from '../limits.js';
import type { FlowGrid } from './flow-grid.js';
import { nextMove } from './moves.js';

/**
 * How long the way is that a value counts, if all tiles cost 1: `straight * STRAIGHT + diagonal * DIAGONAL`.
 *
 * Modulo `STRAIGHT` the value is that of the diagonals alone, so a product with the inverse of `DIAGONAL` gives their number,
 * if there are fewer than `STRAIGHT`.
 *
 * @returns `undefined` if there may be more
 */
export function lengthOfValue(value: number): TileLength | undefined {
  if (value >= LEAST_AMBIGUOUS) return undefined;
  const diagonal = ((value % STRAIGHT) * STRAIGHTS_OF_DIAGONAL) % STRAIGHT;
  return lengthOfMoves((value - diagonal * DIAGONAL) / STRAIGHT, diagonal);
}

/** How long the way from a tile is, counted move by move. @returns `undefined` if it does not reach a goal */
export function lengthOfWay(grid: FlowGrid, from: number): TileLength | undefined {
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
