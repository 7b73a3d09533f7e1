/** Every page of the sample reaches its first frame: as it was built, and as `vite` serves it in development. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite } from './browser.mjs';
import { openDevelopment, visit } from './development.js';
import { newPage, type Site } from './game-page.js';

const ladder = ['walk', 'see', 'shoot', 'chase', 'crowd'];
const pages: [file: string, hasFirstFrame: string][] = [
  ['', 'document.body.dataset.phase === "title" && document.querySelector("#start").checkVisibility()'],
  ['platformer.html', 'window.platformer?.() !== undefined'],
  ...ladder.map((name): [string, string] => [`ladder/${name}.html`, 'window.ladder?.() !== undefined']),
];

let built: Site;
let development: Site;

beforeAll(async () => {
  built = await openSite();
  development = await openDevelopment(built);
});
afterAll(async () => {
  await development?.close();
  await built?.close();
});

async function expectFirstFrame(site: Site, file: string, hasFirstFrame: string): Promise<void> {
  await visit(site, file, hasFirstFrame);
  const page = await newPage(site, { viewport: { width: 800, height: 480 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${site.address}${file}`);
  await page.waitForFunction(hasFirstFrame);
  expect(complaints).toEqual([]);
  await page.close();
}

describe('built', () => {
  it.each(pages)('/%s', (file, hasFirstFrame) => expectFirstFrame(built, file, hasFirstFrame));
});

describe('in development', () => {
  it.each(pages)('/%s', (file, hasFirstFrame) => expectFirstFrame(development, file, hasFirstFrame));
});
