import { expect, it } from 'vitest';
import { goldenOfFlow } from './golden-flow.js';

it('returns the pinned bits', () => {
  expect(goldenOfFlow()).toMatchInlineSnapshot(`
    {
      "costs": "ddcc3586853b688a",
      "distances": "85048066ca9765fd",
      "moves": "8479a86b272bb988",
      "velocities": "30aa7e3979a3767c",
    }
  `);
});
