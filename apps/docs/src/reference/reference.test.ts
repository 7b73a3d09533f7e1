/** The reference has every name that the API reports have. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGES } from '../content/contents.js';
import { makeContent } from '../content/pages.js';
import { repository } from '../content/repository.js';
import { readExports } from './exports.js';
import { madeTables } from './made.js';
import { byUse, usesIn } from './order.js';
import { anchorOf, referencePages } from './pages.js';
import { keyOf, sizesOf } from './sizes.js';
import { topicsOf } from './topics.js';

const exports = readExports();
const sizes = await sizesOf(exports);
const topics = topicsOf(exports, usesIn(makeContent().pages.map(({ text }) => text)));
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
    const lost = topics.flatMap(({ address, home, exports: shown }) => {
      const index = pages.find((page) => page.address === `reference/${home}/index`);
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

describe('the table of all names of a package', () => {
  const text = pages.find(({ address }) => address === 'reference/units/index')?.text ?? '';
  const rows = text.split('\n').filter((line) => line.startsWith('| ['));

  it('has for each name its size and a sentence', () => {
    expect(text).toContain('| name | kB | what it is |');
    const row = rows.find((each) => each.startsWith('| [`position`]'));
    expect(row).toMatch(/^\| \[`position`\]\(\.\/values\.md#position\) \| 0\.\d \| [A-Z][^|]*\. \|$/);
    expect(rows.find((each) => each.startsWith('| [`Length`]'))).toContain(' | type | ');
    expect(rows.filter((each) => / \| {2}\|$/.test(each))).toEqual([]);
  });

  it('tells names apart that several entry points have', () => {
    for (const from of ['0.1', 'of /scalar | 0.1', 'of /vector | 0.1'].map((each) => each.replace('|', '\\|'))) {
      expect(text).toMatch(new RegExp(String.raw`\[\`add\`\]\([^)]+\) (?:\| )?${from}`));
    }
    const shown = rows.map((row) => row.replace(/\]\([^)]*\)/, '').split(' | ')[0]);
    expect(shown.length).toBe(new Set(shown).size);
  });
});

describe('a page', () => {
  const textOf = (address: string): string => pages.find((page) => page.address === address)?.text ?? '';

  it.each([
    ['queries/segment', 'castRay'],
    ['queries/objects', 'objectsInCircle'],
    ['motion/moving', 'moveAndSlide'],
    ['paths/search', 'findPath'],
    ['tilemap/values', 'tile'],
    ['tilemap/storage', 'bitTilemapFrom'],
    ['units/values', 'position'],
  ])('%s says what it is for, and begins with %s', (address, name) => {
    const [title, about, first] = textOf(`reference/${address}`).split('\n\n');
    expect(title).toMatch(/^# [A-Z]/);
    expect(about).toMatch(/^[A-Z].*\.$/);
    expect(first).toBe(`## ${name} {#${name.toLowerCase()}}`);
  });

  it('has a call as it is written before the exact types', () => {
    expect(textOf('reference/queries/segment')).toMatch(
      /<code>castRay\(map, space, ray, \{ bounds\?, corners\?, isSolid\? \}\)<\/code><\/p>\n\n[A-Z][^<]*<details class="exact">/,
    );
    expect(textOf('reference/queries/tracker')).toContain('<code>new ObjectTracker(');
    expect(textOf('reference/units/verbs')).toContain('<code>add(a, b)</code>');
  });

  it('is listed with its sentence, and has a title of its own among the pages of its package', () => {
    const [overview] = pages;
    for (const { address, title, about, home } of topics) {
      expect(overview?.text).toContain(`| [${title}](${address.replace('reference/', './')}.md) | ${about} |`);
      expect(topics.filter((each) => each.home === home && each.title === title).length, title).toBe(1);
    }
  });
});

describe('the order of names', () => {
  const order = (text: string, first?: string): string[] => {
    const names = ['visitTiles', 'castRay', 'tilesInto', 'Hit', 'tiles'];
    const some = exports[0]!;
    const list = names.map((name) => ({ ...some, name, isValue: name !== 'Hit' }));
    return byUse(list, usesIn([`\`\`\`ts\n${text}\n\`\`\``]), first).map(({ name }) => name);
  };

  it('is that of their use in code, with the forms of one function beside each other, and types last', () => {
    expect(order('Hit; castRay(); // tiles')).toEqual(['castRay', 'tiles', 'tilesInto', 'visitTiles', 'Hit']);
    expect(order('tilesInto()')).toEqual(['tiles', 'tilesInto', 'visitTiles', 'castRay', 'Hit']);
  });

  it('begins with a name that is chosen', () => {
    expect(order('tiles()', 'castRay')[0]).toBe('castRay');
  });
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
