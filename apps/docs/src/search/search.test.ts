import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeSite } from '../site.js';
import { find, indexOf, searchIn } from './engine.js';
import { QUESTIONS } from './questions.js';
import { synonyms } from './synonyms.js';
import { stem, wordsOf } from './words.js';

const { pages, sections } = await makeSite();
const index = indexOf(sections);
const words = synonyms();
const addressesOf = (question: string): string[] =>
  find(index, words, question).map(({ address }) => address.replace(/#.*/, ''));

describe('words', () => {
  it('of a name in code are also its parts', () => {
    expect(wordsOf('castRay(walls, toTileSpace)')).toEqual(
      'castRay cast Ray walls toTileSpace to Tile Space '.split(' '),
    );
  });

  it.each([
    ['Walls', 'wall'],
    ['moving', 'mov'],
    ['moved', 'mov'],
    ['the', null],
    ['ray', 'ray'],
    ['class', 'class'],
    ['move', 'mov'],
  ])('%s is stored as %s', (word, stored) => {
    expect(stem(word)).toBe(stored);
  });
});

describe('synonyms', () => {
  it('come from the glossary, and from what people say', () => {
    expect(words['flow field']).toBeUndefined();
    expect(words['distance field']).toBe('flow field');
    expect(words['route']).toContain('path');
    expect(words['raycast']).toBe('castRay solid');
  });
});

describe('each question finds its page in the first three', () => {
  it('there are at least 40', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(40);
  });

  it.each(QUESTIONS)('%s', (question, address) => {
    expect(addressesOf(question).slice(0, 3)).toContain(address);
  });
});

describe('words that say nothing about the site', () => {
  it.each(['nothing here', 'asdf', 'qwerty', 'lorem ipsum', 'xyzzy'])('%s finds no page', (question) => {
    expect(addressesOf(question)).toEqual([]);
  });

  it('find no page for the last part of an address, unless a title has them', () => {
    const titles = find(index, words, 'blueprint').map(({ title, isInTitle }) => [title, isInTitle]);
    expect(titles.filter(([, isInTitle]) => isInTitle === true)).toEqual([]);
    expect(find(index, words, 'line of sight').some(({ isInTitle }) => isInTitle)).toBe(true);
  });
});

describe('the name of an export', () => {
  it.each([
    ['tileAt', 'reference/tilemap/space#tileat'],
    ['castRay', 'reference/queries/segment#castray'],
    ['ObjectTracker', 'reference/queries/tracker#objecttracker-type'],
  ])('%s finds it first', (name, address) => {
    expect(find(index, words, name)[0]?.address).toBe(address);
  });
});

describe('the index', () => {
  it('has sections whose pages exist', () => {
    const addresses = new Set(pages.map(({ address }) => address));
    expect(QUESTIONS.filter(([, address]) => !addresses.has(address))).toEqual([]);
  });

  it('finds the same after it was stored, and is small', () => {
    const stored = JSON.stringify(index);
    expect(searchIn({ index: stored, synonyms: words })('raycast').map(({ address }) => address)).toEqual(
      find(index, words, 'raycast').map(({ address }) => address),
    );
    expect(gzipSync(stored).length).toBeLessThan(200_000);
  });
});
