/** The rules of the platformer are short enough to be read at once. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeLinesOf } from './code-lines.js';

it('has at most 80 lines of rules, without imports and comments', () => {
  const lines = codeLinesOf(readFileSync(new URL('../src/platformer/rules.ts', import.meta.url), 'utf8'));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.length).toBeLessThanOrEqual(80);
});
