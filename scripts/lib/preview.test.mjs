import { spawn } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { root } from './paths.mjs';

/**
 * Serves a folder as `npm run docs` does, until the test ends.
 *
 * @param {Record<string, string>} files
 * @returns {Promise<string>} the address
 */
async function served(files) {
  const folder = folderWith(files);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'apps/docs/node_modules/vite'), join(folder, 'node_modules/vite'), 'junction');
  const preview = new URL('preview.mjs', import.meta.url).href;
  const program = `
    const { servePreview } = await import(${JSON.stringify(preview)});
    process.exitCode = await servePreview(${JSON.stringify(folder)}, []);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  const closed = new Promise((resolve) => server.on('close', resolve));
  onTestFinished(async () => {
    server.kill();
    await closed;
  });
  let output = '';
  for await (const chunk of server.stdout) {
    output += chunk;
    const [address] = /http:\S+\//.exec(output) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The server did not start:\n${output}`);
}

const site = { 'dist/index.html': '<h1>Front</h1>', 'dist/a/index.html': '<h1>A</h1>' };

it('serves the pages of a site, and its own page where nothing is', async () => {
  const address = await served({ ...site, 'dist/404.html': '<h1>Not here</h1>' });
  expect(await (await fetch(address)).text()).toBe('<h1>Front</h1>');
  expect(await (await fetch(`${address}a/`)).text()).toBe('<h1>A</h1>');
  const missing = await fetch(`${address}a/b`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toBe('text/html');
  expect(await missing.text()).toBe('<h1>Not here</h1>');
});

it('says that nothing is there where the site has no such page', async () => {
  const address = await served(site);
  expect((await fetch(`${address}b`)).status).toBe(404);
});
