/**
 * One level: a grid of cells of one size, for objects up to one size, in world units.
 *
 * An object lies in the cell of its middle, once, however large it is. What it covers beyond is bounded for the whole
 * level by one reach, by which queries widen. Cells at the border hold everything beyond it: `columnOf` and `rowOf` clamp,
 * and are monotone in floating point, so that whatever lies between two points lies between their cells. No object is
 * ever outside.
 */

/** How far bounds are moved outward, as a fraction of the magnitudes in them: some hundred roundings. */
export const slack: number = 1 / 0x4000_0000_0000;

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
  /** The largest extent of an object that belongs here: a radius, half of a rectangle's diagonal. */
  readonly limit: number;
  /** The number of the first cell among the cells of all levels of the store. */
  base = 0;
  count = 0;
  /** How far objects reach beyond their middles, at most. */
  reach = 0;

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

  columnOf(x: number): number {
    return Math.min(Math.max((x - this.originX) * this.perX, 0), this.columns - 1) | 0;
  }

  rowOf(y: number): number {
    return Math.min(Math.max((y - this.originY) * this.perY, 0), this.rows - 1) | 0;
  }

  cellOf(x: number, y: number): number {
    return this.base + this.rowOf(y) * this.columns + this.columnOf(x);
  }

  /** The cell of the point at `at` in a list, with no number passed on: it would be boxed wherever a call stays a call. */
  cellAt(coordinates: Float64Array, at: number): number {
    return this.cellOf(coordinates[at]!, coordinates[at + 1]!);
  }

  /**
   * The cells that hold every object which reaches into a box `minX minY maxX maxY`: writes the first and last column
   * and the first and last row, inclusive. No number is passed on.
   */
  cover(box: Float64Array, cells: Int32Array): void {
    const { reach } = this;
    const minX = box[0]! - reach - (Math.abs(box[0]!) + reach) * slack;
    const minY = box[1]! - reach - (Math.abs(box[1]!) + reach) * slack;
    const maxX = box[2]! + reach + (Math.abs(box[2]!) + reach) * slack;
    const maxY = box[3]! + reach + (Math.abs(box[3]!) + reach) * slack;
    cells[0] = this.columnOf(minX);
    cells[1] = this.columnOf(maxX);
    cells[2] = this.rowOf(minY);
    cells[3] = this.rowOf(maxY);
  }

  /** Takes note of an object of this extent. */
  widen(extent: number): void {
    if (extent > this.reach) this.reach = extent;
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

/** The number of the cell of a coordinate along one axis, of those up to `last`. */
export function cellAlong(coordinate: number, origin: number, per: number, last: number): number {
  return Math.min(Math.max((coordinate - origin) * per, 0), last) | 0;
}
