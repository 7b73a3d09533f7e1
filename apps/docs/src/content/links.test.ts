import { describe, expect, it } from 'vitest';
import { type Places, rewriteLinks } from './links.js';

const places: Places = {
  pageOf: (file, anchor) =>
    file === 'docs/recipes.md' && anchor === 'rollback'
      ? { address: 'guide/recipes/rollback', anchor: '' }
      : file === 'packages/units/README.md'
        ? { address: 'guide/units/index', anchor }
        : undefined,
  pictureOf: (file) => `pictures/${file.replaceAll('/', '-')}`,
};
const rewritten = (text: string): string => rewriteLinks(text, 'packages/units/README.md', 'guide/units/index', places);

describe('a link in a document', () => {
  it.each([
    ['to a section that is a page', '[a](../../docs/recipes.md#rollback)', '[a](../recipes/rollback.md)'],
    ['to its own page', '[a](#which-form-when)', '[a](#which-form-when)'],
    [
      'to a file that is no page',
      '[a](src/index.ts)',
      '[a](https://github.com/tilewright/tilewright/blob/main/packages/units/src/index.ts)',
    ],
    ['to a picture', '![a](docs/b.svg)', '![a](../../pictures/packages-units-docs-b.svg)'],
    ['to another site', '[a](https://phaser.io)', '[a](https://phaser.io)'],
    ['in code', '`[a](b.md)` and\n```ts\n[a](b.md)\n```', '`[a](b.md)` and\n```ts\n[a](b.md)\n```'],
  ])('%s', (_, before, after) => {
    expect(rewritten(before)).toBe(after);
  });
});
