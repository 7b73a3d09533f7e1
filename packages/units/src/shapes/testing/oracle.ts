/**
 * Shapes in rational arithmetic, plain and slow: a core of edges, solid or not, and a radius around it.
 *
 * Two shapes meet if the distance of their cores is at most the sum of their radii. The distance of cores is that of
 * their nearest edges, or 0 if one lies inside the other.
 */
import type { RawCapsule, RawPoint, RawPolygon, RawShape } from '../../types/raw.js';
import { compare, minus, over, plus, rational, times, type Rational } from '@tilewright/testing';
import { at, between, clampRational, crossOf, dotOf, type Rationals, signOf } from '../../exact/testing/oracle.js';

const zero = rational(0);
const one = rational(1);

type Edge = { readonly a: Rationals; readonly b: Rationals };
/** Corners, clockwise. */
type Solid = readonly Rationals[];
/** What has a core: all but sectors. */
export type Cored = RawPoint | RawShape | RawCapsule | RawPolygon;
type Core = { readonly edges: readonly Edge[]; readonly solid: Solid | undefined; readonly radius: Rational };

export function coreOf(shape: Cored): Core {
  if ('x' in shape) return pointCore(shape, 0);
  if ('center' in shape) return pointCore(shape.center, shape.radius);
  if ('segment' in shape) return { ...coreOf(shape.segment), radius: rational(shape.radius) };
  if ('vertices' in shape) return solidCore(shape.vertices.map(({ x, y }) => at(x, y)));
  if ('start' in shape) {
    const edge = { a: at(shape.start.x, shape.start.y), b: at(shape.end.x, shape.end.y) };
    return { edges: [edge], solid: undefined, radius: zero };
  }
  const { min, max } = shape;
  return solidCore([at(min.x, min.y), at(max.x, min.y), at(max.x, max.y), at(min.x, max.y)]);
}

function solidCore(corners: Solid): Core {
  const edges = corners.map((a, i): Edge => ({ a, b: corners[(i + 1) % corners.length] ?? a }));
  return { edges, solid: corners, radius: zero };
}

/** The sum of the radii of two cores. */
export function reachOf(a: Core, b: Core): Rational {
  return plus(a.radius, b.radius);
}

export function squaredDistance(a: Core, b: Core): Rational {
  if (isInside(a.solid, b) || isInside(b.solid, a)) return zero;
  const distances = a.edges.flatMap((edge) => b.edges.map((other) => squaredDistanceOfEdges(edge, other)));
  return distances.reduce((least, value) => (compare(value, least) < 0 ? value : least));
}

export function meet(a: Cored, b: Cored): boolean {
  const [first, second] = [coreOf(a), coreOf(b)];
  const reach = reachOf(first, second);
  return compare(squaredDistance(first, second), times(reach, reach)) <= 0;
}

function pointCore({ x, y }: RawPoint, radius: number): Core {
  const center = at(x, y);
  return { edges: [{ a: center, b: center }], solid: undefined, radius: rational(radius) };
}

/** Inside of all edges, and of the bounds, which matter where all corners are on one line. */
function isInside(solid: Solid | undefined, core: Core): boolean {
  const point = core.edges[0]?.a;
  if (solid === undefined || point === undefined) return false;
  return (
    solid.every((a, i) => signOf(crossOf(between(a, solid[(i + 1) % solid.length] ?? a), between(a, point))) >= 0) &&
    (['x', 'y'] as const).every(
      (axis) =>
        solid.some((corner) => compare(corner[axis], point[axis]) <= 0) &&
        solid.some((corner) => compare(corner[axis], point[axis]) >= 0),
    )
  );
}

function squaredDistanceOfEdges(first: Edge, second: Edge): Rational {
  if (cross(first, second)) return zero;
  const distances = [
    squaredDistanceToEdge(first.a, second),
    squaredDistanceToEdge(first.b, second),
    squaredDistanceToEdge(second.a, first),
    squaredDistanceToEdge(second.b, first),
  ];
  return distances.reduce((least, value) => (compare(value, least) < 0 ? value : least));
}

/** Whether two edges that are not parallel meet: each by its parameter. Others meet at an end, if at all. */
function cross(first: Edge, second: Edge): boolean {
  const u = between(first.a, first.b);
  const v = between(second.a, second.b);
  const area = crossOf(u, v);
  if (signOf(area) === 0) return false;
  const way = between(first.a, second.a);
  return [over(crossOf(way, v), area), over(crossOf(way, u), area)].every(
    (part) => compare(part, zero) >= 0 && compare(part, one) <= 0,
  );
}

function squaredDistanceToEdge(point: Rationals, { a, b }: Edge): Rational {
  const extent = between(a, b);
  const squares = dotOf(extent, extent);
  const part = signOf(squares) === 0 ? zero : clampRational(over(dotOf(between(a, point), extent), squares), zero, one);
  const offset = {
    x: minus(plus(a.x, times(part, extent.x)), point.x),
    y: minus(plus(a.y, times(part, extent.y)), point.y),
  };
  return dotOf(offset, offset);
}
