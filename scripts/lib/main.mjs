// Installs what a command needs, then runs it: commands import packages, and this module and those that it imports do
// not.
import { existsSync } from 'node:fs';
import { install } from './install.mjs';
import { Failure } from './paths.mjs';

/** What `npm start` needs: not the server, and not the engines that the sample does not use. */
const neededToStart = ['tilewright-repository', '@tilewright/scripts', '@tilewright/sample...'];

/**
 * Runs scripts/NAME.mjs with the given arguments; an error becomes a message and exit code 1.
 *
 * @param {string} name
 * @param {string[]} args
 */
export async function runCommand(name, args) {
  if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();
  try {
    const file = new URL(`../${name}.mjs`, import.meta.url);
    // Before the install, which may take a minute.
    if (!existsSync(file)) throw new Failure(`There is no command ${name}: npm run lists the commands.`);
    await install(name === 'start' ? neededToStart : []);
    const { main } = await import(file.href);
    process.exitCode = await main(args);
  } catch (/** @type {any} */ error) {
    process.stderr.write(`\n${error.expected ? error.message : error.stack}\n`);
    // Their last line, whatever ended them.
    if (name === 'test' || name === 'check') process.stdout.write('\n0 passed, 1 failed\n');
    process.exitCode = 1;
  }
}

/** A signal to npm alone ends npm and the shell in between, and nothing tells this process. */
export function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
