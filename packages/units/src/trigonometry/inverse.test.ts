import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDown, nextUp, runs } from '@tilewright/testing';
import { acos, asin } from './arc-sine.js';
import { atan, atan2 } from './arc-tangent.js';
import { anyDouble, outwards } from './testing/arguments.js';
import { errorInUlps, trueAcos, trueAsin, trueAtan2 } from './testing/reference.js';

/** Numbers in [-1, 1]: evenly, of all sizes, and crowded at 1 and where the method changes. */
const ratio = fc.oneof(
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 }).map((n) => n / 2 ** 31),
  fc.double({ min: -1, max: 1, noNaN: true }),
  fc.double({ min: 2 ** -60, max: 0.5, noNaN: true }).map((d) => 1 - d),
  fc
    .tuple(fc.constantFrom(0.5, -0.5, 0.4375, 0.46875, 0.9375, 7.450580596923828e-9), fc.integer({ min: -9, max: 9 }))
    .map(([x, steps]) => outwards(x, steps)),
);

const component = fc.oneof(
  anyDouble,
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 }).map((n) => n * 1.000000001e-6),
);

/** Two legs of comparable size, at any size, or of any sizes. */
const legs = fc.oneof(
  fc.tuple(component, component),
  fc.tuple(ratio, component).map(([q, x]) => [q * x, x] as const),
  fc.tuple(ratio, component).map(([q, x]) => [x, q * x] as const),
);

describe('asin and acos', () => {
  it('are less than 1 ulp off the truth', () => {
    fc.assert(
      fc.property(ratio, (x) => {
        expect(errorInUlps(asin(x), trueAsin(x)), `asin ${x}`).toBeLessThan(1);
        expect(errorInUlps(acos(x), trueAcos(x)), `acos ${x}`).toBeLessThan(1);
      }),
      { seed: 3, numRuns: runs(2500) },
    );
  });

  it('reach the ends of their ranges, and are NaN outside', () => {
    expect([asin(1), asin(-1), asin(0), asin(-0)]).toEqual([Math.PI / 2, -Math.PI / 2, 0, -0]);
    expect([acos(1), acos(-1), acos(0), acos(-0)]).toEqual([0, Math.PI, Math.PI / 2, Math.PI / 2]);
    expect([asin(5e-324), asin(-5e-324), acos(5e-324)]).toEqual([5e-324, -5e-324, Math.PI / 2]);
    for (const x of [nextUp(1), nextDown(-1), 2, -1e300, Infinity, -Infinity, NaN]) {
      expect(asin(x), `asin ${x}`).toBeNaN();
      expect(acos(x), `acos ${x}`).toBeNaN();
    }
  });

  it('asin is odd to the bit', () => {
    fc.assert(
      fc.property(ratio, (x) => {
        expect(asin(-x)).toBe(-asin(x));
      }),
      { seed: 3, numRuns: runs(1000) },
    );
  });
});

describe('atan and atan2', () => {
  it('are less than 1 ulp off the truth', () => {
    fc.assert(
      fc.property(legs, ([y, x]) => {
        if (x !== 0 || y !== 0) expect(errorInUlps(atan2(y, x), trueAtan2(y, x)), `atan2 ${y} ${x}`).toBeLessThan(1);
        expect(errorInUlps(atan(y), trueAtan2(y, 1)), `atan ${y}`).toBeLessThan(1);
      }),
      { seed: 3, numRuns: runs(5000) },
    );
    fc.assert(
      fc.property(ratio, (q) => {
        expect(errorInUlps(atan(q), trueAtan2(q, 1)), `atan ${q}`).toBeLessThan(1);
      }),
      { seed: 3, numRuns: runs(1000) },
    );
  });

  it('decide at the ratio of 2^-27 without going round in circles', () => {
    for (const exponent of [-1000, -500, 0, 500, 1020]) {
      const long = 1.3 * 2 ** exponent;
      for (let steps = -4; steps <= 4; steps++) {
        for (const power of [-26, -27, -28, -29]) {
          const short = outwards(long * 2 ** power, steps);
          expect(errorInUlps(atan2(short, long), trueAtan2(short, long))).toBeLessThan(1);
          expect(errorInUlps(atan2(long, -short), trueAtan2(long, -short))).toBeLessThan(1);
        }
      }
    }
  });

  it('agree with the standard on zeros, infinities and NaN', () => {
    const values = [0, -0, 1, -1, 5e-324, -Number.MAX_VALUE, Infinity, -Infinity, NaN];
    for (const y of values) {
      for (const x of values) expect(atan2(y, x), `${y}, ${x}`).toBe(Math.atan2(y, x));
      expect(atan(y), `${y}`).toBe(Math.atan(y));
    }
  });

  it('are odd to the bit, and symmetric about the axes and diagonals where that is exact', () => {
    fc.assert(
      fc.property(legs, ([y, x]) => {
        expect(atan2(-y, x)).toBe(-atan2(y, x));
        expect(atan(-y)).toBe(-atan(y));
        expect(Math.abs(atan2(y, x))).toBeLessThanOrEqual(Math.PI);
      }),
      { seed: 3, numRuns: runs(1000) },
    );
  });

  it('give the exact multiples of an eighth of a turn on the axes and diagonals, at any size', () => {
    for (const size of [5e-324, 1e-300, 1, 3, 0.1, 1e300, Number.MAX_VALUE]) {
      const eighth = Math.PI / 4;
      expect(atan2(0, size)).toBe(0);
      expect(atan2(size, size)).toBe(eighth);
      expect(atan2(size, 0)).toBe(2 * eighth);
      expect(atan2(size, -size)).toBe(3 * eighth);
      expect(atan2(0, -size)).toBe(4 * eighth);
    }
  });
});
