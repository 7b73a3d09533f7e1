/**
 * The solid tiles of a part of a map as bits, for kernels that read many tiles at a time.
 *
 *     columns = 40: stride = 2 words per row, the westernmost column in bit 0 of the first word
 *
 *     row 0        words[0]: columns 0 to 31   words[1]: columns 32 to 39, then at least one bit 0
 *     row 1        words[2]                    words[3]
 *     ...
 *     row `rows`   always 0: the row north of the first row and south of the last
 */
import type { IsSolid } from '../storage/solid-options.js';
import { type BitLayout, storageIn } from '../storage/layout.js';
import { SolidTiles } from '../storage/solid-tiles.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import type { TileRect } from '../values/rect.js';

/** Solid tiles as bits. */
export interface SolidBits {
  /** The column and row of the tile of the first bit. */
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
  readonly words: Int32Array;
  /** The number of words from one row to the next. */
  readonly stride: number;
}

/**
 * Reads the solid tiles inside bounds, which must be inside the map: rows from north to south, each from west to
 * east. A predicate is called once per tile.
 *
 * @throws RangeError if there is no predicate and a value is not a boolean; also what the predicate throws
 */
export function solidBitsOf(
  where: string,
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown> | undefined,
  bounds: TileRect,
): SolidBits {
  const { x: west, y: north, width, height } = bounds;
  const rows = width === 0 ? 0 : height;
  const columns = rows === 0 ? 0 : width;
  const stride = (columns >>> 5) + 1;
  const words = new Int32Array((rows + 1) * stride);
  const bits: SolidBits = { west, north, columns, rows, words, stride };
  if (rows === 0) return bits;
  const storage = isSolid === undefined ? storageIn(map, 'bits') : undefined;
  if (storage === undefined) readTiles(bits, where, map, isSolid, bounds);
  else copyWords(bits, storage);
  return bits;
}

function readTiles(
  { west, north, columns, rows, words, stride }: SolidBits,
  where: string,
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown> | undefined,
  bounds: TileRect,
): void {
  const solids = new SolidTiles();
  solids.start(where, map, isSolid, bounds);
  for (let row = 0; row < rows; row++) {
    let word = 0;
    for (let column = 0; column < columns; column++) {
      if (solids.hasInside(west + column, north + row)) word |= 1 << column;
      if ((column & 31) === 31) {
        words[row * stride + (column >>> 5)] = word;
        word = 0;
      }
    }
    if ((columns & 31) !== 0) words[row * stride + (columns >>> 5)] = word;
  }
}

/** Copies the words of a bit map, shifted so that the first column becomes bit 0. */
function copyWords({ west, north, columns, rows, words, stride }: SolidBits, from: BitLayout): void {
  const first = west - from.bounds.x;
  const shift = first & 31;
  const count = (columns + 31) >>> 5;
  const last = (columns & 31) === 0 ? -1 : -1 >>> -columns;
  for (let row = 0; row < rows; row++) {
    const source = (north - from.bounds.y + row) * from.stride + Math.floor(first / 32);
    const end = (north - from.bounds.y + row + 1) * from.stride;
    const target = row * stride;
    for (let word = 0; word < count; word++) {
      const low = from.words[source + word]!;
      const high = shift === 0 || source + word + 1 >= end ? 0 : from.words[source + word + 1]! << -shift;
      words[target + word] = (low >>> shift) | high;
    }
    words[target + count - 1]! &= last;
  }
}

/** The number of runs of solid tiles in all rows. */
export function countRunsOf({ words, stride, rows }: SolidBits): number {
  let count = 0;
  let carry = 0;
  for (let index = 0; index < rows * stride; index++) {
    const word = words[index]!;
    count += bitCount(word & ~((word << 1) | carry));
    // It is 0 at the end of a row.
    carry = word >>> 31;
  }
  return count;
}

/** The number of set bits of a word. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
