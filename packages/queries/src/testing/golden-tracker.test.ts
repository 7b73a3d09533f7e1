/** A thousand frames of a tracker, pinned: the same answers, in the same order, in every engine and version. */
import { expect, it } from 'vitest';
import { goldenOfOrderedTracker, goldenOfTracker } from './golden-tracker.js';

it('returns the pinned bits', () => {
  expect(goldenOfTracker()).toMatchInlineSnapshot(`
    {
      "answers": "e9376fef0754d514",
      "bytes": "8a7e4e933e876d82",
      "order": "6b8b8dd061d53ffb",
    }
  `);
});

it('returns the pinned bits where rows are ordered by place', () => {
  expect(goldenOfOrderedTracker()).toMatchInlineSnapshot(`
    {
      "answers": "e8dc2d4eaa3a471e",
      "bytes": "6b2f1ae134758803",
      "order": "769377e86d11983e",
    }
  `);
});
