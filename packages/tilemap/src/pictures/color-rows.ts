/**
 * The colors of the corners and edges of a row of tiles, from the colors of the tiles around.
 *
 *     column     0   1   2   3        A row of colors has one tile more at each end than the row that is painted. Its
 *     above      .   a   b   .        tiles outside the map have the color that never wins, so that a corner or an edge
 *     here       .   c   d   .        takes the greatest (or least) of two or four bytes, without a question of what is
 *     below      .   e   f   .        outside.
 */
import { describeValue } from '@tilewright/units/checks';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import type { TileRect } from '../values/rect.js';

/** A byte that is greater than every color. */
const NO_COLOR_WINS = 0xff;

/** How the colors of a terrain are read. */
export interface ColorRule {
  /** Whether the greatest color wins, or else the least. */
  readonly isGreatest: boolean;
  /** Whether the terrain has the color of each tile's north-west corner, or else of the tile. */
  readonly isOfCorners: boolean;
}

/** The colors around a row of tiles. */
export class ColorRows {
  private readonly where: string;
  private readonly map: ReadonlyTilemap<number>;
  private readonly bounds: TileRect;
  private readonly most: number;
  private readonly isGreatest: boolean;
  private readonly isOfCorners: boolean;
  private above: Uint8Array;
  private here: Uint8Array;
  private below: Uint8Array;
  // The row in `here`, and its columns.
  private y: number = Number.NaN;
  private west: number = 0;
  private east: number = 0;

  /**
   * @param most - the greatest color
   * @param width - the most tiles of a row
   * @param rule - how colors are read: whether the greatest wins, and whether they are those of corners
   */
  constructor(where: string, map: ReadonlyTilemap<number>, most: number, width: number, rule: ColorRule) {
    this.where = where;
    this.map = map;
    this.bounds = map.bounds;
    this.most = most;
    this.isGreatest = rule.isGreatest;
    this.isOfCorners = rule.isOfCorners;
    this.above = new Uint8Array(width + 2);
    this.here = new Uint8Array(width + 2);
    this.below = new Uint8Array(width + 2);
  }

  /** Reads the rows around the tiles of a row, from one column to another, both included. */
  moveTo(y: number, west: number, east: number): void {
    if (y === this.y + 1 && west === this.west && east === this.east) {
      const { above } = this;
      this.above = this.here;
      this.here = this.below;
      this.below = above;
    } else {
      this.read(this.above, y - 1, west, east);
      this.read(this.here, y, west, east);
    }
    this.read(this.below, y + 1, west, east);
    this.y = y;
    this.west = west;
    this.east = east;
  }

  /** The colors of the corners of the tile at an index in the row: the bytes of a number, clockwise from south-east. */
  cornersOf(index: number): number {
    const { above, here, below } = this;
    if (this.isOfCorners) {
      return below[index + 2]! | (below[index + 1]! << 8) | (here[index + 1]! << 16) | (here[index + 2]! << 24);
    }
    const a0 = above[index]!;
    const a1 = above[index + 1]!;
    const a2 = above[index + 2]!;
    const h0 = here[index]!;
    const h1 = here[index + 1]!;
    const h2 = here[index + 2]!;
    const b0 = below[index]!;
    const b1 = below[index + 1]!;
    const b2 = below[index + 2]!;
    return this.isGreatest
      ? Math.max(h1, h2, b1, b2) |
          (Math.max(h1, h0, b1, b0) << 8) |
          (Math.max(h1, h0, a1, a0) << 16) |
          (Math.max(h1, h2, a1, a2) << 24)
      : Math.min(h1, h2, b1, b2) |
          (Math.min(h1, h0, b1, b0) << 8) |
          (Math.min(h1, h0, a1, a0) << 16) |
          (Math.min(h1, h2, a1, a2) << 24);
  }

  /** The colors of the edges of the tile at an index in the row: the bytes of a number, clockwise from east. */
  edgesOf(index: number): number {
    const { above, here, below } = this;
    const h1 = here[index + 1]!;
    if (this.isOfCorners) {
      const northEast = here[index + 2]!;
      const southEast = below[index + 2]!;
      const southWest = below[index + 1]!;
      return this.isGreatest
        ? Math.max(northEast, southEast) |
            (Math.max(southEast, southWest) << 8) |
            (Math.max(southWest, h1) << 16) |
            (Math.max(h1, northEast) << 24)
        : Math.min(northEast, southEast) |
            (Math.min(southEast, southWest) << 8) |
            (Math.min(southWest, h1) << 16) |
            (Math.min(h1, northEast) << 24);
    }
    const east = here[index + 2]!;
    const south = below[index + 1]!;
    const west = here[index]!;
    const north = above[index + 1]!;
    return this.isGreatest
      ? Math.max(h1, east) | (Math.max(h1, south) << 8) | (Math.max(h1, west) << 16) | (Math.max(h1, north) << 24)
      : Math.min(h1, east) | (Math.min(h1, south) << 8) | (Math.min(h1, west) << 16) | (Math.min(h1, north) << 24);
  }

  private read(row: Uint8Array, y: number, west: number, east: number): void {
    const { map, bounds, most } = this;
    const outside = this.isGreatest ? 0 : NO_COLOR_WINS;
    const isRow = y >= bounds.y && y < bounds.y + bounds.height;
    const right = bounds.x + bounds.width;
    let index = 0;
    for (let x = west - 1; x <= east + 1; x++, index++) {
      if (!isRow || x < bounds.x || x >= right) {
        row[index] = outside;
        continue;
      }
      const color: unknown = map.getAt(x, y);
      if (typeof color !== 'number' || color >>> 0 !== color || color > most) throw this.refused(color, x, y);
      row[index] = color;
    }
  }

  private refused(color: unknown, x: number, y: number): RangeError {
    const rule = `a map of colors from 0 to ${this.most}, the numbers of wangSet.colors`;
    const received = `${describeValue(color)} at tile (${x}, ${y})`;
    return new RangeError(`${this.where}: terrain must be ${rule}, received ${received}`);
  }
}
