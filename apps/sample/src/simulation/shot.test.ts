/** Where shots end: at a wall or at a creature that survives, whichever is nearer, or out of range. */
import { objectsOnSegment } from '@tilewright/queries';
import { tile } from '@tilewright/tilemap';
import { add, degrees, Direction2, directionFromAngle, meters, position, segmentBetween } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { createGame } from './game.js';
import { Random } from './random.js';
import { shotRange, tilesOfShot, traceShot } from './shot.js';
import { readKeep } from './testing/keep.js';
import { hitPoints } from './health.js';
import { at, gameWith, herdOf, smallWorld } from './testing/small-world.js';
import { worldOf } from './world.js';

describe('a shot to the east', () => {
  const world = smallWorld('....~...#.', '..........');
  const from = at(0.5, 0.5);
  const shotAt = (...creatures: ReturnType<typeof at>[]): ReturnType<typeof traceShot> =>
    traceShot(world, gameWith(world, ...creatures.map((position) => ({ position }))).creatures, from, Direction2.east);

  it('goes over water, and stops at a wall', () => {
    const shot = shotAt();
    expect(shot.wall?.tile).toEqual(tile(8, 0));
    expect(shot.end).toEqual(at(8, 0.5));
    expect(tilesOfShot(world, shot)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((x) => tile(x, 0)));
  });

  it('stops at a creature before the wall, and reports no wall', () => {
    const shot = shotAt(at(5.5, 0.5));
    expect(shot.target?.object).toBe(0);
    expect(shot.target?.distance).toBeCloseTo(4.7, 12);
    expect(shot.wall).toBeUndefined();
    expect(tilesOfShot(world, shot).at(-1)).toEqual(tile(5, 0));
  });

  it('hits the nearer of two creatures, in whichever order they were added', () => {
    expect(shotAt(at(6.5, 0.5), at(2.5, 0.5)).target?.object).toBe(1);
  });

  it('passes through creatures that it kills, and hits none behind a survivor', () => {
    const weak = herdOf({ health: hitPoints(1) });
    const { creatures } = gameWith(
      world,
      { position: at(6.5, 0.5) },
      { herd: weak, position: at(7.5, 0.5) },
      { herd: weak, position: at(4.5, 0.5) },
      { herd: weak, position: at(2.5, 0.6) },
      { herd: weak, position: at(3.5, 1.5) },
    );
    const { target, pierced, wall, end } = traceShot(world, creatures, from, Direction2.east);
    expect(pierced.map(({ object }) => object)).toEqual([3, 2]);
    expect([target?.object, wall]).toEqual([0, undefined]);
    expect(end.x).toBeCloseTo(6.2, 12);
  });

  it('reaches the wall if all creatures on its path are weak', () => {
    const { creatures } = gameWith(world, { herd: herdOf({ health: hitPoints(1) }), position: at(5.5, 0.5) });
    const { target, pierced, end } = traceShot(world, creatures, from, Direction2.east);
    expect([target, pierced.length, end]).toEqual([undefined, 1, at(8, 0.5)]);
  });

  it('does not hit a creature behind the wall', () => {
    expect(shotAt(at(9.6, 0.5)).target).toBeUndefined();
  });

  it('ends in the air where nothing is in its way', () => {
    const { creatures } = gameWith(world);
    const { end, target, wall } = traceShot(world, creatures, at(0.5, 1.5), Direction2.east);
    expect([end, target, wall]).toEqual([position(add(meters(0.5), shotRange), meters(1.5)), undefined, undefined]);
  });
});

it('stops, in the keep, at whatever is nearest in all directions', async () => {
  const world = worldOf(await readKeep());
  const { creatures } = createGame(world, { seed: 6, creatures: 8000 });
  // On the road through the courtyard.
  const from = position(meters(104), meters(64));
  const random = new Random(8);
  const ends = { creature: 0, wall: 0, air: 0 };
  for (let i = 0; i < 400; i++) {
    const shot = traceShot(world, creatures, from, directionFromAngle(random.between(degrees(0), degrees(360))));
    const tiles = tilesOfShot(world, shot);
    expect(tiles.slice(0, -1).some((each) => world.opaque.get(each))).toBe(false);
    if (shot.wall !== undefined) expect(tiles.at(-1)).toEqual(shot.wall.tile);
    // Only the target, if there is one, and the creatures that it kills are nearer than the end.
    const reach = segmentBetween(from, shot.end);
    const onTheWay = objectsOnSegment(creatures.tracker, reach).filter(({ fraction }) => fraction < 1 - 1e-9);
    const pierced = shot.pierced.filter(({ fraction }) => fraction < 1 - 1e-9);
    expect(onTheWay.map(({ object }) => object)).toEqual(pierced.map(({ object }) => object));
    for (const { object } of pierced) expect(creatures.health.get(creatures.rowOf(object))).toBe(hitPoints(1));
    ends[shot.target !== undefined ? 'creature' : shot.wall !== undefined ? 'wall' : 'air']++;
  }
  expect(ends.creature).toBeGreaterThan(10);
  expect(ends.wall).toBeGreaterThan(10);
});
