/**
 * A process of the lockstep test: its zones do what they are told to, and are in the Redis that it was started with.
 */
import { minutes } from '@tilewright/units';
import { narrowZones } from '../../src/simulation/testing/worlds.js';
import { zoneCount } from '../../src/simulation/world.js';
import { connectToRedis } from '../../src/store/redis-connection.js';
import { RedisStore } from '../../src/store/redis-store.js';
import { LocalStepper, type Stepper } from './lockstep.js';

export interface Order {
  readonly call: keyof Stepper;
  readonly zone: number;
}

/** The hash, where there is one. */
export interface Done {
  readonly hash: string;
}

const [url = '', world = '', herd = ''] = process.argv.slice(2);
const zones = narrowZones({ herd: Number(herd), seed: 1 });
const redis = await connectToRedis(url);
const store = new RedisStore({ redis, world, zones: zoneCount(zones), lease: minutes(10) });
const stepper = new LocalStepper(zones, store);

process.on('message', ({ call, zone }: Order) => {
  void stepper[call](zone).then((hash) => process.send?.({ hash: hash ?? '' } satisfies Done));
});
process.once('disconnect', () => process.exit());
