import { expect, it } from 'vitest';
import { goldenOfBodies } from './golden-bodies.js';
import { goldenOfMotion } from './golden.js';

it('returns the pinned bits', () => {
  expect(goldenOfMotion()).toMatchInlineSnapshot(`
    {
      "ledges": "c1627222b0029a82",
      "motion": "4447cf7017874278",
      "steps in columns": "e622cb7f7dfefe89",
      "ways out": "0464710e76d26501",
      "ways out of boxes": "014527b2a2614aee",
    }
  `);
});

it('returns the pinned bits of bodies that move among objects', () => {
  expect(goldenOfBodies()).toMatchInlineSnapshot(`"e97f9c3a9e4dedb6"`);
});
