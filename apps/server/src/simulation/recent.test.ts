import { restoreColumns, saveColumns } from '@tilewright/sync';
import { degrees, directionFromAngle } from '@tilewright/units';
import { expect, it } from 'vitest';
import { playerId } from './ids.js';
import type { Input } from './inputs.js';
import { scatteredMap } from './maps.js';
import { Recent } from './recent.js';
import { Lockstep } from './testing/lockstep.js';
import { worldFrom } from './world.js';

it('knows for a while, and what was noted again for longer', () => {
  const recent = new Recent();
  recent.note(7, 1, 10);
  recent.note(8, 1, 11);
  recent.note(7, 2, 12);
  recent.forgetUntil(11);
  expect([recent.zoneOf(7), recent.zoneOf(8), recent.size]).toStrictEqual([2, undefined, 1]);
  recent.forgetUntil(12);
  expect(recent.size).toBe(0);
});

it('forgets in the same order after it was saved', () => {
  const recent = new Recent();
  for (const [id, tick] of [
    [9, 1],
    [3, 2],
    [9, 3],
    [5, 3],
  ] as const) {
    recent.note(id, 0, tick);
  }
  recent.write();
  const restored = new Recent();
  restored.note(1, 1, 1);
  restoreColumns(restored.columns, saveColumns(recent.columns));
  restored.read();
  restored.forgetUntil(2);
  expect([...restored.ids()]).toStrictEqual([9, 5]);
});

/** The last number of a player; -1 while its body is under way: then what it does is ignored. */
function takenOf(world: Lockstep, player: number): number {
  const bodies = world.zoneOf(playerId(player))?.bodies;
  return bodies?.columns.taken.get(bodies.rowOf(playerId(player))) ?? -1;
}

it('stays small while creatures and players walk through all zones for a long time', () => {
  const options = { columns: 3, rows: 3, tiles: 8, seed: 7 };
  const world = new Lockstep(worldFrom(scatteredMap(options), { ...options, herd: 10 }));
  const { memory } = world.world;
  const players = [0, 1, 2, 3];
  /** Of each zone: how many bodies left it in each tick. */
  const departures: number[][] = world.zones.map(() => []);
  const met = world.zones.map(() => new Set<number>());
  for (let tick = 1; tick <= 4000; tick++) {
    const walk = directionFromAngle(degrees(45 * (Math.floor(tick / 40) % 8)));
    world.step(
      players.flatMap((player): Input[] => [
        ...(tick === 1 ? [{ kind: 'join', player } as const] : []),
        { kind: 'act', player, number: takenOf(world, player) + 1, walk, gift: undefined },
      ]),
    );
    for (const [number, { whereabouts, leaving, bodies }] of world.zones.entries()) {
      const { left, asked, residents } = whereabouts;
      departures[number]!.push(leaving.length);
      for (const id of bodies.columns.ids) met[number]!.add(id);
      const lately = departures[number]!.slice(-memory).reduce((sum, count) => sum + count, 0);
      expect(left.size).toBeLessThanOrEqual(lately);
      expect(asked.size).toBeLessThanOrEqual(players.length);
      expect(residents.awake.size).toBeLessThanOrEqual(players.length);
    }
  }
  // It is worth something only if most bodies were in most zones.
  const everywhere = met.reduce((sum, ids) => sum + ids.size, 0) / met.length;
  const known = world.zones.reduce((sum, { whereabouts }) => sum + whereabouts.left.size, 0) / met.length;
  expect(everywhere).toBeGreaterThan(50);
  expect(known).toBeLessThan(everywhere / 3);
});
