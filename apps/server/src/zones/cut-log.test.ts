import { add, Direction2, type Instant, instant, seconds } from '@tilewright/units';
import { beforeEach, expect, it } from 'vitest';
import { audit } from '../../faults/audit.js';
import { Dice } from '../../faults/random.js';
import { Player } from '../client/player.js';
import { narrowZones } from '../simulation/testing/worlds.js';
import { Zone } from '../simulation/zone.js';
import { MemoryStore } from '../store/memory-store.js';
import type { ZoneHistory } from '../store/zone-store.js';
import { cutLog } from './cut-log.js';
import { frameOf, playerFrame } from './frames.js';
import { ZoneHost } from './host.js';

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

const options = () => ({ store, world, createZone: (zone: number) => new Zone(world, zone) });
const takeAll = (): Promise<readonly ZoneHost[]> =>
  Promise.all(
    [0, 1, 2].map(
      async (zone) => (await ZoneHost.take({ ...options(), ticksPerSnapshot: 40, publish: () => {} }, zone))!,
    ),
  );

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
    await expect(ZoneHost.take({ ...options(), ticksPerSnapshot: 40, publish: () => {} }, 1)).rejects.toThrow(
      `tick ${bad} of zone 1 cannot be replayed`,
    );
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
  const lossy = Object.assign(Object.create(store) as SpoiledStore, {
    historyOf: (zone: number) => store.historyOf(zone === 0 ? 0 : 1),
  });
  expect(await cutLog({ ...options(), store: lossy }, 1)).toMatchObject({ good: 6, lost: 14, unknown: [2] });
});
