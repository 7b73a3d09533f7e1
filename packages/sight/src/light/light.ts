/**
 * Light from an eye, row by row away from it, to the south and then to the north. See `row-light.ts` for one row.
 *
 *     . . \ # . . / . .    north          An eye on the line between two rows has light in both of them, and along the line:
 *     # . . \ @ / . # .    its own row    this shows no center of a tile, but sides and corners of walls.
 *     . . / . . # \ . .    south
 */
import { MAIN_ROW, OTHER_ROW } from './opaque-tiles.js';
import { EYE_X, EYE_Y, Reach } from './reach.js';
import { RowLight } from './row-light.js';
import { RowPair } from './along-rows.js';
import { TileBits } from './tile-bits.js';

const nowhere = /* @__PURE__ */ new TileBits();

export class Light {
  readonly reach: Reach = new Reach();
  readonly row: RowLight = new RowLight();

  // The tiles that matter: columns count from the first bit of a row, rows are those of the map.
  first: number = 0;
  last: number = -1;
  north: number = 0;
  south: number = -1;

  private readonly pair: RowPair = new RowPair(this.row.opaque);
  private target: TileBits = nowhere;
  private count: number = 0;

  /** Marks the tiles in view; returns how many were not marked before. All that is public has been written. */
  fill(target: TileBits): number {
    if (this.first > this.last) return 0;
    this.target = target;
    this.count = 0;
    this.spread();
    this.target = nowhere;
    return this.count;
  }

  private spread(): void {
    const { reach, row, first, last, north, south } = this;
    const { lines, opaque } = row;
    const { left } = opaque;
    const x = reach.numbers[EYE_X]!;
    const y = reach.numbers[EYE_Y]!;
    if (row.bits.length < opaque.length) row.bits = new Int32Array(2 * opaque.length);
    lines.start(reach.numbers, left, last, north, south);
    reach.startRows(left);
    const column = Math.max(first - 2, Math.min(Math.floor(x) - left, last + 2)) | 0;
    row.eyeCode = 2 * column + (column + left === x ? 0 : 1);

    // North or south of all rows, each row is as good as another.
    const eyeRow = Math.max(north - 2, Math.min(Math.floor(y), south + 3)) | 0;
    if (eyeRow === y) this.fromBetween(eyeRow);
    else if (eyeRow >= north && eyeRow <= south) this.fromInside(eyeRow);
    else if (eyeRow < north) this.fromOutside(north, true);
    else this.fromOutside(south, false);

    const eyeColumn = eyeRow > y || column + left > x || column + left + 1 <= x ? -1 : column;
    if (eyeRow < north || eyeRow > south || eyeColumn < first || eyeColumn > last) return;
    row.bits[eyeColumn >>> 5] = 1 << (eyeColumn & 31);
    this.count += this.target.addRow(eyeRow, row.bits, 0, left, eyeColumn, eyeColumn);
    row.bits[eyeColumn >>> 5] = 0;
  }

  /** From an eye in the inside of a row. */
  private fromInside(y: number): void {
    const { row } = this;
    this.enter(y, true);
    row.opaque.enter(y, MAIN_ROW, row.west, row.east);
    const start = this.lookWest();
    const end = this.lookEast();
    if (start >= end) return;
    row.castFrom(start, end);
    this.emit(y);
    this.goOn(y + 1, true);
    this.enter(y, false);
    row.aimFrom(start, end);
    this.goOn(y - 1, false);
  }

  /** From an eye on the line between two rows. */
  private fromBetween(y: number): void {
    const { north, south, pair } = this;
    const { opaque, passing, eyeCode } = this.row;
    pair.hasSouth = y >= north && y <= south;
    pair.hasNorth = y - 1 >= north && y - 1 <= south;
    if (!pair.hasSouth && !pair.hasNorth) {
      if (y < north) this.fromOutside(north, true);
      else this.fromOutside(south, false);
      return;
    }
    this.enter(y, true);
    const { west, east } = this.row;
    if (pair.hasSouth) opaque.enter(y, MAIN_ROW, west, east);
    if (pair.hasNorth) opaque.enter(y - 1, OTHER_ROW, west, east);
    pair.row = y;
    pair.west = west;
    pair.east = east;
    pair.isStrict = passing === 0;
    const isFree = pair.isFree(eyeCode);
    const touchedWest = isFree ? pair.lastTouched(eyeCode, -1) : 0;
    const touchedEast = isFree ? pair.lastTouched(eyeCode, 1) : -1;
    if (pair.hasSouth) this.fromLine(y, true, touchedWest, touchedEast);
    if (pair.hasNorth) this.fromLine(y - 1, false, touchedWest, touchedEast);
  }

  /** To one side of the line. */
  private fromLine(y: number, isSouth: boolean, touchedWest: number, touchedEast: number): void {
    const { row } = this;
    const { eyeCode } = row;
    this.enter(y, isSouth);
    row.opaque.select(y, isSouth ? MAIN_ROW : OTHER_ROW, row.west, row.east);
    row.touch(touchedWest, touchedEast);
    const isFaced = (eyeCode & 1) !== 0 && row.opaque.isOpaque(eyeCode >> 1);
    const start = isFaced ? 0 : this.lookWest();
    const end = isFaced ? 0 : this.lookEast();
    if (start < end) row.castFrom(start, end);
    this.emit(y);
    if (start < end) this.goOn(isSouth ? y + 1 : y - 1, isSouth);
  }

  /** From an eye north or south of all rows: all light of that side comes in. */
  private fromOutside(y: number, isSouth: boolean): void {
    this.enter(isSouth ? y - 1 : y + 1, isSouth);
    this.row.aimFrom(this.first - 1, this.last + 2);
    this.goOn(y, isSouth);
  }

  /** The first column of the gap around the eye in its own row; it may lie outside of the columns that matter. */
  private lookWest(): number {
    const { opaque, eyeCode, west, east } = this.row;
    const start = (eyeCode >> 1) - 1;
    return start < west ? start : opaque.previousOpaque(west, Math.min(start, east)) + 1;
  }

  /** The column behind the last one of that gap. */
  private lookEast(): number {
    const { opaque, eyeCode, west, east } = this.row;
    const end = (eyeCode + 1) >> 1;
    return end > east ? end + 1 : opaque.nextOpaque(Math.max(end, west), east);
  }

  private goOn(from: number, isSouth: boolean): void {
    const { row, north, south } = this;
    const step = isSouth ? 1 : -1;
    for (let y = from; y >= north && y <= south && row.beams.count > 0; y += step) {
      this.enter(y, isSouth);
      row.opaque.enter(y, MAIN_ROW, row.west, row.east);
      row.pass();
      this.emit(y);
    }
  }

  /** Goes to a row. */
  private enter(y: number, isSouth: boolean): void {
    const { row, reach, first, last } = this;
    row.near = isSouth ? y : y + 1;
    row.far = isSouth ? y + 1 : y;
    reach.enter(y, first, last);
    row.west = reach.rayWest;
    row.east = reach.rayEast;
    row.lines.enter(y, isSouth, row.west, row.east);
  }

  /** Marks the tiles of the row that are in view, and forgets them. */
  private emit(y: number): void {
    const { row, reach, target } = this;
    const { bits } = row;
    const { left, length } = row.opaque;
    this.count += target.addRow(y, bits, 0, left, reach.first, reach.last);
    if (reach.otherFirst <= reach.otherLast) {
      this.count += target.addRow(y, bits, 0, left, reach.otherFirst, reach.otherLast);
    }
    // A loop, since `fill` takes longer for a few words.
    for (let at = 0; at < length; at++) bits[at] = 0;
  }
}
