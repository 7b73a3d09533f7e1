import { expect, it } from 'vitest';
import { headOf } from './head.js';

const textOf = (head: ReturnType<typeof headOf>): string =>
  head.map(([, attributes]) => Object.values(attributes ?? {}).join(' ')).join('\n');

it('an address of the site gives a page its canonical address, its Markdown and a picture', () => {
  const site = 'https://example.org/game/';
  const text = textOf(headOf('guide/units/index', 'Units', 'What they are.', site));
  expect(text).toContain('og:title Units');
  expect(text).toContain(`canonical ${site}guide/units/index.html`);
  expect(text).toContain(`${site}guide/units/index.md`);
  expect(text).toContain(`og:image ${site}preview.png`);
  expect(textOf(headOf('index', '', '', site))).toContain(`canonical ${site}\n`);
});

it('without one, what needs one is left out', () => {
  const text = textOf(headOf('index', 'tilewright', 'Units.', undefined));
  expect(text).toContain('og:description Units.');
  expect(text).not.toMatch(/canonical|image|undefined/);
});
