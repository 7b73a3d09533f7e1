/**
 * Beams of light: what the eye sees between two lines, each through the eye and a corner of tiles.
 *
 *              o eye           A beam has two lines, the western one at slot 2k and the eastern one at slot 2k + 1.
 *             / \              The `code` of a line says where it crosses a row of corners, exactly:
 *     -------/---\-----           2c       on the corner between the columns c - 1 and c
 *       |###|/    \|###|          2c + 1   in the inside of column c
 *       +---+------+---+       Columns count from the first bit of a row of words.
 *
 * A line that no tile touches is horizontal: its corner is at an infinite x.
 */
import { FIRST_BEAMS } from '../limits.js';

// Where the numbers of a line are.
/** The last corner in which a tile touches the line, in tile space. If touching blocks: the first. */
export const CORNER_X = 0;
export const CORNER_Y = 1;
/** Columns per row, away from the eye. */
export const SLOPE = 2;

export class Beams {
  count: number = 0;
  /** Three numbers for each line. */
  floats: Float64Array = new Float64Array(6 * FIRST_BEAMS);
  /** Where each line crosses the corners between this row and the one before it, which is nearer to the eye. */
  code: Int32Array = new Int32Array(2 * FIRST_BEAMS);
  /** 1 if a ray along the line is free up to there: always, unless touching blocks. */
  isClosed: Int32Array = new Int32Array(2 * FIRST_BEAMS);

  /** Makes room for one more beam. */
  reserve(): void {
    if (2 * this.count + 2 > this.code.length) this.grow();
  }

  private grow(): void {
    const { floats, code, isClosed } = this;
    this.floats = new Float64Array(2 * floats.length);
    this.floats.set(floats);
    this.code = new Int32Array(2 * code.length);
    this.code.set(code);
    this.isClosed = new Int32Array(2 * isClosed.length);
    this.isClosed.set(isClosed);
  }

  /** Copies a line of other beams, which crosses the next corners at `code`. */
  copy(slot: number, from: Beams, fromSlot: number, code: number, isClosed: number): void {
    const { floats } = this;
    floats[3 * slot] = from.floats[3 * fromSlot]!;
    floats[3 * slot + 1] = from.floats[3 * fromSlot + 1]!;
    floats[3 * slot + 2] = from.floats[3 * fromSlot + 2]!;
    this.code[slot] = code;
    this.isClosed[slot] = isClosed;
  }
}
