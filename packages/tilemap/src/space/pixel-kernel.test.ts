import { runs } from '@tilewright/testing';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPixelCoordinate, toPixelCoordinate } from './pixel-kernel.js';
import { anyAxis, anyPlace, anyTileNumber, shifted } from './testing/axes.js';

/** The axis of a view: the number of pixels per unit is any size that a space may have, or its inverse. */
const anyView = fc
  .tuple(anyAxis, fc.constantFrom(24, 48, 100, 96.5, 1 / 3, 0.1, 1e-6, 1e6), fc.boolean())
  .map(([{ origin, size }, plain, usePlain]) => {
    const ratio = usePlain ? plain : Math.min(Math.max(1 / size, 2 ** -899), 2 ** 899);
    return { ratio, origin: Math.max(-(2 ** 50) / ratio, Math.min(origin, 2 ** 50 / ratio)) };
  });

/** The long run tries many more cases. */
const long = { timeout: 600_000 };

describe('one axis between world and screen', () => {
  it('keeps whole pixels, owns each position, and is monotone', long, () => {
    fc.assert(
      fc.property(anyView, anyTileNumber, anyPlace, anyPlace, ({ origin, ratio }, pixel, place, other) => {
        const to = (position: number): number => toPixelCoordinate(origin, ratio, position);
        const from = (pixels: number): number => fromPixelCoordinate(origin, ratio, pixels);
        const border = (k: number): number => origin + k / ratio;
        const [p, r] = [place, other]
          .map(({ fraction, doubles }) => shifted(border(pixel) + fraction / ratio, doubles))
          .sort((a, b) => a - b) as [number, number];
        const [q, s] = [place, other]
          .map(({ fraction, doubles }) => shifted(pixel + fraction, doubles) + 0)
          .sort((a, b) => a - b) as [number, number];
        const owner = Math.floor(to(p));
        const inRange = p >= border(MIN_TILE) && p < border(MAX_TILE + 1);
        const known = Math.floor(q) >= MIN_TILE && Math.floor(q) <= MAX_TILE;
        return (
          Object.is(to(from(pixel)), pixel) &&
          from(pixel) === border(pixel) &&
          (inRange ? border(owner) <= p && p < border(owner + 1) : Number.isNaN(owner)) &&
          Object.is(Math.floor(to(from(q))), known ? Math.floor(q) : Number.NaN) &&
          !(to(p) > to(r)) &&
          !(from(q) > from(s))
        );
      }),
      { seed: 421, numRuns: runs(100_000) },
    );
  });

  it('ends 48 pixels of 48 per unit at exactly one unit', () => {
    for (let k = -1000; k <= 1000; k++) expect(fromPixelCoordinate(0, 48, 48 * k)).toBe(k);
  });

  it('knows no negative zero', () => {
    expect([toPixelCoordinate(0, 48, -0), fromPixelCoordinate(0, 48, -0)]).toEqual([0, 0]);
  });

  it('holds a position inside of its pixel where the rounded product is outside', () => {
    // Just above a border that lies at 0, the distance to the origin rounds to that of the border.
    const products: boolean[] = [];
    for (const ratio of [0.1, 1 / 3, 0.7, 48, 96.7]) {
      for (let k = -500; k <= 500; k++) {
        const origin = -(k / ratio);
        expect(toPixelCoordinate(origin, ratio, 0)).toBe(k);
        expect(Math.floor(toPixelCoordinate(origin, ratio, Number.MIN_VALUE))).toBe(k);
        expect(Math.floor(toPixelCoordinate(origin, ratio, -Number.MIN_VALUE))).toBe(k - 1);
        products.push((0 - origin) * ratio < k);
      }
    }
    expect(products).toContain(true);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300])('has no pixel for %s', (bad) => {
    expect(toPixelCoordinate(0, 1, bad)).toBeNaN();
    expect(fromPixelCoordinate(0, 1, bad)).toBeNaN();
  });
});
