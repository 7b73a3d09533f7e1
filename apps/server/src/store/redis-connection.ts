/**
 * Connections to Redis whose commands fail at once when it does not answer: a host cannot go on without its store. The
 * connection itself is made again, since the process needs it when Redis answers.
 */
import { Redis } from 'ioredis';

/** How long a command may take before it counts as failed. */
const COMMAND_MILLISECONDS = 2000;
/** How long nothing may come before the connection counts as broken: the other end may be gone without a word. */
const SILENCE_MILLISECONDS = 2 * COMMAND_MILLISECONDS;
/** The first pause before another connection is tried; each is twice as long as the one before. */
const FIRST_RETRY_MILLISECONDS = 50;
const LONGEST_RETRY_MILLISECONDS = 2000;

/**
 * Connects to Redis, and connects again when the connection breaks. No command is repeated: if only its answer got
 * lost, it must not be carried out again.
 *
 * @param url - such as `redis://127.0.0.1:6379`
 * @throws if there is no connection now: the URL may be wrong
 */
export async function connectToRedis(url: string): Promise<Redis> {
  let wasThere = false;
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: (times) =>
      wasThere ? Math.min(FIRST_RETRY_MILLISECONDS * 2 ** (times - 1), LONGEST_RETRY_MILLISECONDS) : null,
    // After a failover, this connection may be to a replica, which refuses writes.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    commandTimeout: COMMAND_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
  });
  // Each command that fails says so itself.
  redis.on('error', () => undefined);
  await redis.connect();
  wasThere = true;
  return redis;
}
