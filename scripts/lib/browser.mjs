// Finds the Chromium or Chrome for the browser tests, or installs one.
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { run } from './children.mjs';
import { Failure } from './paths.mjs';

/**
 * The machine that the search looks at; tests pass another one.
 *
 * @typedef {object} Machine
 * @property {string} platform as process.platform
 * @property {Record<string, string | undefined>} env
 * @property {string} home
 * @property {(file: string) => boolean} isProgram
 * @property {(folder: string) => string[]} list names inside a folder; empty if there is no such folder
 * @property {(file: string) => Promise<boolean>} starts whether it is a browser that runs here
 */

/** @type {Machine} */
const thisMachine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  isProgram(file) {
    try {
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  },
  list(folder) {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  },
  async starts(file) {
    // On Windows `--version` opens a window instead of answering.
    if (process.platform === 'win32') return true;
    const { code, output } = await run(file, ['--version'], { quiet: true, timeout: 20_000 });
    return code === 0 && /chrom/i.test(output);
  },
};

/**
 * The first browser that exists and starts: from an environment variable, on the path, in the usual places of the
 * system, in Playwright's cache. A variable that does not name a working browser is an error.
 *
 * @param {Machine} [machine]
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser(machine = thisMachine) {
  for (const name of ['TILEWRIGHT_CHROMIUM', 'CHROME_PATH']) {
    const file = machine.env[name];
    if (!file) continue;
    if (machine.isProgram(file) && (await machine.starts(file))) return file;
    throw new Failure(`${name} must be the path of a Chromium or Chrome that starts, received ${file}`);
  }
  for (const file of new Set(candidates(machine))) {
    if (machine.isProgram(file) && (await machine.starts(file))) return file;
  }
  return undefined;
}

/** @param {Machine} machine */
function candidates(machine) {
  const { platform, env, home } = machine;
  const paths = platform === 'win32' ? win32 : posix;
  const join = (/** @type {string[]} */ ...parts) => paths.join(...parts);
  const suffix = platform === 'win32' ? '.exe' : '';
  const path = (env['PATH'] ?? env['Path'] ?? '').split(paths.delimiter).filter(Boolean);
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
  const found = names.flatMap((name) => path.map((folder) => join(folder, name + suffix)));

  if (platform === 'darwin') {
    for (const folder of ['/Applications', join(home, 'Applications')]) {
      for (const name of ['Google Chrome', 'Chromium']) found.push(join(folder, `${name}.app/Contents/MacOS/${name}`));
    }
  } else if (platform === 'win32') {
    for (const variable of ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']) {
      const folder = env[variable];
      if (!folder) continue;
      found.push(join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Chromium/Application/chrome.exe'));
    }
  } else {
    found.push('/usr/bin/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome');
  }

  const cache =
    env['PLAYWRIGHT_BROWSERS_PATH'] ??
    (platform === 'darwin'
      ? join(home, 'Library/Caches/ms-playwright')
      : platform === 'win32'
        ? join(env['LOCALAPPDATA'] ?? join(home, 'AppData/Local'), 'ms-playwright')
        : join(env['XDG_CACHE_HOME'] ?? join(home, '.cache'), 'ms-playwright'));
  const programs = [
    'chrome',
    'chrome.exe',
    'Chromium.app/Contents/MacOS/Chromium',
    'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ];
  // The newest download first: `chromium-1194` has `chrome-linux/chrome` in it.
  const downloads = machine.list(cache).filter((name) => /^chromium-\d+$/.test(name));
  downloads.sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  for (const download of downloads) {
    for (const system of machine.list(join(cache, download))) {
      for (const program of programs) found.push(join(cache, download, system, program));
    }
  }
  return found;
}

/**
 * A browser that starts, installed if necessary: Debian's package if possible, otherwise Playwright's download.
 *
 * @param {string} playwright folder of the installed playwright-core
 * @returns {Promise<string>}
 * @throws Failure that says what to do by hand
 */
export async function findOrInstallBrowser(playwright) {
  const found = await findBrowser();
  if (found !== undefined) return found;
  for (const steps of installations(thisMachine, process.getuid?.() === 0, playwright)) {
    console.log(
      `No Chromium or Chrome found; installing one:\n${steps.map((step) => `  ${step.join(' ')}`).join('\n')}`,
    );
    let done = true;
    for (const [command, ...args] of steps) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const { code, output } = await run(/** @type {string} */ (command), args, { quiet: true, env });
      done &&= code === 0;
      if (code !== 0) console.log(output.trimEnd().split('\n').slice(-8).join('\n'));
    }
    const installed = done ? await findBrowser() : undefined;
    if (installed !== undefined) return installed;
  }
  throw new Failure(
    'The browser tests need Chromium or Chrome, but none was found and none could be installed. Do one of these, then run npm test again:\n' +
      '  - install Google Chrome or Chromium with the package manager of your system (Debian: apt-get install chromium, as root)\n' +
      '  - set TILEWRIGHT_CHROMIUM to the path of an installed Chromium or Chrome',
  );
}

/**
 * The ways to install a browser, best first, each a list of commands.
 *
 * @param {Machine} machine
 * @param {boolean} isAdministrator
 * @param {string} playwright
 * @returns {string[][][]}
 */
export function installations(machine, isAdministrator, playwright) {
  const download = [[process.execPath, posix.join(playwright, 'cli.js'), 'install', 'chromium']];
  const isDebian = machine.platform === 'linux' && machine.isProgram('/usr/bin/apt-get');
  if (!isDebian || !isAdministrator) return [download];
  // Waits for the lock if another apt is running, instead of failing.
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  return [
    [
      ['apt-get', ...wait, 'update'],
      ['apt-get', ...wait, 'install', '--yes', '--no-install-recommends', 'chromium'],
    ],
    download,
  ];
}
