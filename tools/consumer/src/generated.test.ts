/** What is generated is what its sources say. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './project.js';

describe('the types of named quantities', () => {
  it('are those of scripts/quantities.mjs', () => {
    const script = join(repository, 'packages/units/scripts/generate-types.mjs');
    expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toBe('');
  });

  it('all stand in the matrix of what may stand for what', () => {
    const types = join(repository, 'packages/units/src/types');
    const matrix = readFileSync(join(types, 'matrix.test-d.ts'), 'utf8');
    const names = [...readFileSync(join(types, 'named.ts'), 'utf8').matchAll(/export interface (\w+)/g)];
    expect(names.length).toBeGreaterThan(30);
    expect(names.map(([, name]) => name).filter((name) => !matrix.includes(`  ${name}: ${name};`))).toEqual([]);
  });
});
