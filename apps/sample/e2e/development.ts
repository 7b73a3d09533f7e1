/** The sample as `vite` serves it in development. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { newPage, type Site } from './game-page.js';

/** In the browser of a site. */
export async function openDevelopment({ browser }: Site): Promise<Site & { readonly close: () => Promise<void> }> {
  const server = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, open: false, watch: null },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The development server has no address on this machine');
  return { address, browser, close: () => server.close() };
}

/** Opens a page once, since the server gathers at the first visit what the page needs, and may load it again. */
export async function visit(site: Site, file: string, isReady: string): Promise<void> {
  const page = await newPage(site, { viewport: { width: 800, height: 480 } });
  await page.goto(`${site.address}${file}`);
  await page.waitForFunction(isReady);
  await page.close();
}
