/** A Redis of its own for a test file: the program in the path, with nothing on disk, on a socket of this machine only. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAMS = ['redis-server', 'valkey-server'];
const MOST_TRIES = 200;

export interface SearchOptions {
  readonly programs?: readonly string[];
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly warn?: (line: string) => void;
}

/** The program to start; `undefined` if there is none. @throws Error if there is none and TILEWRIGHT_REDIS is `required` */
export function redisProgram({
  programs = PROGRAMS,
  environment = process.env,
  warn = (line) => console.warn(line),
}: SearchOptions = {}): string | undefined {
  const program = programs.find((name) => spawnSync(name, ['--version']).status === 0);
  if (program !== undefined) return program;
  const missing = `Neither ${programs.join(' nor ')} is in the path, so the tests with a real Redis do not run`;
  if (environment['TILEWRIGHT_REDIS'] === 'required') throw new Error(missing);
  warn(`!!! ${missing} (Debian: apt-get install redis-server; TILEWRIGHT_REDIS=required makes this an error)`);
  return undefined;
}

export interface RunningRedis {
  /** The path of its socket, which ioredis takes in place of an address. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** @throws Error if it does not answer after a while */
export async function startRedis(program: string): Promise<RunningRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-redis-'));
  const url = join(folder, 'socket');
  const options = ['--port', '0', '--unixsocket', url, '--dir', folder, '--save', '', '--appendonly', 'no'];
  const server = spawn(program, options, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    if (existsSync(url)) return { url, stop };
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  await stop();
  throw new Error(`startRedis: ${program} must answer`);
}
