/** A delay of no turn, and of some. */
import { expect, it } from 'vitest';
import { Delay } from './delay.js';

it.each([
  [0, [1, 2, 3, 4]],
  [2, [undefined, undefined, 1, 2]],
])('%i turns late', (turns, expected) => {
  const delay = new Delay<number>(turns);
  expect([1, 2, 3, 4].map((value) => delay.pass(value))).toEqual(expected);
});
