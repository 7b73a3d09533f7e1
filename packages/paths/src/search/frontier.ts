/**
 * The state of a search: how it reached which tiles, which of them it has yet to expand, and where the goals are.
 *
 * Each tile that was reached has its scaled length from the start, modulo 2^32. Only differences matter, and those
 * between neighbors, or between both ends of a jump, are small. The link of a tile is the id of the tile before it
 * and the direction of arrival, `id * 8 + direction`: negative once the tile was expanded, 0 if it was not reached.
 */
import type { Goals } from '../ground/goals.js';
import type { Ground } from '../ground/ground.js';
import { octileLength } from '../ground/octile.js';
import { FOUR_WAY, STRAIGHT } from '../limits.js';
import { BucketRing } from './bucket-ring.js';

const FIRST_REACHED = 256;

export class Frontier {
  readonly ground: Ground;
  /** The link and the length of each tile, `records[2 * id]` and `records[2 * id + 1]`, side by side in memory. */
  readonly records: Int32Array;
  readonly queue: BucketRing = new BucketRing();
  /** One bit per tile, 1 for goals, by rows like `ground.open` and by columns like `RowsAndColumns`. */
  readonly goalRows: Int32Array;
  readonly goalColumns: Int32Array;
  /** The number of goals. */
  goalCount: number = 0;
  /** The goal with the least length so far, or 0; and that length. */
  bestId: number = 0;
  bestLength: number = 0;

  /** The estimate of the start, which is level 0 of the queue. */
  firstEstimate: number = 0;

  private readonly pitch: number;
  private readonly columnStride: number;
  private readonly isFourWay: boolean;
  /** The factor of estimates; 0 if there are none. */
  private scale: number = 1;
  // The bounding box of the goals, as columns and rows.
  private west: number = 0;
  private east: number = 0;
  private north: number = 0;
  private south: number = 0;
  private reached: Int32Array = new Int32Array(FIRST_REACHED);
  private reachedCount: number = 0;

  /** @param columnStride - the words per column of the transposed ground, or 0 for a search that does not need it */
  constructor(ground: Ground, columnStride: number) {
    this.ground = ground;
    this.pitch = ground.pitch;
    this.columnStride = columnStride;
    this.isFourWay = ground.rule === FOUR_WAY;
    this.records = new Int32Array(2 * ground.idCount);
    this.goalRows = new Int32Array(ground.open.length);
    this.goalColumns = new Int32Array(columnStride * ground.pitch);
  }

  /**
   * Starts a search at a tile.
   *
   * @param open - one bit per tile; goals that are not open are ignored
   * @param goals - the goals; may be empty
   * @param scale - the factor of estimated lengths
   * @param shift - 2^shift is the width of the buckets of the queue
   * @param range - the greatest amount by which a move raises the sum of length and estimate
   */
  begin(start: number, open: Int32Array, goals: Goals, scale: number, shift: number, range: number): void {
    this.scale = scale;
    this.bestId = 0;
    this.markGoals(open, goals);
    this.touch(start);
    this.records[2 * start] = start << 3;
    this.records[2 * start + 1] = 0;
    const row = this.ground.rowOf(start);
    const estimate = this.estimate(row, start - row * this.pitch);
    this.firstEstimate = estimate;
    this.queue.begin(shift, range + (1 << shift), estimate);
    this.queue.push(start, estimate);
  }

  /** Clears the search. It resets only the tiles that were reached, which may be few on a large map. */
  clear(goals: Goals): void {
    const { reached, records } = this;
    for (let i = 0; i < this.reachedCount; i++) records[2 * reached[i]!] = 0;
    this.reachedCount = 0;
    this.queue.clear();
    for (let i = 0; i < goals.count; i++) {
      const id = goals.ids[i]!;
      this.goalRows[id >>> 5] = 0;
      if (this.columnStride !== 0) this.goalColumns[this.columnWord(id)] = 0;
    }
  }

  /** Records a path to a tile, unless one of at most this length is known. */
  reach(row: number, column: number, length: number, parent: number, direction: number): void {
    const { records } = this;
    const id = row * this.pitch + column;
    const at = 2 * id;
    if (records[at] === 0) this.touch(id);
    else if (((length - records[at + 1]!) | 0) >= 0) return;
    records[at] = (parent << 3) | direction;
    records[at + 1] = length;
    if (((this.goalRows[id >>> 5]! >>> id) & 1) === 1) {
      if (this.bestId === 0 || ((length - this.bestLength) | 0) < 0) {
        this.bestId = id;
        this.bestLength = length;
      }
      return;
    }
    const key = (length + this.estimate(row, column)) | 0;
    if (this.bestId === 0 || ((key - this.bestLength) | 0) < 0) this.queue.push(id, key);
  }

  /** Whether a tile is a goal. */
  isGoal(row: number, column: number): boolean {
    return ((this.goalRows[(row * this.pitch + column) >>> 5]! >>> column) & 1) === 1;
  }

  /** Whether a goal was reached with a length of at most this key. */
  isBestWithin(key: number): boolean {
    return this.bestId !== 0 && ((key - this.bestLength) | 0) >= 0;
  }

  /** Whether no path through a tile can be shorter than the path to the best goal. */
  isTooFar(row: number, column: number, length: number): boolean {
    return this.bestId !== 0 && ((length + this.estimate(row, column) - this.bestLength) | 0) >= 0;
  }

  /** A lower bound of the length of a path from a tile to the nearest goal. */
  private estimate(row: number, column: number): number {
    const columns = column < this.west ? this.west - column : column > this.east ? column - this.east : 0;
    const rows = row < this.north ? this.north - row : row > this.south ? row - this.south : 0;
    return this.scale * (this.isFourWay ? (columns + rows) * STRAIGHT : octileLength(columns, rows));
  }

  private markGoals(open: Int32Array, { ids, count }: Goals): void {
    this.west = this.north = this.pitch * this.ground.rows;
    this.east = this.south = 0;
    this.goalCount = 0;
    for (let i = 0; i < count; i++) {
      const id = ids[i]!;
      if (((open[id >>> 5]! >>> id) & 1) === 0) continue;
      this.goalCount++;
      const row = this.ground.rowOf(id);
      const column = id - row * this.pitch;
      this.west = Math.min(this.west, column);
      this.east = Math.max(this.east, column);
      this.north = Math.min(this.north, row);
      this.south = Math.max(this.south, row);
      this.goalRows[id >>> 5]! |= 1 << id;
      if (this.columnStride !== 0) this.goalColumns[this.columnWord(id)]! |= 1 << row;
    }
  }

  private columnWord(id: number): number {
    const row = this.ground.rowOf(id);
    return (id - row * this.pitch) * this.columnStride + (row >>> 5);
  }

  private touch(id: number): void {
    if (this.reachedCount === this.reached.length) {
      const more = new Int32Array(2 * this.reachedCount);
      more.set(this.reached);
      this.reached = more;
    }
    this.reached[this.reachedCount++] = id;
  }
}
