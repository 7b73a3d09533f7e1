/** What moves behind the title. */
import { magnitude, max, metersPerSecond, pixelsPerMeter } from '@tilewright/units';
import { pixelSpace } from '@tilewright/tilemap';
import { describe, expect, it } from 'vitest';
import { lensChoices } from '../settings.js';
import { step } from '../simulation/game.js';
import { readKeep } from '../simulation/testing/keep.js';
import { at } from '../simulation/testing/small-world.js';
import { nameOfPlace, worldOf } from '../simulation/world.js';
import { showcase } from './captions.js';
import { demoGame, demoPilot, shotOf } from './demo.js';

const world = worldOf(await readKeep());
const space = pixelSpace({ origin: at(0, 0), pixelsPerMeter: pixelsPerMeter(32) });

describe('the demo', () => {
  it('plays among thousands of creatures', () => {
    const game = demoGame(world, 1);
    expect(nameOfPlace(world, game.player.position)).toBe('Courtyard');
    expect(game.creatures.count).toBeGreaterThan(2000);
  });

  it('is another game for another seed', () => {
    expect(demoGame(world, 1).player.position).not.toEqual(demoGame(world, 2).player.position);
  });

  it('moves', () => {
    const game = demoGame(world, 1);
    const pilot = demoPilot(1, false);
    let fastest = metersPerSecond(0);
    for (let i = 0; i < 120; i++) {
      step(game, pilot.next(game, space));
      fastest = max(fastest, magnitude(game.player.velocity));
    }
    expect(fastest > metersPerSecond(3)).toBe(true);
  });

  it('shows every lens within a minute', () => {
    const game = demoGame(world, 1);
    const shown = new Set<string | undefined>();
    for (game.steps = 0; game.steps < 3600; game.steps++) shown.add(shotOf(game, showcase)?.lens);
    expect(shown).toEqual(new Set(lensChoices));
  });

  it('stands still for users who ask for less motion, and shoots nothing', () => {
    const game = demoGame(world, 1);
    const pilot = demoPilot(1, true);
    const { position } = game.player;
    for (let i = 0; i < 60; i++) expect(step(game, pilot.next(game, space)).shots).toEqual([]);
    expect(game.player.position).toEqual(position);
    expect(game.phase).toBe('title');
  });
});
