import { describe, expect, it } from 'vitest';
import { headingsOf, plainText, slugOf } from './markdown.js';

describe('the anchor of a heading', () => {
  it.each([
    ['Rooms: exits that fit, distances, a map over an array', 'rooms-exits-that-fit-distances-a-map-over-an-array'],
    ["A guard's patrol", 'a-guards-patrol'],
    ['How do I...', 'how-do-i'],
    ['Tracked objects: 1,000 / 10,000', 'tracked-objects-1000--10000'],
    ['`castRay` and its_kin', 'castray-and-its_kin'],
  ])('of "%s" is that of GitHub', (heading, slug) => {
    expect(slugOf(heading)).toBe(slug);
  });
});

describe('headings', () => {
  it('are counted where they repeat, and not seen in code', () => {
    const text = '# A\n\n```sh\n# no heading\n```\n\n## B\n\n## B\n';
    expect(headingsOf(text).map(({ level, slug, line }) => [level, slug, line])).toEqual([
      [1, 'a', 0],
      [2, 'b', 6],
      [2, 'b-1', 8],
    ]);
  });

  it('have no marks', () => {
    expect(plainText('**`a_b`** and [a link](b.md), _here_ ![alt](c.svg)')).toBe('a_b and a link, here alt');
  });
});
