// Runs tasks of the workspaces through turbo, which skips unchanged ones.
import { runNode } from './children.mjs';
import { packages } from './packages.mjs';
import { environment, Failure, toolFile } from './paths.mjs';

/**
 * @param {string[]} args tasks and options
 * @param {{ quiet?: boolean; env?: Record<string, string | undefined> }} [options]
 */
export function runTurbo(args, { quiet = false, env = {} } = {}) {
  return runNode(toolFile('turbo'), ['run', ...args, '--ui=stream'], { quiet, env: environment(env) });
}

/**
 * `buildAll` of one workspace.
 *
 * @param {string} name
 * @param {string} [task]
 */
export function build(name, task = 'build') {
  return buildAll([name], task);
}

/** Builds the published packages. */
export function buildPackages() {
  return buildAll(packages().map(({ name }) => name));
}

/**
 * Builds workspaces and all that they need, where they are not built.
 *
 * @param {string[]} names
 * @param {string} [task]
 * @throws Failure with the output of what failed
 */
export async function buildAll(names, task = 'build') {
  const filters = names.map((name) => `--filter=${name}`);
  const { code, output } = await runTurbo([task, ...filters, '--output-logs=errors-only'], { quiet: true });
  if (code !== 0) throw new Failure(`${output}\nThe build failed; its output is above.`);
}
