import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { install } from './install.mjs';

/**
 * A repository whose pnpm is this program.
 *
 * @param {string} program
 */
const repositoryWith = (program) => folderWith({ 'node_modules/pnpm/bin/pnpm.mjs': program });

it('installs the workspaces that a command needs', async () => {
  const repository = repositoryWith(
    `import { writeFileSync } from 'node:fs'; writeFileSync('args', process.argv.slice(2).join(' '));`,
  );
  await install(['a', 'b...'], repository);
  expect(readFileSync(join(repository, 'args'), 'utf8')).toMatch(/ install .*--filter=a --filter=b\.\.\.$/);
});

it('fails if pnpm does', async () => {
  await expect(install([], repositoryWith('process.exitCode = 3;'))).rejects.toThrow(
    'The dependencies could not be installed: the message of pnpm is above.',
  );
});

it.skipIf(process.platform === 'win32').each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))(
  'ends pnpm after %s',
  async (signal) => {
    const repository = repositoryWith(`process.stdout.write('started'); setTimeout(() => {}, 60_000);`);
    const module = new URL('install.mjs', import.meta.url).href;
    const program = `
      const { install } = await import(${JSON.stringify(module)});
      await install([], ${JSON.stringify(repository)});`;
    const started = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    // It closes when no process holds its output.
    const closed = new Promise((resolve) => started.on('close', (_, endedBy) => resolve(endedBy)));
    await new Promise((resolve) => started.stderr.once('data', resolve));
    started.kill(signal);
    expect(await closed).toBe(signal);
  },
);
