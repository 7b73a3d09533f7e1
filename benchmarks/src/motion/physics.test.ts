/**
 * The recipe for physics engines, in two of them: boxes slide over rectangles and outlines of solid tiles as over one
 * piece, and catch on tiles that are bodies of their own.
 */
import rapier from '@dimforge/rapier2d-compat';
import {
  bitTilemapFrom,
  outlinePoints,
  outlines,
  solidRectangles,
  tileRect,
  type TileRect,
  tilesIn,
  unitTileSpace,
} from '@tilewright/tilemap';
import { unsafeNumber } from '@tilewright/units';
import { Box, Chain, Vec2, World } from 'planck';
import { beforeAll, describe, expect, it } from 'vitest';

beforeAll(() => rapier.init());

/** A floor with a wall at each end, and holes below it that divide it into several rectangles. */
const level = [
  `#${'.'.repeat(78)}#`,
  `#${'.'.repeat(78)}#`,
  '#'.repeat(80),
  `###..##.#..${'#'.repeat(20)}..#.#.###...${'#'.repeat(33)}..###`,
  '#'.repeat(80),
];
const bounds = tileRect({ x: 0, y: 0, width: 80, height: level.length });
const walls = bitTilemapFrom(bounds, (x, y) => level[y]?.[x] === '#');
const FLOOR = 2;
/** Half of the side of the box. */
const HALF = 0.4;
const START = 2;
const STEPS = 300;
const SECONDS = 1 / 60;
const GRAVITY = 20;
/** Half a meter a second apart, up to what crosses the floor in the time of a run. */
const speeds = Array.from({ length: 24 }, (_, index) => 3 + index / 2);

const rectangles = solidRectangles(walls);
const tilesAlone = [...tilesIn(bounds)].flatMap((at) =>
  walls.get(at) ? [tileRect({ x: at.x, y: at.y, width: 1, height: 1 })] : [],
);
/** Outlines as positions, in tiles: x and y in turn. */
const chains = outlines(walls).map((loop) =>
  outlinePoints(unitTileSpace, loop).map(({ x, y }): readonly [number, number] => [unsafeNumber(x), unsafeNumber(y)]),
);

/** What a box slides over: rectangles, or closed chains. */
type Ground = { readonly rects: readonly TileRect[] } | { readonly chains: typeof chains };

/**
 * Lets a box slide for a time. @returns its least speed to the east, and the highest it was over its place on the floor
 */
type Slide = (ground: Ground, speed: number) => { readonly least: number; readonly jump: number };

const inPlanck: Slide = (ground, speed) => {
  const world = new World({ gravity: new Vec2(0, GRAVITY) });
  const still = world.createBody();
  if ('rects' in ground) {
    for (const { x, y, width, height } of ground.rects) {
      const center = new Vec2(x + width / 2, y + height / 2);
      still.createFixture({ shape: new Box(width / 2, height / 2, center), friction: 0 });
    }
  } else {
    for (const chain of ground.chains) {
      still.createFixture({
        shape: new Chain(
          chain.map(([x, y]) => new Vec2(x, y)),
          true,
        ),
        friction: 0,
      });
    }
  }
  const body = world.createDynamicBody({ position: new Vec2(START, FLOOR - HALF - 0.02), fixedRotation: true });
  body.createFixture({ shape: new Box(HALF, HALF), friction: 0, density: 1 });
  body.setLinearVelocity(new Vec2(speed, 0));
  return track(speed, () => {
    world.step(SECONDS);
    return [body.getLinearVelocity().x, body.getPosition().y];
  });
};

const inRapier: Slide = (ground, speed) => {
  const world = new rapier.World({ x: 0, y: GRAVITY });
  if ('rects' in ground) {
    for (const { x, y, width, height } of ground.rects) {
      const shape = rapier.ColliderDesc.cuboid(width / 2, height / 2).setFriction(0);
      world.createCollider(shape.setTranslation(x + width / 2, y + height / 2));
    }
  } else {
    for (const chain of ground.chains) {
      // A polyline is open: its first point comes again at the end.
      const points = Float32Array.from([...chain, chain[0]!].flat());
      world.createCollider(rapier.ColliderDesc.polyline(points).setFriction(0));
    }
  }
  const start = rapier.RigidBodyDesc.dynamic()
    .setTranslation(START, FLOOR - HALF - 0.02)
    .lockRotations();
  const body = world.createRigidBody(start.setLinvel(speed, 0));
  world.createCollider(rapier.ColliderDesc.cuboid(HALF, HALF).setFriction(0), body);
  const result = track(speed, () => {
    world.step();
    return [body.linvel().x, body.translation().y];
  });
  world.free();
  return result;
};

function track(speed: number, step: () => readonly [speed: number, y: number]): ReturnType<Slide> {
  let [least, jump] = [Number.POSITIVE_INFINITY, 0];
  // The box stops before the wall in the east.
  const steps = Math.min(STEPS, Math.floor((bounds.width - 2 * START) / (speed * SECONDS)));
  for (let count = 0; count < steps; count++) {
    const [now, y] = step();
    least = Math.min(least, now);
    jump = Math.max(jump, FLOOR - HALF - 0.02 - y);
  }
  return { least, jump };
}

const engines: readonly (readonly [string, Slide])[] = [
  ['planck', inPlanck],
  ['rapier2d', inRapier],
];

describe.each(engines)('%s', (_, slide) => {
  it.each([
    ['rectangles', { rects: rectangles }],
    ['outlines', { chains }],
  ])('lets boxes slide over %s at any speed', (_name, ground) => {
    for (const speed of speeds) {
      const { least, jump } = slide(ground, speed);
      // A seam would take all of the speed. rapier2d computes in floats of 32 bits.
      expect(least / speed, `${speed}`).toBeGreaterThan(0.999);
      expect(jump, `${speed}`).toBeLessThan(1e-3);
    }
  });

  it('stops boxes at the seams of tiles that are bodies of their own', () => {
    const some = speeds.filter((_speed, index) => index % 4 === 0);
    const least = some.map((speed) => slide({ rects: tilesAlone }, speed).least / speed);
    expect(Math.min(...least)).toBeLessThan(0.5);
  });
});

it('makes few bodies of many tiles', () => {
  expect(rectangles.length).toBeLessThan(tilesAlone.length / 10);
  // One around all, and one for each hole.
  expect(chains.length).toBeGreaterThan(3);
});
