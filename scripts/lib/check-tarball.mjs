// Checks a packed package: what is in it, and how package managers, bundlers and compilers find it.
import { readFileSync } from 'node:fs';
import { runNode } from './children.mjs';
import { packageProblems } from './package-problems.mjs';
import { toolFile } from './paths.mjs';
import { readTarball } from './tarball.mjs';

/**
 * @param {string} tarball the path of a file
 * @returns {Promise<string[]>} what is wrong; the output of a tool that complains is one of them
 */
export async function checkTarball(tarball) {
  const files = readTarball(readFileSync(tarball));
  const problems = packageProblems(files);
  const publint = await runNode(toolFile('publint'), ['run', tarball, '--strict'], { quiet: true });
  if (publint.code !== 0) problems.push(publint.output);
  // A package without declarations has nothing for it to check.
  if ([...files.keys()].some((name) => /^dist\/[^/]+\.d\.ts$/.test(name))) {
    const attw = toolFile('@arethetypeswrong/cli', 'attw');
    const types = await runNode(attw, [tarball, '--profile', 'esm-only'], { quiet: true });
    if (types.code !== 0) problems.push(types.output);
  }
  return problems;
}
