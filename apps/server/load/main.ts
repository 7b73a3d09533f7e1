/**
 * Puts a server under load and prints what it costs: `docs/scale.md` says what the figures mean. Server, Redis and
 * clients are on the same machine, and whatever else it does is in the times, and not in the processor times.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { milliseconds, valueIn } from '@tilewright/units';
import { fileURLToPath } from 'node:url';
import { startMany } from '../src/server/many-processes.js';
import { readSettings, worldOf } from '../src/server/settings.js';
import { WORLD } from '../src/server/world-over-redis.js';
import { connectToRedis } from '../src/store/redis-connection.js';
import { findProgram, startRedis } from '../src/store/redis-program.js';
import { worldIdIn } from '../src/store/redis-world.js';
import { Crowd } from './crowd.js';
import { processorSeconds, say, spread } from './figures.js';
import { measureFlatOut } from './flat-out.js';
import { measureInterest } from './interest.js';

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '2' },
    objects: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    /** Zones beside each other, and as many below each other. */
    aside: { type: 'string', default: '2' },
    /** How long a zone waits for a host that says nothing, in milliseconds. */
    lease: { type: 'string', default: '2000' },
    /** Each client does something new in each tick; else when it changes its direction, every two seconds or so. */
    busy: { type: 'boolean', default: false },
  },
});
const [processes, clients] = [Number(values.processes), Number(values.clients)];
const [objects, seconds, aside] = [Number(values.objects), Number(values.seconds), Number(values.aside)];
const zones = aside ** 2;

const SECRET = 'a secret of this measurement';
const TICKS_PER_SECOND = 20;
/** Bodies in a square meter, so that a client sees about 65 of them. */
const DENSITY = 65 / (Math.PI * 14 ** 2);
const MICRO = 1e6;

/** The options of a world with all objects in a square of zones. */
function worldArgs(side: number): string[] {
  const tiles = Math.ceil(Math.sqrt(objects / DENSITY) / side);
  return ['--zones', `${side}x${side}`, '--tiles', String(tiles), '--herd', String(Math.round(objects / side ** 2))];
}

async function measureServer(redisUrl: string, redisPid: number | undefined): Promise<void> {
  const args = [...worldArgs(aside), '--lease', values.lease, '--players', values.clients, '--connections', '10000'];
  const environment = { REDIS_URL: redisUrl, TILEWRIGHT_SECRET: SECRET };
  const settings = readSettings(['--port', '0', '--processes', String(processes), ...args], environment);
  const lines: string[] = [];
  const many = await startMany({
    settings,
    program: fileURLToPath(new URL('main.js', import.meta.url)),
    environment: { ...process.env, ...environment },
    report: (line) => lines.push(line),
  });
  const pids = (): (number | undefined)[] => many.members.map(({ pid }) => pid);
  const spent = async (): Promise<{ server: number; redis: number }> => {
    const before = [processorSeconds(pids()), processorSeconds([redisPid])] as const;
    await pause(seconds * 1000);
    return { server: processorSeconds(pids()) - before[0], redis: processorSeconds([redisPid]) - before[1] };
  };
  try {
    await pause(3000);
    const idle = await spent();
    const ticks = seconds * TICKS_PER_SECOND;
    say('server without clients, processor a tick', `${((1000 * idle.server) / ticks).toFixed(2)} ms for all objects`);
    say('Redis, processor a zone and tick', `${((MICRO * idle.redis) / ticks / zones).toFixed(0)} µs`);

    const crowd = await Crowd.enter({
      address: many.address,
      world: worldOf(settings),
      secret: SECRET,
      worldId: await worldIdAt(redisUrl),
      clients,
      isBusy: values.busy,
    });
    await pause(3000);
    crowd.forget();
    const own = process.cpuUsage();
    const busy = await spent();
    const { user, system } = process.cpuUsage(own);
    const shown = crowd.gaps.length;
    const frames = crowd.sum((walker) => walker.frames);
    const visible = crowd.sum((walker) => walker.visible) / shown;
    say(
      'frames a client and second, bodies visible',
      `${(shown / clients / seconds).toFixed(1)}, ${visible.toFixed(0)}`,
    );
    say('between frames of the own body', spread(crowd.gaps));
    say('a frame is missing or late', lateOf(crowd.gaps));
    const more = MICRO * (busy.server - idle.server);
    say(
      'server, processor a client and tick',
      `${(more / shown).toFixed(0)} µs, ${(frames / shown).toFixed(2)} frames`,
    );
    say('clients, processor a client and tick', `${((user + system) / shown).toFixed(0)} µs`);
    const bytes = (crowd.sum((walker) => walker.bytes) / (visible * shown)) * TICKS_PER_SECOND;
    say('bytes a visible body and second', bytes.toFixed(1));
    say('hand-over: between the frames around it', spread(crowd.handOvers));
    say('hand-over: a frame is missing or late', lateOf(crowd.handOvers));
    say('what cannot be, missed frames', `${crowd.sum(({ problems }) => problems)}, ${missedOf(crowd)}`);

    crowd.forget();
    const taken = lines.length;
    const [victim] = many.members;
    if (victim?.pid !== undefined) process.kill(victim.pid, 'SIGKILL');
    const lease = valueIn(settings.lease, milliseconds);
    // Its clients see nothing before its lease is over.
    await crowd.untilSeenAfter(performance.now() + lease);
    const gaps = crowd.walkers.map(({ gaps: each }) => Math.max(...each)).filter((gap) => gap > lease / 2);
    say(`a process is killed, with a lease of ${lease} ms`, spread(gaps));
    for (const line of lines.slice(taken)) if (line.includes('taken')) console.log(`    ${line}`);
    crowd.leave();
  } finally {
    await many.stop();
  }
}

/** Of some times between frames, those after which another frame should have been there. */
function lateOf(gaps: readonly number[]): string {
  return `${gaps.filter((gap) => gap >= 1500 / TICKS_PER_SECOND).length} of ${gaps.length}`;
}

async function worldIdAt(redisUrl: string): Promise<string> {
  const redis = await connectToRedis(redisUrl);
  const id = await worldIdIn(redis, WORLD);
  redis.disconnect();
  return id ?? '';
}

function missedOf(crowd: Crowd): number {
  return crowd.sum(({ session }) => [...session.links.values()].reduce((sum, { missed }) => sum + missed, 0));
}

async function main(): Promise<void> {
  console.log(
    `${objects} objects in ${zones} zones, ${clients} clients, ${processes} processes, ${seconds} s, Node ${process.version}\n`,
  );
  const interest = measureInterest(worldOf(readSettings(worldArgs(1), {})), clients);
  say('interest and frame, processor a client and tick', `${interest.microseconds.toFixed(1)} µs`);
  say('step of all objects in one zone, processor', `${interest.stepMilliseconds.toFixed(2)} ms`);
  const program = findProgram();
  if (program === undefined) throw new Error('redis-server or valkey-server must be in the path');
  const redis = await startRedis(program);
  // It would stay when this program is ended early; the processes of the server end by themselves.
  const end = (): void => void redis.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  try {
    await measureServer(redis.url, redis.process.pid);
    const flatOut = { url: redis.url, args: worldArgs(aside), zones, seconds };
    const one = await measureFlatOut(1, flatOut);
    const two = await measureFlatOut(2, flatOut);
    say('1 to 2 processes, ticks as fast as they can', `${(two.ticks / one.ticks).toFixed(2)} times`);
    const per = [one, two].map(({ processor }) => processor.toFixed(2));
    say('processor a zone and tick, 1 and 2 processes', `${per[0]} and ${per[1]} ms`);
  } finally {
    await redis.stop();
  }
}

await main();
