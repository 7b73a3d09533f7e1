/** The tiles that are marked in bits, as runs of rows and as tiles, in the forms in which callers receive them. */
import type { Tile } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import type { RowVisitor, TileRow, TileVisitor } from '@tilewright/queries';
import { nextBit, type TileBits } from '../light/tile-bits.js';
import { BITS_PER_WORD } from '../limits.js';

/** Walks over runs of marked tiles: rows from north to south, runs from west to east. */
export class RunCursor {
  y: number = 0;
  xMin: number = 0;
  xMax: number = 0;
  private readonly bits: TileBits;
  private row: number = 0;
  private column: number = 0;

  constructor(bits: TileBits) {
    this.bits = bits;
  }

  /** Starts over. */
  start(): void {
    this.row = 0;
    this.column = 0;
  }

  next(): boolean {
    const { bits } = this;
    const { words, stride, width, height, left, top } = bits;
    const end = stride * BITS_PER_WORD;
    let { row, column } = this;
    for (; row < height; row++, column = 0) {
      const base = row * stride;
      const first = nextBit(words, base, column, end, 0);
      if (first === end) continue;
      const last = nextBit(words, base, first, Math.min(end, width), -1);
      this.row = row;
      this.column = last;
      this.y = top + row;
      this.xMin = left + first;
      this.xMax = left + last - 1;
      return true;
    }
    this.row = row;
    return false;
  }
}

/** Calls `visit` for each run until it returns `true`; returns whether it did. */
export function visitRuns(runs: RunCursor, visit: RowVisitor): boolean {
  while (runs.next()) if (visit(runs.y, runs.xMin, runs.xMax) === true) return true;
  return false;
}

/** Calls `visit` for each tile until it returns `true`; returns whether it did. */
export function visitTiles(runs: RunCursor, visit: TileVisitor): boolean {
  while (runs.next()) {
    const { y, xMax } = runs;
    for (let x = runs.xMin; x <= xMax; x++) if (visit(x, y) === true) return true;
  }
  return false;
}

/** Writes x, y, x, y, ... of all tiles into an array that has room for them. */
export function fillArray(runs: RunCursor, array: Int32Array): void {
  let at = 0;
  while (runs.next()) {
    const { y, xMax } = runs;
    for (let x = runs.xMin; x <= xMax; x++) {
      array[at] = x;
      array[at + 1] = y;
      at += 2;
    }
  }
}

/** The tiles in view as they were when the question was asked. */
export class TilesInView implements Iterable<Tile> {
  private readonly bits: TileBits;

  constructor(bits: TileBits) {
    this.bits = bits;
  }

  [Symbol.iterator](): Iterator<Tile, undefined> {
    return new TileIterator(new RunCursor(this.bits));
  }
}

class TileIterator implements Iterator<Tile, undefined> {
  private readonly runs: RunCursor;
  private x: number = 0;

  constructor(runs: RunCursor) {
    this.runs = runs;
    this.x = runs.xMax;
  }

  next(): IteratorResult<Tile, undefined> {
    const { runs } = this;
    if (this.x < runs.xMax) this.x++;
    else if (runs.next()) this.x = runs.xMin;
    else return { done: true, value: undefined };
    return { done: false, value: unsafeTile(this.x, runs.y) };
  }
}

/** The same as runs. */
export class RowsInView implements Iterable<TileRow> {
  private readonly bits: TileBits;

  constructor(bits: TileBits) {
    this.bits = bits;
  }

  [Symbol.iterator](): Iterator<TileRow, undefined> {
    return new RowIterator(new RunCursor(this.bits));
  }
}

class RowIterator implements Iterator<TileRow, undefined> {
  private readonly runs: RunCursor;

  constructor(runs: RunCursor) {
    this.runs = runs;
  }

  next(): IteratorResult<TileRow, undefined> {
    const { runs } = this;
    if (!runs.next()) return { done: true, value: undefined };
    return { done: false, value: { y: runs.y, xMin: runs.xMin, xMax: runs.xMax } };
  }
}
