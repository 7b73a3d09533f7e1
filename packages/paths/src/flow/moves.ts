/**
 * The moves from a tile of a flow field, by their compass directions. They are small numbers, so nothing is allocated.
 */
import { DIAGONAL, EIGHT_WAY, FOUR_WAY, NO_MOVE, STRAIGHT } from '../limits.js';
import type { FlowGrid } from './flow-grid.js';

/** The columns and rows of the step in each compass direction. */
export const DX: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1];
export const DY: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];

/** What a move adds to the value of a tile. */
export function lengthOf({ costs }: FlowGrid, from: number, to: number, direction: number): number {
  const length = (direction & 1) === 0 ? STRAIGHT : DIAGONAL;
  return costs === undefined ? length : length * (costs[from]! + costs[to]!);
}

/** Whether the move in a direction exists, between two tiles that are open. */
export function isMove({ values, offsets, rule }: FlowGrid, id: number, direction: number): boolean {
  if ((direction & 1) === 0 || rule === EIGHT_WAY) return true;
  if (rule === FOUR_WAY) return false;
  return values[id + offsets[direction - 1]!]! >= 0 && values[id + offsets[(direction + 1) & 7]!]! >= 0;
}

/**
 * The move that gives a tile its least value, among the moves to tiles with a lower value. Among equals it is the
 * first diagonal move, or else the first straight move, clockwise from east.
 *
 * @returns `NO_MOVE` for goals, for closed tiles, and if no neighbor has a lower value
 */
export function bestMove(grid: FlowGrid, id: number): number {
  const { values, offsets } = grid;
  const here = values[id]!;
  let best = NO_MOVE;
  // Tiles around the map have no neighbors.
  if (here <= 0) return best;
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 1; turn < 16; turn += 2) {
    const direction = turn < 8 ? turn : turn - 9;
    const there = id + offsets[direction]!;
    const value = values[there]!;
    if (value < 0 || value >= here) continue;
    const through = value + lengthOf(grid, id, there, direction);
    if (through >= least || !isMove(grid, id, direction)) continue;
    least = through;
    best = direction;
  }
  return best;
}

/**
 * `bestMove` for a tile whose value is exactly what its best move gives, as in a grid that is up to date: the first
 * such move. A tile that needs repair falls back to `bestMove`.
 */
export function nextMove(grid: FlowGrid, id: number): number {
  const { values, costs, pitch, rule } = grid;
  const here = values[id]!;
  if (here <= 0 || here === grid.far) return NO_MOVE;
  if (costs !== undefined) return bestMove(grid, id);
  const south = id + pitch;
  const north = id - pitch;
  if (rule !== FOUR_WAY) {
    const diagonal = here - DIAGONAL;
    const cuts = rule === EIGHT_WAY;
    if (values[south + 1] === diagonal && (cuts || (values[south]! >= 0 && values[id + 1]! >= 0))) return 1;
    if (values[south - 1] === diagonal && (cuts || (values[south]! >= 0 && values[id - 1]! >= 0))) return 3;
    if (values[north - 1] === diagonal && (cuts || (values[north]! >= 0 && values[id - 1]! >= 0))) return 5;
    if (values[north + 1] === diagonal && (cuts || (values[north]! >= 0 && values[id + 1]! >= 0))) return 7;
  }
  const straight = here - STRAIGHT;
  if (values[id + 1] === straight) return 0;
  if (values[south] === straight) return 2;
  if (values[id - 1] === straight) return 4;
  if (values[north] === straight) return 6;
  return bestMove(grid, id);
}
