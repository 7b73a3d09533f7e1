// A real browser without a window, for tests and measurements.
import { chromium } from 'playwright-core';

/** Chromium draws by itself, without a GPU, and talks to nobody. */
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
 * @throws Error if TILEWRIGHT_CHROMIUM names none
 */
export async function launchBrowser(moreFlags = []) {
  const executablePath = process.env['TILEWRIGHT_CHROMIUM'];
  if (!executablePath) {
    throw new Error(
      'TILEWRIGHT_CHROMIUM must be the path of a Chromium or Chrome, received nothing. npm test finds one and sets it',
    );
  }
  return chromium.launch({ executablePath, args: [...flags, ...moreFlags] });
}
