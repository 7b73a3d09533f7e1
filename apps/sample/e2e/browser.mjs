/** The built sample in a real browser without a window, served from this process, so that nothing is left running. */
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@tilewright/testing/browser';
import { serve } from '../../../scripts/lib/serve.mjs';

/**
 * @typedef {object} Site
 * @property {string} address of the page
 * @property {import('playwright-core').Browser} browser
 * @property {() => Promise<void>} close ends both
 */

/** @returns {Promise<Site>} */
export async function openSite() {
  const browser = await launchBrowser();
  const site = await serve(fileURLToPath(new URL('..', import.meta.url)), 4300);
  const close = async () => {
    await browser.close();
    await site.close();
  };
  return { address: site.address, browser, close };
}
