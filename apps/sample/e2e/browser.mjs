/** The built sample, served from this process, and a headless browser, so that nothing is left running. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

/** Chromium renders in software, without a GPU, and without network access. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

const folder = fileURLToPath(new URL('..', import.meta.url));

/** @returns {Promise<{ address: string, close: () => Promise<void> }>} */
export async function serveBuilt() {
  if (!existsSync(`${folder}dist/index.html`)) throw new Error('The sample is not built: run `npm run build` first');
  const server = await preview({
    root: folder,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The server has no address on this machine');
  return { address, close: () => server.close() };
}

/** A browser for several processes, which connect to it. */
export function launchServer() {
  return chromium.launchServer({ executablePath: pathOfBrowser(), args });
}

/**
 * The built sample, and a browser for this process alone.
 *
 * @param {string[]} more arguments of the browser
 */
export async function openSite(...more) {
  const server = await serveBuilt();
  const browser = await chromium.launch({ executablePath: pathOfBrowser(), args: [...args, ...more] });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { address: server.address, browser, close };
}

function pathOfBrowser() {
  const path = process.env['TILEWRIGHT_CHROMIUM'];
  if (!path) throw new Error('TILEWRIGHT_CHROMIUM must be the path of a Chromium or Chrome');
  return path;
}
