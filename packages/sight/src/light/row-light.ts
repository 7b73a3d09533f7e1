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
 * on both sides, unless two of them touch it in the same corner. With `'block'`, a line is dark behind the first corner in
 * which it is touched. So beams note whether a tile touches a line in the corner where it comes in: with `'block'` only if
 * the line is light up to there.
 *
 * A tile is touched if light reaches its closed square. Walls are in view if they are touched.
 */
import { BEAM_NUMBERS, Beams, CENTER, FAR, LINE, LINE_NUMBERS, NEAR } from './beams.js';
import { MAIN_ROW, OpaqueTiles } from './opaque-tiles.js';
import { Reach } from './reach.js';
import { EAST_LINE, RowLines, SLOPE, WEST_LINE } from './row-lines.js';
import { isSet, nextBit, setBits, TileBits } from './tile-bits.js';

/** No tiles. */
export const nowhere: TileBits = /* @__PURE__ */ new TileBits();

export class RowLight {
  readonly opaque: OpaqueTiles = new OpaqueTiles();
  readonly lines: RowLines = new RowLines();
  readonly reach: Reach = new Reach();
  /** Where tiles are marked, and how many were not marked before. */
  target: TileBits = nowhere;
  count: number = 0;

  // The tiles that matter: columns count from the first bit of a row, rows are those of the map.
  first: number = 0;
  last: number = -1;
  north: number = 0;
  south: number = -1;

  beams: Beams = new Beams();
  /** The tiles of the row that are in view, apart from disc and sector; and others beside those that matter. */
  bits: Int32Array = new Int32Array(8);

  /** 1 if a line that tiles only touch is light, and 0 if it is dark. */
  passing: number = 1;
  /** Whether open tiles that are only touched are in view, too. */
  isAny: boolean = false;
  hasWalls: boolean = true;

  /** Where the eye is among the columns: a code of `Beams`. */
  eyeCode: number = 0;
  // The columns in which rays matter; outside of them all is open. They count from the first bit of a row.
  west: number = 0;
  east: number = -1;
  // The lines of corners on both sides of the row, nearer to the eye and farther.
  near: number = 0;
  far: number = 0;

  private next: Beams = new Beams();

  /** Shows the tiles of a run that are touched. */
  touch(first: number, last: number): void {
    const { bits, opaque, isAny, hasWalls } = this;
    if (first > last) return;
    opaque.askAll(first, last);
    const { words } = opaque;
    const open = isAny ? -1 : 0;
    const walls = hasWalls ? -1 : 0;
    const begin = first >>> 5;
    const end = last >>> 5;
    for (let at = begin; at <= end; at++) {
      const word = words[at]!;
      let shown = (word & walls) | (~word & open);
      if (at === begin) shown &= -1 << (first & 31);
      if (at === end) shown &= -1 >>> (31 - (last & 31));
      bits[at]! |= shown;
    }
  }

  /**
   * Shows the gap around the eye in its own row, and the walls at its ends. Then it is the only beam.
   *
   * @param start - its first column, or a column outside if no tile ends it
   * @param end - the column behind its last one
   */
  castFrom(start: number, end: number): void {
    setBits(this.bits, start, end - 1);
    this.touch(start - 1, start - 1);
    this.touch(end, end);
    this.aimFrom(start, end);
  }

  /** Makes the only beam the one that the gap around the eye lets through. */
  aimFrom(start: number, end: number): void {
    const { beams, lines, far, eyeCode, passing, west, east } = this;
    const { numbers } = beams;
    beams.count = 1;
    const isWalledWest = start > west;
    const isWalledEast = end <= east;
    numbers[NEAR] = isWalledWest ? 2 * start : lines.lowCode;
    numbers[LINE] = 2 * (isWalledWest ? lines.aim(start, far) : WEST_LINE) + (2 * start === eyeCode ? passing : 1);
    numbers[LINE_NUMBERS + NEAR] = isWalledEast ? 2 * end : lines.highCode;
    numbers[LINE_NUMBERS + LINE] =
      2 * (isWalledEast ? lines.aim(end, far) : EAST_LINE) + (2 * end === eyeCode ? passing : 1);
  }

  /** Takes all beams through one row after another, away from the eye, and marks what they show. */
  passRows(from: number, isSouth: boolean): void {
    const { lines, opaque, bits, passing, north, south } = this;
    const needsCut = opaque.asks || this.isAny;
    const step = isSouth ? 1 : -1;
    for (let y = from; y >= north && y <= south && this.beams.count > 0; y = (y + step) | 0) {
      this.enter(y, isSouth);
      opaque.enter(y, MAIN_ROW, this.west, this.east);
      const { beams, next } = this;
      const { numbers } = beams;
      const { words, isClear } = opaque;
      const { lowCode, highCode } = lines;
      const end = (BEAM_NUMBERS * beams.count) | 0;
      next.count = 0;
      lines.cross(numbers, 0, end);
      for (let slot = 0; slot < end; slot = (slot + BEAM_NUMBERS) | 0) {
        const nearWest = numbers[slot + NEAR]!;
        const nearEast = numbers[slot + LINE_NUMBERS + NEAR]!;
        const farWest = numbers[slot + FAR]!;
        const farEast = numbers[slot + LINE_NUMBERS + FAR]!;
        // The columns that the beam touches, or would with `'pass'`.
        const first = (Math.min(nearWest, farWest) - 1) >> 1;
        const last = Math.max(nearEast, farEast) >> 1;
        if (needsCut || (!isClear && nextBit(words, 0, first, (last + 1) | 0, 0) <= last)) {
          this.cut(slot);
          continue;
        }
        setBits(
          bits,
          (numbers[slot + CENTER]! + 2 - passing) >> 1,
          (numbers[slot + LINE_NUMBERS + CENTER]! - 1 + passing) >> 1,
        );
        const at = next.reserve();
        const made = next.numbers;
        made[at + NEAR] = farWest;
        made[at + LINE] = numbers[slot + LINE]! & -2;
        made[at + LINE_NUMBERS + NEAR] = farEast;
        made[at + LINE_NUMBERS + LINE] = numbers[slot + LINE_NUMBERS + LINE]! & -2;
        if (farWest === highCode || farEast === lowCode) this.add(at);
        else next.count = (next.count + 1) | 0;
      }
      this.beams = next;
      this.next = beams;
      this.emit(y);
    }
  }

  /** Goes to a row. */
  enter(y: number, isSouth: boolean): void {
    const { reach, first, last } = this;
    this.near = isSouth ? y : (y + 1) | 0;
    this.far = isSouth ? (y + 1) | 0 : y;
    reach.enter(y, first, last);
    const { rayWest, rayEast } = reach;
    this.west = rayWest;
    this.east = rayEast;
    this.lines.enter(y, isSouth, rayWest, rayEast);
  }

  /** Marks the tiles of the row that are in view, and forgets them. */
  emit(y: number): void {
    const { reach, target, bits, opaque } = this;
    const { left, length } = opaque;
    this.count = (this.count + target.addRow(y, bits, 0, left, reach.first, reach.last)) | 0;
    if (reach.otherFirst <= reach.otherLast) {
      this.count += target.addRow(y, bits, 0, left, reach.otherFirst, reach.otherLast);
    }
    // A loop, since `fill` takes longer for a few words.
    for (let at = 0; at < length; at++) bits[at] = 0;
  }

  /** Lets a beam pass that no tile of the row narrows. */
  private keep(slot: number): void {
    const { next } = this;
    const { numbers } = this.beams;
    const at = next.reserve();
    const made = next.numbers;
    made[at + NEAR] = numbers[slot + FAR]!;
    made[at + LINE] = numbers[slot + LINE]! & -2;
    made[at + LINE_NUMBERS + NEAR] = numbers[slot + LINE_NUMBERS + FAR]!;
    made[at + LINE_NUMBERS + LINE] = numbers[slot + LINE_NUMBERS + LINE]! & -2;
    this.add(at);
  }

  /** Takes a beam through the row, gap by gap. */
  private cut(slot: number): void {
    const { opaque, passing } = this;
    const { words } = opaque;
    const { numbers } = this.beams;
    const nearWest = numbers[slot + NEAR]!;
    const nearEast = numbers[slot + LINE_NUMBERS + NEAR]!;
    const farWest = numbers[slot + FAR]!;
    const farEast = numbers[slot + LINE_NUMBERS + FAR]!;
    // With `'pass'`: whether a tile touches a line where it comes in.
    const isTouchedWest = (numbers[slot + LINE]! & passing) !== 0;
    const isTouchedEast = (numbers[slot + LINE_NUMBERS + LINE]! & passing) !== 0;
    // From here on, it is known which tiles are opaque that the beam touches as it comes in.
    this.touch(
      (nearWest - ((numbers[slot + LINE]! & 1) | passing)) >> 1,
      (nearEast - 1 + ((numbers[slot + LINE_NUMBERS + LINE]! & 1) | passing)) >> 1,
    );

    // The columns through whose near sides the lines come in. A vertical line that is light runs beside two columns.
    const entry = (nearWest - (farWest > nearWest ? 0 : passing)) >> 1;
    const exit = (nearEast - (farEast < nearEast ? 1 : 1 - passing)) >> 1;
    // The columns that the beam touches on its way through the row, unless tiles hide them.
    const least = Math.min(entry, (farWest - passing) >> 1);
    const most = Math.max(exit, (farEast - 1 + passing) >> 1);

    if (most < this.west || least > this.east) {
      this.keep(slot);
      return;
    }
    let column = entry;
    let start = entry;
    let isWalledWest = true;
    // Two tiles that share a corner of a line close it: here the one before the corner, and that beside the first gap.
    const isShut = isTouchedWest && nearWest === 2 * entry + 2 && isSet(words, entry + 1);
    if (isShut || isSet(words, entry)) {
      column = nextBit(words, 0, entry + 1, exit + 1, -1) | 0;
      start = column;
    } else if (least < entry) {
      const wall = opaque.previousOpaque(least, entry - 1) | 0;
      isWalledWest = wall >= least;
      start = wall + 1;
    } else {
      // A tile may touch the line where it comes in.
      isWalledWest = nearWest === 2 * entry && opaque.isOpaque(entry - 1);
    }
    while (column <= exit) {
      // The same at the last gap.
      if (isWalledWest && isTouchedEast && nearEast === 2 * start) return;
      const end = opaque.nextOpaque(column + 1, most) | 0;
      const isWalledEast = end <= most || (nearEast === 2 * end && opaque.isOpaque(end));
      this.passGap(slot, start, isWalledWest, end, isWalledEast);
      if (end > exit) return;
      column = nextBit(words, 0, end + 1, exit + 1, -1) | 0;
      start = column;
      isWalledWest = true;
    }
  }

  /** Shows a gap, and adds the beam that it lets through. */
  private passGap(slot: number, start: number, isWalledWest: boolean, end: number, isWalledEast: boolean): void {
    const { next, lines, passing } = this;
    const at = next.reserve();
    const { numbers } = next;
    this.narrow(slot, at, 2 * start, 1, isWalledWest);
    this.narrow(slot + LINE_NUMBERS, at + LINE_NUMBERS, 2 * end, -1, isWalledEast);
    if (this.isAny) {
      this.touch(start, end - 1);
    } else {
      const first = (numbers[at + CENTER]! + 2 - passing) >> 1;
      const last = (numbers[at + LINE_NUMBERS + CENTER]! - 1 + passing) >> 1;
      setBits(this.bits, first < start ? start : first, last < end ? last : end - 1);
    }
    const west = numbers[at + NEAR]!;
    const east = numbers[at + LINE_NUMBERS + NEAR]!;
    if (west > east) return;
    if (west === east) {
      const order =
        (west & 1) === 0 ? 0 : lines.compare(numbers[at + LINE]! >> 1, numbers[at + LINE_NUMBERS + LINE]! >> 1);
      // 'block' leaves no light in a single line.
      if (order >= passing) return;
    }
    this.add(at);
  }

  /**
   * Makes a line of the next beam from one of this beam, behind the tile beside a gap.
   *
   * @param code - the side of the tile
   * @param side - 1 for the western line of the beam, -1 for the eastern one
   */
  private narrow(slot: number, at: number, code: number, side: number, isWalled: boolean): void {
    const { lines, passing, eyeCode } = this;
    const { numbers } = this.beams;
    const made = this.next.numbers;
    const far = numbers[slot + FAR]!;
    made[at + NEAR] = far;
    made[at + LINE] = numbers[slot + LINE]! & -2;
    made[at + CENTER] = numbers[slot + CENTER]!;
    if (!isWalled) return;
    const isBeyond = side * (code - numbers[slot + NEAR]!);
    if (side * (code - eyeCode) >= 0) {
      if (isBeyond > 0) {
        made[at + LINE] = 2 * lines.aim(code >> 1, this.near);
        lines.cross(made, at, at + LINE_NUMBERS);
        made[at + NEAR] = made[at + FAR]!;
      }
      // The tile's side is on the line.
      if (code === eyeCode && isBeyond >= 0) made[at + LINE]! |= passing;
      return;
    }
    if (code === far) {
      made[at + LINE]! |= passing;
    } else if (side * (code - far) > 0) {
      made[at + LINE] = 2 * lines.aim(code >> 1, this.far) + 1;
      made[at + NEAR] = code;
    }
    // Light that comes from the other side reaches the side of the tile.
    const column = (code - 1 - side) >> 1;
    if (this.hasWalls) this.bits[column >> 5]! |= 1 << column;
  }

  /** Adds the beam that was written behind the others, unless it leads away from all tiles. */
  private add(at: number): void {
    const { next, lines } = this;
    const { numbers } = next;
    if (numbers[at + NEAR] === lines.highCode && lines.lines[3 * (numbers[at + LINE]! >> 1) + SLOPE]! >= 0) return;
    const east = at + LINE_NUMBERS;
    if (numbers[east + NEAR] === lines.lowCode && lines.lines[3 * (numbers[east + LINE]! >> 1) + SLOPE]! <= 0) return;
    next.count++;
  }
}
