// npm run first-frame: how long a visitor waits for the first frame, on a line of 9 Mb/s and on none that is slow.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { openSite } from './browser.mjs';

const rounds = 9;
/** As a line has it that gives 9 Mb/s: bytes per second, and milliseconds of a round trip. */
const line = { downloadThroughput: 9e6 / 8, uploadThroughput: 1e6 / 8, latency: 40, offline: false };
const built = fileURLToPath(new URL('../dist/', import.meta.url));
/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

// Compressed, as hosts of static files send it; the server of the browser tests does not.
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = join(built, path.endsWith('/') ? `${path}index.html` : path);
  const isPicture = extname(file) === '.png';
  const body = readFileSync(file);
  response.setHeader('content-type', types[extname(file)] ?? 'application/json');
  if (!isPicture) response.setHeader('content-encoding', 'gzip');
  response.end(isPicture ? body : gzipSync(body));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const bound = server.address();
if (bound === null || typeof bound === 'string') throw new Error('The server has no port');
const site = await openSite();
try {
  for (const [name, speed] of /** @type {const} */ ([
    ['9 Mb/s', line],
    ['no limit', undefined],
  ])) {
    const times = [];
    for (let round = 0; round < rounds; round++) times.push(await firstFrame(`http://127.0.0.1:${bound.port}/`, speed));
    times.sort((a, b) => a - b);
    console.log(`${name}: ${times[0]} ms at best, ${times[rounds >> 1]} ms in the median of ${rounds}`);
  }
} finally {
  await site.close();
  server.close();
}

/**
 * Milliseconds from the request for the page to the frame after the first picture of the game, with nothing in the
 * cache.
 *
 * @param {string} address
 * @param {typeof line | undefined} speed
 */
async function firstFrame(address, speed) {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 720 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (speed !== undefined) await session.send('Network.emulateNetworkConditions', speed);
  await page.goto(address, { waitUntil: 'commit' });
  const time = await page.evaluate(async () => {
    const next = () => new Promise(requestAnimationFrame);
    while (!((window.tilewright?.state().frames ?? 0) > 0)) await next();
    return performance.now();
  });
  await page.close();
  return Math.round(time);
}
