/** The cases that ask for the tiles of a shape. */
import { beside, coordinate, place, type Random } from './random.js';
import { compare, exact, minus, plus, signOf, square, times, ZERO } from './rational.js';
import {
  boundsOf,
  corners,
  type HalfPlane,
  nearestOnSegment,
  ownsSome,
  type Point,
  point,
  type Region,
  rightOf,
  shared,
  squaredDistance,
  type Standing,
  standing,
  type Tile,
  type Tiles,
  tilesOf,
} from './region.js';

/** A point as it stands in the table. */
export type Pair = readonly [x: number, y: number];
/** Tiles side by side. */
export type Row = readonly [y: number, firstX: number, lastX: number];

interface Answer {
  /** The tiles of the shape: those of its points. A tile owns its north and west border. */
  readonly rows: readonly Row[];
  /** Tiles that shape and tile have in common by a border only: whether they belong to it is a matter of rules. */
  readonly optional: readonly Row[];
}

export interface BorderCase extends Answer {
  readonly point: Pair;
}
export interface SegmentCase extends Answer {
  readonly start: Pair;
  readonly end: Pair;
}
export interface DiscCase extends Answer {
  readonly center: Pair;
  readonly radius: number;
}
export interface RectangleCase extends Answer {
  readonly min: Pair;
  readonly max: Pair;
}
export interface CapsuleCase extends SegmentCase {
  readonly radius: number;
}
export interface SectorCase extends DiscCase {
  /** The edges, clockwise as seen on a screen. */
  readonly from: Pair;
  readonly to: Pair;
}
export interface PolygonCase extends Answer {
  /** Clockwise as seen on a screen. */
  readonly vertices: readonly Pair[];
}

/** At most so many tiles, so that no case fills a screen. */
const MAX_TILES = 60;

function rowsOf(tiles: readonly Tile[]): Row[] {
  const rows: [number, number, number][] = [];
  for (const [x, y] of tiles) {
    const last = rows.at(-1);
    if (last !== undefined && last[0] === y && last[2] === x - 1) last[2] = x;
    else rows.push([y, x, x]);
  }
  return rows;
}

/** The answer, unless the shape is too large for the table. */
function answer({ tiles, optional }: Tiles): Answer | undefined {
  return tiles.length > MAX_TILES ? undefined : { rows: rowsOf(tiles), optional: rowsOf(optional) };
}

const at = ([x, y]: Pair): Point => point(x, y);

function answerOf(points: readonly Pair[], regions: readonly Region[], margin = 0): Answer | undefined {
  return answer(
    tilesOf(boundsOf(points.map(at), exact(margin)), (x, y) => regions.map((region) => standing(region, x, y))),
  );
}

function axisPlanes([minX, minY]: Pair, [maxX, maxY]: Pair): HalfPlane[] {
  const [one, minusOne] = [exact(1), exact(-1)];
  return [
    { a: one, b: ZERO, c: exact(-minX) },
    { a: ZERO, b: one, c: exact(-minY) },
    { a: minusOne, b: ZERO, c: exact(maxX) },
    { a: ZERO, b: minusOne, c: exact(maxY) },
  ];
}

function segmentRegion(start: Pair, end: Pair): Region {
  const [from, to] = [at(start), at(end)];
  const [dx, dy] = [minus(to.x, from.x), minus(to.y, from.y)];
  if (signOf(dx) === 0 && signOf(dy) === 0) return { planes: axisPlanes(start, start), isFlat: true };
  const ahead = (of: Point, sign: number): HalfPlane => {
    const [a, b] = [times(exact(sign), dx), times(exact(sign), dy)];
    return { a, b, c: minus(ZERO, plus(times(a, of.x), times(b, of.y))) };
  };
  return { planes: [rightOf(from, to), rightOf(to, from), ahead(from, 1), ahead(to, -1)], isFlat: true };
}

function discRegion(center: Pair, radius: number, planes: readonly HalfPlane[] = []): Region {
  // A disc without a radius is a point.
  if (radius === 0) return { planes: axisPlanes(center, center), isFlat: true };
  return { planes, disc: { center: at(center), radiusSquared: square(exact(radius)) }, isFlat: false };
}

function pair(random: Random, from: Pair, size: number): Pair {
  return [coordinate(random, from[0], size), coordinate(random, from[1], size)];
}

function somewhere(random: Random): Pair {
  return [place(random), place(random)];
}

export function borderCase(random: Random): BorderCase | undefined {
  const asked = random.isTrue(0.1)
    ? ([random.pick([0, 5e-324, -5e-324, -1e-17]), random.pick([0.5, -0.5, -1e-300])] as const)
    : pair(random, somewhere(random), 8);
  const answered = answerOf([asked], [{ planes: axisPlanes(asked, asked), isFlat: true }]);
  return answered && { point: asked, ...answered };
}

/** Small steps, by which segments pass through many corners. */
const STEPS: readonly Pair[] = [1, 2, 3, 4, 5].flatMap((x) =>
  [1, 2, 3, 4].flatMap((y): Pair[] => [
    [x, y],
    [x, -y],
    [-x, y],
    [-x, -y],
  ]),
);

/** The ends of a segment: anywhere, through a corner, along a border, or both in one place. */
function ends(random: Random): readonly [start: Pair, end: Pair] {
  const from = somewhere(random);
  const start = pair(random, from, 8);
  const kind = random.below(8);
  if (kind === 0) return [start, start];
  if (kind === 1)
    return [
      start,
      random.isTrue(0.5) ? [coordinate(random, from[0], 8), start[1]] : [start[0], coordinate(random, from[1], 8)],
    ];
  if (kind > 4) return [start, pair(random, from, 8)];
  const [dx, dy] = random.pick(STEPS);
  const corner: Pair = [from[0] + random.below(6), from[1] + random.below(6)];
  const [before, behind] = [random.pick([0.25, 0.5, 0.75, 1, 0.375]), random.pick([0, 0.25, 0.5, 0.75, 1])];
  const first: Pair = [corner[0] - before * dx, corner[1] - before * dy];
  const last: Pair = [corner[0] + behind * dx, corner[1] + behind * dy];
  // Half of them miss the corner by one place of a double.
  const nudged: Pair = random.isTrue(0.5) ? last : [beside(last[0], random.pick([1, -1])), last[1]];
  return random.isTrue(0.5) ? [first, nudged] : [nudged, first];
}

/** The tiles of a segment, unless they are too many. */
export function segmentTiles(start: Pair, end: Pair): Answer | undefined {
  return answerOf([start, end], [segmentRegion(start, end)]);
}

export function segmentCase(random: Random): SegmentCase | undefined {
  const [start, end] = ends(random);
  const answered = segmentTiles(start, end);
  return answered && { start, end, ...answered };
}

/** A center and a radius: anything, or a disc that touches a border or a corner of tiles. */
function round(random: Random): readonly [center: Pair, radius: number] {
  const from = somewhere(random);
  const center = pair(random, from, 4);
  switch (random.below(6)) {
    case 0:
      return [center, random.pick([0, 0.5, 1, 1.5, 2, 2.5, 3])];
    case 1:
      return [center, Math.abs(center[0] - (from[0] + random.below(5)))];
    case 2: {
      // Corners at 3 : 4 : 5.
      const unit = random.pick([1 / 8, 1 / 4, 1 / 2]);
      const [x, y] = random.pick([
        [3, 4],
        [-4, 3],
        [-3, -4],
        [4, -3],
      ] as const);
      const radius = 5 * unit;
      const touching: Pair = [from[0] + x * unit, from[1] + y * unit];
      return [touching, random.isTrue(0.5) ? radius : beside(radius, random.pick([1, -1]))];
    }
    case 3:
      return [center, Math.round(random.unit() * 30) / 10];
    default:
      return [center, random.unit() * 3];
  }
}

export function discCase(random: Random): DiscCase | undefined {
  const [center, radius] = round(random);
  const answered = answerOf([center], [discRegion(center, radius)], radius);
  return answered && { center, radius, ...answered };
}

export function rectangleCase(random: Random): RectangleCase | undefined {
  const from = somewhere(random);
  const [a, b] = [pair(random, from, 5), pair(random, from, 5)];
  const min: Pair = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  const max: Pair = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  const region = { planes: axisPlanes(min, max), isFlat: min[0] === max[0] || min[1] === max[1] };
  const answered = answerOf([min, max], [region]);
  return answered && { min, max, ...answered };
}

/** How a tile stands to the points within a radius of a segment. */
function capsuleStanding(start: Pair, end: Pair, radius: number, x: number, y: number): Standing {
  const square = corners(x, y);
  const core = shared(segmentRegion(start, end), x, y);
  const limit = times(exact(radius), exact(radius));
  // Two convex shapes apart are nearest where one of them has an end or a corner.
  const near: [of: Point, distance: ReturnType<typeof squaredDistance>][] =
    core.length > 0
      ? [[core[0]!, ZERO]]
      : [
          ...square.map((corner): [Point, typeof limit] => [
            corner,
            squaredDistance(corner, nearestOnSegment(corner, at(start), at(end))),
          ]),
          ...[at(start), at(end)].map((of): [Point, typeof limit] => {
            const nearest = {
              x: clamp(of.x, square[0]!.x, square[2]!.x),
              y: clamp(of.y, square[0]!.y, square[2]!.y),
            };
            return [nearest, squaredDistance(of, nearest)];
          }),
        ];
  const distance = near.reduce((best, [, each]) => (compare(each, best) < 0 ? each : best), near[0]![1]);
  const order = compare(distance, limit);
  const nearest = near.filter(([, each]) => compare(each, distance) === 0).map(([of]) => of);
  return { isIn: order < 0 || (order === 0 && ownsSome(nearest, x, y)), isInside: order < 0, isTouched: order <= 0 };
}

function clamp(value: Point['x'], min: Point['x'], max: Point['x']): Point['x'] {
  return compare(value, min) < 0 ? min : compare(value, max) > 0 ? max : value;
}

export function capsuleCase(random: Random): CapsuleCase | undefined {
  let [start, end] = ends(random);
  let radius = random.pick([0, 0.25, 0.5, 1, 1.5, 0.1, 0.3, random.unit() * 2]);
  if (random.isTrue(0.25)) {
    // A side that touches a corner of tiles: the segment leads along 3 : 4, beside the corner.
    const [from, unit] = [somewhere(random), random.pick([1 / 8, 1 / 4])];
    const [dx, dy] = random.pick([
      [3, 4],
      [-4, 3],
    ] as const);
    start = [from[0] - dy * unit - dx * unit, from[1] + dx * unit - dy * unit];
    end = [start[0] + 4 * dx * unit, start[1] + 4 * dy * unit];
    radius = random.isTrue(0.5) ? 5 * unit : beside(5 * unit, random.pick([1, -1]));
  }
  if (Math.abs(end[0] - start[0]) + Math.abs(end[1] - start[1]) > 10) return undefined;
  const isFlat = radius === 0;
  const answered = isFlat
    ? segmentTiles(start, end)
    : answer(
        tilesOf(boundsOf([at(start), at(end)], exact(radius)), (x, y) => [capsuleStanding(start, end, radius, x, y)]),
      );
  return answered && { start, end, radius, ...answered };
}

/** The eight directions of edges, clockwise from east. */
const EDGES: readonly Pair[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

export function sectorCase(random: Random): SectorCase | undefined {
  const [center, radius] = round(random);
  const [first, count] = [random.below(8), 1 + random.below(7)];
  const edge = (i: number): Pair => EDGES[(first + i) % 8]!;
  const apex = at(center);
  const toward = ([x, y]: Pair): Point => ({ x: plus(apex.x, exact(x)), y: plus(apex.y, exact(y)) });
  const wedges = Array.from({ length: count }, (_, i) =>
    discRegion(center, radius, [rightOf(apex, toward(edge(i))), rightOf(toward(edge(i + 1)), apex)]),
  );
  const answered = answerOf([center], wedges, radius);
  return answered && { center, radius, from: edge(0), to: edge(count), ...answered };
}

export function polygonCase(random: Random): PolygonCase | undefined {
  const from = somewhere(random);
  const vertices = random.isTrue(0.5)
    ? turnedRectangle(random, from)
    : Array.from({ length: 3 }, () => pair(random, from, 5));
  const turns = vertices.map((vertex, i) => {
    const next = vertices[(i + 1) % vertices.length]!;
    const { a, b, c } = rightOf(at(vertex), at(next));
    const { x, y } = at(vertices[(i + 2) % vertices.length]!);
    return signOf(plus(plus(times(a, x), times(b, y)), c));
  });
  if (turns.every((turn) => turn < 0)) vertices.reverse();
  else if (!turns.every((turn) => turn > 0)) return undefined;
  const planes = vertices.map((vertex, i) => rightOf(at(vertex), at(vertices[(i + 1) % vertices.length]!)));
  const answered = answerOf(vertices, [{ planes, isFlat: false }]);
  return answered && { vertices, ...answered };
}

/** A rectangle whose sides lead along small steps, so that they pass through corners. */
function turnedRectangle(random: Random, from: Pair): Pair[] {
  const [dx, dy] = random.pick(STEPS);
  const corner: Pair = random.isTrue(0.6)
    ? [from[0] + random.below(4), from[1] + random.below(4)]
    : pair(random, from, 3);
  const [length, width] = [random.pick([0.5, 0.75, 1]), random.pick([0.125, 0.25, 0.5])];
  const along: Pair = [dx * length, dy * length];
  const across: Pair = [-dy * width, dx * width];
  return [
    corner,
    [corner[0] + along[0], corner[1] + along[1]],
    [corner[0] + along[0] + across[0], corner[1] + along[1] + across[1]],
    [corner[0] + across[0], corner[1] + across[1]],
  ];
}
