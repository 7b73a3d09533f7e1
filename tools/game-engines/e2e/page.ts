/** A page in which a program runs with its engine. */
import { fileURLToPath } from 'node:url';
import { bundle } from '@tilewright/testing/bundle';
import type { Browser, Page } from 'playwright-core';
import { view } from '../src/level.js';

/** WebGL in software. */
export const flags: readonly string[] = ['--enable-unsafe-swiftshader'];

/** Said of a picture that is taken of a page, and by the build of LittleJS that checks arguments. */
const expectedWords = ['GPU stall due to ReadPixels', 'LittleJS DEBUG build loaded'];

/** Starts a program. What its page complains about is added to `problems`. */
export async function open(browser: Browser, name: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage({ viewport: { width: view.width, height: view.height } });
  const problems: string[] = [];
  page.on('console', (message) => {
    const isExpected = expectedWords.some((words) => message.text().includes(words));
    if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  // Excalibur asks for an address to load from. There is no network behind it.
  const body = '<!doctype html><link rel="icon" href="data:,"><style>body { margin: 0; overflow: hidden; }</style>';
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://localhost/');
  await page.addScriptTag({ content: await bundle(fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))) });
  await page.evaluate('void program.start()');
  return { page, problems };
}
