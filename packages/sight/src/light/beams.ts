/**
 * Beams of light: what the eye sees between two lines, each through the eye and a corner of tiles.
 *
 *              o eye           A beam has two lines, the western one first. The codes of a line say where it crosses a row
 *             / \              of corners, exactly:
 *     -------/---\-----           2c       on the corner between the columns c - 1 and c
 *       |###|/    \|###|          2c + 1   in the inside of column c
 *       +---+------+---+       Columns count from the first bit of a row of words.
 *
 * The beams of a row are in order, from west to east. `RowLines` has the slope and the corner of each line by its number.
 */
import { FIRST_BEAMS } from '../limits.js';

// Where the numbers of a line are.
/** Where it crosses the corners on the side of the eye. */
export const NEAR = 0;
/** Twice the number of the line; and 1 more if it touches a tile in the corner there. See `row-light.ts`. */
export const LINE = 1;
/** Where it crosses the corners on the other side. */
export const FAR = 2;
/** Where it crosses the centers: 2c on the center of column c, 2c + 1 between it and the next one. */
export const CENTER = 3;
/** The numbers of a line, and of a beam. */
export const LINE_NUMBERS = 4;
export const BEAM_NUMBERS = 8;

export class Beams {
  count: number = 0;
  numbers: Int32Array = new Int32Array(BEAM_NUMBERS * FIRST_BEAMS);

  /** Makes room for one more beam; returns where its numbers are. */
  reserve(): number {
    const at = BEAM_NUMBERS * this.count;
    if (at === this.numbers.length) this.grow();
    return at;
  }

  private grow(): void {
    const { numbers } = this;
    this.numbers = new Int32Array(2 * numbers.length);
    this.numbers.set(numbers);
  }
}
