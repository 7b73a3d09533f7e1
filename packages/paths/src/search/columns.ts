/**
 * The open tiles of a ground by columns: the same bits, with rows and columns exchanged, so that a search along a column
 * reads words of 32 tiles as one along a row does.
 */
import type { Ground } from '../ground/ground.js';
import { BITS_PER_WORD, MANY_CHANGES } from '../limits.js';

export class Columns {
  /** Tile (column, row) is bit `row & 31` of `words[column * stride + (row >>> 5)]`. Rows and columns begin at 1. */
  readonly words: Int32Array;
  /** The number of words from one column to the next. */
  readonly stride: number;
  private readonly ground: Ground;
  private readonly block: Int32Array = new Int32Array(BITS_PER_WORD);

  constructor(ground: Ground) {
    this.ground = ground;
    this.stride = Math.ceil(ground.rows / BITS_PER_WORD);
    this.words = new Int32Array(this.stride * ground.pitch);
    this.readAll();
  }

  /** Takes in what the last `follow` of the ground changed. */
  follow(): void {
    const { ground, words, stride } = this;
    const { changed, changedCount, pitch } = ground;
    if (changedCount === MANY_CHANGES) {
      this.readAll();
      return;
    }
    for (let i = 0; i < changedCount; i++) {
      const id = changed[i]!;
      const row = ground.rowOf(id);
      const index = (id - row * pitch) * stride + (row >>> 5);
      if (ground.isOpen(id)) words[index]! |= 1 << row;
      else words[index]! &= ~(1 << row);
    }
  }

  private readAll(): void {
    const { ground, block, words, stride } = this;
    const { open, rows } = ground;
    const wordsOfRow = ground.pitch / BITS_PER_WORD;
    for (let top = 0; top < rows; top += BITS_PER_WORD) {
      for (let word = 0; word < wordsOfRow; word++) {
        for (let i = 0; i < BITS_PER_WORD; i++) block[i] = top + i < rows ? open[(top + i) * wordsOfRow + word]! : 0;
        transpose(block);
        const column = word * BITS_PER_WORD;
        for (let i = 0; i < BITS_PER_WORD; i++) words[(column + i) * stride + (top >>> 5)] = block[i]!;
      }
    }
  }
}

/**
 * Exchanges rows and columns of 32 words of 32 bits: of quarters, of the quarters of these, and so on. Source: Warren,
 * Hacker's Delight, 7-3.
 */
function transpose(words: Int32Array): void {
  let mask = 0xffff;
  for (let size = 16; size !== 0; size >>>= 1) {
    for (let i = 0; i < BITS_PER_WORD; i = (i + size + 1) & ~size) {
      const swapped = ((words[i]! >>> size) ^ words[i + size]!) & mask;
      words[i + size]! ^= swapped;
      words[i]! ^= swapped << size;
    }
    mask ^= mask << (size >>> 1);
  }
}
