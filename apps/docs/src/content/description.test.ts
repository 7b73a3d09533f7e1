import { describe, expect, it } from 'vitest';
import { makeContent } from './pages.js';
import { descriptionOf, fullTitles } from './description.js';
import type { Page } from './page.js';

const page = (text: string, title = 'Title'): Page => ({
  address: title,
  area: 'guide',
  group: 'units',
  title,
  label: title,
  text,
});

describe('a description', () => {
  it.each([
    ['the first sentence', '# Title\n\nOne. \n\nTwo.', 'One.'],
    ['a decision in short', '# Title\n\nIn short: one is.\n\nTwo.', 'One is.'],
    ['as plain text', '# Title\n\nA [link](x.md) to `code`, **bold**\nand more.', 'A link to code, bold and more.'],
    ['not code', '# Title\n\n```ts\na.b;\n```\n\nOne.', 'One.'],
    ['no table, list or figure', '# Title\n\n<Figure />\n\n| a. |\n\n- b.\n\n![c.](d.png)\n\nOne.', 'One.'],
    ['no front matter', '---\ntitle: a.\n---\n\n# Title\n\nOne.', 'One.'],
    ['what fits', `# Title\n\nOne. ${'word '.repeat(50)}.`, 'One.'],
    ['a long sentence up to a word', `# Title\n\n${'word '.repeat(50)}.`, `${'word '.repeat(40).trim()} ...`],
    ['where it is, without any', '# Title\n\n- a\n', 'Title, of units.'],
  ])('is %s', (_, text, expected) => {
    expect(descriptionOf(page(text))).toBe(expected);
  });

  it('is there for each page, and short', () => {
    const descriptions = makeContent().pages.map((each) => descriptionOf(each));
    expect(descriptions.filter((each) => each.length < 20 || each.length > 204)).toEqual([]);
    expect(descriptions.filter((each) => /`|\]\(|<\/?[a-z]/.test(each))).toEqual([]);
  });
});

it('titles that several pages share say where each belongs, and all differ', () => {
  const [a, b, c] = [page('', 'A'), { ...page('', 'A'), address: 'a2', group: 'paths' }, page('', 'C')];
  expect([...fullTitles([a, b, c])]).toEqual([
    ['A', 'A: units'],
    ['a2', 'A: paths'],
    ['C', 'C'],
  ]);
  const titles = [...fullTitles(makeContent().pages).values()];
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
