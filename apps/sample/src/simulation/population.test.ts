/** The requested number of creatures, from each herd by its share; dead ones return. */
import { add, distance, instant, meters, position, seconds, sub } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { danger } from './balance.js';
import { createGame, setCreatureCount, step, timeOf } from './game.js';
import type { Game } from './state.js';
import { comeBack, dealOut, leave, mostCreatures } from './population.js';
import { readKeep } from './testing/keep.js';
import { idle } from './testing/small-world.js';
import { checkTracker } from '@tilewright/queries/kernel';
import { type Herd, worldOf } from './world.js';

const world = worldOf(await readKeep());
const loners = world.herds.filter(({ area }) => area.kind === 'point');
const sharesOf = (herds: readonly Herd[]): number => herds.reduce((sum, { share }) => sum + share, 0);

function countsOf({ creatures, population }: Game): Map<Herd, number> {
  const counts = new Map<Herd, number>();
  for (const herd of [...creatures.herds, ...population.away.map((absence) => absence.herd)]) {
    counts.set(herd, (counts.get(herd) ?? 0) + 1);
  }
  return counts;
}

describe('dealOut', () => {
  it('deals exactly the requested number, in proportion except for rounding, and one to a herd at a point', () => {
    const total = sharesOf(world.herds) - sharesOf(loners);
    for (const count of [0, 1, 2, 7, 10, 300, 5000, 20_000]) {
      const dealt = dealOut(world.herds, count);
      expect([...dealt.values()].reduce((sum, number) => sum + number, 0)).toBe(count);
      const left = Math.max(count - loners.length, 0);
      for (const [herd, number] of dealt) {
        if (loners.includes(herd)) expect(number).toBe(1);
        else expect(Math.abs(number - (left * herd.share) / total)).toBeLessThanOrEqual(1);
      }
      expect(loners.filter((herd) => dealt.has(herd))).toHaveLength(count - left);
    }
  });

  it('says that some herd must have a share', () => {
    expect(() => dealOut([], 1)).toThrow('setCreatureCount: world.herds must have areas with shares');
  });
});

describe('setCreatureCount', () => {
  it('is exact at every number, up and down, and leaves all creatures tracked', () => {
    const game = createGame(world, { seed: 5, creatures: 300 });
    for (const count of [10, 20_000, 11, 700, 700, 0, 50]) {
      setCreatureCount(game, count);
      expect(game.creatures.count).toBe(count);
      expect(game.creatures.tracker.size).toBe(count);
      expect(countsOf(game)).toEqual(new Map([...dealOut(world.herds, count)].filter(([, number]) => number > 0)));
    }
    expect(checkTracker(game.creatures.tracker)).toEqual([]);
    step(game, idle());
    expect(game.creatures.count).toBe(50);
  });

  it('counts dead creatures, and lets some of them stay away', () => {
    const game = createGame(world, { seed: 5, creatures: 300 });
    for (let i = 0; i < 100; i++) leave(game.creatures, game.population, 0, timeOf(game));
    setCreatureCount(game, 250);
    expect(game.creatures.count + game.population.away.length).toBe(250);
    setCreatureCount(game, 20);
    expect(game.creatures.count + game.population.away.length).toBe(20);
    expect(countsOf(game)).toEqual(new Map([...dealOut(world.herds, 20)].filter(([, number]) => number > 0)));
  });

  it.each([-1, 2.5, mostCreatures + 1, Number.NaN])('refuses %d', (count) => {
    const game = createGame(world, { seed: 5, creatures: 10 });
    expect(() => setCreatureCount(game, count)).toThrow(
      `setCreatureCount: count must be an integer from 0 to 20000, received ${count}`,
    );
    expect(game.creatures.count).toBe(10);
  });
});

it('brings dead creatures back after a while, not near the player', () => {
  const game = createGame(world, { seed: 5, creatures: 400 });
  const start = timeOf(game);
  for (let i = 0; i < 30; i++) leave(game.creatures, game.population, 0, start);
  expect(game.creatures.count).toBe(370);
  let arrivals = 0;
  while (arrivals === 0) arrivals = step(game, idle()).arrivals;
  expect(sub(timeOf(game), start) < add(danger.absence, seconds(0.05))).toBe(true);
  expect(sub(timeOf(game), instant(seconds(0))) >= danger.absence).toBe(true);
  expect([arrivals, game.creatures.count, game.population.away.length]).toEqual([30, 400, 0]);
  for (let row = 370; row < 400; row++) {
    expect(distance(game.creatures.positions.get(row), game.player.position) > meters(12)).toBe(true);
  }
});

it('adds newcomers at a distance from a player in the middle of their area', () => {
  const game = createGame(world, { seed: 5, creatures: 0 });
  game.player.position = position(meters(117), meters(64));
  const herd = world.herds.find(({ name }) => name === 'Guards of the courtyard')!;
  for (let i = 0; i < 60; i++) game.population.away.push({ herd, until: timeOf(game) });
  expect(comeBack(game, timeOf(game))).toBe(60);
  for (let row = 0; row < 60; row++) {
    expect(distance(game.creatures.positions.get(row), game.player.position) >= meters(12)).toBe(true);
  }
});
