import { basename } from 'node:path';
import { expect, it, vi } from 'vitest';
import { acceptSizes } from './lib/sizes.mjs';
import { buildAll } from './lib/turbo.mjs';
import { main } from './size-accept.mjs';

vi.mock(import('./lib/turbo.mjs'), { spy: true });
vi.mock(import('./lib/sizes.mjs'), { spy: true });

it('builds all that it measures in one run', async () => {
  vi.mocked(buildAll).mockResolvedValue();
  vi.mocked(acceptSizes).mockResolvedValue([]);
  expect(await main(['tilemap', 'units'])).toBe(0);
  expect(vi.mocked(buildAll).mock.calls).toEqual([[['@tilewright/tilemap', '@tilewright/units']]]);
  expect(vi.mocked(acceptSizes).mock.calls.map(([{ folder }]) => basename(folder))).toEqual(['tilemap', 'units']);
});
