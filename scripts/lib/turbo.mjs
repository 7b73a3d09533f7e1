// Runs tasks of the workspaces through turbo, which skips unchanged ones.
import { runNode } from './children.mjs';
import { packages } from './packages.mjs';
import { environment, toolFile } from './paths.mjs';

/**
 * @param {string[]} args tasks and options
 * @param {{ quiet?: boolean; env?: Record<string, string | undefined> }} [options]
 */
export function runTurbo(args, { quiet = false, env = {} } = {}) {
  return runNode(toolFile('turbo'), ['run', ...args, '--ui=stream'], { quiet, env: environment(env) });
}

/** Builds the published packages, where they are not built. */
export function buildPackages() {
  const filters = packages().map(({ name }) => `--filter=${name}`);
  return runTurbo(['build', ...filters, '--output-logs=errors-only'], { quiet: true });
}
