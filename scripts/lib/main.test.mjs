import { spawn } from 'node:child_process';
import { expect, it, onTestFinished, vi } from 'vitest';
import { install } from './install.mjs';
import { runCommand } from './main.mjs';

vi.mock(import('./install.mjs'), () => ({ install: vi.fn() }));

/**
 * Runs a command.
 *
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<{ code: typeof process.exitCode; output: string; errors: string }>}
 */
async function resultOf(name, args) {
  const { exitCode } = process;
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    process.exitCode = exitCode;
    vi.restoreAllMocks();
  });
  await runCommand(name, args);
  const written = (/** @type {typeof output} */ { mock }) => mock.calls.map(([text]) => text).join('');
  return { code: process.exitCode, output: written(output), errors: written(errors) };
}

it('an unknown command is refused before anything is installed', async () => {
  const { code, errors } = await resultOf('no-such-command', []);
  expect(code).toBe(1);
  expect(errors).toBe('\nThere is no command no-such-command: npm run lists the commands.\n');
  expect(install).not.toHaveBeenCalled();
});

it.each(['test', 'check'])('%s has its closing line where something else than a test fails', async (name) => {
  const { code, output, errors } = await resultOf(name, ['no-such-suite']);
  expect(code).toBe(1);
  expect(output).toBe('\n0 passed, 1 failed\n');
  expect(errors).toContain('no-such-suite');
});

it('a check without the tests has a closing line, too', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await resultOf('check', ['documents']);
  expect(log.mock.lastCall?.[0]).toMatch(/^\n(?:1 passed, 0|0 passed, 1) failed$/);
});

it.skipIf(process.platform === 'win32')('a command ends with the shell that npm runs it in', async () => {
  const main = new URL('main.mjs', import.meta.url).href;
  const program = `
    const { endWithParent } = await import(${JSON.stringify(main)});
    endWithParent();
    process.stdout.write('started');
    setTimeout(() => {}, 60_000);`;
  // Not the last command, so that the shell stays.
  const shell = spawn('sh', ['-c', `"$0" --input-type=module -e "$1"; true`, process.execPath, program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The output closes when no process holds it.
  const closed = new Promise((resolve) => shell.on('close', (_, signal) => resolve(signal)));
  await new Promise((resolve) => shell.stdout.once('data', resolve));
  shell.kill('SIGKILL');
  expect(await closed).toBe('SIGKILL');
});
