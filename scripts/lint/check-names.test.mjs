// One name, one check: a function `requireX` has one contract in all packages, so it is declared in one file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';

/**
 * The names of checks that are declared in more than one file, with these files.
 *
 * @param {Record<string, string>} sources by path
 */
function repeatedChecks(sources) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map();
  for (const [path, source] of Object.entries(sources)) {
    for (const [, name = ''] of source.matchAll(/^(?:export )?(?:function|const) (require[A-Z]\w*)/gm)) {
      files.set(name, (files.get(name) ?? new Set()).add(path));
    }
  }
  return [...files].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

describe('checks', () => {
  it('are told apart by their names', () => {
    const sources = {
      'a.ts': 'export function requireTile(where: string): void {}\nfunction requireStep() {}',
      'b.ts': 'function requireTile(): void {}\nconst requireRect = () => {};',
      'c.ts': 'requireStep();',
    };
    expect(repeatedChecks(sources)).toEqual(['requireTile: a.ts, b.ts']);
    const overloads = 'function requireTile(a: 1): void;\nfunction requireTile(a: unknown): void {}';
    expect(repeatedChecks({ 'a.ts': overloads })).toEqual([]);
  });

  it('have one declaration for each name in the packages', () => {
    /** @type {Record<string, string>} */
    const sources = {};
    for (const name of readdirSync(join(root, 'packages'))) {
      const folder = join(root, 'packages', name, 'src');
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (file.endsWith('.ts')) sources[join(name, file)] = readFileSync(join(folder, file), 'utf8');
      }
    }
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(repeatedChecks(sources)).toEqual([]);
  });
});
