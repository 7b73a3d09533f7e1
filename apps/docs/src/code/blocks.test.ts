import { expect, it } from 'vitest';
import { partsOf } from './blocks.js';

it('shows what is below the line for the cut, and compiles all', () => {
  const block = "import { meters } from '@tilewright/units';\n// ---cut---\nmeters(3);";
  expect(partsOf(block, () => 'unused')).toEqual({
    hidden: "import { meters } from '@tilewright/units';\n",
    shown: 'meters(3);',
  });
});

it('compiles other blocks with the imports that they need', () => {
  expect(partsOf('meters(3);', (block) => `/* of ${block} */`)).toEqual({
    hidden: '/* of meters(3); */',
    shown: 'meters(3);',
  });
});
