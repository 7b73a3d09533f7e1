/**
 * Beams of light toward one side of the eye, as in `light/beams.ts`: each between two lines through the eye, the
 * western line at slot 2k and the eastern line at slot 2k + 1. A line passes through a corner of tiles, or along an
 * edge of a sector.
 */
import { FIRST_BEAMS } from '../limits.js';

// The offsets of the numbers of a line.
/** The corner, or the vector of the edge. */
export const LINE_X = 0;
export const LINE_Y = 1;
/** Columns per row, away from the eye; infinite for a horizontal line. */
export const LINE_SLOPE = 2;

export class OutlineBeams {
  count: number = 0;
  /** Three numbers for each line. */
  floats: Float64Array = new Float64Array(6 * FIRST_BEAMS);
  /** 1 for a line along an edge. */
  isEdge: Int32Array = new Int32Array(2 * FIRST_BEAMS);
  /** Where each line enters the row: 2c on the corner west of column c, 2c + 1 in the interior of its side. */
  code: Int32Array = new Int32Array(2 * FIRST_BEAMS);
  /** The point of the outline after which each beam inserts its points. */
  anchor: Int32Array = new Int32Array(FIRST_BEAMS);

  /** Reserves room for one more beam. */
  reserve(): void {
    if (this.count === this.anchor.length) this.grow();
  }

  private grow(): void {
    const { floats, isEdge, code, anchor } = this;
    this.floats = new Float64Array(2 * floats.length);
    this.floats.set(floats);
    this.isEdge = new Int32Array(2 * isEdge.length);
    this.isEdge.set(isEdge);
    this.code = new Int32Array(2 * code.length);
    this.code.set(code);
    this.anchor = new Int32Array(2 * anchor.length);
    this.anchor.set(anchor);
  }

  copyLine(slot: number, from: OutlineBeams, fromSlot: number): void {
    const { floats } = this;
    floats[3 * slot] = from.floats[3 * fromSlot]!;
    floats[3 * slot + 1] = from.floats[3 * fromSlot + 1]!;
    floats[3 * slot + 2] = from.floats[3 * fromSlot + 2]!;
    this.isEdge[slot] = from.isEdge[fromSlot]!;
  }
}
