/** The first room: one lesson after another, none of which is a must. */
import { floodFill, tile, tileAt } from '@tilewright/tilemap';
import { Direction2, div, mul, seconds, sub, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Area } from './area.js';
import { waves } from './balance.js';
import type { Commands } from './commands.js';
import { createGame, step, timeOf } from './game.js';
import { hitPoints } from './health.js';
import { lessonsDone } from './lessons.js';
import { stateHash } from './state-hash.js';
import type { Game } from './state.js';
import { snapshotOf } from './testing/game-snapshot.js';
import { readKeep } from './testing/keep.js';
import { at, gameWith, herdOf, idle, smallWorld } from './testing/small-world.js';
import { timeStep } from './time.js';
import { type Lesson, lessonKinds, type LessonKind, worldOf } from './world.js';

/** A lesson that is given from one column of tiles to another. */
function lessonAt(kind: LessonKind, west: number, east: number): Lesson {
  return { kind, area: { kind: 'rectangle', name: kind, shape: { min: at(west, 0), max: at(east, 3) } } as Area };
}

const frog = herdOf({ kind: 'frog', bite: hitPoints(0), health: hitPoints(1) });
const world = {
  ...smallWorld('######################', '#P.....+....%....#....', '######################'),
  herds: [frog],
  lessons: [
    ...(['walk', 'shoot', 'door'] as const).map((kind) => lessonAt(kind, 0, 8)),
    lessonAt('throw', 8, 13),
    ...(['hide', 'leave'] as const).map((kind) => lessonAt(kind, 13, 17)),
  ],
};

/** Makes steps until the lesson changes, at most two seconds. @returns the lesson then */
function act(game: Game, commands: Partial<Commands>): LessonKind | undefined {
  const { lesson } = game;
  for (let i = 0; i < 120 && game.lesson === lesson; i++) step(game, idle(commands));
  return game.lesson?.kind;
}

describe('the lessons', () => {
  it('come one after another, each when the one before is done', () => {
    const game = gameWith(world, { herd: frog, position: at(5.5, 1.5) });
    expect(game.lesson?.kind).toBe('walk');
    expect(act(game, {})).toBe('walk');
    expect(act(game, { walk: Direction2.east })).toBe('shoot');
    expect(act(game, { aim: at(9.5, 1.5), shoot: true })).toBe('door');
    expect(act(game, { walk: Direction2.east })).toBe('throw');
    expect(act(game, { aim: at(11.9, 1.5), throwCharge: true })).toBe('hide');
    expect(lessonsDone(game)).toBe(4);
  });

  it('on hiding ends after three seconds out of sight, counted from the last time that a creature saw the player', () => {
    const game = gameWith(world);
    game.player.position = at(14.5, 1.5);
    step(game, idle());
    expect(game.lesson?.kind).toBe('hide');
    for (let i = 0; i < 100; i++) step(game, idle());
    game.player.unseenSince = timeOf(game);
    for (let i = 0; i < 179; i++) step(game, idle());
    expect(game.lesson?.kind).toBe('hide');
    for (let i = 0; i < 2; i++) step(game, idle());
    expect(game.lesson?.kind).toBe('leave');
  });

  it('are passed over by a player who walks on, and do not come back', () => {
    const game = gameWith(world);
    game.player.position = at(9.5, 1.5);
    step(game, idle());
    expect(game.lesson?.kind).toBe('throw');
    game.player.position = at(2.5, 1.5);
    step(game, idle());
    expect(game.lesson?.kind).toBe('throw');
    game.player.position = at(14.5, 1.5);
    step(game, idle());
    expect(game.lesson?.kind).toBe('hide');
    const back = snapshotOf(game);
    const before = stateHash(game);
    game.player.position = at(19.5, 1.5);
    step(game, idle());
    expect([game.lesson, lessonsDone(game)]).toEqual([undefined, 6]);
    expect(stateHash(game)).not.toBe(before);
    back(game);
    expect([stateHash(game), game.lesson?.kind]).toEqual([before, 'hide']);
  });

  it('do not count: time, waves and score begin when the player leaves', () => {
    const game = gameWith(world, { herd: frog, position: at(5.5, 1.5) });
    const longer = Math.round(div(mul(waves.pause, 1.25), timeStep));
    for (let i = 0; i < longer; i++) expect(step(game, idle({ aim: at(9.5, 1.5), shoot: true })).wave).toBeUndefined();
    expect(game.score).toEqual({ time: seconds(0), slain: 0, timesSeen: 0, timeUnseen: seconds(0), walls: 0 });
    game.player.position = at(19.5, 1.5);
    step(game, idle());
    const left = timeOf(game);
    while (game.waves.number === 0) step(game, idle());
    expect(valueIn(sub(timeOf(game), left), seconds)).toBeCloseTo(valueIn(waves.pause, seconds), 0);
    expect(valueIn(game.score.time, seconds)).toBeCloseTo(valueIn(waves.pause, seconds), 0);
  });
});

describe('the first room of the keep', () => {
  it('has each lesson once, and a start in the first one', async () => {
    const { lessons, player } = worldOf(await readKeep());
    expect(lessons.map(({ kind }) => kind)).toEqual(lessonKinds);
    const game = createGame(worldOf(await readKeep()), { seed: 1, creatures: 0 });
    expect(game.lesson?.kind).toBe('walk');
    expect(player.position).toEqual(at(15.5, 64));
  });

  it('is closed: only its frog and the guard in the cage are in it, and nobody comes in', async () => {
    const keep = worldOf(await readKeep());
    const { solid, space, bounds, player } = keep;
    const open = solid.clone();
    // The player opens all but the last door from within.
    for (const y of [63, 64]) open.set(tile(23, y), false);
    const room = floodFill(open, tileAt(space, player.position), { bounds, rule: 'four-way' });
    expect(room.has(tile(44, 64))).toBe(true);
    expect(room.has(tile(46, 64))).toBe(false);
    for (const seed of [1, 2, 3]) {
      const { creatures } = createGame(keep, { seed, creatures: 20_000 });
      const names = creatures.ids.flatMap((_, row) =>
        room.has(tileAt(space, creatures.positions.get(row))) ? [creatures.herdOf(row).name] : [],
      );
      expect(names).toEqual(['The frog of the tollhouse']);
    }
  });
});
