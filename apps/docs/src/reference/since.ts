/** The release that each name came with, which `npm run api` notes when a name is new. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../content/repository.js';
import type { Export } from './exports.js';

/** All names came with it that nothing is noted for. */
const FIRST_RELEASE = '0.1.0';
const UNRELEASED = '0.0.0';

/** Releases by `entry#name`. */
type Noted = Readonly<Record<string, string>>;

const noted = new Map<string, Noted>();

export function sinceOf({ home, module, name }: Pick<Export, 'home' | 'module' | 'name'>): string {
  const file = join(repository, 'packages', home, 'api/since.json');
  const known = noted.get(home) ?? (existsSync(file) ? read(file) : {});
  noted.set(home, known);
  const entry = module.split('/').slice(2).join('-') || 'index';
  return known[`${entry}#${name}`] ?? FIRST_RELEASE;
}

/** Whether there was no release yet. */
export function isUnreleased(): boolean {
  return read(join(repository, 'packages/units/package.json'))['version'] === UNRELEASED;
}

function read(file: string): Noted;
function read(file: string): unknown {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return content;
}
