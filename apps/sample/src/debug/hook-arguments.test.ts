/** Mistakes in the console are named. */
import { expect, it } from 'vitest';
import { checkPlay, checkStep } from './hook-arguments.js';

const choices = [{ name: 'color', values: ['red', 'green'], value: 'red' }];

it.each([1, 60, 216_000])('steps: %s', (count) => expect(() => checkStep(count)).not.toThrow());

it.each([
  [0, '0'],
  [-1, '-1'],
  [1.5, '1.5'],
  [Number.NaN, 'NaN'],
  [Infinity, 'Infinity'],
  [216_001, '216001'],
  ['3', '"3"'],
  [undefined, 'undefined'],
  [null, 'null'],
  [{}, '[object Object]'],
])('no steps: %s', (count, received) => {
  const message = `tilewright.step: count must be an integer from 1 to 216000, received ${received}`;
  expect(() => checkStep(count)).toThrow(new RangeError(message));
});

it.each([{}, { creatures: 20_000 }, { seed: 0, creatures: 0, color: 'green', fog: false, isPaused: true }])(
  'settings: %j',
  (settings) => expect(() => checkPlay(settings, choices)).not.toThrow(),
);

it.each<[unknown, string]>([
  [null, 'play: settings must be an object such as { creatures: 500 }, received null'],
  [500, 'play: settings must be an object such as { creatures: 500 }, received 500'],
  [{ pause: true }, 'play: each name must be one of seed, creatures, fog, isPaused, color, received "pause"'],
  [{ toString: 1 }, 'play: each name must be one of seed, creatures, fog, isPaused, color, received "toString"'],
  [{ creatures: 20_001 }, 'play: creatures must be an integer from 0 to 20000, received 20001'],
  [{ creatures: 2.5 }, 'play: creatures must be an integer from 0 to 20000, received 2.5'],
  [{ seed: '7' }, 'play: seed must be an integer from 0 to 4294967295, received "7"'],
  [{ color: 'rde' }, 'play: color must be one of red, green, received "rde"'],
  [{ color: undefined }, 'play: color must be one of red, green, received undefined'],
  [{ fog: 'off' }, 'play: fog must be true or false, received "off"'],
  [{ creatures: 5, isPaused: 0 }, 'play: isPaused must be true or false, received 0'],
])('no settings: %j', (settings, message) => {
  expect(() => checkPlay(settings, choices)).toThrow(RangeError);
  expect(() => checkPlay(settings, choices)).toThrow(`tilewright.${message}`);
});
