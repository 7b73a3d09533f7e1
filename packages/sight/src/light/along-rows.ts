/**
 * Rays along the line between two rows, from an eye on that line. They touch the tiles beside the line.
 *
 *         . . . . # #           `'pass'`: free while one side is open, at each tile and at each corner
 *     @ --------->-----         `'block'`: free while both sides are open
 *         . # # # # .
 */
import { MAIN_ROW, type OpaqueTiles, OTHER_ROW } from './opaque-tiles.js';

export class RowPair {
  /** Whether the southern and the northern row are inside the map; outside all is open. */
  hasSouth: boolean = false;
  hasNorth: boolean = false;
  /** The row south of the line. */
  row: number = 0;
  // The columns in which rays matter.
  west: number = 0;
  east: number = -1;
  isStrict: boolean = false;

  private readonly opaque: OpaqueTiles;

  constructor(opaque: OpaqueTiles) {
    this.opaque = opaque;
  }

  /** Whether the eye is not blocked at its own position: whether at least one of the tiles around it is open. */
  isFree(eyeCode: number): boolean {
    const east = eyeCode >> 1;
    const west = (eyeCode - 1) >> 1;
    return !this.south(west) || !this.north(west) || !this.south(east) || !this.north(east);
  }

  /** The last column that light touches toward the east (step 1) or the west (step -1). Requires `isFree`. */
  lastTouched(eyeCode: number, step: number): number {
    const { west, east, isStrict } = this;
    const end = step > 0 ? east : west;
    const begin = step > 0 ? eyeCode >> 1 : (eyeCode - 1) >> 1;
    let column = begin;
    // Outside the columns that matter all is open.
    if (step > 0 ? column < west : column > east) column = step > 0 ? west : east;
    let southBefore = false;
    let northBefore = false;
    for (; (end - column) * step >= 0; column += step) {
      const south = this.south(column);
      const north = this.north(column);
      const isBlocked = isStrict
        ? south || north
        : column === begin
          ? south && north
          : (south || southBefore) && (north || northBefore);
      if (isBlocked) return column;
      southBefore = south;
      northBefore = north;
    }
    return column;
  }

  private south(column: number): boolean {
    if (!this.hasSouth || column < this.west || column > this.east) return false;
    this.opaque.select(this.row, MAIN_ROW, this.west, this.east);
    return this.opaque.isOpaque(column);
  }

  private north(column: number): boolean {
    if (!this.hasNorth || column < this.west || column > this.east) return false;
    this.opaque.select(this.row - 1, OTHER_ROW, this.west, this.east);
    return this.opaque.isOpaque(column);
  }
}
