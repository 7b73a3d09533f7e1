/**
 * The Redis or Valkey that is installed on this machine, as a process of its own, on a socket that only this user can
 * open.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { guardRedis } from './redis-guard.js';

export const REDIS_PROGRAMS: readonly string[] = ['redis-server', 'valkey-server'];

const MOST_TRIES = 500;
const POLL_MILLISECONDS = 20;

/** The first of some programs that is in the path. */
export function findProgram(programs: readonly string[] = REDIS_PROGRAMS): string | undefined {
  return programs.find((name) => spawnSync(name, ['--version']).status === 0);
}

export interface RunningRedis {
  /** The path of its socket, which ioredis takes in place of an address. */
  readonly url: string;
  /** Its process, for tests that kill it. */
  readonly process: ChildProcess;
  /** Resolves when it has ended, for any reason. */
  readonly ended: Promise<unknown>;
  /** Ends it, and removes what it kept. */
  readonly stop: () => Promise<void>;
}

export interface RedisOptions {
  /** Where to keep what is written, each write on the disk before its answer. Without it, nothing is kept. */
  readonly folder?: string;
}

/** Starts Redis, which ends with this process at the latest. @throws Error if it does not answer after a while */
export async function startRedis(program: string, { folder: kept }: RedisOptions = {}): Promise<RunningRedis> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'tilewright-redis-'));
  const url = join(folder, 'socket');
  // A Redis that was killed before has left its socket.
  rmSync(url, { force: true });
  const disk = kept === undefined ? ['--appendonly', 'no'] : ['--appendonly', 'yes', '--appendfsync', 'always'];
  const options = ['--port', '0', '--unixsocket', url, '--dir', folder, '--save', '', ...disk];
  // In a group of its own: Ctrl-C ends the processes of the server, and then they end this one.
  const process = spawn(program, options, { stdio: 'ignore', detached: true });
  const guard = guardRedis(url, kept === undefined ? folder : undefined);
  // There may be another one in the same folder soon.
  const ended = once(process, 'exit').finally(() => guard.kill('SIGKILL'));
  const stop = async (): Promise<void> => {
    if (process.exitCode === null && process.signalCode === null) {
      process.kill();
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    if (await isListening(url)) return { url, process, ended, stop };
    await pause(POLL_MILLISECONDS);
  }
  await stop();
  throw new Error(`startRedis: ${program} must answer`);
}

/** Whether a connection is accepted: the socket is there a little before that. */
async function isListening(socket: string): Promise<boolean> {
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}
