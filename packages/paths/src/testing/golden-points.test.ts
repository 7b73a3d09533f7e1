import { expect, it } from 'vitest';
import { goldenOfPoints } from './golden-points.js';

it('returns the pinned bits', () => {
  expect(goldenOfPoints()).toMatchInlineSnapshot(`
    {
      "discs": "80c3c5baeed5c497",
      "narrow": "6b85a5b8d7f9185f",
      "points": "4d713219bb58dae3",
    }
  `);
});
