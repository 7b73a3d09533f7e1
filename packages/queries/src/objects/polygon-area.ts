/**
 * A convex polygon against the shapes of objects. Its vertices are clockwise on the screen, so a point inside lies on
 * the right of every edge:
 *
 *     a ----> b        cross = (b - a) x (p - a), not negative inside
 *     |  p   /
 *     |     v          A circle overlaps it if its center is inside, or if it is no farther than the radius from an edge.
 *     '----'           A rectangle is apart from it only if all corners lie on the left of one edge, or the boxes are apart.
 */
import type { RawPoint, RawPolygon } from '@tilewright/units/checks';
import { orientation, polygonOverlapsCircle } from '@tilewright/units/exact';
import { AREA_ERROR, LEAST_FILTER_ERROR } from '../tracker/limits.js';
import { APART, type Area, OVERLAPS, UNDECIDED, type Verdict } from './in-area.js';
import type { Matches } from './matches.js';

const FIRST_VERTICES = 8;

export class PolygonArea implements Area {
  private vertices: readonly RawPoint[] = [];
  /** The same, x and y in turn. */
  private points: Float64Array = new Float64Array(2 * FIRST_VERTICES);

  /** Takes the polygon of a question, and writes the box around it. */
  ask({ vertices }: RawPolygon, { asked }: Matches): void {
    const { length } = vertices;
    if (2 * length > this.points.length) this.points = new Float64Array(2 * length);
    this.vertices = vertices;
    asked[0] = asked[1] = Number.POSITIVE_INFINITY;
    asked[2] = asked[3] = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < length; i++) {
      const { x, y } = vertices[i]!;
      this.points[2 * i] = x;
      this.points[2 * i + 1] = y;
      if (x < asked[0]) asked[0] = x;
      if (y < asked[1]) asked[1] = y;
      if (x > asked[2]) asked[2] = x;
      if (y > asked[3]) asked[3] = y;
    }
  }

  compareCircle(records: Float64Array, at: number): Verdict {
    const { points } = this;
    const x = records[at]!;
    const y = records[at + 1]!;
    const radius = records[at + 2]!;
    const end = 2 * this.vertices.length;
    let ax = points[end - 2]!;
    let ay = points[end - 1]!;
    let isInside = true;
    let isOutside = false;
    let isFar = true;
    for (let i = 0; i < end; i += 2) {
      const bx = points[i]!;
      const by = points[i + 1]!;
      const dx = bx - ax;
      const dy = by - ay;
      const ex = x - ax;
      const ey = y - ay;
      const squared = dx * dx + dy * dy;
      const distance = ex * ex + ey * ey;
      const cross = dx * ey - dy * ex;
      const error = AREA_ERROR * (squared + distance) + LEAST_FILTER_ERROR;
      if (!(cross > error)) isInside = false;
      if (cross < -error) isOutside = true;
      // The nearest point of the edge.
      const part = (dx * ex + dy * ey) / squared;
      const clamped = part > 0 ? (part < 1 ? part : 1) : 0;
      const restX = ex - clamped * dx;
      const restY = ey - clamped * dy;
      const excess = restX * restX + restY * restY - radius * radius;
      const bound = error + AREA_ERROR * (radius * radius);
      if (excess < -bound) return OVERLAPS;
      if (!(excess > bound)) isFar = false;
      ax = bx;
      ay = by;
    }
    if (isInside) return OVERLAPS;
    return isOutside && isFar ? APART : UNDECIDED;
  }

  compareRectangle(records: Float64Array, at: number): Verdict {
    const { points } = this;
    const minX = records[at]!;
    const minY = records[at + 1]!;
    const maxX = records[at + 2]!;
    const maxY = records[at + 3]!;
    const end = 2 * this.vertices.length;
    let ax = points[end - 2]!;
    let ay = points[end - 1]!;
    let isDecided = true;
    for (let i = 0; i < end; i += 2) {
      const bx = points[i]!;
      const by = points[i + 1]!;
      // The corner that lies farthest on the right.
      const left = (bx - ax) * ((bx > ax ? maxY : minY) - ay);
      const right = (by - ay) * ((by > ay ? minX : maxX) - ax);
      const cross = left - right;
      const error = AREA_ERROR * (Math.abs(left) + Math.abs(right)) + LEAST_FILTER_ERROR;
      if (cross < -error) return APART;
      if (!(cross > error)) isDecided = false;
      ax = bx;
      ay = by;
    }
    return isDecided ? OVERLAPS : UNDECIDED;
  }

  overlapsCircle(records: Float64Array, at: number): boolean {
    return polygonOverlapsCircle(this.vertices, records[at]!, records[at + 1]!, records[at + 2]!);
  }

  /** The boxes overlap, so only an edge could separate the two. */
  overlapsRectangle(records: Float64Array, at: number): boolean {
    const minX = records[at]!;
    const minY = records[at + 1]!;
    const maxX = records[at + 2]!;
    const maxY = records[at + 3]!;
    let a = this.vertices[this.vertices.length - 1]!;
    for (const b of this.vertices) {
      if (orientation(a.x, a.y, b.x, b.y, b.y > a.y ? minX : maxX, b.x > a.x ? maxY : minY) < 0) return false;
      a = b;
    }
    return true;
  }
}
