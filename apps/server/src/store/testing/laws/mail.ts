/** What zones send each other. */
import { describe, expect, it } from 'vitest';
import { bytes, type LawKit } from './kit.js';

export function mailLaws(kit: LawKit): void {
  describe('a stream of mail', () => {
    it('gives what was not taken, by sender and tick', async () => {
      await kit.send(2, 3, bytes(0, 200));
      await kit.send(0, 5);
      await kit.send(2, 10);
      await kit.store.send({ from: 1, to: 2, tick: 4, bytes: bytes(1) });
      await expect(kit.ticksOfMail()).resolves.toStrictEqual([
        [0, 5],
        [2, 3],
        [2, 10],
      ]);
      await expect(kit.ticksOfMail([[2, 3]])).resolves.toStrictEqual([
        [0, 5],
        [2, 10],
      ]);
      expect((await kit.store.mailFor(1, new Map([[0, 5]])))[0]).toMatchObject({ from: 2, to: 1, tick: 3 });
      expect([...(await kit.store.mailFor(1, new Map()))[1]!.bytes]).toStrictEqual([0, 200]);
    });

    it('returns the first messages of each sender, up to the number that is asked for', async () => {
      for (const [from, tick] of [
        [0, 5],
        [2, 3],
        [2, 4],
        [2, 10],
      ] as const)
        await kit.send(from, tick);
      const first = await kit.store.mailFor(1, new Map([[2, 3]]), 1);
      expect(first.map(({ from, tick }) => [from, tick])).toStrictEqual([
        [0, 5],
        [2, 4],
      ]);
    });

    it('refuses what it has', async () => {
      await expect(kit.send(0, 2, bytes(1))).resolves.toBe(true);
      await expect(kit.send(0, 2, bytes(9))).resolves.toBe(false);
      await expect(kit.send(0, 1, bytes(9))).resolves.toBe(false);
      await expect(kit.send(0, 3, bytes(2))).resolves.toBe(true);
      expect((await kit.store.mailFor(1, new Map())).map(({ tick, bytes: [first] }) => [tick, first])).toStrictEqual([
        [2, 1],
        [3, 2],
      ]);
    });

    it('refuses what it had, after it was dropped', async () => {
      const lease = await kit.acquire();
      await kit.send(0, 2);
      await kit.store.commit(lease, { tick: 1, bytes: bytes(1) });
      await kit.store.keep(lease, kit.snapshot(1, [0, 2]));
      await kit.store.commit(lease, { tick: 2, bytes: bytes(1) });
      await kit.store.keep(lease, kit.snapshot(2, [0, 2]));
      await expect(kit.send(0, 2)).resolves.toBe(false);
      await expect(kit.ticksOfMail()).resolves.toStrictEqual([]);
      await expect(kit.send(0, 3)).resolves.toBe(true);
    });
  });
}
