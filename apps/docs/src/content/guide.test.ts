import { expect, it } from 'vitest';
import { makeContent } from './pages.js';

const { pages } = makeContent();
const addresses = new Set(pages.map(({ address }) => address));
const guide = pages.find(({ address }) => address === 'guide/index')?.text ?? '';
/** A link to a page, seen from `guide/`. */
const LINK = /\]\((?:\.\.\/|\.\/)([^)#]+)\.md(?:#[\w-]+)?\)/g;
const addressesIn = (text: string): string[] =>
  [...text.matchAll(LINK)].map(([whole, path = '']) => (whole.startsWith('](./') ? `guide/${path}` : path));

it('the guide is a page of its own', () => {
  expect(pages.find(({ address }) => address === 'guide/index')).toMatchObject({ title: 'The guide', area: 'guide' });
});

it.each([
  'A top-down game in five steps',
  'A platformer',
  'A roguelike',
  'I have a game in Phaser, PixiJS or Excalibur',
])('the path "%s" leads through pages that exist, each with a sentence', (heading) => {
  const [, path = ''] = guide.split(`\n## ${heading}\n`);
  const [steps = ''] = path.split('\n## ');
  const lines = steps.split('\n').filter((line) => /^\d+\. /.test(line));
  expect(lines.length).toBeGreaterThanOrEqual(5);
  expect(lines.filter((line) => !/\]\([^)]+\).*: .+\.$/.test(line))).toEqual([]);
  expect(lines.filter((line) => addressesIn(line).length === 0)).toEqual([]);
  expect(addressesIn(steps).filter((address) => !addresses.has(address))).toEqual([]);
});
