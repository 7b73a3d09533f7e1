/**
 * A capsule against the shapes of objects. It overlaps a shape if the segment comes as near to it as the radius.
 *
 * A segment and a rectangle that are apart are nearest at an end of the segment or at a corner. They are not apart if
 * their boxes overlap and the corners lie on both sides of the segment's line.
 */
import type { RawCapsule } from '@tilewright/units/checks';
import { capsuleOverlapsCircle, capsuleOverlapsRectangle } from '@tilewright/units/exact';
import { twicePositive } from '../tracker/filter.js';
import { AREA_ERROR, LEAST_FILTER_ERROR, OUTWARD } from '../tracker/limits.js';
import { APART, type Area, OVERLAPS, UNDECIDED, type Verdict } from './in-area.js';
import type { Matches } from './matches.js';

/** The square of a shorter length underflows. */
const LEAST_LENGTH = 1e-150;

export class CapsuleArea implements Area {
  /** `ax ay bx by radius`. */
  private readonly numbers: Float64Array = new Float64Array(5);
  /** A corner of a rectangle, as a record of a circle of radius 0. */
  private readonly corner: Float64Array = new Float64Array(3);

  /** Takes the capsule of a question, and writes a box around it. */
  ask({ segment: { start, end }, radius }: RawCapsule, { asked }: Matches): void {
    const { numbers } = this;
    numbers[0] = start.x;
    numbers[1] = start.y;
    numbers[2] = end.x;
    numbers[3] = end.y;
    numbers[4] = radius;
    const west = Math.min(start.x, end.x);
    const north = Math.min(start.y, end.y);
    const east = Math.max(start.x, end.x);
    const south = Math.max(start.y, end.y);
    asked[0] = west - radius - (Math.abs(west) + radius) * OUTWARD;
    asked[1] = north - radius - (Math.abs(north) + radius) * OUTWARD;
    asked[2] = east + radius + (Math.abs(east) + radius) * OUTWARD;
    asked[3] = south + radius + (Math.abs(south) + radius) * OUTWARD;
  }

  compareCircle(records: Float64Array, at: number): Verdict {
    const { numbers } = this;
    const ax = numbers[0]!;
    const ay = numbers[1]!;
    const dx = numbers[2]! - ax;
    const dy = numbers[3]! - ay;
    const ex = records[at]! - ax;
    const ey = records[at + 1]! - ay;
    const reach = numbers[4]! + records[at + 2]!;
    const squared = dx * dx + dy * dy;
    // The nearest point of the segment.
    const part = (dx * ex + dy * ey) / squared;
    const clamped = part > 0 ? (part < 1 ? part : 1) : 0;
    const restX = ex - clamped * dx;
    const restY = ey - clamped * dy;
    const excess = restX * restX + restY * restY - reach * reach;
    const bound = AREA_ERROR * (squared + ex * ex + ey * ey + reach * reach) + LEAST_FILTER_ERROR;
    return excess < -bound ? OVERLAPS : excess > bound ? APART : UNDECIDED;
  }

  compareRectangle(records: Float64Array, at: number): Verdict {
    const { numbers, corner } = this;
    const ax = numbers[0]!;
    const ay = numbers[1]!;
    const bx = numbers[2]!;
    const by = numbers[3]!;
    const minX = records[at]!;
    const minY = records[at + 1]!;
    const maxX = records[at + 2]!;
    const maxY = records[at + 3]!;
    // Twice the distance of the line from the center of the rectangle, times the length, and twice how far that
    // reaches.
    const dx = bx - ax;
    const dy = by - ay;
    const left = dx * (minY - ay + (maxY - ay));
    const right = dy * (minX - ax + (maxX - ax));
    const extent = Math.abs(dx) * (maxY - minY) + Math.abs(dy) * (maxX - minX);
    const gap = Math.abs(left - right) - extent;
    const reach = 2 * numbers[4]! * Math.sqrt(dx * dx + dy * dy);
    const magnitude =
      Math.abs(dx) * (Math.abs(minY - ay) + Math.abs(maxY - ay)) +
      Math.abs(dy) * (Math.abs(minX - ax) + Math.abs(maxX - ax));
    const error = AREA_ERROR * (magnitude + extent + reach) + LEAST_FILTER_ERROR + LEAST_LENGTH * numbers[4]!;
    if (gap - reach > error) return APART;
    const areBoxesApart =
      (ax < minX && bx < minX) || (ax > maxX && bx > maxX) || (ay < minY && by < minY) || (ay > maxY && by > maxY);
    if (!areBoxesApart && gap < -error) return OVERLAPS;
    // The ends against the rectangle, and the corners against the segment.
    let isDecided = areBoxesApart || gap > error;
    for (let end = 0; end < 4; end += 2) {
      const x = numbers[end]!;
      const y = numbers[end + 1]!;
      const awayX = twicePositive(minX - x) + twicePositive(x - maxX);
      const awayY = twicePositive(minY - y) + twicePositive(y - maxY);
      const limit = 4 * numbers[4]! * numbers[4]!;
      const excess = awayX * awayX + awayY * awayY - limit;
      const bound = AREA_ERROR * (awayX * awayX + awayY * awayY + limit) + LEAST_FILTER_ERROR;
      if (excess < -bound) return OVERLAPS;
      if (!(excess > bound)) isDecided = false;
    }
    for (let i = 0; i < 4; i++) {
      corner[0] = i < 2 ? minX : maxX;
      corner[1] = (i & 1) === 0 ? minY : maxY;
      const verdict = this.compareCircle(corner, 0);
      if (verdict === OVERLAPS) return OVERLAPS;
      if (verdict === UNDECIDED) isDecided = false;
    }
    return isDecided ? APART : UNDECIDED;
  }

  overlapsCircle(records: Float64Array, at: number): boolean {
    const { numbers } = this;
    return capsuleOverlapsCircle(
      numbers[0]!,
      numbers[1]!,
      numbers[2]!,
      numbers[3]!,
      numbers[4]!,
      records[at]!,
      records[at + 1]!,
      records[at + 2]!,
    );
  }

  overlapsRectangle(records: Float64Array, at: number): boolean {
    const { numbers } = this;
    return capsuleOverlapsRectangle(
      numbers[0]!,
      numbers[1]!,
      numbers[2]!,
      numbers[3]!,
      numbers[4]!,
      records[at]!,
      records[at + 1]!,
      records[at + 2]!,
      records[at + 3]!,
    );
  }
}
