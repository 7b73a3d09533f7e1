import { readdirSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { launchBrowser } from '@tilewright/testing/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle, goldenFiles } from '../programs.mjs';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

const files = goldenFiles();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/**
 * The adapters draw with an engine, by what the packages below them compute; the starter copies files, and `tilewright`
 * passes names on.
 */
const withoutNumbers = ['create-tilewright', 'phaser', 'pixi', 'tilewright'];

describe('golden programs', () => {
  it('exist for the sample and for every package that computes', () => {
    const packages = readdirSync(new URL('../../../packages', import.meta.url));
    expect(packages).toEqual(expect.arrayContaining(withoutNumbers));
    expect(new Set([...files.keys()].map((name) => name.split('/')[0]))).toEqual(
      new Set(['sample', ...packages.filter((name) => !withoutNumbers.includes(name))]),
    );
  });

  // From source, where the hash is pinned; bundled, because a bundler evaluates constants itself; and in Chromium.
  it.each([...files])('%s gives the same bits in Node and in Chromium', async (_, file) => {
    const source = (await import(file)) as Record<string, () => unknown>;
    const expected: Record<string, unknown> = {};
    for (const [name, run] of Object.entries(source)) expected[name] = await run();
    for (const digests of Object.values(expected)) expect(JSON.stringify(digests)).toMatch(/"([0-9a-f]{8}){1,2}"/);
    expect(Object.keys(expected)).not.toHaveLength(0);

    const script = await bundle(file);
    expect(await runInThisContext(script)).toEqual(expected);
    const page = await browser.newPage();
    expect(await page.evaluate(script)).toEqual(expected);
  });
});
