/** The ticks of a zone. */
import { describe, expect, it } from 'vitest';
import { LeaseLost } from '../../zone-store.js';
import { bytes, type LawKit } from './kit.js';

export function logLaws(kit: LawKit): void {
  describe('the log', () => {
    it('gives back its entries, with their bytes', async () => {
      const lease = await kit.acquire();
      const entries = [1, 2, 3].map((tick) => ({ tick, bytes: bytes(0, tick, 128, 255) }));
      for (const entry of entries) await kit.store.commit(lease, entry);
      expect((await kit.logOf()).map(({ tick, bytes: read }) => [tick, ...read])).toStrictEqual(
        entries.map(({ tick, bytes: written }) => [tick, ...written]),
      );
      await expect(kit.ticksOfLog(2)).resolves.toStrictEqual([]);
    });

    it('refuses a lease that was lost', async () => {
      const lost = await kit.acquire();
      await kit.letLeasesEnd();
      const lease = await kit.acquire();
      await expect(kit.store.commit(lost, { tick: 1, bytes: bytes(1) })).rejects.toThrow(LeaseLost);
      await kit.store.commit(lease, { tick: 1, bytes: bytes(2) });
      await expect(kit.store.commit(lost, { tick: 2, bytes: bytes(1) })).rejects.toThrow(LeaseLost);
      expect((await kit.logOf()).map((entry) => [...entry.bytes])).toStrictEqual([[2]]);
    });

    it('has no gaps, and no tick twice', async () => {
      const lease = await kit.acquire();
      await kit.store.commit(lease, { tick: 1, bytes: bytes(1) });
      for (const tick of [0, 1, 3]) {
        await expect(kit.store.commit(lease, { tick, bytes: bytes(9) })).rejects.toThrow(LeaseLost);
      }
      await kit.store.commit(lease, { tick: 2, bytes: bytes(2) });
      await expect(kit.ticksOfLog()).resolves.toStrictEqual([1, 2]);
    });

    it('keeps its own copies, of buffers, too', async () => {
      const lease = await kit.acquire();
      const written = Buffer.from([1, 2]);
      await kit.store.commit(lease, { tick: 1, bytes: written });
      written[0] = 9;
      expect((await kit.logOf()).map((entry) => [...entry.bytes])).toStrictEqual([[1, 2]]);
    });
  });
}
