// Opens the user's browser where there is a desktop to open it on.
import { spawn } from 'node:child_process';

/**
 * The program that opens an address, or undefined where none should: in CI, without a desktop, or when the user said
 * BROWSER=none.
 *
 * @param {string} platform as process.platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[] | undefined} a command, to be followed by the address
 */
export function opener(platform, env) {
  if (env['CI'] || env['BROWSER'] === 'none') return undefined;
  // The desktop of a machine that one is logged into from afar is not the user's.
  if (platform === 'darwin') return env['SSH_CONNECTION'] ? undefined : ['open'];
  if (platform === 'win32') return env['SSH_CONNECTION'] ? undefined : ['rundll32', 'url.dll,FileProtocolHandler'];
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return undefined;
  // xdg-open follows BROWSER by itself.
  return ['xdg-open'];
}

/**
 * Opens the address, or does nothing: it is printed anyway.
 *
 * @param {string} address
 */
export function openOnDesktop(address) {
  const [command, ...args] = opener(process.platform, process.env) ?? [];
  if (command === undefined) return;
  // The browser is the user's, not ours: it stays when we end.
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
