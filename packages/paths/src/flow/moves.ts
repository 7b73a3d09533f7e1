/** The moves from a tile of a flow field, by their compass directions. They are small numbers, so nothing is allocated. */
import { DIAGONAL, EIGHT_WAY, FOUR_WAY, NO_MOVE, STRAIGHT } from '../limits.js';
import type { FlowGrid } from './flow-grid.js';

/** The columns and rows of the step in each compass direction. */
export const DX: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1];
export const DY: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];

/** The difference of the ids of a tile's neighbor and of the tile. */
export function offsetOf(direction: number, pitch: number): number {
  return DY[direction]! * pitch + DX[direction]!;
}

/** What a move counts. */
export function lengthOf({ costs }: FlowGrid, from: number, to: number, direction: number): number {
  const length = (direction & 1) === 0 ? STRAIGHT : DIAGONAL;
  return costs === undefined ? length : length * (costs[from]! + costs[to]!);
}

/** Whether the move from an open tile in a direction exists. */
export function isMove({ values, pitch, rule }: FlowGrid, id: number, direction: number): boolean {
  if (values[id + offsetOf(direction, pitch)]! < 0) return false;
  if ((direction & 1) === 0 || rule === EIGHT_WAY) return true;
  if (rule === FOUR_WAY) return false;
  return values[id + DX[direction]!]! >= 0 && values[id + DY[direction]! * pitch]! >= 0;
}

/**
 * The move by which a tile is nearest to a goal, among those to tiles that are nearer. Of equal ones it is the first diagonal
 * one, or else the first straight one, clockwise from east.
 *
 * @returns `NO_MOVE` from goals, from closed tiles, and if no neighbor is nearer
 */
export function bestMove({ values, costs, pitch, rule }: FlowGrid, id: number): number {
  const here = values[id]!;
  let best = NO_MOVE;
  if (here <= 0) return best;
  let least = Number.POSITIVE_INFINITY;
  const south = id + pitch;
  const north = id - pitch;
  const e = values[id + 1]!;
  const s = values[south]!;
  const w = values[id - 1]!;
  const n = values[north]!;
  if (rule !== FOUR_WAY) {
    const cuts = rule === EIGHT_WAY;
    for (let direction = 1; direction < 8; direction += 2) {
      const isEast = direction === 1 || direction === 7;
      if (!cuts && ((direction < 4 ? s : n) < 0 || (isEast ? e : w) < 0)) continue;
      const there = (direction < 4 ? south : north) + (isEast ? 1 : -1);
      const value = values[there]!;
      if (value < 0 || value >= here) continue;
      const through = value + (costs === undefined ? DIAGONAL : DIAGONAL * (costs[id]! + costs[there]!));
      if (through >= least) continue;
      least = through;
      best = direction;
    }
  }
  for (let direction = 0; direction < 8; direction += 2) {
    const value = direction === 0 ? e : direction === 2 ? s : direction === 4 ? w : n;
    if (value < 0 || value >= here) continue;
    const there = direction === 0 ? id + 1 : direction === 2 ? south : direction === 4 ? id - 1 : north;
    const through = value + (costs === undefined ? STRAIGHT : STRAIGHT * (costs[id]! + costs[there]!));
    if (through >= least) continue;
    least = through;
    best = direction;
  }
  return best;
}

/**
 * `bestMove` where the value of a tile is that of its best move, as in all grids that are up to date: the first such move.
 * Tiles that are to be repaired are left to `bestMove`.
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
