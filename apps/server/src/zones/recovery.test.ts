import { add, type Instant, instant, mul, seconds } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { decodeEntry, encodeEntry } from '../messages/entries.js';
import { hashOfZone } from '../simulation/state.js';
import { threeZones } from '../simulation/testing/worlds.js';
import { Zone } from '../simulation/zone.js';
import { MemoryStore } from '../store/memory-store.js';
import { storeWith } from '../store/testing/store-with.js';
import { LeaseLost, type ZoneHistory } from '../store/zone-store.js';
import { CannotReplay } from './cannot-replay.js';
import type { HostOptions, ZoneHost } from './host.js';
import { recover } from './recovery.js';
import { birth, hostOptions, takeHost, tick } from './testing/hosts.js';

const lease = seconds(1);
const world = threeZones({ herd: 4 });

let now: Instant;
let store: MemoryStore;
let options: HostOptions;

beforeEach(() => {
  now = instant(seconds(0));
  store = new MemoryStore({ lease, now: () => now });
  options = hostOptions(store, world, { ticksPerSnapshot: 5 });
});

const take = (zone: number, more: Partial<HostOptions> = {}): Promise<ZoneHost> =>
  takeHost({ ...options, ...more }, zone);

/** A store in which one byte of the snapshot of a zone has changed. */
function withSpoiledSnapshot(at: number): MemoryStore {
  return storeWith(store, {
    historyOf: async (zone) => {
      const history = await store.historyOf(zone);
      const bytes = new Uint8Array(history.snapshot!.bytes);
      bytes[at]! ^= 1;
      return { ...history, snapshot: { ...history.snapshot!, bytes } };
    },
  });
}

/** A store that has only a log. */
function onlyHistory(log: ZoneHistory['log']): HostOptions['store'] {
  return storeWith(store, {
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
    const last = withSpoiledSnapshot(40);
    const spoiled = storeWith(last, { earlierHistoryOf: (zone) => last.historyOf(zone) });
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
      const source = storeWith(store, { historyOf });
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
    const source = storeWith(store, {
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

  it('extends the lease while it takes its time, and ends if another host has it', async () => {
    const first = await take(0, { ticksPerSnapshot: 1000 });
    for (let i = 0; i < 25; i++) await tick(first);
    now = add(now, lease);
    let extended = 0;
    const slow = storeWith(store, {
      extend: async (held) => {
        extended++;
        await store.extend(held);
        now = add(now, mul(lease, 0.9));
      },
    });
    const second = await take(0, { store: slow });
    expect([extended, second.isEnded]).toStrictEqual([2, false]);
    now = add(now, lease);
    const robbed = storeWith(store, {
      extend: async (held) => {
        now = add(now, lease);
        await store.acquire(0);
        await store.extend(held);
      },
    });
    await expect(take(0, { store: robbed })).rejects.toThrow(LeaseLost);
  });

  it('continues a prepared recovery, and replays only the later entries', async () => {
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

  it('recovers without a prepared state that the log does not continue', async () => {
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
