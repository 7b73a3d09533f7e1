import { expect, it } from 'vitest';
import { goldenOfPaths } from './golden.js';

it('returns the pinned bits', () => {
  expect(goldenOfPaths()).toMatchInlineSnapshot(`
    {
      "bodies": "3c677f92d430b7d6",
      "costs": "7e175c4ffe46d900",
      "jumps": "d44f6c5f98a770c2",
      "slices": "02af8762c1704e7c",
    }
  `);
});
