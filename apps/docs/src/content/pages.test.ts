import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeContent } from './pages.js';
import { repository } from './repository.js';

const { pages, pictures } = makeContent();

describe('the pages', () => {
  it('have an address and a title each', () => {
    expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length);
    expect(pages.filter(({ title }) => title === '').map(({ address }) => address)).toEqual([]);
  });

  it('show pictures that exist', () => {
    expect([...pictures.keys()].filter((file) => !existsSync(join(repository, file)))).toEqual([]);
  });

  it('lead to each other, and to files that exist', () => {
    const text = pages.map((page) => page.text).join('\n');
    const files = [...text.matchAll(/tilewright\/blob\/main\/([^)#\s]+)/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
    expect(pages.find(({ address }) => address === 'why')?.text).toContain('[Performance](./performance/index.md)');
  });

  it('begin each decision with a sentence, which the list of decisions repeats', () => {
    const [list, ...decisions] = pages.filter(({ area }) => area === 'decisions');
    expect(decisions.length).toBeGreaterThan(30);
    const sentences = decisions.map(({ text }) => /^# .+\n\nIn short: ([^\n]+\.)\n\n/.exec(text)?.[1]);
    const listed = sentences.filter((each) => list?.text.includes(`| ${each ?? ''} `) === true);
    expect(listed).toEqual(sentences);
  });

  it.each([
    'field of view',
    'fog of war',
    'pathfinding',
    'flow field',
    'collision',
    'spatial queries',
    'one-way platforms',
    'ray casts',
    'line of sight',
    'vision cones',
    'autotiles',
    'knockback',
    'rollback netcode',
  ])('have a title with the words "%s", which people type', (words) => {
    expect(pages.filter(({ title }) => title.toLowerCase().includes(words))).not.toEqual([]);
  });

  it('have one page for each recipe', () => {
    const addresses = pages.map(({ address }) => address);
    expect(addresses).toContain('guide/recipes/rollback-netcode');
    expect(addresses).toContain('guide/motion/collision-with-walls');
    expect(addresses).toContain('decisions/0017-closed-squares-block');
  });
});
