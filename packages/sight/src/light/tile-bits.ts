/**
 * The target for tiles in view: a bit map, or a separate buffer. One bit per tile, laid out like the words of a bit
 * map.
 */
import type { BitLayout } from '@tilewright/tilemap/kernel';
import { BITS_PER_WORD } from '../limits.js';

const none = /* @__PURE__ */ new Int32Array(0);

export class TileBits {
  words: Int32Array = none;
  stride: number = 0;
  /** The tile of the first bit. */
  left: number = 0;
  top: number = 0;
  width: number = 0;
  height: number = 0;

  /** Writes to the words of a bit map. */
  over({ words, stride, bounds }: BitLayout): void {
    this.words = words;
    this.stride = stride;
    this.left = bounds.x;
    this.top = bounds.y;
    this.width = bounds.width;
    this.height = bounds.height;
  }

  /** Releases the words of a bit map. */
  forget(): void {
    this.words = none;
    this.height = 0;
  }

  /** Reserves room for a rectangle of tiles, and clears it. */
  clear(left: number, top: number, width: number, height: number): void {
    const stride = Math.ceil(width / BITS_PER_WORD);
    const length = stride * height;
    if (this.words.length < length) this.words = new Int32Array(length);
    else this.words.fill(0, 0, length);
    this.stride = stride;
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
  }

  /**
   * Marks the tiles of a row whose bits are set, from column `first` to `last` of the bits.
   *
   * @param start - the index of the first word
   * @param left - the column of the first bit
   * @returns how many were not marked before. Tiles outside are skipped
   */
  addRow(y: number, bits: Int32Array, start: number, left: number, first: number, last: number): number {
    const row = y - this.top;
    if (row < 0 || row >= this.height) return 0;
    const ahead = left - this.left;
    const from = Math.max(first, -ahead);
    const to = Math.min(last, this.width - 1 - ahead);
    if (from > to) return 0;
    const { words } = this;
    const shift = ahead & 31;
    const base = row * this.stride + (ahead >> 5);
    const begin = from >>> 5;
    const end = to >>> 5;
    let count = 0;
    for (let at = begin; at <= end; at++) {
      let word = bits[start + at]!;
      if (at === begin) word &= -1 << (from & 31);
      if (at === end) word &= -1 >>> (31 - (to & 31));
      if (word === 0) continue;
      const index = base + at;
      const low = word << shift;
      const before = words[index]!;
      const added = low & ~before;
      if (added !== 0) {
        words[index] = before | low;
        count += added === -1 ? BITS_PER_WORD : bitCount(added);
      }
      if (shift === 0) continue;
      const high = word >>> (BITS_PER_WORD - shift);
      if (high !== 0) {
        const next = words[index + 1]!;
        count += bitCount(high & ~next);
        words[index + 1] = next | high;
      }
    }
    return count;
  }
}

/** Copies marked tiles. @returns how many were not marked before */
export function addAll(to: TileBits, from: TileBits): number {
  const { words, stride, left, top, width, height } = from;
  let count = 0;
  for (let row = 0; row < height; row++) {
    count += to.addRow(top + row, words, row * stride, left, 0, width - 1);
  }
  return count;
}

/** The number of set bits of a word. */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Whether the bit of a column is set. */
export function isSet(words: Int32Array, column: number): boolean {
  return ((words[column >> 5]! >>> column) & 1) !== 0;
}

/** The first column of a row whose bit differs from the bits of `flip`, which is 0 or -1; `end` if there is none. */
export function nextBit(words: Int32Array, base: number, first: number, end: number, flip: number): number {
  if (first >= end) return end;
  let at = first >>> 5;
  let word = (words[base + at]! ^ flip) & (-1 << (first & 31));
  while (word === 0) {
    at++;
    if (at << 5 >= end) return end;
    word = words[base + at]! ^ flip;
  }
  const column = (at << 5) + 31 - Math.clz32(word & -word);
  return column < end ? column : end;
}

/** Sets the bits of a run of columns, which may be empty. */
export function setBits(bits: Int32Array, first: number, last: number): void {
  if (first > last) return;
  const begin = first >>> 5;
  const end = last >>> 5;
  const from = -1 << (first & 31);
  const to = -1 >>> (31 - (last & 31));
  if (begin === end) {
    bits[begin]! |= from & to;
    return;
  }
  bits[begin]! |= from;
  for (let at = begin + 1; at < end; at++) bits[at] = -1;
  bits[end]! |= to;
}
