/** What a goal, a wall that falls and a door that opens draw. */
import { tile, type Tile } from '@tilewright/tilemap';
import { meters, type Position2, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { noEvents, type StepEvents } from '../../simulation/events.js';
import { at, smallWorld } from '../../simulation/testing/small-world.js';
import type { Goal } from '../../simulation/world.js';
import type { Brush } from './effect.js';
import { rewardEffects } from './reward-effects.js';

const { space } = smallWorld('....');

interface Put {
  readonly picture: unknown;
  readonly place: Position2;
}

/** What the effects of a step draw, at an age from 0 to 1. */
function drawn(changes: Partial<StepEvents>, age: number, isCalm = false): readonly Put[] {
  const puts: Put[] = [];
  const sprites = { put: (picture: unknown, place: Position2) => (puts.push({ picture, place }), {}) };
  const pictures = { ring: 'ring', glow: 'glow', spark: 'spark', smoke: 'smoke', stone: 'stone' };
  const brush = { pictures, under: sprites, over: sprites, lights: sprites, isCalm } as unknown as Brush;
  for (const effect of rewardEffects({ ...noEvents(), ...changes }, space)) effect.draw(brush, age);
  return puts;
}

const count = (puts: readonly Put[], picture: string): number => puts.filter((put) => put.picture === picture).length;
const opening = (...tiles: readonly Tile[]) => [{ tiles, position: at(0.5, 0.5) }];
const row = Array.from({ length: 40 }, (_, x) => tile(x, 0));

describe('rewards', () => {
  it('are none for a step without a goal or an opening', () => {
    expect(drawn({}, 0.5)).toEqual([]);
  });

  it('of a goal are rings and sparks, without sparks for users who ask for less motion', () => {
    const goalReached = { position: at(3, 4) } as Goal;
    expect(count(drawn({ goalReached }, 0.5), 'spark')).toBeGreaterThan(30);
    expect([
      count(drawn({ goalReached }, 0.5, true), 'spark'),
      count(drawn({ goalReached }, 0.5, true), 'ring'),
    ]).toEqual([0, 2]);
  });

  it('of a wall are stones and dust, more than of a door', () => {
    const tiles = row.slice(0, 3);
    const [wall, door] = [drawn({ breaches: opening(...tiles) }, 0.5), drawn({ doors: opening(...tiles) }, 0.5)];
    expect(count(wall, 'stone')).toBeGreaterThan(count(door, 'stone'));
    for (const puts of [wall, door]) expect(Math.min(count(puts, 'stone'), count(puts, 'smoke'))).toBeGreaterThan(5);
    expect(count(drawn({ doors: opening(...tiles) }, 0.5, true), 'stone')).toBe(0);
  });

  it('of a long wall are bounded, and come from all along it', () => {
    const puts = drawn({ breaches: opening(...row) }, 0.01).filter(({ picture }) => picture === 'stone');
    expect(puts.length).toBeLessThanOrEqual(60);
    const places = puts.map(({ place }) => valueIn(place.x, meters));
    expect(Math.max(...places) - Math.min(...places)).toBeGreaterThan(30);
  });
});
