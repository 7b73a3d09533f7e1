// Starts programs that end with this process.
import { execa } from 'execa';
import { environment, root } from './paths.mjs';

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string; env?: Record<string, string | undefined>; quiet?: boolean; interactive?: boolean; timeout?:
 * number }} [options]
 *   quiet: returns the output instead of showing it; interactive: the program may ask the user; timeout in milliseconds,
 *   after which the program is ended
 * @returns {Promise<{ code: number; output: string }>} code 1 if the program could not be started, or was ended by a
 * signal
 */
export async function run(command, args, options = {}) {
  const { cwd = root, env = environment(), quiet = false, interactive = false, timeout = 0 } = options;
  const shown = quiet ? 'pipe' : 'inherit';
  const { exitCode, all, shortMessage } = await execa(command, args, {
    cwd,
    env,
    extendEnv: false,
    reject: false,
    timeout,
    stdin: interactive ? 'inherit' : 'ignore',
    stdout: shown,
    stderr: shown,
    all: true,
    stripFinalNewline: false,
  });
  return { code: exitCode ?? 1, output: `${all ?? ''}${exitCode === undefined ? `${shortMessage}\n` : ''}` };
}

/**
 * Runs a JavaScript file with the Node of this process.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(file, args, options) {
  return run(process.execPath, [file, ...args], options);
}
