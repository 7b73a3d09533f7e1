// Serves a built site from this process, so that the server ends with the process.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './paths.mjs';

/**
 * Serves FOLDER/dist on this machine only; if the port is taken, uses the next free port.
 *
 * @param {string} folder of a Vite project
 * @param {number} port the first to try
 * @returns {Promise<{ address: string; close: () => Promise<void> }>}
 */
export async function serve(folder, port) {
  if (!existsSync(join(folder, 'dist/index.html'))) {
    throw new Failure(`${join(folder, 'dist')} has no index.html: the sample was not built`);
  }
  // Vite exists only after the install, so a static import would fail.
  const { preview } = await import('vite');
  const server = await preview({
    root: folder,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port, strictPort: false, open: false },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Failure('The server has no address on this machine');
  return { address, close: () => server.close() };
}
