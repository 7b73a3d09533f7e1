/** The tricks of the platformer: no seams, one-way platforms, a raft that carries, jumps a moment too late. */
import {
  abs,
  type Difference2,
  difference,
  distance,
  magnitude,
  meters,
  metersPerSecond,
  position,
  sub,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { type Game, type Keys, raftAt, start, step } from './rules.js';
import { playTour, stands } from './testing/tour.js';

const idle: Keys = { walk: 0, jump: false, down: false };

/** The game after some steps with the same keys. */
function after(game: Game, steps: number, keys: Keys): Game {
  for (let i = 0; i < steps; i++) game = step(game, keys);
  return game;
}

/** The start with a hero elsewhere. */
function heroAt(x: number, y: number): Game {
  return { ...start, hero: { ...start.hero, center: position(meters(x), meters(y)) } };
}

/** Whether a displacement is another one, given in meters, up to rounding. */
function isNear(displacement: Difference2, x: number, y: number): boolean {
  return magnitude(sub(displacement, difference(meters(x), meters(y)))) < meters(1e-9);
}

describe('on its tour, the hero', () => {
  const tour = playTour(start, (game, keys) => step(game, keys));
  const leg = (name: string): readonly Game[] => tour.get(name) ?? [];

  it('is slowed down by no seam', () => {
    const states = leg('walks over the seams of the floor');
    expect(states.length).toBeGreaterThan(50);
    for (const [i, { hero }] of states.entries()) {
      if (i > 0) expect(isNear(sub(hero.center, states[i - 1]!.hero.center), 0.1, 0)).toBe(true);
    }
  });

  it('jumps through a platform, and lands on it', () => {
    const states = leg('jumps through a platform, onto it');
    expect(states[1]!.fall).toBe(metersPerSecond(-12));
    expect(states.some(({ hero }) => hero.center.y < meters(7.2))).toBe(true);
    // The platform is at 8 m, and the hero stands on its feet.
    expect(states.at(-1)!.hero.center.y).toBeCloseTo(7.55, 12);
  });

  it('drops through the platform to the floor', () => {
    expect(leg('drops through it').at(-1)!.hero.center.y).toBeCloseTo(9.55, 12);
  });

  it('is stopped by a block, and jumps over it', () => {
    expect(leg('is stopped by a block').at(-1)!.hero.center.x).toBeCloseTo(10.7, 12);
    expect(leg('jumps over it').at(-1)!.hero.center.x > meters(13)).toBe(true);
  });

  it('is carried by the raft, up and to the side', () => {
    const states = leg('rides');
    const place = ({ hero, time }: Game) => sub(hero.center, raftAt(time).origin);
    expect(states.length).toBeGreaterThan(200);
    expect(distance(states[0]!.hero.center, states.at(-1)!.hero.center) > meters(5)).toBe(true);
    for (const game of states) {
      expect(game.isRiding).toBe(true);
      expect(isNear(sub(place(game), place(states[0]!)), 0, 0)).toBe(true);
    }
    // A hair above the raft, far below a pixel.
    expect(place(states[0]!).y).toBeCloseTo(-0.45, 5);
  });

  it('walks from the raft onto the ledge', () => {
    const { hero, isRiding } = leg('walks onto the ledge').at(-1)!;
    expect(hero.center.y).toBeCloseTo(5.55, 12);
    expect(isRiding).toBe(false);
  });

  it('jumps a moment after it has left the ledge', () => {
    const fallen = leg('falls for a moment').at(-1)!;
    expect(fallen.hero.center.y > meters(5.6)).toBe(true);
    expect(leg('jumps in the air').some(({ hero }) => hero.center.y < meters(3.5))).toBe(true);
  });

  it('starts again after a fall out of the level', () => {
    const last = leg('falls out of the level').at(-1)!;
    expect(last).toEqual({ ...start, time: last.time });
  });
});

it('a jump counts for a tenth of a second in the air, and once', () => {
  const edge = after(heroAt(26, 5.5), 5, idle);
  expect(stands(edge)).toBe(true);
  let game = edge;
  while (stands(game)) game = step(game, { ...idle, walk: -1 });
  const jump: Keys = { ...idle, walk: -1, jump: true };
  const rises = (state: Game): boolean => step(state, jump).fall === metersPerSecond(-12);
  const late = Array.from({ length: 8 }, (_, i) => rises(after(game, i, { ...idle, walk: -1 })));
  expect(late).toEqual([true, true, true, true, true, true, false, false]);
  expect(rises(step(game, jump))).toBe(false);
});

it('who stands on the raft stays on it for ten minutes, wherever it goes', () => {
  let game = after(heroAt(17, 9.5), 10, idle);
  const place = sub(game.hero.center, raftAt(game.time).origin);
  for (let i = 0; i < 10 * 60 * 60; i++) {
    game = step(game, idle);
    if (!game.isRiding) throw new Error(`fell off after ${i} steps`);
  }
  const drift = sub(sub(game.hero.center, raftAt(game.time).origin), place);
  expect(abs(drift.x) < meters(1e-6) && abs(drift.y) < meters(1e-6)).toBe(true);
});

it('the raft takes along who stands above it on the floor', () => {
  const game = after(heroAt(16.1, 9.5), 150, idle);
  expect(game.isRiding).toBe(true);
  expect(game.hero.center.y < meters(8.5)).toBe(true);
});
