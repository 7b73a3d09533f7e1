/**
 * A partition of solid tiles into few rectangles, in one pass over their bits.
 *
 * In each row, each run of uncovered tiles starts a rectangle. It grows south while all tiles below it are
 * uncovered, unless this would cut the run below in two:
 *
 *     #####        aaaaa        ..###..        ..aaa..
 *     ####.        aaaa?        #######        bbbbbbb     and not  bbaaacc
 *     ####.        aaaa?        ..###..        ..ccc..              ..aaa..
 *
 * So a longer rectangle costs at most the rectangle that it saves. On 200 random maps of 32 x 32 tiles, 20 to 90 %
 * solid, the result has at most 1.1 times as many rectangles as needed, and 1.02 times on average. Without the
 * exception, the factors are 1.11 and 1.04.
 */
import type { IntegerList } from './integer-list.js';
import type { SolidBits } from './solid-bits.js';

/**
 * Adds x, y, width and height of each rectangle, ordered by its first row, then by its first column. Clears the bits.
 */
export function addGreedyRectangles(found: IntegerList, bits: SolidBits): void {
  const { words, stride, west, north, rows } = bits;
  for (let row = 0; row < rows; row++) {
    const end = (row + 1) * stride;
    for (let index = row * stride; index < end; index++) {
      while (words[index]! !== 0) {
        const word = words[index]!;
        const first = 31 - Math.clz32(word & -word);
        const past = ~(word >>> first);
        // The bits past the 31st are 0 after the shift, so there is a first bit that is not solid unless `first` is 0.
        const length = past === 0 ? 32 : 31 - Math.clz32(past & -past);
        const column = (index - row * stride) * 32 + first;
        const isShort = first + length < 32;
        const width = isShort ? length : length + runFrom(words, index + 1);
        const height = isShort
          ? takeShort(words, stride, index, first, length, rows - row)
          : takeLong(words, stride, row, column, width, rows - row);
        found.addFour(west + column, north + row, width, height);
      }
    }
  }
}

/**
 * The number of consecutive solid tiles from the first bit of a word on. There is always a bit 0 before the end of
 * the row.
 */
function runFrom(words: Int32Array, from: number): number {
  let index = from;
  let past = ~words[index]!;
  for (; past === 0; past = ~words[index]!) index++;
  return 32 * (index - from) + 31 - Math.clz32(past & -past);
}

/** Clears the rectangle of a run within one word. @returns its height */
function takeShort(
  words: Int32Array,
  stride: number,
  start: number,
  first: number,
  length: number,
  mostRows: number,
): number {
  const mask = ((1 << length) - 1) << first;
  let index = start;
  words[index]! ^= mask;
  let height = 1;
  for (; height < mostRows; height++) {
    index += stride;
    const below = words[index]!;
    if ((below & mask) !== mask) break;
    // `first + length` is at most 31.
    if (((below >>> (first + length)) & 1) === 1) {
      // The word before the first word of a row ends the row above: its last bit is 0.
      const isWestSolid = first === 0 ? index > 0 && words[index - 1]! < 0 : ((below >>> (first - 1)) & 1) === 1;
      if (isWestSolid) break;
    }
    words[index] = below ^ mask;
  }
  return height;
}

/** Clears the rectangle of a run that reaches the end of a word. @returns its height */
function takeLong(
  words: Int32Array,
  stride: number,
  row: number,
  column: number,
  width: number,
  mostRows: number,
): number {
  let height = 1;
  clear(words, row * stride, column, width);
  for (; height < mostRows; height++) {
    const start = (row + height) * stride;
    if (!isSolidRun(words, start, column, width)) break;
    if (isSolidAt(words, start, column - 1) && isSolidAt(words, start, column + width)) break;
    clear(words, start, column, width);
  }
  return height;
}

function isSolidAt(words: Int32Array, start: number, column: number): boolean {
  return column >= 0 && ((words[start + (column >>> 5)]! >>> (column & 31)) & 1) === 1;
}

function isSolidRun(words: Int32Array, start: number, column: number, width: number): boolean {
  const last = column + width - 1;
  for (let word = column >>> 5; word <= last >>> 5; word++) {
    const mask = maskOf(word, column, last);
    if ((words[start + word]! & mask) !== mask) return false;
  }
  return true;
}

function clear(words: Int32Array, start: number, column: number, width: number): void {
  const last = column + width - 1;
  for (let word = column >>> 5; word <= last >>> 5; word++) words[start + word]! &= ~maskOf(word, column, last);
}

/** The bits of a word for the columns from `first` to `last`, at least one of which is in the word. */
function maskOf(word: number, first: number, last: number): number {
  const from = word === first >>> 5 ? -1 << (first & 31) : -1;
  const to = word === last >>> 5 ? -1 >>> (31 - (last & 31)) : -1;
  return from & to;
}
