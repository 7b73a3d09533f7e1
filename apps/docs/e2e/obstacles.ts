/** What axe knows to be an obstacle for readers. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The light one comes last: the next page opens with it. */
export const SCHEMES = ['dark', 'light'] as const;
type ColorScheme = (typeof SCHEMES)[number];

/** The page follows with the next frame. */
export async function choose(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
}

/** What axe finds on an open page, in both color schemes unless one is given. */
export async function obstacles(page: Page, schemes: readonly ColorScheme[] = SCHEMES): Promise<string[]> {
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await choose(page, colorScheme);
    found.push(...(await run(page)).map((each) => `${colorScheme}, ${each}`));
  }
  return found;
}

/**
 * What axe finds in the elements of an open page, without the rules about colors, which take most of its time: a page
 * has the colors of the others of its kind.
 */
export async function obstaclesInElements(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return run(page, { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } });
}

async function run(page: Page, rules: RunOptions['rules'] = {}): Promise<string[]> {
  const options: RunOptions = { resultTypes: ['violations'], selectors: false, rules };
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(', ')}`);
}
