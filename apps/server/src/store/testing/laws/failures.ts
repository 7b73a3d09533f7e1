/** What happens to a zone after its host failed. */
import { add, milliseconds, seconds, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { LeaseLost } from '../../zone-store.js';
import { bytes, type LawKit } from './kit.js';

export function failureLaws(kit: LawKit): void {
  describe('a failure', () => {
    const fail = async (error = 'RangeError: it is broken'): Promise<void> =>
      kit.store.fail((await kit.store.acquire(1, { address: 'here' }))!, error);

    it('is known to all, and ends the lease', async () => {
      await expect(kit.store.failureOf(1)).resolves.toBeUndefined();
      await fail();
      await expect(kit.store.failureOf(1)).resolves.toMatchObject({
        error: 'RangeError: it is broken',
        address: 'here',
        times: 1,
      });
      await expect(kit.store.holderOf(1)).resolves.toBeUndefined();
      await expect(kit.store.failureOf(2)).resolves.toBeUndefined();
    });

    it('lets the zone rest, for twice as long each time', async () => {
      const rests: number[] = [];
      for (let times = 1; times <= 11; times++) {
        await fail(`failure ${times}`);
        const { ago, rest } = (await kit.store.failureOf(1))!;
        // What has passed since then is no rest any more.
        rests.push(valueIn(add(ago, rest), seconds));
        await expect(kit.store.acquire(1)).resolves.toBeUndefined();
        await kit.letRestsEnd();
        await expect(kit.store.failureOf(1)).resolves.toMatchObject({ error: `failure ${times}`, times });
        expect((await kit.store.failureOf(1))?.rest).toBe(milliseconds(0));
      }
      expect(rests).toStrictEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
      await expect(kit.store.acquire(1)).resolves.toBeDefined();
    });

    it('does not keep repairs out', async () => {
      await fail();
      await expect(kit.store.acquire(1, { isRepair: true })).resolves.toBeDefined();
      await expect(kit.store.acquire(1, { isRepair: true })).resolves.toBeUndefined();
    });

    it('is over when the zone stores a snapshot', async () => {
      await fail();
      await kit.letRestsEnd();
      const lease = await kit.acquire();
      await kit.store.commit(lease, { tick: 1, bytes: bytes(1) });
      await expect(kit.store.failureOf(1)).resolves.toMatchObject({ times: 1 });
      await kit.store.keep(lease, kit.snapshot(1));
      await expect(kit.store.failureOf(1)).resolves.toBeUndefined();
    });

    it('is not noted for a lease that was lost', async () => {
      const lost = await kit.acquire();
      await kit.letLeasesEnd();
      await kit.acquire();
      await expect(kit.store.fail(lost, 'late')).rejects.toThrow(LeaseLost);
      await expect(kit.store.failureOf(1)).resolves.toBeUndefined();
      await expect(kit.store.acquire(1)).resolves.toBeUndefined();
    });
  });
}
