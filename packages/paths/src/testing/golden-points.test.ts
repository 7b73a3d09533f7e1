import { expect, it } from 'vitest';
import { goldenOfPoints } from './golden-points.js';

it('returns the pinned bits', () => {
  expect(goldenOfPoints()).toMatchInlineSnapshot(`
    {
      "discs": "41d37894a2d44fe2",
      "narrow": "6b85a5b8d7f9185f",
      "points": "4d713219bb58dae3",
    }
  `);
});
