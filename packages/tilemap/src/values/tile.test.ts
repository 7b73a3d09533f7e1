import { notFinite } from '@tilewright/testing';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { describe, expect, it } from 'vitest';
import { isTileCoordinate, tile } from './tile.js';

describe('tile', () => {
  it('keeps whole coordinates, the extremes included', () => {
    expect(tile(3, -2)).toEqual({ x: 3, y: -2 });
    expect(tile(MIN_TILE, MAX_TILE)).toEqual({ x: -2147483648, y: 2147483647 });
  });

  it('turns -0 into 0', () => {
    expect(Object.is(tile(-0, 1).x, 0)).toBe(true);
    expect(Object.is(tile(1, -0).y, 0)).toBe(true);
  });

  it.each([0.5, -1.000001, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, ...notFinite])('refuses %s', (bad) => {
    const range = 'must be an integer from -2147483648 to 2147483647, received';
    expect(() => tile(bad, 0)).toThrow(new RangeError(`tile: x ${range} ${bad}`));
    expect(() => tile(0, bad)).toThrow(new RangeError(`tile: y ${range} ${bad}`));
  });

  it('refuses what is not a number, which takes a cast', () => {
    expect(() => tile('3' as unknown as number, 0)).toThrow('received the string "3"');
    expect(() => tile(undefined as unknown as number, 0)).toThrow('received undefined');
  });
});

describe('isTileCoordinate', () => {
  it.each([
    [0, true],
    [-0, true],
    [MIN_TILE, true],
    [MAX_TILE, true],
    [MAX_TILE + 1, false],
    [MIN_TILE - 1, false],
    [0.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('of %s is %s', (value, expected) => {
    expect(isTileCoordinate(value)).toBe(expected);
  });
});
