// npm run lint, format, changeset: runs a tool of the root with the arguments after `--`.
import { runNode } from './lib/children.mjs';
import { toolFile } from './lib/paths.mjs';

/** @type {Record<string, string>} */
const packages = { changeset: '@changesets/cli' };

/** @param {string[]} args */
export async function main([tool = '', ...args]) {
  return (await runNode(toolFile(packages[tool] ?? tool, tool), args, { interactive: true })).code;
}
