import { add, type Duration, type Instant, instant, milliseconds, seconds } from '@tilewright/units';
import { beforeEach, expect, it } from 'vitest';
import { bodyRows } from '../messages/body-rows.js';
import { narrowZones } from '../simulation/testing/worlds.js';
import { Zone } from '../simulation/zone.js';
import { MemoryStore } from '../store/memory-store.js';
import { ZoneHost } from '../zones/host.js';
import type { Clock } from './clock.js';
import { ZoneKeeper } from './keeper.js';

const world = narrowZones({ herd: 1, seed: 1 });
const lease = seconds(2);
let now: Instant;
let store: MemoryStore;

beforeEach(() => {
  now = instant(seconds(0));
  store = new MemoryStore({ lease, now: () => now });
});

/** Nothing ticks in it: its clock never wakes anybody. */
function keeper(address: string, share: number): ZoneKeeper {
  const clock: Clock = { now: () => now, sleep: () => new Promise(() => undefined) };
  return new ZoneKeeper({
    world,
    store,
    rows: bodyRows({ space: world.space, bounds: world.solid.bounds }),
    clock,
    address,
    share,
    openRoom: async () => ({ close: async () => {} }),
    report: () => {},
  });
}

const zonesOf = ({ zones }: ZoneKeeper): number[] => zones.map(({ zone }) => zone);
const wait = (duration: Duration): void => {
  now = add(now, duration);
};

it('takes its share, and leaves the others to processes that are about to start', async () => {
  const first = keeper('first', 2);
  await first.takeFree();
  expect(zonesOf(first)).toStrictEqual([0, 1]);
  const second = keeper('second', 2);
  await second.takeFree();
  expect(zonesOf(second)).toStrictEqual([2]);
});

it('takes what nobody else takes for a while', async () => {
  const only = keeper('only', 1);
  await only.takeFree();
  wait(milliseconds(1900));
  await only.takeFree();
  expect(zonesOf(only)).toStrictEqual([0]);
  wait(milliseconds(200));
  await only.takeFree();
  expect(zonesOf(only)).toStrictEqual([0, 1, 2]);
});

it('waits anew for a zone that somebody had meanwhile', async () => {
  const patient = keeper('patient', 1);
  await patient.takeFree();
  for (const zone of [1, 2]) await store.acquire(zone);
  wait(milliseconds(1900));
  await patient.takeFree();
  wait(milliseconds(200));
  await patient.takeFree();
  expect(zonesOf(patient)).toStrictEqual([0]);
});

it('knows where zones are, its own and those of others', async () => {
  await store.acquire(1, 'elsewhere');
  const here = keeper('here', 1);
  await here.takeFree();
  expect([0, 1, 2, 3].map((zone) => here.addressOf(zone))).toStrictEqual(['here', 'elsewhere', undefined, undefined]);
  expect(here.others).toStrictEqual(['elsewhere']);
  // A zone that it holds, and does not keep: it is recovered, or its host has ended.
  await store.acquire(2, 'here');
  await here.takeFree();
  expect(here.addressOf(2)).toBeUndefined();
});

it('leaves a zone to whoever got it during a slow recovery, and keeps the others', async () => {
  const options = { store, createZone: (zone: number) => new Zone(world, zone), publish: () => {} };
  const first = (await ZoneHost.take({ ...options, ticksPerSnapshot: 1000 }, 1))!;
  for (let tick = 0; tick < 10; tick++) await first.tick();
  await first.end();
  const { extend } = store;
  store.extend = async (held) => {
    wait(lease);
    await store.acquire(held.zone, 'elsewhere');
    await extend.call(store, held);
  };
  const robbed = keeper('robbed', 3);
  await robbed.takeFree();
  expect(zonesOf(robbed)).toStrictEqual([0, 2]);
});

it('gives back a zone that it is about to take when it is stopped', async () => {
  const { historyOf } = store;
  const asked = new Promise<() => void>((resolve) => {
    store.historyOf = async (zone) => {
      await new Promise<void>((goOn) => resolve(goOn));
      return historyOf.call(store, zone);
    };
  });
  const stopped = keeper('stopped', 3);
  const taking = stopped.takeFree();
  const goOn = await asked;
  const stopping = stopped.stop();
  goOn();
  await Promise.all([taking, stopping]);
  expect(zonesOf(stopped)).toStrictEqual([]);
  await expect(store.acquire(0)).resolves.toBeDefined();
});
