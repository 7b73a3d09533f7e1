import { add, Direction2, type Instant, instant, seconds } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { decodeEntry } from '../messages/entries.js';
import { encodeLetters } from '../messages/letters.js';
import { threeZones } from '../simulation/testing/worlds.js';
import { MemoryStore } from '../store/memory-store.js';
import { storeWith } from '../store/testing/store-with.js';
import { LeaseLost } from '../store/zone-store.js';
import { type PlayerFrame, playerFrame } from './frames.js';
import { type HostOptions, ZoneHost } from './host.js';
import { recover } from './recovery.js';
import { birth, hostOptions, takeHost, tick } from './testing/hosts.js';

const lease = seconds(1);
const world = threeZones({ herd: 4 });

let now: Instant;
let store: MemoryStore;
/** What players 0 and 1 were told. */
let frames: {
  readonly fence: number;
  readonly tick: number;
  readonly zone: number;
  readonly news: readonly PlayerFrame['news'][];
}[];
let options: HostOptions;

beforeEach(() => {
  now = instant(seconds(0));
  store = new MemoryStore({ lease, now: () => now });
  frames = [];
  options = hostOptions(store, world, {
    ticksPerSnapshot: 5,
    publish: (frame) => {
      const told = [0, 1].map((player) => playerFrame(frame, player));
      frames.push({ ...told[0]!, news: told.map(({ news }) => news) });
    },
  });
});

const take = (zone: number, more: Partial<HostOptions> = {}): Promise<ZoneHost> =>
  takeHost({ ...options, ...more }, zone);

/** The hash that the log names for its last tick. */
async function lastHash(zone: number): Promise<string> {
  const { log } = await store.earlierHistoryOf(zone);
  return decodeEntry(log.at(-1)!.bytes).hash;
}

describe('a host', () => {
  it('is the only one of its zone, until it ends', async () => {
    const host = await take(0);
    await expect(ZoneHost.take(options, 0)).resolves.toBeUndefined();
    await host.end();
    await expect(host.tick()).rejects.toThrow('has ended');
    expect((await take(0)).number).toBe(0);
  });

  it('tells of inputs when they are in the log', async () => {
    const host = await take(0);
    await tick(host, { kind: 'join', player: 0 });
    await tick(host, { kind: 'act', player: 0, number: 1, walk: Direction2.east, gift: undefined });
    expect(frames.map((frame) => [frame.tick, frame.fence, frame.news[0]])).toStrictEqual([
      [1, 1, { kind: 'here', epoch: 0, taken: 0 }],
      [2, 1, { kind: 'here', epoch: 0, taken: 1 }],
    ]);
    expect((await store.historyOf(0)).log).toHaveLength(2);
  });

  it('hands over a player that joined away from home, and says where it went in every frame', async () => {
    const [home, there] = [await take(1), await take(2)];
    await tick(there, { kind: 'join', player: 1 });
    for (let i = 0; i < 3; i++) {
      await tick(home);
      await tick(there);
    }
    const ofHome = frames.filter(({ zone }) => zone === 1);
    const moved = { kind: 'moved', to: 2 };
    expect(ofHome.map(({ news }) => news[1])).toStrictEqual([moved, moved, moved]);
    expect(frames.at(-1)?.news[1]).toStrictEqual({ kind: 'here', epoch: 1, taken: 0 });
  });

  it('lets other processes know whether its home is full, and so does the next one', async () => {
    const isFull = async (): Promise<boolean | undefined> => (await store.holderOf(0))?.isFull;
    const first = await take(0);
    await tick(first, { kind: 'places', count: 1 });
    expect(await isFull()).toBe(false);
    await tick(first, { kind: 'join', player: 0 });
    expect(await isFull()).toBe(true);
    now = add(now, lease);
    const second = await take(0);
    await tick(second);
    expect(await isFull()).toBe(true);
    await tick(second, { kind: 'leave', player: 0 });
    expect(await isFull()).toBe(false);
  });

  it('leaves what the next one goes on with, wherever it ends', async () => {
    for (let ticks = 0; ticks < 12; ticks++) {
      const first = await take(0);
      for (let i = 0; i < ticks; i++) await tick(first);
      now = add(now, lease);
      const second = await take(0);
      await expect(first.tick()).rejects.toThrow(LeaseLost);
      expect(first.isEnded).toBe(true);
      await tick(second);
      await second.end();
    }
    expect(frames.at(-1)?.fence).toBe(24);
  });

  it('reaches the same state with and without ends in between', async () => {
    const steady = await take(0);
    for (let i = 0; i < 23; i++) await tick(steady);
    const expected = await lastHash(0);
    store = new MemoryStore({ lease, now: () => now });
    options = { ...options, store };
    for (let i = 0; i < 23; i++) {
      const host = await take(0);
      await tick(host);
      await host.end();
    }
    await expect(lastHash(0)).resolves.toBe(expected);
  });

  it('that ends in order leaves nothing to replay', async () => {
    const first = await take(0);
    for (let i = 0; i < 7; i++) await tick(first);
    await first.end();
    const { snapshot, log } = await store.historyOf(0);
    expect([snapshot?.tick, log]).toStrictEqual([7, []]);
    let kept = 0;
    const counting = storeWith(store, { keep: async () => void kept++ });
    await (await take(0, { store: counting })).end();
    expect(kept).toBe(0);
  });

  it('that ends in order may leave its lease to run out', async () => {
    const first = await take(0);
    await tick(first);
    await first.end({ givesBack: false });
    await expect(ZoneHost.take(options, 0)).resolves.toBeUndefined();
    now = add(now, lease);
    expect((await take(0)).zone.tick).toBe(1);
  });

  it('that lost its lease stores nothing when it ends', async () => {
    const lost = await take(0);
    await tick(lost);
    now = add(now, lease);
    const next = await take(0);
    await expect(lost.tick()).rejects.toThrow(LeaseLost);
    await lost.end();
    await tick(next);
    expect((await store.historyOf(0)).snapshot).toBeUndefined();
  });

  it('makes one tick at a time, and refuses another one meanwhile', async () => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow = storeWith(store, {
      commit: async (held, entry) => {
        await asked;
        await store.commit(held, entry);
      },
    });
    const host = await take(0, { store: slow });
    const first = host.tick();
    await expect(host.tick()).rejects.toThrow('wait for the tick before');
    const ended = host.end();
    await expect(ZoneHost.take(options, 0)).resolves.toBeUndefined();
    answer();
    await Promise.all([first, ended]);
    expect(frames.map(({ tick: made }) => made)).toStrictEqual([1]);
    expect((await take(0)).isEnded).toBe(false);
  });

  it('that stood still ends by its lease, whatever mail came for the next one', async () => {
    const first = await take(0);
    const body = first.zone.bodies.bodyOf(0);
    await store.send({ from: 1, to: 0, tick: 1, bytes: encodeLetters([{ kind: 'body', body }]) });
    now = add(now, lease);
    await store.acquire(0);
    await expect(first.tick()).rejects.toThrow(LeaseLost);
    now = add(now, lease);
    const second = await take(0);
    await expect(second.tick()).rejects.toThrow('must not be here already');
  });

  it('takes only so much in a tick, the rest in the next ones, and all of it again in a recovery', async () => {
    const limits = { inputs: 2, batches: 3 };
    const host = await take(0, { limits, ticksPerSnapshot: 1000 });
    const players = [0, 3, 6, 9];
    for (let sent = 1; sent <= 7; sent++) {
      await store.send({ from: 1, to: 0, tick: sent, bytes: birth(30 * sent) });
      await store.send({ from: 2, to: 0, tick: sent, bytes: birth(30 * sent + 3) });
    }
    const born: number[] = [];
    for (let i = 0; i < 4; i++) {
      const before = host.zone.bodies.count;
      await tick(host, ...players.slice(0, 2 + i).map((player) => ({ kind: 'join', player }) as const));
      born.push(host.zone.bodies.count - before);
    }
    expect(born).toStrictEqual([8, 6, 2, 0]);
    const { zone, taken } = await recover(options, 0);
    expect([zone.bodies.count, taken]).toStrictEqual([
      host.zone.bodies.count,
      new Map([
        [1, 7],
        [2, 7],
      ]),
    ]);
  });

  it('ends at once when the store fails, and makes no frame', async () => {
    const broken = storeWith(store, {
      commit: () => Promise.reject(new Error('the store is gone')),
    });
    const host = await take(0, { store: broken });
    await expect(host.tick()).rejects.toThrow('the store is gone');
    expect([host.isEnded, frames]).toStrictEqual([true, []]);
    await expect(host.tick()).rejects.toThrow('has ended');
  });
});
