import { expect, it } from 'vitest';
import { Origins } from './origins.js';

it.each([
  [null, 'game.example', true],
  [undefined, 'game.example', true],
  ['https://game.example', 'game.example', true],
  ['http://127.0.0.1:4173', '127.0.0.1:4173', true],
  ['http://127.0.0.1:4174', '127.0.0.1:4173', false],
  ['https://game.example.evil', 'game.example', false],
  ['https://evil.example', 'game.example', false],
  ['https://friend.example', 'game.example', true],
  ['null', 'game.example', false],
  ['http://undefined', undefined, false],
])('a page of %s at %s: %s', (origin, host, expected) => {
  expect(new Origins(['https://friend.example']).allow(origin, host)).toBe(expected);
});
