/**
 * The nearest position to which a box can be pushed so that it overlaps no solid tiles.
 *
 * Along each axis the box stays, or touches a border: pairs of such places are all that can be nearest. Prefix sums of
 * solid tiles answer whether a place is free, and distances are compared exactly where rounding could decide. At the
 * world position of a place, the converted box must be free, too.
 */
import type { SolidTiles } from '@tilewright/tilemap/kernel';
import { point, vector } from '@tilewright/units';
import { signOfProductSum } from '@tilewright/units/exact';
import type { BoxInTiles } from './box-in-tiles.js';
import { BoxAxis, type BoxPlace } from './box-places.js';
import { REACH_ERROR, SQUARE_ERROR } from './limits.js';
import type { RawPush } from './raw-push.js';

/**
 * The result for a box that is not clear.
 *
 * @param reach - how far it may be pushed, in tiles
 */
export function pushedBox(box: BoxInTiles, reach: number): RawPush {
  return new BoxSearch(box, reach).run() ?? { isStuck: true };
}

class BoxSearch {
  private readonly x: BoxAxis;
  private readonly y: BoxAxis;
  private readonly alongX: readonly BoxPlace[];
  private readonly alongY: readonly BoxPlace[];
  private readonly reach: number;
  /** More than the error of the square of a distance. */
  private readonly error: number;
  private readonly sums: TileSums;

  constructor({ solids, x, y }: BoxInTiles, reach: number) {
    this.x = new BoxAxis(x);
    this.y = new BoxAxis(y);
    const far = 1 + reach + x.half + y.half;
    this.error = far * far * SQUARE_ERROR;
    this.reach = reach;
    this.alongX = this.x.placesWithin(reach + far * SQUARE_ERROR);
    this.alongY = this.y.placesWithin(reach + far * SQUARE_ERROR);
    const columns = rangeOf(this.alongX);
    const rows = rangeOf(this.alongY);
    this.sums = new TileSums(solids, columns.first, rows.first, columns.last, rows.last);
  }

  run(): RawPush | undefined {
    const { alongX, alongY, error, reach } = this;
    let best: readonly [BoxPlace, BoxPlace] | undefined;
    let push: RawPush | undefined;
    let most = reach * reach + error;
    for (const x of alongX) {
      if (x.distance * x.distance > most) break;
      for (const y of alongY) {
        const square = x.distance * x.distance + y.distance * y.distance;
        if (square > most) break;
        if (this.sums.isOccupied(x.first, y.first, x.last, y.last)) continue;
        if (best === undefined ? !this.isInReach(x, y) : !this.isBetter(x, y, best[0], best[1])) continue;
        const found = this.pushTo(x, y);
        if (found === undefined) continue;
        best = [x, y];
        push = found;
        most = square + error;
      }
    }
    return push;
  }

  /**
   * The push to a place; `undefined` if rounding to the world leads into a tile, as in a gap exactly as wide as the
   * box, or too far, as where the doubles of the world are farther apart than tiles.
   */
  private pushTo(placeX: BoxPlace, placeY: BoxPlace): RawPush | undefined {
    const { x, y } = this;
    x.goToPlace(placeX);
    y.goToPlace(placeY);
    if (this.sums.isOccupied(x.firstSeen, y.firstSeen, x.lastSeen, y.lastSeen)) return undefined;
    const dx = x.reached - x.start;
    const dy = y.reached - y.start;
    const distance = Math.sqrt((dx / x.size) * (dx / x.size) + (dy / x.size) * (dy / x.size));
    if (distance > this.reach + Math.max(this.reach, 1) * REACH_ERROR) return undefined;
    return { isStuck: false, center: point(x.reached, y.reached), displacement: vector(dx, dy) };
  }

  /** Whether a place is at most as far as allowed, exactly. */
  private isInReach(x: BoxPlace, y: BoxPlace): boolean {
    putSquare(0, 1, x, this.x);
    putSquare(SQUARE, 1, y, this.y);
    factors[2 * SQUARE] = this.reach;
    factors[2 * SQUARE + 1] = -this.reach;
    return signOfProductSum(factors, SQUARE + 1) <= 0;
  }

  /** Whether a place is nearer than another one or, equally near, farther north, then farther west, exactly. */
  private isBetter(x: BoxPlace, y: BoxPlace, otherX: BoxPlace, otherY: BoxPlace): boolean {
    putSquare(0, 1, x, this.x);
    putSquare(SQUARE, 1, y, this.y);
    putSquare(2 * SQUARE, -1, otherX, this.x);
    putSquare(3 * SQUARE, -1, otherY, this.y);
    const order = signOfProductSum(factors, 2 * SQUARE);
    if (order !== 0) return order < 0;
    const north = orderOf(y, otherY, this.y);
    return north !== 0 ? north < 0 : orderOf(x, otherX, this.x) < 0;
  }
}

/** The numbers of a square: six products. */
const SQUARE = 12;
const factors = new Float64Array(4 * SQUARE);

/** Writes the products whose sum is the square of `border + sign * half - center`, times 1 or -1. */
function putSquare(at: number, by: number, { sign, border }: BoxPlace, { half, center }: BoxAxis): void {
  factors.fill(0, at, at + SQUARE);
  if (sign === 0) return;
  const edge = sign * half;
  put(at, by * border, border);
  put(at + 2, by * edge, edge);
  put(at + 4, by * center, center);
  put(at + 6, by * 2 * border, edge);
  put(at + 8, by * -2 * border, center);
  put(at + 10, by * -2 * edge, center);
}

function put(at: number, one: number, other: number): void {
  factors[at] = one;
  factors[at + 1] = other;
}

/** The order of the centers at two places of an axis, exactly. */
function orderOf(one: BoxPlace, other: BoxPlace, { half, center }: BoxAxis): number {
  put(0, one.sign === 0 ? center : one.border, 1);
  put(2, one.sign * half, 1);
  put(4, other.sign === 0 ? center : other.border, -1);
  put(6, other.sign * half, -1);
  return signOfProductSum(factors, 4);
}

function rangeOf(places: readonly BoxPlace[]): { readonly first: number; readonly last: number } {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    first = Math.min(first, place.first);
    last = Math.max(last, place.last);
  }
  return { first, last };
}

/** How many solid tiles are in any rectangle of a region, by prefix sums. Outside of the bounds no tile is solid. */
class TileSums {
  private readonly west: number;
  private readonly north: number;
  private readonly width: number;
  private readonly height: number;
  private readonly sums: Int32Array;

  /** Reads each tile once, and one tile more on each side: rounding may lead there. */
  constructor(solids: SolidTiles, first: number, top: number, last: number, bottom: number) {
    this.west = Math.max(first - 1, solids.west);
    this.north = Math.max(top - 1, solids.north);
    this.width = Math.max(Math.min(last + 2, solids.east) - this.west, 0);
    this.height = Math.max(Math.min(bottom + 2, solids.south) - this.north, 0);
    const stride = this.width + 1;
    this.sums = new Int32Array(stride * (this.height + 1));
    for (let row = 0; row < this.height; row++) {
      let sum = 0;
      for (let column = 0; column < this.width; column++) {
        if (solids.hasInside(this.west + column, this.north + row)) sum++;
        const at = (row + 1) * stride + column + 1;
        this.sums[at] = this.sums[at - stride]! + sum;
      }
    }
  }

  isOccupied(first: number, top: number, last: number, bottom: number): boolean {
    const { sums, width, height } = this;
    const left = Math.min(Math.max(first - this.west, 0), width);
    const right = Math.min(Math.max(last + 1 - this.west, 0), width);
    const above = Math.min(Math.max(top - this.north, 0), height) * (width + 1);
    const below = Math.min(Math.max(bottom + 1 - this.north, 0), height) * (width + 1);
    return sums[below + right]! - sums[below + left]! - sums[above + right]! + sums[above + left]! > 0;
  }
}
