/**
 * The open tiles of a ground by rows and, transposed, by columns, so that a search along a column also reads words
 * of 32 tiles. Both follow the ground.
 */
import type { Ground } from '../ground/ground.js';
import { BITS_PER_WORD, EIGHT_WAY, MANY_CHANGES } from '../limits.js';
import { Lines } from './lines.js';

export class RowsAndColumns {
  /** Tile (column, row) is bit `column & 31` of word `row * stride + (column >>> 5)`. Rows and columns begin at 1. */
  readonly rows: Lines;
  /** Tile (column, row) is bit `row & 31` of word `column * stride + (row >>> 5)`. */
  readonly columns: Lines;
  private readonly ground: Ground;
  private readonly block: Int32Array = new Int32Array(BITS_PER_WORD);

  constructor(ground: Ground) {
    this.ground = ground;
    const { pitch, open, rule } = ground;
    const stride = Math.ceil(ground.rows / BITS_PER_WORD);
    this.rows = new Lines(open, pitch / BITS_PER_WORD, rule === EIGHT_WAY);
    this.columns = new Lines(new Int32Array(stride * pitch), stride, rule === EIGHT_WAY);
    if (ground.revision !== 0) this.readAll();
  }

  /** Applies what the last `follow` of the ground changed. */
  follow(): void {
    const { ground, rows, columns } = this;
    const { changed, changedCount, pitch } = ground;
    if (changedCount === MANY_CHANGES) {
      this.readAll();
      return;
    }
    const { open, stride } = columns;
    for (let i = 0; i < changedCount; i++) {
      const id = changed[i]!;
      const row = ground.rowOf(id);
      const index = (id - row * pitch) * stride + (row >>> 5);
      if (ground.isOpen(id)) open[index]! |= 1 << row;
      else open[index]! &= ~(1 << row);
    }
    for (let i = 0; i < changedCount; i++) {
      const id = changed[i]!;
      const row = ground.rowOf(id);
      rows.readAround(row, id - row * pitch);
      columns.readAround(id - row * pitch, row);
    }
  }

  private readAll(): void {
    const { ground, block } = this;
    const { open: words, stride } = this.columns;
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
    this.rows.readAll();
    this.columns.readAll();
  }
}

/**
 * Transposes a 32 x 32 bit matrix in place, by recursive block swaps. Source: Warren, Hacker's Delight, 7-3.
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
