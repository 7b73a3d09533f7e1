/**
 * A process with its world in Redis, which it shares with other processes. When Redis does not answer, its hosts end
 * (rule `end-at-once`), and it waits for Redis to recover their zones.
 */
import type { Redis } from 'ioredis';
import { connectToRedis } from '../store/redis-connection.js';
import { answerOf } from '../store/redis-answers.js';
import { policyOf } from '../store/redis-policy.js';
import { RedisStore } from '../store/redis-store.js';
import { openRedisWorld, playersKey, worldIdIn } from '../store/redis-world.js';
import { StoreGone } from '../store/zone-store.js';
import { type ProcessOptions, type RunningProcess, startProcess } from './process.js';
import { type Settings, SettingsError } from './settings.js';

export interface OverRedisOptions extends Pick<ProcessOptions, 'settings' | 'files' | 'report'> {
  readonly redisUrl: string;
}

/** The name of the world in its Redis. Another one has another database. */
export const WORLD = 'tilewright';

/** There is no Redis when a process starts: its message says all that a user needs. */
export class RedisGone extends Error {
  override readonly name = 'RedisGone';

  constructor(cause: unknown) {
    const said = cause instanceof Error ? cause.message : String(cause);
    super(`REDIS_URL: there must be a Redis that answers (${said}). Start it, or correct the address`, { cause });
  }
}

/**
 * @throws RedisGone if Redis does not answer; SettingsError if it drops keys, or has another world than the one of the
 * settings; WorldLost if it has lost a part of the world
 */
export async function openWorld({
  settings,
  redisUrl,
  report,
  mayBegin = true,
}: Pick<OverRedisOptions, 'settings' | 'redisUrl' | 'report'> & { readonly mayBegin?: boolean }) {
  const redis = await connect(redisUrl);
  try {
    if (!mayBegin && (await worldIdIn(redis, WORLD)) === undefined) {
      throw new SettingsError(
        'REDIS_URL must be a Redis with a world, and there is none: correct the address or the database',
      );
    }
    await requireKeeping(redis, report);
    await requireSameWorld(redis, settings);
    const { columns, rows, lease } = settings;
    const zones = columns * rows;
    const id = await openRedisWorld(redis, WORLD, zones, () => report('a new world begins in this Redis'));
    return { redis, id, store: new RedisStore({ redis, world: WORLD, id, zones, lease }) };
  } catch (error) {
    redis.disconnect();
    throw error;
  }
}

/** @throws like `openWorld` */
export async function startOverRedis({ settings, files, report, redisUrl }: OverRedisOptions): Promise<RunningProcess> {
  const { redis, id, store } = await openWorld({ settings, redisUrl, report }).catch((error: unknown) => {
    throw error instanceof StoreGone ? new RedisGone(error.cause) : error;
  });
  try {
    const newPlayer = async (): Promise<number> => {
      // In a store that went back in time, the count begins beyond all numbers that were given out.
      await store.generation();
      return (await answerOf(redis.incr(playersKey(WORLD)))) - 1;
    };
    const running = await startProcess({ settings, files, report, store, newPlayer, worldId: id });
    return {
      ...running,
      stop: async () => {
        await running.stop();
        await running.ended;
        redis.disconnect();
      },
    };
  } catch (error) {
    redis.disconnect();
    throw error instanceof StoreGone ? new RedisGone(error.cause) : error;
  }
}

async function connect(url: string): Promise<Redis> {
  try {
    return await connectToRedis(url);
  } catch (error) {
    throw new RedisGone(error);
  }
}

async function requireKeeping(redis: Redis, report: (news: string) => void): Promise<void> {
  const { refusal, warnings } = await policyOf(redis);
  if (refusal !== undefined) throw new SettingsError(refusal);
  for (const warning of warnings) report(warning);
}

/** A log can be replayed only in the world in which it was written. */
async function requireSameWorld(redis: Redis, { columns, rows, tiles, herd }: Settings): Promise<void> {
  const own = `--zones ${columns}x${rows} --tiles ${tiles} --herd ${herd}`;
  const key = `{${WORLD}}:settings`;
  await answerOf(redis.setnx(key, own));
  const there = await answerOf(redis.get(key));
  if (there === own) return;
  throw new SettingsError(
    `The world in this Redis was made with ${there}, received ${own}: start with the same, or use another database`,
  );
}
