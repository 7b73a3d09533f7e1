/** Connections to Redis that fail at once: a host that waits for a store that is gone would go on with what it does not know. */
import { Redis } from 'ioredis';

/** How long a command may take before it counts as failed. */
const COMMAND_MILLISECONDS = 2000;

/**
 * Connects to Redis. There are no retries: a command whose answer got lost may have been carried out, and must not be carried
 * out again. Who loses the connection makes a new host with a new one.
 *
 * @param url - such as `redis://127.0.0.1:6379`
 * @throws if there is no connection
 */
export async function connectToRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    commandTimeout: COMMAND_MILLISECONDS,
  });
  // Each command that fails says so itself.
  redis.on('error', () => undefined);
  await redis.connect();
  return redis;
}
