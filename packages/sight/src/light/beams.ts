/**
 * Beams of light: what the eye sees between two lines, each through the eye and a corner of tiles.
 *
 *              o eye           A beam has two lines, the western line first. A code tells exactly where a line
 *             / \              crosses a row of corners:
 *     -------/---\-----           2c       on the corner between the columns c - 1 and c
 *       |###|/    \|###|          2c + 1   in the interior of column c
 *       +---+------+---+       Columns count from the first bit of a row of words.
 *
 * The beams of a row are in order, from west to east. `RowLines` has the slope and the corner of each line by its
 * number.
 */
import { FIRST_BEAMS } from '../limits.js';

// The offsets of the numbers of a line.
/** Where it crosses the line of corners on the side of the eye. */
export const NEAR = 0;
/** Twice the number of the line, plus 1 if the line touches a tile in the corner there. See `row-light.ts`. */
export const LINE = 1;
/** Where it crosses the line of corners on the far side. */
export const FAR = 2;
/** Where it crosses the line of centers: 2c on the center of column c, 2c + 1 between it and the next center. */
export const CENTER = 3;
/** How many numbers a line and a beam have. */
export const LINE_NUMBERS = 4;
export const BEAM_NUMBERS = 8;

export class Beams {
  count: number = 0;
  numbers: Int32Array = new Int32Array(BEAM_NUMBERS * FIRST_BEAMS);

  /** Reserves room for one more beam. @returns the offset of its numbers */
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
