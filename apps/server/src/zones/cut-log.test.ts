import { add, Direction2, type Instant, instant, meters, position, seconds } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../faults/audit.js';
import { Dice } from '../../faults/random.js';
import { Player } from '../client/player.js';
import { encodeLetters, versionOfLetters } from '../messages/letters.js';
import { changedBuild } from '../simulation/testing/changed-build.js';
import { narrowZones } from '../simulation/testing/worlds.js';
import type { World } from '../simulation/world.js';
import { Zone } from '../simulation/zone.js';
import { MemoryStore } from '../store/memory-store.js';
import { storeWith } from '../store/testing/store-with.js';
import type { ZoneHistory } from '../store/zone-store.js';
import { cutLog } from './cut-log.js';
import { frameOf, playerFrame } from './frames.js';
import type { HostOptions, ZoneHost } from './host.js';
import { hostOptions, takeHost } from './testing/hosts.js';

const PLAYERS = [0, 1, 2, 3];
const world = narrowZones({ herd: 3, seed: 1 });
const lease = seconds(1);
let now: Instant;
let store: SpoiledStore;

/** A store in which entries of zone 1 have changed bytes. */
class SpoiledStore extends MemoryStore {
  spoil: (history: ZoneHistory) => ZoneHistory = (history) => history;

  override async historyOf(zone: number): Promise<ZoneHistory> {
    const history = await super.historyOf(zone);
    return zone === 1 ? this.spoil(history) : history;
  }

  override async earlierHistoryOf(zone: number): Promise<ZoneHistory> {
    const history = await super.earlierHistoryOf(zone);
    return zone === 1 ? this.spoil(history) : history;
  }
}

beforeEach(() => {
  now = instant(seconds(0));
  store = new SpoiledStore({ lease, now: () => now });
});

const options = (more: Partial<HostOptions> = {}): HostOptions & { readonly world: World } => ({
  ...hostOptions(store, world, { ticksPerSnapshot: 40, ...more }),
  world,
});
const takeAll = (more: Partial<HostOptions> = {}): Promise<readonly ZoneHost[]> =>
  Promise.all([0, 1, 2].map((zone) => takeHost(options(more), zone)));

/** Players that walk about, sleep and give nothing: bodies go from zone to zone, and all the time. */
async function play(hosts: readonly ZoneHost[], ticks: number, dice: Dice): Promise<void> {
  for (let tick = 0; tick < ticks; tick++) {
    for (const host of hosts) {
      for (const player of PLAYERS) {
        // Half of the time away: then its body sleeps at its home, and wakes up where it joins next.
        host.offer({ kind: Math.floor(tick / 11 + player / 2) % 2 === 0 ? 'join' : 'leave', player });
        const { bodies } = host.zone;
        for (let row = 0; row < bodies.count; row++) {
          const number = bodies.columns.taken.get(row) + 1;
          const walk = dice.chance(0.5) ? Direction2.east : Direction2.west;
          host.offer({ kind: 'act', player, number, walk, gift: undefined });
        }
      }
      await host.tick();
    }
  }
}

/** @param at - from the end if negative */
function spoil(tick: number, at: number): void {
  store.spoil = (history) => ({
    ...history,
    log: history.log.map((entry) => {
      const bytes = new Uint8Array(entry.bytes);
      if (entry.tick === tick) bytes[(at + bytes.length) % bytes.length]! ^= 64;
      return { ...entry, bytes };
    }),
  });
}

/** All that the audit says of bodies and coins: inputs of the lost ticks are lost. */
const bodiesAndCoins = (): Promise<readonly string[]> =>
  audit({ ...options(), players: PLAYERS.map((player) => ({ player, taken: 0, made: Infinity })) });

it.each(Array.from({ length: 24 }, (_, seed) => seed))(
  'loses ticks, and neither bodies nor coins, with seed %i',
  async (seed) => {
    const dice = new Dice(seed);
    const hosts = await takeAll();
    await play(hosts, 60 + dice.below(19), dice);
    const last = hosts[1]!.zone.tick;
    // The zone has ended, and the others went on.
    await play([hosts[0]!, hosts[2]!], dice.below(100), dice);
    const bad = last - dice.below(18);
    // The number of inputs, or the hash.
    spoil(bad, dice.oneOf([7, -1]));
    now = add(now, lease);
    await expect(takeHost(options(), 1)).rejects.toThrow(`tick ${bad} of zone 1 cannot be replayed`);
    expect(await cutLog(options(), 1)).toStrictEqual({ good: bad - 1, lost: last - bad + 1, unknown: [] });
    expect(await bodiesAndCoins()).toStrictEqual([]);
    // It rests no more, and its mail arrives.
    await play(await takeAll(), 50, dice);
    expect(await bodiesAndCoins()).toStrictEqual([]);
  },
);

it.each([
  ['from a tick on', (tick: number) => tick < 16, 15],
  ['one entry', (tick: number) => tick !== 16, 15],
])('cuts a log that has lost %s, and the zone goes on', async (_, isThere, good) => {
  const dice = new Dice(4);
  await play(await takeAll(), 20, dice);
  store.spoil = (history) => ({ ...history, log: history.log.filter(({ tick }) => isThere(tick)) });
  now = add(now, lease);
  expect(await cutLog(options(), 1)).toStrictEqual({ good, lost: 20 - good, unknown: [] });
  store.spoil = (history) => history;
  expect(await bodiesAndCoins()).toStrictEqual([]);
  await play(await takeAll(), 20, dice);
  expect(await bodiesAndCoins()).toStrictEqual([]);
});

it('takes a coin that returns to a giver whose birth is lost', async () => {
  const player = 1; // at home in zone 1
  const one = (await takeAll())[1]!;
  for (let tick = 0; tick < 5; tick++) await one.tick();
  one.offer({ kind: 'join', player });
  await one.tick();
  one.offer({ kind: 'act', player, number: 1, walk: undefined, gift: { to: 999, zone: 2 } });
  await one.tick();
  spoil(6, -1);
  now = add(now, lease);
  expect(await cutLog(options(), 1)).toMatchObject({ good: 5, lost: 2 });
  const hosts = await takeAll();
  for (let tick = 0; tick < 3; tick++) for (const host of [hosts[2]!, hosts[1]!]) await host.tick();
  expect(hosts[1]!.isEnded).toBe(false);
});

it('begins a generation, so that clients that stay go on with what is left', async () => {
  const player = new Player({ player: 1, zones: 3, zone: 1, home: 1, patience: 40 });
  let host = (await takeAll())[1]!;
  const step = async (): Promise<void> => {
    player.act({ walk: Direction2.north, gift: undefined });
    for (const input of player.toSend()) host.offer(input);
    await host.tick();
    player.see(playerFrame(frameOf(host.zone, host.fence), 1), host.generation);
  };
  for (let tick = 0; tick < 30; tick++) await step();
  const before = player.taken;
  spoil(20, -1);
  now = add(now, lease);
  await cutLog(options(), 1);
  host = (await takeAll())[1]!;
  for (let tick = 0; tick < 60; tick++) await step();
  expect(player.taken).toBeGreaterThan(before);
});

it('loses nothing of a log that can be replayed', async () => {
  const hosts = await takeAll();
  await play(hosts, 50, new Dice(1));
  now = add(now, lease);
  expect(await cutLog(options(), 1)).toStrictEqual({ good: 50, lost: 0, unknown: [] });
  expect((await takeAll())[1]!.zone.tick).toBe(50);
});

/** Letters that are read, and with which no step can be made: the body is on no tile. */
function lettersOfNowhere(): Uint8Array {
  const body = { ...new Zone(world, 0).bodies.bodyOf(0), id: 99, position: position(meters(1e300), meters(0)) };
  return encodeLetters([{ kind: 'body', body }]);
}

describe.each([
  ['that cannot be decoded', Uint8Array.of(1, 2, 3)],
  ['that no step can be made with', lettersOfNowhere()],
])('beside mail %s', (_, bytes) => {
  it.each([
    ['was dropped in a lost tick', 6, -1],
    ['was dropped in the tick whose entry has changed', 11, -1],
    ['was dropped in a tick whose entry cannot be read', 11, 7],
  ])('cuts a log where it %s, or still waits, and loses nothing else', async (__, bad, at) => {
    const dice = new Dice(9);
    const onDropped = (): void => undefined;
    const hosts = await takeAll({ onDropped });
    await play(hosts, 10, dice);
    // No zone has number 7, so this holds up no mail of the others.
    await store.send({ from: 7, to: 1, tick: 1, bytes });
    await play(hosts, 5, dice);
    await store.send({ from: 7, to: 1, tick: 2, bytes });
    await store.send({ from: 7, to: 2, tick: 1, bytes });
    spoil(bad, at);
    now = add(now, lease);
    expect(await cutLog(options(), 1)).toStrictEqual({ good: bad - 1, lost: 16 - bad, unknown: [] });
    await play(await takeAll({ onDropped }), 30, dice);
    expect(await bodiesAndCoins()).toStrictEqual([]);
  });
});

it('cuts a log while a neighbor has a newer version, and says that it cannot read that one', async () => {
  const hosts = await takeAll();
  await play(hosts, 20, new Dice(1));
  await hosts[2]!.end();
  const { createZone } = changedBuild;
  const newer = options({ build: changedBuild, createZone: (zone) => createZone(world, zone) });
  const neighbor = await takeHost(newer, 2);
  for (let tick = 0; tick < 40; tick++) await neighbor.tick();
  spoil(17, 7);
  now = add(now, lease);
  expect(await cutLog(options(), 1)).toStrictEqual({ good: 16, lost: 4, unknown: [2] });
  expect(
    (await store.mailFor(1, new Map())).some(({ bytes }) => versionOfLetters(bytes) === changedBuild.version),
  ).toBe(true);
});

it('refuses a world with a host', async () => {
  await store.acquire(2);
  await expect(cutLog(options(), 1)).rejects.toThrow(
    'no zone may have a host, received zones 2: end all processes of this world',
  );
});

it('says which other zones cannot be replayed', async () => {
  const hosts = await takeAll();
  await play(hosts, 20, new Dice(1));
  now = add(now, lease);
  spoil(7, 7);
  const lossy = storeWith(store, {
    historyOf: (zone: number) => store.historyOf(zone === 0 ? 0 : 1),
  });
  expect(await cutLog({ ...options(), store: lossy }, 1)).toMatchObject({ good: 6, lost: 14, unknown: [2] });
});
