/** The built game on a touch screen, with one finger and with two. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Body } from '../src/debug/debug-hook.js';
import { Fingers, type Place } from './fingers.js';
import type { GamePage } from './game-page.js';
import { sharedGame } from './shared-game.js';
import { onTheRoad } from './testing/changed-maps.js';

/** The game of the current group, and the fingers on its page. */
let game: GamePage;
let fingers: Fingers;

const phones = {
  landscape: { width: 800, height: 380 },
  portrait: { width: 380, height: 800 },
} as const;

/** Plays all tests of a group on one phone. */
function playOn(phone: keyof typeof phones): void {
  const screen = { viewport: phones[phone], hasTouch: true, isMobile: true };
  const shared = sharedGame({ creatures: 0 }, { ...screen, prepare: onTheRoad });
  beforeEach(async () => {
    game = shared();
    fingers = await Fingers.on(game.page);
  });
  afterEach(() => fingers.leave());
}

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
  await fingers.press(1, { x: 60, y: 250 });
  await fingers.move(1, { x: 120, y: 250 });
}

describe.each(['landscape', 'portrait'] as const)('on a phone in %s, two thumbs', (phone) => {
  playOn(phone);

  it('walk, aim and shoot', async () => {
    const start = await game.state();
    await walkEast();
    expect(await middleOf('#stick')).toEqual({ x: 60, y: 250 });
    const moved = await game.step(20);
    expect(moved.player.x).toBeGreaterThan(start.player.x + 1.2);
    expect([moved.player.y, moved.shots]).toEqual([start.player.y, 0]);
    await fingers.press(2, { x: phones[phone].width - 60, y: 200 });
    expect((await game.step()).shots).toBe(1);
    await fingers.lift(2);
    await fingers.lift(1);
    expect(await game.page.isVisible('#stick')).toBe(false);
    const rested = await game.step(15);
    const later = await game.step(3);
    expect([later.player.x, later.shots]).toEqual([rested.player.x, rested.shots]);
  });

  it('aim where the right one is dragged, also to the left', async () => {
    const { player } = await game.state();
    const place = { x: phones[phone].width - 60, y: 200 };
    await fingers.press(2, place);
    const pressed = await game.state();
    expect(pressed.aim.x).toBeGreaterThan(player.x + 1);
    // A trembling thumb does not drag.
    await fingers.move(2, { ...place, x: place.x - 8 });
    expect((await game.state()).aim).toEqual(pressed.aim);
    await fingers.move(2, { ...place, x: place.x - 40 });
    const { aim, shots, camera } = await game.step();
    expect([aim.y, shots]).toEqual([player.y, 1]);
    expect(aim.x).toBeCloseTo(player.x - (4 * 40) / camera.pixelsPerMeter, 6);
    await fingers.lift(2);
    // A charge still goes there.
    expect((await game.state()).aim).toEqual(aim);
  });

  it('aim at a hunter beside the direction of the right one', async () => {
    await game.reset({ creatures: 5000 });
    const { player } = await game.hold('KeyD', 60);
    const bodies = await game.page.evaluate((): readonly Body[] => window.tilewright?.creatures() ?? []);
    const gap = ({ x, y }: Place): number => Math.hypot(x - player.x, y - player.y);
    const hunters = bodies.filter(({ mood }) => mood === 'chasing').sort((a, b) => gap(a) - gap(b));
    const angle = Math.atan2(hunters[0]!.y - player.y, hunters[0]!.x - player.x) + (8 * Math.PI) / 180;
    const place = { x: phones[phone].width - 60, y: 200 };
    await fingers.press(2, place);
    await fingers.move(2, { x: place.x + 40 * Math.cos(angle), y: place.y + 40 * Math.sin(angle) });
    const { aim } = await game.step();
    expect(aim).toEqual({ x: hunters[0]!.x, y: hunters[0]!.y });
    // A charge goes where the thumb points.
    await tap(1, '#throw');
    expect((await game.step()).aim).not.toEqual(aim);
    await fingers.lift(2);
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
    }
    expect(await game.page.getAttribute('#show-side', 'aria-expanded')).toBe('false');
    await fingers.lift(1);
  });

  it('play beside the panels, and press their switches', async () => {
    await tap(1, '#show-side');
    await game.state();
    const panel = (await game.page.locator('#side').boundingBox())!;
    const picture = (await game.page.locator('#stage canvas').boundingBox())!;
    // Beside each other, or one above the other.
    expect(picture.x + picture.width <= panel.x || picture.y + picture.height <= panel.y).toBe(true);
    const { player, settings } = await game.state();
    await fingers.press(1, { x: 60, y: 250 });
    await fingers.move(1, { x: 110, y: 250 });
    await tap(2, '#controls button:has-text("Fog")');
    const moved = await game.step(20);
    expect(moved.settings.fog).toBe(!settings.fog);
    expect(moved.player.x).toBeGreaterThan(player.x + 1.2);
    await fingers.lift(1);
    // Running, too: the panels stop nothing.
    await tap(1, '#controls button:has-text("Pause")');
    await game.until('it runs', ({ steps }) => steps > moved.steps + 5);
    await game.pause();
  });

  it('find the throw button near the right one', async () => {
    const { x, y } = await middleOf('#throw');
    const { width, height } = phones[phone];
    expect([width - x, height - y].every((distance) => distance < 90)).toBe(true);
  });
});

describe('two fingers', () => {
  playOn('portrait');

  /** One step nearer than at first. */
  const nextZoom = 16;
  const pixelsPerMeter = async (): Promise<number> => (await game.state()).camera.pixelsPerMeter;
  /** Two fingers come down beside each other and move apart, or together. */
  async function pinch(x: number, from: number, to: number): Promise<void> {
    await fingers.press(1, { x, y: 300 - from / 2 });
    await fingers.press(2, { x, y: 300 + from / 2 });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const half = (from + (to - from) * part) / 2;
      await fingers.move(1, { x, y: 300 - half });
      await fingers.move(2, { x, y: 300 + half });
    }
  }

  it.each([
    ['left', 80],
    ['right', 300],
  ])('on the %s pinch to zoom, and neither walk nor shoot', async (_, x) => {
    const start = await game.step();
    await pinch(x, 80, 120);
    expect(await pixelsPerMeter()).toBe(nextZoom);
    const { player, shots } = await game.step(10);
    expect([player.x, player.y, shots]).toEqual([start.player.x, start.player.y, start.shots]);
    await fingers.lift(1);
    await fingers.lift(2);
    await pinch(x, 200, 60);
    expect(await pixelsPerMeter()).toBe(start.camera.pixelsPerMeter);
    await fingers.lift(2);
    await fingers.lift(1);
  });

  it('near each other pinch across the middle', async () => {
    await fingers.press(1, { x: 160, y: 300 });
    await fingers.press(2, { x: 220, y: 300 });
    await fingers.move(2, { x: 280, y: 300 });
    expect(await pixelsPerMeter()).toBe(nextZoom);
    expect(await game.page.isVisible('#stick')).toBe(false);
    await fingers.lift(1);
    await fingers.lift(2);
  });

  it('walk and shoot again after a pinch', async () => {
    await pinch(300, 80, 120);
    await fingers.lift(1);
    await fingers.lift(2);
    const start = await game.state();
    await walkEast();
    await fingers.press(2, { x: 320, y: 200 });
    const { player, shots } = await game.step(20);
    expect(player.x).toBeGreaterThan(start.player.x + 1.2);
    expect(shots).toBeGreaterThan(start.shots);
    await fingers.lift(1);
    await fingers.lift(2);
  });
});

describe('a file with a run', () => {
  playOn('landscape');

  it('is asked for once the finger is lifted: browsers allow it no earlier', async () => {
    const { page } = game;
    await tap(1, '#show-side');
    await page.evaluate(() => {
      const { dataset } = document.body;
      const note = (word: string): void => void (dataset['order'] = `${dataset['order'] ?? ''}${word} `);
      document.getElementById('open-run')!.addEventListener('touchend', () => note('lifted'));
      document.getElementById('run-file')!.addEventListener('click', (event) => {
        note('asked');
        event.preventDefault(); // opens no chooser in a test
      });
    });
    await page.tap('#open-run');
    await expect.poll(() => page.evaluate(() => document.body.dataset['order'])).toBe('lifted asked ');
  });
});

describe('the throw button', () => {
  playOn('landscape');

  const charges = async (): Promise<number> => {
    const state = await game.step(3); // time for more than one throw
    return state.player.charges;
  };

  /** By the key: a control that a pointer used last gives the keys back. */
  async function tabToThrow(): Promise<void> {
    await game.page.focus('#show-side');
    await game.page.keyboard.press('Tab');
  }

  it('throws one charge for each tap, click and key press', async () => {
    const throwsOne = async (act: () => Promise<unknown>): Promise<void> => {
      // Two, so that a second throw would be noticed.
      for (let i = 0; i < 60 && (await game.state()).player.charges < 2; i++) await game.step(10);
      const before = (await game.state()).player.charges;
      await act();
      expect(await charges()).toBe(before - 1);
    };
    await throwsOne(() => tap(1, '#throw'));
    const { x, y } = await middleOf('#throw');
    await throwsOne(() => game.page.mouse.click(x, y));
    await tabToThrow();
    await throwsOne(() => game.page.keyboard.press('Enter'));
    // As assistive technology does, without a pointer.
    await throwsOne(() => game.page.evaluate(() => document.getElementById('throw')!.click()));
  });

  it('answers a key after a finger whose click never came', async () => {
    const full = (await game.state()).player.charges;
    await walkEast();
    await tap(2, '#throw');
    await fingers.lift(1);
    expect(await charges()).toBe(full - 1);
    await tabToThrow();
    await game.page.keyboard.press('Enter');
    expect(await charges()).toBe(full - 2);
  });
});
