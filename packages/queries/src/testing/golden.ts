/**
 * A program that asks every tile query on seeded input and hashes the bits of the answers: the hashes are equal in
 * every engine, or something here is not deterministic.
 *
 * Nothing of Node or of a test runner, so that a page can run it; the pinned hashes are in `golden.test.ts`.
 */
import type { Hasher } from '@tilewright/testing/golden/hasher';
import { hashOfScenes, placeIn, type PlainScene, sceneBounds } from '@tilewright/testing/golden/scene';
import { bitTilemap, type BitTilemap, type Tile, tileRect, type TileSpace, tileSpace } from '@tilewright/tilemap';
import {
  capsule,
  circle,
  convexPolygon,
  degrees,
  difference,
  directionFromAngle,
  type Length,
  meters,
  metersPerTile,
  pointColumn,
  position,
  type Position2,
  rectangle,
  rectangleAround,
  sector,
  segmentBetween,
  sweptRectangle,
  turns,
} from '@tilewright/units';
import { rowsInCircle, tilesInCircle } from '../area/circle.js';
import { rowsInCapsule, tilesInCapsule } from '../area/capsule.js';
import { rowsInPolygon, tilesInPolygon } from '../area/polygon.js';
import { rowsInSector, tilesInSector } from '../area/sector.js';
import { rowsInRectangle, tilesInRectangle } from '../area/rectangle.js';
import type { TileRows } from '../area/tile-rows.js';
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
    forms: hashOf(5, forms),
    columns: hashOf(6, columns),
    shapes: hashOf(6, shapes),
  };
}

/** A world of its own for each round, with walls in a fifth of its tiles. */
interface Scene {
  readonly space: TileSpace;
  readonly walls: BitTilemap;
  readonly place: () => Position2;
  readonly length: (mostTiles: number) => Length;
  readonly pick: PlainScene['pick'];
}

const bounds = tileRect(sceneBounds);

function hashOf(seed: number, part: (hasher: Hasher, scene: Scene) => void): string {
  return hashOfScenes(seed, sceneOf, part);
}

function sceneOf(plain: PlainScene): Scene {
  const { size, originX, originY, random, pick } = plain;
  const walls = bitTilemap(bounds);
  walls.forEach((_, column, row) => {
    walls.setAt(column, row, random() < 0.2);
  });
  return {
    space: tileSpace({ origin: position(meters(originX), meters(originY)), tileSize: metersPerTile(size) }),
    walls,
    place: () => {
      const { x, y } = placeIn(plain);
      return position(meters(x), meters(y));
    },
    length: (mostTiles) => meters(random() * mostTiles * size),
    pick,
  };
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

/** Capsules, sectors and polygons, also those with two spans in a row. */
function shapes(hasher: Hasher, { space, place, length, pick }: Scene): void {
  const [a, b, c] = [place(), place(), place()];
  const direction = directionFromAngle(turns(pick(0, 0.125, 0.3, 0.77)));
  const view = sector(a, length(9), direction, degrees(pick(90, 60, 180, 250, 300)));
  const beam = capsule(segmentBetween(a, b), pick(length(4), meters(0), meters(1)));
  const inclusion = pick('any', 'center', 'inside');
  hasher
    .add([...rowsInSector(space, view, { inclusion: inclusion === 'center' ? 'center' : 'any' })])
    .add([...tilesInSector(space, view, { bounds })])
    .add([...rowsInCapsule(space, beam, { inclusion })])
    .add(numbersOf(tilesInCapsule(space, beam, { bounds })));
  const swept = sweptRectangle(rectangleAround(a, difference(length(3), length(3))), difference(length(8), length(6)));
  hasher.add([...rowsInPolygon(space, swept, { inclusion })]);
  if (a.x < b.x && b.y < c.y && a.y < b.y && c.x < a.x) {
    hasher.add(numbersOf(tilesInPolygon(space, convexPolygon([a, b, c]), { bounds })));
  }
}

/**
 * What the other parts leave out: visitors and tiles of rows, also without options, where circles have their own loop.
 */
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
      .add(visitTiles(rowsInCircle(space, disc, options), visit))
      .add(visitTiles(rowsInRectangle(space, box, options), visit))
      .add([...tilesOnSegment(space, way, options)])
      .add([...tilesInRectangle(space, box, options)])
      .add(numbersOf(rowsInCircle(space, disc, options).tiles()))
      .add(numbersOf(rowsInRectangle(space, box, options).tiles()));
  }
}

function visitTiles(rows: TileRows, visit: (x: number, y: number) => void): boolean {
  return rows.visit((y, xMin, xMax) => {
    for (let x = xMin; x <= xMax; x++) visit(x, y);
  });
}

function numbersOf(tiles: Iterable<Tile>): Int32Array {
  return Int32Array.from([...tiles].flatMap(({ x, y }) => [x, y]));
}

const ROWS = 8;
const hits = new RayHits();
const seen = new Uint8Array(ROWS);

/** The queries over columns. */
function columns(hasher: Hasher, { space, walls, place, pick }: Scene): void {
  const places = (): Position2[] => Array.from({ length: ROWS }, () => place());
  const [starts, ends] = [pointColumn(places()), pointColumn(places())];
  const corners = pick('pass', 'block', 'pass');
  hasher.add(castRaysInto(hits, walls, space, pick<typeof starts | Position2>(starts, place()), ends, { corners }));
  for (const column of [hits.tileX, hits.tileY, hits.fraction, hits.side]) hasher.add(column.subarray(0, ROWS));
  hasher
    .add(areVisibleInto(seen, walls, space, pick<typeof starts | Position2>(starts, place()), ends, { corners }))
    .add(seen);
}
