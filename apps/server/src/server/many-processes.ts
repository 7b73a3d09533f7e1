/**
 * A world of several processes on this machine: starts them, starts again those that end, and ends all of them with
 * itself. Processes that are started elsewhere need only Redis and the same secret.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { add, type Duration, type Instant, milliseconds, min, mul, seconds, valueIn } from '@tilewright/units';
import { findProgram, REDIS_PROGRAMS, type RunningRedis, startRedis } from '../store/redis-program.js';
import { type Clock, processClock } from './clock.js';
import { freePorts } from './free-port.js';
import { type Settings, SettingsError } from './settings.js';

export interface ManyOptions {
  readonly settings: Settings;
  /** The file that each process runs. */
  readonly program: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly report: (news: string) => void;
  readonly clock?: Clock;
}

export interface ManyProcesses {
  /** Of the first process. */
  readonly address: string;
  /** Resolves when all were stopped. @throws Error if Redis ended, which was started with them */
  readonly ended: Promise<void>;
  readonly members: readonly MemberProcess[];
  /** @param signal - SIGTERM if not given: they give their zones back */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** The process at one address: the first one, or one that was started again. */
export interface MemberProcess {
  readonly address: string;
  /** `undefined` while another one is started. */
  readonly pid: number | undefined;
  /** How many have started so far, and kept zones. */
  readonly starts: number;
}

/**
 * How long it waits before it starts a process again: not at all if the process ran for a while, since its zones wait,
 * and longer each time if it ends again and again.
 */
const FIRST_PAUSE: Duration = milliseconds(500);
const LONGEST_PAUSE: Duration = seconds(10);
/** How long a process has to run before it counts as well. */
const WELL: Duration = seconds(5);
/** How long a process may take to end, since it may stand still. */
const PATIENCE_MILLISECONDS = 5000;

/** @throws SettingsError if there is no Redis to start; Error if a process cannot start */
export async function startMany(options: ManyOptions): Promise<ManyProcesses> {
  const { settings, report } = options;
  const ports = await freePorts(settings.port, settings.processes);
  const redis = settings.startsRedis ? await redisOfThePath() : undefined;
  const environment = environmentOf(options, ports, redis?.url ?? settings.redisUrl ?? '');
  const members = ports.map((port) => new Member(port, options, environment));
  let stopping: Promise<void> | undefined;
  const stopAll = async (signal: NodeJS.Signals): Promise<void> => {
    await Promise.all(members.map((member) => member.stop(signal)));
    await redis?.stop();
  };
  const stop = (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => (stopping ??= stopAll(signal));
  try {
    await Promise.all(members.map((member) => member.ready));
  } catch (error) {
    await stop();
    throw error;
  }
  const redisGone = (async (): Promise<void> => {
    if (redis === undefined) return new Promise(() => undefined);
    await redis.ended;
    if (stopping !== undefined) return undefined;
    report('Redis has ended, and with it the world, which it had in memory');
    await stop();
    throw new Error('The Redis that was started with this server has ended');
  })();
  const allEnded = Promise.all(members.map((member) => member.ended)).then(() => stopping);
  return { address: members[0]!.address, ended: Promise.race([allEnded, redisGone]), members, stop };
}

async function redisOfThePath(): Promise<RunningRedis> {
  const program = findProgram();
  if (program !== undefined) return startRedis(program);
  throw new SettingsError(`--redis: one of ${REDIS_PROGRAMS.join(', ')} must be in the path`);
}

function environmentOf({ settings, environment }: ManyOptions, ports: readonly number[], redisUrl: string) {
  // A page of one process connects to the others.
  const origins = ports.flatMap((port) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`]);
  return {
    ...environment,
    REDIS_URL: redisUrl,
    TILEWRIGHT_SECRET: settings.secret,
    TILEWRIGHT_ORIGINS: [...settings.origins, ...origins].join(','),
  };
}

/** @param ends - how many times in a row a process ended soon after its start */
function pauseAfter(ends: number): Duration {
  return ends === 0 ? milliseconds(0) : min(mul(FIRST_PAUSE, 2 ** (ends - 1)), LONGEST_PAUSE);
}

/** The processes at one port, one after the other. */
class Member implements MemberProcess {
  /** Resolves when the first one keeps its zones. @throws Error if it ends before that */
  readonly ready: Promise<void>;
  /** Resolves when it was stopped. */
  readonly ended: Promise<void>;
  private readonly port: number;
  private readonly options: ManyOptions;
  private readonly environment: Readonly<Record<string, string | undefined>>;
  private readonly clock: Clock;
  starts = 0;
  private child: ChildProcess | undefined;
  private readonly over = new AbortController();

  constructor(port: number, options: ManyOptions, environment: Member['environment']) {
    this.port = port;
    this.options = options;
    this.environment = environment;
    this.clock = options.clock ?? processClock;
    let isReady = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
      isReady = resolve;
    });
    let isFirst = true;
    const run = async (): Promise<void> => {
      // How often in a row it ended soon.
      let ends = 0;
      while (!this.isOver) {
        let start: Instant | undefined;
        const how = await this.runOnce(() => {
          isFirst = false;
          this.starts++;
          start = this.clock.now();
          isReady();
        });
        if (this.isOver) return;
        if (isFirst) throw new Error(`The process at port ${port} could not start (${how}): see above`);
        const isWell = start !== undefined && this.clock.now() >= add(start, WELL);
        ends = isWell ? 0 : ends + 1;
        await this.restAfter(how, pauseAfter(ends));
      }
    };
    this.ended = run();
    this.ready = Promise.race([ready, this.ended]);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private get isOver(): boolean {
    return this.over.signal.aborted;
  }

  private async restAfter(how: string, pause: Duration): Promise<void> {
    const when = pause > milliseconds(0) ? ` in ${valueIn(pause, seconds)} s` : '';
    this.options.report(`[${this.port}] ended (${how}): another one is started${when}`);
    if (pause > milliseconds(0)) await this.clock.sleep(pause, this.over.signal);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    this.over.abort();
    this.child?.kill(signal);
    const late = setTimeout(() => this.child?.kill('SIGKILL'), PATIENCE_MILLISECONDS);
    await this.ended.catch(() => undefined);
    clearTimeout(late);
  }

  /** @returns how it ended */
  private async runOnce(isReady: () => void): Promise<string> {
    const { program, settings, report } = this.options;
    const { columns, rows, tiles, herd, players, signIns, connections, proxies, processes } = settings;
    const lease = valueIn(settings.lease, milliseconds);
    const away = valueIn(settings.away, seconds);
    const own = {
      port: this.port,
      zones: `${columns}x${rows}`,
      tiles,
      herd,
      players,
      away,
      'sign-ins': signIns,
      connections,
      proxies,
      lease,
      'one-of': processes,
    };
    const args = Object.entries(own).flatMap(([name, value]) => [`--${name}`, String(value)]);
    if (settings.isDemo) args.push('--demo');
    const child = spawn(process.execPath, [program, ...args], {
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    for (const stream of [child.stdout!, child.stderr!]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (line !== '') report(`[${this.port}] ${line}`);
      });
    }
    child.once('message', isReady);
    await once(child, 'exit');
    this.child = undefined;
    return child.signalCode ?? `exit code ${child.exitCode}`;
  }
}
