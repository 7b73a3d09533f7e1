/**
 * Some zones over Redis that tick as fast as they can, until they are told to stop; then it says how many ticks they
 * made.
 */
import { minutes } from '@tilewright/units';
import { readSettings, worldOf } from '../src/server/settings.js';
import { zoneCount } from '../src/simulation/world.js';
import { connectToRedis } from '../src/store/redis-connection.js';
import { RedisStore } from '../src/store/redis-store.js';
import { hostOptions, takeHost } from '../src/zones/testing/hosts.js';

const [url = '', name = '', first = '', last = '', ...args] = process.argv.slice(2);
const world = worldOf(readSettings(args, {}));
const redis = await connectToRedis(url);
const store = new RedisStore({ redis, world: name, zones: zoneCount(world), lease: minutes(10) });
const options = hostOptions(store, world, { ticksPerSnapshot: 100 });
let ticks = 0;
const stopped = new AbortController();

async function run(number: number): Promise<void> {
  const host = await takeHost(options, number);
  while (!stopped.signal.aborted) {
    await host.tick();
    ticks++;
  }
}

const zones = Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => Number(first) + i);
process.once('message', () => stopped.abort());
process.send?.('ready');
await Promise.all(zones.map(run));
process.send?.({ ticks });
redis.disconnect();
process.disconnect();
