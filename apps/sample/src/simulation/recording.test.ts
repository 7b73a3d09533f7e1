/** A recording is read as it was written. */
import { Direction2 } from '@tilewright/units';
import { expect, it } from 'vitest';
import { type Commands, createGame } from './game.js';
import { type Entry, play, readEntry, writeEntry } from './recording.js';
import { at, smallWorld } from './testing/small-world.js';

const entry: Entry = {
  steps: 3,
  walk: 'southWest',
  aim: at(81.23, -0.5),
  shoot: true,
  throwCharge: true,
  creatures: 0,
};

it.each([
  ['3 southWest 8123 -50 shoot throw 0', entry],
  ['20 - 0 0', { steps: 20, walk: undefined, aim: at(0, 0), shoot: false, throwCharge: false, creatures: undefined }],
])('"%s" is an entry, and the other way round', (line, expected) => {
  expect(readEntry(line)).toEqual(expected);
  expect(writeEntry(expected)).toBe(line);
});

it.each(['', '20 east 1', '20 toString 1 1', 'x east 1 1', '20 east 1 1 throw shoot', '20 east 1.5 1'])(
  '"%s" is not an entry',
  (line) => {
    expect(() => readEntry(line)).toThrow(
      `readEntry: a line must be like "20 east 8123 6402 shoot", received "${line}"`,
    );
  },
);

it('is played step by step: a charge in the first one only', () => {
  const game = createGame(smallWorld('...'), { seed: 1, creatures: 0 });
  const acts: Commands[] = [];
  play(game, entry, (commands) => acts.push(commands));
  expect(acts.map(({ throwCharge }) => throwCharge)).toEqual([true, false, false]);
  expect(acts[1]).toEqual({ walk: Direction2.southWest, aim: entry.aim, shoot: true, throwCharge: false });
});
