import { expect, it } from 'vitest';
import { goldenOfQueries } from './golden.js';

it('returns the pinned bits', () => {
  expect(goldenOfQueries()).toMatchInlineSnapshot(`
    {
      "areas": "6882a9aec3a289e7",
      "columns": "ae3c42c5bc0b4e14",
      "forms": "3e2bd5bb0bc475b6",
      "rays": "7fd8db65b1be3453",
      "segments": "d039bd3393454ae3",
      "shapes": "1a5a9dfad74ef5d3",
    }
  `);
});
