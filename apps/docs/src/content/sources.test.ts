import { expect, it } from 'vitest';
import { withSources } from './sources.js';

it('shows the code of a figure as it is, folded', () => {
  const text = withSources('Before.\n\n<!-- source: ray/walk.ts -->\n\nAfter.');
  expect(text).toMatch(/^Before\.\n\n<details class="source">/);
  expect(text).toContain('```ts\n/** The walk along a segment, tile by tile. */\nimport {');
  expect(text).toMatch(/<\/details>\n\nAfter\.$/);
});

it('shows another file unfolded', () => {
  const text = withSources('<!-- file: templates/minimal/src/main.ts -->');
  expect(text).toMatch(/^```ts\n\/\*\* A hero/);
  expect(text).toMatch(/\n```$/);
});

it('refuses a file that is not there', () => {
  expect(() => withSources('<!-- source: ray/gone.ts -->')).toThrow('ENOENT');
});
