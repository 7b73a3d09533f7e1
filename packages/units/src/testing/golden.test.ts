/** The bits of the whole package, pinned: the same in every engine and version, or this fails and says which part. */
import { expect, it } from 'vitest';
import { goldenOfUnits } from './golden.js';

it('gives the pinned bits', () => {
  expect(goldenOfUnits()).toMatchInlineSnapshot(`
    {
      "angles": "1d5c61d544d3c839",
      "columns": "e69579744cd39c24",
      "composites": "fa802873ae58f0e9",
      "directions": "4e09d382f832fcd2",
      "readers": "6d045ccb801719de",
      "scalars": "8ca8e37135d86587",
      "shapes": "e632ee99d248365c",
      "text": "c91c8087b8ad3076",
      "vectors": "afa3940194fb5c21",
    }
  `);
});
