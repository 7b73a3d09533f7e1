/**
 * A recorded game, played again: the same commands must lead to the same state, bit for bit, wherever it runs.
 *
 * Nothing in the game depends on the order of the tracker's answers. The state differs only if the rules of the game or the
 * answers of a query do.
 */
import { describe, expect, it } from 'vitest';
import { createGame, step } from './game.js';
import type { Game } from './state.js';
import { type Phase, phases } from './phases.js';
import { play, readEntry } from './recording.js';
import { rulesVersion } from './rules-version.js';
import { stateHash } from './state-hash.js';
import { readKeep } from './testing/keep.js';
import recorded from './testing/recorded.txt?raw';
import { idle } from './testing/small-world.js';
import { workOf } from './work.js';
import { checkTracker } from '@tilewright/queries/kernel';
import { worldOf } from './world.js';

const world = worldOf(await readKeep());
const entries = recorded.trimEnd().split('\n').map(readEntry);

describe('a recorded game', () => {
  it('of 10,000 steps ends in the recorded state', () => {
    const game = createGame(world, { seed: 2026, creatures: 300 });
    const sums = { shots: 0, hits: 0, blasts: 0, deaths: 0, bites: 0, returns: 0 };
    for (const entry of entries) {
      play(game, entry, (commands) => {
        const { shots, blasts, wounds, bites, arrivals } = step(game, commands);
        sums.shots += shots.length;
        sums.hits += shots.filter(({ target, pierced }) => target !== undefined || pierced.length > 0).length;
        sums.blasts += blasts.length;
        sums.deaths += wounds.filter(({ isDead }) => isDead).length;
        sums.bites += bites.length;
        sums.returns += arrivals;
      });
      expect(game.creatures.tracker.size).toBe(game.creatures.count);
    }
    expect(game.steps).toBe(10_000);
    expect(checkTracker(game.creatures.tracker)).toEqual([]);
    expect(sums).toMatchInlineSnapshot(`
      {
        "bites": 0,
        "blasts": 5,
        "deaths": 56,
        "hits": 86,
        "returns": 527,
        "shots": 110,
      }
    `);
    // Another hash needs another version: runs that were shared are played by the rules under which they were recorded.
    expect({ rulesVersion, hash: stateHash(game) }).toMatchInlineSnapshot(`"6f9ff00c"`);
  });

  it('does not depend on whether it is observed', () => {
    const [watched, alone] = [1, 2].map(() => createGame(world, { seed: 2026, creatures: 300 })) as [Game, Game];
    const seen: Phase[] = [];
    for (const entry of entries.slice(0, 20)) {
      play(watched, entry, (commands) => {
        const events = step(watched, commands, (phase) => seen.push(phase));
        const work = workOf(watched, events);
        expect(work.tiles).toBeLessThanOrEqual(work.tilesOfFullScan);
        expect(work.objects).toBeLessThanOrEqual(work.objectsOfFullScan);
        expect(work.objectsOfFullScan).toBeGreaterThan(80_000);
      });
      play(alone, entry, (commands) => step(alone, commands));
    }
    expect(stateHash(watched)).toBe(stateHash(alone));
    // Each part of a step comes once, in the order in which it is listed.
    const parts = Object.keys(phases);
    expect(seen.slice(0, parts.length)).toEqual(parts);
    expect(seen).toHaveLength(parts.length * 400);
  });

  it('differs from another by one step, one seed, or one shot', () => {
    const [game, other] = [1, 2].map((seed) => createGame(world, { seed, creatures: 20 })) as [Game, Game];
    expect(stateHash(game)).not.toBe(stateHash(other));
    const before = stateHash(game);
    step(game, idle());
    expect(stateHash(game)).not.toBe(before);
    const [idler, shooter] = [false, true].map((shoot) => {
      const same = createGame(world, { seed: 1, creatures: 20 });
      step(same, idle({ shoot }));
      return stateHash(same);
    });
    expect(idler).not.toBe(shooter);
  });
});
