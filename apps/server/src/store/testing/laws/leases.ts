/** Leases: their holders, and their ends. */
import { milliseconds, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { LeaseLost } from '../../zone-store.js';
import { bytes, type LawKit } from './kit.js';

export function leaseLaws(kit: LawKit): void {
  describe('a lease', () => {
    it('has one holder for each zone', async () => {
      const { fence, zone } = await kit.acquire(1);
      expect(zone).toBe(1);
      await expect(kit.store.acquire(1)).resolves.toBeUndefined();
      await expect(kit.store.acquire(2)).resolves.toMatchObject({ zone: 2 });
      expect(fence).toBeGreaterThan(0);
    });

    it('says where its holder is, while there is one', async () => {
      await expect(kit.store.holderOf(1)).resolves.toBeUndefined();
      const lease = (await kit.store.acquire(1, { address: 'http://127.0.0.1:4180' }))!;
      await kit.store.acquire(1, { address: 'http://127.0.0.1:4181' });
      await expect(kit.store.holderOf(1)).resolves.toMatchObject({ address: 'http://127.0.0.1:4180' });
      await expect(kit.store.holderOf(2)).resolves.toBeUndefined();
      await kit.store.release(lease);
      await expect(kit.store.holderOf(1)).resolves.toBeUndefined();
      await kit.store.acquire(1);
      await expect(kit.store.holderOf(1)).resolves.toMatchObject({ address: '' });
      await kit.letLeasesEnd();
      await expect(kit.store.holderOf(1)).resolves.toBeUndefined();
    });

    it('says how long it goes on, which never grows while it is not extended', async () => {
      const lease = await kit.acquire();
      const rest = async (): Promise<number> => valueIn((await kit.store.holderOf(1))!.rest, milliseconds);
      const first = await rest();
      const second = await rest();
      expect([first > 0, second > 0 && second <= first]).toStrictEqual([true, true]);
      const before = performance.now();
      await kit.store.extend(lease);
      const extended = await rest();
      // What has passed since then is gone already; the clock of a store counts whole milliseconds.
      expect(extended + (performance.now() - before) + 1).toBeGreaterThanOrEqual(first);
    });

    it('says whether its zone is full, which the next one is not yet', async () => {
      const isFull = async (zone = 1): Promise<boolean | undefined> => (await kit.store.holderOf(zone))?.isFull;
      const first = await kit.acquire();
      await kit.acquire(2);
      expect(await isFull()).toBe(false);
      await kit.store.noteFull(first, true);
      expect([await isFull(), await isFull(2)]).toStrictEqual([true, false]);
      await kit.store.noteFull(first, false);
      expect(await isFull()).toBe(false);
      await kit.store.noteFull(first, true);
      await kit.store.release(first);
      await kit.acquire();
      await expect(kit.store.noteFull(first, true)).rejects.toThrow(LeaseLost);
      expect(await isFull()).toBe(false);
    });

    it('goes to one of many processes that ask at once', async () => {
      const leases = await Promise.all(Array.from({ length: 20 }, () => kit.store.acquire(1)));
      expect(leases.filter((lease) => lease !== undefined)).toHaveLength(1);
    });

    it('is free after its time, with a greater fencing number', async () => {
      const first = await kit.acquire();
      await kit.letLeasesEnd();
      expect((await kit.acquire()).fence).toBeGreaterThan(first.fence);
    });

    it('is free when it was released, with a greater fencing number', async () => {
      const first = await kit.acquire();
      await kit.store.release(first);
      expect((await kit.acquire()).fence).toBeGreaterThan(first.fence);
    });

    it('is not released by a holder that lost it', async () => {
      const first = await kit.acquire();
      await kit.letLeasesEnd();
      await kit.acquire();
      await kit.store.release(first);
      await expect(kit.store.acquire(1)).resolves.toBeUndefined();
    });

    it('is extended, also when its time is over, until another process gets it', async () => {
      const lease = await kit.acquire();
      await kit.letLeasesEnd();
      await kit.store.extend(lease);
      await expect(kit.store.acquire(1)).resolves.toBeUndefined();
    });

    it('is not extended by a holder that lost it', async () => {
      const lost = await kit.acquire();
      await kit.letLeasesEnd();
      await kit.store.release(await kit.acquire());
      await expect(kit.store.extend(lost)).rejects.toThrow(LeaseLost);
      await expect(kit.store.acquire(1)).resolves.toBeDefined();
    });

    it('is extended by a commit, also when its time is over, until another process gets it', async () => {
      const lease = await kit.acquire();
      await kit.letLeasesEnd();
      await kit.store.commit(lease, { tick: 1, bytes: bytes(1) });
      await expect(kit.store.acquire(1)).resolves.toBeUndefined();
    });
  });
}
