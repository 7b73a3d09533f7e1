/**
 * What stops a moving circle, by whole numbers on a common grid and roots with 120 further bits: plain and slow.
 *
 * The center must not enter the open set of points nearer to a tile than the radius: the tile grown by the radius along
 * x, the tile grown along y, and the discs around its corners. Each is convex, so the center is inside of it during one
 * open interval of time.
 */
import { onGrid } from '@tilewright/testing';

export interface MovingCircle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly endX: number;
  readonly endY: number;
}

/**
 * The time of the first contact; `undefined` without a contact; `'inside'` for a circle that overlaps a tile at the
 * start.
 */
export function firstContact(
  { x, y, radius, endX, endY }: MovingCircle,
  solid: readonly { readonly x: number; readonly y: number }[],
): number | undefined | 'inside' {
  const { one, values } = onGrid(x, y, radius, endX, endY);
  const [cx, cy, r, ex, ey] = values as [bigint, bigint, bigint, bigint, bigint];
  const [dx, dy] = [ex - cx, ey - cy];
  let first: number | undefined;
  for (const tile of solid) {
    const [west, north] = [BigInt(tile.x) * one, BigInt(tile.y) * one];
    const [east, south] = [west + one, north + one];
    const nearest = (center: bigint, low: bigint, high: bigint): bigint =>
      center < low ? low - center : center > high ? center - high : 0n;
    const [gapX, gapY] = [nearest(cx, west, east), nearest(cy, north, south)];
    if (gapX * gapX + gapY * gapY < r * r) return 'inside';
    const times = [
      enterBox(cx, cy, dx, dy, west - r, north, east + r, south),
      enterBox(cx, cy, dx, dy, west, north - r, east, south + r),
      ...[
        [west, north],
        [east, north],
        [west, south],
        [east, south],
      ].map(([kx, ky]) => enterDisc(cx - kx!, cy - ky!, dx, dy, r)),
    ];
    for (const time of times) if (time !== undefined && (first === undefined || time < first)) first = time;
  }
  return first;
}

/** A fraction with a positive denominator. */
type Fraction = readonly [bigint, bigint];
const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;

function enterBox(
  cx: bigint,
  cy: bigint,
  dx: bigint,
  dy: bigint,
  west: bigint,
  north: bigint,
  east: bigint,
  south: bigint,
): number | undefined {
  let from: Fraction = [0n, 1n];
  let to: Fraction = [1n, 1n];
  for (const [center, displacement, low, high] of [
    [cx, dx, west, east],
    [cy, dy, north, south],
  ] as const) {
    if (displacement === 0n) {
      if (center <= low || center >= high) return undefined;
      continue;
    }
    const [enter, leave]: readonly Fraction[] =
      displacement > 0n
        ? [
            [low - center, displacement],
            [high - center, displacement],
          ]
        : [
            [center - high, -displacement],
            [center - low, -displacement],
          ];
    if (less(from, enter!)) from = enter!;
    if (less(leave!, to)) to = leave!;
  }
  return less(from, to) ? quotient(from[0], from[1]) : undefined;
}

/** The displacement from (px, py), relative to the center of a disc, enters its inside. */
function enterDisc(px: bigint, py: bigint, dx: bigint, dy: bigint, r: bigint): number | undefined {
  const squares = dx * dx + dy * dy;
  if (squares === 0n) return undefined;
  const ahead = -(px * dx + py * dy);
  if (ahead <= 0n) return undefined;
  const across = dx * py - dy * px;
  const discriminant = r * r * squares - across * across;
  if (discriminant <= 0n) return undefined;
  // It enters before the end if the end is inside, or if the foot of the center lies before the end.
  const [qx, qy] = [px + dx, py + dy];
  const isEndInside = qx * qx + qy * qy < r * r;
  if (!isEndInside && ahead >= squares) return undefined;
  const bits = 120n;
  const root = rootOf(discriminant << (2n * bits));
  return quotient((ahead << bits) - root, squares << bits);
}

function quotient(numerator: bigint, denominator: bigint): number {
  return Number((numerator << 80n) / denominator) / 2 ** 80;
}

function rootOf(value: bigint): bigint {
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
