/**
 * The rows of tiles of a closed disc as values, for the usual question: all tiles with some point in it, no bounds, not
 * at the end of the range of tiles.
 *
 * Tile space, plain numbers. An iterator of so little, that hands itself to no function, dissolves into the loop that it
 * is used in: neither it nor what it hands out is allocated there. A row that rounding could decide is the kernel's.
 */
import { MAX_TILE, MIN_TILE } from '@tilewright/tilemap/kernel';
import { ANY } from '../arguments/codes.js';
import { floorOfSum } from '../exact/rounding.js';
import { CircleRows } from './circle-rows.js';
import type { TileRow } from './options.js';

/** The rows of the disc of a center and a radius, which are finite and below 2^30 in sum. */
export class DiscRows implements Iterable<TileRow> {
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

  // One literal at the end: of two, an engine would make objects.
  next(): IteratorResult<TileRow, undefined>;
  next(): unknown {
    const { cx, cy, radius, y } = this;
    let row: TileRow | undefined;
    const done = y > this.lastRow;
    if (!done) {
      this.y = (y + 1) | 0;
      // As in `CircleRows`, whose FILTER and TINY these numbers are: a bundled constant is a variable.
      const offset = cy < y ? y - cy : cy < y + 1 ? 0 : cy - (y + 1);
      const half = Math.sqrt((radius - offset) * (radius + offset));
      const first = cx - half;
      let xMin = Math.floor(first);
      const last = cx + half;
      let xMax = Math.floor(last);
      const farthest = Math.max(Math.abs(first - xMin - 0.5), Math.abs(last - xMax - 0.5));
      const fixed = 4.440892098500626e-16 * (Math.abs(cx) + radius) + 1e-140;
      if (!((0.5 - farthest - fixed) * half > 4.440892098500626e-16 * radius * radius)) {
        const settled = settledRow(cx, cy, radius, y);
        xMin = settled.xMin;
        xMax = settled.xMax;
      }
      row = { y, xMin: xMin | 0, xMax: xMax | 0 };
    }
    return { done, value: row };
  }
}

/** A row by exact questions. */
function settledRow(cx: number, cy: number, radius: number, y: number): TileRow {
  const rows = new CircleRows();
  rows.cx = cx;
  rows.cy = cy;
  rows.radius = radius;
  rows.begin(ANY, MIN_TILE, y, MAX_TILE, y);
  rows.next();
  return { y, xMin: rows.xMin, xMax: rows.xMax };
}
