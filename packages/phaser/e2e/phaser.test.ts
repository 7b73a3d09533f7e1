/** The package with the real Phaser, both majors, in a real browser. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@tilewright/testing/browser';
import { bundle } from '@tilewright/testing/bundle';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Program from './program.js';

let browser: Browser;
let program: string;

beforeAll(async () => {
  browser = await launchBrowser();
  program = await bundle(fileURLToPath(new URL('program.ts', import.meta.url)));
});
afterAll(() => browser?.close());

const { resolve } = createRequire(import.meta.url);

describe.each([
  ['3.90', 'phaser-3'],
  ['4', 'phaser'],
])('Phaser %s', (version, name) => {
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    page = await browser.newPage();
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.addScriptTag({ path: join(dirname(resolve(`${name}/package.json`)), 'dist/phaser.min.js') });
    await page.addScriptTag({ content: program });
  });
  afterAll(() => page?.close());

  /** Calls a function of the program in the page. */
  function run<Name extends keyof typeof Program>(
    which: Name,
    ...args: Parameters<(typeof Program)[Name]>
  ): ReturnType<(typeof Program)[Name]> {
    const call = `program.${which}(${args.map((each) => JSON.stringify(each)).join()})`;
    return page.evaluate(call) as ReturnType<(typeof Program)[Name]>;
  }

  it('is the one that is meant', async () => {
    expect(await page.evaluate('Phaser.VERSION')).toMatch(
      new RegExp(`^${version.replace('.', String.raw`\.`)}\\.`, 'u'),
    );
  });

  it('has our tiles at 10,000 points at 20 scales, but for borders where it errs', async () => {
    const { compared, phaserErrs, weErr } = await run('compareTiles', 10_000, 20);
    expect(weErr).toEqual([]);
    expect(compared).toBe(10_000);
    // It floors a quotient, which can be one tile off at a border: in about one of 30 points that lie on one.
    expect(phaserErrs).toBeGreaterThan(0);
    expect(phaserErrs).toBeLessThan(1000);
  });

  it('shares walls with what rays and paths read', async () => {
    const { before, after, phaser, changes, errors } = await run('boundWalls');
    expect(before).toBe('######/#...##/#....#/######');
    expect(after).toBe(phaser);
    expect(after).not.toBe(before);
    expect(changes).toBeGreaterThan(0);
    expect(errors).toEqual([
      'put: tile must be inside the layer, 6 x 4 tiles, received (6, 0)',
      'put: index must be a non-negative integer, received -1',
      'fill: rect must be inside the layer, 6 x 4 tiles, received 3 x 1 tiles at (4, 0)',
      'refresh: rect must be inside the layer, 6 x 4 tiles, received 1 x 9 tiles at (0, 0)',
      'bind: walls must be as large as the layer, 9 x 9 tiles, received 6 x 4 tiles. Make them with wallsOf(layer)',
      'layerFrom: tileset must be the key of a loaded picture, received the string "nothing". Load it in preload()',
      'layerFrom: indexOf at (0, 0) must be an integer from -1 to 268435455, received 0.5',
    ]);
  });

  it('refuses layers without a space by name', async () => {
    expect(await run('refusedLayers')).toEqual([
      'spaceOf: layer.layer.orientation must be 0, which is orthogonal, received 1. Only square grids have a TileSpace',
      'spaceOf: layer.rotation must be 0, received 0.5. Rotate the camera instead',
      'spaceOf: layer.tiles must be squares in the world, received 16 x 32 px. Scale the layer so that they become square',
      'spaceOf: layer.scale must be positive, received -1 and -1. Flip its tiles instead',
      'spaceOf: layer.scrollFactor must be 1 along both axes, received 0.5 and 0.5. A parallax layer has no fixed place in the world',
      'spaceOf: layer must be a TilemapLayer of Phaser, received an object. Pass the layer itself, not its Tilemap',
    ]);
  });

  it('names what was destroyed', async () => {
    const { errors, left } = await run('destroyedObjects');
    const rule = 'must be in use, received a destroyed object. Create a new one';
    expect(errors).toEqual([
      `spaceOf: layer ${rule}`,
      `put: layer ${rule}`,
      `tileMover.move: sprite ${rule}`,
      `BodyTracker.follow: group ${rule}`,
      'spaceOf: layer.parentContainer must be null, received an object. Take the layer out of its container, which moves it as well',
    ]);
    expect(left).toBe(0);
  });

  it('finds pointers under a scrolled, zoomed and rotated camera', async () => {
    const { worst, inContainer, error } = await run('pointerError', 500);
    // Phaser's matrices have single precision.
    expect(worst).toBeLessThan(0.01);
    expect(inContainer).toEqual([120, 60]);
    expect(error).toBe(
      'here: camera must be given for a pointer without a camera, received undefined. Pass it: here(pointer, this.cameras.main)',
    );
  });

  it('tracks all bodies after each step, and forgets the destroyed', async () => {
    const { compared, wrong, destroyedSeen, left } = await run('trackedBodies', 400);
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(10_000);
    expect([destroyedSeen, left]).toEqual([0, 0]);
  });

  it('leaks nothing when a scene is restarted 100 times', async () => {
    const { first, last, error } = await run('restarts', 100);
    expect(last).toEqual(first);
    expect(error).toBe('BodyTracker.tracker: nothing is tracked before start. Call start(space, group) in create()');
  });

  it('moves a sprite among walls, at any speed', async () => {
    const { overlaps, passed, blocked, drift } = await run('movedSprite', 3000);
    expect([overlaps, drift]).toEqual([0, 0]);
    expect(Math.min(passed, blocked)).toBeGreaterThan(100);
  });

  it('lets a sprite through one-way platforms, and stand on them', async () => {
    expect(await run('platform')).toEqual({ above: 40, onIt: 74, isWall: false });
  });

  it('draws what queries draw', async () => {
    expect(await run('debugPicture')).toBeGreaterThan(60);
  });

  it('has nothing to complain about', () => {
    expect(problems).toEqual([]);
  });
});
