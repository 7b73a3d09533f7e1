/** What is generated is what its sources say. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './project.js';

describe('the types of named quantities', () => {
  it('are those of scripts/quantities.mjs', () => {
    const script = join(repository, 'packages/units/scripts/generate-types.mjs');
    expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toBe('');
  });
});
