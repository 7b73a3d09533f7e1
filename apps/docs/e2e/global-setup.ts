/** Serves the built site under a path that it does not know, and starts one browser for all test files. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { built } from './built.js';

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: { readonly address: string; readonly endpoint: string };
  }
}

/** Chromium renders in software, without a GPU, and without network access. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Any path must do. */
const mount = '/some/where/';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(built, 'index.html'))) throw new Error('The site is not built: run `npm run build` first');
  const executablePath = process.env['TILEWRIGHT_CHROMIUM'];
  if (executablePath === undefined || executablePath === '') {
    throw new Error('TILEWRIGHT_CHROMIUM must be the path of a Chromium or Chrome');
  }
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const browser = await chromium.launchServer({ executablePath, args });
  project.provide('site', { address: `http://127.0.0.1:${port}${mount}`, endpoint: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    server.close();
  };
}

/**
 * As a host of static files does: `index.html` of folders, `404.html` for what is not there. The names of assets change
 * with their contents, so browsers may keep them.
 */
function answer({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(url, 'http://localhost');
  const inside = pathname.startsWith(mount) ? decodeURIComponent(pathname.slice(mount.length)) : undefined;
  const path =
    inside === undefined
      ? undefined
      : join(built, inside.endsWith('/') || inside === '' ? `${inside}index.html` : inside);
  const found = path !== undefined && existsSync(path) && statSync(path).isFile();
  const file = found ? path : join(built, '404.html');
  response.writeHead(found ? 200 : 404, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': file.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
  });
  createReadStream(file).pipe(response);
}
