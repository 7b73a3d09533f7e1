/**
 * The colors of the corners and edges of a row of tiles.
 *
 *     above     a0  a1  a2         A row of tiles is read with one more tile at each end. Tiles outside the map have a
 *            north  +   +          color that never wins, so a corner takes the greatest (or least) of four bytes without
 *     here      h0  h1  h2         checking what is outside. Each corner is computed once: the south corners of a row are
 *            south  +   +          the north corners of the next.
 *     below     b0  b1  b2
 *
 * A terrain of corners holds the rows `north` and `south` itself; an edge then takes the color of one of its ends.
 */
import { describeValue } from '@tilewright/units/checks';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import type { TileRect } from '../values/rect.js';

/** A byte greater than every color. */
const NO_COLOR_WINS = 0xff;

/** The rule by which the colors of a terrain are read. */
export interface ColorRule {
  /** Whether the greatest color wins; otherwise the least does. */
  readonly isGreatest: boolean;
  /** Whether the terrain holds the color of each tile's northwest corner; otherwise the color of the tile. */
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
  // The colors of tiles: index 0 is the tile west of the row.
  private above: Uint8Array;
  private here: Uint8Array;
  private below: Uint8Array;
  // The colors of corners: index 0 is the west corner of the first tile.
  private north: Uint8Array;
  private south: Uint8Array;
  // The current row, and its columns.
  private y: number = Number.NaN;
  private west: number = 0;
  private east: number = 0;

  /**
   * @param most - the greatest color
   * @param width - the greatest number of tiles of a row
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
    this.north = new Uint8Array(width + 1);
    this.south = new Uint8Array(width + 1);
  }

  /** Reads the colors around the tiles of a row, from `west` to `east`, both included. */
  moveTo(y: number, west: number, east: number): void {
    const isNext = y === this.y + 1 && west === this.west && east === this.east;
    const { north } = this;
    this.north = this.south;
    this.south = north;
    if (this.isOfCorners) {
      if (!isNext) this.read(this.north, y, west, east + 1);
      this.read(this.south, y + 1, west, east + 1);
    } else {
      this.moveTiles(isNext, y, west, east);
    }
    this.y = y;
    this.west = west;
    this.east = east;
  }

  /** The colors of the corners of the tile at an index in the row: the bytes of a number, clockwise from southeast. */
  cornersOf(index: number): number {
    const { north, south } = this;
    return south[index + 1]! | (south[index]! << 8) | (north[index]! << 16) | (north[index + 1]! << 24);
  }

  /** The colors of the edges of the tile at an index in the row: the bytes of a number, clockwise from east. */
  edgesOf(index: number): number {
    if (this.isOfCorners) {
      const northWest = this.north[index]!;
      const northEast = this.north[index + 1]!;
      const southWest = this.south[index]!;
      const southEast = this.south[index + 1]!;
      return this.packed(northEast, southEast, southEast, southWest, southWest, northWest, northWest, northEast);
    }
    const own = this.here[index + 1]!;
    const { here } = this;
    return this.packed(
      own,
      here[index + 2]!,
      own,
      this.below[index + 1]!,
      own,
      here[index]!,
      own,
      this.above[index + 1]!,
    );
  }

  /** The winning colors of four pairs as the bytes of a number. */
  private packed(e: number, ee: number, s: number, ss: number, w: number, ww: number, n: number, nn: number): number {
    return this.isGreatest
      ? Math.max(e, ee) | (Math.max(s, ss) << 8) | (Math.max(w, ww) << 16) | (Math.max(n, nn) << 24)
      : Math.min(e, ee) | (Math.min(s, ss) << 8) | (Math.min(w, ww) << 16) | (Math.min(n, nn) << 24);
  }

  private moveTiles(isNext: boolean, y: number, west: number, east: number): void {
    if (isNext) {
      const { above } = this;
      this.above = this.here;
      this.here = this.below;
      this.below = above;
    } else {
      this.read(this.above, y - 1, west - 1, east + 1);
      this.read(this.here, y, west - 1, east + 1);
      this.join(this.north, this.above, this.here, east - west + 2);
    }
    this.read(this.below, y + 1, west - 1, east + 1);
    this.join(this.south, this.here, this.below, east - west + 2);
  }

  /** The colors of a row of corners, from the tiles north and south of it. */
  private join(corners: Uint8Array, north: Uint8Array, south: Uint8Array, count: number): void {
    let left = this.winner(north[0]!, south[0]!);
    for (let index = 0; index < count; index++) {
      const right = this.winner(north[index + 1]!, south[index + 1]!);
      corners[index] = this.winner(left, right);
      left = right;
    }
  }

  private winner(a: number, b: number): number {
    return a > b === this.isGreatest ? a : b;
  }

  /** Reads the colors of a row of the terrain, from one column to another, both included. */
  private read(row: Uint8Array, y: number, west: number, east: number): void {
    const { map, bounds, most } = this;
    const outside = this.isGreatest ? 0 : NO_COLOR_WINS;
    const isRow = y >= bounds.y && y < bounds.y + bounds.height;
    const right = bounds.x + bounds.width;
    let index = 0;
    for (let x = west; x <= east; x++, index++) {
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
