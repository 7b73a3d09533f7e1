/**
 * Which tiles a shape has: the tile's square is cut by the half-planes of the shape, and what is left is compared with
 * its disc, all in exact arithmetic.
 */
import {
  compare,
  exact,
  floor,
  greatest,
  least,
  minus,
  ONE,
  over,
  plus,
  type Rational,
  signOf,
  square,
  times,
  ZERO,
} from './rational.js';

export interface Point {
  readonly x: Rational;
  readonly y: Rational;
}

/** The points at which a * x + b * y + c is not below 0. */
export interface HalfPlane {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
}

export interface Disc {
  readonly center: Point;
  readonly radiusSquared: Rational;
}

/** A convex closed shape: the points of all half-planes and of the disc. */
export interface Region {
  readonly planes: readonly HalfPlane[];
  readonly disc?: Disc;
  /** A point or a segment, which has no inside. */
  readonly isFlat: boolean;
}

/** How a tile stands to a shape. */
export interface Standing {
  /** Some point of the shape is in the tile, which owns its north and west border. */
  readonly isIn: boolean;
  /** The insides of both have points in common: the tile belongs to the shape under any rule about borders. */
  readonly isInside: boolean;
  /** The shape and the tile with all of its borders have points in common. */
  readonly isTouched: boolean;
}

const OUT: Standing = { isIn: false, isInside: false, isTouched: false };

export function point(x: number, y: number): Point {
  return { x: exact(x), y: exact(y) };
}

/** The half-plane on the right of the way from `from` to `to`, as seen on a screen, where y grows downward. */
export function rightOf(from: Point, to: Point): HalfPlane {
  const a = minus(from.y, to.y);
  const b = minus(to.x, from.x);
  return { a, b, c: minus(ZERO, plus(times(a, from.x), times(b, from.y))) };
}

function valueAt({ a, b, c }: HalfPlane, { x, y }: Point): Rational {
  return plus(plus(times(a, x), times(b, y)), c);
}

export function squaredDistance(p: Point, q: Point): Rational {
  return plus(square(minus(p.x, q.x)), square(minus(p.y, q.y)));
}

/** The corners of a tile, clockwise. */
export function corners(x: number, y: number): readonly Point[] {
  return [point(x, y), point(x + 1, y), point(x + 1, y + 1), point(x, y + 1)];
}

/** What a half-plane leaves of a convex polygon (Sutherland and Hodgman). */
function cut(polygon: readonly Point[], plane: HalfPlane): Point[] {
  const left: Point[] = [];
  polygon.forEach((from, i) => {
    const to = polygon[(i + 1) % polygon.length]!;
    const [atFrom, atTo] = [valueAt(plane, from), valueAt(plane, to)];
    if (signOf(atFrom) >= 0) left.push(from);
    if (signOf(atFrom) * signOf(atTo) < 0) left.push(between(from, to, over(atFrom, minus(atFrom, atTo))));
  });
  return left;
}

export function between(from: Point, to: Point, fraction: Rational): Point {
  return {
    x: plus(from.x, times(minus(to.x, from.x), fraction)),
    y: plus(from.y, times(minus(to.y, from.y), fraction)),
  };
}

/** The point of the segment from `from` to `to` that is nearest to `p`. */
export function nearestOnSegment(p: Point, from: Point, to: Point): Point {
  const lengthSquared = squaredDistance(from, to);
  if (signOf(lengthSquared) === 0) return from;
  const along = plus(times(minus(p.x, from.x), minus(to.x, from.x)), times(minus(p.y, from.y), minus(to.y, from.y)));
  return between(from, to, least([ONE, greatest([ZERO, over(along, lengthSquared)])]));
}

/** The point of a convex polygon that is nearest to `p`. */
function nearestIn(polygon: readonly Point[], p: Point): Point {
  const isInside =
    polygon.length > 2 &&
    signOf(twiceArea(polygon)) > 0 &&
    polygon.every((from, i) => {
      return signOf(valueAt(rightOf(from, polygon[(i + 1) % polygon.length]!), p)) >= 0;
    });
  if (isInside) return p;
  const candidates = polygon.map((from, i) => nearestOnSegment(p, from, polygon[(i + 1) % polygon.length]!));
  return candidates.reduce((best, each) =>
    compare(squaredDistance(each, p), squaredDistance(best, p)) < 0 ? each : best,
  );
}

function twiceArea(polygon: readonly Point[]): Rational {
  return polygon.reduce((sum, from, i) => {
    const to = polygon[(i + 1) % polygon.length]!;
    return plus(sum, minus(times(from.x, to.y), times(to.x, from.y)));
  }, ZERO);
}

/** Whether some of these points, or a point between them, is in the tile without its south and east border. */
export function ownsSome(points: readonly Point[], x: number, y: number): boolean {
  const [east, south] = [exact(x + 1), exact(y + 1)];
  // If one point is west of the east border and another one north of the south border, the middle of both is both.
  return points.some((each) => compare(each.x, east) < 0) && points.some((each) => compare(each.y, south) < 0);
}

function isStrictlyInside({ x, y }: Point, tileX: number, tileY: number): boolean {
  return (
    compare(x, exact(tileX)) > 0 &&
    compare(x, exact(tileX + 1)) < 0 &&
    compare(y, exact(tileY)) > 0 &&
    compare(y, exact(tileY + 1)) < 0
  );
}

function middle(points: readonly Point[]): Point {
  const count = exact(points.length);
  const sum = points.reduce((total, each) => ({ x: plus(total.x, each.x), y: plus(total.y, each.y) }));
  return { x: over(sum.x, count), y: over(sum.y, count) };
}

/** What is left of a tile inside the half-planes. */
export function shared({ planes }: Region, x: number, y: number): readonly Point[] {
  return planes.reduce<readonly Point[]>((polygon, plane) => cut(polygon, plane), corners(x, y));
}

export function standing(region: Region, x: number, y: number): Standing {
  const polygon = shared(region, x, y);
  if (polygon.length === 0) return OUT;
  const { disc, isFlat } = region;
  const hasInside = isFlat ? isStrictlyInside(middle(polygon), x, y) : signOf(twiceArea(polygon)) > 0;
  if (disc === undefined) return { isIn: ownsSome(polygon, x, y), isInside: hasInside, isTouched: true };
  const nearest = nearestIn(polygon, disc.center);
  const order = compare(squaredDistance(nearest, disc.center), disc.radiusSquared);
  if (order > 0) return OUT;
  // A disc that is only touched has this point alone; otherwise points near it count, wherever they lie.
  const isIn = ownsSome(order === 0 ? [nearest] : polygon, x, y);
  return { isIn, isInside: order < 0 && hasInside, isTouched: true };
}

export type Tile = readonly [x: number, y: number];

/** The tiles of a shape, row by row, and those that are a matter of who owns a border. */
export interface Tiles {
  readonly tiles: readonly Tile[];
  readonly optional: readonly Tile[];
}

export interface Bounds {
  readonly min: Point;
  readonly max: Point;
}

export function boundsOf(points: readonly Point[], margin: Rational = ZERO): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    min: { x: minus(least(xs), margin), y: minus(least(ys), margin) },
    max: { x: plus(greatest(xs), margin), y: plus(greatest(ys), margin) },
  };
}

/** The tiles of the union of some shapes, which lies in `bounds`. */
export function tilesOf({ min, max }: Bounds, standingAt: (x: number, y: number) => readonly Standing[]): Tiles {
  const [tiles, optional]: [Tile[], Tile[]] = [[], []];
  // A border at the north or west is touched by the tile before it.
  for (let y = floor(min.y) - 1; y <= floor(max.y); y++) {
    for (let x = floor(min.x) - 1; x <= floor(max.x); x++) {
      const all = standingAt(x, y);
      if (all.some(({ isIn }) => isIn)) tiles.push([x, y]);
      if (all.some(({ isTouched }) => isTouched) && !all.some(({ isInside }) => isInside)) optional.push([x, y]);
    }
  }
  return { tiles, optional };
}
