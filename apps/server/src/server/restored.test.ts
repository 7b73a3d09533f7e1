/** Clients that stay while the store is restored from a copy, which knows less than they have seen. */
import { seconds } from '@tilewright/units';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MemoryStore } from '../store/memory-store.js';
import { processClock } from './clock.js';
import { pause, TestServer, until } from './testing/running.js';

/** By then a client that believes the restored world has done something in it. */
const MOST_TICKS = 200;

class RestorableStore extends MemoryStore {
  /** As from a copy of its first moment: the fencing numbers begin again, too. */
  async restore(): Promise<void> {
    this.zones.clear();
    await this.beginGeneration();
  }
}

const store = new RestorableStore({ lease: seconds(2), now: processClock.now });
let server: TestServer;

beforeAll(async () => {
  // So the hosts that follow have greater fencing numbers than those after the restore.
  for (let times = 0; times < 3; times++) await store.release((await store.acquire(0))!);
  server = await TestServer.startOver(store, '--zones', '1x1', '--tiles', '10', '--herd', '2');
});
afterAll(() => server.stop());

it('continue in the restored world: accept its frames, see its bodies, and restart the numbers of their inputs', async () => {
  const { session, problems } = await server.walker();
  await until(() => session.player.taken > 20);
  await store.restore();
  /** The last number of the player that the restored world has taken, as far as the client was told. */
  const taken = (): number => {
    const { fence, news } = session.links.get(0)?.frame ?? {};
    return fence === 1 && news?.kind === 'here' ? news.taken : 0;
  };
  for (let tick = 0; taken() <= 3 && tick < MOST_TICKS; { tick } = await store.historyOf(0)) await pause(10);
  expect(taken()).toBeGreaterThan(3);
  expect([problems, session.player.taken]).toStrictEqual([[], taken()]);
});
