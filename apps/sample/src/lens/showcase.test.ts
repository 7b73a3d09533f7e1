/** What the title shows. */
import { expect, it } from 'vitest';
import { lensChoices } from './lens.js';
import { showcase } from './showcase.js';

it('has every lens once, and begins without one', () => {
  expect([...showcase].sort()).toEqual([...lensChoices].sort());
  expect(showcase[0]).toBe('none');
});
