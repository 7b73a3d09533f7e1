/**
 * Whether a Redis keeps what it is given: if it drops keys when its memory is full, zones are lost without an error.
 */
import type { Redis } from 'ioredis';
import { answerOf } from './redis-answers.js';

/** What has to be said before a world is kept in a Redis. */
export interface PolicyReport {
  /** Why it must not be; `undefined` if it may. */
  readonly refusal: string | undefined;
  readonly warnings: readonly string[];
}

/** @throws StoreGone if Redis does not answer */
export async function policyOf(redis: Redis): Promise<PolicyReport> {
  const [policy, appendOnly] = [await setting(redis, 'maxmemory-policy'), await setting(redis, 'appendonly')];
  const refusal =
    policy === undefined || policy === 'noeviction'
      ? undefined
      : `maxmemory-policy of Redis must be noeviction, received ${policy}: it would drop parts of the world when its memory is full. Set it with CONFIG SET maxmemory-policy noeviction`;
  const warnings: string[] = [];
  if (policy === undefined) {
    warnings.push(
      'Redis does not say its maxmemory-policy: make sure that it is noeviction, or parts of the world may be dropped',
    );
  }
  if (appendOnly === 'no') warnings.push('Redis has no AOF (appendonly no): what it has not saved ends with it');
  return { refusal, warnings };
}

/** A setting; `undefined` where CONFIG is forbidden, as it is on many hosted ones. */
async function setting(redis: Redis, name: string): Promise<string | undefined> {
  try {
    const answer: unknown = await redis.config('GET', name);
    const value: unknown = Array.isArray(answer) ? answer[1] : undefined;
    return typeof value === 'string' ? value : undefined;
  } catch (error) {
    // Redis answers, and refuses. Any other error is one of the connection.
    if (error instanceof Error && error.name === 'ReplyError') return undefined;
    return answerOf(Promise.reject(error));
  }
}
