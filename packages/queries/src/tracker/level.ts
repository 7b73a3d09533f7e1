/**
 * One level: a grid of cells of one size, for objects up to one size, in world units.
 *
 *     column(x) = min(max((x - originX) * perX, 0), columns - 1), rounded down
 *
 *     +---+---+---+---+      An object lies in the cell of its reference point + (a circle's center, a rectangle's
 *     |   |  _|_  |   |      north-west corner), once, however large it is. How far objects of the level reach from
 *     +---+-/-|-\-+---+      there, at most, is known in four directions (west, north, east, south), and a question
 *     |   | \_+_/ |   |      reads as many more cells on each side.
 *     +---+---+---+---+
 *
 * Cells at the border hold everything outside, too, since columns and rows are clamped. Both are monotone in floating
 * point: what lies between two points lies between their cells.
 */
import { OUTWARD } from './limits.js';

/** Coordinates of one kind, in world units. */
export type Coordinates = Float64Array | Float32Array;

export class Level {
  /** The north-west corner of the first cell. */
  readonly originX: number;
  readonly originY: number;
  /** Cells per world unit. */
  readonly perX: number;
  readonly perY: number;
  readonly columns: number;
  readonly rows: number;
  /** World units per cell. */
  readonly width: number;
  readonly height: number;
  /** A bound of the coordinates of all cells. */
  readonly size: number;
  /** The largest extent (radius, half of the longer side) of an object that belongs here. */
  readonly limit: number;
  /** The number of the first cell among the cells of all levels of the store. */
  base = 0;
  count = 0;
  /** How far objects reach from their reference points, at most: to west and north, and to east and south. */
  west = 0;
  north = 0;
  east = 0;
  south = 0;

  constructor(grid: Grid, limit: number) {
    this.originX = grid.originX;
    this.originY = grid.originY;
    this.perX = grid.perX;
    this.perY = grid.perY;
    this.columns = grid.columns;
    this.rows = grid.rows;
    this.width = 1 / grid.perX;
    this.height = 1 / grid.perY;
    this.size = Math.abs(grid.originX) + Math.abs(grid.originY) + this.columns * this.width + this.rows * this.height;
    this.limit = limit;
  }

  // As `cellAlong`, written out: numbers passed on would be boxed wherever that call stays a call.
  columnOf(x: number): number {
    return Math.min(Math.max((x - this.originX) * this.perX, 0), this.columns - 1) | 0;
  }

  rowOf(y: number): number {
    return Math.min(Math.max((y - this.originY) * this.perY, 0), this.rows - 1) | 0;
  }

  cellOf(x: number, y: number): number {
    return this.base + this.rowOf(y) * this.columns + this.columnOf(x);
  }

  /** The cell of the point `xs[i]`, `ys[j]`, with no number passed on: it would be boxed wherever a call stays a call. */
  cellAt(xs: Coordinates, i: number, ys: Coordinates, j: number): number {
    return this.cellOf(xs[i]!, ys[j]!);
  }

  /**
   * The cells that hold every object which reaches into a box `minX minY maxX maxY`: writes the first and last column
   * and the first and last row, inclusive. As `columnOf(below(...))`, with no number passed on.
   */
  cover(box: Float64Array, cells: Int32Array): void {
    const minX = box[0]! - this.east - (Math.abs(box[0]!) + this.east) * OUTWARD;
    const minY = box[1]! - this.south - (Math.abs(box[1]!) + this.south) * OUTWARD;
    const maxX = box[2]! + this.west + (Math.abs(box[2]!) + this.west) * OUTWARD;
    const maxY = box[3]! + this.north + (Math.abs(box[3]!) + this.north) * OUTWARD;
    cells[0] = this.columnOf(minX);
    cells[1] = this.columnOf(maxX);
    cells[2] = this.rowOf(minY);
    cells[3] = this.rowOf(maxY);
  }

  /** Takes note of one more object of this radius around its reference point. */
  widenAround(radius: number): void {
    if (radius > this.west) this.west = this.north = this.east = this.south = radius;
  }

  /** Takes note of one more object that reaches so far to the east and south of its reference point. */
  widenBeyond(width: number, height: number): void {
    if (width > this.east) this.east = width;
    if (height > this.south) this.south = height;
  }

  forget(): void {
    this.count = 0;
    this.forgetReaches();
  }

  forgetReaches(): void {
    this.west = this.north = this.east = this.south = 0;
  }
}

export interface Grid {
  readonly originX: number;
  readonly originY: number;
  readonly perX: number;
  readonly perY: number;
  readonly columns: number;
  readonly rows: number;
}

/** One cell for everything. */
export const wholePlane: Grid = { originX: 0, originY: 0, perX: 1, perY: 1, columns: 1, rows: 1 };

/** A level without objects. */
export const noLevel: Level = /* @__PURE__ */ new Level(wholePlane, 0);

/** The number of the cell of a coordinate along one axis, of those up to `last`. */
export function cellAlong(coordinate: number, origin: number, per: number, last: number): number {
  return Math.min(Math.max((coordinate - origin) * per, 0), last) | 0;
}

/** A bound for what lies at or above `value - reach`, whatever was rounded in between. */
export function below(value: number, reach: number): number {
  return value - reach - (Math.abs(value) + reach) * OUTWARD;
}

/** A bound for what lies at or below `value + reach`. */
export function above(value: number, reach: number): number {
  return value + reach + (Math.abs(value) + reach) * OUTWARD;
}
