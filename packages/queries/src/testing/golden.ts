/**
 * A program that asks every tile query on seeded input and hashes the bits of what comes out: equal in every engine, or
 * something here is not deterministic.
 *
 * Nothing of Node or of a test runner, so that a page can run it; the pinned hashes are in `golden.test.ts`.
 */
import { Hasher } from '@tilewright/testing/golden/hasher';
import { randomNumbers } from '@tilewright/testing/golden/random';
import { bitTilemap, type BitTilemap, tileRect, type TileSpace, tileSpace } from '@tilewright/tilemap';
import {
  capsule,
  circle,
  convexPolygon,
  degrees,
  difference,
  directionFromAngle,
  div,
  type Length,
  meters,
  metersPerTile,
  max,
  mul,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
  rectangle,
  rectangleAround,
  seconds,
  sector,
  segmentBetween,
  sub,
  sweptRectangle,
  turns,
  vectorColumn,
} from '@tilewright/units';
import { rowsInCircle, tilesInCircle, tilesInCircleInto, visitTilesInCircle } from '../area/circle.js';
import { rowsInCapsule, tilesInCapsuleInto } from '../area/capsule.js';
import { rowsInPolygon, tilesInPolygonInto } from '../area/polygon.js';
import { rowsInSector, tilesInSector } from '../area/sector.js';
import { rowsInRectangle, tilesInRectangle, tilesInRectangleInto, visitTilesInRectangle } from '../area/rectangle.js';
import { pushOut } from '../collision/push-out.js';
import { type Body2, box } from '../motion/body.js';
import { BlockedRows } from '../motion/blocked-rows.js';
import { type BodySizes, moveAndSlideAll } from '../motion/move-all.js';
import { moveAndSlide } from '../motion/move-and-slide.js';
import { standsOn } from '../motion/stands-on.js';
import { sweep } from '../motion/sweep.js';
import { pushOutAll } from '../collision/push-out-all.js';
import { areVisibleInto } from '../segment/are-visible.js';
import { castRay } from '../segment/cast.js';
import { castRaysInto } from '../segment/cast-rays.js';
import { tileCursor } from '../segment/cursor.js';
import { RayHits } from '../segment/ray-hits.js';
import { tilesOnSegment, tilesOnSegmentInto, visitTilesOnSegment } from '../segment/tiles.js';
import { isVisible } from '../segment/visibility.js';

/** The hash of each part, by its name. */
export function goldenOfQueries(): Readonly<Record<string, string>> {
  return {
    segments: hashOf(1, segments),
    rays: hashOf(2, rays),
    areas: hashOf(3, areas),
    'ways out': hashOf(4, waysOut),
    'ways out of boxes': hashOf(7, waysOutOfBoxes),
    forms: hashOf(5, forms),
    motion: hashOf(6, motion),
    ledges: hashOf(8, ledges),
    'steps in columns': hashOf(9, stepsInColumns),
    columns: hashOf(6, columns),
    shapes: hashOf(6, shapes),
  };
}

/** A world of its own for each round, with walls in a fifth of its tiles. */
interface Scene {
  readonly space: TileSpace;
  readonly walls: BitTilemap;
  /** A place within some tiles of the map; every fourth one is on a corner or a center. */
  readonly place: () => Position2;
  readonly length: (mostTiles: number) => Length;
  readonly pick: <T>(...choices: readonly [T, ...T[]]) => T;
}

const bounds = tileRect({ x: -12, y: -9, width: 40, height: 31 });

function hashOf(seed: number, part: (hasher: Hasher, scene: Scene) => void): string {
  const random = randomNumbers(seed);
  const pick = <T>(...choices: readonly [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0];
  const hasher = new Hasher();
  for (let round = 0; round < 60; round++) {
    const size = pick(1, 0.7, 2, 1 / 3);
    const [x, y] = [pick(0, 0.1, -1e6), pick(0, -0.3, 12345.678)];
    const walls = bitTilemap(bounds);
    walls.forEach((_, column, row) => {
      walls.setAt(column, row, random() < 0.2);
    });
    const coordinate = (origin: number, first: number, count: number, whole: boolean): number => {
      const tiles = first - 4 + random() * (count + 8);
      return origin + (whole ? Math.floor(2 * tiles) / 2 : tiles) * size;
    };
    const scene: Scene = {
      space: tileSpace({ origin: position(meters(x), meters(y)), tileSize: metersPerTile(size) }),
      walls,
      place: () => {
        const whole = random() < 0.25;
        return position(meters(coordinate(x, -12, 40, whole)), meters(coordinate(y, -9, 31, whole)));
      },
      length: (mostTiles) => meters(random() * mostTiles * size),
      pick,
    };
    for (let i = 0; i < 12; i++) part(hasher, scene);
  }
  return hasher.digest();
}

const array = new Int32Array(4096);
const cursor = tileCursor();

function segments(hasher: Hasher, { space, place, pick }: Scene): void {
  const segment = segmentBetween(place(), place());
  const options = { cornerTiles: pick('one', 'both', 'none'), bounds: pick(undefined, bounds) } as const;
  hasher.add(array.subarray(0, 2 * tilesOnSegmentInto(array, space, segment, options)));
  cursor.start(space, segment, options);
  while (cursor.next()) hasher.add([cursor.tile, cursor.entryFraction, cursor.exitFraction, cursor.side]);
}

function rays(hasher: Hasher, { space, walls, place, length, pick }: Scene): void {
  const [a, b] = [place(), place()];
  const ray = { start: a, direction: directionFromAngle(turns(pick(0, 0.125, 0.3, 0.77))), maxDistance: length(40) };
  const isWall = (solid: boolean, x: number): boolean => solid && x % 3 !== 0;
  hasher
    .add(castRay(walls, space, segmentBetween(a, b)))
    .add(castRay(walls, space, ray, { isSolid: isWall, corners: pick('pass', 'block', 'pass') }))
    .add(isVisible(walls, space, a, b))
    .add(isVisible(walls, space, a, b, { isSolid: isWall, corners: 'block' }));
}

function areas(hasher: Hasher, { space, place, length, pick }: Scene): void {
  const [a, b] = [place(), place()];
  const disc = circle(a, pick(length(6), meters(0), meters(1)));
  const [left, right] = a.x <= b.x ? [a.x, b.x] : [b.x, a.x];
  const [top, bottom] = a.y <= b.y ? [a.y, b.y] : [b.y, a.y];
  const inclusion = pick('any', 'center', 'inside');
  hasher
    .add([...tilesInCircle(space, disc, { bounds })])
    .add([...rowsInCircle(space, disc, { inclusion })])
    .add([
      ...rowsInRectangle(space, rectangle(position(left, top), position(right, bottom)), {
        inclusion,
        edges: pick('closed', 'half-open'),
      }),
    ]);
}

function waysOut(hasher: Hasher, { space, walls, place, length, pick }: Scene): void {
  hasher.add(pushOut(walls, space, circle(place(), pick(length(0.6), length(3), meters(0)))));
}

function waysOutOfBoxes(hasher: Hasher, { space, walls, place, length, pick }: Scene): void {
  const half = (): Length => max(pick(length(0.6), length(2), meters(0.5)), meters(1e-9));
  hasher.add(pushOut(walls, space, box(place(), difference(half(), half()))));
  const centers = pointColumn(Array.from({ length: ROWS }, place));
  const halfWidths = quantityColumn(Array.from({ length: ROWS }, half));
  hasher.add(pushOutAll(centers, { halfWidths, halfHeights: half() }, walls, space)).add([...centers]);
}

function motion(hasher: Hasher, { space, walls, place, length, pick }: Scene): void {
  const half = pick(length(0.4), length(2), meters(0.25));
  const center = place();
  const body = pick<Body2>(box(center, difference(half, pick(half, length(1)))), circle(center, half));
  const [from, to] = [place(), place()];
  const step = mul(sub(to, from), pick(1, 0.1, 0.01));
  const {
    position: reached,
    displacement,
    contacts,
    startsInside,
  } = moveAndSlide(walls, space, body, step, {
    outside: pick('open', 'solid'),
  });
  hasher
    .add([reached, displacement, contacts, startsInside])
    .add(sweep(walls, space, body, step))
    .add(standsOn(walls, space, body));
}

/** Walks with ledges: from place to place, each step from where the last one ended. */
function ledges(hasher: Hasher, { space, walls, place, length, pick }: Scene): void {
  const half = pick(length(0.4), meters(0.25), length(0.9));
  const options = {
    stepUp: pick(meters(1), meters(0.7), length(2)),
    snapDown: pick(meters(1), meters(0.7), length(2)),
  };
  let body: Body2 = pick<Body2>(box(place(), difference(half, length(0.5))), circle(place(), half));
  const goal = place();
  const way = sub(goal, body.center).x;
  for (let step = 0; step < 12; step++) {
    const move = moveAndSlide(walls, space, body, difference(mul(way, 0.08), pick(meters(0), length(0.3))), options);
    hasher.add([move.position, move.displacement, move.contacts, move.blocked]);
    body = move.body;
  }
}

/** Bodies in columns, which go on from where they are. */
function stepsInColumns(hasher: Hasher, { space, walls, place, length, pick }: Scene): void {
  const positions = pointColumn(Array.from({ length: ROWS }, place));
  const speed = () => {
    const [from, to] = [place(), place()];
    return div(mul(sub(to, from), pick(0.1, 0.02)), seconds(1));
  };
  const velocities = vectorColumn(Array.from({ length: ROWS }, speed));
  const half = (): Length => max(length(0.6), meters(1e-9));
  const sizes = pick<BodySizes<Length>>({ radii: half() }, { halfWidths: half(), halfHeights: half() });
  for (let step = 0; step < 4; step++) {
    hasher
      .add(moveAndSlideAll({ positions, velocities, blocked, ...sizes }, walls, space, seconds(1)))
      .add([...positions])
      .add([...velocities]);
    for (let row = 0; row < ROWS; row++) hasher.add([blocked.of(row), blocked.startsInside(row)]);
  }
}

/** Capsules, sectors and polygons, also those with two spans in a row. */
function shapes(hasher: Hasher, { space, place, length, pick }: Scene): void {
  const [a, b, c] = [place(), place(), place()];
  const direction = directionFromAngle(turns(pick(0, 0.125, 0.3, 0.77)));
  const view = sector(a, length(9), direction, degrees(pick(90, 60, 180, 250, 300)));
  const beam = capsule(segmentBetween(a, b), pick(length(4), meters(0), meters(1)));
  const inclusion = pick('any', 'center', 'inside');
  hasher
    .add([...rowsInSector(space, view, { inclusion })])
    .add([...tilesInSector(space, view, { bounds })])
    .add([...rowsInCapsule(space, beam, { inclusion })])
    .add(array.subarray(0, 2 * tilesInCapsuleInto(array, space, beam, { bounds })));
  const swept = sweptRectangle(rectangleAround(a, difference(length(3), length(3))), difference(length(8), length(6)));
  hasher.add([...rowsInPolygon(space, swept, { inclusion })]);
  if (a.x < b.x && b.y < c.y && a.y < b.y && c.x < a.x) {
    hasher.add(array.subarray(0, 2 * tilesInPolygonInto(array, space, convexPolygon([a, b, c]), { bounds })));
  }
}

/** What the other parts leave out: the visitors, also without options, where they have kernels of their own; arrays. */
function forms(hasher: Hasher, { space, place, length }: Scene): void {
  const [a, b] = [place(), place()];
  const [way, disc] = [segmentBetween(a, b), circle(a, length(6))];
  const box = rectangle(
    position(a.x <= b.x ? a.x : b.x, a.y <= b.y ? a.y : b.y),
    position(a.x <= b.x ? b.x : a.x, a.y <= b.y ? b.y : a.y),
  );
  const visit = (x: number, y: number): void => void hasher.add([x, y]);
  for (const options of [undefined, { bounds }]) {
    hasher
      .add(visitTilesOnSegment(space, way, visit, options))
      .add(visitTilesInCircle(space, disc, visit, options))
      .add(visitTilesInRectangle(space, box, visit, options))
      .add([...tilesOnSegment(space, way, options)])
      .add([...tilesInRectangle(space, box, options)])
      .add(array.subarray(0, 2 * tilesInCircleInto(array, space, disc, options)))
      .add(array.subarray(0, 2 * tilesInRectangleInto(array, space, box, options)));
  }
}

const ROWS = 8;
const hits = new RayHits();
const seen = new Uint8Array(ROWS);
const blocked = new BlockedRows();

/** The queries over columns. */
function columns(hasher: Hasher, { space, walls, place, length, pick }: Scene): void {
  const places = (): Position2[] => Array.from({ length: ROWS }, () => place());
  const [starts, ends] = [pointColumn(places()), pointColumn(places())];
  const corners = pick('pass', 'block', 'pass');
  hasher.add(castRaysInto(hits, walls, space, pick<typeof starts | Position2>(starts, place()), ends, { corners }));
  for (const column of [hits.tileX, hits.tileY, hits.fraction, hits.side]) hasher.add(column.subarray(0, ROWS));
  hasher
    .add(areVisibleInto(seen, walls, space, pick<typeof starts | Position2>(starts, place()), ends, { corners }))
    .add(seen);
  const radii = quantityColumn(Array.from({ length: ROWS }, () => pick(length(0.6), length(2), meters(0))));
  hasher.add(pushOutAll(starts, radii, walls, space)).add([...starts]);
}
