/**
 * A map with bounds and one bit per tile: for what is solid, open, seen, ...
 *
 *     bounds.x = -2, width = 40: stride = 2 words per row
 *
 *     row 0   words[0]: columns 0 to 31      words[1]: columns 32 to 39, then 24 unused bits, always 0
 *     row 1   words[2]                       words[3]
 *
 *     column = x - bounds.x, row = y - bounds.y
 *     word   = words[row * stride + (column >> 5)]
 *     bit    = (word >>> (column & 31)) & 1
 */
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
 * A map of booleans. Made by `bitTilemap`.
 *
 * @remarks The layout, for kernels that read the words directly: each row starts with a new word. Tile (x, y), with
 * `column = x - bounds.x` and `row = y - bounds.y`, is bit `column & 31` (0 is the least significant) of
 * `words[row * stride + (column >> 5)]`. Bits of a row's last word past the width are always 0.
 */
export class BitTilemap extends TilemapBase<boolean> {
  /** One bit per tile: see `BitLayout` of the kernel. */
  readonly layout = 'bits';
  /** The raw words. After writing them, call `markChanged`; keep the bits past the width at 0. */
  readonly words: Int32Array;
  /** The number of words from one row to the next. */
  readonly stride: number;

  /** Uses `words` without a copy. To make a map, call `bitTilemap`. @throws RangeError if it has another length */
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

  // No helpers are called, and members are read one by one, to keep loops over all tiles fast.

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
        // Masks of the bits from the first column on, and of those up to the last column, in this word.
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
      // The first tile of a row is separate: what an engine checks here it need not check again in the loop.
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

  /** The map as JSON, for `JSON.stringify(map)`. */
  toJSON(): BitTilemapJSON {
    return { ...header('bits'), bounds: boundsToJSON(this.bounds), words: Array.from(this.words) };
  }
}

function requireBoolean(where: string, value: boolean, parameter: string = 'value'): void {
  if (typeof value !== 'boolean') throw argumentError(where, parameter, 'true or false', value);
}

/** The number of 32-bit words in a row of a bit map. */
export function wordsPerRow(bounds: TileRect): number {
  return Math.ceil(bounds.width / BITS_PER_WORD);
}

/**
 * Makes a map with one bit per tile. All tiles have the same value.
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
 * Makes a map with a bit from `valueAt` for each tile: rows from north to south, each from west to east.
 *
 * @throws RangeError if there are more than 2^35 tiles, with rows rounded up to words of 32, or if a value is not a
 * boolean
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

/** The number of words for bounds. @throws RangeError if they exceed the limit of a map */
function requireWordCount(where: string, bounds: TileRect): number {
  return requireTileCount(where, bounds, MOST_BIT_TILES, BITS_PER_WORD) / BITS_PER_WORD;
}
