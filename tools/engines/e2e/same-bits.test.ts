import { runInThisContext } from 'node:vm';
import { launchBrowser } from '@tilewright/testing/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle, goldenFiles } from './programs.js';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

const files = goldenFiles();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('golden programs', () => {
  it('are there for every package', () => {
    expect(new Set([...files.keys()].map((name) => name.split('/')[0]))).toEqual(
      new Set(['queries', 'tiled', 'tilemap', 'units']),
    );
  });

  it.each([...files.keys()])('%s gives the same bits in Node and in Chromium', async (name) => {
    const script = await bundle(files.get(name)!);
    const here = (await runInThisContext(script)) as Record<string, unknown>;
    const page = await browser.newPage();
    const there = await page.evaluate(script);
    for (const digests of Object.values(here)) expect(JSON.stringify(digests)).toMatch(/"[0-9a-f]{16}"/);
    expect(Object.keys(here)).not.toHaveLength(0);
    expect(there).toEqual(here);
  });
});
