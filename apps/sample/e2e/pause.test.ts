/** What pauses a game and lets it go on, what starts another one, and what of the page lets a click through to it. */
import { describe, expect, it } from 'vitest';
import { sharedGame } from './shared-game.js';

const game = sharedGame({ creatures: 0 }, { options: '?creatures=0', viewport: { width: 1280, height: 720 } });
const isPaused = async (): Promise<boolean> => (await game().state()).settings.isPaused;

describe('Escape', () => {
  it('lets a paused game go on, and pauses it', async () => {
    await game().page.keyboard.press('Escape');
    expect(await isPaused()).toBe(false);
    await game().page.keyboard.press('Escape');
    expect(await isPaused()).toBe(true);
  });

  it('first gives the keys of a control back to the game', async () => {
    await game().page.focus('#show-side');
    await game().page.keyboard.press('Escape');
    expect(await game().page.evaluate(() => document.activeElement?.id)).toBe('stage');
    expect(await isPaused()).toBe(true);
  });
});

describe('a window that loses the focus', () => {
  const leave = (): Promise<unknown> => game().page.evaluate(() => dispatchEvent(new Event('blur')));

  it('pauses a game that is played', async () => {
    expect((await game().hold('KeyD', 2)).phase).toBe('playing');
    await game().page.keyboard.press('p');
    expect(await isPaused()).toBe(false);
    await leave();
    expect(await isPaused()).toBe(true);
    // The address keeps up with another choice, and leaves this pause out.
    await game().page.keyboard.press('g');
    await game().untilTrue((part) => location.search.includes(part), 'fog=off');
    expect(game().page.url()).not.toContain('pause=on');
  });

  it('leaves a game alone that waits for its first move', async () => {
    await game().page.keyboard.press('p');
    expect(await isPaused()).toBe(false);
    await leave();
    expect(await isPaused()).toBe(false);
  });
});

describe('a lens', () => {
  it('pauses a game that is played, which goes on without it', async () => {
    expect((await game().hold('KeyD', 2)).phase).toBe('playing');
    await game().page.keyboard.press('p');
    await game().page.keyboard.press('1');
    expect(await isPaused()).toBe(true);
    await game().page.keyboard.press('2');
    expect(await isPaused()).toBe(true);
    await game().page.keyboard.press('0');
    expect(await isPaused()).toBe(false);
  });

  it('leaves the pause of the user as it is', async () => {
    expect((await game().hold('KeyD', 2)).phase).toBe('playing');
    await game().page.keyboard.press('1');
    await game().page.keyboard.press('0');
    expect(await isPaused()).toBe(true);
  });

  it('comes first among the panels, with its source', async () => {
    await game().page.keyboard.press('v');
    await game().page.keyboard.press('1');
    await game().state();
    const boxes = await game().page.$$eval('#side > section:not([hidden])', (all) => all.map(({ id }) => id));
    expect(boxes[0]).toBe('lens');
    const line = game().page.locator('#lens-sources .sh__line').nth(9);
    expect((await line.boundingBox())!.y).toBeLessThan(720);
  });
});

it('N starts another game while one is played', async () => {
  expect((await game().hold('KeyD', 3)).phase).toBe('playing');
  await game().page.keyboard.press('n');
  await game().until('a new game', ({ phase, settings }) => phase === 'ready' && !settings.isPaused);
});

it('a click on the words beside the buttons shoots', async () => {
  const { x, y, width, height } = (await game().page.locator('.keys').boundingBox())!;
  const { shots } = await game().step();
  await game().page.mouse.move(x + width / 2, y + height / 2);
  await game().page.mouse.down();
  expect((await game().step()).shots).toBe(shots + 1);
  await game().page.mouse.up();
});

describe.each([
  [640, 360],
  [844, 390],
])('beside open panels on a screen of %s by %s', (width, height) => {
  it('the goal has room for its words', async () => {
    await game().page.setViewportSize({ width, height });
    await game().page.click('#show-side');
    await game().state();
    const box = (await game().page.locator('#quest').boundingBox())!;
    const side = (await game().page.locator('#side').boundingBox())!;
    expect(box.width).toBeGreaterThan(160);
    expect(box.height).toBeLessThan(120);
    expect(box.x + box.width).toBeLessThanOrEqual(side.x);
    await game().page.setViewportSize({ width: 1280, height: 720 });
  });
});
