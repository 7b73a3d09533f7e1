import { expect, it } from 'vitest';
import { splitDocument } from './split.js';

const LONG = 'word '.repeat(400);

it('makes a page of each long section, and keeps short ones on the first page', () => {
  const text = `# Title\n\nIntro.\n\n## Long one\n\n${LONG}\n\n### Part\n\nEnd.\n\n## Short one\n\nLittle.\n`;
  const [first, second, ...others] = splitDocument(text);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    slug: undefined,
    title: 'Title',
    text: '# Title\n\nIntro.\n\n## Short one\n\nLittle.',
  });
  expect([...(first?.slugs ?? [])]).toEqual(['title', 'short-one']);
  expect(second).toMatchObject({ slug: 'long-one', title: 'Long one' });
  expect(second?.text).toContain('# Long one\n');
  expect(second?.text).toContain('\n## Part\n');
  expect([...(second?.slugs ?? [])]).toEqual(['long-one', 'part']);
});
