/** Whether the tests with a real Redis can run. */
import { findProgram, REDIS_PROGRAMS } from '../redis-program.js';

export interface SearchOptions {
  readonly programs?: readonly string[];
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly warn?: (line: string) => void;
}

/**
 * The Redis program to start; `undefined` if none is installed.
 *
 * @throws Error if none is installed and TILEWRIGHT_REDIS is `required`
 */
export function redisProgram({
  programs = REDIS_PROGRAMS,
  environment = process.env,
  warn = (line) => console.warn(line),
}: SearchOptions = {}): string | undefined {
  const program = findProgram(programs);
  if (program !== undefined) return program;
  const missing = `Neither ${programs.join(' nor ')} is in the path, so the tests with a real Redis do not run`;
  if (environment['TILEWRIGHT_REDIS'] === 'required') throw new Error(missing);
  warn(`!!! ${missing} (Debian: apt-get install redis-server; TILEWRIGHT_REDIS=required makes this an error)`);
  return undefined;
}
