/** Recipes that show the code of the sample show it as it is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './project.js';

function read(path: string): string {
  return readFileSync(join(repository, path), 'utf8');
}

it('the platformer is that of the sample, without its exports', () => {
  const [, recipe] =
    /^## A platformer with one-way platforms\n[\s\S]*?^```ts\n([\s\S]*?)^```$/m.exec(read('docs/recipes.md')) ?? [];
  const rules = read('apps/sample/src/platformer/rules.ts')
    .replace(/^\/\*\*[\s\S]*?\*\/\n/, '')
    .replaceAll(/^export /gm, '');
  expect(rules).toContain('moveAndSlide');
  expect(recipe?.slice(0, rules.length)).toBe(rules);
});
