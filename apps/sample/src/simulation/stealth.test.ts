/** What it brings to be slow, and out of sight. */
import { Direction2, distance, meters, metersPerSecond, seconds, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Commands } from './commands.js';
import { step, timeOf } from './game.js';
import { hitPoints } from './health.js';
import { isHidden, timeUnseen } from './player.js';
import { stateHash } from './state-hash.js';
import type { Game } from './state.js';
import { at, gameWith, herdOf, idle, smallWorld } from './testing/small-world.js';

const field = smallWorld('..................', 'P.................', '..................');
/** It sees 10 m far. */
const guard = herdOf({ speed: metersPerSecond(0) });
const withGuards = { ...field, herds: [guard] };
const guardAt = (x: number) => ({ herd: guard, position: at(x, 1.5), heading: Direction2.west });

/** How far the player walks in a second. */
function wayOf(game: Game, commands: Partial<Commands>): number {
  const from = game.player.position;
  for (let i = 0; i < 60; i++) step(game, idle(commands));
  return valueIn(distance(from, game.player.position), meters);
}

describe('a player who walks slowly', () => {
  it('is half as fast', () => {
    const ways = [false, true].map((slow) => wayOf(gameWith(field), { walk: Direction2.east, slow }));
    expect(ways[1]! / ways[0]!).toBeCloseTo(0.5, 1);
  });

  it('is noticed from half as far', () => {
    const noticed = (x: number, commands: Partial<Commands>): number =>
      step(gameWith(withGuards, guardAt(x)), idle(commands)).noticed;
    expect([noticed(10, {}), noticed(10, { slow: true })]).toEqual([1, 0]);
    expect([noticed(5, {}), noticed(5, { slow: true })]).toEqual([1, 1]);
  });

  it('is noticed as usual while it shoots', () => {
    const { noticed } = step(gameWith(withGuards, guardAt(10)), idle({ slow: true, shoot: true, aim: at(0, 9) }));
    expect(noticed).toBe(1);
  });
});

describe('a player whom nobody sees', () => {
  /** The health after some seconds. */
  const healthAfter = (game: Game, time: number): number => {
    game.player.health = hitPoints(1);
    for (let i = 0; i < 60 * time; i++) step(game, idle());
    return valueIn(game.player.health, hitPoints);
  };

  it('heals after a while', () => {
    const game = gameWith(field);
    expect(healthAfter(game, 2.5)).toBe(1);
    expect(healthAfter(game, 2.5)).toBeCloseTo(5, 1);
    expect(isHidden(game.player, timeOf(game))).toBe(true);
  });

  it('is not a player at whom a creature looks that bites', () => {
    const game = gameWith(withGuards, guardAt(8));
    expect(healthAfter(game, 5)).toBe(1);
    expect([timeUnseen(game.player, timeOf(game)) < seconds(0.1), game.score.timeUnseen]).toEqual([true, seconds(0)]);
    const frog = herdOf({ bite: hitPoints(0) });
    const harmless = gameWith({ ...field, herds: [frog] }, { ...guardAt(8), herd: frog });
    expect(healthAfter(harmless, 5)).toBeCloseTo(5, 1);
  });

  it('has that time in its score, and in the state', () => {
    const [seen, unseen] = [gameWith(withGuards, guardAt(8)), gameWith(withGuards, guardAt(8))];
    for (let i = 0; i < 60; i++) step(unseen, idle({ slow: true }));
    for (let i = 0; i < 60; i++) step(seen, idle());
    expect(valueIn(unseen.score.timeUnseen, seconds)).toBeCloseTo(1, 1);
    expect(seen.score.timeUnseen).toBe(seconds(0));
    const hash = stateHash(unseen);
    unseen.player.unseenSince = timeOf(unseen);
    expect(stateHash(unseen)).not.toBe(hash);
  });
});
