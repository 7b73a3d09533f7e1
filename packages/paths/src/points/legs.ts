/**
 * The straight legs between way points: decides exactly whether a leg is free of solid tiles.
 *
 * Tile space, plain numbers. A leg is free for a point if no solid tile, as a closed square, touches it between its
 * ends: this is a line of sight with `corners: 'block'`. It is free for a disc if, in addition, the capsule that the
 * disc sweeps overlaps no solid tile; touching is no overlap:
 *
 *      _______________        A square that the middle line does not cross is nearest to it
 *     ( a ─────────── b )         at an end:     a or b, and the nearest point of the square
 *      ‾‾‾‾‾‾‾‾‾+--+‾‾‾‾          in between:    a corner of the square
 *               |##|
 *
 * For a disc everything outside the map is solid, as in the search for its path.
 */
import { isVisible } from '@tilewright/queries';
import type { IsSolid, ReadonlyTilemap } from '@tilewright/tilemap';
import { SolidTiles } from '@tilewright/tilemap/kernel';
import { unitTileSpace } from '@tilewright/tilemap';
import { type TilePosition2, tilePosition, tiles } from '@tilewright/units';
import { compareRectangleDistance, compareSegmentDistance } from '@tilewright/units/exact';
import { LEG_ERROR, LEG_MARGIN } from '../limits.js';

/** The options for `isVisible`. A map of booleans needs no predicate, although the type here requires it. */
interface Blocking {
  readonly corners: 'block';
  isSolid: IsSolid<unknown>;
}

export class Legs {
  readonly solids: SolidTiles = new SolidTiles();
  /** The radius of the disc, in tiles; 0 for a point. */
  radius: number = Number.NaN;

  private map: ReadonlyTilemap<unknown> | undefined = undefined;
  private readonly blocking: Blocking = blockingBy(undefined);
  // The ends of the leg, for `isVisible`.
  private readonly from: TilePosition2 = tilePosition(tiles(0), tiles(0));
  private readonly to: TilePosition2 = tilePosition(tiles(0), tiles(0));
  // The ends as numbers. Initialized to NaN so that V8 stores these fields as doubles from the start.
  private ax: number = Number.NaN;
  private ay: number = Number.NaN;
  private bx: number = Number.NaN;
  private by: number = Number.NaN;

  start(where: string, map: ReadonlyTilemap<unknown>, isSolid: IsSolid<unknown> | undefined, radius: number): void {
    this.solids.start(where, map, isSolid);
    this.map = map;
    setPredicate(this.blocking, isSolid);
    this.radius = radius;
  }

  release(): void {
    this.solids.release();
    this.map = undefined;
    setPredicate(this.blocking, undefined);
  }

  /** Whether the body can move straight from the i-th to the j-th point. Points are x, y, x, y, ... */
  isFree(points: Float64Array, i: number, j: number): boolean {
    const { map, blocking } = this;
    if (map === undefined) return false;
    this.put(points, i, j);
    if (this.isBetweenCenters()) {
      if (!this.isLineFree()) return false;
    } else {
      move(this.from, points, i);
      move(this.to, points, j);
      if (!isVisible(map, unitTileSpace, this.from, this.to, blocking)) return false;
    }
    return this.radius === 0 || this.isCapsuleFree();
  }

  /** Whether the disc overlaps no solid tile at the i-th point. */
  fitsAt(points: Float64Array, i: number): boolean {
    this.put(points, i, i);
    return this.isCapsuleFree();
  }

  private put(points: Float64Array, i: number, j: number): void {
    this.ax = points[2 * i]!;
    this.ay = points[2 * i + 1]!;
    this.bx = points[2 * j]!;
    this.by = points[2 * j + 1]!;
  }

  private isBetweenCenters(): boolean {
    const { ax, ay, bx, by } = this;
    return (
      ax - Math.floor(ax) === 0.5 &&
      ay - Math.floor(ay) === 0.5 &&
      bx - Math.floor(bx) === 0.5 &&
      by - Math.floor(by) === 0.5
    );
  }

  /**
   * `isVisible` between two centers inside the map, where whole numbers suffice. The leg leaves its column number
   * `across` at the fraction (2 across + 1) / 2 dx, and its row number `down` at (2 down + 1) / 2 dy: `ahead`
   * compares both.
   */
  private isLineFree(): boolean {
    const { solids, ax, ay, bx, by } = this;
    const dx = Math.abs(bx - ax);
    const dy = Math.abs(by - ay);
    const stepX = bx < ax ? -1 : 1;
    const stepY = by < ay ? -1 : 1;
    let x = Math.floor(ax);
    let y = Math.floor(ay);
    let ahead = dy - dx;
    for (let left = dx + dy; left > 1; left--) {
      if (ahead < 0) {
        x += stepX;
        ahead += 2 * dy;
      } else if (ahead > 0) {
        y += stepY;
        ahead -= 2 * dx;
      } else {
        // Through a corner.
        if (solids.hasInside(x + stepX, y) || solids.hasInside(x, y + stepY)) return false;
        x += stepX;
        y += stepY;
        ahead += 2 * (dy - dx);
        left--;
        if (left === 1) break;
      }
      if (solids.hasInside(x, y)) return false;
    }
    return true;
  }

  /** Whether the disc overlaps no solid tile on a leg whose center line crosses none. */
  private isCapsuleFree(): boolean {
    const { solids, radius, ax, ay, bx, by } = this;
    const reach = radius + LEG_MARGIN;
    const dx = bx - ax;
    const dy = by - ay;
    const south = Math.floor(Math.max(ay, by) + reach);
    for (let y = Math.ceil(Math.min(ay, by) - reach) - 1; y <= south; y++) {
      // The part of the leg that is close enough to the row, as fractions of the leg.
      const toNorth = dy === 0 ? 0 : (y - reach - ay) / dy;
      const toSouth = dy === 0 ? 1 : (y + 1 + reach - ay) / dy;
      const first = Math.max(0, Math.min(toNorth, toSouth));
      const last = Math.min(1, Math.max(toNorth, toSouth));
      const firstX = ax + first * dx;
      const lastX = ax + last * dx;
      const east = Math.floor(Math.max(firstX, lastX) + reach);
      for (let x = Math.ceil(Math.min(firstX, lastX) - reach) - 1; x <= east; x++) {
        const isInside = x >= solids.west && x < solids.east && y >= solids.north && y < solids.south;
        if ((!isInside || solids.hasInside(x, y)) && this.overlaps(x, y)) return false;
      }
    }
    return true;
  }

  /** Whether a tile that the center line does not cross is closer to it than the radius. */
  private overlaps(x: number, y: number): boolean {
    const { ax, ay, bx, by, radius } = this;
    // A leg along a row or a column: these differences are exact.
    if (ay === by && 2 * ay === Math.floor(2 * ay) && x <= Math.max(ax, bx) && x + 1 >= Math.min(ax, bx)) {
      return (ay < y ? y - ay : ay > y + 1 ? ay - y - 1 : 0) < radius;
    }
    if (ax === bx && 2 * ax === Math.floor(2 * ax) && y <= Math.max(ay, by) && y + 1 >= Math.min(ay, by)) {
      return (ax < x ? x - ax : ax > x + 1 ? ax - x - 1 : 0) < radius;
    }
    const least = Math.sqrt(this.leastSquare(x, y));
    const size = Math.abs(ax - x) + Math.abs(ay - y) + Math.abs(bx - x) + Math.abs(by - y) + radius + 4;
    if (Math.abs(least - radius) > LEG_ERROR * size) return least < radius;
    return (
      compareRectangleDistance(x, y, x + 1, y + 1, ax, ay, radius) < 0 ||
      compareRectangleDistance(x, y, x + 1, y + 1, bx, by, radius) < 0 ||
      compareSegmentDistance(ax, ay, bx, by, x, y, radius) < 0 ||
      compareSegmentDistance(ax, ay, bx, by, x + 1, y, radius) < 0 ||
      compareSegmentDistance(ax, ay, bx, by, x, y + 1, radius) < 0 ||
      compareSegmentDistance(ax, ay, bx, by, x + 1, y + 1, radius) < 0
    );
  }

  /** The squared distance between a tile and the center line, rounded. */
  private leastSquare(x: number, y: number): number {
    const { ax, ay, bx, by } = this;
    const dx = bx - ax;
    const dy = by - ay;
    const square = dx * dx + dy * dy;
    const besideA = ax < x ? x - ax : ax > x + 1 ? ax - x - 1 : 0;
    const aboveA = ay < y ? y - ay : ay > y + 1 ? ay - y - 1 : 0;
    const besideB = bx < x ? x - bx : bx > x + 1 ? bx - x - 1 : 0;
    const aboveB = by < y ? y - by : by > y + 1 ? by - y - 1 : 0;
    let least = Math.min(besideA * besideA + aboveA * aboveA, besideB * besideB + aboveB * aboveB);
    for (let corner = 0; corner < 4; corner++) {
      const px = x + (corner & 1) - ax;
      const py = y + (corner >> 1) - ay;
      const along = px * dx + py * dy;
      // Beyond an end, the end is nearest; that distance is already in `least`.
      if (!(along > 0 && along < square)) continue;
      const part = along / square;
      const awayX = px - part * dx;
      const awayY = py - part * dy;
      least = Math.min(least, awayX * awayX + awayY * awayY);
    }
    return least;
  }
}

/** Moves a point of the class above, which never leaves it. */
function move(point: TilePosition2, points: Float64Array, i: number): void {
  const numbers = numbersOf(point);
  numbers.x = points[2 * i]!;
  numbers.y = points[2 * i + 1]!;
}

function numbersOf(point: TilePosition2): { x: number; y: number };
function numbersOf(point: unknown): unknown {
  return point;
}

function setPredicate(blocking: Blocking, isSolid: IsSolid<unknown> | undefined): void;
function setPredicate(blocking: { isSolid: unknown }, isSolid: unknown): void {
  blocking.isSolid = isSolid;
}

function blockingBy(isSolid: IsSolid<unknown> | undefined): Blocking;
function blockingBy(isSolid: unknown): unknown {
  return { corners: 'block', isSolid };
}
