import { spawn } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from './children.mjs';
import { isAlive, killTree, processTree } from './process-tree.mjs';

const children = new URL('children.mjs', import.meta.url).href;

/** Ignores every catchable signal, and prints its process id. */
const stubborn = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  process.stdout.write('id ' + process.pid + '\\n');
  setTimeout(() => {}, 60_000);
`;

/** Starts a stubborn process in its own process group, as task runners do. */
const runner = `
  const { spawn } = await import('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(stubborn)}], { detached: true, stdio: 'inherit' });
  process.stdout.write('id ' + process.pid + '\\n');
  setTimeout(() => {}, 60_000);
`;

/** A command like npm start: it runs the runner until a signal ends it. */
const command = `
  const { endChildrenOnSignals, run } = await import(${JSON.stringify(children)});
  endChildrenOnSignals();
  await run(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(runner)}]);
  process.stdout.write('must not be reached');
`;

/** Starts the command, and waits until its child and its grandchild have printed their ids. */
async function startCommand() {
  const started = spawn(process.execPath, ['--input-type=module', '-e', command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => killTree(processTree(started.pid)));
  let output = '';
  /** @type {number[]} */
  const ids = [];
  await new Promise((resolve) => {
    started.stdout.on('data', (chunk) => {
      output += chunk;
      if ((output.match(/\n/g)?.length ?? 0) >= 2) resolve(undefined);
    });
  });
  for (const [, id] of output.matchAll(/id (\d+)/g)) ids.push(Number(id));
  onTestFinished(() => killTree(ids));
  const ended = new Promise((resolve) => started.on('close', (code) => resolve(code)));
  return { pid: started.pid ?? 0, ids, ended, output: () => output };
}

describe.skipIf(process.platform === 'win32')('a signal', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])('%s ends a command and everything it started, even processes that ignore signals', async (signal, code) => {
    const { pid, ids, ended, output } = await startCommand();
    expect(ids.map(isAlive)).toEqual([true, true]);
    process.kill(pid, signal);
    expect(await ended).toBe(code);
    await expect.poll(() => ids.map(isAlive)).toEqual([false, false]);
    expect(output()).not.toContain('must not be reached');
  });

  it('that comes second does not wait', async () => {
    const { pid, ids, ended } = await startCommand();
    process.kill(pid, 'SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const second = performance.now();
    process.kill(pid, 'SIGINT');
    await ended;
    expect(performance.now() - second).toBeLessThan(1500);
    await expect.poll(() => ids.map(isAlive)).toEqual([false, false]);
  });
});

describe('run', () => {
  it('returns the output and the code', async () => {
    const program = `console.log('out'); console.error('err'); process.exitCode = 3;`;
    const { code, output } = await run(process.execPath, ['-e', program], { quiet: true });
    expect(code).toBe(3);
    expect(output).toContain('out\n');
    expect(output).toContain('err\n');
  });

  it('ends a program after the timeout', async () => {
    const { code } = await run(process.execPath, ['-e', stubborn], { quiet: true, timeout: 300 });
    expect(code).not.toBe(0);
  });

  it('names a program that could not be started', async () => {
    const { code, output } = await run('no-such-program', [], { quiet: true });
    expect(code).toBe(127);
    expect(output).toContain('no-such-program');
  });
});
