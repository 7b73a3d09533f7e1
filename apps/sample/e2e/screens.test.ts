/** The screens around the game: the title with its demo, and the game; `results.test.ts` has the results. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alreadyThere, onTheRoad, wordy } from './testing/changed-maps.js';
import { GamePage, type Options, type PageOptions } from './game-page.js';
import { sharedGame } from './shared-game.js';
import { site } from './site.js';

/** The game of the current test. */
let game: GamePage;

/** One page for all tests of a group. */
function playWith(settings: Partial<Options>, options?: PageOptions): void {
  sharedGame(settings, options, (each) => (game = each));
}

/** The ids of the elements that Tab reaches, until the focus leaves the page. */
async function focusOrder(): Promise<string[]> {
  const reached: string[] = [];
  for (;;) {
    await game.page.keyboard.press('Tab');
    const name = await game.page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return '';
      return activeElement.id === '' ? activeElement.textContent : activeElement.id;
    });
    if (name === '' || reached.includes(name)) return reached;
    reached.push(name);
  }
}

describe('the title', () => {
  playWith({ creatures: 0, isPaused: false });
  beforeEach(() => game.leave());

  it('shows a bot among thousands of creatures, and one lens after the other', async () => {
    const first = await game.until('steps', ({ steps }) => steps > 30);
    expect(first.creatureCount).toBeGreaterThan(9000);
    const caption = await game.page.innerText('#caption');
    await game.until('another lens', ({ figures = [] }) => figures.length > 0);
    expect(await game.page.innerText('#caption')).not.toBe(caption);
    expect((await game.state()).player).not.toEqual(first.player);
  });

  it.each(['Enter', 'Space', 'KeyW', 'KeyP', 'ArrowUp', 'Digit1', 'KeyH'])(
    'ends with the key %s, which only starts',
    async (key) => {
      await game.page.keyboard.press(key);
      const state = await game.until('a game', ({ phase }) => phase === 'ready');
      expect(state.settings).toEqual({ creatures: 0, lens: 'none', fog: true, isPaused: false });
      expect([await game.page.isVisible('#title'), await game.page.isVisible('#help')]).toEqual([false, false]);
      expect(await game.page.evaluate(() => document.activeElement?.id)).toBe('stage');
      expect((await game.state()).shots).toBe(0);
    },
  );

  it('stays with keys that mean something else', async () => {
    for (const key of ['Tab', 'Shift', 'Control', 'Alt', 'Escape', 'F2', 'Control+KeyB']) {
      await game.page.keyboard.press(key);
      expect((await game.state()).phase, key).toBe('title');
    }
  });

  it('ends with a click anywhere, which does not shoot', async () => {
    await game.page.mouse.click(600, 100);
    await game.until('a game', ({ phase, steps }) => phase === 'ready' && steps > 5);
    expect((await game.state()).shots).toBe(0);
  });

  it('lets the next game be chosen, by pointer and by key, and keeps that in the address', async () => {
    const { page } = game;
    const pressed = (): Promise<string[]> => game.texts('#title [aria-pressed=true]');
    await page.click('#title [data-creatures="1000"]');
    expect(await pressed()).toEqual(['Quiet 1,000']);
    await page.focus('#title [data-creatures="20000"]');
    await page.keyboard.press('Enter');
    await page.focus('#title .seed-of-day');
    await page.keyboard.press('Space');
    expect(await pressed()).toEqual(['Horde 20,000', 'Seed of the day']);
    expect((await game.state()).phase).toBe('title');
    await expect.poll(() => page.url()).toMatch(/creatures=20000&.*seed=20\d{6}|seed=20\d{6}&.*creatures=20000/);
    await page.click('#title .seed-of-day');
    await page.click('#title [data-creatures="1000"]');
    await page.keyboard.press('w');
    const { settings } = await game.until('a game', ({ phase }) => phase === 'ready');
    expect(settings.creatures).toBe(1000);
    await expect.poll(() => page.url()).not.toMatch(/seed=2/);
    await game.play({ creatures: 0 });
  });

  it('ends with its button', async () => {
    await game.page.getByRole('button', { name: 'play' }).click();
    const { steps } = await game.until('a game', ({ phase }) => phase === 'ready');
    expect((await game.until('it runs', (state) => state.steps > steps)).shots).toBe(0);
  });
});

describe('a page that loads', () => {
  afterEach(() => game.close());

  it('has its title before the script, which the files of the map do not wait for', async () => {
    const asked: string[] = [];
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    game = await GamePage.open(site, {
      isTitle: true,
      prepare: (page) => {
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        return page.route('**/*.js', async (route) => {
          await held;
          await route.continue();
        });
      },
      waitUntil: 'commit',
    });
    await game.page.locator('#title-name').waitFor();
    await game.page.getByText('Loading').waitFor();
    expect(await game.page.isVisible('#start')).toBe(false);
    const filesOfMap = (): string[] => asked.filter((path) => /\.(tmj|tsj|png)$/.test(path));
    await expect.poll(() => filesOfMap().length).toBe(3);
    const scripts = (): string[] => asked.filter((path) => path.endsWith('.js'));
    const early = scripts().length;
    go();
    await game.page.locator('#start').waitFor();
    // What the script imports was asked for beside it. Only what the first picture does not show comes later.
    expect(
      scripts()
        .slice(early)
        .filter((path) => !/\/(all-lenses|debug-hook|effects-of|gaze-view|help-rows|map-panel)-/.test(path)),
    ).toEqual([]);
    expect(await game.page.isVisible('#loading')).toBe(false);
    // Each was loaded once.
    expect(filesOfMap().length).toBe(3);
  });

  it('says what it is, in one heading, and links to the source and the documentation', async () => {
    game = await GamePage.open(site, { isTitle: true });
    await game.until('the title', ({ phase }) => phase === 'title');
    expect(await game.headings()).toEqual(['The keep']);
    expect(await game.page.innerText('#title')).toContain('typed units and tile maps for 2D games in TypeScript');
    for (const link of await game.page.locator('#title a').all()) {
      expect(await link.getAttribute('href')).toMatch(
        /^(https:\/\/github\.com\/tilewright\/tilewright|\.\/[\w/]+\.html$)/,
      );
    }
    expect(await focusOrder()).toEqual([
      'start',
      'Quiet 1,000',
      'Keep 5,000',
      'Horde 20,000',
      'Seed of the day',
      'Source',
      'Documentation',
      'Built in five steps',
      'A platformer',
    ]);
    expect((await game.state()).phase).toBe('title');
  });

  it('ends its title with a tap anywhere, which does not shoot', async () => {
    game = await GamePage.open(site, { options: '?creatures=0', hasTouch: true, isMobile: true, isTitle: true });
    await game.until('the title', ({ phase }) => phase === 'title');
    await game.page.touchscreen.tap(600, 100);
    await game.until('a game', ({ phase }) => phase === 'ready');
    expect((await game.state()).shots).toBe(0);
  });

  it('moves no camera behind its title for users who ask for less motion', async () => {
    game = await GamePage.open(site, { reducedMotion: 'reduce', isTitle: true });
    const first = await game.until('steps', ({ steps }) => steps > 10);
    const later = await game.until('steps', ({ steps }) => steps > 200);
    expect(later.camera).toEqual(first.camera);
    expect(later.shots).toBe(0);
  });
});

describe('a game', () => {
  playWith({ creatures: 0 });

  it('greets until the first step', async () => {
    expect((await game.state()).phase).toBe('ready');
    expect(await game.page.isVisible('#greeting')).toBe(true);
    expect((await game.hold('KeyD', 2)).phase).toBe('playing');
    expect(await game.page.isVisible('#greeting')).toBe(false);
  });

  it('teaches first: a sentence at a time, until the player leaves the first room', async () => {
    const task = (): Promise<string> => game.page.innerText('#quest-task');
    expect(await task()).toBe('Walk. Nobody hunts you in here.');
    await game.hold('KeyD', 60);
    expect(await task()).toBe('Shoot the frog.');
    // Past the frog, through the door.
    await game.hold('KeyD', 100);
    expect(await task()).toBe('Throw a charge at the cracked wall.');
    expect(await game.page.innerText('#time')).toBe('0:00');
  });
});

describe('a game on the road', () => {
  playWith({ creatures: 0 }, { prepare: onTheRoad });

  it('shows the goal, and how far away it is', async () => {
    expect(await game.page.innerText('#quest-task')).toBe('Go through the gate');
    const far = Number.parseInt(await game.page.innerText('#quest-distance'), 10);
    await game.hold('KeyD', 60);
    expect(Number.parseInt(await game.page.innerText('#quest-distance'), 10)).toBeLessThan(far);
  });

  it('names its keys for half a minute', async () => {
    await game.page.setViewportSize({ width: 1280, height: 480 });
    await game.hold('KeyD', 2);
    expect(await game.page.isVisible('.keys')).toBe(true);
    await game.step(30 * 60);
    expect(await game.page.isVisible('.keys')).toBe(false);
    await game.reset({ creatures: 0 });
    expect(await game.page.isVisible('.keys')).toBe(true);
  });
});

describe('the goal', () => {
  playWith({ creatures: 0 }, { prepare: wordy });

  it.each([
    [360, 640, false],
    [640, 360, false],
    [760, 400, false],
    [1101, 720, false],
    [1101, 720, true],
    [1280, 720, true],
  ])('covers neither figures nor minimap in %i by %i pixels, with panels: %s', async (width, height, hasPanels) => {
    const { page } = game;
    await page.setViewportSize({ width, height });
    if (hasPanels) await page.keyboard.press('v');
    expect((await game.state()).phase).toBe('ready');
    expect(await page.innerText('#quest-task')).toBe('Find the ring in the undercroft');
    const [quest, ...others] = await Promise.all(
      ['#quest', '#hud', '#minimap'].map(async (each) => (await page.locator(each).boundingBox())!),
    );
    for (const other of others) {
      const overlapX = Math.min(quest!.x + quest!.width, other.x + other.width) - Math.max(quest!.x, other.x);
      const overlapY = Math.min(quest!.y + quest!.height, other.y + other.height) - Math.max(quest!.y, other.y);
      expect(Math.min(overlapX, overlapY)).toBeLessThanOrEqual(0);
    }
    expect(quest!.x + quest!.width).toBeLessThanOrEqual(width);
  });

  it.each([
    [360, 640],
    [390, 844],
  ])('shares a line with figures and minimap in %i by %i pixels', async (width, height) => {
    const { page } = game;
    await page.setViewportSize({ width, height });
    await game.state();
    for (const each of ['#quest', '#hud', '#minimap']) {
      const box = (await page.locator(each).boundingBox())!;
      expect([box.y, box.y + box.height < 100], each).toEqual([8, true]);
    }
  });

  it.each([
    [360, 640],
    [390, 844],
    [640, 360],
    [844, 390],
    [1000, 600],
  ])('holds its text in %i by %i pixels, beside the panels too', async (width, height) => {
    const { page } = game;
    await page.setViewportSize({ width, height });
    for (const isShown of [false, true]) {
      if (isShown) await page.keyboard.press('v');
      await game.state();
      const spill = await page.evaluate(() => {
        const panel = document.getElementById('quest')!.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(document.getElementById('quest-task')!.parentElement!);
        const words = text.getBoundingClientRect();
        return [panel.left - words.left, words.right - panel.right, panel.top - words.top, words.bottom - panel.bottom];
      });
      expect(Math.max(...spill)).toBeLessThanOrEqual(0);
    }
  });
});

describe('each screen fits, and needs no sideways scrolling', () => {
  playWith({ creatures: 0 }, { prepare: alreadyThere });

  it.each([
    [360, 640],
    [640, 360],
    [1280, 720],
  ])('in %i by %i pixels', async (width, height) => {
    await game.page.setViewportSize({ width, height });
    const expectToFit = async (...selectors: string[]): Promise<void> => {
      for (const selector of selectors) {
        const { x, y, width: w, height: h } = (await game.page.locator(selector).boundingBox())!;
        expect([x >= 0, y >= 0, x + w <= width, y + h <= height], selector).toEqual([true, true, true, true]);
      }
      expect(await game.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await game.leave();
    await expectToFit('.title-words', '#start', '#title .choices', '#caption');
    const words = (await game.page.locator('.title-words').boundingBox())!;
    const caption = (await game.page.locator('#caption').boundingBox())!;
    const isBeside = caption.x >= words.x + words.width || caption.y >= words.y + words.height;
    expect(isBeside, 'the caption covers no link').toBe(true);
    await game.play({ isPaused: true });
    await expectToFit('#hud', '#quest', '#minimap', '#bar', '#greeting');
    await game.hold('KeyD', 1);
    await game.untilVisible('#result');
    await expectToFit('#result > .panel', '#restart');
  });
});
