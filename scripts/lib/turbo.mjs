// Runs tasks of the workspaces through turbo, which skips unchanged ones.
import { runNode } from './children.mjs';
import { environment, toolFile } from './paths.mjs';

/**
 * @param {string[]} args tasks and options
 * @param {{ quiet?: boolean; env?: Record<string, string | undefined> }} [options]
 */
export function runTurbo(args, { quiet = false, env = {} } = {}) {
  return runNode(toolFile('turbo'), ['run', ...args, '--ui=stream'], { quiet, env: environment(env) });
}
