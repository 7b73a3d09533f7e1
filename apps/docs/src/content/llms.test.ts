import { expect, it } from 'vitest';
import { llmsText } from './llms.js';
import type { Page } from './page.js';

it('has the rules, and a link to each page', () => {
  const page: Page = { address: 'guide/a', area: 'guide', group: 'Begin', title: 'A page', label: 'A', text: '' };
  const text = llmsText([page, { ...page, address: 'b', title: 'Another one' }]);
  expect(text).toMatch(/^# tilewright\n\n> /);
  expect(text).toContain('## Rules for writing with tilewright');
  expect(text).toMatch(/## Begin\n\n- \[A page\]\(\.\/guide\/a\.html\)\n- \[Another one\]\(\.\/b\.html\)\n$/);
});
