import { expect, it } from 'vitest';
import { goldenOfQueries } from './golden.js';

it('returns the pinned bits', () => {
  expect(goldenOfQueries()).toMatchInlineSnapshot(`
    {
      "areas": "6882a9aec3a289e7",
      "columns": "b4420a199bf3cfdd",
      "forms": "3e2bd5bb0bc475b6",
      "ledges": "7a938332729b71d6",
      "motion": "58f76bddfdeb050f",
      "rays": "80040acf620c9ef4",
      "segments": "d039bd3393454ae3",
      "shapes": "fd20d0c6b442904a",
      "steps in columns": "e622cb7f7dfefe89",
      "ways out": "7600298295c83c8d",
      "ways out of boxes": "1b3444f334d5c6a2",
    }
  `);
});
