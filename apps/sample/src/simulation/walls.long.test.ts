/** No creature is ever inside a wall. */
import { pushOut } from '@tilewright/motion';
import { nearestCompass } from '@tilewright/tilemap';
import { circle, Direction2, distance, meters, metersPerSecond, vectorTowards, velocity } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { createGame, step } from './game.js';
import { readKeep } from './testing/keep.js';
import { at, gameWith, herdOf, idle, smallWorld } from './testing/small-world.js';
import { moveAmongWalls } from './walls.js';
import { checkTracker } from '@tilewright/queries/kernel';
import { worldOf } from './world.js';

const keep = worldOf(await readKeep());

it('lets no creature into a wall in 1,000 steps, and the tracker loses none', () => {
  const game = createGame(keep, { seed: 9, creatures: 300 });
  const { solid, space } = keep;
  const ways = [Direction2.east, Direction2.northEast, Direction2.south, Direction2.west];
  for (let i = 0; i < 1000; i++) {
    const { player, creatures } = game;
    step(game, idle({ walk: ways[(i >> 5) % 4]!, aim: player.position, shoot: true, throwCharge: i % 90 === 0 }));
    if (i % 5 !== 0) continue;
    expect(pushOut(solid, space, circle(player.position, player.radius))).toBeUndefined();
    for (let row = 0; row < creatures.count; row++) {
      expect(pushOut(solid, space, creatures.bodyOf(row))).toBeUndefined();
    }
    expect(checkTracker(creatures.tracker)).toEqual([]);
    expect(creatures.tracker.size).toBe(creatures.count);
  }
});

describe('a creature', () => {
  const world = smallWorld('######', '#....#', '#....#', '######');

  it('that runs into a wall turns away from it', () => {
    const game = gameWith(world, { position: at(4.6, 1.5), heading: Direction2.east });
    for (let i = 0; i < 90; i++) step(game, idle());
    expect(game.creatures.positions.get(0).x < meters(4.5)).toBe(true);
  });

  it('slides along a wall with what is left of its velocity', () => {
    const { creatures } = gameWith(world, { position: at(3, 1.31), heading: Direction2.northEast });
    creatures.moods[0] = 'chasing';
    creatures.velocities.set(0, velocity(metersPerSecond(1.2), metersPerSecond(-6)));
    moveAmongWalls(creatures, world);
    expect(creatures.positions.get(0)).toEqual(at(3.02, 1.3));
    expect(creatures.previousPositions.get(0)).toEqual(at(3, 1.31));
    expect(creatures.velocities.get(0)).toEqual(velocity(metersPerSecond(1.2), metersPerSecond(0)));
    expect(creatures.goals.get(0)).toBe(Direction2.northEast);
  });

  it('that strolls turns away from a wall as light does, and around in front of it', () => {
    const headings = [Direction2.northEast, Direction2.northWest, Direction2.north];
    const { creatures } = gameWith(world, ...headings.map((heading, i) => ({ position: at(2 + i, 1.3), heading })));
    for (const [row, heading] of headings.entries()) {
      creatures.velocities.set(row, vectorTowards(heading, metersPerSecond(2)));
    }
    moveAmongWalls(creatures, world);
    expect([0, 1, 2].map((row) => nearestCompass(creatures.goals.get(row)))).toEqual(
      [Direction2.southEast, Direction2.southWest, Direction2.south].map(nearestCompass),
    );
  });

  it('passes through no wall, however fast it is', () => {
    const { creatures } = gameWith(world, { position: at(2.5, 1.5) });
    creatures.velocities.set(0, velocity(metersPerSecond(6e6), metersPerSecond(-6e6)));
    moveAmongWalls(creatures, world);
    expect(distance(creatures.positions.get(0), at(4.7, 1.3)) < meters(1e-12)).toBe(true);
  });

  it('that has no room stays where it is', () => {
    const shaft = smallWorld('#####', '.....', '#####');
    const { creatures } = gameWith(shaft, { herd: herdOf({ radius: meters(0.7) }), position: at(2.5, 1.5) });
    creatures.velocities.set(0, velocity(metersPerSecond(3), metersPerSecond(0)));
    moveAmongWalls(creatures, shaft);
    expect(creatures.positions.get(0)).toEqual(at(2.5, 1.5));
  });

  it('may leave the map, outside of which there are no walls', () => {
    const game = gameWith(smallWorld('...'), { position: at(2.5, 0.5), heading: Direction2.east });
    for (let i = 0; i < 60; i++) step(game, idle());
    expect(game.creatures.positions.get(0).x > meters(3)).toBe(true);
  });
});
