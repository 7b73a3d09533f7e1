/** The machine of a run: a ratio means little without it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { browserFile } from './hosts.js';

export interface Machine {
  readonly node: string;
  readonly processor: string;
  readonly cores: string;
  readonly memory: string;
  readonly system: string;
  /** Undefined if the machine has none. */
  readonly browser?: string;
}

export function thisMachine(): Machine {
  const file = browserFile();
  return {
    node: `Node ${process.version}`,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: `${cpus().length} cores`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${type()} ${release()}`,
    ...(file !== undefined && { browser: versionOf(file) }),
  };
}

function versionOf(file: string): string {
  const output = execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return /\w+ [\d.]+/.exec(output)?.[0] ?? output.trim();
}

/** The pinned versions of peers and tools in package.json. */
export function versions(): Readonly<Record<string, string>> {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
  return Object.fromEntries(Object.entries(manifest.devDependencies).filter(([, version]) => /^\d/.test(version)));
}
