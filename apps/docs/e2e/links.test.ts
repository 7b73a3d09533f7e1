/** Every link of every page leads to something that is there, anchors included, without leaving the folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { built, builtPages } from './built.js';

const pages = builtPages();
const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]));
/** Where the site is mounted, for what begins with a slash: such a link works under one path only. */
const HOST = 'http://site/';

it('there are pages', () => {
  expect(pages.length).toBeGreaterThan(80);
});

it('all links lead somewhere', () => {
  const dead = pages.flatMap(({ path, targets }) =>
    targets.filter((target) => !leadsSomewhere(path, target)).map((target) => `${path}: ${target}`),
  );
  expect(dead).toEqual([]);
});

function leadsSomewhere(page: string, target: string): boolean {
  if (target.startsWith('/')) return false;
  const { origin, pathname, hash, protocol } = new URL(target, `${HOST}${page}`);
  if (protocol === 'data:' || `${origin}/` !== HOST) return true;
  const path = decodeURIComponent(pathname.slice(1)).replace(/(^|\/)$/, '$1index.html');
  if (!existsSync(join(built, path))) return false;
  const ids = idsOf.get(path);
  if (path === 'playground.html' && hash.startsWith('#code=')) return true; // a program, not a place
  return hash === '' || ids === undefined || ids.has(decodeURIComponent(hash.slice(1)));
}

it('no heading of a table is empty', () => {
  const empty = pages.filter(({ path }) => /<th[^>]*><\/th>/.test(readFileSync(join(built, path), 'utf8')));
  expect(empty.map(({ path }) => path)).toEqual([]);
});
