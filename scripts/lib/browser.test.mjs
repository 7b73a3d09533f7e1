import { describe, expect, it } from 'vitest';
import { findBrowser, installations } from './browser.mjs';

/**
 * A machine with these files, all of which are programs.
 *
 * @param {string} platform
 * @param {string[]} files
 * @param {{ env?: Record<string, string>; broken?: string[] }} [more]
 * @returns {import('./browser.mjs').Machine}
 */
function machine(platform, files, { env = {}, broken = [] } = {}) {
  const there = files.map((file) => file.replaceAll('\\', '/'));
  return {
    platform,
    env,
    home: platform === 'win32' ? 'C:\\Users\\ada' : '/home/ada',
    isProgram: (file) => there.includes(file.replaceAll('\\', '/')),
    list: (folder) => {
      const start = `${folder.replaceAll('\\', '/')}/`;
      const inside = there
        .filter((file) => file.startsWith(start))
        .map((file) => file.slice(start.length).split('/')[0]);
      return [...new Set(inside)].map(String);
    },
    starts: (file) => Promise.resolve(!broken.includes(file)),
  };
}

describe('findBrowser', () => {
  it.each([
    ['linux', '/usr/bin/chromium', {}],
    ['linux', '/opt/mine/google-chrome', { PATH: '/usr/bin:/opt/mine' }],
    ['linux', '/snap/bin/chromium', {}],
    ['linux', '/home/ada/.cache/ms-playwright/chromium-1194/chrome-linux/chrome', {}],
    ['linux', '/pw/chromium-1194/chrome-linux64/chrome', { PLAYWRIGHT_BROWSERS_PATH: '/pw' }],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
    ['darwin', '/home/ada/Applications/Chromium.app/Contents/MacOS/Chromium', {}],
    [
      'darwin',
      '/home/ada/Library/Caches/ms-playwright/chromium-1194/chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      {},
    ],
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', { PROGRAMFILES: 'C:\\Program Files' }],
    ['win32', 'D:\\tools\\chrome.exe', { Path: 'C:\\Windows;D:\\tools' }],
    ['win32', 'C:\\Users\\ada\\AppData\\Local\\ms-playwright\\chromium-1194\\chrome-win\\chrome.exe', {}],
  ])('finds on %s %s', async (platform, file, env) => {
    expect(await findBrowser(machine(platform, [file], { env }))).toBe(file);
  });

  it('returns undefined if there is none', async () => {
    expect(await findBrowser(machine('linux', ['/usr/bin/firefox'], { env: { PATH: '/usr/bin' } }))).toBeUndefined();
  });

  it('prefers the one that the variable names', async () => {
    const env = { TILEWRIGHT_CHROMIUM: '/my/chrome', PATH: '/usr/bin' };
    expect(await findBrowser(machine('linux', ['/usr/bin/chromium', '/my/chrome'], { env }))).toBe('/my/chrome');
  });

  it('throws if the one that the variable names does not work', async () => {
    const env = { CHROME_PATH: '/my/chrome', PATH: '/usr/bin' };
    const message = 'CHROME_PATH must be the path of a Chromium or Chrome that starts, received /my/chrome';
    await expect(findBrowser(machine('linux', ['/usr/bin/chromium'], { env }))).rejects.toThrow(message);
    const files = ['/usr/bin/chromium', '/my/chrome'];
    await expect(findBrowser(machine('linux', files, { env, broken: ['/my/chrome'] }))).rejects.toThrow(message);
  });

  it('skips one that does not start, such as the stub of some distributions', async () => {
    const files = ['/usr/bin/chromium-browser', '/opt/google/chrome/chrome'];
    const broken = ['/usr/bin/chromium-browser'];
    expect(await findBrowser(machine('linux', files, { env: { PATH: '/usr/bin' }, broken }))).toBe(files[1]);
  });

  it('takes the newest download', async () => {
    const files = ['900', '1194', '1000'].map(
      (n) => `/home/ada/.cache/ms-playwright/chromium-${n}/chrome-linux/chrome`,
    );
    expect(await findBrowser(machine('linux', files))).toBe(files[1]);
  });
});

describe('installations', () => {
  const debian = machine('linux', ['/usr/bin/apt-get']);
  const names = (/** @type {string[][][]} */ ways) => ways.map((steps) => steps.map((step) => step.at(-1)));

  it("try Debian's package first if they may, then the download", () => {
    expect(names(installations(debian, true, '/p'))).toEqual([['update', 'chromium'], ['chromium']]);
    expect(installations(debian, true, '/p')[1]).toEqual([[process.execPath, '/p/cli.js', 'install', 'chromium']]);
  });

  it('are only the download elsewhere', () => {
    expect(installations(debian, false, '/p')).toHaveLength(1);
    expect(installations(machine('linux', []), true, '/p')).toHaveLength(1);
    expect(installations(machine('darwin', []), false, '/p')).toHaveLength(1);
  });
});
