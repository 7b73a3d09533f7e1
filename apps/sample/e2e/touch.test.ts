/** The built game on a touch screen, with one finger and with two. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSite } from './browser.mjs';
import { Fingers, type Place } from './fingers.js';
import { GamePage, type Site } from './game-page.js';

let site: Site;
let game: GamePage;
let fingers: Fingers;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

beforeEach(async () => {
  game = await GamePage.open(site, { options: '?creatures=0&lens=none', hasTouch: true, isMobile: true });
  fingers = await Fingers.on(game.page);
});
afterEach(() => game.close());

async function middleOf(selector: string): Promise<Place> {
  const { x, y, width, height } = (await game.page.locator(selector).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function tap(finger: number, selector: string): Promise<void> {
  await fingers.press(finger, await middleOf(selector));
  await fingers.lift(finger);
}

/** The left thumb comes down and pushes east. */
async function walkEast(): Promise<void> {
  await fingers.press(1, { x: 100, y: 300 });
  await fingers.move(1, { x: 160, y: 300 });
}

describe('two thumbs', () => {
  it('walk, aim and shoot', async () => {
    const start = await game.state();
    await walkEast();
    expect(await middleOf('#stick')).toEqual({ x: 100, y: 300 });
    const moved = await game.step(20);
    expect(moved.player.x).toBeGreaterThan(start.player.x + 1.2);
    expect([moved.player.y, moved.shots]).toEqual([start.player.y, 0]);
    await fingers.press(2, { x: 600, y: 200 });
    expect((await game.step()).shots).toBe(1);
    await fingers.lift(2);
    await fingers.lift(1);
    expect(await game.page.isVisible('#stick')).toBe(false);
    const rested = await game.step(15);
    const later = await game.step(3);
    expect([later.player.x, later.shots]).toEqual([rested.player.x, rested.shots]);
  });

  it('throw while one thumb walks', async () => {
    const start = await game.state();
    await walkEast();
    await tap(2, '#throw');
    const thrown = await game.step();
    expect([thrown.chargesInFlight, thrown.player.charges]).toEqual([1, start.player.charges - 1]);
    await tap(2, '#throw');
    expect((await game.step()).player.charges).toBe(start.player.charges - 2);
    const { player } = await game.step(10);
    expect(player.x).toBeGreaterThan(start.player.x + 0.5);
    expect(await game.page.isVisible('#stick')).toBe(true);
    await fingers.lift(1);
  });

  it('open and close help and panels while one thumb walks', async () => {
    await walkEast();
    for (const [opener, panel, closer] of [
      ['#show-help', '#help', '#close-help'],
      ['#show-side', '#side', '#show-side'],
    ] as const) {
      await tap(2, opener);
      expect(await game.page.isVisible(panel)).toBe(true);
      await tap(2, closer);
      expect(await game.page.isVisible(panel)).toBe(false);
      expect(await game.page.getAttribute(opener, 'aria-expanded')).toBe('false');
    }
    await fingers.lift(1);
  });
});

describe('the throw button', () => {
  const charges = async (): Promise<number> => {
    const state = await game.step(3); // time for more than one throw
    return state.player.charges;
  };

  it('throws one charge for each tap, click and key press', async () => {
    const full = (await game.state()).player.charges;
    await tap(1, '#throw');
    expect(await charges()).toBe(full - 1);
    const { x, y } = await middleOf('#throw');
    await game.page.mouse.click(x, y);
    expect(await charges()).toBe(full - 2);
    await game.page.focus('#throw');
    await game.page.keyboard.press('Enter');
    expect(await charges()).toBe(full - 3);
    // As assistive technology does, without a pointer.
    await game.page.evaluate(() => document.getElementById('throw')!.click());
    expect(await charges()).toBe(full - 4);
  });

  it('answers a key after a finger whose click never came', async () => {
    const full = (await game.state()).player.charges;
    await walkEast();
    await tap(2, '#throw');
    await fingers.lift(1);
    expect(await charges()).toBe(full - 1);
    await game.page.focus('#throw');
    await game.page.keyboard.press('Enter');
    expect(await charges()).toBe(full - 2);
  });
});
