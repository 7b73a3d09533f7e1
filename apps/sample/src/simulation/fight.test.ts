/** Hits take health, and a creature without health is gone. */
import { add, Direction2, type Instant, instant, metersPerSecond, seconds, sub } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { step } from './game.js';
import type { Game } from './state.js';
import { hitPoints } from './health.js';
import { at, gameWith, herdOf, idle, smallWorld } from './testing/small-world.js';

const world = smallWorld('P.........', '..........', '..........');
const peaceful = herdOf({ bite: hitPoints(0), health: hitPoints(2) });
const begin: Instant = instant(seconds(0));

/** Shots at a creature that stands in the line of fire. */
function shootFor(game: Game, steps: number): ReturnType<typeof step>[] {
  return Array.from({ length: steps }, () => step(game, idle({ aim: at(9.5, 0.5), shoot: true })));
}

describe('a shot', () => {
  it('comes at most every tenth step', () => {
    const game = gameWith(world);
    expect(shootFor(game, 100).flatMap(({ shots }) => shots)).toHaveLength(10);
  });

  it('takes a hit point, stuns, and kills with the last one', () => {
    const game = gameWith(world, { herd: peaceful, position: at(5.5, 0.5) });
    const [first] = shootFor(game, 1);
    expect(first?.wounds).toEqual([
      { creature: 0, herd: peaceful, position: game.creatures.positions.get(0), damage: hitPoints(1), isDead: false },
    ]);
    expect(game.creatures.health.get(0)).toBe(hitPoints(1));
    shootFor(game, 1);
    expect(game.creatures.moods).toEqual(['hurt']);
    const wounds = shootFor(game, 11).flatMap((events) => events.wounds);
    expect(wounds.map(({ isDead }) => isDead)).toEqual([true]);
    expect([game.creatures.count, game.creatures.tracker.size, game.population.away.length]).toEqual([0, 0, 1]);
  });

  it('hurts the creatures that it passes through, and the one that stops it', () => {
    const weak = herdOf({ bite: hitPoints(0), health: hitPoints(1) });
    const game = gameWith(world, ...[3.5, 5.5].map((x) => ({ herd: weak, position: at(x, 0.5) })), {
      herd: peaceful,
      position: at(7.5, 0.5),
    });
    const [{ wounds } = step(game, idle())] = shootFor(game, 1);
    expect(wounds.map(({ creature, isDead }) => [creature, isDead])).toEqual([
      [0, true],
      [1, true],
      [2, false],
    ]);
  });

  it('makes creatures that bite angry', () => {
    const game = gameWith(world, { herd: herdOf({ health: hitPoints(5) }), position: at(8.5, 0.5) });
    shootFor(game, 1);
    for (let i = 0; i < 20; i++) step(game, idle());
    expect(game.creatures.moods).toEqual(['chasing']);
    const calm = gameWith(world, {
      herd: herdOf({ bite: hitPoints(0), health: hitPoints(5) }),
      position: at(8.5, 0.5),
    });
    shootFor(calm, 1);
    for (let i = 0; i < 20; i++) step(calm, idle());
    expect(calm.creatures.moods).toEqual(['wandering']);
  });
});

it('a charge takes three hit points from each creature that it reaches', () => {
  const tough = herdOf({ bite: hitPoints(0), health: hitPoints(10) });
  const game = gameWith(
    world,
    ...[3.5, 4.5, 5.5].map((x) => ({ herd: x === 4.5 ? peaceful : tough, position: at(x, 1.5) })),
  );
  step(game, idle({ aim: at(4.5, 1.5), throwCharge: true }));
  const wounds = Array.from({ length: 70 }, () => step(game, idle())).flatMap((events) => events.wounds);
  expect(wounds.map(({ damage }) => damage)).toEqual([3, 3, 3].map(hitPoints));
  expect(wounds.filter(({ isDead }) => isDead).map(({ herd }) => herd)).toEqual([peaceful]);
  expect([...game.creatures.ids.keys()].map((row) => game.creatures.health.get(row))).toEqual([7, 7].map(hitPoints));
});

it('a charge that explodes attracts the creatures that hear it', () => {
  const game = gameWith(world, { position: at(8.5, 2.5) });
  step(game, idle({ aim: at(1.5, 0.5), throwCharge: true }));
  const moods = Array.from({ length: 70 }, () => {
    const { blasts } = step(game, idle());
    return blasts.length > 0 ? 'bang' : game.creatures.moods[0];
  });
  const bang = moods.indexOf('bang');
  expect(new Set(moods.slice(0, bang))).toEqual(new Set(['wandering']));
  expect(moods[bang + 1]).toBe('chasing');
});

describe('a bite', () => {
  const beside = at(1.05, 0.5);

  it('takes health, and the same creature does not bite again for a second', () => {
    const game = gameWith(world, { herd: herdOf({ bite: hitPoints(4), speed: metersPerSecond(0) }), position: beside });
    const { bites } = step(game, idle());
    expect(bites).toMatchObject([{ creature: 0, damage: hitPoints(4) }]);
    expect(game.player.health).toBe(hitPoints(16));
    let steps = 1;
    while (step(game, idle()).bites.length === 0) steps++;
    expect(steps).toBe(60);
  });

  it.each([
    [0.05, 1],
    [0.15, 0],
  ])('reaches a tenth of a meter: over %d m there are %d', (gap, count) => {
    const game = gameWith(world, { herd: herdOf({ speed: metersPerSecond(0) }), position: at(1.2 + gap, 0.5) });
    expect(step(game, idle()).bites).toHaveLength(count);
  });

  it.each([
    ['walks', idle({ walk: Direction2.west })],
    ['shoots', idle({ aim: at(0.5, 9), shoot: true })],
    ['throws', idle({ aim: at(9.5, 0.5), throwCharge: true })],
  ])('does not come before the player %s, nor does anybody run after it', (_, commands) => {
    const herd = herdOf({ speed: metersPerSecond(0) });
    const game = gameWith({ ...world, herds: [herd] }, { herd, position: beside, heading: Direction2.west });
    game.phase = 'title';
    game.isReady = true;
    const { bites, lookout } = step(game, idle());
    expect([lookout.watchers, bites]).toEqual([[0], []]);
    step(game, idle());
    expect(game.creatures.moods).toEqual(['wandering']);
    expect(step(game, commands).bites).toHaveLength(1);
  });

  it('does not come from creatures that do not bite or are stunned', () => {
    const game = gameWith(world, { herd: peaceful, position: beside });
    expect(step(game, idle()).bites).toEqual([]);
    const stunned = gameWith(world, { position: beside });
    stunned.creatures.stunnedUntil.set(0, add(begin, seconds(1)));
    expect(step(stunned, idle()).bites).toEqual([]);
  });

  it('comes from each creature that touches the player', () => {
    const slow = herdOf({ bite: hitPoints(4), speed: metersPerSecond(0) });
    const game = gameWith(world, { herd: slow, position: beside }, { herd: slow, position: at(0.5, 1.05) });
    expect(step(game, idle()).bites.map(({ creature }) => creature)).toEqual([0, 1]);
    expect(game.player.health).toBe(hitPoints(12));
  });

  it('that kills ends the game where the player stands, and the creatures forget it', () => {
    const game = gameWith(world, { herd: herdOf({ bite: hitPoints(30) }), position: at(6.05, 0.5) });
    game.player.position = at(5.5, 0.5);
    game.creatures.alertUntil.set(0, add(begin, seconds(60)));
    const { playerFell } = step(game, idle());
    expect(playerFell).toBe(true);
    expect(game.phase).toBe('fallen');
    expect(game.player).toMatchObject({ position: at(5.5, 0.5), health: hitPoints(0) });
    expect(game.creatures.alertUntil.get(0)).toBe(begin);
    const { time } = game.score;
    const after = Array.from({ length: 120 }, () => step(game, idle({ walk: Direction2.west, shoot: true })));
    expect(after.flatMap(({ bites, shots }) => [...bites, ...shots])).toEqual([]);
    expect(game.player).toMatchObject({ position: at(5.5, 0.5), health: hitPoints(0) });
    expect(game.score.time).toBe(time);
  });

  it('heals once nobody sees it', () => {
    const game = gameWith(world);
    game.player.health = hitPoints(10);
    for (let i = 0; i < 240; i++) step(game, idle());
    expect(sub(game.player.health, hitPoints(12))).toBeCloseTo(0, 9);
    for (let i = 0; i < 1200; i++) step(game, idle());
    expect(game.player.health).toBe(hitPoints(20));
  });
});
