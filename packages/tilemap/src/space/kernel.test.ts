import {
  compare,
  fraction,
  minus,
  negated,
  nextDown as exactNextDown,
  over,
  plus,
  rational,
  runs,
  times,
  ulpsBetween,
} from '@tilewright/testing';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { borderCoordinate, centerCoordinate, tileCoordinate, tileSpaceCoordinate, worldCoordinate } from './kernel.js';
import { nextDown } from './next-down.js';
import { anyAxis, anyPlace, anyTileNumber, type Axis, type Place, shifted } from './testing/axes.js';

const border = ({ origin, size }: Axis, tile: number): number => borderCoordinate(origin, size, tile);
const tileAt = ({ origin, size }: Axis, position: number): number => tileCoordinate(origin, size, position);
const toTileSpace = ({ origin, size }: Axis, position: number): number => tileSpaceCoordinate(origin, size, position);
const toWorld = ({ origin, size }: Axis, q: number): number => worldCoordinate(origin, size, q);

const positionAt = (axis: Axis, tile: number, place: Place): number =>
  shifted(border(axis, tile) + place.fraction * axis.size, place.doubles);
const tileSpaceAt = (tile: number, place: Place): number => shifted(tile + place.fraction, place.doubles) + 0;

/** The long run tries many more cases. */
const long = { timeout: 600_000 };

describe('one axis of any space', () => {
  it('gives each border and each middle to its tile, and takes both ways without a loss', long, () => {
    fc.assert(
      fc.property(anyAxis, anyTileNumber, (axis, tile) => {
        const start = border(axis, tile);
        return (
          start < border(axis, tile + 1) &&
          Object.is(tileAt(axis, start), tile) &&
          Object.is(tileAt(axis, centerCoordinate(axis.origin, axis.size, tile)), tile) &&
          Object.is(toTileSpace(axis, start), tile) &&
          Object.is(toWorld(axis, tile), start)
        );
      }),
      { seed: 411, numRuns: runs(100_000) },
    );
  });

  it('gives each position to the tile whose border it has reached, and no other', long, () => {
    fc.assert(
      fc.property(anyAxis, anyTileNumber, anyPlace, (axis, tile, place) => {
        const position = positionAt(axis, tile, place);
        const found = tileAt(axis, position);
        if (position < border(axis, MIN_TILE) || position >= border(axis, MAX_TILE + 1)) return Number.isNaN(found);
        return border(axis, found) <= position && position < border(axis, found + 1);
      }),
      { seed: 412, numRuns: runs(100_000) },
    );
  });

  it('agrees with itself in tile space and back in the world', long, () => {
    fc.assert(
      fc.property(anyAxis, anyTileNumber, anyPlace, (axis, tile, place) => {
        const position = positionAt(axis, tile, place);
        const q = tileSpaceAt(tile, place);
        const inRange = Math.floor(q) >= MIN_TILE && Math.floor(q) <= MAX_TILE;
        return (
          Object.is(Math.floor(toTileSpace(axis, position)), tileAt(axis, position)) &&
          Object.is(tileAt(axis, toWorld(axis, q)), inRange ? Math.floor(q) : Number.NaN)
        );
      }),
      { seed: 413, numRuns: runs(100_000) },
    );
  });

  it('is monotone both ways, from double to double and from place to place', long, () => {
    const inOrder = (
      convert: (axis: Axis, value: number) => number,
      axis: Axis,
      values: readonly number[],
    ): boolean => {
      const results = [...values]
        .sort((a, b) => a - b)
        .map((value) => convert(axis, value))
        .filter((result) => !Number.isNaN(result));
      return results.every((result, index) => index === 0 || (results[index - 1] ?? Number.NaN) <= result);
    };
    fc.assert(
      fc.property(anyAxis, anyTileNumber, anyPlace, anyTileNumber, anyPlace, (axis, a, inA, b, inB) => {
        const positions = [positionAt(axis, a, inA), positionAt(axis, a, inB), positionAt(axis, b, inB)];
        const places = [tileSpaceAt(a, inA), tileSpaceAt(a, inB), tileSpaceAt(b, inB)];
        const beside = (values: readonly number[]): number[] => values.flatMap((value) => [value, shifted(value, 1)]);
        return (
          inOrder(tileAt, axis, beside(positions)) &&
          inOrder(toTileSpace, axis, beside(positions)) &&
          inOrder(toWorld, axis, beside(places))
        );
      }),
      { seed: 414, numRuns: runs(100_000) },
    );
  });

  it('is as near to the true quotient as the border of the tile allows', long, () => {
    // Off by what rounding does to a border (half a step of the doubles there) and to a quotient (a few 2^-53 of it).
    fc.assert(
      fc.property(anyAxis, anyTileNumber, anyPlace, (axis, tile, place) => {
        const position = positionAt(axis, tile, place);
        const q = toTileSpace(axis, position);
        if (Number.isNaN(q)) return true;
        const [origin, size, p] = [rational(axis.origin), rational(axis.size), rational(position)];
        const error = minus(rational(q), over(minus(p, origin), size));
        const magnitude = Math.max(Math.abs(position), Math.abs(axis.origin)) + 2 * axis.size;
        const step = over(times(rational(magnitude), fraction(1n, 1n << 52n)), size);
        const relative = times(rational(Math.abs(q) + 1), fraction(1n, 1n << 51n));
        const bound = plus(step, relative);
        return compare(error, bound) <= 0 && compare(negated(bound), error) <= 0;
      }),
      { seed: 415, numRuns: runs(20_000) },
    );
  });
});

describe('a table of traps', () => {
  it.each([
    // origin, size, position, tile, in tile space
    [0, 0.7, 3 * 0.7, 3, 3],
    [0, 0.1, 3 * 0.1, 3, 3],
    [0, 1, -0, 0, 0],
    [0, 1, -Number.MIN_VALUE, -1, -Number.MIN_VALUE],
    [0, 2 ** 900, -Number.MIN_VALUE, -1, -Number.MIN_VALUE],
    [0, 2 ** 900, Number.MIN_VALUE, 0, 0],
    [0, 1, -0.5, -1, -0.5],
    [0, 1, 0.5, 0, 0.5],
    [0, 1, 1 - 2 ** -53, 0, 1 - 2 ** -53],
    [5, 2, 5, 0, 0],
    [0, 1, 2 ** 31 - 0.5, MAX_TILE, 2 ** 31 - 0.5],
    [0, 1, -(2 ** 31), MIN_TILE, MIN_TILE],
    [0, 1, 2 ** 31, Number.NaN, Number.NaN],
    [0, 1, -(2 ** 31) - 0.5, Number.NaN, Number.NaN],
    [0, 1, 1e300, Number.NaN, Number.NaN],
    [-1e300, 1e290, 1.7e308, Number.NaN, Number.NaN],
    [0, 1, Number.NaN, Number.NaN, Number.NaN],
    [0, 1, Number.POSITIVE_INFINITY, Number.NaN, Number.NaN],
    [0, 1, Number.NEGATIVE_INFINITY, Number.NaN, Number.NaN],
  ])('origin %s, size %s: %s is in tile %s, at %s', (origin, size, position, tile, q) => {
    expect(Object.is(tileCoordinate(origin, size, position), tile)).toBe(true);
    expect(Object.is(tileSpaceCoordinate(origin, size, position), q)).toBe(true);
  });

  it.each([
    [0, 1, -0, 0],
    [0, 0.7, 3, 3 * 0.7],
    [10, 1, -Number.MIN_VALUE, 10 - 2 ** -49],
    [0, 2 ** -900, Number.MIN_VALUE, 0],
    [0, 1, 2 ** 31, Number.NaN],
    [0, 1, -(2 ** 31) - 0.5, Number.NaN],
    [0, 1, Number.NaN, Number.NaN],
    [0, 1, Number.POSITIVE_INFINITY, Number.NaN],
  ])('origin %s, size %s: place %s is at %s', (origin, size, q, position) => {
    expect(Object.is(worldCoordinate(origin, size, q), position)).toBe(true);
  });
});

describe('nextDown', () => {
  it('is the neighbor of every double', long, () => {
    const small = fc
      .tuple(fc.double({ min: 1, max: 2, noNaN: true }), fc.integer({ min: -1074, max: -900 }), fc.boolean())
      .map(([mantissa, exponent, negative]) => (negative ? -1 : 1) * mantissa * 2 ** exponent);
    const power = fc.integer({ min: -1074, max: 1023 }).map((exponent) => 2 ** exponent);
    const any = fc.oneof(
      fc.double({ min: -1e300, max: 1e300, noNaN: true }),
      small,
      power,
      power.map((value) => -value),
    );
    fc.assert(
      fc.property(
        any,
        (value) => Object.is(nextDown(value), exactNextDown(value)) && ulpsBetween(nextDown(value), value) === 1,
      ),
      { seed: 416, numRuns: runs(50_000) },
    );
    expect(nextDown(0)).toBe(-Number.MIN_VALUE);
    expect(nextDown(Number.MIN_VALUE)).toBe(0);
    expect(nextDown(Number.NaN)).toBeNaN();
  });
});
