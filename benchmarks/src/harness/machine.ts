/** Where figures come from: no ratio means much without. */
import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';

export interface Machine {
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  readonly memory: string;
  readonly system: string;
}

export function thisMachine(): Machine {
  return {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${type()} ${release()}`,
  };
}

/** The peers and tools, as they are pinned in package.json. */
export function versions(): Readonly<Record<string, string>> {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
  return Object.fromEntries(Object.entries(manifest.devDependencies).filter(([, version]) => /^\d/.test(version)));
}
