/**
 * Every page beside the game reaches its first frame: as it was built, and as `vite` serves it in development. The game
 * itself does so in `smoke.test.ts`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDevelopment, visit } from './development.js';
import { newPage, type Site } from './game-page.js';
import { site } from './site.js';

const ladder = ['walk', 'see', 'shoot', 'chase', 'crowd'];
const pages: [file: string, hasFirstFrame: string][] = [
  ['platformer.html', 'window.platformer?.() !== undefined'],
  ...ladder.map((name): [string, string] => [`ladder/${name}.html`, 'window.ladder?.() !== undefined']),
];

async function expectFirstFrame({ address, browser }: Site, file: string, hasFirstFrame: string): Promise<void> {
  const page = await newPage({ browser }, { viewport: { width: 800, height: 480 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${address}${file}`);
  await page.waitForFunction(hasFirstFrame);
  expect(complaints).toEqual([]);
  await page.close();
}

describe('built', () => {
  it.each(pages)('/%s', (file, hasFirstFrame) => expectFirstFrame(site, file, hasFirstFrame));
});

describe('in development', () => {
  let development: Awaited<ReturnType<typeof openDevelopment>>;
  beforeAll(async () => {
    development = await openDevelopment(site);
    // The last page of the ladder has all that the others need.
    for (const [file, hasFirstFrame] of [pages[0]!, pages.at(-1)!]) await visit(development, file, hasFirstFrame);
  });
  afterAll(() => development.close());

  it.each(pages)('/%s', (file, hasFirstFrame) => expectFirstFrame(development, file, hasFirstFrame));
});
