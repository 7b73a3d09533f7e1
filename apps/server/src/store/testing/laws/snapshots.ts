/** Zones after a tick, and what they replace. */
import { describe, expect, it } from 'vitest';
import { LeaseLost } from '../../zone-store.js';
import { bytes, type LawKit } from './kit.js';

export function snapshotLaws(kit: LawKit): void {
  describe('a snapshot', () => {
    it('comes back whole, and replaces the one before', async () => {
      const lease = await kit.acquire();
      expect((await kit.store.historyOf(1)).snapshot).toBeUndefined();
      await kit.store.commit(lease, { tick: 1, bytes: bytes(1) });
      await kit.store.keep(lease, kit.snapshot(1, [0, 7], [2, 3]));
      const kept = (await kit.store.historyOf(1)).snapshot;
      expect([kept?.tick, [...(kept?.taken ?? [])], [...(kept?.bytes ?? [])]]).toStrictEqual([
        1,
        [
          [0, 7],
          [2, 3],
        ],
        [1, 255, 0, 13, 10],
      ]);
      await kit.store.commit(lease, { tick: 2, bytes: bytes(2) });
      await kit.store.keep(lease, kit.snapshot(2));
      expect((await kit.store.historyOf(1)).snapshot?.taken).toStrictEqual(new Map());
      expect((await kit.store.historyOf(2)).snapshot).toBeUndefined();
    });

    it('drops the entries and the mail that the one before replaces, and nothing else', async () => {
      const lease = await kit.acquire();
      for (const tick of [1, 2, 3]) await kit.store.commit(lease, { tick, bytes: bytes(tick) });
      for (const tick of [4, 5, 6]) await kit.send(0, tick);
      await kit.send(2, 1);
      await kit.store.keep(lease, kit.snapshot(2, [0, 5]));
      await expect(kit.ticksOfLog()).resolves.toStrictEqual([3]);
      const all = [
        [0, 4],
        [0, 5],
        [0, 6],
        [2, 1],
      ];
      await expect(kit.ticksOfMail()).resolves.toStrictEqual(all);
      await kit.store.keep(lease, kit.snapshot(2, [0, 6]));
      await expect(kit.ticksOfMail()).resolves.toStrictEqual(all);
      await kit.store.keep(lease, kit.snapshot(3, [0, 6], [2, 1]));
      await expect(kit.ticksOfMail()).resolves.toStrictEqual([[2, 1]]);
      await expect(kit.ticksOfLog()).resolves.toStrictEqual([]);
    });

    it('leaves the one before, with all that came since', async () => {
      const lease = await kit.acquire();
      const earlier = async (): Promise<unknown[]> => {
        const { snapshot: kept, log, mail } = await kit.store.earlierHistoryOf(1);
        return [kept?.tick, log.map(({ tick }) => tick), mail.map(({ from, tick }) => [from, tick])];
      };
      for (const tick of [1, 2, 3]) await kit.store.commit(lease, { tick, bytes: bytes(tick) });
      for (const tick of [4, 5, 6]) await kit.send(0, tick);
      await expect(earlier()).resolves.toStrictEqual([
        undefined,
        [1, 2, 3],
        [
          [0, 4],
          [0, 5],
          [0, 6],
        ],
      ]);
      await kit.store.keep(lease, kit.snapshot(1, [0, 4]));
      await expect(earlier()).resolves.toMatchObject([undefined, [1, 2, 3], [[0, 4], {}, {}]]);
      await kit.store.keep(lease, kit.snapshot(2, [0, 5]));
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
      const lease = await kit.acquire();
      for (const tick of [1, 2, 3]) await kit.store.commit(lease, { tick, bytes: bytes(tick) });
      await kit.store.keep(lease, kit.snapshot(2, [0, 5]));
      await kit.store.commit(lease, { tick: 4, bytes: bytes(4) });
      await expect(kit.ticksOfLog()).resolves.toStrictEqual([3, 4]);
    });

    it('of everything leaves a log that goes on', async () => {
      const lease = await kit.acquire();
      await kit.store.commit(lease, { tick: 1, bytes: bytes(1) });
      await kit.store.keep(lease, kit.snapshot(1));
      await expect(kit.store.commit(lease, { tick: 1, bytes: bytes(1) })).rejects.toThrow(LeaseLost);
      await kit.store.commit(lease, { tick: 2, bytes: bytes(2) });
      await expect(kit.ticksOfLog()).resolves.toStrictEqual([2]);
    });

    it('comes with the log and the mail since', async () => {
      const lease = await kit.acquire();
      for (const tick of [1, 2, 3]) await kit.store.commit(lease, { tick, bytes: bytes(tick) });
      for (const tick of [4, 5, 6]) await kit.send(0, tick);
      await kit.store.keep(lease, kit.snapshot(2, [0, 5]));
      const { snapshot: kept, log, mail } = await kit.store.historyOf(1);
      expect([kept?.tick, log.map(({ tick }) => tick), mail.map(({ from, tick }) => [from, tick])]).toStrictEqual([
        2,
        [3],
        [[0, 6]],
      ]);
    });

    it('comes with the tick of the last entry', async () => {
      const ticks = async (): Promise<number[]> => [
        (await kit.store.historyOf(1)).tick,
        (await kit.store.earlierHistoryOf(1)).tick,
      ];
      await expect(ticks()).resolves.toStrictEqual([0, 0]);
      const lease = await kit.acquire();
      for (const tick of [1, 2]) await kit.store.commit(lease, { tick, bytes: bytes(tick) });
      await kit.store.keep(lease, kit.snapshot(2));
      await expect(ticks()).resolves.toStrictEqual([2, 2]);
    });

    it('is refused for a lease that was lost, and drops nothing', async () => {
      const lost = await kit.acquire();
      await kit.store.commit(lost, { tick: 1, bytes: bytes(1) });
      await kit.send(0, 1);
      await kit.letLeasesEnd();
      await kit.acquire();
      await expect(kit.store.keep(lost, kit.snapshot(1, [0, 1]))).rejects.toThrow(LeaseLost);
      expect((await kit.store.historyOf(1)).snapshot).toBeUndefined();
      await expect(kit.ticksOfLog()).resolves.toStrictEqual([1]);
      await expect(kit.ticksOfMail()).resolves.toStrictEqual([[0, 1]]);
    });
  });
}
