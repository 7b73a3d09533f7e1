import { expect, it } from 'vitest';
import { llmsText } from './llms.js';
import type { Page } from './page.js';

it('has the rules, and a link to each page', () => {
  const page: Page = {
    address: 'guide/a',
    area: 'guide',
    group: 'Begin',
    title: 'A page',
    label: 'A',
    text: '# A page\n\nWhat it says.',
  };
  const text = llmsText([page, { ...page, address: 'b', title: 'Another one' }]);
  expect(text).toMatch(/^# tilewright\n\n> Typed units/);
  expect(text).toContain('## Rules');
  expect(text).toContain('```ts\nimport { add,');
  expect(text).toMatch(
    /## Begin\n\n- \[A page\]\(\.\/guide\/a\.md\): What it says\.\n- \[Another one\]\(\.\/b\.md\): What it says\.\n$/,
  );
});
