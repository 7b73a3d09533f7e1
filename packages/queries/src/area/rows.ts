/**
 * The interface of rows of tiles, and the forms in which the caller receives the tiles.
 *
 * Rows go from north to south, tiles from west to east in a row.
 */
import type { Tile } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import { tooSmall } from '../arguments/array.js';
import type { TileVisitor, RowVisitor } from '../arguments/visitors.js';
import type { TileRow } from './options.js';

/**
 * Rows of tiles, one at a time. After `next` has returned true, the current row is `y`, from `xMin` to `xMax`, and not
 * empty.
 */
export interface Rows {
  readonly y: number;
  readonly xMin: number;
  readonly xMax: number;
  next(): boolean;
}

/** Rows that can be counted before the first one is asked for. */
export interface CountableRows extends Rows {
  /** An upper bound of the number of tiles. */
  readonly tilesAtMost: number;
  /**
   * The number of tiles, if an array of `numbers` elements has room for them. Otherwise a lower bound for the message
   * of the error.
   */
  countTiles(numbers: number): number;
}

/** Calls `visit` for each row until it returns `true`; returns whether it did. */
export function visitRows(rows: Rows, visit: RowVisitor): boolean {
  while (rows.next()) if (visit(rows.y, rows.xMin, rows.xMax) === true) return true;
  return false;
}

/** Calls `visit` for each tile until it returns `true`; returns whether it did. */
export function visitTilesOfRows(rows: Rows, visit: TileVisitor): boolean {
  while (rows.next()) {
    const { y, xMax } = rows;
    for (let x = rows.xMin; x <= xMax; x++) {
      if (visit(x, y) === true) return true;
    }
  }
  return false;
}

/** Writes x, y, x, y, ... of all tiles into an array that has room for them; returns the number of tiles. */
export function fillFromRows(rows: Rows, array: Int32Array): number {
  let at = 0;
  while (rows.next()) {
    const { y, xMax } = rows;
    for (let x = rows.xMin; x <= xMax; x++) {
      array[at] = x;
      array[at + 1] = y;
      at += 2;
    }
  }
  return at / 2;
}

/** `fillFromRows` for an array that may be too small. @throws RangeError if it is; then it stays unchanged */
export function fillFromCountableRows(where: string, rows: CountableRows, array: Int32Array): number {
  if (2 * rows.tilesAtMost > array.length) {
    const counted = rows.countTiles(array.length);
    if (2 * counted > array.length) throw tooSmall(where, counted, array);
  }
  return fillFromRows(rows, array);
}

/** The tiles of rows, as an iterable. `start` returns rows that are at their beginning. */
export class TilesInRows implements Iterable<Tile> {
  private readonly start: () => Rows;
  /** The rows that were started to check the arguments; the first iteration uses them. */
  private started: Rows | undefined;

  constructor(start: () => Rows) {
    this.start = start;
    this.started = start();
  }

  [Symbol.iterator](): Iterator<Tile, undefined> {
    const rows = this.started ?? this.start();
    this.started = undefined;
    return new RowTileIterator(rows);
  }
}

class RowTileIterator implements Iterator<Tile, undefined> {
  private readonly rows: Rows;
  private x: number = 0;
  private y: number = 0;
  private xMax: number = -1;

  constructor(rows: Rows) {
    this.rows = rows;
  }

  next(): IteratorResult<Tile, undefined> {
    if (this.x >= this.xMax) {
      const { rows } = this;
      if (!rows.next()) return { done: true, value: undefined };
      this.x = rows.xMin - 1;
      this.y = rows.y;
      this.xMax = rows.xMax;
    }
    this.x++;
    return { done: false, value: unsafeTile(this.x, this.y) };
  }
}

/** The rows themselves, as an iterable. */
export class RowsOfTiles implements Iterable<TileRow> {
  private readonly start: () => Rows;
  /** The rows that were started to check the arguments; the first iteration uses them. */
  private started: Rows | undefined;

  constructor(start: () => Rows) {
    this.start = start;
    this.started = start();
  }

  [Symbol.iterator](): Iterator<TileRow, undefined> {
    const rows = this.started ?? this.start();
    this.started = undefined;
    return new RowIterator(rows);
  }
}

class RowIterator implements Iterator<TileRow, undefined> {
  private readonly rows: Rows;

  constructor(rows: Rows) {
    this.rows = rows;
  }

  next(): IteratorResult<TileRow, undefined> {
    const { rows } = this;
    if (!rows.next()) return { done: true, value: undefined };
    return { done: false, value: { y: rows.y, xMin: rows.xMin, xMax: rows.xMax } };
  }
}
