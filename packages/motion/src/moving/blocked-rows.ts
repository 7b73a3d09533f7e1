/** The directions in which the bodies of `moveAndSlideAll` were blocked. */
import type { CardinalDirection, DirectionSet } from '@tilewright/tilemap';
import { argumentError } from '@tilewright/units/checks';
import { setOf } from './move-answer.js';

/** The bit of a body that started inside a solid tile, beside the bits of the set. */
const STARTS_INSIDE = 0x200;

/**
 * The directions in which tiles stopped the bodies of a `moveAndSlideAll`, row by row. Create it once with `new`, and
 * pass it to each call.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(3, 1), true);
 * const positions = pointColumn([tilePosition(tiles(1.5), tiles(1.5))]);
 * const velocities = vectorColumn([tileVelocity(tilesPerSecond(9), tilesPerSecond(0))]);
 * const blocked = new BlockedRows();
 * moveAndSlideAll({ positions, velocities, radii: tiles(0.5), blocked }, walls, unitTileSpace, seconds(1)); // => 1
 * directionSetHas(blocked.of(0), CardinalDirection.east); // => true
 */
export class BlockedRows {
  private count = 0;
  private sides: Uint16Array = new Uint16Array(0);

  /** The number of rows. */
  get length(): number {
    return this.count;
  }

  /**
   * The directions in which the body of a row was blocked. @throws RangeError if `row` is not from 0 to `length - 1`
   */
  of(row: number): DirectionSet<CardinalDirection> {
    this.requireRow('of', row);
    return setOf(this.sides[row]! & (STARTS_INSIDE - 1));
  }

  /** Whether the body of a row overlapped a solid tile at the start, and did not move. @throws RangeError like `of` */
  startsInside(row: number): boolean {
    this.requireRow('startsInside', row);
    return (this.sides[row]! & STARTS_INSIDE) !== 0;
  }

  /** @internal Makes room for the rows. */
  begin(rows: number): void {
    if (this.sides.length < rows) this.sides = new Uint16Array(rows);
    this.count = rows;
  }

  /** @internal */
  put(row: number, sides: number, startsInside: boolean): void {
    this.sides[row] = startsInside ? sides | STARTS_INSIDE : sides;
  }

  /** @internal Takes the rows of others, and gives its own memory for the next call. */
  exchange(other: BlockedRows): void {
    const { sides } = this;
    this.sides = other.sides;
    this.count = other.count;
    other.sides = sides;
    other.count = 0;
  }

  private requireRow(where: string, row: number): void {
    if (Number.isInteger(row) && row >= 0 && row < this.count) return;
    const rule =
      this.count === 0 ? 'below the length of the rows, which is 0' : `an integer from 0 to ${this.count - 1}`;
    throw argumentError(`blocked.${where}`, 'row', rule, row);
  }
}
