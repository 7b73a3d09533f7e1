/** Which version of the game goes on with a zone. */
import { describe, expect, it } from 'vitest';
import { type Lease } from '../../zone-store.js';
import { bytes, type LawKit } from './kit.js';

export function versionLaws(kit: LawKit): void {
  describe('a version of the game', () => {
    const acquireAs = (version: number): Promise<Lease | undefined> => kit.store.acquire(1, { version });

    it('is that of the last writer', async () => {
      await expect(kit.store.versionOf(1)).resolves.toBeUndefined();
      const lease = (await acquireAs(4))!;
      await expect(kit.store.versionOf(1)).resolves.toBeUndefined();
      await kit.store.commit(lease, { tick: 1, bytes: bytes(1) });
      await expect(kit.store.versionOf(1)).resolves.toStrictEqual({ version: 4, isSettled: false });
      await kit.store.keep(lease, kit.snapshot(1));
      await expect(kit.store.versionOf(1)).resolves.toStrictEqual({ version: 4, isSettled: true });
      await kit.store.commit(lease, { tick: 2, bytes: bytes(1) });
      await expect(kit.store.versionOf(1)).resolves.toStrictEqual({ version: 4, isSettled: false });
      await expect(kit.store.versionOf(2)).resolves.toBeUndefined();
    });

    it('keeps a zone as long as a log has to be replayed', async () => {
      const lease = (await acquireAs(1))!;
      await kit.store.commit(lease, { tick: 1, bytes: bytes(1) });
      await kit.store.release(lease);
      await expect(acquireAs(2)).resolves.toBeUndefined();
      const same = (await acquireAs(1))!;
      await kit.store.keep(same, kit.snapshot(1));
      await kit.store.release(same);
      const newer = (await acquireAs(2))!;
      // It has stored nothing yet.
      await expect(kit.store.versionOf(1)).resolves.toStrictEqual({ version: 1, isSettled: true });
      await kit.store.release(newer);
      const older = (await acquireAs(1))!;
      await kit.store.release(older);
      const last = (await acquireAs(2))!;
      await kit.store.keep(last, kit.snapshot(1));
      await kit.store.release(last);
      await expect(kit.store.versionOf(1)).resolves.toStrictEqual({ version: 2, isSettled: true });
      await expect(acquireAs(1)).resolves.toBeUndefined();
      await expect(acquireAs(2)).resolves.toBeDefined();
    });
  });
}
