/** A thousand frames of a tracker, pinned: the same answers, in the same order, in every engine and version. */
import { expect, it } from 'vitest';
import { goldenOfBodies } from './golden-bodies.js';
import { goldenOfOrderedTracker, goldenOfTracker } from './golden-tracker.js';

it('returns the pinned bits', () => {
  expect(goldenOfTracker()).toMatchInlineSnapshot(`
    {
      "answers": "e9376fef0754d514",
      "bytes": "8a7e4e933e876d82",
      "columns": "3f17d4ffeef2b14b",
      "order": "6b8b8dd061d53ffb",
    }
  `);
});

it('returns the pinned bits where rows are ordered by place', () => {
  expect(goldenOfOrderedTracker()).toMatchInlineSnapshot(`
    {
      "answers": "e8dc2d4eaa3a471e",
      "bytes": "6b2f1ae134758803",
      "columns": "fd1792dc7f09c1c2",
      "order": "769377e86d11983e",
    }
  `);
});

it('returns the pinned bits of bodies that move among objects', () => {
  expect(goldenOfBodies()).toMatchInlineSnapshot(`"b9c20521f53e4ea4"`);
});
