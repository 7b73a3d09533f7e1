/** The built site in a headless browser, served from this process under a path that the build does not know. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** Chromium renders in software, without a GPU, and without network access. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** The folder of static files. */
export const built = fileURLToPath(new URL('../dist', import.meta.url));
/** Any path must do. */
const mount = '/some/where/';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/**
 * @typedef {object} Site
 * @property {string} address of the front page
 * @property {import('playwright-core').Browser} browser
 * @property {() => Promise<void>} close ends both
 */

/** @returns {Promise<Site>} */
export async function openSite() {
  if (!existsSync(join(built, 'index.html'))) throw new Error('The site is not built: run `npm run build` first');
  const executablePath = process.env['TILEWRIGHT_CHROMIUM'];
  if (!executablePath) throw new Error('TILEWRIGHT_CHROMIUM must be the path of a Chromium or Chrome');
  const server = createServer(answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const browser = await chromium.launch({ executablePath, args });
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}${mount}`, browser, close };
}

/**
 * Waits until a page works: its scripts have taken over what the build rendered.
 *
 * @param {import('playwright-core').Page} page
 */
export async function ready(page) {
  await page.waitForFunction(() => {
    const app = document.querySelector('#app');
    return app !== null && '__vue_app__' in app;
  });
}

/**
 * As a host of static files does: `index.html` of folders, `404.html` for what is not there.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer({ url = '/' }, response) {
  const { pathname } = new URL(url, 'http://localhost');
  const inside = pathname.startsWith(mount) ? decodeURIComponent(pathname.slice(mount.length)) : undefined;
  const path =
    inside === undefined
      ? undefined
      : join(built, inside.endsWith('/') || inside === '' ? `${inside}index.html` : inside);
  const found = path !== undefined && existsSync(path) && statSync(path).isFile();
  const file = found ? path : join(built, '404.html');
  response.writeHead(found ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}
