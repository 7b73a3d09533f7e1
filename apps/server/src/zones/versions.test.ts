/** Two versions of the game over one store. */
import { instant, seconds } from '@tilewright/units';
import { beforeEach, expect, it } from 'vitest';
import { encodeLetters } from '../messages/letters.js';
import { type GameBuild, OtherVersion, thisBuild } from '../simulation/build.js';
import { hashOfZone } from '../simulation/state.js';
import { changedBuild } from '../simulation/testing/changed-build.js';
import { threeZones } from '../simulation/testing/worlds.js';
import { MemoryStore } from '../store/memory-store.js';
import { type HostOptions, ZoneHost } from './host.js';
import { recover } from './recovery.js';
import { hostOptions } from './testing/hosts.js';

const world = threeZones({ herd: 4 });
const older = thisBuild;
const newer = changedBuild;
let store: MemoryStore;

beforeEach(() => {
  store = new MemoryStore({ lease: seconds(1), now: () => instant(seconds(0)) });
});

const optionsOf = (build: GameBuild): HostOptions =>
  hostOptions(store, world, { build, createZone: (zone) => build.createZone(world, zone) });
const take = (build: GameBuild): Promise<ZoneHost | undefined> => ZoneHost.take(optionsOf(build), 0);

async function tick(host: ZoneHost, ticks: number): Promise<void> {
  for (let i = 0; i < ticks; i++) await host.tick();
}

it('has a changed game, whose replay of the older one would fail', async () => {
  const host = (await take(older))!;
  await tick(host, 3);
  await expect(recover({ ...optionsOf(newer), build: older }, 0)).rejects.toThrow(
    'tick 1 of zone 0 cannot be replayed',
  );
});

it('a host goes on with what an older one stored when it ended, and the older one does not come back', async () => {
  const first = (await take(older))!;
  await tick(first, 3);
  await first.end();
  const second = (await take(newer))!;
  expect([second.zone.tick, hashOfZone(second.zone)]).toStrictEqual([3, hashOfZone(first.zone)]);
  await tick(second, 2);
  const { zone } = await recover(optionsOf(newer), 0);
  expect(hashOfZone(zone)).toBe(hashOfZone(second.zone));
  await second.end();
  await expect(take(older)).resolves.toBeUndefined();
  expect((await take(newer))?.zone.tick).toBe(5);
});

it('a host leaves a log to be replayed to its own version', async () => {
  const first = (await take(older))!;
  await tick(first, 3);
  await store.release({ zone: 0, fence: first.fence });
  await expect(take(newer)).resolves.toBeUndefined();
  await expect(recover(optionsOf(newer), 0)).rejects.toThrow(OtherVersion);
  expect((await take(older))?.zone.tick).toBe(3);
});

it('a host that cannot migrate gives the zone back, with the versions and what to do', async () => {
  const first = (await take(older))!;
  await tick(first, 3);
  await first.end();
  const { migrate } = older;
  await expect(take({ ...newer, migrate })).rejects.toThrow('a saved zone has version 1 of the game');
  await expect(store.failureOf(0)).resolves.toBeUndefined();
  expect((await take(older))?.zone.tick).toBe(3);
  expect(() => older.migrate(0, new Uint8Array())).toThrow(
    'a saved zone has version 0 of the game, and this process version 1: migrate in src/simulation/build.ts has to say how it is read',
  );
});

it('mail of a newer version waits for it, and mail of an older one is read', async () => {
  const birth = (player: number) => [{ kind: 'birth', player, zone: 0 }] as const;
  await store.send({ from: 1, to: 0, tick: 1, bytes: encodeLetters(birth(0), older.version) });
  await store.send({ from: 1, to: 0, tick: 2, bytes: encodeLetters(birth(3), newer.version) });
  await store.send({ from: 1, to: 0, tick: 3, bytes: encodeLetters(birth(6), older.version) });
  await store.send({ from: 2, to: 0, tick: 1, bytes: encodeLetters(birth(9), older.version) });
  const first = (await take(older))!;
  await tick(first, 2);
  expect(first.zone.bodies.count).toBe(world.herd + 2);
  await first.end();
  const second = (await take(newer))!;
  await tick(second, 1);
  expect(second.zone.bodies.count).toBe(world.herd + 4);
});
