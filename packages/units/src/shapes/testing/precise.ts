/**
 * Shapes of every kind in fixed-point numbers of 600 fractional bits, for sectors, whose corners are irrational.
 *
 * Two shapes meet if a point is in both, and then one of these points is: the corners and centers of each, and the
 * crossings of the lines and circles that their borders are parts of. What is off by less than 2^-250 counts as
 * touching: the numbers of the tests are such that nothing else comes so near.
 */
import { rational } from '@tilewright/testing';
import { isSector } from '../../checks/kinds.js';
import { integerRoot } from '../../exact/integers.js';
import type { RawComposite, RawPoint, RawShape } from '../../types/raw.js';

const BITS = 600n;
const ONE = 1n << BITS;
const TOLERANCE = 1n << (BITS - 250n);

type Point = { readonly x: bigint; readonly y: bigint };
type Line = { readonly a: Point; readonly b: Point };
type Circle = { readonly center: Point; readonly r: bigint };
type Precise = {
  readonly points: readonly Point[];
  readonly lines: readonly Line[];
  readonly circles: readonly Circle[];
  readonly has: (point: Point) => boolean;
};

export function meetPrecisely(a: RawShape | RawComposite, b: RawShape | RawComposite): boolean {
  const [first, second] = [preciseOf(a), preciseOf(b)];
  return candidates(first, second).some((point) => first.has(point) && second.has(point));
}

export function hasPrecisely(shape: RawShape | RawComposite, { x, y }: RawPoint): boolean {
  return preciseOf(shape).has(point(x, y));
}

function* crossings(a: Precise, b: Precise): Generator<Point> {
  for (const line of a.lines) {
    for (const other of b.lines) yield* crossingsOfLines(line, other);
    for (const circle of b.circles) yield* crossingsOfLineAndCircle(line, circle);
  }
  for (const circle of a.circles) {
    for (const line of b.lines) yield* crossingsOfLineAndCircle(line, circle);
    for (const other of b.circles) yield* crossingsOfCircles(circle, other);
  }
}

function candidates(a: Precise, b: Precise): Point[] {
  return [...a.points, ...b.points, ...crossings(a, b)];
}

function preciseOf(shape: RawShape | RawComposite): Precise {
  if ('segment' in shape) return capsuleOf(shape.segment.start, shape.segment.end, fix(shape.radius));
  if ('start' in shape) return capsuleOf(shape.start, shape.end, 0n);
  if (!isSector(shape) && 'center' in shape) return capsuleOf(shape.center, shape.center, fix(shape.radius));
  if ('vertices' in shape) return polygonOf(shape.vertices.map(({ x, y }) => point(x, y)));
  if ('min' in shape) {
    const { min, max } = shape;
    return polygonOf([point(min.x, min.y), point(max.x, min.y), point(max.x, max.y), point(min.x, max.y)]);
  }
  const { center, radius, from, to, isReflex } = shape;
  const [c, r, u, v] = [point(center.x, center.y), fix(radius), unit(from), unit(to)];
  const corners = [moved(c, u, r), moved(c, v, r)] as const;
  const has = (p: Point): boolean => {
    const way = minus(p, c);
    const [right, left] = [cross(u, way), cross(way, v)];
    const isInCone = isReflex
      ? right >= -TOLERANCE || left >= -TOLERANCE
      : right >= -TOLERANCE && left >= -TOLERANCE && (dot(u, way) >= -TOLERANCE || dot(v, way) >= -TOLERANCE);
    return isInCone && size(way) <= r + TOLERANCE;
  };
  return { points: [c, ...corners], lines: corners.map((b) => ({ a: c, b })), circles: [{ center: c, r }], has };
}

function capsuleOf(start: RawPoint, end: RawPoint, r: bigint): Precise {
  const [a, b] = [point(start.x, start.y), point(end.x, end.y)];
  const way = minus(b, a);
  const side = size(way) === 0n ? { x: 0n, y: 0n } : scaled({ x: -way.y, y: way.x }, over(r, size(way)));
  const lines = [
    { a: plus(a, side), b: plus(b, side) },
    { a: minus(a, side), b: minus(b, side) },
  ];
  const circles = [a, b].map((center) => ({ center, r }));
  return {
    points: [a, b, ...lines.flatMap((line) => [line.a, line.b])],
    lines,
    circles,
    has: (p) => far(p, { a, b }) <= r + TOLERANCE,
  };
}

function polygonOf(points: readonly Point[]): Precise {
  const lines = points.map((a, i): Line => ({ a, b: points[(i + 1) % points.length] ?? a }));
  const has = (p: Point): boolean =>
    lines.some((line) => far(p, line) <= TOLERANCE) ||
    (points.length > 2 && lines.every(({ a, b }) => cross(minus(b, a), minus(p, a)) > 0n));
  return { points, lines, circles: [], has };
}

/** The distance of a point from a segment. */
function far(p: Point, { a, b }: Line): bigint {
  const way = minus(b, a);
  const square = dot(way, way);
  if (square === 0n) return size(minus(p, a));
  const part = over(dot(minus(p, a), way), square);
  const at = part < 0n ? 0n : part > ONE ? ONE : part;
  return size(minus(p, moved(a, way, at)));
}

function crossingsOfLines(one: Line, other: Line): Point[] {
  const [u, v] = [minus(one.b, one.a), minus(other.b, other.a)];
  const area = cross(u, v);
  return area === 0n ? [] : [moved(one.a, u, over(cross(minus(other.a, one.a), v), area))];
}

function crossingsOfLineAndCircle({ a, b }: Line, { center, r }: Circle): Point[] {
  const way = minus(b, a);
  const length = size(way);
  if (length === 0n) return [];
  const nearest = moved(a, way, over(dot(minus(center, a), way), dot(way, way)));
  const off = minus(nearest, center);
  const square = times(r, r) - dot(off, off);
  if (square < -TOLERANCE) return [];
  const half = over(root(square > 0n ? square : 0n), length);
  // The point itself too: where they touch, the root of a rounding error may be large.
  return [nearest, moved(nearest, way, half), moved(nearest, way, -half)];
}

function crossingsOfCircles(one: Circle, other: Circle): Point[] {
  const way = minus(other.center, one.center);
  const square = dot(way, way);
  if (square === 0n) return [];
  const part = over(times(one.r, one.r) - times(other.r, other.r) + square, 2n * square);
  const nearest = moved(one.center, way, part);
  const rest = over(times(one.r, one.r), square) - times(part, part);
  if (rest < -TOLERANCE) return [];
  const half = root(rest > 0n ? rest : 0n);
  const across = { x: -way.y, y: way.x };
  return [nearest, moved(nearest, across, half), moved(nearest, across, -half)];
}

function fix(value: number): bigint {
  const { numerator, denominator } = rational(value);
  return (numerator << BITS) / denominator;
}
function point(x: number, y: number): Point {
  return { x: fix(x), y: fix(y) };
}
function unit({ x, y }: RawPoint): Point {
  const vector = point(x, y);
  return scaled(vector, over(ONE, size(vector)));
}
function times(a: bigint, b: bigint): bigint {
  return (a * b) >> BITS;
}
function over(a: bigint, b: bigint): bigint {
  return (a << BITS) / b;
}
function root(a: bigint): bigint {
  return integerRoot(a << BITS);
}
function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}
function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}
function scaled({ x, y }: Point, by: bigint): Point {
  return { x: times(x, by), y: times(y, by) };
}
function moved(from: Point, way: Point, by: bigint): Point {
  return plus(from, scaled(way, by));
}
function dot(a: Point, b: Point): bigint {
  return times(a.x, b.x) + times(a.y, b.y);
}
function cross(a: Point, b: Point): bigint {
  return times(a.x, b.y) - times(a.y, b.x);
}
function size(a: Point): bigint {
  return root(times(a.x, a.x) + times(a.y, a.y));
}
