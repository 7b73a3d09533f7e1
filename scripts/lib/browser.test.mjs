import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { findBrowser, usualPlaces } from './browser.mjs';

afterEach(() => vi.unstubAllEnvs());

/**
 * A folder with a program that answers `--version` by this line, and then does something else.
 *
 * @param {string} name
 * @param {string} line
 * @param {string} [rest]
 */
function program(name, line, rest = '') {
  const folder = folderWith({ [name]: `#!/bin/sh\necho '${line}'\n${rest}\n` });
  chmodSync(join(folder, name), 0o755);
  return folder;
}

describe.skipIf(process.platform === 'win32')('findBrowser', () => {
  const chrome = 'Google Chrome 140.0.1';

  it('takes the named one, before those on the path', async () => {
    const named = join(program('mine', 'Chromium 130.0.1'), 'mine');
    vi.stubEnv('TILEWRIGHT_CHROMIUM', named);
    vi.stubEnv('PATH', program('google-chrome', chrome));
    expect(await findBrowser()).toBe(named);
  });

  it.each(['/no/such/file', '/bin/sh'])('refuses %s as the named one', async (named) => {
    vi.stubEnv('TILEWRIGHT_CHROMIUM', named);
    await expect(findBrowser()).rejects.toThrow(
      `TILEWRIGHT_CHROMIUM must be the path of a Chromium or Chrome that starts, received ${named}`,
    );
  });

  it('takes the first on the path that is a browser', async () => {
    const folder = program('google-chrome', chrome);
    vi.stubEnv('TILEWRIGHT_CHROMIUM', '');
    vi.stubEnv('PATH', `${program('chromium-browser', 'Install it with snap.')}:${folder}`);
    expect(await findBrowser()).toBe(join(folder, 'google-chrome'));
  });

  it('refuses one that does not end after its answer', async () => {
    const named = join(program('mine', 'Chromium 130.0.1', 'exec sleep 600'), 'mine');
    vi.stubEnv('TILEWRIGHT_CHROMIUM', named);
    await expect(findBrowser(1)).rejects.toThrow(`received ${named}`);
  });
});

describe('the usual places', () => {
  it('have no empty elements of the path in them', () => {
    const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
    const places = usualPlaces({ platform: 'linux', env: { PATH: ':/usr/bin::' } });
    expect(places).toEqual(names.map((name) => `/usr/bin/${name}`));
    expect(usualPlaces({ platform: 'linux', env: {} })).toEqual([]);
  });

  it('have the applications of macOS in them', () => {
    const places = usualPlaces({ platform: 'darwin', env: { HOME: '/Users/me' } });
    expect(places).toEqual([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium',
    ]);
  });

  it('have the programs of Windows in them', () => {
    const env = { PATH: 'C:\\bin;', PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local' };
    expect(usualPlaces({ platform: 'win32', env })).toEqual([
      'C:\\bin\\chrome.exe',
      'C:\\bin\\chromium.exe',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Users\\me\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
      'C:\\Users\\me\\AppData\\Local\\Chromium\\Application\\chrome.exe',
    ]);
  });
});
