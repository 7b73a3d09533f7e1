/**
 * The tiles of a convex polygon, by the definition: every tile of a box is asked, in exact arithmetic. Points are
 * homogeneous whole numbers (x / w, y / w), so that a polygon can be cut along lines without rounding.
 */
import { floorDivide, onGrid } from '@tilewright/testing';
import { cellsWhere, range, type Inclusion } from './area-oracle.js';
import type { Box, Cell } from './segment-oracle.js';

/** A point x / w, y / w, with a positive w. */
export type Point = readonly [x: bigint, y: bigint, w: bigint];
/** The half-plane where a x + b y + c is not negative. */
export type HalfPlane = readonly [a: bigint, b: bigint, c: bigint];

/** Rows from north to south, west to east in a row; of all tiles around the polygon, or of those in a box. */
export function oracleTilesInPolygon(numbers: readonly number[], inclusion: Inclusion, box?: Box): Cell[] {
  const { one, values } = onGrid(...numbers);
  const points: Point[] = [];
  for (let i = 0; i < values.length; i += 2) points.push([values[i] as bigint, values[i + 1] as bigint, 1n]);
  const hull = hullOf(points);
  const xs = points.map(([x]) => floorDivide(x, one));
  const ys = points.map(([, y]) => floorDivide(y, one));
  const [west, north, east, south] = box ?? [
    Math.min(...xs) - 1,
    Math.min(...ys) - 1,
    Math.max(...xs) + 2,
    Math.max(...ys) + 2,
  ];
  return cellsWhere(range(west, east - 1), range(north, south - 1), (x, y) => {
    const [left, top] = [BigInt(x) * one, BigInt(y) * one];
    const [right, bottom] = [left + one, top + one];
    if (inclusion === 'center') return isIn(hull, [left + right, top + bottom, 2n]);
    if (inclusion === 'inside') {
      const corners: Point[] = [
        [left, top, 1n],
        [right, top, 1n],
        [left, bottom, 1n],
        [right, bottom, 1n],
      ];
      return corners.every((corner) => isIn(hull, corner));
    }
    // What the polygon and the closed tile share, and whether that reaches beyond the tile's east and south border.
    const closed: HalfPlane[] = [
      [1n, 0n, -left],
      [-1n, 0n, right],
      [0n, 1n, -top],
      [0n, -1n, bottom],
    ];
    const shared = closed.reduce(cut, hull);
    return shared.some(([X, , w]) => X < right * w) && shared.some(([, Y, w]) => Y < bottom * w);
  });
}

/** The convex hull, clockwise on the screen, without collinear points. */
function hullOf(points: readonly Point[]): readonly Point[] {
  const compare = (a: Point, b: Point): number => (a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? -1 : 1);
  const sorted = [...points].sort(compare);
  const half = (some: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of some) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0n) chain.pop();
      chain.push(point);
    }
    return chain;
  };
  const upper = half(sorted);
  const lower = half(sorted.reverse());
  const hull = [...upper.slice(0, -1), ...lower.slice(0, -1)];
  return hull.length === 0 ? upper.slice(0, 1) : hull;
}

/** Of points with w = 1: positive if the way turns clockwise on the screen. */
function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): bigint {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** Whether a point lies in a hull: in the triangles, the segment or the point that its vertices span. */
function isIn(hull: readonly Point[], [x, y, w]: Point): boolean {
  const scaled: Point[] = hull.map(([X, Y]) => [X * w, Y * w, 1n]);
  const point: Point = [x, y, 1n];
  const within = (axis: 0 | 1): boolean => {
    const all = scaled.map((vertex) => vertex[axis]);
    return all.some((each) => each <= point[axis]) && all.some((each) => each >= point[axis]);
  };
  return (
    within(0) &&
    within(1) &&
    scaled.every((vertex, i) => turn(vertex, scaled[(i + 1) % scaled.length] as Point, point) >= 0n)
  );
}

/** The part of a convex polygon in a half-plane (Sutherland and Hodgman 1974). */
export function cut(polygon: readonly Point[], [a, b, c]: HalfPlane): readonly Point[] {
  const side = ([x, y, w]: Point): bigint => a * x + b * y + c * w;
  return polygon.flatMap((to, i) => {
    const from = polygon.at(i - 1) as Point;
    const [sideFrom, sideTo] = [side(from), side(to)];
    const crossing: Point[] = [];
    if ((sideFrom < 0n && sideTo > 0n) || (sideFrom > 0n && sideTo < 0n)) {
      // The point that divides the edge in the ratio of the two values.
      const [p, q] = sideFrom < 0n ? [sideTo, -sideFrom] : [-sideTo, sideFrom];
      crossing.push([from[0] * p + to[0] * q, from[1] * p + to[1] * q, from[2] * p + to[2] * q]);
    }
    return sideTo >= 0n ? [...crossing, to] : crossing;
  });
}
