/** The starter as a stranger uses it: from its tarball to a game in a browser. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '@tilewright/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkProject, programVersions } from '../src/compile.js';
import { runManager } from '../src/packageManager.js';
import { emptyProject, type Project } from '../src/project.js';
import type { Registry } from '../src/registry.js';
import { withScript } from './dev-server.js';
import { findColor, flags, type GamePage, openPage } from './game-page.js';
import { installProject, manifestOf, nextRelease, run, serveAll, startProject, unpackStarter } from './new-project.js';

const small = ['minimal', 'phaser', 'pixi'];
const ended = { code: 0 };
let starter: Project;
let registry: Registry;
let browser: Browser;
const projects: Project[] = [];

beforeAll(async () => {
  starter = unpackStarter();
  registry = await serveAll(starter, [...small, 'keep']);
  browser = await launchBrowser(flags);
});
afterAll(async () => {
  await browser?.close();
  await registry?.close();
  for (const each of [starter, ...projects]) each?.dispose();
});

/** A folder to make a project in. */
function newFolder(): string {
  const project = emptyProject();
  projects.push(project);
  return project.folder;
}

/** Makes a project, and installs what it needs. */
async function newGame(template: string): Promise<string> {
  const here = newFolder();
  const made = await startProject(starter, here, template);
  expect(made, made.output).toMatchObject(ended);
  expect(made.output).toContain('\n  cd game\n  npm install\n  npm start\n');
  const folder = join(here, 'game');
  const installed = await installProject(folder, template, registry);
  expect(installed, installed.output).toMatchObject(ended);
  return folder;
}

/** Serves what a project was built to, and opens its page. */
async function openBuilt(folder: string): Promise<GamePage & { close: () => Promise<void> }> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const opened = await openPage(browser, server.resolvedUrls?.local[0] ?? '');
  const close = async () => {
    await opened.page.close();
    await server.close();
  };
  return { ...opened, close };
}

/** Both scripts serve the project in development, where nothing is built. */
async function expectFirstFrames(folder: string, hasFirstFrame: (page: Page) => Promise<unknown>): Promise<void> {
  const context = await browser.newContext();
  const problemsAt = async (address: string): Promise<readonly string[]> => {
    const { page, problems } = await openPage(context, address);
    await hasFirstFrame(page);
    const seen = [...problems];
    await page.close();
    return seen;
  };
  await withScript(folder, 'start', async (address) => {
    // At the first visit the server may still gather what the page needs, and load it again: then another one counts.
    const first = await problemsAt(address);
    expect(first.length === 0 ? first : await problemsAt(address)).toEqual([]);
  });
  // What it has gathered is kept for the next server.
  await withScript(folder, 'dev', async (address) => expect(await problemsAt(address)).toEqual([]));
  await context.close();
}

const HERO = [0x7d, 0xd3, 0xfc] as const;
/** The width of a tile on the page: 16 of them fill its 800 pixels. */
const TILE = 50;

/** Waits for some frames of a page, however long they take. */
async function frames(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await page.evaluate('new Promise(requestAnimationFrame)');
}

/** Holds a key until the hero, who has moved, stands still; returns where. */
async function holdUntilStill(page: Page, key: string): Promise<{ x: number; y: number; right: number }> {
  const before = await findColor(page, HERO);
  await page.keyboard.down(key);
  let [last, now] = [before, before];
  do {
    last = now;
    await frames(page, 10);
    now = await findColor(page, HERO);
  } while (Math.hypot(now.x - last.x, now.y - last.y) > 1 || Math.hypot(now.x - before.x, now.y - before.y) < 5);
  await page.keyboard.up(key);
  return now;
}

describe.each(small)('%s', (template) => {
  let folder: string;
  beforeAll(async () => {
    folder = await newGame(template);
  });

  it('takes the packed packages along', () => {
    const { name, dependencies = {}, devDependencies } = manifestOf(folder);
    expect(name).toBe('game');
    for (const [each, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, each).toMatch(each.startsWith('@tilewright/') ? /^file:packages\/.*\.tgz$/ : /^\d+\.\d+\.\d+$/);
    }
    for (const file of ['.gitignore', 'README.md']) expect(existsSync(join(folder, file)), file).toBe(true);
  });

  it.each(programVersions)('is checked under TypeScript %s', (version) => {
    expect(checkProject(folder, version)).toEqual([]);
  });

  it('is checked and built under TypeScript 7.0, which it brings', async () => {
    const asked = await run(folder, join('node_modules', '.bin', 'tsc'), ['--version']);
    expect(asked.output).toContain('Version 7.0.');
    const built = await run(folder, 'npm', ['run', 'build']);
    expect(built, built.output).toMatchObject(ended);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('src="./assets/');
  });

  it('has a hero who slides along walls', async () => {
    const { page, problems, close } = await openBuilt(folder);
    await page.waitForFunction('document.querySelector("canvas").clientWidth === 800');
    await expect.poll(async () => (await findColor(page, HERO)).count).toBeGreaterThan(100);
    const wall = await holdUntilStill(page, 'ArrowRight');
    expect(Math.abs(wall.right - 7 * TILE)).toBeLessThan(3);
    // Against the wall and to the south, it slides to the gap below the wall, and goes through.
    await page.keyboard.down('d');
    const beyond = await holdUntilStill(page, 's');
    await page.keyboard.up('d');
    expect(beyond.y).toBeGreaterThan(wall.y + 2 * TILE);
    expect(beyond.right).toBeGreaterThan(8 * TILE);
    expect(problems).toEqual([]);
    await close();
  });

  it('has a first frame by npm start and npm run dev', () =>
    expectFirstFrames(folder, (page) =>
      expect.poll(async () => (await findColor(page, HERO)).count).toBeGreaterThan(100),
    ));

  it('shows on its page that a script is missing', async () => {
    const { page, close } = await openBuilt(folder);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await page.textContent('#error span')).toBe('A script of this page could not be loaded.');
    await close();
  });
});

describe('keep', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await newGame('keep');
  });

  it('is checked and built', async () => {
    const checked = await run(folder, 'npm', ['run', 'typecheck']);
    expect(checked, checked.output).toMatchObject(ended);
    const built = await run(folder, 'npm', ['run', 'build']);
    expect(built, built.output).toMatchObject(ended);
    expect(existsSync(join(folder, 'LICENSE'))).toBe(true);
    const tested = await run(folder, 'npm', ['test', '--', 'tools/', 'src/options', 'src/rounds']);
    expect(tested, tested.output).toMatchObject(ended);
  });

  it('plays', async () => {
    const { page, problems, close } = await openBuilt(folder);
    await page.waitForSelector('#start', { state: 'visible' });
    expect(await page.isVisible('#problem')).toBe(false);
    expect(problems).toEqual([]);
    const links = await page.$$eval('a[href^="."]', (all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
    await page.keyboard.press('w');
    await page.waitForSelector('#minimap', { state: 'visible' });
    await close();
  });

  it('has a first frame by npm start and npm run dev', () =>
    expectFirstFrames(folder, (page) => page.waitForSelector('#start', { state: 'visible' })));

  it('stands without its features: each is a folder and a line', async () => {
    const list = join(folder, 'src/features.ts');
    const lines = Array.from(readFileSync(list, 'utf8').matchAll(/^export .*'\.\/(\w+)\/.*\n/gm));
    expect(lines.length).toBeGreaterThan(2);
    for (const [line, feature] of lines) {
      rmSync(join(folder, 'src', feature!), { recursive: true });
      writeFileSync(list, readFileSync(list, 'utf8').replace(line, ''));
    }
    const built = await run(folder, 'npm', ['run', 'build']);
    expect(built, built.output).toMatchObject(ended);
    const { page, problems, close } = await openBuilt(folder);
    await page.waitForSelector('#start', { state: 'visible' });
    await page.keyboard.press('w');
    await page.waitForSelector('#hud', { state: 'visible' });
    expect(problems).toEqual([]);
    await close();
  });
});

describe('npm create tilewright', () => {
  it('makes a project with the packages of its own release', async () => {
    const here = newFolder();
    const args = ['create', '--yes', `tilewright@${nextRelease}`, 'game', '--', '--template', 'minimal'];
    const made = await runManager(here, 'npm', args, registry.url);
    expect(made, made.output).toMatchObject(ended);
    const folder = join(here, 'game');
    expect(manifestOf(folder).dependencies).toEqual({
      '@tilewright/motion': `^${nextRelease}`,
      '@tilewright/queries': `^${nextRelease}`,
      '@tilewright/tilemap': `^${nextRelease}`,
      '@tilewright/units': `^${nextRelease}`,
    });
    const installed = await installProject(folder, 'minimal', registry);
    expect(installed, installed.output).toMatchObject(ended);
    const built = await run(folder, 'npm', ['run', 'build']);
    expect(built, built.output).toMatchObject(ended);
  });
});
