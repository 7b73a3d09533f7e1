/**
 * A sector against the shapes of objects. Most are outside of the disc, on the outer side of an edge, or have their center
 * plainly inside; the exact predicates decide about the others.
 *
 *         cross of u and p - c, at least 0 on the right of u
 *         cross of v and p - c, at most 0 on the left of v
 *
 * Up to half a turn a point inside is on the inner side of both edges, beyond on that of one at least.
 */
import type { RawSector } from '@tilewright/units/checks';
import { sectorOverlapsCircle, sectorOverlapsRectangle } from '@tilewright/units/exact';
import { AREA_ERROR, LEAST_FILTER_ERROR, OUTWARD } from '../tracker/limits.js';
import { APART, type Area, OVERLAPS, UNDECIDED, type Verdict } from './in-area.js';
import type { Matches } from './matches.js';

export class SectorArea implements Area {
  /** `cx cy radius ux uy vx vy`, and the lengths of the edges. */
  private readonly numbers: Float64Array = new Float64Array(9);
  private isReflex = false;
  private isDisc = false;
  /** Whether the edges are neither the same nor opposite, so that two half-planes make the sector. */
  private isProper = false;

  /** Takes the sector of a question, and writes a box around its disc. */
  ask({ circle: { center, radius }, from, to, isReflex }: RawSector, { asked }: Matches): void {
    const { numbers } = this;
    numbers[0] = center.x;
    numbers[1] = center.y;
    numbers[2] = radius;
    numbers[3] = from.x;
    numbers[4] = from.y;
    numbers[5] = to.x;
    numbers[6] = to.y;
    numbers[7] = Math.sqrt(from.x * from.x + from.y * from.y);
    numbers[8] = Math.sqrt(to.x * to.x + to.y * to.y);
    this.isReflex = isReflex;
    const isSame = from.x === to.x && from.y === to.y;
    this.isDisc = isReflex && isSame;
    this.isProper = !isSame;
    asked[0] = center.x - radius - (Math.abs(center.x) + radius) * OUTWARD;
    asked[1] = center.y - radius - (Math.abs(center.y) + radius) * OUTWARD;
    asked[2] = center.x + radius + (Math.abs(center.x) + radius) * OUTWARD;
    asked[3] = center.y + radius + (Math.abs(center.y) + radius) * OUTWARD;
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
    const isInDisc = distance - radius * radius < -error;
    if (this.isDisc) return isInDisc ? OVERLAPS : UNDECIDED;
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
    if (isInDisc && (isReflex ? isInsideU || isInsideV : this.isProper && isInsideU && isInsideV)) return OVERLAPS;
    // An object that contains the center of the sector; or whose own center lies beside an edge, nearer than its radius.
    const bound = AREA_ERROR * (distance + size * size) + LEAST_FILTER_ERROR;
    if (distance - size * size < -bound) return OVERLAPS;
    const alongU = ux * dx + uy * dy;
    if (alongU > errorU && radius * numbers[7]! - alongU > errorU + AREA_ERROR * radius * numbers[7]!) {
      if (size * numbers[7]! - Math.abs(ofU) > errorU) return OVERLAPS;
    }
    const alongV = vx * dx + vy * dy;
    if (alongV > errorV && radius * numbers[8]! - alongV > errorV + AREA_ERROR * radius * numbers[8]!) {
      if (size * numbers[8]! - Math.abs(ofV) > errorV) return OVERLAPS;
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
    const isInsideU = ux * nearY - uy * nearX > errorU;
    const isInsideV = vy * nearX - vx * nearY > errorV;
    if (isInDisc && (isReflex ? isInsideU || isInsideV : this.isProper && isInsideU && isInsideV)) return OVERLAPS;
    return UNDECIDED;
  }

  overlapsCircle(records: Float64Array, at: number): boolean {
    const { numbers } = this;
    return sectorOverlapsCircle(
      numbers[0]!,
      numbers[1]!,
      numbers[2]!,
      numbers[3]!,
      numbers[4]!,
      numbers[5]!,
      numbers[6]!,
      this.isReflex,
      records[at]!,
      records[at + 1]!,
      records[at + 2]!,
    );
  }

  overlapsRectangle(records: Float64Array, at: number): boolean {
    const { numbers } = this;
    return sectorOverlapsRectangle(
      numbers[0]!,
      numbers[1]!,
      numbers[2]!,
      numbers[3]!,
      numbers[4]!,
      numbers[5]!,
      numbers[6]!,
      this.isReflex,
      records[at]!,
      records[at + 1]!,
      records[at + 2]!,
      records[at + 3]!,
    );
  }
}
