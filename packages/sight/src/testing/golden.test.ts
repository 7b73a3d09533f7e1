import { expect, it } from 'vitest';
import { goldenOfSight } from './golden.js';

it('returns the pinned bits', () => {
  expect(goldenOfSight()).toMatchInlineSnapshot(`
    {
      "marks": "4bee64e1b82ec8dc",
      "outlines": "36994af8f7363e0b",
      "positions": "289af5f08747d58f",
      "rows": "e97fb0bea33a6fb0",
      "tiles": "d7a55761ef245c7e",
    }
  `);
});
