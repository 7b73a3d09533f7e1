// Serves a built site with Vite.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNode } from './children.mjs';

const config = fileURLToPath(new URL('preview-config.mjs', import.meta.url));

/**
 * Serves FOLDER/dist on this machine only, on a free port, and opens it where there is a desktop.
 *
 * @param {string} folder that has Vite among its dependencies
 * @param {string[]} args more options of `vite preview`
 * @returns {Promise<number>} the exit code
 */
export async function servePreview(folder, args) {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env;
  const hasDesktop = !CI && (process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY);
  const options = ['preview', '--config', config, '--host', '127.0.0.1', '--outDir', 'dist'];
  if (hasDesktop) options.push('--open');
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  return (await runNode(vite, [...options, ...args], { cwd: folder, interactive: true })).code;
}
