/** Every page of the sample reaches its first frame: as it was built, and as `vite` serves it in development. */
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite } from './browser.mjs';
import { newPage, type Site } from './game-page.js';

const ladder = ['walk', 'see', 'shoot', 'chase', 'crowd'];
const pages: [file: string, hasFirstFrame: string][] = [
  ['', 'document.body.dataset.phase === "title" && document.querySelector("#start").checkVisibility()'],
  ['platformer.html', 'window.platformer?.() !== undefined'],
  ...ladder.map((name): [string, string] => [`ladder/${name}.html`, 'window.ladder?.() !== undefined']),
];

let site: Site;
let development: ViteDevServer;

beforeAll(async () => {
  site = await openSite();
  development = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, open: false, watch: null },
  });
  await development.listen();
});
afterAll(async () => {
  await development?.close();
  await site?.close();
});

/** Opens a page twice: the first time, a development server may still gather what the page needs, and load it again. */
async function expectFirstFrame(address: string, hasFirstFrame: string): Promise<void> {
  const page = await newPage(site, { viewport: { width: 800, height: 480 } });
  await page.goto(address);
  await page.waitForFunction(hasFirstFrame);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.reload();
  await page.waitForFunction(hasFirstFrame);
  expect(complaints).toEqual([]);
  await page.close();
}

describe('built', () => {
  it.each(pages)('/%s', (file, hasFirstFrame) => expectFirstFrame(`${site.address}${file}`, hasFirstFrame));
});

describe('in development', () => {
  it.each(pages)('/%s', (file, hasFirstFrame) =>
    expectFirstFrame(`${development.resolvedUrls?.local[0]}${file}`, hasFirstFrame),
  );
});
