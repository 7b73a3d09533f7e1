// Starts programs so that the end of this process, for any reason, also ends them and everything they started.
import { spawn } from 'node:child_process';
import { environment, root } from './paths.mjs';
import { isAlive, killTree, processTree, signalGroup } from './process-tree.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const alive = new Set();
/** @type {(() => Promise<void>)[]} */
const closers = [];
const windows = process.platform === 'win32';
let ending = false;
/**
 * The processes that the children had started when the shutdown began.
 *
 * @type {number[]}
 */
const started = [];

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string; env?: Record<string, string | undefined>; quiet?: boolean; interactive?: boolean; shell?: boolean; timeout?: number }} [options]
 *   quiet: returns the output instead of showing it; interactive: the program may ask the user; timeout in milliseconds
 * @returns {Promise<{ code: number; output: string }>} code 127 if the program could not be started
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = environment(), quiet = false, interactive = false, shell = false, timeout } = options;
  const shown = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd,
    env,
    shell,
    stdio: [interactive ? 'inherit' : 'ignore', shown, shown],
    // Its own process group, so that one signal reaches all of it. Only the terminal's group can read from the terminal.
    detached: !windows && !interactive,
    windowsHide: true,
  });
  alive.add(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    const timer = timeout === undefined ? undefined : setTimeout(() => killTree(processTree(child.pid)), timeout);
    const finish = (/** @type {number} */ code) => {
      clearTimeout(timer);
      alive.delete(child);
      // After the shutdown has begun no further step may start, because the process is about to exit.
      if (!ending) resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
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

/**
 * From now on Ctrl-C, SIGTERM, a closed terminal and the end of npm end all children first, and then this process. A
 * second signal ends them without waiting. npm forwards the Ctrl-C that the terminal has already sent, so a signal
 * within a second is the same Ctrl-C.
 */
export function endChildrenOnSignals() {
  let first = 0;
  const end = async (/** @type {number} */ code) => {
    if (ending && performance.now() - first < 1000) return;
    if (!ending) {
      ending = true;
      first = performance.now();
      await Promise.race([Promise.all([...closers.map((close) => close()), endChildren()]), pause(5000)]);
    }
    process.exit(code);
  };
  process.on('SIGINT', () => end(130));
  process.on('SIGTERM', () => end(143));
  process.on('SIGHUP', () => end(129));
  // The last resort, after a crash or a second signal.
  process.on('exit', killAll);

  // A signal to npm alone ends npm and the shell in between without any notice to this process.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(watch);
    void end(143);
  }, 500);
  watch.unref();
}

/**
 * Registers something else to close when a signal ends this process.
 *
 * @param {() => Promise<void>} close
 */
export function closeAtEnd(close) {
  closers.push(close);
}

/** Asks every child to end; after three seconds kills the remaining children and everything they started. */
async function endChildren() {
  // Lists the tree while the parents are alive: a task in its own process group outlives its runner.
  for (const child of alive) started.push(...processTree(child.pid));
  for (const child of alive) signalGroup(child.pid, 'SIGTERM');
  const deadline = Date.now() + 3000;
  while (started.some(isAlive) && Date.now() < deadline) await pause(20);
  killAll();
}

function killAll() {
  for (const child of alive) started.push(...processTree(child.pid));
  killTree(started.filter(isAlive));
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
