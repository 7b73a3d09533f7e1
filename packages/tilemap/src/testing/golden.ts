/**
 * A golden program: conversions of seeded spaces and positions, and functions of integers, hashed by their bits.
 * It runs in every engine, so it uses nothing of Node or of a test runner.
 */
import { Hasher } from '@tilewright/testing/golden/hasher';
import { randomNumbers } from '@tilewright/testing/golden/random';
import {
  meters,
  metersPerTile,
  pixelPosition,
  pixels,
  pixelsPerMeter,
  pointColumn,
  position,
  type Position2,
  tilePosition,
  tiles,
  unsafeNumber,
} from '@tilewright/units';
import { ring } from '../areas/neighbors.js';
import { diffOf } from '../changes/diff.js';
import { trackChanges } from '../changes/track.js';
import { compassDirections } from '../directions/compass.js';
import { directionsIn } from '../directions/direction-set.js';
import { headingOf, nearestCardinal, nearestCompass, neighbor } from '../directions/moves.js';
import { autotile } from '../pictures/autotile.js';
import { reducedNeighborSets } from '../pictures/neighbor-set.js';
import { randomAt } from '../pictures/random-at.js';
import { wangTiles } from '../pictures/wang-tiles.js';
import {
  tileAt,
  tileBounds,
  tileCenter,
  tileContaining,
  tileCorner,
  toTileLength,
  toTileSpace,
  toWorld,
} from '../space/conversions.js';
import { fromPixels, pixelSpace, toPixels } from '../space/pixel-space.js';
import { type TileSpace, tileSpace } from '../space/tile-space.js';
import { tilesAtInto } from '../space/tiles-at.js';
import { chunkedTilemap } from '../storage/chunked-options.js';
import { typedTilemap } from '../storage/typed.js';
import { octileDistance } from '../values/step.js';
import { rectSpanning, tileRect } from '../values/rect.js';
import { tile } from '../values/tile.js';
import { movesFrom } from './moves-from.js';
import { outlines } from '../shapes/outlines.js';
import { solidRectangles } from '../shapes/rectangles.js';
import { bitTilemapFrom } from '../storage/bit.js';

const sizes = [0.1, 1 / 3, 0.7, 1, 1.1, 2.3, 16, 1e-6, 1e6, 2 ** -900, 2 ** 900];
/** How far the origin is from 0, in tiles. */
const distances = [0, 0.5, 3, 1e6, 1e9, 2 ** 50 - 1];
/** How many positions are converted in each space. */
const POSITIONS = 60;

/** The hash of all conversions between world, tile space, tiles and pixels. */
export function conversionsDigest(): string {
  const hasher = new Hasher();
  const random = randomNumbers(0x7117);
  const signed = (magnitude: number): number => (2 * random() - 1) * magnitude;
  for (const size of sizes) {
    for (const distance of distances) {
      const origin = position(meters(signed(distance * size)), meters(signed(distance * size)));
      const space = tileSpace({ origin, tileSize: metersPerTile(size) });
      const view = pixelSpace({ origin, pixelsPerMeter: pixelsPerMeter(1 / size) });
      for (let turn = 0; turn < POSITIONS; turn++) {
        // Tiles near and far; places on a border, beside it, and anywhere in between.
        const reach = [4, 1000, 2 ** 30][turn % 3] ?? 1;
        const at = tile(Math.floor(signed(reach)), Math.floor(signed(reach)));
        const into = [0, 2 ** -53, 0.5, 1 - 2 ** -53, random()][turn % 5] ?? 0;
        hashTile(hasher, space, at.x, at.y);
        hashPlace(hasher, space, at.x + into, at.y + random());
        hasher.add(toPixels(view, tileCorner(space, at)));
        hasher.add(fromPixels(view, pixelPosition(pixels(at.x + into), pixels(at.y))));
      }
    }
  }
  return hasher.digest();
}

function hashTile(hasher: Hasher, space: TileSpace, x: number, y: number): void {
  const at = tile(x, y);
  const corner = tileCorner(space, at);
  hasher.add(corner).add(tileCenter(space, at)).add(tileBounds(space, at));
  hasher
    .add(tileAt(space, corner))
    .add(tileAt(space, tileCenter(space, at)))
    .add(toTileSpace(space, corner));
}

function hashPlace(hasher: Hasher, space: TileSpace, x: number, y: number): void {
  const place = tilePosition(tiles(x), tiles(y));
  const world = toWorld(space, place);
  hasher.add(world).add(tileContaining(place)).add(tileAt(space, world)).add(toTileSpace(space, world));
  hasher.add(toTileLength(space, meters(unsafeNumber(world.x))));
}

/** The hash of the tiles of columns: rows near and far, on borders and between them. */
export function columnsDigest(): string {
  const hasher = new Hasher();
  const random = randomNumbers(0x7107);
  const signed = (magnitude: number): number => (2 * random() - 1) * magnitude;
  for (const size of sizes) {
    for (const distance of distances) {
      const origin = position(meters(signed(distance * size)), meters(signed(distance * size)));
      const space = tileSpace({ origin, tileSize: metersPerTile(size) });
      const positions = pointColumn<Position2>();
      for (let row = 0; row < POSITIONS; row++) {
        const reach = [4, 1000, 2 ** 30][row % 3] ?? 1;
        const corner = tileCorner(space, tile(Math.floor(signed(reach)), Math.floor(signed(reach))));
        positions.push(row % 2 === 0 ? corner : toWorld(space, tilePosition(tiles(signed(reach)), tiles(random()))));
      }
      const found = new Int32Array(2 * POSITIONS);
      tilesAtInto(found, space, positions);
      hasher.add(found);
    }
  }
  return hasher.digest();
}

/** The hash of directions, rings and distances: their order and their numbers. */
export function gridDigest(): string {
  const hasher = new Hasher();
  const random = randomNumbers(0x717e);
  const home = tile(3, -4);
  for (const direction of compassDirections) {
    const heading = headingOf(direction);
    hasher.add(neighbor(home, direction)).add(heading).add(nearestCompass(heading)).add(nearestCardinal(heading));
  }
  for (let radius = 0; radius < 9; radius++) {
    for (const at of ring(home, radius)) hasher.add(at).add(octileDistance(home, at));
  }
  const closed = new Set(Array.from({ length: 300 }, () => Math.floor(random() * 900)));
  const isOpen = (x: number, y: number): boolean => x >= 0 && x < 30 && y >= 0 && y < 30 && !closed.has(y * 30 + x);
  for (const rule of ['four-way', 'eight-way', 'no-corner-cutting'] as const) {
    movesFrom(isOpen, [tile(0, 0), tile(29, 17)], rule).forEach((moves, x, y) => hasher.add([x, y, moves]));
  }
  return hasher.digest();
}

/** How many times the changes are taken, and up to how many writes come before each. */
const TURNS = 12;
const MOST_WRITES = 3000;

/** The hash of the rectangles of changes, and of patches: their order and their numbers. */
export function changesDigest(): string {
  const hasher = new Hasher();
  const random = randomNumbers(0xc4a6);
  const map = chunkedTilemap({ background: 0, array: Float32Array });
  const changes = trackChanges(map);
  for (let turn = 0; turn < TURNS; turn++) {
    const saved = map.clone();
    const reach = [20, 300, 5000][turn % 3] ?? 1;
    const coordinate = (): number => Math.floor((2 * random() - 1) * reach);
    // A few writes, then enough that blocks are widened.
    const writes = turn % 2 === 0 ? 5 : MOST_WRITES;
    for (let index = 0; index < writes; index++) map.setAt(coordinate(), coordinate(), random());
    const corner = tile(coordinate(), coordinate());
    map.fill(turn, rectSpanning(corner, tile(corner.x + turn, corner.y + 9)));
    const rects = changes.take();
    for (const { x, y, width, height } of rects) hasher.add([x, y, width, height]);
    diffOf(saved, map, rects).forEach((before, after, x, y) => hasher.add([before, after, x, y]));
  }
  return hasher.digest();
}

/** The hash of rectangles and outlines of seeded maps: their order, their numbers and where outlines start. */
export function shapesDigest(): string {
  const hasher = new Hasher();
  const random = randomNumbers(0x50fe);
  for (const density of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    const bounds = rectSpanning(tile(-20, 3), tile(50, 40));
    const map = bitTilemapFrom(bounds, () => random() < density);
    for (const fewest of [false, true]) {
      for (const { x, y, width, height } of solidRectangles(map, { fewest })) hasher.add([x, y, width, height]);
    }
    for (const touching of ['apart', 'joined'] as const) hasher.add(outlines(map, { touching }));
  }
  return hasher.digest();
}

/** The hash of random numbers by place, and of pictures chosen by neighbors and by colors. */
export function picturesDigest(): string {
  const hasher = new Hasher();
  for (const seed of [0, 1, -7, 2 ** 40 + 3]) {
    const random = randomAt(seed);
    for (let index = -50; index < 50; index++) hasher.add(random(index, 3 * index)).add(random(index * 40_000_000, 9));
  }
  for (const set of reducedNeighborSets) hasher.add([...directionsIn(set)]);

  const bounds = tileRect({ x: -7, y: 5, width: 50, height: 30 });
  const terrain = typedTilemap(bounds, Uint8Array);
  const random = randomAt(11);
  for (let y = 5; y < 35; y++) for (let x = -7; x < 43; x++) terrain.setAt(x, y, 1 + Math.floor(2 * random(x >> 1, y)));
  const target = typedTilemap(bounds, Float64Array);
  for (const outside of ['same', 'other'] as const) {
    for (const reduced of [true, false]) {
      autotile(target, terrain, { outside, reduced, choose: (set, value, x, y) => Number(set) + value + random(y, x) });
      hasher.add(target.data);
    }
  }
  const tiles = Array.from({ length: 48 }, (_, index) => ({
    value: index,
    colors: [0, 1, 2, 3].flatMap((corner) => [0, 1 + ((index >> corner) & 1)]),
    probability: 0.1 + (index >> 4),
  }));
  const set = { name: 'golden', type: 'corner', colors: [{ name: 'a' }, { name: 'b' }], tiles, empty: -1 } as const;
  for (const between of ['greatest', 'least'] as const) {
    wangTiles(target, terrain, set, { random, between });
    hasher.add(target.data);
  }
  return hasher.digest();
}
