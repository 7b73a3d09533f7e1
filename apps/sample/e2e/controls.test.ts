/**
 * The controls beside the picture: after a pointer used one, the keys play; a control reached by Tab keeps the keys.
 */
import { describe, expect, it } from 'vitest';
import { sharedGame } from './shared-game.js';
import type { Snapshot } from './game-page.js';

const game = sharedGame(
  { creatures: 0, lens: 'ray' },
  { options: '?creatures=0&lens=ray', viewport: { width: 1100, height: 700 }, hasPanels: true },
);

const slider = '#controls input[type=range]';
const pauseSwitch = '#controls button:has-text("Pause")';
const stepButton = '#controls button:has-text("One step")';

/** Presses and releases the button of the mouse on a part of the page. @param share - from the left end, 0 to 1 */
async function clickOn(selector: string, share = 0.5): Promise<void> {
  const control = game().page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox())!;
  await game().page.mouse.click(x + share * width, y + height / 2);
}

/**
 * Checks that the keys play, even those that a control could take: the player walks and shoots, and no setting changes.
 */
async function expectKeysToPlay(): Promise<void> {
  await game().state();
  // A game that begins again obeys after a step without keys.
  const before = await game().step();
  expect((await game().hold('Space', 1)).shots).toBe(before.shots + 1);
  const { player } = await game().hold('ArrowRight', 8);
  expect(player.x).toBeGreaterThan(before.player.x + 0.2);
  expect((await game().hold('KeyS', 8)).player.y).toBeGreaterThan(player.y + 0.2);
  const after = await game().state();
  expect(after.settings).toEqual(before.settings);
  expect(await game().page.isVisible('#help')).toBe(false);
}

describe('after a pointer used', () => {
  it('the slider, the keys play', async () => {
    await clickOn(slider, 0.12);
    expect((await game().state()).settings.creatures).toBe(10);
    await expectKeysToPlay();
  });

  it('the slider, and let go of it elsewhere, the keys play', async () => {
    const { x, y, width } = (await game().page.locator(slider).boundingBox())!;
    await game().page.mouse.move(x + 2, y + 5);
    await game().page.mouse.down();
    await game().page.mouse.move(x + 0.2 * width, y + 30, { steps: 3 });
    await game().page.mouse.up();
    expect((await game().state()).settings.creatures).toBe(20);
    await expectKeysToPlay();
  });

  it('a switch, the keys play', async () => {
    await clickOn(pauseSwitch);
    await game().until('no pause', ({ settings }) => !settings.isPaused);
    await clickOn(pauseSwitch);
    await game().until('a pause', ({ settings }) => settings.isPaused);
    await expectKeysToPlay();
  });

  it('the list, and chose from it, the keys play', async () => {
    await clickOn('#controls select');
    // The list of a headless browser cannot be clicked, so the test reports the choice to the page.
    await game().page.keyboard.press('Escape');
    await game().page.locator('#controls select').selectOption({ label: 'Sight' });
    expect((await game().state()).settings.lens).toBe('sight');
    await expectKeysToPlay();
  });

  it('the list, and chose nothing, the keys play', async () => {
    await clickOn('#controls select');
    await game().page.keyboard.press('Escape');
    await expectKeysToPlay();
  });

  it.each([stepButton, '#lens pre', '#show-side'])('%s, the keys play', async (selector) => {
    await clickOn(selector);
    await expectKeysToPlay();
  });

  it('the help, the keys play', async () => {
    await clickOn('#show-help');
    await game().page.waitForSelector('#help', { state: 'visible' });
    await clickOn('#close-help');
    await game().page.waitForSelector('#help', { state: 'hidden' });
    await expectKeysToPlay();
  });
});

describe('by Tab', () => {
  /** Presses Tab until a control has the focus. */
  async function tabTo(selector: string): Promise<void> {
    for (let i = 0; i < 60; i++) {
      await game().page.keyboard.press('Tab');
      if (
        await game()
          .page.locator(selector)
          .evaluate((each) => each === document.activeElement)
      )
        return;
    }
    throw new Error(`Tab does not reach ${selector}`);
  }

  const press = async (key: string): Promise<Snapshot> => {
    await game().page.keyboard.press(key);
    return game().state();
  };

  it('the controls are reached, and keep the keys that they use', async () => {
    const { player, shots } = await game().state();
    await tabTo(slider);
    expect((await press('ArrowRight')).settings.creatures).toBe(10);
    expect((await press('ArrowRight')).settings.creatures).toBe(20);
    await tabTo('#controls select');
    expect((await press('ArrowDown')).settings.lens).toBe('circle');
    expect((await press('s')).settings.lens).toBe('steps');
    await tabTo(pauseSwitch);
    expect((await press('Space')).settings.isPaused).toBe(false);
    expect((await press('Space')).settings.isPaused).toBe(true);
    await tabTo(stepButton);
    const { steps } = await game().state();
    expect((await press('Enter')).steps).toBe(steps + 1);
    const end = await press('Space');
    expect(end.steps).toBe(steps + 2);
    expect([end.player, end.shots]).toEqual([player, shots]);
  });

  it('a control is reached after a pointer used one, and keeps the keys', async () => {
    await clickOn(slider, 0.12);
    expect((await game().state()).settings.creatures).toBe(10);
    await tabTo('#controls select');
    expect((await press('ArrowDown')).settings.lens).toBe('circle');
    await tabTo('#show-help');
    await game().page.keyboard.press('Space');
    await game().page.waitForSelector('#help', { state: 'visible' });
    await game().page.keyboard.press('Space');
    await game().page.waitForSelector('#help', { state: 'hidden' });
  });

  it('the slider announces its number, however it changes', async () => {
    const said = async (): Promise<string | null> => {
      await game().state();
      return game().page.getByRole('slider', { name: 'Creatures' }).getAttribute('aria-valuetext');
    };
    expect(await said()).toBe('0');
    await game().page.keyboard.press(']');
    expect(await said()).toBe('10');
    await clickOn(slider, 0.999);
    expect(await said()).toBe('20,000');
    expect(await game().page.locator('#controls output').textContent()).toBe('20,000');
    await tabTo(slider);
    await game().page.keyboard.press('ArrowLeft');
    expect(await said()).toBe('10,000');
  });

  it('a switch announces its state, however it changes', async () => {
    const fog = game().page.getByRole('button', { name: 'Fog' });
    expect(await fog.getAttribute('aria-pressed')).toBe('true');
    await game().page.keyboard.press('g');
    expect(await fog.getAttribute('aria-pressed')).toBe('false');
    await fog.press('Enter');
    expect(await fog.getAttribute('aria-pressed')).toBe('true');
    expect((await game().state()).settings.fog).toBe(true);
  });
});

it('each switch that a key works, too, names that key', async () => {
  const { page } = game();
  const keys = new Map([
    ['Fog', 'G'],
    ['Pause', 'P'],
    ['Sound', 'M'],
  ]);
  for (const [label, key] of keys) {
    expect(await page.locator(`#side button:has-text("${label}") kbd`).innerText()).toBe(key);
  }
});

describe('each toggle', () => {
  it('has a label that stays, and says by its state whether it is on', async () => {
    const { page } = game();
    const toggles = await page.locator('button[aria-pressed]:visible').all();
    expect(toggles.length).toBeGreaterThanOrEqual(4);
    for (const toggle of toggles) {
      const label = await toggle.innerText();
      const isOn = await toggle.getAttribute('aria-pressed');
      await toggle.press('Enter');
      await game().state();
      expect(await toggle.getAttribute('aria-pressed'), label).toBe(isOn === 'true' ? 'false' : 'true');
      expect(await toggle.innerText()).toBe(label);
      await toggle.press('Enter');
      await game().state();
      expect(await toggle.getAttribute('aria-pressed'), label).toBe(isOn);
    }
    expect(await page.locator('[aria-checked]').count()).toBe(0);
  });
});

describe('the help', () => {
  const { press, isOpen } = {
    press: (key: string): Promise<void> => game().page.keyboard.press(key),
    isOpen: (): Promise<boolean> => game().page.isVisible('#help'),
  };

  it('is the first control of the page', async () => {
    await press('Tab');
    expect(await game().page.evaluate(() => document.activeElement?.id)).toBe('show-help');
  });

  it('keeps the keys and the presses from the game', async () => {
    const { settings, player } = await game().state();
    await press('h');
    expect(await isOpen()).toBe(true);
    expect(await game().page.evaluate(() => document.activeElement?.id)).toBe('close-help');
    // Tab reaches all that is in the help, and nothing else of the page.
    const reached = new Set<string>();
    for (let i = 0; i < 8; i++) {
      await press('Tab');
      reached.add(
        await game().page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null || focused === document.body) return 'the browser';
          return focused.closest('#help') === null ? `${focused.tagName}#${focused.id}` : 'the help';
        }),
      );
    }
    expect([...reached].filter((place) => place !== 'the browser')).toEqual(['the help']);
    for (const key of ['6', 'g', 'p', ']', 'v', 'c']) await press(key);
    await clickOn('#show-side');
    await clickOn(pauseSwitch);
    await press('h');
    expect(await isOpen()).toBe(false);
    const after = await game().state();
    expect(after.settings).toEqual(settings);
    expect(await game().page.isVisible('#side')).toBe(true);
    expect((await game().step()).player.charges).toBe(player.charges);
    await expectKeysToPlay();
  });

  it.each(['Escape', 'Enter', 'Space'])('closes with %s, and the keys play', async (key) => {
    await game().page.focus('#show-help');
    await press('Enter');
    expect(await isOpen()).toBe(true);
    await press(key);
    expect(await isOpen()).toBe(false);
    await expectKeysToPlay();
  });
});
