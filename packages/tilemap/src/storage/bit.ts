/** A map over bounds that keeps one bit per tile: for what is solid, open, seen, ... */
import type { TileRect } from '../values/rect.js';
import { argumentError, requireFunction } from '@tilewright/units/checks';
import { BITS_PER_WORD, MOST_BIT_TILES } from '../limits.js';
import { requireVisitor } from '../values/checks.js';
import type { Tile } from '../values/tile.js';
import { ArrayTilemap } from './array.js';
import { type BitTilemapJSON, boundsToJSON, header } from './json.js';
import {
  asInteger,
  TilemapBase,
  convertAll,
  outsideError,
  requireData,
  requireInside,
  requireTileCount,
} from './base.js';

/**
 * What `bitTilemap` makes.
 *
 * @remarks
 * The layout, for kernels that read it by themselves: each row starts with a word of its own. Tile (x, y), with
 * `column = x - bounds.x` and `row = y - bounds.y`, is bit `column & 31` (0 is the least significant) of
 * `words[row * stride + (column >> 5)]`. The bits of a row's last word beyond the width are always 0.
 */
export class BitTilemap extends TilemapBase<boolean> {
  /** The raw words. Who writes them keeps the bits beyond the width at 0 and calls `markChanged`. */
  readonly words: Int32Array;
  /** The number of words from one row to the next. */
  readonly stride: number;

  /** Takes `words` over, as they are. Everyday code calls `bitTilemap`. @throws RangeError if their number is another */
  constructor(bounds: TileRect, words: Int32Array) {
    requireData('BitTilemap', words, 'Int32Array', requireWordCount('BitTilemap', bounds));
    super(bounds);
    this.words = words;
    this.stride = asInteger(wordsPerRow(bounds));
  }

  hasAt(x: number, y: number): boolean {
    return (
      typeof x === 'number' &&
      typeof y === 'number' &&
      (x | 0) === x &&
      (y | 0) === y &&
      x >= this.left &&
      x < this.right &&
      y >= this.top &&
      y < this.bottom
    );
  }

  // Written out, and with members read one by one, for the sake of loops over all tiles.

  get(tile: Tile): boolean {
    return this.getAt(tile?.x, tile?.y);
  }

  getAt(x: number, y: number): boolean {
    if (typeof x === 'number' && typeof y === 'number') {
      const column = (x - this.left) >>> 0;
      const row = (y - this.top) >>> 0;
      if (column < this.width && row < this.height && (x | 0) === x && (y | 0) === y) {
        return ((this.words[row * this.stride + (column >>> 5)]! >>> (column & 31)) & 1) === 1;
      }
    }
    throw outsideError('get', x, y, this.bounds);
  }

  getOrAt<F>(x: number, y: number, fallback: F): boolean | F {
    return this.hasAt(x, y) ? this.getAt(x, y) : fallback;
  }

  set(tile: Tile, value: boolean): void {
    this.setAt(tile?.x, tile?.y, value);
  }

  setAt(x: number, y: number, value: boolean): void {
    if (typeof x === 'number' && typeof y === 'number') {
      const column = (x - this.left) >>> 0;
      const row = (y - this.top) >>> 0;
      if (column < this.width && row < this.height && (x | 0) === x && (y | 0) === y) {
        const index = row * this.stride + (column >>> 5);
        const given: unknown = value;
        if (given === true) this.words[index]! |= 1 << column;
        else if (given === false) this.words[index]! &= ~(1 << column);
        else requireBoolean('set', value);
        this.dirty = true;
        return;
      }
    }
    throw outsideError('set', x, y, this.bounds);
  }

  fill(value: boolean, rect: TileRect = this.bounds): void {
    requireInside('fill', rect, this.bounds);
    requireBoolean('fill', value);
    if (rect.width === 0 || rect.height === 0) return;
    const first = rect.x - this.left;
    const last = first + rect.width - 1;
    for (let row = rect.y - this.top, end = row + rect.height; row < end; row++) {
      for (let word = first >>> 5; word <= last >>> 5; word++) {
        // The bits from the first column on, and up to the last one, where they fall into this word.
        const from = word === first >>> 5 ? -1 << (first & 31) : -1;
        const to = word === last >>> 5 ? -1 >>> (31 - (last & 31)) : -1;
        const index = row * this.stride + word;
        const before = this.words[index]!;
        this.words[index] = value ? before | (from & to) : before & ~(from & to);
      }
    }
    this.dirty = true;
  }

  forEach(visit: (value: boolean, x: number, y: number) => void): void {
    requireVisitor(visit);
    const { words, stride, left, right, top, bottom } = this;
    if (words.length === 0) return;
    for (let y = top; y < bottom; y++) {
      const start = (y - top) * stride;
      // The first of a row apart: what an engine has checked here it need not check for each tile of the loop.
      let word = words[start]!;
      visit((word & 1) === 1, left, y);
      for (let x = left + 1; x < right; x++) {
        const column = x - left;
        word = (column & 31) === 0 ? words[start + (column >>> 5)]! : word >>> 1;
        visit((word & 1) === 1, x, y);
      }
    }
  }

  map<U>(convert: (value: boolean) => U): ArrayTilemap<U> {
    return new ArrayTilemap(this.bounds, convertAll(this, convert));
  }

  clone(): BitTilemap {
    return new BitTilemap(this.bounds, this.words.slice());
  }

  /** The map as JSON: `JSON.stringify(map)` calls it. */
  toJSON(): BitTilemapJSON {
    return { ...header('bits'), bounds: boundsToJSON(this.bounds), words: Array.from(this.words) };
  }
}

function requireBoolean(where: string, value: boolean, parameter: string = 'value'): void {
  if (typeof value !== 'boolean') throw argumentError(where, parameter, 'true or false', value);
}

/** The number of 32-bit words that a row of a bit map takes. */
export function wordsPerRow(bounds: TileRect): number {
  return Math.ceil(bounds.width / BITS_PER_WORD);
}

/**
 * A map of one bit per tile, all with the same value at first.
 *
 * @throws RangeError if there are more than 2^35 tiles, with rows rounded up to words of 32
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: -8, y: -8, width: 16, height: 16 }));
 * walls.set(tile(-3, 2), true);
 * walls.get(tile(-3, 2)) // => true
 */
export function bitTilemap(bounds: TileRect, initial: boolean = false): BitTilemap {
  requireBoolean('bitTilemap', initial, 'initial');
  const map = withoutBits('bitTilemap', bounds);
  if (initial) map.fill(true);
  return map;
}

/**
 * A map whose bits are told tile by tile: rows north to south, west to east in a row.
 *
 * @throws RangeError if there are more than 2^35 tiles, with rows rounded up to words of 32, or a value is neither true
 * nor false
 *
 * @example
 * const rows = ['####', '#..#', '####'];
 * const walls = bitTilemapFrom(tileRect({ x: 0, y: 0, width: 4, height: 3 }), (x, y) => rows[y]?.[x] === '#');
 * walls.get(tile(2, 1)) // => false
 */
export function bitTilemapFrom(bounds: TileRect, valueAt: (x: number, y: number) => boolean): BitTilemap {
  const map = withoutBits('bitTilemapFrom', bounds);
  requireFunction('bitTilemapFrom', 'valueAt', valueAt);
  const { x: west, y: north, width, height } = bounds;
  if (width === 0) return map;
  for (let y = north; y < north + height; y++) {
    for (let x = west; x < west + width; x++) {
      const value = valueAt(x, y);
      requireBoolean('bitTilemapFrom', value);
      if (value) map.setAt(x, y, true);
    }
  }
  return map;
}

function withoutBits(where: string, bounds: TileRect): BitTilemap {
  return new BitTilemap(bounds, new Int32Array(requireWordCount(where, bounds)));
}

/** The number of words of bounds, if a map may have that many. Narrow rows take one each. */
function requireWordCount(where: string, bounds: TileRect): number {
  return requireTileCount(where, bounds, MOST_BIT_TILES, BITS_PER_WORD) / BITS_PER_WORD;
}
