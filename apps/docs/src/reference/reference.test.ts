/** The reference has every name that the API reports have. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGES } from '../content/contents.js';
import { repository } from '../content/repository.js';
import { readExports } from './exports.js';
import { madeTables } from './made.js';
import { anchorOf, referencePages } from './pages.js';
import { keyOf, sizesOf } from './sizes.js';
import { topicsOf } from './topics.js';

const exports = readExports();
const sizes = await sizesOf(exports);
const topics = topicsOf(exports);
const pages = referencePages(topics, sizes, madeTables());

/** The names in the reports of a package. API Extractor marks what is exported under another name. */
function reported(name: string): string[] {
  const folder = join(repository, 'packages', name, 'api');
  return readdirSync(folder).flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /^export (?:abstract )?(?:function|const|class|interface|type) (\w+)/gm,
      ),
    ].map(([, each = '']) => each),
  );
}

describe.each(PACKAGES)('the reference of %s', (name) => {
  it('has every export', () => {
    const own = topics.filter(({ home }) => home === name).flatMap((topic) => topic.exports.map((each) => each.name));
    expect(reported(name).length).toBeGreaterThan(5);
    expect(reported(name).filter((each) => !own.includes(each))).toEqual([]);
  });
});

describe('each name', () => {
  it('has an anchor of its own', () => {
    for (const topic of topics) {
      const anchors = topic.exports.map(anchorOf);
      expect(new Set(anchors).size, topic.address).toBe(anchors.length);
    }
  });

  it('is explained, has a place on a page, and is in the index', () => {
    const [index] = pages;
    const lost = topics.flatMap(({ address, exports: shown }) => {
      const text = pages.find((page) => page.address === address)?.text ?? '';
      return shown.filter(
        ({ name, signatures, comment }) =>
          comment.about === '' ||
          signatures.length === 0 ||
          !text.includes(`## ${name} {#`) ||
          !text.includes(', since 0.1.0, [source](') ||
          index?.text.includes(`[\`${name}\`](`) !== true,
      );
    });
    expect(lost.map(keyOf)).toEqual([]);
  });

  it('that is a value has the size of its import', () => {
    const values = exports.filter(({ isValue, name }) => isValue && !name.includes('.'));
    expect(values.filter((each) => !(sizes.get(keyOf(each)) ?? 0)).map(keyOf)).toEqual([]);
    const castRay = sizes.get('@tilewright/queries#castRay') ?? 0;
    expect(castRay).toBeGreaterThan(5000);
    expect(castRay).toBeLessThan(30_000);
  });
});

it('the index tells names apart that several entry points have', () => {
  const text = pages[0]?.text ?? '';
  for (const from of ['0.1', 'of /scalar 0.1', 'of /vector 0.1']) {
    expect(text).toMatch(new RegExp(String.raw`\[\`add\`\]\([^)]+\) ${from}`));
  }
  const [, units = ''] = text.split(/^## @tilewright\//m);
  const shown = units.split(' · ').map((row) => row.replace(/\]\([^)]*\)/, '').replace(/ [\d.]+\s*$/, ''));
  expect(shown.length).toBe(new Set(shown).size);
});

it('long signatures have a line for each parameter, and options no private members', () => {
  const signature = (name: string): string => exports.find((each) => each.name === name)?.signatures.join('\n') ?? '';
  expect(signature('castRay')).toMatch(
    /^function castRay<.*\(\n {2}map: ReadonlyTilemap<T>,\n {2}space: TileSpace<Q>,\n/,
  );
  expect(signature('ObjectTracker')).not.toMatch(/private|#/);
});

describe('beside the signature of a verb', () => {
  const text = pages.find(({ address }) => address === 'reference/units/verbs')?.text ?? '';
  const sectionOf = (name: string): string => text.split(/^## /m).find((part) => part.startsWith(`${name} {`)) ?? '';
  const cell = (name: string, a: string, b: string): string | undefined => {
    const lines = sectionOf(name)
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const cellsOf = (line = ''): string[] => line.split('|').map((each) => each.replaceAll(/[*`\s]/g, ''));
    const column = cellsOf(lines[0]).indexOf(b);
    return cellsOf(lines.find((line) => line.startsWith(`| **\`${a}\`**`)))[column];
  };

  it.each([
    ['add', 'Position2', 'Difference2', 'Position2'],
    ['add', 'Position2', 'Velocity2', ''],
    ['add', 'TilePosition2', 'TileDifference2', 'TilePosition2'],
    ['add', 'Position2', 'TileDifference2', ''],
    ['sub', 'Position2', 'Position2', 'Difference2'],
    ['sub', 'Instant', 'Instant', 'Duration'],
    ['mul', 'Velocity2', 'Duration', 'Difference2'],
    ['div', 'Length', 'Duration', 'Speed'],
  ])('is what %s makes of %s and %s', (verb, a, b, made) => {
    expect(cell(verb, a, b)).toBe(made);
  });
});
