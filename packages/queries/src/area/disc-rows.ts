/**
 * The rows of tiles of a closed disc as objects, for the usual call: inclusion `any`, no bounds, far from the ends of
 * the range of tiles. The formula is drawn in `circle-rows.ts`.
 *
 * Tile space, plain numbers. The iterator is small and never passes itself to a function, so that an engine inlines it
 * into the caller's loop, where neither the iterator nor its rows are allocated. `CircleRows` computes the rows that
 * rounding could affect.
 */
import type { Tile } from '@tilewright/tilemap';
import { MAX_TILE, MIN_TILE } from '@tilewright/tilemap/kernel';
import { ANY, LEAST_CHORD_ERROR, CHORD_ERROR } from './limits.js';
import { floorOfSum } from '../exact/rounding.js';
import { type CircleRows, circleRows } from './circle-rows.js';
import { CursorRows, type RowVisitor, type TileRow, type TileRows } from './tile-rows.js';

/** The rows of a disc. Center and radius are finite, and |cx| + radius and |cy| + radius are below 2^30. */
export class DiscRows implements TileRows {
  private readonly cx: number;
  private readonly cy: number;
  private readonly radius: number;

  constructor(cx: number, cy: number, radius: number) {
    this.cx = cx;
    this.cy = cy;
    this.radius = radius;
  }

  [Symbol.iterator](): Iterator<TileRow, undefined> {
    return new DiscRowIterator(this.cx, this.cy, this.radius);
  }

  tiles(): Iterable<Tile> {
    return this.rows.tiles();
  }

  visit(visitor: RowVisitor): boolean {
    return this.rows.visit(visitor);
  }

  /** The same rows by a cursor, which makes no object for a row. */
  private get rows(): TileRows {
    const { cx, cy, radius } = this;
    return new CursorRows(circleRows, () => startedAt(cx, cy, radius, MIN_TILE, MAX_TILE));
  }
}

class DiscRowIterator implements Iterator<TileRow, undefined> {
  private readonly cx: number;
  private readonly cy: number;
  private readonly radius: number;
  private y: number;
  private readonly lastRow: number;

  constructor(cx: number, cy: number, radius: number) {
    this.cx = cx;
    this.cy = cy;
    this.radius = radius;
    this.y = floorOfSum(cy, -radius) | 0;
    this.lastRow = floorOfSum(cy, radius) | 0;
  }

  // A single object literal at the end: with two of them, an engine would allocate the objects.
  next(): IteratorResult<TileRow, undefined>;
  next(): unknown {
    const { cx, cy, radius, y } = this;
    let row: TileRow | undefined;
    const done = y > this.lastRow;
    if (!done) {
      this.y = (y + 1) | 0;
      // As in `CircleRows`.
      const offset = cy < y ? y - cy : cy < y + 1 ? 0 : cy - (y + 1);
      const half = Math.sqrt((radius - offset) * (radius + offset));
      const first = cx - half;
      let xMin = Math.floor(first);
      const last = cx + half;
      let xMax = Math.floor(last);
      const farthest = Math.max(Math.abs(first - xMin - 0.5), Math.abs(last - xMax - 0.5));
      const fixed = CHORD_ERROR * (Math.abs(cx) + radius) + LEAST_CHORD_ERROR;
      if (!((0.5 - farthest - fixed) * half > CHORD_ERROR * radius * radius)) {
        const settled = settledRow(cx, cy, radius, y);
        xMin = settled.xMin;
        xMax = settled.xMax;
      }
      row = { y, xMin: xMin | 0, xMax: xMax | 0 };
    }
    return { done, value: row };
  }
}

/** A row by exact predicates. */
function settledRow(cx: number, cy: number, radius: number, y: number): TileRow {
  const rows = startedAt(cx, cy, radius, y, y);
  rows.next();
  const { xMin, xMax } = rows;
  circleRows.giveBack(rows);
  return { y, xMin, xMax };
}

/** Borrows rows of a disc between two rows, and starts them before the first. */
function startedAt(cx: number, cy: number, radius: number, north: number, south: number): CircleRows {
  const rows = circleRows.borrow();
  rows.cx = cx;
  rows.cy = cy;
  rows.radius = radius;
  rows.begin(ANY, MIN_TILE, north, MAX_TILE, south);
  return rows;
}
