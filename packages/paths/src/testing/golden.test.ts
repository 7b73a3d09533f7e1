import { expect, it } from 'vitest';
import { goldenOfPaths } from './golden.js';

it('returns the pinned bits', () => {
  expect(goldenOfPaths()).toMatchInlineSnapshot(`
    {
      "bodies": "dee26b79237900be",
      "costs": "a5911a6a7257ab24",
      "jumps": "a274b44ac0350e11",
      "slices": "61a7b116d02ca37e",
    }
  `);
});
