/**
 * Light in one row of tiles: which tiles it shows, and which beams it lets through.
 *
 *      near   ---L-----------R---      a beam comes in between its lines L and R
 *                 \ . . ##### \ .      each gap between opaque tiles lets a beam through: between the lines of the
 *      far    -----\---\----\--R--     beam, and those through the corners of the tiles beside the gap
 *
 * A tile beside a gap limits the beam by the corner that cuts deeper into the light behind it:
 *
 *      eye to the west of the gap            eye to the east of it
 *
 *      near  ##+ . . . ##     from the near corner in the west, which also hides     mirrored
 *            ##|\ . . .##     centers of this row, to the far corner in the east
 *      far   --+-\-----+--
 *
 * With `corners: 'pass'`, a line that tiles only touch is lit. A beam may then be a single line with tiles that
 * touch it on both sides, unless two of them touch it in the same corner. With `'block'`, a line is dark behind the
 * first corner that touches it. So beams record whether a tile touches a line in the corner where the line enters
 * the row; with `'block'`, only if the line is lit up to there.
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
  /** The bits in which tiles are marked, and how many were not marked before. */
  target: TileBits = nowhere;
  count: number = 0;

  // The tiles that matter: columns relative to the first bit of a row, rows of the map.
  first: number = 0;
  last: number = -1;
  north: number = 0;
  south: number = -1;

  beams: Beams = new Beams();
  /**
   * The tiles of the row that light reaches, before disc and sector are applied. It may include tiles that do not
   * matter.
   */
  bits: Int32Array = new Int32Array(8);

  /** 1 if a line that tiles only touch is lit, 0 if it is dark. */
  passing: number = 1;
  /** Whether open tiles that light only touches are in view, too. */
  isAny: boolean = false;
  hasOpaqueTiles: boolean = true;

  /** The position of the eye among the columns: a code as in `Beams`. */
  eyeCode: number = 0;
  // The columns in which rays matter, relative to the first bit of a row; outside all is open.
  west: number = 0;
  east: number = -1;
  // The y of the near and the far side of the row, seen from the eye.
  near: number = 0;
  far: number = 0;

  private next: Beams = new Beams();

  /** Shows the tiles of a run that light touches. */
  touch(first: number, last: number): void {
    const { bits, opaque, isAny, hasOpaqueTiles } = this;
    if (first > last) return;
    opaque.askAll(first, last);
    const { words } = opaque;
    const open = isAny ? -1 : 0;
    const walls = hasOpaqueTiles ? -1 : 0;
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
   * Shows the gap around the eye in its own row, and the walls at its ends. Then the gap is the only beam.
   *
   * @param start - its first column, or a column outside if no tile limits it
   * @param end - the column after its last
   */
  castFrom(start: number, end: number): void {
    setBits(this.bits, start, end - 1);
    this.touch(start - 1, start - 1);
    this.touch(end, end);
    this.aimFrom(start, end);
  }

  /** Starts with one beam: the light that the gap around the eye lets through. */
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

  /** Advances all beams row by row away from the eye, and marks what they show. */
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
        // The columns that the beam touches, or would touch with `'pass'`.
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

  /** Moves to a row. */
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

  /** Marks the tiles of the row that are in view, and clears `bits`. */
  emit(y: number): void {
    const { reach, target, bits, opaque } = this;
    const { left, length } = opaque;
    this.count = (this.count + target.addRow(y, bits, 0, left, reach.first, reach.last)) | 0;
    if (reach.otherFirst <= reach.otherLast) {
      this.count += target.addRow(y, bits, 0, left, reach.otherFirst, reach.otherLast);
    }
    // A loop, since `fill` is slower for a few words.
    for (let at = 0; at < length; at++) bits[at] = 0;
  }

  /** Passes on a beam that no tile of the row narrows. */
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

  /** Advances a beam through the row, gap by gap. */
  private cut(slot: number): void {
    const { opaque, passing } = this;
    const { words } = opaque;
    const { numbers } = this.beams;
    const nearWest = numbers[slot + NEAR]!;
    const nearEast = numbers[slot + LINE_NUMBERS + NEAR]!;
    const farWest = numbers[slot + FAR]!;
    const farEast = numbers[slot + LINE_NUMBERS + FAR]!;
    // With `'pass'`: whether a tile touches the line where it enters the row.
    const isTouchedWest = (numbers[slot + LINE]! & passing) !== 0;
    const isTouchedEast = (numbers[slot + LINE_NUMBERS + LINE]! & passing) !== 0;
    // This also reads the tiles that the beam touches where it enters.
    this.touch(
      (nearWest - ((numbers[slot + LINE]! & 1) | passing)) >> 1,
      (nearEast - 1 + ((numbers[slot + LINE_NUMBERS + LINE]! & 1) | passing)) >> 1,
    );

    // The columns through whose near sides the lines enter. A lit vertical line runs beside two columns.
    const entry = (nearWest - (farWest > nearWest ? 0 : passing)) >> 1;
    const exit = (nearEast - (farEast < nearEast ? 1 : 1 - passing)) >> 1;
    // The columns that the beam touches within the row, unless tiles hide them.
    const least = Math.min(entry, (farWest - passing) >> 1);
    const most = Math.max(exit, (farEast - 1 + passing) >> 1);

    if (most < this.west || least > this.east) {
      this.keep(slot);
      return;
    }
    let column = entry;
    let start = entry;
    let isWalledWest = true;
    // Two tiles that share a corner on a line close it: here the tile before the corner, and the tile beside the
    // first gap.
    const isShut = isTouchedWest && nearWest === 2 * entry + 2 && isSet(words, entry + 1);
    if (isShut || isSet(words, entry)) {
      column = nextBit(words, 0, entry + 1, exit + 1, -1) | 0;
      start = column;
    } else if (least < entry) {
      const wall = opaque.previousOpaque(least, entry - 1) | 0;
      isWalledWest = wall >= least;
      start = wall + 1;
    } else {
      // A tile may touch the line where it enters.
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
   * Makes a line of the next beam from a line of this beam, narrowed by the tile beside a gap.
   *
   * @param code - the position of the side of the tile
   * @param side - 1 for the western line of the beam, -1 for the eastern line
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
      // The side of the tile lies on the line.
      if (code === eyeCode && isBeyond >= 0) made[at + LINE]! |= passing;
      return;
    }
    if (code === far) {
      made[at + LINE]! |= passing;
    } else if (side * (code - far) > 0) {
      made[at + LINE] = 2 * lines.aim(code >> 1, this.far) + 1;
      made[at + NEAR] = code;
    }
    // Light from the other side reaches the side of the tile.
    const column = (code - 1 - side) >> 1;
    if (this.hasOpaqueTiles) this.bits[column >> 5]! |= 1 << column;
  }

  /** Adds the beam that was written after the last, unless it leads away from all tiles. */
  private add(at: number): void {
    const { next, lines } = this;
    const { numbers } = next;
    if (numbers[at + NEAR] === lines.highCode && lines.lines[3 * (numbers[at + LINE]! >> 1) + SLOPE]! >= 0) return;
    const east = at + LINE_NUMBERS;
    if (numbers[east + NEAR] === lines.lowCode && lines.lines[3 * (numbers[east + LINE]! >> 1) + SLOPE]! <= 0) return;
    next.count++;
  }
}
