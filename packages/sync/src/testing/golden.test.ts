import { expect, it } from 'vitest';
import { goldenOfSync } from './golden.js';

it('returns the pinned bits', () => {
  expect(goldenOfSync()).toMatchInlineSnapshot(`
    {
      "plain": "b5cbd6e26fb2e280",
      "reckoned": "d3128c4ca1474c8b",
      "saved": "09a69d1f197b22f7",
    }
  `);
});
