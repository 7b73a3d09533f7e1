import { add, type Duration, type Instant, instant, milliseconds, seconds, valueIn } from '@tilewright/units';
import { beforeEach, expect, it } from 'vitest';
import { bodyRows } from '../messages/body-rows.js';
import { type GameBuild, thisBuild } from '../simulation/build.js';
import type { Input } from '../simulation/inputs.js';
import type { Letter, Parcel } from '../simulation/letters.js';
import { narrowZones } from '../simulation/testing/worlds.js';
import { Zone } from '../simulation/zone.js';
import { MemoryStore } from '../store/memory-store.js';
import type { Failure } from '../store/zone-store.js';
import type { ZoneHost } from '../zones/host.js';
import { hostOptions, takeHost } from '../zones/testing/hosts.js';
import type { Clock } from './clock.js';
import { type KeeperOptions, ZoneKeeper } from './keeper.js';

const world = narrowZones({ herd: 1, seed: 1 });
const lease = seconds(2);
let now: Instant;
let store: MemoryStore;

beforeEach(() => {
  now = instant(seconds(0));
  store = new MemoryStore({ lease, now: () => now });
});

/** Nothing ticks in it, unless a test wakes it up. */
function keeper(address: string, share: number, more: Partial<KeeperOptions> = {}): ZoneKeeper {
  return new ZoneKeeper({
    world,
    store,
    rows: bodyRows({ space: world.space, bounds: world.solid.bounds }),
    clock: clockWith(() => new Promise(() => undefined)),
    address,
    lease,
    share,
    openRoom: async () => ({ close: async () => {} }),
    report: () => {},
    ...more,
  });
}

const clockWith = (sleep: Clock['sleep']): Clock => ({ now: () => now, sleep });
/** A host that has made some ticks, and stored no snapshot. */
async function hostOf(zone: number, ticks: number): Promise<ZoneHost> {
  const host = await takeHost(hostOptions(store, world), zone);
  for (let tick = 0; tick < ticks; tick++) await host.tick();
  return host;
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

it('takes zones that no other process takes for a while', async () => {
  const only = keeper('only', 1);
  await only.takeFree();
  wait(milliseconds(1900));
  await only.takeFree();
  expect(zonesOf(only)).toStrictEqual([0]);
  wait(milliseconds(200));
  await only.takeFree();
  expect(zonesOf(only)).toStrictEqual([0, 1, 2]);
});

it('takes at once a zone that had a host, unless another process does', async () => {
  for (const zone of [0, 1, 2]) await store.acquire(zone, { address: 'gone' });
  const patient = keeper('patient', 1);
  await patient.takeFree();
  wait(lease);
  await patient.takeFree();
  expect(zonesOf(patient)).toStrictEqual([0]);
  await store.acquire(1, { address: 'the next one' });
  wait(milliseconds(250));
  await patient.takeFree();
  expect(zonesOf(patient)).toStrictEqual([0, 2]);
});

it('asks again just after a lease ends, and when it may take a zone', async () => {
  const pauses: number[] = [];
  const clock = clockWith(async (duration) => {
    pauses.push(Math.round(valueIn(duration, milliseconds)));
    wait(duration);
    if (asking.zones.length > 0) await new Promise(() => undefined);
  });
  const asking = keeper('asking', 0, { clock });
  for (const zone of [0, 1, 2]) await store.acquire(zone, { address: 'gone' });
  wait(milliseconds(1350));
  await asking.takeFree();
  void asking.run();
  while (asking.zones.length < 3) await new Promise(setImmediate);
  expect(pauses.slice(0, 6)).toStrictEqual([200, 200, 200, 51, 200, 50]);
});

it('replays a zone while the lease of its host runs out, and then only the later entries', async () => {
  const gone = await hostOf(0, 30);
  const extend = store.extend.bind(store);
  let extended = 0;
  store.extend = async (held) => {
    extended++;
    await extend(held);
  };
  const others = [(await store.acquire(1, { address: 'other' }))!, (await store.acquire(2, { address: 'other' }))!];
  const ready = keeper('ready', 1);
  const lookAfter = async (duration: Duration): Promise<void> => {
    wait(duration);
    for (const other of others) await extend(other);
    await ready.takeFree();
  };
  await lookAfter(milliseconds(1500));
  // It only stood still for a while.
  for (let tick = 0; tick < 5; tick++) await gone.tick();
  await lookAfter(milliseconds(1500));
  await lookAfter(milliseconds(500));
  expect([ready.zones.map(({ zone, tick }) => [zone, tick]), extended]).toStrictEqual([[[0, 36]], 0]);
});

it('waits from the start for a zone that another process has had', async () => {
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
  await store.acquire(1, { address: 'elsewhere' });
  const here = keeper('here', 1);
  await here.takeFree();
  expect([0, 1, 2, 3].map((zone) => here.addressOf(zone))).toStrictEqual(['here', 'elsewhere', undefined, undefined]);
  expect(here.others).toStrictEqual(['elsewhere']);
  // A zone that it holds, and does not keep: it is recovered, or its host has ended.
  await store.acquire(2, { address: 'here' });
  await here.takeFree();
  expect(here.addressOf(2)).toBeUndefined();
});

it('has no place for a new player whose home is full, in whatever process', async () => {
  const there = (await store.acquire(2, { address: 'there' }))!;
  const here = keeper('here', 2);
  await here.takeFree();
  const homesWithPlace = (): number[] => [0, 1, 2].filter((player) => here.hasPlaceFor(player));
  expect(homesWithPlace()).toStrictEqual([0, 1, 2]);
  await store.noteFull(there, true);
  await here.takeFree();
  expect(homesWithPlace()).toStrictEqual([0, 1]);
  await store.noteFull(there, false);
  await here.takeFree();
  expect(homesWithPlace()).toStrictEqual([0, 1, 2]);
});

it('gives no address for a host that has stopped renewing its lease', async () => {
  await store.acquire(1, { address: 'gone' });
  const here = keeper('here', 0);
  await here.takeFree();
  expect(here.addressOf(1)).toBe('gone');
  wait(milliseconds(501));
  await here.takeFree();
  expect(here.addressOf(1)).toBeUndefined();
});

it('waits a while for a zone without a host, and no longer', async () => {
  let pauses = 0;
  const clock = clockWith(async (duration) => {
    wait(duration);
    if (++pauses === 3) await store.acquire(1, { address: 'elsewhere' }).then(() => here.takeFree());
  });
  const here = keeper('here', 0, { clock });
  expect(await here.findAddressOf(1)).toBe('elsewhere');
  expect(pauses).toBe(3);
  expect(await here.findAddressOf(7)).toBeUndefined();
  expect(pauses).toBe(3);
  const alone = keeper('alone', 0, { clock: clockWith(async (duration) => wait(duration)) });
  expect(await alone.findAddressOf(2)).toBeUndefined();
});

it('leaves a zone to the process that got it during a slow recovery, and keeps the others', async () => {
  await hostOf(1, 10);
  wait(lease);
  const extend = store.extend.bind(store);
  store.extend = async (held) => {
    wait(lease);
    await store.acquire(held.zone, { address: 'elsewhere' });
    await extend(held);
  };
  const robbed = keeper('robbed', 3);
  await robbed.takeFree();
  expect(zonesOf(robbed)).toStrictEqual([0, 2]);
});

/** Lets what is under way go on. */
async function turns(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise(setImmediate);
}

it('lets a zone rest that cannot be replayed, longer each time, and keeps the others', async () => {
  await hostOf(1, 3);
  wait(lease);
  const historyOf = store.historyOf.bind(store);
  store.historyOf = async (zone) => {
    const history = await historyOf(zone);
    if (zone !== 1) return history;
    const log = history.log.map((entry) => ({ ...entry, bytes: entry.bytes.slice() }));
    log[1]!.bytes[20]! ^= 1;
    return { ...history, log };
  };
  const [first, second] = [keeper('first', 3), keeper('second', 3)];
  await first.takeFree();
  expect(zonesOf(first)).toStrictEqual([0, 2]);
  const errors: string[] = [];
  for (const rest of [1, 2, 4]) {
    wait(seconds(rest - 0.001));
    await second.takeFree();
    const [[zone, failure]] = [...second.failed] as [[number, Failure]];
    errors.push(failure.error);
    expect([zone, failure.times, failure.address]).toStrictEqual([
      1,
      errors.length,
      errors.length === 1 ? 'first' : 'second',
    ]);
    wait(milliseconds(2));
    await second.takeFree();
  }
  expect(new Set(errors)).toStrictEqual(new Set([expect.stringMatching(/^CannotReplay: .*tick 2 of zone 1/)]));
  store.historyOf = historyOf;
  wait(seconds(8));
  await second.takeFree();
  expect(zonesOf(second)).toContain(1);
});

it('ends a zone whose step fails, notes why, and goes on with the others', async () => {
  const running = keeper('running', 3);
  await store.send({ from: 2, to: 1, tick: 1, bytes: Uint8Array.of(1, 2, 3) });
  await running.takeFree();
  let hasFailed = false;
  running.run().catch(() => (hasFailed = true));
  await turns();
  expect([zonesOf(running), hasFailed]).toStrictEqual([[0, 2], false]);
  await expect(store.failureOf(1)).resolves.toMatchObject({ times: 1, address: 'running' });
});

/** The game with a mistake: zone 1 cannot be told how many players have a place. */
const fragileBuild: GameBuild = {
  ...thisBuild,
  createZone: (of, zone) => (zone === 1 ? new FragileZone(of, zone) : new Zone(of, zone)),
};

class FragileZone extends Zone {
  override step(inputs: readonly Input[], mail: readonly Letter[]): readonly Parcel[] {
    if (inputs.some(({ kind }) => kind === 'places')) throw new RangeError('no places');
    return super.step(inputs, mail);
  }
}

it.each([
  ['mail', { bytes: Uint8Array.of(1, 2, 3) }, /^zone 1: what zone 2 sent in its tick 1 is dropped/],
  [
    'input',
    { bytes: undefined, build: fragileBuild, players: 3 },
    /^zone 1: input {"kind":"places","count":1} is dropped/,
  ],
])('lets a zone go on without the %s that has failed it five times', async (_, { bytes, ...more }, news) => {
  const lines: string[] = [];
  if (bytes !== undefined) await store.send({ from: 2, to: 1, tick: 1, bytes });
  const running = keeper('running', 3, { ...more, report: (line) => lines.push(line) });
  for (const rest of [0, 1, 2, 4, 8]) {
    wait(seconds(rest));
    await running.takeFree();
    await turns();
    expect(zonesOf(running)).toStrictEqual([0, 2]);
  }
  await expect(store.failureOf(1)).resolves.toMatchObject({ times: 5 });
  wait(seconds(16));
  await running.takeFree();
  await turns();
  expect(running.zones.map(({ zone, tick }) => [zone, tick])).toStrictEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
  const dropped = lines.filter((line) => line.includes('dropped'));
  expect(dropped).toStrictEqual([expect.stringMatching(news)]);
  expect(dropped[0]).toContain('since the zone failed 5 times: RangeError');
});

it('lets a zone rest whose room cannot be opened', async () => {
  const openRoom: KeeperOptions['openRoom'] = async (zone) => {
    if (zone === 2) throw new Error('no room');
    return { close: async () => {} };
  };
  const running = keeper('running', 3, { openRoom });
  await running.takeFree();
  expect(zonesOf(running)).toStrictEqual([0, 1]);
  await expect(store.failureOf(2)).resolves.toMatchObject({ error: 'Error: no room' });
});

it('gives back a zone that it is about to take when it is stopped', async () => {
  const historyOf = store.historyOf.bind(store);
  const asked = new Promise<() => void>((resolve) => {
    store.historyOf = async (zone) => {
      await new Promise<void>((goOn) => resolve(goOn));
      return historyOf(zone);
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
