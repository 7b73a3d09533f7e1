import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { serve } from './serve.mjs';

const page = '<!doctype html><title>the sample</title>';

/** Takes a port and keeps it until the test ends. */
async function takePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('serve', () => {
  it('serves the built site, on the next port if the first is taken', async () => {
    const port = await takePort();
    const { address, close } = await serve(folderWith({ 'dist/index.html': page }), port);
    onTestFinished(close);
    expect(Number(new URL(address).port)).toBeGreaterThan(port);
    const response = await fetch(address);
    expect(await response.text()).toBe(page);
  });

  it('frees its port on close, even while a browser is connected', async () => {
    const folder = folderWith({ 'dist/index.html': page });
    const first = await serve(folder, await takePort());
    await (await fetch(first.address)).text();
    await first.close();
    await expect(fetch(first.address)).rejects.toThrow('fetch failed');
  });

  it('answers with the own page of the site where nothing is', async () => {
    const folder = folderWith({ 'dist/index.html': page, 'dist/404.html': '<h1>Not here</h1>' });
    const { address, close } = await serve(folder, await takePort());
    onTestFinished(close);
    const response = await fetch(`${address}a/b`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>Not here</h1>');
  });

  it('throws if the folder was not built', async () => {
    await expect(serve(folderWith(), 4173)).rejects.toThrow(/has no index\.html: it was not built$/);
  });
});
