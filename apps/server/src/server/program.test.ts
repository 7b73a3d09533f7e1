/** The built program, as users start it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Direction2 } from '@tilewright/units';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { fetchWorld, fetchZones } from '../client/enter.js';
import { connectToRedis } from '../store/redis-connection.js';
import { type RunningRedis, startRedis } from '../store/redis-program.js';
import { WORLD } from './world-over-redis.js';
import { builtProgram } from './testing/program.js';
import { newSession, pause, until } from './testing/running.js';

const SECRET = 'a secret of this test alone';
const redisInPath = inject('redis');

interface Started {
  readonly child: ChildProcess;
  readonly lines: string[];
  readonly ended: Promise<number | null>;
}

const started: Started[] = [];

function start(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Started {
  const child = spawn(process.execPath, [builtProgram('main.js'), '--port', '0', ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  const ended = once(child, 'exit').then(() => child.exitCode);
  const one = { child, lines, ended };
  started.push(one);
  return one;
}

/** What a program says when it can be joined. */
async function addressOf({ lines }: Started): Promise<string> {
  let address: string | undefined;
  const find = (): string | undefined =>
    lines.map((line) => /^The world is at (http:\S+?)\/ /.exec(line)?.[1]).find((found) => found !== undefined);
  await until(() => (address = find()) !== undefined);
  return address!;
}

async function answers(socket: string): Promise<boolean> {
  try {
    (await connectToRedis(socket)).disconnect();
    return true;
  } catch {
    return false;
  }
}

function isThere(address: string): Promise<boolean> {
  return fetchZones(address).then(
    () => true,
    () => false,
  );
}

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill();
    await ended;
  }
});

describe('the program', () => {
  it('says what is wrong with its options, and nothing else', async () => {
    const { lines, ended } = start(['--processes', '2']);
    expect(await ended).toBe(2);
    expect(lines).toStrictEqual(['--processes: several processes need a Redis. Set REDIS_URL, or add --redis']);
  });

  it('says what it can do', async () => {
    const { lines, ended } = start(['--help']);
    expect(await ended).toBe(0);
    expect(lines[0]).toBe('npm run server -- [options]');
  });

  it('says that no Redis answers', async () => {
    const { lines, ended } = start([], { REDIS_URL: '/no/such/socket', TILEWRIGHT_SECRET: SECRET });
    expect(await ended).toBe(1);
    expect(lines).toStrictEqual([
      expect.stringMatching(/^REDIS_URL: there must be a Redis that answers \(.+\)\. Start it/),
    ]);
  });

  it('ends when it is told to', async () => {
    const server = start(['--zones', '1x1']);
    await addressOf(server);
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });
});

describe.skipIf(redisInPath === '')('with Redis, the program', () => {
  let redis: RunningRedis;

  beforeAll(async () => {
    redis = await startRedis(redisInPath);
    return () => redis.stop();
  });

  const over = (url: string): Record<string, string> => ({ REDIS_URL: url, TILEWRIGHT_SECRET: SECRET });

  it('refuses another world than the one that is there', async () => {
    await addressOf(start(['--zones', '2x1', '--tiles', '10', '--herd', '3'], over(redis.url)));
    const other = start(['--zones', '3x1', '--tiles', '10', '--herd', '3'], over(redis.url));
    expect(await other.ended).toBe(2);
    expect(other.lines.join(' ')).toContain('was made with --zones 2x1 --tiles 10 --herd 3, received --zones 3x1');
  });

  it('ends when Redis is flushed, and says that a new world begins when it is started again', async () => {
    const own = await startRedis(redisInPath);
    const args = ['--zones', '1x1', '--tiles', '10', '--herd', '3', '--lease', '300'];
    const first = start(args, over(own.url));
    await addressOf(first);
    expect(first.lines.join(' ')).toContain('a new world begins in this Redis');
    const redis = await connectToRedis(own.url);
    await redis.flushall();
    expect(await first.ended).toBe(1);
    expect(first.lines.join(' ')).toContain('Redis has lost the world: it was flushed');
    const second = start(args, over(own.url));
    await addressOf(second);
    expect(second.lines.join(' ')).toContain('a new world begins in this Redis');
    redis.disconnect();
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    await own.stop();
  });

  it('cuts no log where there is no world, and begins none', async () => {
    const own = await startRedis(redisInPath);
    const used = start(['--cut-log', '1', '--zones', '2x1'], over(own.url));
    expect(await used.ended).toBe(2);
    expect(used.lines.join(' ')).toContain('REDIS_URL must be a Redis with a world, and there is none');
    const redis = await connectToRedis(own.url);
    expect(await redis.keys('*')).toStrictEqual([]);
    redis.disconnect();
    await own.stop();
  });

  it('cuts the log of a zone that cannot be replayed, which then goes on', async () => {
    const own = await startRedis(redisInPath);
    const args = ['--zones', '2x1', '--tiles', '10', '--herd', '3', '--lease', '300'];
    const first = start(args, over(own.url));
    const address = await addressOf(first);
    const fence = async (at: string, zone: number): Promise<number | undefined> =>
      (await fetchZones(at)).find((each) => each.zone === zone)?.fence;
    while ((await fetchZones(address)).some(({ tick }) => tick < 5)) await pause(10);
    first.child.kill('SIGKILL');
    await first.ended;
    const redis = await connectToRedis(own.url);
    const [last] = await redis.xrevrangeBuffer(`{${WORLD}:1}:log`, '+', '-', 'COUNT', 1);
    await redis.xdel(`{${WORLD}:1}:log`, last![0].toString());
    await redis.xadd(
      `{${WORLD}:1}:log`,
      `${Number.parseInt(last![0].toString(), 10)}-1`,
      'b',
      'nothing that can be read',
    );

    const second = start(args, over(own.url));
    const failing = await addressOf(second);
    await until(() => second.lines.some((line) => line.startsWith('zone 1: failed, and rests')));
    expect(await fence(failing, 0)).toBe(2);
    const used = start(['--cut-log', '1', ...args], over(own.url));
    expect(await used.ended).toBe(1);
    expect(used.lines.join(' ')).toMatch(/^cutLog: no zone may have a host, received zones 0: end all processes/);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);

    const cut = start(['--cut-log', '1', ...args], over(own.url));
    expect(await cut.ended).toBe(0);
    expect(cut.lines).toStrictEqual([expect.stringMatching(/^Zone 1 goes on as it was after tick \d+\..* 1 ticks/)]);
    const third = await addressOf(start(args, over(own.url)));
    while ((await fence(third, 1)) === undefined) await pause(10);
    redis.disconnect();
    await own.stop();
  });

  it('refuses a Redis that drops keys', async () => {
    const own = await startRedis(redisInPath);
    const redis = await connectToRedis(own.url);
    await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
    const server = start(['--zones', '1x1'], over(own.url));
    expect(await server.ended).toBe(2);
    expect(server.lines).toStrictEqual([
      expect.stringMatching(/^maxmemory-policy of Redis must be noeviction, received allkeys-lru: .*CONFIG SET/),
    ]);
    redis.disconnect();
    await own.stop();
  });

  it('outlives a Redis that stands still, and one that ends and comes back, and goes on with its zones', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tilewright-test-'));
    let own = await startRedis(redisInPath, { folder });
    const server = start(['--zones', '2x1', '--lease', '300', '--herd', '3'], over(own.url));
    const address = await addressOf(server);
    const zones = async (): Promise<number[]> => (await fetchZones(address)).map(({ fence }) => fence);
    const lost = (): number => server.lines.filter((line) => line.startsWith('no zone can be kept now')).length;
    const goesOn = async (times: number): Promise<void> => {
      while ((await zones()).length < 2 || Math.min(...(await zones())) <= times) await pause(10);
    };

    own.process.kill('SIGSTOP');
    await until(() => lost() === 1);
    while ((await zones()).length > 0) await pause(10);
    own.process.kill('SIGCONT');
    await goesOn(1);

    own.process.kill('SIGKILL');
    await own.ended;
    await until(() => lost() === 2);
    own = await startRedis(redisInPath, { folder });
    await goesOn(2);
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await own.stop();
  });

  it('starts a Redis and several processes, between which clients walk, and ends all of them', async () => {
    const server = start(['--redis', '--processes', '2', '--zones', '2x1', '--tiles', '10', '--herd', '2']);
    const address = await addressOf(server);
    const problems: string[] = [];
    const session = await newSession(address, await fetchWorld(address), problems);
    let turns = 0;
    const sending = setInterval(() => {
      const ahead = session.player.zone === 0 ? Direction2.east : Direction2.west;
      const ways = [ahead, ahead, Direction2.south, ahead, ahead, Direction2.north];
      session.act({ walk: ways[Math.floor(turns++ / 12) % ways.length]!, gift: undefined });
      session.send();
    }, 50);
    await until(() => session.handOvers > 1);
    clearInterval(sending);
    expect(problems).toStrictEqual([]);
    // One each, unless one of them started much later.
    const zones = (await Promise.all(session.hosts.addresses.map(fetchZones))).flat();
    expect(zones.map(({ zone }) => zone).sort((a, b) => a - b)).toStrictEqual([0, 1]);
    session.close();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await expect(fetchZones(address)).rejects.toThrow('fetch failed');
  });

  it('that is killed leaves no Redis and no process behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tilewright-test-'));
    const server = start(['--redis', '--processes', '2', '--zones', '2x1', '--tiles', '10', '--herd', '2'], {
      TMPDIR: folder,
    });
    const address = await addressOf(server);
    const [redisFolder] = readdirSync(folder);
    const socket = join(folder, redisFolder!, 'socket');
    await expect(answers(socket)).resolves.toBe(true);
    server.child.kill('SIGKILL');
    while (await answers(socket)) await pause(10);
    await until(() => readdirSync(folder).length === 0);
    while (await isThere(address)) await pause(10);
    rmdirSync(folder);
  });
});
