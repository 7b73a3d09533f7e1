// Opens the user's browser if there is a desktop.
import { spawn } from 'node:child_process';

/**
 * The program that opens an address, or undefined if none should: in CI, without a desktop, or with BROWSER=none.
 *
 * @param {string} platform as process.platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[] | undefined} a command, to be followed by the address
 */
export function opener(platform, env) {
  if (env['CI'] || env['BROWSER'] === 'none') return undefined;
  // In a remote login the desktop of the machine is not the user's.
  if (platform === 'darwin') return env['SSH_CONNECTION'] ? undefined : ['open'];
  if (platform === 'win32') return env['SSH_CONNECTION'] ? undefined : ['rundll32', 'url.dll,FileProtocolHandler'];
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return undefined;
  // xdg-open follows BROWSER by itself.
  return ['xdg-open'];
}

/**
 * Opens the address if it can; the caller prints the address anyway.
 *
 * @param {string} address
 */
export function openOnDesktop(address) {
  const [command, ...args] = opener(process.platform, process.env) ?? [];
  if (command === undefined) return;
  // The browser belongs to the user and stays open after this process ends.
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
