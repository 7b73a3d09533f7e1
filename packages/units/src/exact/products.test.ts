import { minus, rational, runs, times } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orientation, signOfDot, signOfProductDifference } from './products.js';
import { hostile, nudge } from './testing/hostile.js';
import { at, between, crossOf, dotOf, signOf } from './testing/oracle.js';

type Four = [number, number, number, number];
type Six = [number, number, number, number, number, number];

const oracleOfProducts = (...[a, b, c, d]: Four): number =>
  signOf(minus(times(rational(a), rational(b)), times(rational(c), rational(d))));
const oracleOfOrientation = (...[ax, ay, bx, by, px, py]: Six): number =>
  signOf(crossOf(between(at(ax, ay), at(bx, by)), between(at(ax, ay), at(px, py))));
const oracleOfDot = (...[ax, ay, bx, by, px, py]: Six): number =>
  signOf(dotOf(between(at(ax, ay), at(bx, by)), between(at(ax, ay), at(px, py))));

describe('signOfProductDifference', () => {
  it.each<[...Four, number]>([
    [1, 2, 2, 1, 0],
    [0.1, 0.3, 0.3, 0.1, 0],
    // 0.1 * 3 rounds to 0.30000000000000004, but the product of the doubles is above that of 0.3 and 1.
    [0.1, 3, 0.3, 1, 1],
    // Five thirds times 3 rounds to 5, and is above it: one factor of many bits is enough, wherever it stands.
    [1.6666666666666667, 3, 5, 1, 1],
    [3, 1.6666666666666667, 5, 1, 1],
    [5, 1, 1.6666666666666667, 3, -1],
    [1, 5, 3, 1.6666666666666667, -1],
    [1e300, 1e300, 1e300, 1e300, 0],
    [1e300, 1e300, 1e300, -1e300, 1],
    [1e-300, 1e-300, 0, 1, 1],
    [5e-324, 5e-324, 5e-324, 1e-323, -1],
    [0, 5, -0, 7, 0],
    [134217729, 134217727, 134217728, 134217728, -1],
  ])('of %d * %d - %d * %d is %d', (a, b, c, d, sign) => {
    expect(signOfProductDifference(a, b, c, d)).toBe(sign);
  });

  it('equals rational arithmetic', () => {
    fc.assert(
      fc.property(hostile(4), (numbers) => {
        const four = numbers as Four;
        expect(signOfProductDifference(...four)).toBe(oracleOfProducts(...four));
      }),
      { seed: 1, numRuns: runs(6_000) },
    );
  });

  it('equals rational arithmetic at ties and one ulp beside them', () => {
    const number = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    const step = fc.integer({ min: -1, max: 1 });
    fc.assert(
      fc.property(number, number, step, step, (a, b, first, second) => {
        const four: Four = [a, b, nudge(b, first), nudge(a, second)];
        expect(signOfProductDifference(...four)).toBe(oracleOfProducts(...four));
      }),
      { seed: 2, numRuns: runs(1_000) },
    );
  });
});

describe('signOfProductDifference of whole numbers below 2^24', () => {
  it('tells neighboring products apart', () => {
    const large = fc.integer({ min: 2 ** 23, max: 2 ** 24 - 2 });
    const offset = fc.integer({ min: -1, max: 1 });
    fc.assert(
      fc.property(large, offset, offset, fc.integer({ min: -100, max: 100 }), (a, first, second, power) => {
        const scale = 2 ** power;
        const four: Four = [a * scale, a, (a + first) * scale, a + second];
        expect(signOfProductDifference(...four)).toBe(oracleOfProducts(...four));
      }),
      { seed: 7, numRuns: runs(2_000) },
    );
  });
});

describe('orientation', () => {
  it.each<[...Six, number]>([
    [0, 0, 1, 0, 0, 1, 1],
    [0, 0, 1, 0, 0, -1, -1],
    [0, 0, 1, 0, 5, 0, 0],
    [0, 0, 0, 0, 5, 3, 0],
    [0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 0],
    [0, 0, 1e308, 1e308, -1e308, -1e308, 0],
    [-1.7e308, 0, 1.7e308, 0, 0, 5e-324, 1],
  ])('of (%d, %d) to (%d, %d) and (%d, %d) is %d', (ax, ay, bx, by, px, py, sign) => {
    expect(orientation(ax, ay, bx, by, px, py)).toBe(sign);
  });

  it('equals rational arithmetic', () => {
    fc.assert(
      fc.property(hostile(6), (numbers) => {
        const six = numbers as Six;
        expect(orientation(...six)).toBe(oracleOfOrientation(...six));
      }),
      { seed: 3, numRuns: runs(6_000) },
    );
  });

  it('equals rational arithmetic on a line and one ulp off it', () => {
    const number = fc.double({ min: -1000, max: 1000, noNaN: true });
    const step = fc.integer({ min: -1, max: 1 });
    fc.assert(
      fc.property(
        fc.tuple(number, number, number, number, fc.double({ noNaN: true, min: -2, max: 2 })),
        step,
        step,
        (line, h, v) => {
          const [ax, ay, bx, by, t] = line;
          const six: Six = [ax, ay, bx, by, nudge(ax + t * (bx - ax), h), nudge(ay + t * (by - ay), v)];
          expect(orientation(...six)).toBe(oracleOfOrientation(...six));
        },
      ),
      { seed: 4, numRuns: runs(3_000) },
    );
  });

  it('changes its sign with the direction of the line, and with a mirror', () => {
    fc.assert(
      fc.property(hostile(6), (numbers) => {
        const [ax, ay, bx, by, px, py] = numbers as Six;
        const sign = orientation(ax, ay, bx, by, px, py);
        expect(orientation(bx, by, ax, ay, px, py)).toBe(0 - sign);
        expect(orientation(ay, ax, by, bx, py, px)).toBe(0 - sign);
        expect(orientation(px, py, ax, ay, bx, by)).toBe(sign);
      }),
      { seed: 5, numRuns: runs(2_000) },
    );
  });
});

describe('signOfDot', () => {
  it.each<[...Six, number]>([
    [0, 0, 1, 0, 3, 4, 1],
    [0, 0, 1, 0, -3, 4, -1],
    [0, 0, 1, 0, 0, 4, 0],
    [0.1, 0.1, 0.4, 0.4, 0, 0.2, 0],
    [0, 0, 0, 0, 1, 1, 0],
    [0, 0, 1e200, -1e200, 1e200, 1e200, 0],
  ])('of (%d, %d) to (%d, %d) and (%d, %d) is %d', (ax, ay, bx, by, px, py, sign) => {
    expect(signOfDot(ax, ay, bx, by, px, py)).toBe(sign);
  });

  it('equals rational arithmetic', () => {
    fc.assert(
      fc.property(hostile(6), (numbers) => {
        const six = numbers as Six;
        expect(signOfDot(...six)).toBe(oracleOfDot(...six));
      }),
      { seed: 6, numRuns: runs(6_000) },
    );
  });
});
