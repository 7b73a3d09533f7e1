/** The screens around the game: the title with its demo, the game, and the results of a fall and an escape. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSite } from './browser.mjs';
import { alreadyThere, deadly } from './testing/changed-maps.js';
import { GamePage, type PageOptions, type Site } from './game-page.js';
import { violationsOf } from './violations.js';

let site: Site;
let game: GamePage;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => game.close());

const openTitle = async (options: PageOptions = {}): Promise<void> => {
  game = await GamePage.open(site, { isTitle: true, ...options });
  await game.until('the title', ({ phase }) => phase === 'title');
};

async function fall(): Promise<void> {
  game = await GamePage.open(site, { options: '?creatures=9', prepare: deadly });
  // In the page itself: a call from here would come too late.
  await game.page.evaluate(() => {
    const look = (): void => {
      if (window.tilewright?.().phase !== 'fallen') requestAnimationFrame(look);
      else document.body.dataset['resultAtFall'] = String(document.getElementById('result')?.hidden === false);
    };
    look();
  });
  await game.page.keyboard.down('KeyD');
  // One by one, because the screen of the result takes the keys that make steps.
  for (let steps = 0; steps < 60 && (await game.step()).phase !== 'fallen'; steps++);
  await game.page.keyboard.up('KeyD');
  expect((await game.state()).phase).toBe('fallen');
}

const texts = (selector: string): Promise<string[]> => game.page.locator(selector).allInnerTexts();

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

/** The visible headings, in the order in which they are read. */
const headings = (): Promise<string[]> => texts('h1:visible, h2:visible');

describe('the title', () => {
  it('is there before the script, which the files of the map do not wait for', async () => {
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
    await expect.poll(() => filesOfMap().length, { timeout: 60_000 }).toBe(3);
    go();
    await game.page.locator('#start').waitFor();
    expect(await game.page.isVisible('#loading')).toBe(false);
    // Each was loaded once.
    expect(filesOfMap().length).toBe(3);
  });

  it('shows a bot among thousands of creatures, and one lens after the other', async () => {
    await openTitle();
    const first = await game.until('steps', ({ steps }) => steps > 30);
    expect(first.creatureCount).toBeGreaterThan(4000);
    const caption = await game.page.innerText('#caption');
    await game.until('another lens', ({ figures }) => figures.length > 0);
    await expect.poll(() => game.page.innerText('#caption'), { timeout: 60_000 }).not.toBe(caption);
    expect((await game.state()).player).not.toEqual(first.player);
  });

  it('says what it is, in one heading, and links to the source and the documentation', async () => {
    await openTitle();
    expect(await headings()).toEqual(['The keep']);
    expect(await game.page.innerText('#title')).toContain('typed units and tile maps for 2D games in TypeScript');
    for (const link of await game.page.locator('#title a').all()) {
      expect(await link.getAttribute('href')).toMatch(/^https:\/\/github\.com\/tilewright\/tilewright/);
    }
    expect(await focusOrder()).toEqual(['start', 'Source', 'Documentation']);
    expect((await game.state()).phase).toBe('title');
  });

  it.each(['Enter', 'Space', 'KeyW', 'KeyP', 'ArrowUp', 'Digit1', 'KeyH'])(
    'ends with the key %s, which only starts',
    async (key) => {
      await openTitle({ options: '?creatures=0' });
      await game.page.keyboard.press(key);
      const state = await game.until('a game', ({ phase }) => phase === 'ready');
      expect(state.settings).toEqual({ creatures: 0, lens: 'none', fog: true, isPaused: false });
      expect([await game.page.isVisible('#title'), await game.page.isVisible('#help')]).toEqual([false, false]);
      expect(await game.page.evaluate(() => document.activeElement?.id)).toBe('stage');
      expect((await game.state()).shots).toBe(0);
    },
  );

  it('stays with keys that mean something else', async () => {
    await openTitle();
    for (const key of ['Tab', 'Shift', 'Control', 'Alt', 'Escape', 'F2', 'Control+KeyB']) {
      await game.page.keyboard.press(key);
      expect((await game.state()).phase, key).toBe('title');
    }
  });

  it('ends with a click and a tap anywhere, which do not shoot', async () => {
    await openTitle({ options: '?creatures=0' });
    await game.page.mouse.click(600, 100);
    await game.until('a game', ({ phase }) => phase === 'ready');
    await game.close();
    await openTitle({ options: '?creatures=0', hasTouch: true, isMobile: true });
    await game.page.touchscreen.tap(600, 100);
    await game.until('a game', ({ phase }) => phase === 'ready');
    expect((await game.state()).shots).toBe(0);
  });

  it('ends with its button', async () => {
    await openTitle({ options: '?creatures=0' });
    await game.page.getByRole('button', { name: 'play' }).click();
    const { steps } = await game.until('a game', ({ phase }) => phase === 'ready');
    expect((await game.until('it runs', (state) => state.steps > steps)).shots).toBe(0);
  });

  it('moves no camera for users who ask for less motion', async () => {
    await openTitle({ reducedMotion: 'reduce' });
    const first = await game.until('steps', ({ steps }) => steps > 10);
    const later = await game.until('steps', ({ steps }) => steps > 200);
    expect(later.camera).toEqual(first.camera);
    expect(later.shots).toBe(0);
  });
});

describe('a game', () => {
  it('greets until the first step', async () => {
    game = await GamePage.open(site, { options: '?creatures=0' });
    expect((await game.state()).phase).toBe('ready');
    expect(await game.page.isVisible('#greeting')).toBe(true);
    await game.step();
    await game.hold('KeyD', 2);
    expect((await game.state()).phase).toBe('playing');
    expect(await game.page.isVisible('#greeting')).toBe(false);
  });

  it('shows the goal, and how far away it is', async () => {
    game = await GamePage.open(site, { options: '?creatures=0' });
    expect(await game.page.innerText('#quest-task')).not.toBe('');
    const far = Number.parseInt(await game.page.innerText('#quest-distance'), 10);
    await game.step();
    await game.hold('KeyD', 60);
    expect(Number.parseInt(await game.page.innerText('#quest-distance'), 10)).toBeLessThan(far);
  });
});

describe('a fall', () => {
  it('is seen, then shows its result, and R starts again', async () => {
    await fall();
    await game.page.waitForSelector('#result', { state: 'visible' });
    expect(await game.page.getAttribute('body', 'data-result-at-fall')).toBe('false');
    expect(await headings()).toEqual(['You fell']);
    expect(await violationsOf(game.page)).toEqual([]);
    expect(await texts('#result dt')).toEqual(['Time', 'Goals', 'Slain', 'Times seen', 'Last place', 'Best']);
    expect((await texts('#result dd')).every((text) => text !== '')).toBe(true);
    for (const id of ['hud', 'quest', 'minimap', 'bar', 'side'])
      expect(await game.page.isVisible(`#${id}`), id).toBe(false);
    expect(await game.page.evaluate(() => document.activeElement?.id)).toBe('result-title');
    // A player who still shoots and walks starts nothing.
    for (const key of ['Space', 'Enter', 'KeyD', 'KeyP']) await game.page.keyboard.press(key);
    expect((await game.state()).phase).toBe('fallen');
    await game.page.keyboard.press('r');
    const again = await game.until('a new game', ({ phase }) => phase === 'ready');
    expect(again.player.health).toBeGreaterThan(0);
    expect(await game.page.isVisible('#result')).toBe(false);
    expect(await game.page.evaluate(() => document.activeElement?.id)).toBe('stage');
  });

  it('can be left by the button, with keys alone', async () => {
    await fall();
    await game.page.waitForSelector('#result', { state: 'visible' });
    await game.page.keyboard.press('Tab');
    expect(await game.page.evaluate(() => document.activeElement?.id)).toBe('restart');
    await game.page.keyboard.press('Enter');
    await game.until('a new game', ({ phase }) => phase === 'ready');
  });
});

describe('an escape', () => {
  it('shows its result', async () => {
    game = await GamePage.open(site, { options: '?creatures=0', prepare: alreadyThere });
    await game.step();
    const end = await game.hold('KeyD', 1);
    expect(end.phase).toBe('escaped');
    await game.page.waitForSelector('#result', { state: 'visible' });
    expect(await headings()).toEqual(['You escaped']);
    expect(await violationsOf(game.page)).toEqual([]);
    expect(await game.page.innerText('#result-goals')).toBe('1 of 1');
    await game.page.getByRole('button', { name: 'Play again' }).click();
    await game.until('a new game', ({ phase }) => phase === 'ready');
  });
});

describe('each screen fits, and needs no sideways scrolling', () => {
  it.each([
    [360, 640],
    [640, 360],
    [1280, 720],
  ])('in %i by %i pixels', async (width, height) => {
    await openTitle({ viewport: { width, height }, options: '?creatures=0', prepare: alreadyThere });
    const expectToFit = async (...selectors: string[]): Promise<void> => {
      for (const selector of selectors) {
        const { x, y, width: w, height: h } = (await game.page.locator(selector).boundingBox())!;
        expect([x >= 0, y >= 0, x + w <= width, y + h <= height], selector).toEqual([true, true, true, true]);
      }
      expect(await game.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await game.until('a caption', () => true);
    await expectToFit('.title-words', '#start', '#caption');
    await game.start();
    await game.state();
    await expectToFit('#hud', '#quest', '#minimap', '#bar', '#greeting');
    await game.pause();
    await game.step();
    await game.hold('KeyD', 1);
    await game.page.waitForSelector('#result', { state: 'visible' });
    await expectToFit('#result > .panel', '#restart');
  });
});
