import { expect, it } from 'vitest';
import { mapsDigest } from './testing/golden.js';

it('reads the pinned bits', async () => {
  expect(await mapsDigest()).toBe('40f3df4c924423fe');
});
