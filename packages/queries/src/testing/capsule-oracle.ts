/**
 * The tiles of a capsule, by the definition: every tile of a box is asked, in exact arithmetic, how near it comes to
 * the segment. Squared distances are fractions of whole numbers.
 */
import { at, floorDivide, onGrid } from '@tilewright/testing';
import { cellsWhere, range, type Inclusion } from './area-oracle.js';
import { oracleTilesInPolygon } from './polygon-oracle.js';
import type { Box, Cell } from './segment-oracle.js';

type Point = readonly [x: bigint, y: bigint];
/** A squared distance: a numerator, and a positive denominator. */
type Fraction = readonly [bigint, bigint];

/** Rows from north to south, west to east in a row; of all tiles around the capsule, or of those in a box. */
export function oracleTilesInCapsule(numbers: readonly number[], inclusion: Inclusion, box?: Box): Cell[] {
  const { one, values } = onGrid(...numbers);
  // Everything is doubled, so that the center of a tile is whole.
  const [ax, ay, bx, by, r] = [0, 1, 2, 3, 4].map((i) => 2n * at(values, i)) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const [a, b, side]: [Point, Point, bigint] = [[ax, ay], [bx, by], 2n * one];
  const least = (p: bigint, q: bigint): bigint => (p < q ? p : q);
  const most = (p: bigint, q: bigint): bigint => (p > q ? p : q);
  const [west, north, east, south] = box ?? [
    floorDivide(least(ax, bx) - r, side) - 1,
    floorDivide(least(ay, by) - r, side) - 1,
    floorDivide(most(ax, bx) + r, side) + 2,
    floorDivide(most(ay, by) + r, side) + 2,
  ];
  const isOnPath = new Set(
    r === 0n ? oracleTilesInPolygon(numbers.slice(0, 4), 'any', [west, north, east, south]).map(String) : [],
  );
  const compare = ([n, d]: Fraction): bigint => n - r * r * d;
  return cellsWhere(range(west, east - 1), range(north, south - 1), (x, y) => {
    const [left, top] = [BigInt(x) * side, BigInt(y) * side];
    const [right, bottom] = [left + side, top + side];
    const corners: readonly Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    if (inclusion === 'center') return compare(pointToSegment([left + one, top + one], a, b)) <= 0n;
    if (inclusion === 'inside') return corners.every((corner) => compare(pointToSegment(corner, a, b)) <= 0n);
    if (inclusion === 'any' && r === 0n) return isOnPath.has(`${x},${y}`);
    // Nearer than the radius is some point inside of the tile, too.
    if ([a, b].some(([X, Y]) => X >= left && X <= right && Y >= top && Y <= bottom)) return true;
    const toSide = (i: number): bigint =>
      compare(segmentToSegment(a, b, corners[i] as Point, corners[(i + 1) % 4] as Point));
    if ([0, 1, 2, 3].some((i) => toSide(i) < 0n)) return true;
    // It touches. The tile owns its northern and its western side, except for their ends in the north-east and the
    // south-west. More points than such an end touch only if the segment is parallel and goes on.
    const touchesAt = (corner: number): boolean => compare(pointToSegment(corners[corner] as Point, a, b)) === 0n;
    const ownsNorth = toSide(0) === 0n && !(touchesAt(1) && (ay !== by || least(ax, bx) >= right));
    return ownsNorth || (toSide(3) === 0n && !(touchesAt(3) && (ax !== bx || least(ay, by) >= bottom)));
  });
}

function pointToSegment(p: Point, a: Point, b: Point): Fraction {
  const [dx, dy, ex, ey] = [b[0] - a[0], b[1] - a[1], p[0] - a[0], p[1] - a[1]];
  const [dot, squared] = [dx * ex + dy * ey, dx * dx + dy * dy];
  if (dot <= 0n) return [ex * ex + ey * ey, 1n];
  if (dot >= squared) return [(p[0] - b[0]) ** 2n + (p[1] - b[1]) ** 2n, 1n];
  return [(dx * ey - dy * ex) ** 2n, squared];
}

function segmentToSegment(a: Point, b: Point, c: Point, d: Point): Fraction {
  const turn = (p: Point, q: Point, s: Point): bigint => (q[0] - p[0]) * (s[1] - p[1]) - (q[1] - p[1]) * (s[0] - p[0]);
  const sign = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0);
  if (sign(turn(a, b, c)) * sign(turn(a, b, d)) < 0 && sign(turn(c, d, a)) * sign(turn(c, d, b)) < 0) return [0n, 1n];
  const all = [pointToSegment(a, c, d), pointToSegment(b, c, d), pointToSegment(c, a, b), pointToSegment(d, a, b)];
  return all.reduce((least, each) => (each[0] * least[1] < least[0] * each[1] ? each : least));
}
