/** Axes of tile spaces that break conversions, and places on them: the input of every test of a conversion. */
import { nextDown, nextUp } from '@tilewright/testing';
import { MAX_TILE, MIN_TILE } from '../../limits.js';
import fc from 'fast-check';

/** One axis of a space that `tileSpace` takes. */
export interface Axis {
  readonly origin: number;
  readonly size: number;
}

/** The furthest origin, in tiles. */
const MOST_TILES_AWAY = 2 ** 50;

const sizes = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(0.1, 1 / 3, 0.7, 1.1, 2.3, 1e-6, 1e6) },
  { weight: 2, arbitrary: fc.constantFrom(1, 2, 16, 32, 48, 1 / 48, 1 - 2 ** -53, 2 - 2 ** -52) },
  { weight: 1, arbitrary: fc.constantFrom(2 ** -900, nextUp(2 ** -900), nextDown(2 ** 900), 2 ** 900) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.double({ min: 1, max: 2, maxExcluded: true, noNaN: true }), fc.integer({ min: -60, max: 60 }))
      .map(([mantissa, exponent]) => mantissa * 2 ** exponent),
  },
);

const part = fc.double({ min: -1, max: 1, noNaN: true });

/** Any space that can be made: origins near, up to 1e9, a whole number of tiles off, and up to the bound. */
export const anyAxis: fc.Arbitrary<Axis> = fc
  .tuple(sizes, part, fc.nat(8), fc.integer({ min: -1000, max: 1000 }))
  .map(([size, fraction, kind, whole]) => {
    const furthest = MOST_TILES_AWAY * size;
    const wished = [
      0,
      fraction * 1e9,
      fraction * size,
      whole * size,
      whole,
      fraction * furthest,
      fraction < 0 ? -furthest : furthest,
      Math.sign(fraction) * nextDown(furthest),
      whole * Number.MIN_VALUE,
    ][kind];
    const origin = wished ?? 0;
    return { size, origin: Math.abs(origin) <= furthest ? origin + 0 : fraction * furthest };
  });

/** Any tile's number: mostly near, everywhere, and at both ends. */
export const anyTileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.integer(),
  fc.constantFrom(MIN_TILE, MIN_TILE + 1, -1, 0, 1, MAX_TILE - 1, MAX_TILE),
);

/** A place in a tile: how far into it, then a few doubles up or down. */
export interface Place {
  readonly fraction: number;
  readonly doubles: number;
}

export const anyPlace: fc.Arbitrary<Place> = fc.record({
  fraction: fc.oneof(
    fc.constantFrom(0, 0, 0, 0.5, 1, Number.MIN_VALUE, 2 ** -53, 1 - 2 ** -53),
    fc.double({ min: 0, max: 1, noNaN: true }),
  ),
  doubles: fc.integer({ min: -3, max: 3 }),
});

/** The double that lies `count` doubles above, or below for a negative count. */
export function shifted(value: number, count: number): number {
  let result = value;
  for (let step = 0; step < Math.abs(count); step++) result = count < 0 ? nextDown(result) : nextUp(result);
  return result;
}
