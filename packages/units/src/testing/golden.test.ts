/** The bits of the whole package, pinned: the same in every engine and version, or this fails and says which part. */
import { expect, it } from 'vitest';
import { goldenOfUnits } from './golden.js';

it('gives the same bits as ever', () => {
  expect(goldenOfUnits()).toMatchInlineSnapshot(`
    {
      "angles": "1d5c61d544d3c839",
      "columns": "c761170998139737",
      "directions": "4e09d382f832fcd2",
      "scalars": "6bcf13d743da55c1",
      "shapes": "82db602824a268b2",
      "text": "60ad840081956a2f",
      "vectors": "b2ad371769ad44db",
    }
  `);
});
