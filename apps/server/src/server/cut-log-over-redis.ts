/** Mends a zone in Redis whose log cannot be replayed, while no process of its world runs. */
import { Zone } from '../simulation/zone.js';
import { cutLog } from '../zones/cut-log.js';
import { worldOf } from './settings.js';
import { type OverRedisOptions, openWorld } from './world-over-redis.js';

export interface CutOverRedisOptions extends Pick<OverRedisOptions, 'settings' | 'report' | 'redisUrl'> {
  readonly zone: number;
}

/** @throws as `cutLog` and `startOverRedis` do */
export async function cutLogOverRedis({ zone, report, ...options }: CutOverRedisOptions): Promise<void> {
  const { redis, store } = await openWorld({ ...options, report: () => undefined, mayBegin: false });
  try {
    const world = worldOf(options.settings);
    const createZone = (number: number): Zone => new Zone(world, number);
    const { good, lost, unknown } = await cutLog({ store, world, createZone }, zone);
    report(
      lost === 0
        ? `Zone ${zone} can be replayed to its last tick, ${good}. Nothing is lost, and it rests no more`
        : `Zone ${zone} goes on as it was after tick ${good}. What players did there in the ${lost} ticks since then is lost`,
    );
    if (unknown.length > 0) {
      report(`Bodies of zones ${unknown.join(', ')}, which cannot be read either, may be in the world twice now`);
    }
  } finally {
    redis.disconnect();
  }
}
