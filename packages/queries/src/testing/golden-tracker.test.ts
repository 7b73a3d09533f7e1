/** A thousand frames of a tracker, pinned: the same answers, in the same order, in every engine and version. */
import { expect, it } from 'vitest';
import { goldenOfTracker } from './golden-tracker.js';

it('returns the pinned bits', () => {
  expect(goldenOfTracker()).toMatchInlineSnapshot(`
    {
      "answers": "e9376fef0754d514",
      "bytes": "b1b758272509165f",
      "order": "6b8b8dd061d53ffb",
    }
  `);
});
