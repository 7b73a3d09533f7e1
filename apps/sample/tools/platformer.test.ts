/** The rules of the platformer are short enough to be read at once. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has at most 80 lines of rules, without imports and comments', () => {
  const text = readFileSync(new URL('../src/platformer/rules.ts', import.meta.url), 'utf8');
  const code = text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').replaceAll(/^import [\s\S]*?;\n/gm, '');
  const lines = code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//'));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.length).toBeLessThanOrEqual(80);
});
