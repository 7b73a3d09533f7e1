/** Waves: when they come, how many creatures they bring, and whom the horn calls. */
import { add, Direction2, div, meters, mul } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { waves } from './balance.js';
import { createGame, step, timeOf } from './game.js';
import { mostCreatures, totalOf } from './population.js';
import type { Game } from './state.js';
import { readKeep } from './testing/keep.js';
import { at, gameWith, herdOf, idle, smallWorld } from './testing/small-world.js';
import { timeStep } from './time.js';
import { sendWave } from './waves.js';
import { noEvents } from './events.js';
import { worldOf } from './world.js';

const keep = worldOf(await readKeep());

/** A game in the keep whose player has left the first room, and its first wave. */
function firstWaveOf(creatures: number): { game: Game; events: ReturnType<typeof noEvents> } {
  const game = createGame(keep, { seed: 3, creatures });
  game.phase = 'playing';
  game.lesson = undefined;
  const events = noEvents();
  sendWave(game, timeOf(game), events);
  return { game, events };
}

describe('a wave', () => {
  it('comes after a pause in play, and not at the title', () => {
    const game = gameWith(smallWorld('P.........'));
    let steps = 1;
    while (step(game, idle()).wave === undefined) steps++;
    expect(steps).toBe(1 + Math.round(div(waves.pause, timeStep)));
    const waiting = gameWith(smallWorld('P.........'));
    waiting.phase = 'title';
    for (let i = 0; i < steps; i++) expect(step(waiting, idle()).wave).toBeUndefined();
  });

  it('brings creatures one after another, until there are more by a factor', () => {
    const { game, events } = firstWaveOf(100);
    const creatures = Math.ceil(100 * waves.growth);
    expect(events.wave).toEqual({ number: 1, creatures, newcomers: creatures - 100 });
    expect([game.creatures.count, totalOf(game)]).toEqual([100, creatures]);
    const arrivals: number[] = [];
    while (game.creatures.count < creatures) arrivals.push(step(game, idle()).arrivals);
    expect(Math.max(...arrivals)).toBeLessThan(creatures - 100);
    expect(mul(timeStep, arrivals.length) <= add(waves.spread, mul(timeStep, 2))).toBe(true);
  });

  it('never makes more than the most creatures', () => {
    const { game, events } = firstWaveOf(18_000);
    expect(events.wave?.creatures).toBe(mostCreatures);
    expect(totalOf(game)).toBe(mostCreatures);
  });

  it('says that nobody comes where there can be no more', () => {
    const { events } = firstWaveOf(mostCreatures);
    expect(events.wave).toEqual({ number: 1, creatures: mostCreatures, newcomers: 0 });
  });

  it('calls the creatures that bite and are near', () => {
    const herd = herdOf({ sightRange: meters(0) });
    const game = gameWith(
      smallWorld(`P${'.'.repeat(49)}`),
      ...[20, 40].map((x) => ({ herd, position: at(x + 0.5, 0.5), heading: Direction2.east })),
    );
    game.waves.nextAt = timeOf(game);
    step(game, idle());
    step(game, idle());
    expect(game.creatures.moods).toEqual(['chasing', 'wandering']);
  });
});
