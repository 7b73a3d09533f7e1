import { readdirSync, readFileSync } from 'node:fs';
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

/** What the sample's program must return. Its game takes too long to play it from source, too. */
function recordedResults(): Record<string, unknown> {
  const file = new URL('../../../apps/sample/src/simulation/testing/recorded.txt', import.meta.url);
  return { stateAfterRecording: / hash=(\w+)/.exec(readFileSync(file, 'utf8'))?.[1] };
}

/** The results of all functions of a program, by name. */
async function fromSource(file: string): Promise<Record<string, unknown>> {
  const source = (await import(file)) as Record<string, () => unknown>;
  const results: Record<string, unknown> = {};
  for (const [name, run] of Object.entries(source)) results[name] = await run();
  return results;
}

describe('golden programs', () => {
  it('exist for the sample and for every package that computes', () => {
    const packages = readdirSync(new URL('../../../packages', import.meta.url));
    expect(packages).toEqual(expect.arrayContaining(withoutNumbers));
    expect(new Set([...files.keys()].map((name) => name.split('/')[0]))).toEqual(
      new Set(['sample', ...packages.filter((name) => !withoutNumbers.includes(name))]),
    );
  });

  // From source, where the hash is pinned; bundled, because a bundler evaluates constants itself; and in Chromium.
  it.each([...files])('%s gives the same bits in Node and in Chromium', async (name, file) => {
    const expected = name.startsWith('sample/') ? recordedResults() : await fromSource(file);
    for (const digests of Object.values(expected)) expect(JSON.stringify(digests)).toMatch(/"([0-9a-f]{8}){1,2}"/);
    expect(Object.keys(expected)).not.toHaveLength(0);

    const script = await bundle(file);
    expect(await runInThisContext(script)).toEqual(expected);
    const page = await browser.newPage();
    expect(await page.evaluate(script)).toEqual(expected);
  });
});
