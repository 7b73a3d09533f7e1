import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instant, milliseconds, seconds } from '@tilewright/units';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Holders } from '../server/holders.js';
import { connectToRedis } from './redis-connection.js';
import { policyOf } from './redis-policy.js';
import { RedisStore } from './redis-store.js';
import { openRedisWorld, worldIdIn } from './redis-world.js';
import { LONGEST_REST } from './rest.js';
import { type RunningRedis, startRedis } from './redis-program.js';
import { redisProgram } from './testing/redis-server.js';
import { describeStore } from './testing/store-laws.js';
import { type Lease, StoreGone, WorldLost } from './zone-store.js';

/** What ioredis says, whatever the moment at which the connection broke. */
const CLOSED = /closed|writeable|ECONN|ended/i;
const program = inject('redis');

describe('redisProgram', () => {
  const programs = ['no-such-redis', 'no-such-valkey'];

  it('says loudly that there is none', () => {
    const lines: string[] = [];
    expect(redisProgram({ programs, environment: {}, warn: (line) => lines.push(line) })).toBeUndefined();
    expect(lines).toStrictEqual([
      expect.stringContaining('!!! Neither no-such-redis nor no-such-valkey is in the path'),
    ]);
  });

  it('fails where Redis is required', () => {
    expect(() => redisProgram({ programs, environment: { TILEWRIGHT_REDIS: 'required' } })).toThrow('is in the path');
  });
});

/** Commits a tick that takes the mail of zone 0 up to the same tick, and stores its snapshot. */
async function keepTick(store: RedisStore, lease: Lease, tick: number): Promise<void> {
  await store.commit(lease, { tick, bytes: new Uint8Array(1) });
  await store.keep(lease, { tick, taken: new Map([[0, tick]]), bytes: Uint8Array.of(tick) });
}

if (program !== '') describeRedis(program);

function describeRedis(program: string): void {
  let server: RunningRedis;
  let redis: Awaited<ReturnType<typeof connectToRedis>>;
  let worlds = 0;

  beforeAll(async () => {
    server = await startRedis(program);
    redis = await connectToRedis(server.url);
  });

  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });

  const emptyStore = (): RedisStore =>
    new RedisStore({ redis, world: `test${++worlds}`, zones: 3, lease: seconds(60) });

  // Long leases, ended by hand: so it does not matter how fast this machine is.
  describeStore('RedisStore', async () => ({
    store: emptyStore(),
    letLeasesEnd: async () => {
      for (const head of await redis.keys(`{test${worlds}:*}:head`)) await redis.hset(head, 'until', 1);
    },
    letRestsEnd: async () => {
      for (const head of await redis.keys(`{test${worlds}:*}:head`)) await redis.hset(head, 'retryAt', 1);
    },
  }));

  it('says whether it keeps what it is given', async () => {
    const noFile = 'Redis has no AOF (appendonly no): what it has not saved ends with it';
    await expect(policyOf(redis)).resolves.toStrictEqual({ refusal: undefined, warnings: [noFile] });
    await redis.config('SET', 'maxmemory-policy', 'volatile-ttl');
    expect((await policyOf(redis)).refusal).toContain('must be noeviction, received volatile-ttl');
    await redis.config('SET', 'maxmemory-policy', 'noeviction');
    await redis.call('ACL', 'SETUSER', 'hosted', 'on', 'nopass', '+@all', '-config', '~*');
    const hosted = redis.duplicate({ username: 'hosted', password: 'any', lazyConnect: true });
    await hosted.connect();
    await expect(policyOf(hosted)).resolves.toStrictEqual({
      refusal: undefined,
      warnings: [expect.stringContaining('Redis does not say its maxmemory-policy: make sure')],
    });
    hosted.disconnect();
    await expect(policyOf(hosted)).rejects.toThrow(StoreGone);
  });

  it('gives out a lease again when its time is over', async () => {
    const store = new RedisStore({ redis, world: `test${++worlds}`, zones: 1, lease: milliseconds(20) });
    const first = (await store.acquire(0, { address: 'first' }))!;
    let next = await store.acquire(0, { address: 'next' });
    while (next === undefined) next = await store.acquire(0, { address: 'next' });
    expect(next.fence).toBe(first.fence + 1);
  });

  it('says when a new world begins, and has one id for it', async () => {
    const world = `test${++worlds}`;
    let begun = 0;
    const open = (): Promise<string> => openRedisWorld(redis, world, 3, () => begun++);
    const id = await open();
    expect([await open(), await worldIdIn(redis, world), begun]).toStrictEqual([id, id, 1]);
    expect(await openRedisWorld(redis, `test${++worlds}`, 3)).not.toBe(id);
  });

  it('starts no world again of which a part is there', async () => {
    const store = emptyStore();
    const world = `test${worlds}`;
    await store.acquire(2);
    for (let tries = 0; tries < 2; tries++) {
      await expect(openRedisWorld(redis, world, 3)).rejects.toThrow(
        'This Redis has 1 zones of a world, and has lost the id of the world: restore its backup',
      );
    }
  });

  it('gives out no zone of another world than its own', async () => {
    const world = `test${++worlds}`;
    const id = await openRedisWorld(redis, world, 3);
    const store = new RedisStore({ redis, world, id, zones: 3, lease: seconds(60) });
    expect(await store.acquire(0)).toBeDefined();
    await redis.del(`{${world}}:world`);
    await expect(store.acquire(1)).rejects.toThrow('Redis has lost the world: it was flushed');
    await redis.del(`{${world}:0}:head`);
    await openRedisWorld(redis, world, 3);
    await expect(store.acquire(1)).rejects.toThrow(WorldLost);
  });

  it('knows of a zone that was lost altogether that it had begun', async () => {
    const store = emptyStore();
    const lease = (await store.acquire(1))!;
    await store.commit(lease, { tick: 1, bytes: new Uint8Array(1) });
    await store.keep(lease, { tick: 1, taken: new Map(), bytes: new Uint8Array(1) });
    await redis.del(...(await redis.keys(`{test${worlds}:1}:*`)));
    expect(await store.historyOf(1)).toStrictEqual({ tick: 1, snapshot: undefined, log: [], mail: [] });
    expect((await store.historyOf(0)).tick).toBe(0);
  });

  it('keeps the last snapshot when the list of what it has taken has changed', async () => {
    const store = emptyStore();
    const lease = (await store.acquire(1))!;
    for (let tick = 1; tick <= 3; tick++) {
      await keepTick(store, lease, tick);
      await redis.hset(`{test${worlds}:1}:snapshot`, 'ticks', '{]');
    }
    expect((await store.historyOf(1)).snapshot).toMatchObject({ tick: 3, taken: new Map([[0, 3]]) });
    expect((await store.earlierHistoryOf(1)).snapshot?.tick).toBe(2);
  });

  it('refuses a snapshot whose list of what was taken has changed, and has the one before', async () => {
    const store = emptyStore();
    const lease = (await store.acquire(1))!;
    for (let tick = 1; tick <= 2; tick++) await keepTick(store, lease, tick);
    await redis.hset(`{test${worlds}:1}:snapshot`, 'taken', Buffer.from('?'));
    await expect(store.historyOf(1)).rejects.toThrow(RangeError);
    expect((await store.earlierHistoryOf(1)).snapshot?.tick).toBe(1);
  });

  it('answers for other zones where the head of one has changed', async () => {
    const store = emptyStore();
    const [now, zones] = [instant(seconds(0)), [0, 1, 2]];
    await store.acquire(0, { address: 'here' });
    await redis.hset(`{test${worlds}:1}:head`, 'until', '1q');
    const keeps = (): boolean => false;
    const holders = new Holders({ store, zones, version: 1, address: '', lease: seconds(60), now: () => now, keeps });
    await holders.look();
    expect([holders.addressOf(0), holders.isFree(1), holders.isFree(2)]).toStrictEqual(['here', false, true]);
    expect(holders.failed.get(1)?.error).toContain('ERR');
  });

  it('gives no number of a player twice, in whatever generation', async () => {
    const store = emptyStore();
    const players = `{test${worlds}}:players`;
    await store.generation();
    expect(await redis.incr(players)).toBe(1);
    await store.beginGeneration();
    await store.generation();
    const next = await redis.incr(players);
    expect(next).toBeGreaterThan(0x10_0000);
    // A copy of the first moment is restored.
    await redis.set(players, 1);
    await store.beginGeneration();
    await store.generation();
    expect(await redis.incr(players)).toBeGreaterThan(next);
  });

  it('forgets a rest from before the clock of Redis was set back', async () => {
    const store = emptyStore();
    await store.fail((await store.acquire(0))!, 'it is broken');
    const head = `{test${worlds}:0}:head`;
    await redis.hset(head, 'retryAt', Number(await redis.hget(head, 'retryAt')) + 10 * LONGEST_REST);
    await expect(store.acquire(0)).resolves.toBeDefined();
  });

  it('reports keys that another program wrote to as wrong, and not as gone', async () => {
    const store = emptyStore();
    await redis.set(`{test${worlds}:0}:log`, 'of somebody else');
    await expect(store.historyOf(0)).rejects.toThrow(/^WRONGTYPE/);
    await expect(store.historyOf(1)).resolves.toMatchObject({ log: [] });
  });

  it('gives out a lease from before the clock of Redis was set back', async () => {
    const store = emptyStore();
    const first = (await store.acquire(0, { address: 'first' }))!;
    const head = `{test${worlds}:0}:head`;
    const until = Number(await redis.hget(head, 'until'));
    await redis.hset(head, 'until', until + 20_000);
    await expect(store.holderOf(0)).resolves.toBeUndefined();
    const next = (await store.acquire(0, { address: 'next' }))!;
    expect(next.fence).toBe(first.fence + 1);
    await expect(store.acquire(0)).resolves.toBeUndefined();
  });

  it('keeps all keys of a zone under one hash tag', async () => {
    const store = emptyStore();
    const lease = (await store.acquire(1))!;
    await store.commit(lease, { tick: 1, bytes: new Uint8Array(1) });
    await store.send({ from: 0, to: 1, tick: 1, bytes: new Uint8Array(1) });
    await store.keep(lease, { tick: 1, taken: new Map([[0, 1]]), bytes: new Uint8Array(1) });
    await store.commit(lease, { tick: 2, bytes: new Uint8Array(1) });
    await store.keep(lease, { tick: 2, taken: new Map([[0, 1]]), bytes: new Uint8Array(1) });
    const tag = `{test${worlds}:1}:`;
    expect((await redis.keys(`{test${worlds}:*`)).sort()).toStrictEqual(
      ['head', 'log', 'mail:0', 'snapshot', 'snapshot:before'].map((name) => tag + name),
    );
  });

  it('has another generation each time that it starts, greater than all before, also with a copy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tilewright-test-'));
    const copy = mkdtempSync(join(tmpdir(), 'tilewright-test-'));
    const seen: number[] = [];
    let running = await startRedis(program, { folder });
    /** Of two processes. */
    const look = async (): Promise<void> => {
      for (let times = 0; times < 2; times++) {
        const connection = await connectToRedis(running.url);
        const store = new RedisStore({ redis: connection, world: 'one', zones: 2, lease: seconds(1) });
        seen.push(await store.generation());
        connection.disconnect();
      }
    };
    const startAgain = async (before: () => void = () => undefined): Promise<void> => {
      running.process.kill('SIGKILL');
      await running.ended;
      before();
      running = await startRedis(program, { folder });
    };
    await look();
    cpSync(join(folder, 'appendonlydir'), copy, { recursive: true });
    await startAgain();
    await look();
    await startAgain(() => {
      rmSync(join(folder, 'appendonlydir'), { recursive: true });
      cpSync(copy, join(folder, 'appendonlydir'), { recursive: true });
    });
    // The number is a time in seconds: within one second, a copy could be taken for what it is not.
    const connection = await connectToRedis(running.url);
    while (Number((await connection.time())[0]) <= seen.at(-1)!) await connection.ping();
    connection.disconnect();
    await look();
    expect(seen).toStrictEqual([seen[0], seen[0], seen[2], seen[2], seen[4], seen[4]]);
    expect(seen[2]).toBeGreaterThan(seen[0]!);
    expect(seen[4]).toBeGreaterThan(seen[2]!);
    await running.stop();
    rmSync(copy, { recursive: true });
  });

  it('rejects every call at once when Redis is gone, and none when it is there again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tilewright-test-'));
    const other = await startRedis(program, { folder });
    const connection = await connectToRedis(other.url);
    const store = new RedisStore({ redis: connection, world: 'gone', zones: 2, lease: milliseconds(1000) });
    const lease = (await store.acquire(0))!;
    other.process.kill('SIGKILL');
    await other.ended;
    await expect(store.commit(lease, { tick: 1, bytes: new Uint8Array(1) })).rejects.toThrow(StoreGone);
    await expect(store.historyOf(0)).rejects.toThrow(CLOSED);
    await expect(store.acquire(1)).rejects.toThrow(CLOSED);
    const next = await startRedis(program, { folder });
    let found;
    while (found === undefined) {
      await new Promise(setImmediate);
      found = await store.acquire(1).catch(() => undefined);
    }
    await store.commit(lease, { tick: 1, bytes: new Uint8Array(1) });
    expect((await store.historyOf(0)).log).toHaveLength(1);
    connection.disconnect();
    await next.stop();
  });
}
