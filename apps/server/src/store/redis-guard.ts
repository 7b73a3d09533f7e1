/**
 * Ends a Redis when its starter has ended in any way: a process of its own, whose channel to the starter closes then.
 * It tells only the Redis behind one socket, in a folder that the starter made.
 */
import { type ChildProcess, spawn } from 'node:child_process';

/** A program for `node -e`, so that tests without a build and the built server have the same. */
const PROGRAM = `
const { connect } = require('node:net');
const { rmSync } = require('node:fs');
const [socket, folder] = process.argv.slice(1);
process.once('disconnect', () => {
  const redis = connect(socket, () => redis.write('SHUTDOWN NOSAVE\\r\\n'));
  // It closes the connection when it ends. There is none if it has ended.
  redis.on('error', () => undefined).on('close', () => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });
  redis.resume();
});
`;

/**
 * Guards a Redis until this process ends, or the guard is killed.
 *
 * @param socket - the path of its socket
 * @param folder - is removed with it, if given
 */
export function guardRedis(socket: string, folder?: string): ChildProcess {
  const args = folder === undefined ? [socket] : [socket, folder];
  // In a group of its own, like Redis: Ctrl-C is for the server, which ends both.
  const guard = spawn(process.execPath, ['-e', PROGRAM, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
  });
  // It must not keep this process alive.
  guard.unref();
  guard.channel?.unref();
  return guard;
}
