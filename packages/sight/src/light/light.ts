/**
 * Traces light from an eye row by row, first to the south and then to the north. See `row-light.ts` for one row.
 *
 *     . . \ # . . / . .    north          An eye on the line between two rows has light in both rows and along the
 *     # . . \ @ / . # .    its own row    line. Light along the line shows no centers of tiles, only sides and corners
 *     . . / . . # \ . .    south          of walls.
 */
import { MAIN_ROW, OTHER_ROW } from './opaque-tiles.js';
import { EYE_X, EYE_Y } from './disc-and-sector.js';
import { nowhere, RowLight } from './row-light.js';
import { RowPair } from './along-rows.js';
import type { TileBits } from './tile-bits.js';

export class Light {
  readonly row: RowLight = new RowLight();
  private readonly pair: RowPair = new RowPair(this.row.opaque);

  /** Marks the tiles in view. @returns how many were not marked before. The caller has written all public members */
  fill(target: TileBits): number {
    const { row } = this;
    if (row.first > row.last) return 0;
    row.target = target;
    row.count = 0;
    this.spread();
    row.target = nowhere;
    return row.count;
  }

  private spread(): void {
    const { row } = this;
    const { lines, opaque, reach, first, last, north, south } = row;
    const { left } = opaque;
    const x = reach.numbers[EYE_X]!;
    const y = reach.numbers[EYE_Y]!;
    if (row.bits.length < opaque.length) row.bits = new Int32Array(2 * opaque.length);
    lines.start(reach.numbers, left, last, north, south);
    reach.startRows(left);
    const column = Math.max(first - 2, Math.min(Math.floor(x) - left, last + 2)) | 0;
    row.eyeCode = 2 * column + (column + left === x ? 0 : 1);

    // All rows beyond the map give the same result, so the row is clamped to stay a small integer.
    const eyeRow = Math.max(north - 2, Math.min(Math.floor(y), south + 3)) | 0;
    if (eyeRow === y) this.fromBetween(eyeRow);
    else if (eyeRow >= north && eyeRow <= south) this.fromInside(eyeRow);
    else if (eyeRow < north) this.fromOutside(north, true);
    else this.fromOutside(south, false);

    const eyeColumn = eyeRow > y || column + left > x || column + left + 1 <= x ? -1 : column;
    if (eyeRow < north || eyeRow > south || eyeColumn < first || eyeColumn > last) return;
    row.bits[eyeColumn >>> 5] = 1 << (eyeColumn & 31);
    row.count += row.target.addRow(eyeRow, row.bits, 0, left, eyeColumn, eyeColumn);
    row.bits[eyeColumn >>> 5] = 0;
  }

  /** For an eye in the interior of a row. */
  private fromInside(y: number): void {
    const { row } = this;
    row.enter(y, true);
    row.opaque.enter(y, MAIN_ROW, row.west, row.east);
    const start = this.lookWest();
    const end = this.lookEast();
    if (start >= end) return;
    row.castFrom(start, end);
    row.emit(y);
    row.passRows(y + 1, true);
    row.enter(y, false);
    row.aimFrom(start, end);
    row.passRows(y - 1, false);
  }

  /** For an eye on the line between two rows. */
  private fromBetween(y: number): void {
    const { row, pair } = this;
    const { opaque, passing, eyeCode, north, south } = row;
    pair.hasSouth = y >= north && y <= south;
    pair.hasNorth = y - 1 >= north && y - 1 <= south;
    if (!pair.hasSouth && !pair.hasNorth) {
      if (y < north) this.fromOutside(north, true);
      else this.fromOutside(south, false);
      return;
    }
    row.enter(y, true);
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

  /** Traces to one side of the line between two rows. */
  private fromLine(y: number, isSouth: boolean, touchedWest: number, touchedEast: number): void {
    const { row } = this;
    const { eyeCode } = row;
    row.enter(y, isSouth);
    row.opaque.select(y, isSouth ? MAIN_ROW : OTHER_ROW, row.west, row.east);
    row.touch(touchedWest, touchedEast);
    const isFaced = (eyeCode & 1) !== 0 && row.opaque.isOpaque(eyeCode >> 1);
    const start = isFaced ? 0 : this.lookWest();
    const end = isFaced ? 0 : this.lookEast();
    if (start < end) row.castFrom(start, end);
    row.emit(y);
    if (start < end) row.passRows(isSouth ? y + 1 : y - 1, isSouth);
  }

  /** For an eye north or south of all rows: the light enters through the whole side. */
  private fromOutside(y: number, isSouth: boolean): void {
    const { row } = this;
    row.enter(isSouth ? y - 1 : y + 1, isSouth);
    row.aimFrom(row.first - 1, row.last + 2);
    row.passRows(y, isSouth);
  }

  /** The first column of the gap around the eye in its own row; it may lie outside the columns that matter. */
  private lookWest(): number {
    const { opaque, eyeCode, west, east } = this.row;
    const start = (eyeCode >> 1) - 1;
    return start < west ? start : opaque.previousOpaque(west, Math.min(start, east)) + 1;
  }

  /** The column after the last column of that gap. */
  private lookEast(): number {
    const { opaque, eyeCode, west, east } = this.row;
    const end = (eyeCode + 1) >> 1;
    return end > east ? end + 1 : opaque.nextOpaque(Math.max(end, west), east);
  }
}
