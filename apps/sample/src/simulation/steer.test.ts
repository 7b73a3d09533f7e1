/** How creatures turn and chase: within their speed, along the trails, and only after they have noticed the player. */
import { chebyshevDistance, type Tile, tileAt, tileCenter, tilesIn } from '@tilewright/tilemap';
import {
  abs,
  add,
  angleBetween,
  degrees,
  degreesPerSecond,
  Direction2,
  distance,
  div,
  magnitude,
  meters,
  metersPerSecond,
  mul,
  tiles,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { createGame, step, timeOf } from './game.js';
import { hitPoints } from './health.js';
import { readKeep } from './testing/keep.js';
import { at, gameWith, herdOf, idle, smallWorld } from './testing/small-world.js';
import { timeStep } from './time.js';
import { worldOf } from './world.js';

describe('creatures', () => {
  it('turn no faster than their kind can, and walk no faster', async () => {
    const game = createGame(worldOf(await readKeep()), { seed: 12, creatures: 200 });
    const { creatures, player } = game;
    let turning = 0;
    for (let i = 0; i < 300; i++) {
      const before = new Map(creatures.ids.map((id, row) => [id, creatures.headings.get(row)]));
      step(game, idle({ walk: Direction2.east, aim: player.position }));
      for (const [row, id] of creatures.ids.entries()) {
        const heading = before.get(id);
        if (heading === undefined) continue;
        const herd = creatures.herdOf(row);
        const angle = abs(angleBetween(heading, creatures.headings.get(row)));
        // A direction is a whole number of 2^-32 turns.
        expect(angle <= add(mul(herd.turnRate, timeStep), degrees(1e-6))).toBe(true);
        // Others push it away, which is no walking.
        const pushed = div(magnitude(creatures.pushes.get(row)), timeStep);
        expect(magnitude(creatures.velocities.get(row)) <= add(mul(herd.speed, 1.000001), pushed)).toBe(true);
        if (angle > degrees(0)) turning++;
      }
    }
    expect(turning).toBeGreaterThan(300);
  });

  const corner = ['..........', '.########.', '.########.', '..........', '.........P'] as const;

  it('chase the player around a corner, once they have noticed it', () => {
    const game = gameWith(smallWorld(...corner), { herd: herdOf({ bite: hitPoints(1) }), position: at(0.5, 0.5) });
    const { creatures, player } = game;
    creatures.alertUntil.set(0, add(player.nextShotAt, mul(timeStep, 600)));
    const { bites } = wait(400);
    expect(bites).toBeGreaterThan(0);
    expect(distance(creatures.positions.get(0), player.position) < meters(1)).toBe(true);

    function wait(steps: number): { bites: number } {
      let bites = 0;
      for (let i = 0; i < steps; i++) bites += step(game, idle()).bites.length;
      return { bites };
    }
  });

  it('find another way when walls of the keep close, and the old one when they open', async () => {
    const keep = worldOf(await readKeep());
    const herd = herdOf({ bite: hitPoints(0) });
    // In the passage behind the gate, where a wall of two tiles makes the way longer.
    const game = gameWith({ ...keep, herds: [herd], player: { ...keep.player, position: at(80.5, 64.5) } });
    const { world, creatures, player, trails } = game;
    const { solid } = world;
    const home = tileAt(world.space, player.position);
    // The way of a creature that starts some tiles away, and then the same with a wall across it.
    const from = [...tilesIn(world.bounds)].find((place) => {
      const length = trails.narrow.distanceAt(place);
      return length !== undefined && length > tiles(12) && length < tiles(13);
    })!;
    const way = wayFrom(from);
    const wall = way.slice(5, 7);
    const walked = walk();
    for (const place of wall) solid.set(place, true);
    expect(walk()).toBeGreaterThan(walked);
    for (const place of wall) solid.set(place, false);
    expect(walk()).toBe(walked);
    expect(wayFrom(from)).toEqual(way);

    /** How many steps a creature takes to the player. It never stands in a wall. */
    function walk(): number {
      while (creatures.count > 0) creatures.remove(0);
      creatures.add([{ herd, position: tileCenter(world.space, from), heading: Direction2.east }], timeOf(game));
      for (let steps = 0; steps < 600; steps++) {
        creatures.alertUntil.set(0, add(player.nextShotAt, mul(timeStep, 100_000)));
        step(game, idle());
        const place = tileAt(world.space, creatures.positions.get(0));
        if (solid.get(place)) expect.fail(`in a wall: ${place.x}, ${place.y}`);
        if (chebyshevDistance(place, home) <= 1) return steps;
      }
      return expect.fail('does not arrive');
    }

    function wayFrom(place: Tile): Tile[] {
      const way: Tile[] = [];
      for (let at: Tile | undefined = place; at !== undefined; at = trails.narrow.nextTile(at)) way.push(at);
      return way;
    }
  });

  it('chase the player when they see it, and forget it after a while', () => {
    const world = { ...smallWorld('..........P', '...........'), herds: [herdOf()] };
    const herd = herdOf({ speed: metersPerSecond(0), turnRate: degreesPerSecond(0) });
    const game = gameWith(world, { herd, position: at(5.5, 0.5) });
    const { creatures, player } = game;
    step(game, idle());
    expect(creatures.moods).toEqual(['chasing']);
    player.position = at(1.5, 0.5); // behind its back
    for (let i = 0; i < 179; i++) step(game, idle());
    expect(creatures.moods).toEqual(['chasing']);
    for (let i = 0; i < 2; i++) step(game, idle());
    expect(creatures.moods).toEqual(['wandering']);
  });

  it('ignore the player if they do not bite', () => {
    const world = { ...smallWorld('..........P'), herds: [herdOf()] };
    const game = gameWith(world, { herd: herdOf({ bite: hitPoints(0) }), position: at(1.5, 0.5) });
    expect(step(game, idle()).lookout.watchers).toEqual([0]);
    expect(game.creatures.moods).toEqual(['wandering']);
  });
});
