import { add, Direction2, type Instant, instant, mul, seconds } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { decodeEntry, encodeEntry } from '../messages/entries.js';
import { encodeLetters } from '../messages/letters.js';
import type { Input } from '../simulation/inputs.js';
import { hashOfZone } from '../simulation/state.js';
import { threeZones } from '../simulation/testing/worlds.js';
import { Zone } from '../simulation/zone.js';
import { MemoryStore } from '../store/memory-store.js';
import { type Lease, LeaseLost, type ZoneHistory } from '../store/zone-store.js';
import { type PlayerFrame, playerFrame } from './frames.js';
import { CannotReplay } from './cannot-replay.js';
import { type HostOptions, ZoneHost } from './host.js';
import { recover } from './recovery.js';

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
  options = {
    store,
    createZone: (zone) => new Zone(world, zone),
    ticksPerSnapshot: 5,
    publish: (frame) => {
      const told = [0, 1].map((player) => playerFrame(frame, player));
      frames.push({ ...told[0]!, news: told.map(({ news }) => news) });
    },
  };
});

async function take(zone: number, more: Partial<HostOptions> = {}): Promise<ZoneHost> {
  const host = await ZoneHost.take({ ...options, ...more }, zone);
  if (host === undefined) throw new Error(`zone ${zone} must be free`);
  return host;
}

async function tick(host: ZoneHost, ...inputs: readonly Input[]): Promise<void> {
  for (const input of inputs) host.offer(input);
  await host.tick();
}

/** The hash that the log names for its last tick. */
async function lastHash(zone: number): Promise<string> {
  const { log } = await store.earlierHistoryOf(zone);
  return decodeEntry(log.at(-1)!.bytes).hash;
}

/** A letter to the home of a player. */
const birth = (player: number): Uint8Array => encodeLetters([{ kind: 'birth', player, zone: 0 }]);

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
    const counting = Object.assign(Object.create(store) as MemoryStore, { keep: async () => void kept++ });
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
    const slow = Object.assign(Object.create(store) as MemoryStore, {
      commit: async (...[held, entry]: Parameters<MemoryStore['commit']>) => {
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
    const broken = Object.assign(Object.create(store) as MemoryStore, {
      commit: () => Promise.reject(new Error('the store is gone')),
    });
    const host = await take(0, { store: broken });
    await expect(host.tick()).rejects.toThrow('the store is gone');
    expect([host.isEnded, frames]).toStrictEqual([true, []]);
    await expect(host.tick()).rejects.toThrow('has ended');
  });
});

/** A store in which one byte of the snapshot of a zone has changed. */
function withSpoiledSnapshot(at: number): MemoryStore {
  return Object.assign(Object.create(store) as MemoryStore, {
    historyOf: async (zone: number) => {
      const history = await store.historyOf(zone);
      const bytes = new Uint8Array(history.snapshot!.bytes);
      bytes[at]! ^= 1;
      return { ...history, snapshot: { ...history.snapshot!, bytes } };
    },
  });
}

/** A store that has only a log. */
function onlyHistory(log: ZoneHistory['log']): HostOptions['store'] {
  return Object.assign(Object.create(store) as MemoryStore, {
    historyOf: async () => ({ tick: log.at(-1)!.tick, snapshot: undefined, log, mail: [] }),
  });
}

describe('recovery', () => {
  it('begins with the snapshot before, if a byte of the last one has changed', async () => {
    const host = await take(0);
    for (const [i, ticks] of [5, 2, 3, 1].entries()) {
      for (let made = 0; made < ticks; made++) {
        await store.send({ from: 1, to: 0, tick: host.zone.tick + 1, bytes: birth(3 * host.zone.tick) });
        await tick(host);
      }
      const expected = await recover(options, 0);
      for (const at of [0, 40, (await store.historyOf(0)).snapshot!.bytes.length - 1]) {
        const { zone, taken } = await recover({ ...options, store: withSpoiledSnapshot(at) }, 0);
        expect([hashOfZone(zone), taken], `round ${i}, byte ${at}`).toStrictEqual([
          hashOfZone(expected.zone),
          expected.taken,
        ]);
      }
    }
  });

  it('refuses a snapshot in which a byte has changed, if the one before does not lead to it', async () => {
    const host = await take(0);
    for (let i = 0; i < 5; i++) await tick(host);
    const spoiled = withSpoiledSnapshot(40);
    spoiled.earlierHistoryOf = (zone) => spoiled.historyOf(zone);
    await expect(recover({ ...options, store: spoiled }, 0)).rejects.toThrow(
      'the snapshot of zone 0 at tick 5 cannot be replayed: its bytes must be those that were stored',
    );
  });

  it('begins with the snapshot before, if the store has lost the last one, or cannot read it', async () => {
    const host = await take(0);
    for (let i = 0; i < 7; i++) await tick(host);
    const expected = hashOfZone((await recover(options, 0)).zone);
    const histories: (() => Promise<ZoneHistory>)[] = [
      async () => ({ ...(await store.historyOf(0)), snapshot: undefined }),
      async () => ({ ...(await store.historyOf(0)), snapshot: undefined, log: [] }),
      () => Promise.reject(new RangeError('these bytes are of something else')),
    ];
    for (const historyOf of histories) {
      const source = Object.assign(Object.create(store) as MemoryStore, { historyOf });
      expect(hashOfZone((await recover({ ...options, store: source }, 0)).zone)).toBe(expected);
    }
  });

  it.each([
    ['all of it', undefined, 0],
    ['its snapshot', undefined, 2],
    ['its log', 'kept', 0],
  ])('refuses a zone of which the store has lost %s, and does not begin it again', async (_, kept, entries) => {
    const host = await take(0);
    for (let i = 0; i < 7; i++) await tick(host);
    const history = await store.historyOf(0);
    const source = Object.assign(Object.create(store) as MemoryStore, {
      historyOf: async () => ({
        ...history,
        snapshot: kept === undefined ? undefined : history.snapshot,
        log: history.log.slice(0, entries),
      }),
      earlierHistoryOf: async () => ({ ...history, snapshot: undefined, log: history.log.slice(0, entries) }),
    });
    await expect(recover({ ...options, store: source }, 0)).rejects.toThrow(CannotReplay);
    if (entries === 0) {
      await expect(recover({ ...options, store: source }, 0)).rejects.toThrow('the store has lost it. Give Redis');
    }
  });

  it('refuses a log with a gap', async () => {
    const host = await take(0);
    for (let i = 0; i < 3; i++) await tick(host);
    const { log } = await store.historyOf(0);
    const source = onlyHistory([log[0]!, log[2]!]);
    await expect(recover({ ...options, store: source }, 0)).rejects.toThrow('must go on with tick 2, not 3');
  });

  it('refuses a log that a replay does not lead to', async () => {
    const host = await take(0);
    await tick(host);
    const { log } = await store.historyOf(0);
    const changed = { ...decodeEntry(log[0]!.bytes), inputs: [{ kind: 'join', player: 0 } as const] };
    const source = onlyHistory([{ tick: 1, bytes: encodeEntry(changed) }]);
    await expect(recover({ ...options, store: source }, 0)).rejects.toThrow(
      'must lead to the state that the log names',
    );
  });

  it('extends the lease while it takes its time, and ends if somebody else has it', async () => {
    const first = await take(0, { ticksPerSnapshot: 1000 });
    for (let i = 0; i < 25; i++) await tick(first);
    now = add(now, lease);
    let extended = 0;
    const slow = Object.assign(Object.create(store) as MemoryStore, {
      extend: async (held: Lease) => {
        extended++;
        await store.extend(held);
        now = add(now, mul(lease, 0.9));
      },
    });
    const second = await take(0, { store: slow });
    expect([extended, second.isEnded]).toStrictEqual([2, false]);
    now = add(now, lease);
    const robbed = Object.assign(Object.create(store) as MemoryStore, {
      extend: async (held: Lease) => {
        now = add(now, lease);
        await store.acquire(0);
        await store.extend(held);
      },
    });
    await expect(take(0, { store: robbed })).rejects.toThrow(LeaseLost);
  });

  it('goes on from what was prepared, and replays only what came since', async () => {
    const first = await take(0, { ticksPerSnapshot: 1000 });
    for (let i = 0; i < 12; i++) await tick(first, { kind: 'join', player: i });
    const prepared = await recover(options, 0);
    for (let i = 0; i < 15; i++) await tick(first);
    const expected = await recover(options, 0);
    let turns = 0;
    const goOn = async (): Promise<void> => void turns++;
    const after = await recover(options, 0, { prepared, goOn });
    expect(after.zone).toBe(prepared.zone);
    expect([hashOfZone(after.zone), after.taken, after.sent, turns]).toStrictEqual([
      hashOfZone(expected.zone),
      expected.taken,
      expected.sent,
      1,
    ]);
  });

  it('does without what was prepared where the log does not go on from it', async () => {
    const trimmed = await take(0);
    for (let i = 0; i < 3; i++) await tick(trimmed);
    const early = await recover(options, 0);
    for (let i = 0; i < 3; i++) await tick(trimmed);
    const other = new Zone(world, 0);
    for (let i = 0; i < 6; i++) other.step([{ kind: 'join', player: 3 }], []);
    for (const prepared of [early, { zone: other, taken: new Map(), sent: [], snapshot: early.snapshot }]) {
      const { zone } = await recover(options, 0, { prepared });
      expect(zone).not.toBe(prepared.zone);
      expect(hashOfZone(zone)).toBe(hashOfZone(trimmed.zone));
    }
  });

  it('takes the mail that the log names, and no more', async () => {
    const host = await take(0);
    await store.send({ from: 1, to: 0, tick: 4, bytes: birth(0) });
    await tick(host);
    await store.send({ from: 1, to: 0, tick: 5, bytes: birth(3) });
    const { zone, taken } = await recover(options, 0);
    expect(taken).toStrictEqual(new Map([[1, 4]]));
    expect(zone.bodies.count).toBe(world.herd + 1);
  });
});
