/** The hits of many rays: one row for each ray. */
import { type CardinalDirection, cardinalDirections } from '@tilewright/tilemap';
import { argumentError } from '@tilewright/units/checks';
import { NO_HIT } from './codes.js';

/**
 * The hits of many rays, row by row: create it once with `new`, and pass it to each `castRaysInto`.
 *
 * The columns are typed arrays for your own loops; only the first `length` numbers are in use. Read these properties
 * again after `castRaysInto`, which replaces arrays that are too short. The next `castRaysInto` overwrites all rows.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const hits = new RayHits();
 * castRaysInto(hits, walls, unitTileSpace, at(1, 0.5), pointColumn([at(9, 0.5), at(1, 7)])); // => 1
 * [hits.hasHit(0), hits.hasHit(1)] // => [true, false]
 * hits.tileX[0] // => 5
 * hits.fraction[0] // => 0.5
 * hits.sideOf(0) === CardinalDirection.west // => true
 */
export class RayHits {
  /** The number of rays. */
  readonly length: number = 0;
  /** The number of rays that hit a solid tile. */
  readonly hitCount: number = 0;
  /** The column of the solid tile; 0 for a ray that hits nothing. */
  readonly tileX: Int32Array = new Int32Array(0);
  /** The row of the solid tile; 0 for a ray that hits nothing. */
  readonly tileY: Int32Array = new Int32Array(0);
  /**
   * The fraction of the ray before the hit: 0 is the start, 1 the end. 1 for a ray that hits nothing, so every ray is
   * free from its start to this fraction. `hasHit` tells such a ray from one with a hit at its end.
   */
  readonly fraction: Float64Array = new Float64Array(0);
  /**
   * The side through which the ray enters: the index of the direction (`indexOfDirection`), which is 0 for east, 2 for
   * south, 4 for west and 6 for north. -1 for a hit without a side, -2 for a ray that hits nothing.
   */
  readonly side: Int8Array = new Int8Array(0);

  /** Whether the ray in a row hits a solid tile. @throws RangeError if `row` is not from 0 to `length - 1` */
  hasHit(row: number): boolean {
    if (!(row >>> 0 === row && row < this.length)) refuse('hasHit', this.length, row);
    return this.side[row]! > NO_HIT;
  }

  /**
   * The side through which the ray in a row enters its solid tile; `undefined` for a hit without a side, and for a ray
   * that hits nothing.
   *
   * @throws RangeError if `row` is not from 0 to `length - 1`
   */
  sideOf(row: number): CardinalDirection | undefined {
    if (!(row >>> 0 === row && row < this.length)) refuse('sideOf', this.length, row);
    // -1 and -2 give -1, where there is no direction.
    return cardinalDirections[this.side[row]! >> 1];
  }

  /** Removes all rows, and keeps the memory for the next rays. */
  clear(): void {
    this.setRows(0, 0);
  }

  /** @internal Makes room for rows that are about to be written. */
  reserve(rows: number): void {
    if (rows <= this.side.length) return;
    const capacity = Math.max(rows, 2 * this.side.length);
    const tileX = new Int32Array(capacity);
    const tileY = new Int32Array(capacity);
    const fraction = new Float64Array(capacity);
    const side = new Int8Array(capacity);
    tileX.set(this.tileX);
    tileY.set(this.tileY);
    fraction.set(this.fraction);
    side.set(this.side);
    (this as Writable).tileX = tileX;
    (this as Writable).tileY = tileY;
    (this as Writable).fraction = fraction;
    (this as Writable).side = side;
  }

  /** @internal */
  setRows(length: number, hitCount: number): void {
    (this as Writable).length = length;
    (this as Writable).hitCount = hitCount;
  }

  /** @internal Copies the rows of other hits. */
  copy(other: RayHits, length: number, hitCount: number): void {
    this.reserve(length);
    const { tileX, tileY, fraction, side } = this;
    for (let row = 0; row < length; row++) {
      tileX[row] = other.tileX[row]!;
      tileY[row] = other.tileY[row]!;
      fraction[row] = other.fraction[row]!;
      side[row] = other.side[row]!;
    }
    this.setRows(length, hitCount);
  }
}

type Writable = { -readonly [K in keyof RayHits]: RayHits[K] };

function refuse(member: string, length: number, row: number): never {
  const rule = length === 0 ? 'below the number of rays, which is 0' : `an integer from 0 to ${length - 1}`;
  throw argumentError(`hits.${member}`, 'row', rule, row);
}
