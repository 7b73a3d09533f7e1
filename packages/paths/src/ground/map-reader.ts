/**
 * Reads solid tiles and costs from a map into a buffer: if a callback throws, the ground has not changed.
 *
 * It appends the rows of one rectangle after another. `words` has one bit per tile, 1 if it is solid, aligned to the
 * words of the ground, with 0 outside the rectangle. `costs` has one byte per tile.
 */
import type { TileRect } from '@tilewright/tilemap';
import { storageIn, SolidTiles } from '@tilewright/tilemap/kernel';
import { requireInteger } from '@tilewright/units/checks';
import type { CheckedGround } from '../arguments/options.js';
import { MOST_COST } from '../limits.js';

export class MapReader {
  words: Int32Array = new Int32Array(0);
  costs: Uint8Array = new Uint8Array(0);
  private readonly source: CheckedGround;
  private readonly bounds: TileRect;
  private readonly solids: SolidTiles = new SolidTiles();
  private wordCount: number = 0;
  private costCount: number = 0;

  /** @param bounds - the bounds of the ground, whose first column is column 1 of its words */
  constructor(source: CheckedGround, bounds: TileRect) {
    this.source = source;
    this.bounds = bounds;
  }

  /** Empties the buffer, and reserves room for `wordCount` words and `tileCount` tiles. */
  begin(wordCount: number, tileCount: number): void {
    this.wordCount = 0;
    this.costCount = 0;
    if (this.words.length < wordCount) this.words = new Int32Array(wordCount);
    if (this.source.cost !== undefined && this.costs.length < tileCount) this.costs = new Uint8Array(tileCount);
  }

  /** Frees the buffer if it has more than `count` words: after the first reading it is as large as the map. */
  shrink(count: number): void {
    if (this.words.length <= count) return;
    this.words = new Int32Array(0);
    this.costs = new Uint8Array(0);
  }

  /** Reads the columns `firstColumn` to `lastColumn` of the rows `firstRow` to `lastRow` of the ground. */
  read(where: string, firstColumn: number, lastColumn: number, firstRow: number, lastRow: number): void {
    const { map, isSolid, cost } = this.source;
    const bits = isSolid === undefined && cost === undefined ? storageIn(map, 'bits') : undefined;
    if (bits !== undefined) {
      const ahead = this.bounds.x - 1 - bits.bounds.x;
      for (let row = firstRow; row <= lastRow; row++) {
        const start = (this.bounds.y - 1 + row - bits.bounds.y) * bits.stride;
        this.copyRow(bits.words, start, bits.stride, ahead, firstColumn, lastColumn);
      }
      return;
    }
    this.solids.start(where, map, isSolid);
    try {
      for (let row = firstRow; row <= lastRow; row++) this.readRow(where, row, firstColumn, lastColumn);
    } finally {
      this.solids.release();
    }
  }

  private readRow(where: string, row: number, firstColumn: number, lastColumn: number): void {
    const { source, solids, words, costs } = this;
    const { cost } = source;
    const left = this.bounds.x - 1;
    const y = this.bounds.y - 1 + row;
    let word = 0;
    for (let column = firstColumn; column <= lastColumn; column++) {
      const x = left + column;
      const isSolid = solids.hasInside(x, y);
      if (isSolid) word |= 1 << column;
      if (cost !== undefined) costs[this.costCount++] = isSolid ? 1 : this.costOf(where, x, y);
      if ((column & 31) === 31 || column === lastColumn) {
        words[this.wordCount++] = word;
        word = 0;
      }
    }
  }

  private costOf(where: string, x: number, y: number): number {
    const { map, cost } = this.source;
    const value: unknown = cost?.(map.getAt(x, y), x, y);
    if (typeof value === 'number' && value >= 1 && value <= MOST_COST && value === (value | 0)) return value;
    return requireInteger(where, `cost of tile (${x}, ${y})`, value, 1, MOST_COST);
  }

  /** Copies bits from a row of a bit map. Bit `column + ahead` of that row is the tile in `column`. */
  private copyRow(
    from: Int32Array,
    start: number,
    stride: number,
    ahead: number,
    firstColumn: number,
    lastColumn: number,
  ): void {
    const shift = ahead & 31;
    const skipped = ahead >> 5;
    const first = firstColumn >>> 5;
    const last = lastColumn >>> 5;
    for (let at = first; at <= last; at++) {
      const index = at + skipped;
      const low = index >= 0 && index < stride ? from[start + index]! : 0;
      const high = index + 1 >= 0 && index + 1 < stride ? from[start + index + 1]! : 0;
      let word = shift === 0 ? low : (low >>> shift) | (high << (32 - shift));
      if (at === first) word &= -1 << (firstColumn & 31);
      if (at === last) word &= -1 >>> (31 - (lastColumn & 31));
      this.words[this.wordCount++] = word;
    }
  }
}
