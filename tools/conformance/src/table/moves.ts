/** The cases about maps: rays, lines of sight, bodies that move, and paths. */
import { agree, hitsOn } from './lines.js';
import { HEIGHT, isSolid, type Map, WIDTH } from './maps.js';
import { beside, coordinate, type Random } from './random.js';
import {
  compare,
  exact,
  greatest,
  least,
  minus,
  nearestDouble,
  ONE,
  over,
  plus,
  type Rational,
  root,
  signOf,
  square,
  times,
  ZERO,
} from './rational.js';
import { between, corners, type Point, point, squaredDistance, type Tile } from './region.js';
import type { Pair } from './shapes.js';

interface MapCase {
  /** Which of the maps of the file. */
  readonly map: number;
}

export interface Hit {
  /** The tile that is hit; any of them, if several are hit at the same time. */
  readonly tiles: readonly Tile[];
  /** How much of the way is free: the double nearest to the exact quotient. */
  readonly fraction: number;
}

export interface RayCase extends MapCase {
  readonly start: Pair;
  readonly end: Pair;
  readonly hit: Hit | null;
  readonly optional: boolean;
}

export interface SightCase extends MapCase {
  readonly from: Tile;
  readonly to: Tile;
  readonly seen: boolean;
  readonly optional: boolean;
}

export interface SweepCase extends MapCase {
  /** Where the center of the body begins and where it goes: `end - start` as a double leads from one to the other. */
  readonly start: Pair;
  readonly end: Pair;
  /** The half extents of a box. */
  readonly half?: Pair;
  /** The radius of a disc. */
  readonly radius?: number;
  readonly hit: Hit | null;
  readonly optional: boolean;
}

export const RULES = ['four-way', 'eight-way', 'no-corner-cutting'] as const;
export type Rule = (typeof RULES)[number];

export interface PathCase extends MapCase {
  readonly from: Tile;
  readonly to: Tile;
  readonly rule: Rule;
  /** How many straight and diagonal moves a shortest path has. */
  readonly moves: readonly [straight: number, diagonal: number] | null;
}

/** Cases stay so far inside of the map that its border plays no part. */
const MARGIN = 1;

/** A point on the map, often on a border or just beside it. */
function pointOn(random: Random): Pair {
  return [
    coordinate(random, MARGIN + 1, WIDTH - 2 * MARGIN - 3),
    coordinate(random, MARGIN + 1, HEIGHT - 2 * MARGIN - 3),
  ];
}

function isInsideSolid(map: Map, [x, y]: Pair): boolean {
  return !Number.isInteger(x) && !Number.isInteger(y) && isSolid(map, Math.floor(x), Math.floor(y));
}

function hitOf(found: { readonly tiles: readonly Tile[]; readonly fraction: Rational } | undefined): Hit | null {
  return found === undefined ? null : { tiles: found.tiles, fraction: nearestDouble(found.fraction) };
}

/** Steps of rays through corners of tiles. */
const STEPS: readonly Pair[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
  [2, 1],
  [-1, 2],
  [3, -2],
  [-3, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

export function rayCase(random: Random, maps: readonly Map[]): RayCase | undefined {
  const index = random.below(maps.length);
  const map = maps[index]!;
  let [start, end] = [pointOn(random), pointOn(random)];
  if (random.isTrue(0.5)) {
    const [dx, dy] = random.pick(STEPS);
    const length = random.pick([0.5, 1, 1.5, 2, 3]);
    start = [Math.floor(start[0]) + random.pick([0, 0.5]), Math.floor(start[1]) + random.pick([0, 0.5])];
    end = [start[0] + dx * length, start[1] + dy * length];
    if (random.isTrue(0.4)) end = [beside(end[0], random.pick([1, -1])), end[1]];
  }
  const isOnMap = end[0] >= MARGIN && end[0] <= WIDTH - MARGIN && end[1] >= MARGIN && end[1] <= HEIGHT - MARGIN;
  if (!isOnMap || isInsideSolid(map, start) || (start[0] === end[0] && start[1] === end[1])) return undefined;
  const hits = hitsOn(map, point(...start), point(...end));
  return { map: index, start, end, hit: hitOf(hits.near), optional: !agree(hits) };
}

const center = ([x, y]: Tile): Point => point(x + 0.5, y + 0.5);

/** Whether light from the center of a tile reaches another one anywhere, if only in one point. */
function reachesPart(map: Map, from: Tile, to: Tile): boolean {
  const eye = center(from);
  const toward = ({ x, y }: Point): Point => ({ x: minus(x, eye.x), y: minus(y, eye.y) });
  const turn = (a: Point, b: Point): Rational => minus(times(a.x, b.y), times(a.y, b.x));
  const middle = toward(center(to));
  const edges = corners(...to).map(toward);
  // What blocks changes only in the directions of corners: a ray between two of them speaks for all there.
  const ahead = [...edges, ...solidCorners(map, from, to).map(toward)].filter((each) => {
    if (signOf(plus(times(each.x, middle.x), times(each.y, middle.y))) <= 0) return false;
    const sides = edges.map((edge) => signOf(turn(each, edge)));
    return sides.some((side) => side >= 0) && sides.some((side) => side <= 0);
  });
  ahead.sort((a, b) => -signOf(turn(a, b)));
  const between = ahead.slice(1).map((each, i) => bisecting(ahead[i]!, each));
  return [...ahead, ...between].some((direction) => hitsOn(map, eye, entering(eye, direction, to)).near === undefined);
}

/** A direction between two others, which are less than half a turn apart. */
function bisecting(a: Point, b: Point): Point {
  const length = ({ x, y }: Point): Rational => greatest([absolute(x), absolute(y)]);
  const [la, lb] = [length(a), length(b)];
  return { x: plus(over(a.x, la), over(b.x, lb)), y: plus(over(a.y, la), over(b.y, lb)) };
}

const absolute = (a: Rational): Rational => (signOf(a) < 0 ? minus(ZERO, a) : a);

/** Where a ray that meets the square of a tile first touches it. */
function entering(eye: Point, direction: Point, [tileX, tileY]: Tile): Point {
  const fractions: Rational[] = [];
  if (signOf(direction.x) !== 0) {
    fractions.push(over(minus(exact(signOf(direction.x) > 0 ? tileX : tileX + 1), eye.x), direction.x));
  }
  if (signOf(direction.y) !== 0) {
    fractions.push(over(minus(exact(signOf(direction.y) > 0 ? tileY : tileY + 1), eye.y), direction.y));
  }
  const fraction = greatest(fractions);
  return { x: plus(eye.x, times(direction.x, fraction)), y: plus(eye.y, times(direction.y, fraction)) };
}

/** The corners of solid tiles in the box around two tiles, beyond which nothing stands between them. */
function solidCorners(map: Map, from: Tile, to: Tile): readonly Point[] {
  const isBetween = (value: number, axis: 0 | 1): boolean =>
    value >= Math.min(from[axis], to[axis]) && value <= Math.max(from[axis], to[axis]);
  return solidTiles(map).flatMap(([x, y]) => (isBetween(x, 0) && isBetween(y, 1) ? corners(x, y) : []));
}

function solidTiles(map: Map): Tile[] {
  return map.flatMap((row, y) => Array.from(row, (_, x): Tile => [x, y]).filter(([x]) => isSolid(map, x, y)));
}

function openTile(random: Random, map: Map): Tile {
  for (;;) {
    const tile: Tile = [random.below(WIDTH), random.below(HEIGHT)];
    if (!isSolid(map, ...tile)) return tile;
  }
}

export function sightCase(random: Random, maps: readonly Map[]): SightCase | undefined {
  const index = random.below(maps.length);
  const map = maps[index]!;
  const [from, to] = [openTile(random, map), openTile(random, map)];
  const steps = Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
  // Of the pairs that are far apart, few see each other.
  if (steps === 0 || (steps > 7 && random.isTrue(0.7))) return undefined;
  const hits = hitsOn(map, center(from), center(to));
  const seen = hits.near === undefined;
  // Libraries that show a tile of which any part is in view are right as well, by their own rule.
  const mayBeSeen = seen || reachesPart(map, from, to) || reachesPart(map, to, from);
  return { map: index, from, to, seen, optional: mayBeSeen !== (hits.touching === undefined) };
}

interface Span {
  readonly from: Rational;
  readonly to: Rational;
}

/** When a moving point is inside of an open rectangle. */
function spanInRectangle(start: Point, by: Point, min: Point, max: Point): Span | undefined {
  let [from, to]: [Rational | undefined, Rational | undefined] = [undefined, undefined];
  for (const axis of ['x', 'y'] as const) {
    if (signOf(by[axis]) === 0) {
      if (compare(start[axis], min[axis]) <= 0 || compare(start[axis], max[axis]) >= 0) return undefined;
      continue;
    }
    const times = [min[axis], max[axis]].map((edge) => over(minus(edge, start[axis]), by[axis]));
    const [first, last] = [least(times), greatest(times)];
    from = from === undefined ? first : greatest([from, first]);
    to = to === undefined ? last : least([to, last]);
  }
  return from === undefined || to === undefined || compare(from, to) >= 0 ? undefined : { from, to };
}

/** When a moving point is inside of an open disc. */
function spanInDisc(start: Point, by: Point, of: Point, radius: Rational): Span | undefined {
  const [x, y] = [minus(start.x, of.x), minus(start.y, of.y)];
  const a = plus(square(by.x), square(by.y));
  const b = plus(times(x, by.x), times(y, by.y));
  const inside = minus(square(b), times(a, minus(squaredDistance(start, of), square(radius))));
  if (signOf(inside) <= 0) return undefined;
  const half = root(inside);
  return { from: over(minus(minus(ZERO, b), half), a), to: over(plus(minus(ZERO, b), half), a) };
}

/** When a body that moves overlaps a tile: when its center is in the sum of both. */
function spanIn(tile: Tile, start: Point, by: Point, half: Pair | undefined, radius: number): Span | undefined {
  const all = corners(...tile);
  const [min, max] = [all[0]!, all[2]!];
  const grown = (x: Rational, y: Rational): Span | undefined =>
    spanInRectangle(start, by, { x: minus(min.x, x), y: minus(min.y, y) }, { x: plus(max.x, x), y: plus(max.y, y) });
  if (half !== undefined) return grown(exact(half[0]), exact(half[1]));
  const r = exact(radius);
  const parts = [grown(r, ZERO), grown(ZERO, r), ...all.map((corner) => spanInDisc(start, by, corner, r))];
  const spans = parts.filter((part) => part !== undefined);
  if (spans.length === 0) return undefined;
  return { from: least(spans.map(({ from }) => from)), to: greatest(spans.map(({ to }) => to)) };
}

const HALVES: readonly Pair[] = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.4, 0.45],
  [0.3, 0.9],
  [0.75, 0.25],
  [1, 1],
  [0.1, 0.1],
];
const RADII = [0.5, 0.25, 0.3, 0.45, 0.625, 1, 0.1];

export function sweepCase(random: Random, maps: readonly Map[]): SweepCase | undefined {
  const index = random.below(maps.length);
  const map = maps[index]!;
  const half = random.isTrue(0.5) ? random.pick(HALVES) : undefined;
  const radius = random.pick(RADII);
  const [wide, high] = half ?? [radius, radius];
  const place = pointOn(random);
  // Half of them stand exactly on the border of a tile.
  const start: Pair = random.isTrue(0.5) ? place : [Math.floor(place[0]) + wide, Math.floor(place[1]) + 1 - high];
  const [dx, dy]: Pair = random.isTrue(0.3)
    ? random.pick(STEPS)
    : [coordinate(random, -4, 8), coordinate(random, -3, 6)];
  const end: Pair = [start[0] + dx, start[1] + dy];
  const isOnMap =
    end[0] > MARGIN + wide &&
    end[0] < WIDTH - MARGIN - wide &&
    end[1] > MARGIN + high &&
    end[1] < HEIGHT - MARGIN - high;
  if (!isOnMap || (start[0] === end[0] && start[1] === end[1])) return undefined;
  // Some libraries take the end of the way, some the displacement: only what is the same for both is asked.
  if (start.some((from, i) => from + (end[i]! - from) !== end[i]!)) return undefined;
  const [from, to] = [point(...start), point(...end)];
  const by = { x: minus(to.x, from.x), y: minus(to.y, from.y) };
  const spans = solidTiles(map).flatMap((tile) => {
    const span = spanIn(tile, from, by, half, radius);
    return span === undefined || signOf(span.to) <= 0 || compare(span.from, ONE) >= 0 ? [] : [{ tile, span }];
  });
  if (overlapsSome(map, start, half, radius)) return undefined;
  const first = spans.length === 0 ? undefined : least(spans.map(({ span }) => span.from));
  const hit =
    first === undefined
      ? undefined
      : { fraction: first, tiles: spans.filter(({ span }) => compare(span.from, first) === 0).map(({ tile }) => tile) };
  const fixed = { map: index, start, end, ...(half === undefined ? { radius } : { half }) };
  return { ...fixed, hit: hitOf(hit), optional: grazes(map, from, by, half, radius, first) };
}

/** The squared distance of a point from a tile, or of a box along the worse axis from it, less the body. */
function gap(tile: Tile, at: Point, half: Pair | undefined, radius: number): number {
  const [northWest, , southEast] = corners(...tile) as [Point, Point, Point];
  const [x, y] = (['x', 'y'] as const).map((axis) =>
    greatest([minus(northWest[axis], at[axis]), minus(at[axis], southEast[axis])]),
  ) as [Rational, Rational];
  if (half !== undefined) return Math.max(compare(x, exact(half[0])), compare(y, exact(half[1])));
  const [outX, outY] = [greatest([x, ZERO]), greatest([y, ZERO])];
  return compare(plus(square(outX), square(outY)), square(exact(radius)));
}

function overlapsSome(map: Map, start: Pair, half: Pair | undefined, radius: number): boolean {
  return solidTiles(map).some((tile) => gap(tile, point(...start), half, radius) < 0);
}

/** Whether the body touches a tile before it is stopped, or where it ends, so that rules for touching differ. */
function grazes(
  map: Map,
  start: Point,
  by: Point,
  half: Pair | undefined,
  radius: number,
  until: Rational | undefined,
): boolean {
  const end = { x: plus(start.x, by.x), y: plus(start.y, by.y) };
  const last = until === undefined ? end : between(start, end, until);
  const solid = solidTiles(map);
  if (solid.some((tile) => gap(tile, start, half, radius) === 0)) return true;
  if (until === undefined && solid.some((tile) => gap(tile, end, half, radius) === 0)) return true;
  // A body a little larger meets what this one only touches.
  const more = 2 ** -30;
  const larger = half === undefined ? undefined : ([half[0] + more, half[1] + more] as const);
  return solid.some((tile) => {
    const span = spanIn(tile, start, by, larger, radius + more);
    if (span === undefined || signOf(span.to) <= 0 || compare(span.from, ONE) >= 0) return false;
    const entry = between(start, end, greatest([span.from, ZERO]));
    // Not where it is stopped anyway.
    return compare(squaredDistance(entry, last), exact(2 ** -20)) > 0;
  });
}

/** -1, 0 or 1, as a is shorter than, as long as, or longer than b: the square root of 2 is between no two fractions. */
function compareMoves(a: readonly [number, number], b: readonly [number, number]): number {
  const [straight, diagonal] = [a[0] - b[0], a[1] - b[1]];
  if (straight === 0 || diagonal === 0 || straight > 0 === diagonal > 0) return Math.sign(straight + diagonal);
  return straight ** 2 > 2 * diagonal ** 2 ? Math.sign(straight) : Math.sign(diagonal);
}

/** The moves from a tile to its neighbors under a rule. */
function* steps(map: Map, [x, y]: Tile, rule: Rule): Generator<readonly [tile: Tile, isDiagonal: boolean]> {
  const isOpen = (atX: number, atY: number): boolean => map[atY]?.[atX] === '.';
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      const isDiagonal = dx !== 0 && dy !== 0;
      if ((dx === 0 && dy === 0) || !isOpen(x + dx, y + dy)) continue;
      if (isDiagonal && rule === 'four-way') continue;
      if (isDiagonal && rule === 'no-corner-cutting' && !(isOpen(x + dx, y) && isOpen(x, y + dy))) continue;
      yield [[x + dx, y + dy], isDiagonal];
    }
  }
}

/** Dijkstra's algorithm, with a sorted list for a queue. */
function shortest(map: Map, from: Tile, to: Tile, rule: Rule): readonly [number, number] | null {
  const keyOf = ([x, y]: Tile): number => y * WIDTH + x;
  const best = new globalThis.Map<number, readonly [number, number]>([[keyOf(from), [0, 0]]]);
  const queue: Tile[] = [from];
  const done = new Set<number>();
  while (queue.length > 0) {
    queue.sort((a, b) => compareMoves(best.get(keyOf(a))!, best.get(keyOf(b))!));
    const next = queue.shift()!;
    const key = keyOf(next);
    if (done.has(key)) continue;
    done.add(key);
    const moves = best.get(key)!;
    if (keyOf(to) === key) return moves;
    for (const [tile, isDiagonal] of steps(map, next, rule)) {
      const made = isDiagonal ? ([moves[0], moves[1] + 1] as const) : ([moves[0] + 1, moves[1]] as const);
      const known = best.get(keyOf(tile));
      if (known !== undefined && compareMoves(known, made) <= 0) continue;
      best.set(keyOf(tile), made);
      queue.push(tile);
    }
  }
  return null;
}

export function pathCase(random: Random, maps: readonly Map[]): PathCase | undefined {
  const index = random.below(maps.length);
  const map = maps[index]!;
  const [from, to, rule] = [openTile(random, map), openTile(random, map), random.pick(RULES)];
  const moves = shortest(map, from, to, rule);
  // Few goals that cannot be reached are enough.
  if (from[0] === to[0] && from[1] === to[1]) return undefined;
  if (moves === null && random.isTrue(0.7)) return undefined;
  return { map: index, from, to, rule, moves };
}
