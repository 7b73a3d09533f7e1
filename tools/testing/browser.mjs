// A headless browser for tests and measurements.
import { chromium } from 'playwright-core';

/** Chromium renders in software, without a GPU, and makes no network requests of its own. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the Chromium or Chrome that `npm test` found.
 *
 * @param {readonly string[]} [moreFlags]
 * @returns {Promise<import('playwright-core').Browser>}
 * @throws Error if TILEWRIGHT_CHROMIUM is not set
 */
export async function launchBrowser(moreFlags = []) {
  const executablePath = process.env['TILEWRIGHT_CHROMIUM'];
  if (!executablePath) {
    throw new Error(
      'TILEWRIGHT_CHROMIUM must be the path of a Chromium or Chrome, received nothing. Run npm test, which finds a browser and sets it',
    );
  }
  return chromium.launch({ executablePath, args: [...flags, ...moreFlags] });
}
