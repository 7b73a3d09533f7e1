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
 * Cells at the border also contain everything outside the grid, because columns and rows are clamped. Both are monotone
 * in floating point: a point between two points lies between their cells.
 */
import { OUTWARD } from './limits.js';

/** A column of coordinates, in world units. */
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
  /** An upper bound of the magnitude of the coordinates of all cells. */
  readonly size: number;
  /** The largest extent (radius, or half of the longer side) of an object in this level. */
  readonly limit: number;
  /** The number of the first cell among the cells of all levels of the store. */
  base = 0;
  count = 0;
  /** How far objects reach from their reference points, at most: to the west and north, and to the east and south. */
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

  // The same as `cellAlong`, written out: its arguments would be boxed if the call is not inlined.
  columnOf(x: number): number {
    return Math.min(Math.max((x - this.originX) * this.perX, 0), this.columns - 1) | 0;
  }

  rowOf(y: number): number {
    return Math.min(Math.max((y - this.originY) * this.perY, 0), this.rows - 1) | 0;
  }

  cellOf(x: number, y: number): number {
    return this.base + this.rowOf(y) * this.columns + this.columnOf(x);
  }

  /**
   * The cell of the point `xs[i]`, `ys[j]`. Takes arrays, because a number as an argument would be boxed if the call is
   * not inlined.
   */
  cellAt(xs: Coordinates, i: number, ys: Coordinates, j: number): number {
    return this.cellOf(xs[i]!, ys[j]!);
  }

  /**
   * Writes the cells with every object that reaches into a box `minX minY maxX maxY`: the first and last column and the
   * first and last row, inclusive. The same as `columnOf(below(...))`, without passing numbers.
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

  /** Widens the reaches for an object of this radius around its reference point. */
  widenAround(radius: number): void {
    if (radius > this.west) this.west = this.north = this.east = this.south = radius;
  }

  /** Widens the reaches for an object that reaches this far to the east and south of its reference point. */
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

/** A grid of one cell. */
export const wholePlane: Grid = { originX: 0, originY: 0, perX: 1, perY: 1, columns: 1, rows: 1 };

/** A level without objects. */
export const noLevel: Level = /* @__PURE__ */ new Level(wholePlane, 0);

/** The cell of a coordinate along one axis, from 0 to `last`. */
export function cellAlong(coordinate: number, origin: number, per: number, last: number): number {
  return Math.min(Math.max((coordinate - origin) * per, 0), last) | 0;
}

/** A lower bound of `value - reach` that allows for all rounding errors. */
export function below(value: number, reach: number): number {
  return value - reach - (Math.abs(value) + reach) * OUTWARD;
}

/** An upper bound of `value + reach` that allows for all rounding errors. */
export function above(value: number, reach: number): number {
  return value + reach + (Math.abs(value) + reach) * OUTWARD;
}
