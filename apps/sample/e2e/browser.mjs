/** The built sample in a headless browser, served from this process, so that nothing is left running. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

/** Chromium renders in software, without a GPU, and without network access. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

const folder = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Site
 * @property {string} address of the page
 * @property {import('playwright-core').Browser} browser
 * @property {() => Promise<void>} close ends both
 */

/** @param {string[]} more arguments of the browser @returns {Promise<Site>} */
export async function openSite(...more) {
  if (!existsSync(`${folder}dist/index.html`)) throw new Error('The sample is not built: run `npm run build` first');
  const executablePath = process.env['TILEWRIGHT_CHROMIUM'];
  if (!executablePath) throw new Error('TILEWRIGHT_CHROMIUM must be the path of a Chromium or Chrome');
  const server = await preview({
    root: folder,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The server has no address on this machine');
  const browser = await chromium.launch({ executablePath, args: [...args, ...more] });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { address, browser, close };
}
