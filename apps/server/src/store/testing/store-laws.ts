/** What every store has to do, as tests. */
import { add, milliseconds, seconds, valueIn } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Lease, LeaseLost, type LogEntry, type Snapshot, type ZoneStore } from '../zone-store.js';

export interface StoreUnderTest {
  readonly store: ZoneStore;
  /** Lets leases run out that are not extended meanwhile. */
  readonly letLeasesEnd: () => Promise<void>;
  /** Lets zones rest for as long as they have to after failures. */
  readonly letRestsEnd: () => Promise<void>;
}

function bytes(...values: number[]): Uint8Array {
  return Uint8Array.from(values);
}

/** @param make - a store without any contents */
export function describeStore(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(`the laws of a store: ${name}`, () => {
    let store: ZoneStore;
    let letLeasesEnd: () => Promise<void>;
    let letRestsEnd: () => Promise<void>;

    beforeEach(async () => {
      ({ store, letLeasesEnd, letRestsEnd } = await make());
    });

    const acquire = async (zone = 1): Promise<Lease> => {
      const lease = await store.acquire(zone);
      if (lease === undefined) throw new Error(`zone ${zone} must be free`);
      return lease;
    };
    const logOf = async (zone = 1): Promise<readonly LogEntry[]> => (await store.historyOf(zone)).log;
    const ticksOfLog = async (zone = 1): Promise<number[]> => (await logOf(zone)).map(({ tick }) => tick);
    const ticksOfMail = async (taken: readonly (readonly [number, number])[] = [], zone = 1): Promise<number[][]> =>
      (await store.mailFor(zone, new Map(taken))).map(({ from, tick }) => [from, tick]);
    const snapshot = (tick: number, ...taken: readonly (readonly [number, number])[]): Snapshot => ({
      tick,
      taken: new Map(taken),
      bytes: bytes(tick, 255, 0, 13, 10),
    });
    const send = (from: number, tick: number, content = bytes(tick)): Promise<boolean> =>
      store.send({ from, to: 1, tick, bytes: content });

    it('has one generation while it lives', async () => {
      const before = await store.generation();
      await acquire();
      expect(await store.generation()).toBe(before);
      await store.beginGeneration();
      const after = await store.generation();
      expect(after).toBeGreaterThan(before);
      expect(await store.generation()).toBe(after);
    });

    describe('a lease', () => {
      it('has one holder for each zone', async () => {
        const { fence, zone } = await acquire(1);
        expect(zone).toBe(1);
        await expect(store.acquire(1)).resolves.toBeUndefined();
        await expect(store.acquire(2)).resolves.toMatchObject({ zone: 2 });
        expect(fence).toBeGreaterThan(0);
      });

      it('says where its holder is, while there is one', async () => {
        await expect(store.holderOf(1)).resolves.toBeUndefined();
        const lease = (await store.acquire(1, { address: 'http://127.0.0.1:4180' }))!;
        await store.acquire(1, { address: 'http://127.0.0.1:4181' });
        await expect(store.holderOf(1)).resolves.toMatchObject({ address: 'http://127.0.0.1:4180' });
        await expect(store.holderOf(2)).resolves.toBeUndefined();
        await store.release(lease);
        await expect(store.holderOf(1)).resolves.toBeUndefined();
        await store.acquire(1);
        await expect(store.holderOf(1)).resolves.toMatchObject({ address: '' });
        await letLeasesEnd();
        await expect(store.holderOf(1)).resolves.toBeUndefined();
      });

      it('says how long it goes on, which never grows while nobody extends it', async () => {
        const lease = await acquire();
        const rest = async (): Promise<number> => valueIn((await store.holderOf(1))!.rest, milliseconds);
        const first = await rest();
        const second = await rest();
        expect([first > 0, second > 0 && second <= first]).toStrictEqual([true, true]);
        const before = performance.now();
        await store.extend(lease);
        const extended = await rest();
        // What has passed since then is gone already; the clock of a store counts whole milliseconds.
        expect(extended + (performance.now() - before) + 1).toBeGreaterThanOrEqual(first);
      });

      it('goes to one of many who ask at once', async () => {
        const leases = await Promise.all(Array.from({ length: 20 }, () => store.acquire(1)));
        expect(leases.filter((lease) => lease !== undefined)).toHaveLength(1);
      });

      it('is free after its time, with a greater fencing number', async () => {
        const first = await acquire();
        await letLeasesEnd();
        expect((await acquire()).fence).toBeGreaterThan(first.fence);
      });

      it('is free when it was released, with a greater fencing number', async () => {
        const first = await acquire();
        await store.release(first);
        expect((await acquire()).fence).toBeGreaterThan(first.fence);
      });

      it('is not released by whoever lost it', async () => {
        const first = await acquire();
        await letLeasesEnd();
        await acquire();
        await store.release(first);
        await expect(store.acquire(1)).resolves.toBeUndefined();
      });

      it('is extended, also when its time is over and nobody else got it', async () => {
        const lease = await acquire();
        await letLeasesEnd();
        await store.extend(lease);
        await expect(store.acquire(1)).resolves.toBeUndefined();
      });

      it('is not extended by whoever lost it', async () => {
        const lost = await acquire();
        await letLeasesEnd();
        await store.release(await acquire());
        await expect(store.extend(lost)).rejects.toThrow(LeaseLost);
        await expect(store.acquire(1)).resolves.toBeDefined();
      });

      it('is extended by a commit, also when its time is over and nobody else got it', async () => {
        const lease = await acquire();
        await letLeasesEnd();
        await store.commit(lease, { tick: 1, bytes: bytes(1) });
        await expect(store.acquire(1)).resolves.toBeUndefined();
      });
    });

    describe('a failure', () => {
      const fail = async (error = 'RangeError: it is broken'): Promise<void> =>
        store.fail((await store.acquire(1, { address: 'here' }))!, error);

      it('is known to all, and ends the lease', async () => {
        await expect(store.failureOf(1)).resolves.toBeUndefined();
        await fail();
        await expect(store.failureOf(1)).resolves.toMatchObject({
          error: 'RangeError: it is broken',
          address: 'here',
          times: 1,
        });
        await expect(store.holderOf(1)).resolves.toBeUndefined();
        await expect(store.failureOf(2)).resolves.toBeUndefined();
      });

      it('lets the zone rest, for twice as long each time', async () => {
        const rests: number[] = [];
        for (let times = 1; times <= 11; times++) {
          await fail(`failure ${times}`);
          const { ago, rest } = (await store.failureOf(1))!;
          // What has passed since then is no rest any more.
          rests.push(valueIn(add(ago, rest), seconds));
          await expect(store.acquire(1)).resolves.toBeUndefined();
          await letRestsEnd();
          await expect(store.failureOf(1)).resolves.toMatchObject({ error: `failure ${times}`, times });
          expect((await store.failureOf(1))?.rest).toBe(milliseconds(0));
        }
        expect(rests).toStrictEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
        await expect(store.acquire(1)).resolves.toBeDefined();
      });

      it('does not keep those out who mend the zone', async () => {
        await fail();
        await expect(store.acquire(1, { isRepair: true })).resolves.toBeDefined();
        await expect(store.acquire(1, { isRepair: true })).resolves.toBeUndefined();
      });

      it('is over when the zone stores a snapshot', async () => {
        await fail();
        await letRestsEnd();
        const lease = await acquire();
        await store.commit(lease, { tick: 1, bytes: bytes(1) });
        await expect(store.failureOf(1)).resolves.toMatchObject({ times: 1 });
        await store.keep(lease, snapshot(1));
        await expect(store.failureOf(1)).resolves.toBeUndefined();
      });

      it('is not noted for whoever lost the lease', async () => {
        const lost = await acquire();
        await letLeasesEnd();
        await acquire();
        await expect(store.fail(lost, 'late')).rejects.toThrow(LeaseLost);
        await expect(store.failureOf(1)).resolves.toBeUndefined();
        await expect(store.acquire(1)).resolves.toBeUndefined();
      });
    });

    describe('a version of the game', () => {
      const acquireAs = (version: number): Promise<Lease | undefined> => store.acquire(1, { version });

      it('is that of whoever wrote last', async () => {
        await expect(store.versionOf(1)).resolves.toBeUndefined();
        const lease = (await acquireAs(4))!;
        await expect(store.versionOf(1)).resolves.toBeUndefined();
        await store.commit(lease, { tick: 1, bytes: bytes(1) });
        await expect(store.versionOf(1)).resolves.toStrictEqual({ version: 4, isSettled: false });
        await store.keep(lease, snapshot(1));
        await expect(store.versionOf(1)).resolves.toStrictEqual({ version: 4, isSettled: true });
        await store.commit(lease, { tick: 2, bytes: bytes(1) });
        await expect(store.versionOf(1)).resolves.toStrictEqual({ version: 4, isSettled: false });
        await expect(store.versionOf(2)).resolves.toBeUndefined();
      });

      it('keeps a zone as long as a log has to be replayed', async () => {
        const lease = (await acquireAs(1))!;
        await store.commit(lease, { tick: 1, bytes: bytes(1) });
        await store.release(lease);
        await expect(acquireAs(2)).resolves.toBeUndefined();
        const same = (await acquireAs(1))!;
        await store.keep(same, snapshot(1));
        await store.release(same);
        const newer = (await acquireAs(2))!;
        // It has stored nothing yet.
        await expect(store.versionOf(1)).resolves.toStrictEqual({ version: 1, isSettled: true });
        await store.release(newer);
        const older = (await acquireAs(1))!;
        await store.release(older);
        const last = (await acquireAs(2))!;
        await store.keep(last, snapshot(1));
        await store.release(last);
        await expect(store.versionOf(1)).resolves.toStrictEqual({ version: 2, isSettled: true });
        await expect(acquireAs(1)).resolves.toBeUndefined();
        await expect(acquireAs(2)).resolves.toBeDefined();
      });
    });

    describe('the log', () => {
      it('gives back its entries, with their bytes', async () => {
        const lease = await acquire();
        const entries = [1, 2, 3].map((tick) => ({ tick, bytes: bytes(0, tick, 128, 255) }));
        for (const entry of entries) await store.commit(lease, entry);
        expect((await logOf()).map(({ tick, bytes: read }) => [tick, ...read])).toStrictEqual(
          entries.map(({ tick, bytes: written }) => [tick, ...written]),
        );
        await expect(ticksOfLog(2)).resolves.toStrictEqual([]);
      });

      it('refuses whoever lost the lease', async () => {
        const lost = await acquire();
        await letLeasesEnd();
        const lease = await acquire();
        await expect(store.commit(lost, { tick: 1, bytes: bytes(1) })).rejects.toThrow(LeaseLost);
        await store.commit(lease, { tick: 1, bytes: bytes(2) });
        await expect(store.commit(lost, { tick: 2, bytes: bytes(1) })).rejects.toThrow(LeaseLost);
        expect((await logOf()).map((entry) => [...entry.bytes])).toStrictEqual([[2]]);
      });

      it('has no gaps, and no tick twice', async () => {
        const lease = await acquire();
        await store.commit(lease, { tick: 1, bytes: bytes(1) });
        for (const tick of [0, 1, 3]) {
          await expect(store.commit(lease, { tick, bytes: bytes(9) })).rejects.toThrow(LeaseLost);
        }
        await store.commit(lease, { tick: 2, bytes: bytes(2) });
        await expect(ticksOfLog()).resolves.toStrictEqual([1, 2]);
      });

      it('keeps its own copies, of buffers, too', async () => {
        const lease = await acquire();
        const written = Buffer.from([1, 2]);
        await store.commit(lease, { tick: 1, bytes: written });
        written[0] = 9;
        expect((await logOf()).map((entry) => [...entry.bytes])).toStrictEqual([[1, 2]]);
      });
    });

    describe('a snapshot', () => {
      it('comes back whole, and replaces the one before', async () => {
        const lease = await acquire();
        expect((await store.historyOf(1)).snapshot).toBeUndefined();
        await store.commit(lease, { tick: 1, bytes: bytes(1) });
        await store.keep(lease, snapshot(1, [0, 7], [2, 3]));
        const kept = (await store.historyOf(1)).snapshot;
        expect([kept?.tick, [...(kept?.taken ?? [])], [...(kept?.bytes ?? [])]]).toStrictEqual([
          1,
          [
            [0, 7],
            [2, 3],
          ],
          [1, 255, 0, 13, 10],
        ]);
        await store.commit(lease, { tick: 2, bytes: bytes(2) });
        await store.keep(lease, snapshot(2));
        expect((await store.historyOf(1)).snapshot?.taken).toStrictEqual(new Map());
        expect((await store.historyOf(2)).snapshot).toBeUndefined();
      });

      it('drops the entries and the mail that the one before replaces, and nothing else', async () => {
        const lease = await acquire();
        for (const tick of [1, 2, 3]) await store.commit(lease, { tick, bytes: bytes(tick) });
        for (const tick of [4, 5, 6]) await send(0, tick);
        await send(2, 1);
        await store.keep(lease, snapshot(2, [0, 5]));
        await expect(ticksOfLog()).resolves.toStrictEqual([3]);
        const all = [
          [0, 4],
          [0, 5],
          [0, 6],
          [2, 1],
        ];
        await expect(ticksOfMail()).resolves.toStrictEqual(all);
        await store.keep(lease, snapshot(2, [0, 6]));
        await expect(ticksOfMail()).resolves.toStrictEqual(all);
        await store.keep(lease, snapshot(3, [0, 6], [2, 1]));
        await expect(ticksOfMail()).resolves.toStrictEqual([[2, 1]]);
        await expect(ticksOfLog()).resolves.toStrictEqual([]);
      });

      it('leaves the one before, with all that came since', async () => {
        const lease = await acquire();
        const earlier = async (): Promise<unknown[]> => {
          const { snapshot: kept, log, mail } = await store.earlierHistoryOf(1);
          return [kept?.tick, log.map(({ tick }) => tick), mail.map(({ from, tick }) => [from, tick])];
        };
        for (const tick of [1, 2, 3]) await store.commit(lease, { tick, bytes: bytes(tick) });
        for (const tick of [4, 5, 6]) await send(0, tick);
        await expect(earlier()).resolves.toStrictEqual([
          undefined,
          [1, 2, 3],
          [
            [0, 4],
            [0, 5],
            [0, 6],
          ],
        ]);
        await store.keep(lease, snapshot(1, [0, 4]));
        await expect(earlier()).resolves.toMatchObject([undefined, [1, 2, 3], [[0, 4], {}, {}]]);
        await store.keep(lease, snapshot(2, [0, 5]));
        await expect(earlier()).resolves.toStrictEqual([
          1,
          [2, 3],
          [
            [0, 5],
            [0, 6],
          ],
        ]);
      });

      it('goes on with the log', async () => {
        const lease = await acquire();
        for (const tick of [1, 2, 3]) await store.commit(lease, { tick, bytes: bytes(tick) });
        await store.keep(lease, snapshot(2, [0, 5]));
        await store.commit(lease, { tick: 4, bytes: bytes(4) });
        await expect(ticksOfLog()).resolves.toStrictEqual([3, 4]);
      });

      it('of everything leaves a log that goes on', async () => {
        const lease = await acquire();
        await store.commit(lease, { tick: 1, bytes: bytes(1) });
        await store.keep(lease, snapshot(1));
        await expect(store.commit(lease, { tick: 1, bytes: bytes(1) })).rejects.toThrow(LeaseLost);
        await store.commit(lease, { tick: 2, bytes: bytes(2) });
        await expect(ticksOfLog()).resolves.toStrictEqual([2]);
      });

      it('comes with the log and the mail since', async () => {
        const lease = await acquire();
        for (const tick of [1, 2, 3]) await store.commit(lease, { tick, bytes: bytes(tick) });
        for (const tick of [4, 5, 6]) await send(0, tick);
        await store.keep(lease, snapshot(2, [0, 5]));
        const { snapshot: kept, log, mail } = await store.historyOf(1);
        expect([kept?.tick, log.map(({ tick }) => tick), mail.map(({ from, tick }) => [from, tick])]).toStrictEqual([
          2,
          [3],
          [[0, 6]],
        ]);
      });

      it('comes with the tick of the last entry', async () => {
        const ticks = async (): Promise<number[]> => [
          (await store.historyOf(1)).tick,
          (await store.earlierHistoryOf(1)).tick,
        ];
        await expect(ticks()).resolves.toStrictEqual([0, 0]);
        const lease = await acquire();
        for (const tick of [1, 2]) await store.commit(lease, { tick, bytes: bytes(tick) });
        await store.keep(lease, snapshot(2));
        await expect(ticks()).resolves.toStrictEqual([2, 2]);
      });

      it('is refused from whoever lost the lease, and drops nothing', async () => {
        const lost = await acquire();
        await store.commit(lost, { tick: 1, bytes: bytes(1) });
        await send(0, 1);
        await letLeasesEnd();
        await acquire();
        await expect(store.keep(lost, snapshot(1, [0, 1]))).rejects.toThrow(LeaseLost);
        expect((await store.historyOf(1)).snapshot).toBeUndefined();
        await expect(ticksOfLog()).resolves.toStrictEqual([1]);
        await expect(ticksOfMail()).resolves.toStrictEqual([[0, 1]]);
      });
    });

    describe('a stream of mail', () => {
      it('gives what was not taken, by sender and tick', async () => {
        await send(2, 3, bytes(0, 200));
        await send(0, 5);
        await send(2, 10);
        await store.send({ from: 1, to: 2, tick: 4, bytes: bytes(1) });
        await expect(ticksOfMail()).resolves.toStrictEqual([
          [0, 5],
          [2, 3],
          [2, 10],
        ]);
        await expect(ticksOfMail([[2, 3]])).resolves.toStrictEqual([
          [0, 5],
          [2, 10],
        ]);
        expect((await store.mailFor(1, new Map([[0, 5]])))[0]).toMatchObject({ from: 2, to: 1, tick: 3 });
        expect([...(await store.mailFor(1, new Map()))[1]!.bytes]).toStrictEqual([0, 200]);
      });

      it('gives so many of each sender as are asked for, the first ones', async () => {
        for (const [from, tick] of [
          [0, 5],
          [2, 3],
          [2, 4],
          [2, 10],
        ] as const)
          await send(from, tick);
        const first = await store.mailFor(1, new Map([[2, 3]]), 1);
        expect(first.map(({ from, tick }) => [from, tick])).toStrictEqual([
          [0, 5],
          [2, 4],
        ]);
      });

      it('refuses what it has', async () => {
        await expect(send(0, 2, bytes(1))).resolves.toBe(true);
        await expect(send(0, 2, bytes(9))).resolves.toBe(false);
        await expect(send(0, 1, bytes(9))).resolves.toBe(false);
        await expect(send(0, 3, bytes(2))).resolves.toBe(true);
        expect((await store.mailFor(1, new Map())).map(({ tick, bytes: [first] }) => [tick, first])).toStrictEqual([
          [2, 1],
          [3, 2],
        ]);
      });

      it('refuses what it had, after it was dropped', async () => {
        const lease = await acquire();
        await send(0, 2);
        await store.commit(lease, { tick: 1, bytes: bytes(1) });
        await store.keep(lease, snapshot(1, [0, 2]));
        await store.commit(lease, { tick: 2, bytes: bytes(1) });
        await store.keep(lease, snapshot(2, [0, 2]));
        await expect(send(0, 2)).resolves.toBe(false);
        await expect(ticksOfMail()).resolves.toStrictEqual([]);
        await expect(send(0, 3)).resolves.toBe(true);
      });
    });
  });
}
