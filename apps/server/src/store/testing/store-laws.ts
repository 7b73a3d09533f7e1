/** What every store has to do, as tests. */
import { describe, expect, it } from 'vitest';
import { failureLaws } from './laws/failures.js';
import { LawKit, type StoreUnderTest } from './laws/kit.js';
import { leaseLaws } from './laws/leases.js';
import { logLaws } from './laws/logs.js';
import { mailLaws } from './laws/mail.js';
import { snapshotLaws } from './laws/snapshots.js';
import { versionLaws } from './laws/versions.js';

/** @param make - a store without any contents */
export function describeStore(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(`the laws of a store: ${name}`, () => {
    const kit = new LawKit(make);
    for (const laws of [leaseLaws, failureLaws, versionLaws, logLaws, snapshotLaws, mailLaws]) laws(kit);

    it('has one generation while it lives', async () => {
      const before = await kit.store.generation();
      await kit.acquire();
      expect(await kit.store.generation()).toBe(before);
      await kit.store.beginGeneration();
      const after = await kit.store.generation();
      expect(after).toBeGreaterThan(before);
      expect(await kit.store.generation()).toBe(after);
    });
  });
}
