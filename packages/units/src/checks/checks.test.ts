import { describe, expect, it } from 'vitest';
import {
  argumentError,
  describeValue,
  requireFinite,
  requireFunction,
  requireInteger,
  requireObject,
  requireOptions,
} from './checks.js';

describe('describeValue', () => {
  it.each([
    [2.5, '2.5'],
    [-0, '-0'],
    [Number.NaN, 'NaN'],
    ['3', 'the string "3"'],
    [3n, 'the bigint 3n'],
    [undefined, 'undefined'],
    [null, 'null'],
    [true, 'true'],
    [[1], 'an array'],
    [{ x: 1 }, 'an object'],
    [describe, 'a function'],
  ])('shows %s', (value, text) => {
    expect(describeValue(value)).toBe(text);
  });

  it('shortens what would fill the screen', () => {
    expect(describeValue('a'.repeat(1000)).length).toBeLessThan(80);
  });
});

describe('the checks', () => {
  it('pass good values through', () => {
    expect(requireFinite('meters', 'value', 2.5)).toBe(2.5);
    expect(Object.is(requireInteger('tile', 'x', -0), 0)).toBe(true);
    expect(requireInteger('tile', 'x', 7, 0, 7)).toBe(7);
  });

  it('name the place, the parameter, the rule and what came', () => {
    expect(() => requireFinite('meters', 'value', Number.NaN)).toThrow(
      new RangeError('meters: value must be a finite number, received NaN'),
    );
    expect(() => requireInteger('tileRect', 'width', 2.5, 0)).toThrow(
      new RangeError('tileRect: width must be a non-negative integer, received 2.5'),
    );
    expect(() => requireInteger('ring', 'count', 0, 1)).toThrow('ring: count must be a positive integer, received 0');
    expect(() => requireInteger('tile', 'x', 8, 0, 7)).toThrow('tile: x must be an integer from 0 to 7, received 8');
  });

  it('end with the remedy where there is one', () => {
    expect(argumentError('clamp', 'min', 'at most max', 3, 'Swap them').message).toBe(
      'clamp: min must be at most max, received 3. Swap them',
    );
  });
});

describe('requireObject and requireFunction', () => {
  it('pass the kind they are named after', () => {
    expect(() => requireObject('pushOut', 'circle', 'a circle', {})).not.toThrow();
    expect(() => requireFunction('pushOut', 'isSolid', () => true)).not.toThrow();
  });

  it.each([undefined, null, 3, 'text', 3n, true])('refuse %s', (value) => {
    expect(() => requireObject('pushOut', 'circle', 'a circle', value, 'Make it by circle')).toThrow(
      argumentError('pushOut', 'circle', 'a circle', value, 'Make it by circle'),
    );
    expect(() => requireFunction('pushOut', 'isSolid', value)).toThrow(
      argumentError('pushOut', 'isSolid', 'a function', value),
    );
  });
});

describe('requireOptions', () => {
  const known = ['bounds', 'inclusion'];
  it.each([undefined, {}, { bounds: 1 }, { inclusion: undefined, bounds: undefined }])('passes %o', (options) => {
    expect(() => requireOptions('tilesInCircle', options, known)).not.toThrow();
  });

  it('passes members that the options inherit', () => {
    expect(() => requireOptions('tilesInCircle', Object.create({ other: 1 }), known)).not.toThrow();
  });

  it('names a member that is no option', () => {
    expect(() => requireOptions('tilesInCircle', { bounds: 1, bound: 2 }, known)).toThrow(
      new RangeError(
        'tilesInCircle: options must be an object with no members other than bounds, inclusion, received the member "bound"',
      ),
    );
  });

  it.each([null, 3, 'text', () => true, []])('refuses %s', (options) => {
    expect(() => requireOptions('tilesInCircle', options, known)).toThrow('tilesInCircle: options must be an object');
  });
});
