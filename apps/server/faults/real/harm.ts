/** A world of real processes over a real Redis, clients at work in it, and the harm that is done to both. */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchZones } from '../../src/client/enter.js';
import { type ManyProcesses, type MemberProcess, startMany } from '../../src/server/many-processes.js';
import { readSettings, type Settings, worldOf } from '../../src/server/settings.js';
import { builtProgram } from '../../src/server/testing/program.js';
import { until } from '../../src/server/testing/running.js';
import { WORLD } from '../../src/server/world-over-redis.js';
import { zoneCount } from '../../src/simulation/world.js';
import { connectToRedis } from '../../src/store/redis-connection.js';
import { type RunningRedis, startRedis } from '../../src/store/redis-program.js';
import { RedisStore } from '../../src/store/redis-store.js';
import { audit } from '../audit.js';
import { Dice } from '../random.js';
import { Wanderer } from './wanderer.js';

/** A process is killed, or stands still for longer than its lease; all are killed at once; Redis is killed. */
export const harms = ['kill', 'pause', 'kill all', 'kill Redis'] as const;
export type Harm = (typeof harms)[number];

export interface HarmOptions {
  /** The program of Redis. */
  readonly program: string;
  /** Of the server's command line. */
  readonly args: readonly string[];
  readonly clients: number;
  readonly seed: number;
}

interface Parts {
  readonly settings: Settings;
  readonly program: string;
  readonly redis: RunningRedis;
  readonly redisFolder: string;
  readonly many: ManyProcesses;
  readonly clients: readonly Wanderer[];
  readonly lines: readonly string[];
}

/** How many inputs of each client have to be taken after each harm. */
const INPUTS = 3;
/**
 * What a process says of zones for which it stood still: others have them, or it waited too long for an answer of
 * Redis.
 */
const STOOD_STILL = /LeaseLost|Command timed out/;
/** What a process says that has no Redis. */
const WITHOUT_REDIS = 'no zone can be kept now';
/**
 * In memory where there is such a folder. Processes are killed and not the machine, so the disk would only take time.
 */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export class HarmedWorld {
  private readonly parts: Parts;
  private redis: RunningRedis;

  private constructor(parts: Parts) {
    this.parts = parts;
    this.redis = parts.redis;
  }

  static async start({ program, args, clients: count, seed }: HarmOptions): Promise<HarmedWorld> {
    const redisFolder = mkdtempSync(join(FOLDER, 'tilewright-redis-'));
    const redis = await startRedis(program, { folder: redisFolder });
    const environment = { REDIS_URL: redis.url, TILEWRIGHT_SECRET: 'a secret of this test alone' };
    const settings = readSettings(['--port', '0', ...args], environment);
    const lines: string[] = [];
    const many = await startMany({
      settings,
      program: builtProgram('main.js'),
      environment: { ...process.env, ...environment },
      report: (line) => lines.push(line),
    });
    const dice = new Dice(seed);
    const world = worldOf(settings);
    const entering = Array.from({ length: count }, () => Wanderer.enter(many.address, world, dice));
    const clients = await Promise.all(entering);
    await until(() => clients.every(({ session }) => session.player.hasJoined));
    return new HarmedWorld({ settings, program, redis, redisFolder, many, clients, lines });
  }

  /** What the clients saw that cannot be. */
  get problems(): readonly string[] {
    return this.parts.clients.flatMap(({ problems }) => problems);
  }

  get handOvers(): number {
    return this.parts.clients.reduce((sum, { session }) => sum + session.handOvers, 0);
  }

  /** How often a process found out that it had stood still for too long. */
  get standstills(): number {
    return this.parts.lines.filter((line) => STOOD_STILL.test(line)).length;
  }

  /** Does harm, and waits until every client goes on. */
  async harm(harm: Harm): Promise<void> {
    const { many } = this.parts;
    if (harm === 'kill') await this.kill([await this.busiest()]);
    else if (harm === 'kill all') await this.kill(many.members);
    else if (harm === 'kill Redis') await this.killRedis();
    else await this.pause(await this.busiest());
    await this.clientsGoOn();
  }

  /** Waits for a number of hand-overs. */
  async untilHandedOver(times: number): Promise<void> {
    await until(() => this.handOvers >= times);
  }

  /** Lets the clients finish, ends all processes as a power cut would, and asks Redis alone. @returns what is wrong */
  async endAndAudit(): Promise<readonly string[]> {
    const { clients, many, settings } = this.parts;
    for (const client of clients) client.isPlaying = false;
    await until(() => clients.every(({ session }) => session.player.isDone));
    await many.stop('SIGKILL');
    for (const client of clients) client.leave();
    const redis = await connectToRedis(this.redis.url);
    try {
      const world = worldOf(settings);
      const store = new RedisStore({ redis, world: WORLD, zones: zoneCount(world), lease: settings.lease });
      return await audit({ world, store, players: clients.map(({ session }) => session.player) });
    } finally {
      redis.disconnect();
    }
  }

  /** Ends whatever is left. */
  async stop(): Promise<void> {
    for (const client of this.parts.clients) client.leave();
    await this.parts.many.stop('SIGKILL');
    await this.redis.stop();
  }

  private async kill(members: readonly MemberProcess[]): Promise<void> {
    const pids = members.map(({ pid }) => pid);
    for (const pid of pids) if (pid !== undefined) process.kill(pid, 'SIGKILL');
    await until(() => members.every(({ pid }, i) => pid !== undefined && pid !== pids[i]));
  }

  /** Until others have its zones and its clients, and then until it finds that out. */
  private async pause({ pid, address }: MemberProcess): Promise<void> {
    if (pid === undefined) return;
    const before = this.standstills;
    const others = this.parts.many.members.filter((other) => other.address !== address);
    const zones = zoneCount(worldOf(this.parts.settings));
    process.kill(pid, 'SIGSTOP');
    try {
      let kept = 0;
      while (kept < zones) {
        const counts = await Promise.all(others.map(zonesOf));
        kept = counts.reduce((sum, count) => sum + count, 0);
      }
      // The clients have to find out that it stands still.
      await this.clientsGoOn();
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await until(() => this.standstills > before);
  }

  /** All hosts end at once, and their processes wait until it is there again; a process that just starts, ends. */
  private async killRedis(): Promise<void> {
    const { many, program, redisFolder } = this.parts;
    const before = many.members.map((member) => [member.pid, this.timesWithoutRedis(member)]);
    this.redis.process.kill('SIGKILL');
    await this.redis.ended;
    const knows = (member: MemberProcess, i: number): boolean =>
      member.pid !== before[i]![0] || this.timesWithoutRedis(member) !== before[i]![1];
    await until(() => many.members.every(knows));
    this.redis = await startRedis(program, { folder: redisFolder });
  }

  private timesWithoutRedis({ address }: MemberProcess): number {
    const own = `[${new URL(address).port}] ${WITHOUT_REDIS}`;
    return this.parts.lines.filter((line) => line.startsWith(own)).length;
  }

  /** The process with the most zones: the others may have none. */
  private async busiest(): Promise<MemberProcess> {
    const { members } = this.parts.many;
    const counts = await Promise.all(members.map(zonesOf));
    return members[counts.indexOf(Math.max(...counts))]!;
  }

  private async clientsGoOn(): Promise<void> {
    const players = this.parts.clients.map(({ session }) => session.player);
    const before = players.map(({ taken }) => taken);
    await until(() => players.every(({ taken }, i) => taken >= before[i]! + INPUTS));
  }
}

/** How many zones a process keeps; 0 while it does not answer. */
async function zonesOf({ address }: MemberProcess): Promise<number> {
  try {
    return (await fetchZones(address)).length;
  } catch {
    return 0;
  }
}
