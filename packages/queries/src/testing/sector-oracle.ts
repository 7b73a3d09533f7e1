/**
 * The tiles of a sector, by the definition: every tile of a box is asked, in exact arithmetic. A tile is cut along the
 * edges, and the nearest point of what remains is compared with the radius.
 */
import { at, floorDivide, onGrid } from '@tilewright/testing';
import { cellsWhere, range } from './area-oracle.js';
import { cut, type HalfPlane, type Point } from './polygon-oracle.js';
import type { Box, Cell } from './segment-oracle.js';

/** A sector as plain numbers: the disc, and its edges, clockwise on the screen from u to v. */
export interface SectorNumbers {
  readonly disc: readonly [cx: number, cy: number, radius: number];
  readonly u: readonly [x: number, y: number];
  readonly v: readonly [x: number, y: number];
  readonly isReflex: boolean;
}

type Vector = readonly [x: bigint, y: bigint];

/** Rows from north to south, west to east in a row; of all tiles around the disc, or of those in a box. */
export function oracleTilesInSector(
  { disc, u, v, isReflex }: SectorNumbers,
  inclusion: 'any' | 'center',
  box?: Box,
): Cell[] {
  const { one, values } = onGrid(...disc);
  // Everything is doubled, so that the center of a tile is whole.
  const [cx, cy, r, side] = [2n * at(values, 0), 2n * at(values, 1), 2n * at(values, 2), 2n * one];
  const edges = onGrid(...u, ...v).values;
  const [U, V]: readonly [Vector, Vector] = [
    [at(edges, 0), at(edges, 1)],
    [at(edges, 2), at(edges, 3)],
  ];
  const [west, north, east, south] = box ?? [
    floorDivide(cx - r, side) - 1,
    floorDivide(cy - r, side) - 1,
    floorDivide(cx + r, side) + 2,
    floorDivide(cy + r, side) + 2,
  ];
  /** Where the cross product of an edge and the way from the center, times a sign, is not negative. */
  const beside = ([x, y]: Vector, sign: bigint): HalfPlane => [-y * sign, x * sign, (y * cx - x * cy) * sign];
  const ahead = ([x, y]: Vector): HalfPlane => [x, y, -(x * cx + y * cy)];
  const isSame = u[0] === v[0] && u[1] === v[1];
  const parts: HalfPlane[][] = !isReflex
    ? [[beside(U, 1n), beside(V, -1n), ...(isSame ? [ahead(U)] : [])]]
    : isSame
      ? [[]]
      : [[beside(U, 1n)], [beside(V, -1n)]];
  const holds = ([a, b, c]: HalfPlane, [x, y]: Vector): boolean => a * x + b * y + c >= 0n;
  const isIn = (p: Vector): boolean =>
    (p[0] - cx) ** 2n + (p[1] - cy) ** 2n <= r * r && parts.some((part) => part.every((each) => holds(each, p)));
  return cellsWhere(range(west, east - 1), range(north, south - 1), (x, y) => {
    const [left, top] = [BigInt(x) * side, BigInt(y) * side];
    const [right, bottom] = [left + side, top + side];
    const square: readonly Point[] = [
      [left, top, 1n],
      [right, top, 1n],
      [right, bottom, 1n],
      [left, bottom, 1n],
    ];
    if (inclusion === 'center') return isIn([left + one, top + one]);
    return parts.some((part) => {
      const shared = part.reduce(cut, square);
      // The polygon reaches beyond the east and the south border, which the tile does not own.
      const owns = shared.some(([X, , w]) => X < right * w) && shared.some(([, Y, w]) => Y < bottom * w);
      if (!owns) return false;
      const nearest = nearestTo([cx, cy], shared);
      const [X, Y, w] = nearest;
      const excess = (X - cx * w) ** 2n + (Y - cy * w) ** 2n - r * r * w * w;
      return excess < 0n || (excess === 0n && X < right * w && Y < bottom * w);
    });
  });
}

function hasArea(polygon: readonly Point[]): boolean {
  return polygon.some((a) =>
    polygon.some((b) =>
      polygon.some(
        (c) =>
          a[0] * (b[1] * c[2] - c[1] * b[2]) -
            a[1] * (b[0] * c[2] - c[0] * b[2]) +
            a[2] * (b[0] * c[1] - c[0] * b[1]) !==
          0n,
      ),
    ),
  );
}

/** The point of a convex polygon that is nearest to a point. */
function nearestTo([px, py]: Vector, polygon: readonly Point[]): Point {
  const squared = ([x, y, w]: Point): readonly [bigint, bigint] => [(x - px * w) ** 2n + (y - py * w) ** 2n, w * w];
  const onEdges = polygon.map((b, i): Point => {
    const a = polygon.at(i - 1) as Point;
    // The edge and the way to the point, both times the weights of the ends.
    const [dx, dy] = [b[0] * a[2] - a[0] * b[2], b[1] * a[2] - a[1] * b[2]];
    const [ex, ey] = [px * a[2] - a[0], py * a[2] - a[1]];
    const [dot, length] = [(dx * ex + dy * ey) * b[2], dx * dx + dy * dy];
    if (dot <= 0n) return a;
    if (dot >= length) return b;
    // a + d * dot / length, where d is over the weights of both ends.
    return [a[0] * b[2] * length + dx * dot, a[1] * b[2] * length + dy * dot, a[2] * b[2] * length];
  });
  const turns = polygon.map((b, i) => {
    const a = polygon.at(i - 1) as Point;
    return (b[0] * a[2] - a[0] * b[2]) * (py * a[2] - a[1]) - (b[1] * a[2] - a[1] * b[2]) * (px * a[2] - a[0]);
  });
  if (hasArea(polygon) && (turns.every((turn) => turn >= 0n) || turns.every((turn) => turn <= 0n))) return [px, py, 1n];
  return onEdges.reduce((least, each) => {
    const [n, d] = squared(each);
    const [m, e] = squared(least);
    return n * e < m * d ? each : least;
  });
}
