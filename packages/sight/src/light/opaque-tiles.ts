/**
 * Which tiles of a row are opaque.
 *
 * The words of a bit map are read where they are. The tiles of other maps are asked for one by one, each once at most, and
 * only if light touches them: their answers are kept for the row.
 *
 * Columns count from the first bit of a row. The caller keeps to the columns of the map.
 */
import type { IsSolid, ReadonlyTilemap, TileRect } from '@tilewright/tilemap';
import { type BitLayout, SolidTiles } from '@tilewright/tilemap/kernel';

/** The rows that are kept: the two beside an eye between rows, and otherwise one. */
export const MAIN_ROW = 0;
export const OTHER_ROW = 1;

const none = /* @__PURE__ */ new Int32Array(0);

export class OpaqueTiles {
  /** One bit per tile, 1 if it is opaque and if it was asked for. */
  words: Int32Array = none;
  /** The index of the first word of the row. */
  base: number = 0;
  /** The column of the first bit of each row. */
  left: number = 0;

  private stride: number = 0;
  private top: number = 0;
  private asks: boolean = false;
  private y: number = 0;
  private asked: Int32Array = none;
  private kept: Int32Array = none;
  private readonly reader: SolidTiles = new SolidTiles();

  /** Reads the bits of a bit map. */
  read({ words, stride, bounds }: BitLayout): void {
    this.asks = false;
    this.words = words;
    this.left = bounds.x;
    this.top = bounds.y;
    this.stride = stride;
  }

  /** Asks for the tiles of a map, from column `west` to `east`, which are those that matter. */
  startAsking(
    where: string,
    map: ReadonlyTilemap<unknown>,
    isOpaque: IsSolid<unknown>,
    bounds: TileRect | undefined,
    west: number,
    east: number,
  ): void {
    this.asks = true;
    this.reader.start(where, map, isOpaque, bounds);
    this.left = west;
    this.stride = ((east - west) >>> 5) + 1;
    if (this.kept.length < 2 * this.stride) {
      this.kept = new Int32Array(2 * this.stride);
      this.asked = new Int32Array(2 * this.stride);
    }
    this.words = this.kept;
  }

  /** Goes to a row, of which nothing is known yet. */
  enter(y: number, slot: number): void {
    if (!this.asks) {
      this.base = (y - this.top) * this.stride;
      return;
    }
    this.return(y, slot);
    const end = this.base + this.stride;
    this.asked.fill(0, this.base, end);
    this.kept.fill(0, this.base, end);
  }

  /** Goes back to a row that was entered. */
  return(y: number, slot: number): void {
    this.base = (this.asks ? slot : y - this.top) * this.stride;
    this.y = y;
  }

  /** Lets go of the map. */
  release(): void {
    this.words = none;
    if (this.asks) this.reader.release();
  }

  isOpaque(column: number): boolean {
    if (this.asks) this.ask(column);
    return ((this.words[this.base + (column >>> 5)]! >>> (column & 31)) & 1) === 1;
  }

  private ask(column: number): void {
    const at = this.base + (column >>> 5);
    const bit = 1 << (column & 31);
    if ((this.asked[at]! & bit) !== 0) return;
    this.asked[at]! |= bit;
    if (this.reader.has(column + this.left, this.y)) this.kept[at]! |= bit;
  }

  /** Asks for all tiles of a run, so that `words` has them. */
  askAll(first: number, last: number): void {
    if (this.asks) for (let column = first; column <= last; column++) this.ask(column);
  }

  /** The first opaque tile of a run, or the tile behind it. */
  nextOpaque(first: number, last: number): number {
    if (this.asks) {
      let column = first;
      while (column <= last && !this.isOpaque(column)) column++;
      return column;
    }
    return this.next(first, last, 0);
  }

  /** The first open tile of a run, or the tile behind it. */
  nextOpen(first: number, last: number): number {
    if (this.asks) {
      let column = first;
      while (column <= last && this.isOpaque(column)) column++;
      return column;
    }
    return this.next(first, last, -1);
  }

  /** The first tile whose bit is not that of `flip`. */
  private next(first: number, last: number, flip: number): number {
    if (first > last) return first;
    const { words, base } = this;
    const end = last >>> 5;
    let at = first >>> 5;
    let word = (words[base + at]! ^ flip) & (-1 << (first & 31));
    while (word === 0) {
      if (at === end) return last + 1;
      at++;
      word = words[base + at]! ^ flip;
    }
    const column = (at << 5) + 31 - Math.clz32(word & -word);
    return column <= last ? column : last + 1;
  }

  /** The last opaque tile of a run, or the tile before it. */
  previousOpaque(first: number, last: number): number {
    if (this.asks) {
      let column = last;
      while (column >= first && !this.isOpaque(column)) column--;
      return column;
    }
    if (first > last) return last;
    const { words, base } = this;
    const end = first >>> 5;
    let at = last >>> 5;
    let word = words[base + at]! & (-1 >>> (31 - (last & 31)));
    while (word === 0) {
      if (at === end) return first - 1;
      at--;
      word = words[base + at]!;
    }
    const column = (at << 5) + 31 - Math.clz32(word);
    return column >= first ? column : first - 1;
  }
}
