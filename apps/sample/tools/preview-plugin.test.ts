/** The preview picture of shared links. */
import { expect, it } from 'vitest';
import { withSite } from './preview-plugin.js';

const page = '<link href="./a.css"><meta property="og:image" content="./assets/game.png" />';

it.each([
  ['https://example.org/keep/', 'https://example.org/keep/assets/game.png'],
  ['https://example.org', 'https://example.org/assets/game.png'],
])('of a page at %s is %s', (site, picture) => {
  expect(withSite(page, site)).toBe(`<link href="./a.css"><meta property="og:image" content="${picture}" />`);
});

it('of a page without an address is an error', () => {
  expect(() => withSite(page, 'example.org')).toThrow(TypeError);
});
