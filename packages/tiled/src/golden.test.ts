import { expect, it } from 'vitest';
import { mapsDigest, tilesDigest } from './testing/golden.js';

it('reads the pinned bits', async () => {
  expect(await mapsDigest()).toBe('40f3df4c924423fe');
});

it('Wang sets, collision shapes and frames are the same as ever', async () => {
  expect(await tilesDigest()).toMatchInlineSnapshot(`"6c3d5c57ddf4d95d"`);
});
