import { expect, it } from 'vitest';
import { descriptionOf, fullTitles } from './content/description.js';
import { makeSite } from './site.js';

const { pages } = await makeSite();

/** What comes more than once. */
const repeated = (texts: readonly string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index);

it('no two pages have a title or a description in common', () => {
  expect(repeated([...fullTitles(pages).values()])).toEqual([]);
  expect(repeated(pages.map((page) => descriptionOf(page)))).toEqual([]);
});
