/**
 * Repairs the values of a grid where tiles or goals changed.
 *
 *     before     a wall     raised     lowered      A tile is supported if it has a move that gives its value. Tiles
 *     2 1 0      2 # 0      . # 0      4 # 0        that lost their support are raised to FAR, and so are the tiles
 *     3 2 1      3 2 1      3 2 1      3 2 1        that they supported. Then each is lowered to what its neighbors
 *                                                   allow, and a wave starts from it.
 *
 * The result equals a recomputation, since only one set of values is consistent.
 */
import { NO_MOVE, TOO_MANY } from '../limits.js';
import type { FlowGrid } from './flow-grid.js';
import { bestMove, isMove, lengthOf } from './moves.js';
import type { Seeds } from './seeds.js';
import { withRoom } from './wave.js';

export class Repair {
  /** The tiles to check, some of them twice. */
  private queue: Int32Array = new Int32Array(256);
  private queued: number = 0;
  /** The tiles that were raised, and their values before. */
  private raised: Int32Array = new Int32Array(64);
  private heights: Float64Array = new Float64Array(64);
  private raisedCount: number = 0;
  /** How many tiles of the queue were added by the caller; the rest was found. */
  private added: number = 0;

  /** Clears the state of the last repair. */
  begin(): void {
    this.queued = this.raisedCount = this.added = 0;
  }

  /** Adds a tile that was a goal or is a goal now. */
  addGoal(id: number): void {
    this.queue = withRoom(this.queue, this.queued, 1);
    this.queue[this.queued++] = id;
    this.added = this.queued;
  }

  /** Adds a tile that changed and its neighbors, whose diagonal moves may pass it. */
  addTile(id: number, offsets: Int32Array): void {
    this.queue = withRoom(this.queue, this.queued, 9);
    this.queue[this.queued++] = id;
    for (let direction = 0; direction < 8; direction++) this.queue[this.queued++] = id + offsets[direction]!;
    this.added = this.queued;
  }

  /**
   * Raises all tiles that are farther from a goal than their values say.
   *
   * @param goals - one bit per id
   * @param most - how many tiles it may check
   * @returns how many it checked; `TOO_MANY` if that is not enough, and then all values are as before
   */
  raise(grid: FlowGrid, goals: Int32Array, most: number): number {
    const { values, offsets, far } = grid;
    for (let at = 0; at < this.queued; at++) {
      if (at >= most) {
        this.undo(values);
        return TOO_MANY;
      }
      const id = this.queue[at]!;
      const value = values[id]!;
      if (value < 0 || value === far || isSupported(grid, goals, id)) continue;
      this.note(values, id);
      values[id] = far;
      this.queue = withRoom(this.queue, this.queued, 8);
      for (let direction = 0; direction < 8; direction++) {
        const there = id + offsets[direction]!;
        const other = values[there]!;
        if (other <= value || other === far || other < value + lengthOf(grid, id, there, direction)) continue;
        if (isMove(grid, id, direction)) this.queue[this.queued++] = there;
      }
    }
    return this.queued;
  }

  /** Lowers all tiles that were raised or added as far as their neighbors allow. The wave starts from them. */
  lower(grid: FlowGrid, goals: Int32Array, seeds: Seeds): void {
    for (let at = 0; at < this.added; at++) lowerTile(grid, goals, this.queue[at]!, seeds);
    for (let at = 0; at < this.raisedCount; at++) lowerTile(grid, goals, this.raised[at]!, seeds);
  }

  private note(values: FlowGrid['values'], id: number): void {
    const count = this.raisedCount++;
    if (count === this.raised.length) {
      this.raised = withRoom(this.raised, count, 1);
      const heights = new Float64Array(this.raised.length);
      heights.set(this.heights);
      this.heights = heights;
    }
    this.raised[count] = id;
    this.heights[count] = values[id]!;
  }

  private undo(values: FlowGrid['values']): void {
    for (let at = 0; at < this.raisedCount; at++) values[this.raised[at]!] = this.heights[at]!;
  }
}

/** Whether a tile is still as close to a goal as its value says. */
function isSupported(grid: FlowGrid, goals: Int32Array, id: number): boolean {
  const { values, offsets } = grid;
  const value = values[id]!;
  for (let direction = 0; direction < 8; direction++) {
    const there = id + offsets[direction]!;
    const other = values[there]!;
    if (other < 0 || other >= value || other + lengthOf(grid, id, there, direction) > value) continue;
    if (isMove(grid, id, direction)) return true;
  }
  return isGoal(goals, id);
}

function lowerTile(grid: FlowGrid, goals: Int32Array, id: number, seeds: Seeds): void {
  const { values } = grid;
  let value = 0;
  if (!isGoal(goals, id)) {
    const direction = bestMove(grid, id);
    if (direction === NO_MOVE) return;
    const there = id + grid.offsets[direction]!;
    value = values[there]! + lengthOf(grid, id, there, direction);
  }
  if (value >= values[id]!) return;
  values[id] = value;
  seeds.add(values, id);
}

/** Whether a tile is a goal, if it is open. */
export function isGoal(goals: Int32Array, id: number): boolean {
  return ((goals[id >>> 5]! >>> (id & 31)) & 1) === 1;
}
