/**
 * One side of a convex outline, west or east: the x coordinate of the outline as a function of y.
 *
 *          _..-                 A side is a list of pieces from north to south, edges and arcs, in tile space:
 *        .'   <- arc
 *       /                       edge    x = edge.x + (line - edge.y) * slope
 *      /      <- edge           arc     x = center.x -+ sqrt(radius^2 - (line - center.y)^2)
 *      |      <- edge
 *      `._    <- arc
 *         `-                    Each piece has a bound of its rounding errors.
 *
 * Plain numbers in one array. The numbers of a question are fields, because a number that is passed to a function may
 * be boxed.
 */

/** The numbers of a piece: its southern end, the last one's at infinity; where it lies, and how it goes on. */
export const END = 0;
export const X = 1;
export const Y = 2;
/** Of an edge: x per y. Of an arc, whose x is that of its center: 0. */
export const SLOPE = 3;
/** Of an arc. 0 for an edge. */
export const RADIUS = 4;
/** The error of the rounded x coordinate: this, and for an arc the factor divided by half of its chord. */
export const FIXED_ERROR = 5;
export const CHORD_FACTOR = 6;
/** Of an edge: its southern end. */
export const END_X = 7;
export const END_Y = 8;
export const STRIDE = 9;

const FIRST_PIECES = 8;

export class Side {
  /** -1 for the western side, 1 for the eastern one. */
  readonly out: -1 | 1;
  pieces: Float64Array = new Float64Array(FIRST_PIECES * STRIDE);
  /** The y coordinate of the outermost point, the northernmost of several. */
  outermost: number = Number.NaN;

  /** The question: a horizontal line, and for comparisons a point on it. */
  line: number = Number.NaN;
  x: number = Number.NaN;

  /** The answer of `locate`: where the outline crosses the line, and the bound of the error. Not finite if unknown. */
  crossing: number = Number.NaN;
  error: number = Number.NaN;

  /** The index of the first number of the current piece. */
  at: number = 0;
  private length: number = 0;

  constructor(out: -1 | 1) {
    this.out = out;
  }

  clear(): void {
    this.at = 0;
    this.length = 0;
  }

  /** The index of the first number of the southernmost piece. */
  get last(): number {
    return this.length - STRIDE;
  }

  /** Makes room for another piece, south of the others, and returns the index of its first number. */
  add(): number {
    const at = this.length;
    this.length += STRIDE;
    if (this.length > this.pieces.length) {
      const longer = new Float64Array(2 * this.pieces.length);
      longer.set(this.pieces);
      this.pieces = longer;
    }
    return at;
  }

  /** Finds where the outline crosses `line`. */
  locate(): void {
    const { pieces, line } = this;
    let { at } = this;
    while (line > pieces[at + END]!) at += STRIDE;
    while (at > 0 && line <= pieces[at - STRIDE + END]!) at -= STRIDE;
    this.at = at;
    const offset = line - pieces[at + Y]!;
    const radius = pieces[at + RADIUS]!;
    this.crossing = pieces[at + X]! + offset * pieces[at + SLOPE]!;
    this.error = pieces[at + FIXED_ERROR]!;
    if (radius !== 0) {
      // Adding 0 turns -0, whose quotient would be negative, into 0.
      const half = Math.sqrt((radius - offset) * (radius + offset)) + 0;
      this.crossing += this.out * half;
      // NaN if the product overflows.
      this.error += pieces[at + CHORD_FACTOR]! / half + (half - half);
    }
  }
}
