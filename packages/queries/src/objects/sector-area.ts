/**
 * A sector against the shapes of objects, by floating-point arithmetic as far as it can tell.
 *
 *         cross of u and p - c, at least 0 on the right of u         up to half a turn a point between the edges is on the
 *         cross of v and p - c, at most 0 on the left of v           inner side of both, beyond that on that of one at least
 *
 * The nearest point of a sector lies straight toward its center if an object is between the edges, and otherwise on an
 * edge. So an object overlaps it if its own nearest point to the center is between the edges and in the disc, or if it
 * comes near enough to an edge.
 */
import type { RawSector } from '@tilewright/units/checks';
import { sectorOverlapsCircle, sectorOverlapsRectangle } from '@tilewright/units/exact';
import { AREA_ERROR, LEAST_FILTER_ERROR, OUTWARD } from '../tracker/limits.js';
import { APART, type Area, OVERLAPS, UNDECIDED, type Verdict } from './in-area.js';
import type { Matches } from './matches.js';

/** Multiples of 1 / SHORT_PART below SHORT_EXTENT are short. */
const SHORT_PART = 256;
const SHORT_EXTENT = 0x8000;

export class SectorArea implements Area {
  /**
   * `cx cy radius ux uy vx vy`, the lengths of the edges, and how far their corners lie from the center, in x and y.
   */
  private readonly numbers: Float64Array = new Float64Array(13);
  private sector: RawSector | undefined;
  private isReflex = false;
  private isDisc = false;
  /** Whether the edges are not the same: otherwise no point is between them. */
  private isProper = false;

  /** Takes the sector of a question, and writes a box around it. */
  ask(sector: RawSector, matches: Matches): void {
    const { numbers } = this;
    const { center, radius, from, to, isReflex } = sector;
    this.sector = sector;
    numbers[0] = center.x;
    numbers[1] = center.y;
    numbers[2] = radius;
    numbers[3] = from.x;
    numbers[4] = from.y;
    numbers[5] = to.x;
    numbers[6] = to.y;
    numbers[7] = Math.sqrt(from.x * from.x + from.y * from.y);
    numbers[8] = Math.sqrt(to.x * to.x + to.y * to.y);
    for (let i = 0; i < 4; i++) numbers[9 + i] = (numbers[3 + i]! * radius) / numbers[i < 2 ? 7 : 8]!;
    this.isReflex = isReflex;
    const isSame = from.x === to.x && from.y === to.y;
    this.isDisc = isReflex && isSame;
    this.isProper = !isSame;
    this.bound(matches);
  }

  /**
   * Writes a box around the sector: along each half of an axis, it reaches as far as the disc if that half is between
   * the edges, and otherwise to a corner or to the center.
   */
  private bound({ asked }: Matches): void {
    const { numbers, isReflex, isProper } = this;
    const cx = numbers[0]!;
    const cy = numbers[1]!;
    const radius = numbers[2]!;
    const ux = numbers[3]!;
    const uy = numbers[4]!;
    const vx = numbers[5]!;
    const vy = numbers[6]!;
    // The corners of other edges than `sector` makes may have been lost to an overflow.
    const areUnits = numbers[7]! > 0.5 && numbers[7]! < 2 && numbers[8]! > 0.5 && numbers[8]! < 2;
    const hasWest = !areUnits || (isReflex ? uy >= 0 || vy <= 0 : isProper && uy >= 0 && vy <= 0);
    const hasNorth = !areUnits || (isReflex ? ux <= 0 || vx >= 0 : isProper && ux <= 0 && vx >= 0);
    const hasEast = !areUnits || (isReflex ? uy <= 0 || vy >= 0 : isProper && uy <= 0 && vy >= 0);
    const hasSouth = !areUnits || (isReflex ? ux >= 0 || vx <= 0 : isProper && ux >= 0 && vx <= 0);
    const west = hasWest ? radius : -Math.min(0, numbers[9]!, numbers[11]!);
    const north = hasNorth ? radius : -Math.min(0, numbers[10]!, numbers[12]!);
    const east = hasEast ? radius : Math.max(0, numbers[9]!, numbers[11]!);
    const south = hasSouth ? radius : Math.max(0, numbers[10]!, numbers[12]!);
    // More than the rounding errors of the corners and of the sums.
    const errorX = (Math.abs(cx) + radius) * OUTWARD + LEAST_FILTER_ERROR;
    const errorY = (Math.abs(cy) + radius) * OUTWARD + LEAST_FILTER_ERROR;
    asked[0] = cx - west - errorX;
    asked[1] = cy - north - errorY;
    asked[2] = cx + east + errorX;
    asked[3] = cy + south + errorY;
  }

  compareCircle(records: Float64Array, at: number): Verdict {
    const { numbers, isReflex } = this;
    const dx = records[at]! - numbers[0]!;
    const dy = records[at + 1]! - numbers[1]!;
    const size = records[at + 2]!;
    const radius = numbers[2]!;
    const distance = dx * dx + dy * dy;
    const reach = radius + size;
    const error = AREA_ERROR * (distance + reach * reach) + LEAST_FILTER_ERROR;
    if (distance - reach * reach > error) return APART;
    if (this.isDisc) return distance - reach * reach < -error ? OVERLAPS : this.touch(records, at, true);
    // How far the center lies on the inner side of each edge, times its length.
    const ux = numbers[3]!;
    const uy = numbers[4]!;
    const vx = numbers[5]!;
    const vy = numbers[6]!;
    const magnitude = Math.abs(dx) + Math.abs(dy) + size;
    const ofU = ux * dy - uy * dx;
    const ofV = vy * dx - vx * dy;
    const errorU = AREA_ERROR * numbers[7]! * magnitude + LEAST_FILTER_ERROR;
    const errorV = AREA_ERROR * numbers[8]! * magnitude + LEAST_FILTER_ERROR;
    const isOutsideU = ofU + size * numbers[7]! < -errorU;
    const isOutsideV = ofV + size * numbers[8]! < -errorV;
    if (isReflex ? isOutsideU && isOutsideV : isOutsideU || isOutsideV) return APART;
    const isInsideU = ofU > errorU;
    const isInsideV = ofV > errorV;
    const isBetween = isReflex ? isInsideU || isInsideV : this.isProper && isInsideU && isInsideV;
    if (isBetween) return distance - reach * reach < -error ? OVERLAPS : this.touch(records, at, true);
    const isBeside = !this.isProper || (isReflex ? ofU < -errorU && ofV < -errorV : ofU < -errorU || ofV < -errorV);
    let areFar = true;
    for (let corner = 9; corner < 13; corner += 2) {
      const edgeX = numbers[corner]!;
      const edgeY = numbers[corner + 1]!;
      const squared = edgeX * edgeX + edgeY * edgeY;
      // The nearest point of the edge.
      const part = (edgeX * dx + edgeY * dy) / squared;
      const clamped = part > 0 ? (part < 1 ? part : 1) : 0;
      const restX = dx - clamped * edgeX;
      const restY = dy - clamped * edgeY;
      const excess = restX * restX + restY * restY - size * size;
      const bound = AREA_ERROR * (squared + distance + size * size) + LEAST_FILTER_ERROR;
      if (excess < -bound) return OVERLAPS;
      if (!(excess > bound)) areFar = false;
    }
    if (isBeside && areFar) return APART;
    return this.touch(records, at, false);
  }

  /** Whether a circle touches the sector, if its numbers and those of the disc are short: then squares are exact. */
  private touch(records: Float64Array, at: number, isBetween: boolean): Verdict {
    const { numbers } = this;
    const size = records[at + 2]!;
    const radius = numbers[2]!;
    const areShort =
      isShort(records[at]!) &&
      isShort(records[at + 1]!) &&
      isShort(size) &&
      isShort(numbers[0]!) &&
      isShort(numbers[1]!) &&
      isShort(radius);
    if (!areShort) return UNDECIDED;
    const dx = records[at]! - numbers[0]!;
    const dy = records[at + 1]! - numbers[1]!;
    if (isBetween) return dx * dx + dy * dy <= (radius + size) * (radius + size) ? OVERLAPS : APART;
    for (let corner = 9; corner < 13; corner += 2) {
      // The nearest point of an edge along an axis; of another, the center.
      const edgeX = numbers[corner]!;
      const edgeY = numbers[corner + 1]!;
      const alongX = edgeY === 0 ? edgeX : 0;
      const alongY = edgeX === 0 ? edgeY : 0;
      const restX = dx - Math.max(Math.min(alongX, 0), Math.min(Math.max(alongX, 0), dx));
      const restY = dy - Math.max(Math.min(alongY, 0), Math.min(Math.max(alongY, 0), dy));
      if (restX * restX + restY * restY <= size * size) return OVERLAPS;
    }
    return UNDECIDED;
  }

  compareRectangle(records: Float64Array, at: number): Verdict {
    const { numbers, isReflex } = this;
    const minX = records[at]! - numbers[0]!;
    const minY = records[at + 1]! - numbers[1]!;
    const maxX = records[at + 2]! - numbers[0]!;
    const maxY = records[at + 3]! - numbers[1]!;
    const radius = numbers[2]!;
    // The nearest point of the rectangle.
    const nearX = minX > 0 ? minX : maxX < 0 ? maxX : 0;
    const nearY = minY > 0 ? minY : maxY < 0 ? maxY : 0;
    const distance = nearX * nearX + nearY * nearY;
    const error = AREA_ERROR * (distance + radius * radius) + LEAST_FILTER_ERROR;
    if (distance - radius * radius > error) return APART;
    if (minX < 0 && minY < 0 && maxX > 0 && maxY > 0) return OVERLAPS;
    const isInDisc = distance - radius * radius < -error;
    if (this.isDisc) return isInDisc ? OVERLAPS : UNDECIDED;
    const ux = numbers[3]!;
    const uy = numbers[4]!;
    const vx = numbers[5]!;
    const vy = numbers[6]!;
    // The corner that lies farthest on the inner side of each edge, and the nearest point.
    const magnitude = Math.abs(minX) + Math.abs(minY) + Math.abs(maxX) + Math.abs(maxY);
    const errorU = AREA_ERROR * numbers[7]! * magnitude + LEAST_FILTER_ERROR;
    const errorV = AREA_ERROR * numbers[8]! * magnitude + LEAST_FILTER_ERROR;
    const isOutsideU = ux * (ux > 0 ? maxY : minY) - uy * (uy > 0 ? minX : maxX) < -errorU;
    const isOutsideV = vy * (vy > 0 ? maxX : minX) - vx * (vx > 0 ? minY : maxY) < -errorV;
    if (isReflex ? isOutsideU && isOutsideV : isOutsideU || isOutsideV) return APART;
    const ofU = ux * nearY - uy * nearX;
    const ofV = vy * nearX - vx * nearY;
    const isInsideU = ofU > errorU;
    const isInsideV = ofV > errorV;
    const isBetween = isReflex ? isInsideU || isInsideV : this.isProper && isInsideU && isInsideV;
    if (isBetween) return isInDisc ? OVERLAPS : UNDECIDED;
    const isBeside = !this.isProper || (isReflex ? ofU < -errorU && ofV < -errorV : ofU < -errorU || ofV < -errorV);
    let areFar = true;
    for (let corner = 9; corner < 13; corner += 2) {
      const edgeX = numbers[corner]!;
      const edgeY = numbers[corner + 1]!;
      // An edge meets the rectangle if their boxes overlap and corners of the rectangle lie on both sides of its line.
      const boxError = AREA_ERROR * (magnitude + radius) + LEAST_FILTER_ERROR;
      const beyondX = Math.max(minX - Math.max(edgeX, 0), Math.min(edgeX, 0) - maxX);
      const beyondY = Math.max(minY - Math.max(edgeY, 0), Math.min(edgeY, 0) - maxY);
      const beyond = Math.max(beyondX, beyondY);
      const left = edgeX * (minY + maxY);
      const right = edgeY * (minX + maxX);
      const extent = Math.abs(edgeX) * (maxY - minY) + Math.abs(edgeY) * (maxX - minX);
      const gap = Math.abs(left - right) - extent;
      const lineError = AREA_ERROR * radius * magnitude + LEAST_FILTER_ERROR;
      if (beyond < -boxError && gap < -lineError) return OVERLAPS;
      if (!(beyond > boxError || gap > lineError)) areFar = false;
    }
    return isBeside && areFar ? APART : UNDECIDED;
  }

  overlapsCircle(records: Float64Array, at: number): boolean {
    return sectorOverlapsCircle(this.sector!, records[at]!, records[at + 1]!, records[at + 2]!);
  }

  overlapsRectangle(records: Float64Array, at: number): boolean {
    return sectorOverlapsRectangle(this.sector!, records[at]!, records[at + 1]!, records[at + 2]!, records[at + 3]!);
  }
}

/** Whether a number has so few bits that the sums of a few squares are exact. */
function isShort(value: number): boolean {
  return value * SHORT_PART === ((value * SHORT_PART) | 0) && Math.abs(value) < SHORT_EXTENT;
}
