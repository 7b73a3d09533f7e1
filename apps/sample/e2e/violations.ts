/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Only what is said below: the rest takes time. */
const options: RunOptions = { resultTypes: ['violations'], selectors: false };

/** Each rule that the page violates, with the elements that do. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // Text that still fades in has less contrast than it will have: how much less depends on the machine.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(', ')}`);
}
