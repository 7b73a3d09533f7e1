/** What axe knows to be an obstacle for readers. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The light one comes last: the next page opens with it. */
export const SCHEMES = ['dark', 'light'] as const;

/** The page follows with the next frame. */
export async function choose(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
}

/** What axe finds on an open page, in both color schemes. */
export async function obstacles(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const colorScheme of SCHEMES) {
    await choose(page, colorScheme);
    const violations = await page.evaluate<AxeResults['violations']>(
      "axe.run({ resultTypes: ['violations'], selectors: false }).then(({ violations }) => violations)",
    );
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}, ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(', ')}`);
    }
  }
  return found;
}
