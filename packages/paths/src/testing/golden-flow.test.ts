import { expect, it } from 'vitest';
import { goldenOfFlow } from './golden-flow.js';

it('returns the pinned bits', () => {
  expect(goldenOfFlow()).toMatchInlineSnapshot(`
    {
      "costs": "67e7051d69822785",
      "distances": "52974f5384db997e",
      "moves": "916ce9fc49697ab3",
      "velocities": "005b287e0536896f",
    }
  `);
});
