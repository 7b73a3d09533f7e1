// A process and all its descendants, on every system.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const windows = process.platform === 'win32';

/**
 * The ids of a process and its descendants, parents first; on Windows only the process, as taskkill knows its tree.
 *
 * @param {number | undefined} pid
 * @returns {number[]}
 */
export function processTree(pid) {
  if (pid === undefined) return [];
  const tree = [pid];
  if (windows) return tree;
  const parents = process.platform === 'linux' ? parentsFromProc() : parentsFromPs();
  // The list grows during the loop.
  for (const parent of tree) {
    for (const [child, itsParent] of parents) if (itsParent === parent) tree.push(child);
  }
  return tree;
}

/** Reads /proc, because Debian's smallest images have no ps. */
function parentsFromProc() {
  /** @type {[number, number][]} */
  const parents = [];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.push([Number(name), Number(procStatus(Number(name))[1])]);
    } catch {
      // The process ended after it was listed.
    }
  }
  return parents;
}

/** @returns {[number, number][]} */
function parentsFromPs() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return (stdout ?? '')
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return [pid, parent];
    });
}

/**
 * Whether a process still runs; a zombie does not.
 *
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || procStatus(pid)[0] !== 'Z';
  } catch {
    return false;
  }
}

/**
 * State and parent of a process, from Linux's line `pid (any name) state parent ...`.
 *
 * @param {number} pid
 */
function procStatus(pid) {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** @param {number[]} pids */
export function killTree(pids) {
  for (const pid of pids) {
    if (windows) spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { windowsHide: true });
    else signal(pid, 'SIGKILL');
  }
}

/**
 * Asks a process group to end; Windows has no such signal, so it kills the tree.
 *
 * @param {number | undefined} leader
 * @param {NodeJS.Signals} name
 */
export function signalGroup(leader, name) {
  if (leader === undefined) return;
  if (windows) killTree([leader]);
  else signal(-leader, name);
}

/**
 * @param {number} target
 * @param {NodeJS.Signals} name
 */
function signal(target, name) {
  try {
    process.kill(target, name);
  } catch {
    // The process has already ended.
  }
}
