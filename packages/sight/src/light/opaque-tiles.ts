/**
 * The opaque tiles of a row, among the tiles that matter.
 *
 * The words of a bit map are copied and masked, so that no tile outside the area that matters counts as opaque. The
 * tiles of other maps are read one by one, at most once each, and only if light touches them.
 *
 * Columns count from the first bit of a row. The first and the last word are empty, since light may read beyond the
 * tiles.
 */
import type { IsSolid, ReadonlyTilemap, TileRect } from '@tilewright/tilemap';
import { type BitLayout, SolidTiles } from '@tilewright/tilemap/kernel';
import { BITS_PER_WORD } from '../limits.js';
import { isSet, nextBit } from './tile-bits.js';

/** The slots for rows: two for an eye on the line between two rows, otherwise one. */
export const MAIN_ROW = 0;
export const OTHER_ROW = 1;

const none = /* @__PURE__ */ new Int32Array(0);

export class OpaqueTiles {
  /** One bit per tile, 1 if it is opaque. If `asks`, only for tiles that have been read. */
  words: Int32Array = none;
  /** The number of words of a row. */
  length: number = 0;
  /** The column of the first bit of each row. */
  left: number = 0;
  /** Whether tiles are read one by one, when they are needed. */
  asks: boolean = false;
  /** Whether the current row has no opaque tile. Not known if `asks`. */
  isClear: boolean = false;

  private readonly rows: Int32Array[] = [none, none];
  private readonly askedRows: Int32Array[] = [none, none];
  private asked: Int32Array = none;
  // The columns of the row that matter.
  private west: number = 0;
  private east: number = -1;
  private y: number = 0;
  // The words of the map; the words of the row `top` start at `base`.
  private source: Int32Array = none;
  private base: number = 0;
  private top: number = 0;
  private stride: number = 0;
  private readonly reader: SolidTiles = new SolidTiles();

  /**
   * Reads the bits of a bit map.
   *
   * @param west - the first column that matters; `east`: the last. Both are inside the map
   */
  read(map: BitLayout, west: number, east: number): void {
    const { x, y } = map.bounds;
    this.source = map.words;
    this.stride = map.stride;
    this.top = y;
    this.base = ((west - x) >> 5) - 1;
    this.asks = false;
    this.frame(west - ((west - x) & (BITS_PER_WORD - 1)), east);
  }

  /** Reads the tiles of a map one by one, when they are needed. */
  ask(
    where: string,
    map: ReadonlyTilemap<unknown>,
    isOpaque: IsSolid<unknown>,
    bounds: TileRect | undefined,
    west: number,
    east: number,
  ): void {
    this.reader.start(where, map, isOpaque, bounds);
    this.asks = true;
    this.isClear = false;
    this.frame(west, east);
  }

  private frame(first: number, east: number): void {
    this.left = (first - BITS_PER_WORD) | 0;
    this.length = ((east - this.left) >>> 5) + 2;
    if (this.rows[MAIN_ROW]!.length >= this.length) return;
    for (const slot of [MAIN_ROW, OTHER_ROW]) {
      this.rows[slot] = new Int32Array(2 * this.length);
      this.askedRows[slot] = new Int32Array(2 * this.length);
    }
  }

  /** Moves to a row, of which the columns from `west` to `east` matter. */
  enter(y: number, slot: number, west: number, east: number): void {
    this.select(y, slot, west, east);
    const { words, asked, length, source, asks } = this;
    if (asks) {
      words.fill(0, 0, length);
      asked.fill(0, 0, length);
      return;
    }
    const ahead = (this.base + (y - this.top) * this.stride) | 0;
    const begin = west >> 5;
    const end = west > east ? begin - 1 : east >> 5;
    let any = 0;
    for (let at = 0; at < begin; at++) words[at] = 0;
    for (let at = begin; at <= end; at++) {
      let word = source[ahead + at]!;
      if (at === begin) word &= -1 << west;
      if (at === end) word &= -1 >>> ~east;
      words[at] = word;
      any |= word;
    }
    for (let at = end + 1; at < length; at++) words[at] = 0;
    this.isClear = any === 0;
  }

  /** Returns to a row that was entered before. */
  select(y: number, slot: number, west: number, east: number): void {
    this.west = west;
    this.east = east;
    this.words = this.rows[slot]!;
    this.asked = this.askedRows[slot]!;
    this.y = y;
  }

  /** Releases the map. */
  release(): void {
    this.source = none;
    this.reader.release();
  }

  isOpaque(column: number): boolean {
    if (this.asks) this.askFrom(column, column, 1, false);
    return isSet(this.words, column);
  }

  /** Reads all tiles of a run into `words`. */
  askAll(first: number, last: number): void {
    if (this.asks) this.askFrom(first, last, 1, false);
  }

  /** The first opaque tile of a run, or the tile after the run. */
  nextOpaque(first: number, last: number): number {
    if (this.asks) this.askFrom(first, last, 1, true);
    return nextBit(this.words, 0, first, last + 1, 0);
  }

  /** The last opaque tile of a run, or the tile before the run. */
  previousOpaque(first: number, last: number): number {
    if (this.asks) this.askFrom(last, first, -1, true);
    if (first > last) return last;
    const { words } = this;
    const end = first >>> 5;
    let at = last >>> 5;
    let word = words[at]! & (-1 >>> (31 - (last & 31)));
    while (word === 0) {
      if (at === end) return first - 1;
      at--;
      word = words[at]!;
    }
    const column = (at << 5) + 31 - Math.clz32(word);
    return column < first ? first - 1 : column;
  }

  /**
   * Reads tiles from one column to another or, if `stops`, up to the first opaque tile. Skips tiles that do not matter.
   */
  private askFrom(from: number, to: number, step: number, stops: boolean): void {
    const { words, asked, reader, left, west, east, y } = this;
    for (let column = from; (to - column) * step >= 0; column += step) {
      const at = column >>> 5;
      const bit = 1 << column;
      if ((asked[at]! & bit) === 0) {
        asked[at]! |= bit;
        if (column >= west && column <= east && reader.has(column + left, y)) words[at]! |= bit;
      }
      if (stops && (words[at]! & bit) !== 0) return;
    }
  }
}
