/** Whether a leg is free, by the definition and in rational arithmetic: every solid tile of the map is compared. */
import { compare, minus, over, plus, rational, type Rational, times } from '@tilewright/testing';
import type { BitTilemap } from '@tilewright/tilemap';
import type { Place } from './oracle.js';

type Point = readonly [x: Rational, y: Rational];

const zero = rational(0);
const one = rational(1);

/** Positions in tile space, radius in tiles. For a disc, the tiles around the map are solid. */
export function isLegFree(map: BitTilemap, from: Place, to: Place, radius: number): boolean {
  const [a, b] = [pointOf(from), pointOf(to)];
  const reach = Math.ceil(radius) + 1;
  const { x: west, y: north, width, height } = map.bounds;
  const columns = [Math.min(from.x, to.x) - reach, Math.max(from.x, to.x) + reach] as const;
  const rows = [Math.min(from.y, to.y) - reach, Math.max(from.y, to.y) + reach] as const;
  for (let y = Math.floor(rows[0]); y <= rows[1]; y++) {
    for (let x = Math.floor(columns[0]); x <= columns[1]; x++) {
      const isInside = x >= west && x < west + width && y >= north && y < north + height;
      const isSolid = isInside ? map.getAt(x, y) : radius > 0;
      if (isSolid && isInTheWay(a, b, x, y, radius)) return false;
    }
  }
  return true;
}

function isInTheWay(a: Point, b: Point, x: number, y: number, radius: number): boolean {
  if (touchesBetween(a, b, x, y)) return true;
  if (radius === 0) return false;
  const corners = [
    pointOf({ x, y }),
    pointOf({ x: x + 1, y }),
    pointOf({ x: x + 1, y: y + 1 }),
    pointOf({ x, y: y + 1 }),
  ];
  const squares = corners.flatMap((corner, i) => [
    squareToSegment(corner, a, b),
    squareToSegment(a, corner, corners[(i + 1) % 4]!),
    squareToSegment(b, corner, corners[(i + 1) % 4]!),
  ]);
  const limit = times(rational(radius), rational(radius));
  return isIn(a, x, y) || isIn(b, x, y) || squares.some((square) => compare(square, limit) < 0);
}

/** Whether a point between the ends touches the closed square of a tile: Liang and Barsky's clipping. */
function touchesBetween(a: Point, b: Point, x: number, y: number): boolean {
  let first = zero;
  let last = one;
  let isPoint = true;
  for (const axis of [0, 1] as const) {
    const low = rational(axis === 0 ? x : y);
    const high = plus(low, one);
    const extent = minus(b[axis], a[axis]);
    if (compare(extent, zero) === 0) {
      if (compare(a[axis], low) < 0 || compare(a[axis], high) > 0) return false;
      continue;
    }
    isPoint = false;
    const [near, other] = [over(minus(low, a[axis]), extent), over(minus(high, a[axis]), extent)];
    const [enter, leave] = compare(near, other) < 0 ? [near, other] : [other, near];
    if (compare(enter, first) > 0) first = enter;
    if (compare(leave, last) < 0) last = leave;
  }
  if (isPoint || compare(first, last) > 0) return false;
  return compare(last, zero) > 0 && compare(first, one) < 0;
}

function isIn([px, py]: Point, x: number, y: number): boolean {
  const isBetween = (value: Rational, low: number): boolean =>
    compare(value, rational(low)) >= 0 && compare(value, rational(low + 1)) <= 0;
  return isBetween(px, x) && isBetween(py, y);
}

/** The square of the distance between a point and a segment. */
function squareToSegment(p: Point, a: Point, b: Point): Rational {
  const [dx, dy] = [minus(b[0], a[0]), minus(b[1], a[1])];
  const [px, py] = [minus(p[0], a[0]), minus(p[1], a[1])];
  const square = plus(times(dx, dx), times(dy, dy));
  const along = plus(times(px, dx), times(py, dy));
  if (compare(along, zero) <= 0) return plus(times(px, px), times(py, py));
  if (compare(along, square) >= 0) {
    const [qx, qy] = [minus(p[0], b[0]), minus(p[1], b[1])];
    return plus(times(qx, qx), times(qy, qy));
  }
  const across = minus(times(px, dy), times(py, dx));
  return over(times(across, across), square);
}

function pointOf({ x, y }: Place): Point {
  return [rational(x), rational(y)];
}
