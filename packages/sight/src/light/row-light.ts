/**
 * Light in one row of tiles: which tiles it shows, and which beams it lets through.
 *
 *      near   ---L-----------R---      a beam comes in between its lines L and R
 *                 \ . . ##### \ .      each gap between opaque tiles lets a beam through: between the lines of the
 *      far    -----\---\----\--R--     beam, and those through the corners of the tiles beside the gap
 *
 * Of a tile beside a gap, the corner counts that reaches farther into the light behind it:
 *
 *      eye to the west of the gap            eye to the east of it
 *
 *      near  ##+ . . . ##     from the near corner in the west, which also hides     mirrored
 *            ##|\ . . .##     centers of this row, to the far corner in the east
 *      far   --+-\-----+--
 *
 * With `corners: 'pass'` a line that tiles only touch is light. A beam may then be a single line, with tiles that touch it
 * on both sides, unless two of them touch it in the same corner: so a line keeps the last corner in which it is touched. With
 * `'block'` (strict), a line is dark behind the first corner in which it is touched.
 *
 * A tile is touched if light reaches its closed square. Walls are in view if they are touched.
 */
import { Beams, CORNER_X, CORNER_Y } from './beams.js';
import { OpaqueTiles } from './opaque-tiles.js';
import { CENTER, FAR, RowLines } from './row-lines.js';
import { setBits } from './tile-bits.js';

export class RowLight {
  readonly opaque: OpaqueTiles = new OpaqueTiles();
  readonly lines: RowLines = new RowLines();
  beams: Beams = new Beams();
  /** The tiles of the row that are in view, apart from disc and sector. */
  bits: Int32Array = new Int32Array(8);

  /** Whether touching a corner or a face blocks. */
  isStrict: boolean = false;
  /** Whether open tiles that are only touched are in view, too. */
  isAny: boolean = false;
  hasWalls: boolean = true;

  /** Where the eye is: its x, and that among the columns as a code of `Beams`. */
  eyeX: number = Number.NaN;
  eyeCode: number = 0;
  // The columns in which rays matter; outside of them all is open. They count from the first bit of a row.
  west: number = 0;
  east: number = -1;
  // The lines of corners on both sides of the row, nearer to the eye and farther.
  near: number = 0;
  far: number = 0;

  private next: Beams = new Beams();
  // Of the beam at hand: where its lines cross the far corners.
  private farWest: number = 0;
  private farEast: number = 0;

  /** Shows the tiles of a run that are touched. */
  touch(first: number, last: number): void {
    const from = Math.max(first, this.west);
    const to = Math.min(last, this.east);
    if (from > to) return;
    if (this.isAny) {
      setBits(this.bits, from, to);
      if (!this.hasWalls) this.hideWalls(from, to);
    } else if (this.hasWalls) {
      this.showWalls(from, to);
    }
  }

  private showWalls(from: number, to: number): void {
    const { bits, opaque } = this;
    opaque.askAll(from, to);
    const { words, base } = opaque;
    const begin = from >>> 5;
    const end = to >>> 5;
    for (let at = begin; at <= end; at++) {
      let word = words[base + at]!;
      if (word === 0) continue;
      if (at === begin) word &= -1 << (from & 31);
      if (at === end) word &= -1 >>> (31 - (to & 31));
      bits[at]! |= word;
    }
  }

  private hideWalls(from: number, to: number): void {
    const { bits, opaque } = this;
    opaque.askAll(from, to);
    const { words, base } = opaque;
    for (let at = from >>> 5; at <= to >>> 5; at++) bits[at]! &= ~words[base + at]!;
  }

  /** Shows the tiles of a gap whose centers are lit, or all of them if they need only be touched. */
  private show(first: number, last: number): void {
    setBits(this.bits, Math.max(first, this.west), Math.min(last, this.east));
  }

  /**
   * Shows the gap around the eye in its own row, and the walls at its ends. Then it is the only beam.
   *
   * @param start - its first column, or a column outside if no tile ends it
   * @param end - the column behind its last one
   */
  castFrom(start: number, end: number): void {
    this.show(start, end - 1);
    this.touch(start - 1, start - 1);
    this.touch(end, end);
    this.aimFrom(start, end);
  }

  /** Makes the only beam the one that the gap around the eye lets through. */
  aimFrom(start: number, end: number): void {
    const { beams, lines, far, eyeCode, isStrict, west, east } = this;
    beams.count = 1;
    const isWalledWest = start > west;
    const isWalledEast = end <= east;
    lines.aim(beams, 0, isWalledWest ? start : Number.NEGATIVE_INFINITY, far);
    lines.aim(beams, 1, isWalledEast ? end : Number.POSITIVE_INFINITY, far);
    beams.code[0] = isWalledWest ? 2 * start : lines.lowCode;
    beams.code[1] = isWalledEast ? 2 * end : lines.highCode;
    beams.isClosed[0] = isStrict && 2 * start === eyeCode ? 0 : 1;
    beams.isClosed[1] = isStrict && 2 * end === eyeCode ? 0 : 1;
  }

  /** Whether a tile is opaque, for any column. */
  isOpaque(column: number): boolean {
    return column >= this.west && column <= this.east && this.opaque.isOpaque(column);
  }

  /** Takes all beams through the row. */
  pass(): void {
    const { beams, next } = this;
    next.count = 0;
    for (let slot = 0; slot < 2 * beams.count; slot += 2) this.passBeam(slot);
    this.beams = next;
    this.next = beams;
  }

  private passBeam(slot: number): void {
    const { beams, lines, opaque, isStrict, west, east } = this;
    const nearWest = beams.code[slot]!;
    const nearEast = beams.code[slot + 1]!;
    const farWest = lines.crossing(beams, slot, FAR);
    const farEast = lines.crossing(beams, slot + 1, FAR);
    this.farWest = farWest;
    this.farEast = farEast;
    this.touch((nearWest - beams.isClosed[slot]!) >> 1, (nearEast - 1 + beams.isClosed[slot + 1]!) >> 1);

    // The columns through whose near sides the lines come in. A vertical line that is light runs beside two columns.
    const x = this.eyeX;
    const cornerWest = beams.floats[3 * slot + CORNER_X]!;
    const cornerEast = beams.floats[3 * slot + 3 + CORNER_X]!;
    const goesWest = cornerWest < x;
    const goesEast = cornerEast > x;
    const entry = (nearWest - (isStrict || cornerWest > x ? 0 : 1)) >> 1;
    const exit = (nearEast - (isStrict || cornerEast < x ? 1 : 0)) >> 1;
    // The columns that the beam touches on its way through the row, unless tiles hide them.
    const least = goesWest ? Math.min(entry, (farWest - (isStrict ? 0 : 1)) >> 1) : entry;
    const most = goesEast ? Math.max(exit, (farEast - (isStrict ? 1 : 0)) >> 1) : exit;
    if (most < west || least > east) {
      this.keepBeam(slot);
      return;
    }

    let column = entry;
    let start = entry;
    let isWalledWest = true;
    // Two tiles that share a corner of a line close it: here the one before the corner, and that beside the first gap.
    const isShut =
      nearWest === 2 * entry + 2 && !isStrict && this.isCorner(slot, entry + 1) && this.isOpaque(entry + 1);
    if (isShut || this.isOpaque(entry)) {
      column = opaque.nextOpen(entry + 1, Math.min(exit, east));
      start = column;
    } else if (least < entry) {
      const from = Math.max(least, west);
      const wall = from < entry ? opaque.previousOpaque(from, Math.min(entry - 1, east)) : from - 1;
      isWalledWest = wall >= from;
      start = isWalledWest ? wall + 1 : least;
    } else {
      // A tile may touch the line where it comes in.
      isWalledWest = nearWest === 2 * entry && this.isOpaque(entry - 1);
    }
    while (column <= exit) {
      // The same at the last gap.
      if (isWalledWest && nearEast === 2 * start && !isStrict && this.isCorner(slot + 1, start)) return;
      let end = opaque.nextOpaque(Math.max(column + 1, west), Math.min(most, east));
      let isWalledEast = end <= most && end <= east;
      if (!isWalledEast) {
        end = most + 1;
        isWalledEast = nearEast === 2 * end && this.isOpaque(end);
      }
      this.passGap(slot, start, isWalledWest, end, isWalledEast);
      if (end > exit) return;
      column = opaque.nextOpen(end + 1, Math.min(exit, east));
      start = column;
      isWalledWest = true;
    }
  }

  /** Lets a beam pass that meets no tile of the row. */
  private keepBeam(slot: number): void {
    const { beams, next, farWest, farEast } = this;
    next.reserve();
    const made = 2 * next.count;
    const isClosed = this.isStrict ? 0 : 1;
    next.copy(made, beams, slot, farWest, isClosed);
    next.copy(made + 1, beams, slot + 1, farEast, isClosed);
    this.add(farWest, farEast);
  }

  /** Shows a gap, and adds the beam that it lets through. */
  private passGap(slot: number, start: number, isWalledWest: boolean, end: number, isWalledEast: boolean): void {
    const { beams, next, lines, isStrict, eyeCode, near, far } = this;
    const touching = isStrict ? 0 : 1;
    next.reserve();
    const made = 2 * next.count;
    let farWest = this.farWest;
    let farEast = this.farEast;
    next.copy(made, beams, slot, farWest, touching);
    next.copy(made + 1, beams, slot + 1, farEast, touching);
    let centerWest = 2 * start - 1;
    let centerEast = 2 * end - 1;
    const nearWest = beams.code[slot]!;
    const nearEast = beams.code[slot + 1]!;
    let isAimedWest = false;
    let isAimedEast = false;

    const startCode = 2 * start;
    if (isWalledWest && startCode >= eyeCode) {
      if (startCode > nearWest) {
        isAimedWest = true;
        if (startCode === eyeCode) {
          lines.aim(next, made, start, far);
          farWest = startCode;
        } else {
          lines.aim(next, made, start, near);
          farWest = lines.crossing(next, made, FAR);
          centerWest = lines.crossing(next, made, CENTER);
        }
      } else if (startCode === eyeCode && startCode === nearWest) {
        // The tile's side is on the line.
        next.floats[3 * made + CORNER_Y] = far;
      }
    } else if (isWalledWest && startCode >= farWest) {
      if (startCode > farWest) {
        lines.aim(next, made, start, far);
        next.isClosed[made] = 1;
        farWest = startCode;
      } else if (!isStrict) {
        lines.aim(next, made, start, far);
      }
    }
    if (!isAimedWest && (nearWest > startCode || this.farWest > startCode)) {
      centerWest = lines.crossing(beams, slot, CENTER);
    }

    const endCode = 2 * end;
    if (isWalledEast && endCode <= eyeCode) {
      if (endCode < nearEast) {
        isAimedEast = true;
        if (endCode === eyeCode) {
          lines.aim(next, made + 1, end, far);
          farEast = endCode;
        } else {
          lines.aim(next, made + 1, end, near);
          farEast = lines.crossing(next, made + 1, FAR);
          centerEast = lines.crossing(next, made + 1, CENTER);
        }
      } else if (endCode === eyeCode && endCode === nearEast) {
        next.floats[3 * made + 3 + CORNER_Y] = far;
      }
    } else if (isWalledEast && endCode <= farEast) {
      if (endCode < farEast) {
        lines.aim(next, made + 1, end, far);
        next.isClosed[made + 1] = 1;
        farEast = endCode;
      } else if (!isStrict) {
        lines.aim(next, made + 1, end, far);
      }
    }
    if (!isAimedEast && (nearEast < endCode || this.farEast < endCode)) {
      centerEast = lines.crossing(beams, slot + 1, CENTER);
    }

    // Light that comes from the other side reaches the sides of the tiles beside the gap.
    if (isWalledWest && startCode < eyeCode) this.touch(start - 1, start - 1);
    if (isWalledEast && endCode > eyeCode) this.touch(end, end);
    if (this.isAny) {
      this.touch(start, end - 1);
    } else {
      this.show(
        Math.max(start, isStrict ? (centerWest >> 1) + 1 : (centerWest + 1) >> 1),
        Math.min(end - 1, (isStrict ? centerEast - 1 : centerEast) >> 1),
      );
    }
    if (farWest > farEast) return;
    next.code[made] = farWest;
    next.code[made + 1] = farEast;
    if (farWest === farEast) {
      const order = (farWest & 1) === 0 ? 0 : lines.compare(next, made);
      if (order > 0 || (order === 0 && isStrict)) return;
    }
    this.add(farWest, farEast);
  }

  /** Whether the last corner of a line is the one at a column of the near corners. */
  private isCorner(slot: number, column: number): boolean {
    const { beams, lines, near } = this;
    return beams.floats[3 * slot + CORNER_Y] === near && beams.floats[3 * slot + CORNER_X] === column + lines.left;
  }

  /** Adds the beam that was written behind the others, unless it leads away from all tiles. */
  private add(farWest: number, farEast: number): void {
    const { next, lines, eyeX } = this;
    const made = 2 * next.count;
    if (farWest === lines.highCode && next.floats[3 * made + CORNER_X]! >= eyeX) return;
    if (farEast === lines.lowCode && next.floats[3 * made + 3 + CORNER_X]! <= eyeX) return;
    next.count++;
  }
}
