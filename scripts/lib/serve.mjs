// Serves a built site from this process, so that the server ends with the process.
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './paths.mjs';

/**
 * Serves FOLDER/dist on this machine only; if the port is taken, uses the next free port. What is not there is answered
 * with the site's own `404.html`, if it has one.
 *
 * @param {string} folder of a Vite project
 * @param {number} port the first to try
 * @returns {Promise<{ address: string; close: () => Promise<void> }>}
 */
export async function serve(folder, port) {
  if (!existsSync(join(folder, 'dist/index.html'))) {
    throw new Failure(`${join(folder, 'dist')} has no index.html: it was not built`);
  }
  // Vite exists only after the install, so a static import would fail.
  const { preview } = await import('vite');
  const server = await preview({
    root: folder,
    appType: 'mpa', // a missing file is a 404, not the front page
    logLevel: 'error',
    plugins: [notFoundPage(join(folder, 'dist/404.html'))],
    preview: { host: '127.0.0.1', port, strictPort: false, open: false },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Failure('The server has no address on this machine');
  return { address, close: () => server.close() };
}

/**
 * @param {string} file
 * @returns {import('vite').Plugin}
 */
function notFoundPage(file) {
  return {
    name: 'tilewright:not-found-page',
    configurePreviewServer(server) {
      if (!existsSync(file)) return undefined;
      return () => {
        server.middlewares.use((_, response) => {
          response.writeHead(404, { 'content-type': 'text/html' });
          createReadStream(file).pipe(response);
        });
      };
    },
  };
}
