/** A world whose store is a copy from before: clients that stayed go on in it. */
import { instant, seconds } from '@tilewright/units';
import { expect, it } from 'vitest';
import { Player } from '../client/player.js';
import { threeZones } from '../simulation/testing/worlds.js';
import { MemoryStore } from '../store/memory-store.js';
import { playerFrame, type ZoneFrame } from './frames.js';
import type { ZoneHost } from './host.js';
import { hostOptions, takeHost } from './testing/hosts.js';

const now = () => instant(seconds(0));
const world = threeZones({ herd: 2 });

class Copy extends MemoryStore {
  constructor(of: MemoryStore | undefined, generation: number) {
    super({ lease: seconds(1), now, generation });
    if (of instanceof Copy) for (const [zone, record] of of.zones) this.zones.set(zone, structuredClone(record));
  }
}

it('takes what a client does that has seen more than the copy has', async () => {
  const player = new Player({ player: 0, zones: 3, home: 0, zone: 0, patience: 40 });
  const problems: (string | undefined)[] = [];
  const play = async (store: MemoryStore, ticks: number): Promise<void> => {
    const hosts: ZoneHost[] = [];
    const publish = (frame: ZoneFrame): void =>
      void problems.push(player.see(playerFrame(frame, 0), hosts[0]!.generation));
    const host = await takeHost(hostOptions(store, world, { ticksPerSnapshot: 5, publish }));
    hosts.push(host);
    for (let tick = 0; tick < ticks; tick++) {
      // Where it stands, so that it stays in this zone.
      player.act({ walk: undefined, gift: undefined });
      for (const input of player.toSend()) host.offer(input);
      await host.tick();
    }
    await host.end();
  };
  const store = new Copy(undefined, 1);
  await play(store, 8);
  const backup = new Copy(store, 1);
  // Hosts have greater fencing numbers than those that come after the copy.
  for (let times = 0; times < 4; times++) await play(store, 5);
  const seen = player.taken;
  const restored = new Copy(backup, 2);
  await play(restored, 3);
  expect(player.taken).toBeLessThan(seen);
  await play(restored, 30);
  expect(player.taken).toBeGreaterThan(seen);
  expect(problems.filter((problem) => problem !== undefined)).toStrictEqual([]);
});
