/** The built page works under any path, and with any names that a shared link adds to its address. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GamePage } from './game-page.js';
import { site } from './site.js';

const built = fileURLToPath(new URL('../dist', import.meta.url));
const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
};

interface Host {
  /** The address of the page. */
  readonly address: string;
  /** The paths of all requests. */
  readonly asked: string[];
  close(): void;
}

/** Serves the built folder as a host of static files does: below a path, and nothing elsewhere. */
async function hostBelow(path: string): Promise<Host> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    asked.push(pathname);
    const inner = pathname.startsWith(path) ? decodeURIComponent(pathname.slice(path.length)) : '..';
    const file = join(built, normalize(inner === '' ? 'index.html' : inner));
    if (!file.startsWith(built) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${path}`, asked, close: () => server.close() };
}

describe('the built folder', () => {
  it.each(['/', '/keep/', '/games/a%20b/v1.2/'])('plays under the path %s', async (path) => {
    const host = await hostBelow(path);
    try {
      const game = await GamePage.open({ ...site, address: host.address }, { options: '?creatures=10' });
      expect((await game.step(2)).creatureCount).toBe(10);
      // So that the code is loaded that is not there from the start.
      await game.page.evaluate(() => (location.hash = 'run=cut'));
      await game.page.waitForSelector('#run', { state: 'visible' });
      expect(await game.page.textContent('#run-text')).toBe('This is not a run of this game.');
      expect(host.asked.filter((each) => !each.startsWith(path))).toEqual([]);
      // The page, its styles and its code, the map, the tileset and its picture.
      expect(host.asked.length).toBeGreaterThanOrEqual(6);
      await game.close();
    } finally {
      host.close();
    }
  });
});

describe('an address', () => {
  it('with unknown names starts the game as without them', async () => {
    const options = '?utm_source=mail&creatures=20&fbclid=IwAR0_-%2F&lens=sight&gclid#top';
    const game = await GamePage.open(site, { options });
    expect((await game.state()).settings).toEqual({ creatures: 20, lens: 'sight', fog: true, isPaused: true });
    expect(await game.page.isVisible('#problem')).toBe(false);
    // Only the pause is added.
    await game.untilTrue((name) => location.search.includes(name), 'pause');
    expect(game.page.url()).toBe(`${site.address}${options.replace('#', '&pause=on#')}`);
    await game.close();
  });

  it('with an invalid value is refused by name', async () => {
    const { page } = await GamePage.open(site, { options: '?utm_source=mail&lens=rya', isTitle: true });
    await page.waitForSelector('#problem', { state: 'visible' });
    expect(await page.textContent('#problem-text')).toBe(
      '?lens must be one of none, ray, circle, object, steps, spaces, sight, types, received "rya"',
    );
    expect(await page.textContent('#problem-remedy')).toBe('Correct the options in the address of the page.');
    await page.getByRole('link', { name: 'Play without them' }).click();
    await page.waitForSelector('#start', { state: 'visible' });
    expect(await page.isVisible('#problem')).toBe(false);
    expect(new URL(page.url()).search).toBe('');
    await page.close();
  });
});
