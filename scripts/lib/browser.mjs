// Finds the Chromium or Chrome of the browser tests, or installs one.
import { existsSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';
import { chromium } from 'playwright-core';
import { run } from './children.mjs';
import { Failure, root } from './paths.mjs';

/** The time that a browser has to say its version, in milliseconds. Something else may wait forever. */
const patience = 20_000;

/**
 * The browser that TILEWRIGHT_CHROMIUM names, or one on the path, or in the usual places of the system, or the one that
 * Playwright downloaded.
 *
 * @param {number} [timeout] for each program that may be one
 * @returns {Promise<string | undefined>} the path of its program
 * @throws Failure if the variable names none that starts
 */
export async function findBrowser(timeout = patience) {
  const named = process.env['TILEWRIGHT_CHROMIUM'];
  if (named) {
    if (await starts(named, timeout)) return named;
    throw new Failure(`TILEWRIGHT_CHROMIUM must be the path of a Chromium or Chrome that starts, received ${named}`);
  }
  for (const file of [...usualPlaces(process), chromium.executablePath()]) {
    if (await starts(file, timeout)) return file;
  }
  return undefined;
}

/**
 * Where a system may have a browser: on the path, and where its installers put programs.
 *
 * @param {{ platform: string; env: Record<string, string | undefined> }} machine
 * @returns {string[]} files, the best ones first
 */
export function usualPlaces({ platform, env }) {
  const path = platform === 'win32' ? win32 : posix;
  const inFolders = (/** @type {(string | undefined)[]} */ folders, /** @type {string[]} */ names) =>
    // An empty element of the path is the current folder, which is no place for a browser.
    names.flatMap((name) => folders.flatMap((folder) => (folder ? [path.join(folder, name)] : [])));
  const searched = (env['PATH'] ?? '').split(path.delimiter);
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return [
      ...inFolders(searched, ['chrome.exe', 'chromium.exe']),
      ...inFolders(folders, ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']),
    ];
  }
  const onPath = inFolders(searched, ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']);
  if (platform !== 'darwin') return onPath;
  const names = ['Google Chrome', 'Chromium'].map((name) => `${name}.app/Contents/MacOS/${name}`);
  return [...onPath, ...inFolders(['/Applications', env['HOME'] && `${env['HOME']}/Applications`], names)];
}

/**
 * @param {string} file
 * @param {number} timeout
 */
async function starts(file, timeout) {
  if (!existsSync(file)) return false;
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  const { code, output } = await run(file, ['--version'], { quiet: true, timeout });
  // Some distributions have a program of that name that only says how to install the browser.
  return code === 0 && /chrom/i.test(output);
}

/**
 * A browser that starts, installed if necessary.
 *
 * @returns {Promise<string>}
 * @throws Failure that says what to do by hand
 */
export async function findOrInstallBrowser() {
  const found = await findBrowser();
  if (found !== undefined) return found;
  console.log('No Chromium or Chrome found: installing one.');
  for (const command of installers()) {
    await run(...command);
    const installed = await findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Failure(
    'The browser tests need Chromium or Chrome, and none could be installed. Install one with the package manager of your ' +
      'system, or set TILEWRIGHT_CHROMIUM to the path of an installed one, then run the same command again.',
  );
}

/** @returns {[program: string, args: string[]][]} */
function installers() {
  const playwright = join(root, 'scripts/node_modules/playwright-core/cli.js');
  // Waits for the lock if another apt is running, instead of failing.
  const apt = 'DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300';
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return [
    ...(mayUseApt
      ? /** @type {[string, string[]][]} */ ([
          ['sh', ['-c', `${apt} update && ${apt} install --yes --no-install-recommends chromium >/dev/null`]],
        ])
      : []),
    [process.execPath, [playwright, 'install', 'chromium']],
  ];
}
