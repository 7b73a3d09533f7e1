import { expect, it } from 'vitest';
import { format } from './format.js';

class Hero {
  readonly name = 'Ada';
}
const endless = {
  *[Symbol.iterator]() {
    for (let i = 0; ; i++) yield i;
  },
};
const circular: Record<string, unknown> = {};
circular['self'] = circular;

it.each([
  [3.5, '3.5'],
  [-0, '-0'],
  [undefined, 'undefined'],
  [null, 'null'],
  ['a "b"', '"a \\"b\\""'],
  [{ x: 12, y: 4 }, '{ x: 12, y: 4 }'],
  [{ 'a b': true }, '{ "a b": true }'],
  [{}, '{}'],
  [[1, [2]], '[1, [2]]'],
  [[], '[]'],
  [new Hero(), 'Hero { name: "Ada" }'],
  [new Map([['a', 1]]), 'Map [["a", 1]]'],
  [new Float64Array([0.5]), 'Float64Array [0.5]'],
  [new RangeError('no'), 'RangeError: no'],
  [[1, 2].values(), 'Array Iterator {}'],
  [Object.create(null), '{}'],
  [circular, '{ self: { self: { self: { self: Object {...} } } } }'],
  [endless, '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, ...]'],
  [
    {
      get a(): number {
        throw new Error('no');
      },
    },
    '(a value that throws when it is read)',
  ],
])('a value is one line: %#', (value, text) => {
  expect(format(value)).toBe(text);
});
