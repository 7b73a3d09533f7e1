/**
 * A program that moves bodies of every kind on seeded input, and hashes the bits of the results: the hashes are equal
 * in every engine, or something here is not deterministic.
 *
 * Nothing of Node or of a test runner, so that a page can run it; the pinned hashes are in `golden.test.ts`.
 */
import type { Hasher } from '@tilewright/testing/golden/hasher';
import { hashOfScenes, placeIn, type PlainScene, sceneBounds } from '@tilewright/testing/golden/scene';
import { bitTilemap, type BitTilemap, tileRect, type TileSpace, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  difference,
  div,
  type Length,
  max,
  meters,
  metersPerTile,
  mul,
  pointColumn,
  position,
  type Position2,
  seconds,
  sub,
  vectorColumn,
} from '@tilewright/units';
import {
  BlockedRows,
  type Body2,
  type BodySizes,
  box,
  moveAndSlide,
  moveAndSlideAll,
  pushOut,
  standsOn,
  sweep,
} from '../index.js';

/** The hash of each part, by its name. */
export function goldenOfMotion(): Readonly<Record<string, string>> {
  return {
    'ways out': hashOf(4, waysOut),
    'ways out of boxes': hashOf(7, waysOutOfBoxes),
    motion: hashOf(6, motion),
    ledges: hashOf(8, ledges),
    'steps in columns': hashOf(9, stepsInColumns),
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
const ROWS = 8;
const blocked = new BlockedRows();

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

function waysOut(hasher: Hasher, { space, walls, place, length, pick }: Scene): void {
  hasher.add(pushOut(walls, space, circle(place(), pick(length(0.6), length(3), meters(0)))));
}

function waysOutOfBoxes(hasher: Hasher, { space, walls, place, length, pick }: Scene): void {
  const half = (): Length => max(pick(length(0.6), length(2), meters(0.5)), meters(1e-9));
  hasher.add(pushOut(walls, space, box(place(), difference(half(), half()))));
}

function motion(hasher: Hasher, { space, walls, place, length, pick }: Scene): void {
  const half = pick(length(0.4), length(2), meters(0.25));
  const center = place();
  const body = pick<Body2>(box(center, difference(half, pick(half, length(1)))), circle(center, half));
  const [from, to] = [place(), place()];
  const step = mul(sub(to, from), pick(1, 0.1, 0.01));
  const {
    center: reached,
    displacement,
    hits: contacts,
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
    hasher.add([move.center, move.displacement, move.hits, move.blocked]);
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
