/**
 * The answer of every question about an area: rows of tiles, from north to south.
 *
 * A row is the cheapest form in which an area can be told: most areas have a few rows and many tiles, and a map that is
 * stored by rows reads a row at once. Everything else is made of rows: `tiles()` unrolls them.
 */
import type { Tile } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import { requireFunction } from '@tilewright/units/checks';
import type { Pool } from '../pool.js';

/** Tiles side by side in row `y`, from `xMin` to `xMax` inclusive. */
export interface TileRow {
  readonly y: number;
  readonly xMin: number;
  readonly xMax: number;
}

/**
 * Receives a row and the columns of its westernmost and easternmost tile. Return `true` to stop. A visitor may ask
 * other questions; what it throws reaches the caller.
 */
export type RowVisitor = (y: number, xMin: number, xMax: number) => boolean | void;

/** The tiles of an area in rows, from north to south. They can be iterated as often as you like. */
export interface TileRows extends Iterable<TileRow> {
  /** The tiles of the rows, each once: from west to east in a row. */
  tiles(): Iterable<Tile>;
  /**
   * Calls `visitor(y, xMin, xMax)` for each row until it returns `true`.
   *
   * @returns whether the visitor stopped
   * @throws RangeError if the visitor is no function, and whatever the visitor throws
   * @remarks For loops that must not allocate: iterating makes an object for each row, which an engine may not optimize
   * away.
   */
  visit(visitor: RowVisitor): boolean;
}

/** Rows, read in turn. After `next` has returned true, the current row is `y`, from `xMin` to `xMax`, and not empty. */
export interface RowCursor {
  readonly y: number;
  readonly xMin: number;
  readonly xMax: number;
  next(): boolean;
}

/** The rows of a cursor, which `start` puts before its first row. */
export class CursorRows<C extends RowCursor> implements TileRows {
  private readonly start: () => C;
  /** @internal */
  readonly pool: Pool<C>;
  /** The cursor that was started to check the arguments; the first iteration uses it. */
  private started: C | undefined;

  /** @param pool - takes the cursors back */
  constructor(pool: Pool<C>, start: () => C) {
    this.pool = pool;
    this.start = start;
    this.started = start();
  }

  [Symbol.iterator](): Iterator<TileRow, undefined> {
    return new RowIterator(this.take(), this.pool);
  }

  tiles(): Iterable<Tile> {
    return new TilesOfRows(this);
  }

  visit(visitor: RowVisitor): boolean {
    requireFunction('TileRows.visit', 'visitor', visitor);
    const cursor = this.take();
    let isStopped = false;
    while (!isStopped && cursor.next()) isStopped = visitor(cursor.y, cursor.xMin, cursor.xMax) === true;
    this.pool.giveBack(cursor);
    return isStopped;
  }

  /** @internal */
  take(): C {
    const cursor = this.started ?? this.start();
    this.started = undefined;
    return cursor;
  }
}

class TilesOfRows<C extends RowCursor> implements Iterable<Tile> {
  private readonly rows: CursorRows<C>;

  constructor(rows: CursorRows<C>) {
    this.rows = rows;
  }

  [Symbol.iterator](): Iterator<Tile, undefined> {
    return new TileIterator(this.rows.take(), this.rows.pool);
  }
}

class RowIterator<C extends RowCursor> implements Iterator<TileRow, undefined> {
  private readonly pool: Pool<C>;
  private cursor: C | undefined;

  constructor(cursor: C, pool: Pool<C>) {
    this.cursor = cursor;
    this.pool = pool;
  }

  next(): IteratorResult<TileRow, undefined> {
    const { cursor } = this;
    if (cursor === undefined) return { done: true, value: undefined };
    if (cursor.next()) return { done: false, value: { y: cursor.y, xMin: cursor.xMin, xMax: cursor.xMax } };
    return this.return();
  }

  /** Ends the iteration, also where a loop is left early. */
  return(): IteratorResult<TileRow, undefined> {
    const { cursor } = this;
    this.cursor = undefined;
    if (cursor !== undefined) this.pool.giveBack(cursor);
    return { done: true, value: undefined };
  }
}

class TileIterator<C extends RowCursor> implements Iterator<Tile, undefined> {
  private readonly pool: Pool<C>;
  private cursor: C | undefined;
  private x: number = 0;
  private y: number = 0;
  private xMax: number = -1;

  constructor(cursor: C, pool: Pool<C>) {
    this.cursor = cursor;
    this.pool = pool;
  }

  next(): IteratorResult<Tile, undefined> {
    if (this.x >= this.xMax) {
      const { cursor } = this;
      if (cursor === undefined) return { done: true, value: undefined };
      if (!cursor.next()) return this.return();
      this.x = cursor.xMin - 1;
      this.y = cursor.y;
      this.xMax = cursor.xMax;
    }
    this.x++;
    return { done: false, value: unsafeTile(this.x, this.y) };
  }

  /** Ends the iteration, also where a loop is left early. */
  return(): IteratorResult<Tile, undefined> {
    const { cursor } = this;
    this.cursor = undefined;
    // No tile of the row is left.
    this.x = this.xMax;
    if (cursor !== undefined) this.pool.giveBack(cursor);
    return { done: true, value: undefined };
  }
}
