/** `TileRows` over marked tiles. */
import type { TileRows } from '@tilewright/queries';
import { CursorRows, Pool, type RowCursor } from '@tilewright/queries/kernel';
import { nowhere } from '../light/row-light.js';
import { nextBit, type TileBits } from '../light/tile-bits.js';
import { BITS_PER_WORD } from '../limits.js';

/** The marked tiles as runs. The bits must not change afterwards. */
export function rowsOf(bits: TileBits): TileRows {
  return new CursorRows(cursors, () => {
    const cursor = cursors.borrow();
    cursor.start(bits);
    return cursor;
  });
}

/** Iterates over runs of marked tiles: rows from north to south, runs from west to east. */
class RunCursor implements RowCursor {
  y: number = 0;
  xMin: number = 0;
  xMax: number = 0;
  private bits: TileBits = nowhere;
  private row: number = 0;
  private column: number = 0;

  /** Starts before the first run. */
  start(bits: TileBits): void {
    this.bits = bits;
    this.row = 0;
    this.column = 0;
  }

  /** Releases the bits. */
  release(): void {
    this.bits = nowhere;
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

const cursors: Pool<RunCursor> = /* @__PURE__ */ new Pool(() => new RunCursor());
