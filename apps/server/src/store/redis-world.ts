/**
 * Notes that a world was begun in a Redis, and which of its zones: after a flush, or the loss of keys, a world must not
 * start again from nothing without an error. A hash beside the keys of the zones has the id of the world, and a field
 * for each zone that has stored a snapshot.
 */
import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { ZoneNumber } from '../simulation/ids.js';
import { answerOf } from './redis-answers.js';
import { WorldLost } from './zone-store.js';

const ID_BYTES = 16;

/** The braces are the hash tag: all keys of a zone are on one node of a cluster. */
export function zoneKey(world: string, zone: ZoneNumber, name: string): string {
  return `{${world}:${zone}}:${name}`;
}

/**
 * The id of a world, which is made when the world begins.
 *
 * @param zones - how many it has
 * @param onBegun - called when a new world begins
 * @throws WorldLost if the id is gone, and its zones are there; StoreGone if Redis does not answer
 */
export async function openRedisWorld(
  redis: Redis,
  world: string,
  zones: number,
  onBegun: () => void = () => undefined,
): Promise<string> {
  const key = worldKey(world);
  const known = await worldIdIn(redis, world);
  if (known !== undefined) return known;
  const heads = Array.from({ length: zones }, (_, zone) => zoneKey(world, zone, 'head'));
  // Asked before there is an id, without which no zone is taken.
  const there = await answerOf(redis.exists(...heads));
  const fresh = randomBytes(ID_BYTES).toString('hex');
  const isNew = there === 0 && (await answerOf(redis.hsetnx(key, 'id', fresh))) === 1;
  if (isNew) {
    onBegun();
    return fresh;
  }
  // Another process may have begun it meanwhile.
  const others = await worldIdIn(redis, world);
  if (others === undefined) {
    throw new WorldLost(
      `This Redis has ${there} zones of a world, and has lost the id of the world: restore its backup, or begin another world in another database`,
    );
  }
  return others;
}

/** @returns the id; `undefined` if no world was begun */
export async function worldIdIn(redis: Redis, world: string): Promise<string | undefined> {
  return (await answerOf(redis.hget(worldKey(world), 'id'))) ?? undefined;
}

/** @throws WorldLost if Redis has another world than the one of an id */
export async function requireWorld(redis: Redis, world: string, id: string): Promise<void> {
  const there = await worldIdIn(redis, world);
  if (there === id) return;
  throw new WorldLost(
    there === undefined
      ? 'Redis has lost the world: it was flushed, or began without what it had stored. Restore its backup, or start again for a new world'
      : 'Redis has another world than when this process started: start again',
  );
}

export async function noteBegun(redis: Redis, world: string, zone: ZoneNumber): Promise<void> {
  await answerOf(redis.hset(worldKey(world), `begun:${zone}`, 1));
}

export async function wasBegun(redis: Redis, world: string, zone: ZoneNumber): Promise<boolean> {
  return (await answerOf(redis.hexists(worldKey(world), `begun:${zone}`))) === 1;
}

/** How many players were given a number. */
export function playersKey(world: string): string {
  return `{${world}}:players`;
}

function worldKey(world: string): string {
  return `{${world}}:world`;
}
