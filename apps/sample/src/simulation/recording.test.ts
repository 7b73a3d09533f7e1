/** A recording is read as it was written, and a replay gets what was played. */
import { add, degrees, Direction2, directionFromAngle, meters, turns, vectorTowards } from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Commands, createGame, step } from './game.js';
import { aimDirections, commandsOf, mostDistance, roundCommands, walkDirections } from './held.js';
import { readEntry, readRecording, writeEntry, writeRecording } from './recording-text.js';
import { type Entry, play, Recorder, replay, runOf } from './recording.js';
import { rulesVersion } from './rules-version.js';
import { stateHash } from './state-hash.js';
import type { Game } from './state.js';
import { at, idle, smallWorld } from './testing/small-world.js';

const entry: Entry = {
  steps: 3,
  walk: 6,
  slow: true,
  shoot: true,
  throwCharge: true,
  creatures: 0,
  aims: [
    { direction: 128, distance: 24 },
    { direction: 511, distance: undefined },
  ],
};
const nothing: Entry = {
  steps: 20,
  walk: undefined,
  slow: false,
  shoot: false,
  throwCharge: false,
  creatures: undefined,
  aims: [],
};

describe('a line', () => {
  it.each([
    ['3 southWest slow shoot throw creatures=0 128:24 511', entry],
    ['20 -', nothing],
    ['20 - slow', { ...nothing, slow: true }],
    ['20 5', { ...nothing, walk: 5 }],
    ['20 northEast', { ...nothing, walk: 14 }],
  ])('"%s" is an entry, and the other way round', (line, expected) => {
    expect(readEntry(line)).toEqual(expected);
    expect(writeEntry(expected)).toBe(line);
  });

  it.each([
    '',
    '20',
    '20 toString',
    'x east',
    '20 east throw shoot',
    '20 east shoot slow',
    '20 east 1.5',
    '20 east 1:',
    '20 east  1',
  ])('"%s" is not an entry', (line) => {
    expect(() => readEntry(line)).toThrow(`readEntry: a line must be like "20 east shoot 12 511", received "${line}"`);
  });
});

describe('a number out of its range', () => {
  it.each([
    ['0 -', 'readEntry: steps must be an integer from 1 to 216000, received 0'],
    ['216001 -', 'readEntry: steps must be an integer from 1 to 216000, received 216001'],
    ['9'.repeat(400) + ' -', 'readEntry: steps must be an integer from 1 to 216000, received 999'],
    ['20 16', 'readEntry: walk must be an integer from 0 to 15, received 16'],
    ['20 - creatures=20001', 'readEntry: creatures must be an integer from 0 to 20000, received 20001'],
    ['20 east shoot 512', 'readEntry: direction must be an integer from 0 to 511, received 512'],
    ['20 - throw 0:0', 'readEntry: distance must be an integer from 1 to 63, received 0'],
    ['20 - throw 0:64', 'readEntry: distance must be an integer from 1 to 63, received 64'],
  ])('in the line "%.20s" is refused by its name', (line, message) => {
    expect(() => readEntry(line)).toThrow(RangeError);
    expect(() => readEntry(line)).toThrow(message);
  });

  it.each([
    ['rules=0 seed=1 creatures=1', 'readRecording: rules must be an integer from 1 to 999999999, received 0'],
    ['rules=1 seed=4294967296 creatures=1', 'readRecording: seed must be an integer from 0 to 4294967295, received'],
    ['rules=1 seed=1 creatures=20001', 'readRecording: creatures must be an integer from 0 to 20000, received 20001'],
  ])('in the head "%s" is refused by its name', (head, message) => {
    expect(() => readRecording(`${head} hash=00000000\n`)).toThrow(message);
  });

  it('does not refuse a line that only changes the number of creatures', () => {
    expect(readEntry('0 - creatures=5')).toEqual({ ...nothing, steps: 0, creatures: 5 });
  });
});

describe('a recording', () => {
  it('begins with what it needs to be played again, and is read as it was written', () => {
    const run = runOf(newGame(), { seed: 7, creatures: 20 }, [entry, nothing]);
    const text = writeRecording(run);
    expect(text).toBe(
      `rules=${rulesVersion} seed=7 creatures=20 hash=${run.hash}\n3 southWest slow shoot throw creatures=0 128:24 511\n20 -\n`,
    );
    expect(readRecording(text)).toEqual(run);
  });

  it('without that is refused', () => {
    expect(() => readRecording('20 -\n')).toThrow(
      'readRecording: the first line must be like "rules=4 seed=1 creatures=1000 hash=577d9e38", received "20 -"',
    );
  });
});

const world = smallWorld('....', '.P..', '....');
/** A game that obeys from its next step on. */
function newGame(): Game {
  const game = createGame(world, { seed: 1, creatures: 0 });
  step(game, idle());
  return game;
}

describe('an entry', () => {
  it('is played step by step: a charge in the first one, an aim where one is needed', () => {
    const game = newGame();
    const acts: Commands[] = [];
    play(game, { ...entry, steps: 12 }, (commands) => {
      acts.push(commands);
      step(game, commands);
    });
    expect(acts.map(({ throwCharge }) => throwCharge)).toEqual([true, ...Array<boolean>(11).fill(false)]);
    expect(acts.every(({ walk, shoot }) => walk === Direction2.southWest && shoot)).toBe(true);
    // The second shot is 0.16 s after the first.
    expect(acts.flatMap(({ aim }, i) => (aim === undefined ? [] : [i]))).toEqual([0, 10]);
    expect(acts[0]?.aim).toEqual(at(1.5, 7.5)); // 6 m to the south
  });

  it('without an aim for a shot keeps the direction', () => {
    const game = newGame();
    const { facing } = game.player;
    play(game, { ...nothing, shoot: true }, (commands) => step(game, commands));
    expect(game.player.facing).toBe(facing);
  });
});

/** Commands as a player can give them: any directions, and aims far out of the map or where the player stands. */
const commands = fc.record({
  walk: fc.option(
    fc.double({ min: 0, max: 1, noNaN: true }).map((turn) => directionFromAngle(turns(turn))),
    { nil: undefined },
  ),
  aim: fc.oneof(
    fc.constant(at(1.5, 1.5)),
    fc
      .tuple(fc.double({ min: -99, max: 99, noNaN: true }), fc.double({ min: -99, max: 99, noNaN: true }))
      .map(([x, y]) => at(x, y)),
  ),
  slow: fc.boolean(),
  shoot: fc.boolean(),
  throwCharge: fc.boolean(),
});

describe('rounding', () => {
  it('keeps whole numbers in their ranges, and a second time changes nothing', () => {
    const check = (list: readonly Commands[]): void => {
      const game = newGame();
      for (const each of list) {
        const held = roundCommands(game, each);
        const rounded = commandsOf(game, held);
        expect(roundCommands(game, rounded)).toEqual(held);
        expect(held.walk ?? 0).toBeLessThan(walkDirections);
        expect(held.aim?.direction ?? 0).toBeLessThan(aimDirections);
        expect(held.aim?.distance ?? 0).toBeLessThanOrEqual(mostDistance);
        expect(Object.values({ ...held.aim, walk: held.walk }).every((value) => (value ?? 0) >= 0)).toBe(true);
        step(game, rounded);
      }
    };
    fc.assert(fc.property(fc.array(commands, { maxLength: 40 }), check), { numRuns: 200 });
  });

  it('turns a shot by a third of a degree at most', () => {
    const game = newGame();
    for (let degree = 0; degree < 360; degree += 0.4) {
      const aim = add(game.player.position, vectorTowards(directionFromAngle(degrees(degree)), meters(9)));
      const { direction = 0 } = roundCommands(game, idle({ aim, shoot: true })).aim ?? {};
      const error = Math.abs((direction / aimDirections) * 360 - degree);
      expect(Math.min(error, 360 - error)).toBeLessThan(0.352);
    }
  });
});

describe('a recorder', () => {
  it('records what a replay leads to the same state with', () => {
    const check = (list: readonly Commands[]): void => {
      const [game, again] = [newGame(), newGame()];
      const recorder = new Recorder();
      for (const each of list) step(game, recorder.take(game, each));
      for (const each of replay(again, recorder.entries.map(writeEntry).map(readEntry))) step(again, each);
      expect(stateHash(again)).toBe(stateHash(game));
      expect(again.steps).toBe(list.length + 1);
    };
    fc.assert(fc.property(fc.array(commands, { maxLength: 60 }), check), { numRuns: 100 });
  });

  it('joins steps in which the same is held, and begins an entry where the number of creatures changes', () => {
    const game = newGame();
    const recorder = new Recorder();
    const take = (each: Partial<Commands>) => step(game, recorder.take(game, idle(each)));
    for (let i = 0; i < 5; i++) take({ walk: Direction2.east, aim: at(i, 0) });
    recorder.takeCreatures(0);
    take({ walk: Direction2.east });
    take({ throwCharge: true, aim: at(99, 1.5) });
    take({ throwCharge: true, aim: at(99, 1.5) });
    take({});
    expect(recorder.entries.map(writeEntry)).toEqual([
      '5 east',
      '1 east creatures=0',
      '1 - throw 0:63',
      '2 - throw 0:63',
    ]);
  });
});
