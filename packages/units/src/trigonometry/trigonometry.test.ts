import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextUp, notFinite, ulpsBetween, runs } from '@tilewright/testing';
import { cos, sin } from './sine.js';
import { tan } from './tangent.js';
import {
  anyDouble,
  hostileAngles,
  nearEighths,
  nearFirstEighths,
  ordinaryAngle,
  smallAngle,
} from './testing/arguments.js';
import { errorInUlps, trueCos, trueSin, trueTan } from './testing/reference.js';

const quarter = 1.5707963267948966;

function isQuarterTurns(x: number): boolean {
  const count = Math.round(x / quarter);
  return Math.abs(count) <= 2 ** 20 && count * quarter === x;
}

describe.each([
  ['sin', sin, trueSin],
  ['cos', cos, trueCos],
  ['tan', tan, trueTan],
] as const)('%s', (_name, own, truth) => {
  const errorAt = (x: number): number => (isQuarterTurns(x) || !Number.isFinite(x) ? 0 : errorInUlps(own(x), truth(x)));

  it.each([
    ['of any size', anyDouble, 1500],
    ['near eighths of a turn', nearEighths, 1500],
    ['near the first eighths', nearFirstEighths, 2500],
    ['of a few turns', ordinaryAngle, 2500],
    ['within an eighth', smallAngle, 2500],
  ] as const)('is less than 1 ulp off the truth for arguments %s', (_kind, argument, count) => {
    fc.assert(
      fc.property(argument, (x) => {
        expect(errorAt(x), `ulps at ${x}`).toBeLessThan(1);
      }),
      { seed: 3, numRuns: runs(count) },
    );
  });

  it('is less than 1 ulp off the truth for the worst arguments known', () => {
    for (const x of hostileAngles) {
      expect(Math.max(errorAt(x), errorAt(nextUp(x)), errorAt(-x)), `ulps at ${x}`).toBeLessThan(1);
    }
  });

  it('gives NaN for NaN and infinities', () => {
    for (const x of notFinite) expect(own(x)).toBeNaN();
  });
});

describe('the exact quarter turns', () => {
  const sines = [0, 1, 0, -1];
  const cosines = [1, 0, -1, 0];
  const tangents = [0, Number.POSITIVE_INFINITY, 0, Number.NEGATIVE_INFINITY];

  it('are exact up to 2^20 of them, both ways', () => {
    const wrong: string[] = [];
    const check = (name: string, value: number, right: number | undefined): void => {
      if (!Object.is(value, right)) wrong.push(`${name} is ${value}`);
    };
    for (let k = 1; k <= 2 ** 20; k += k < 5000 ? 1 : 997) {
      for (const count of [k, 2 ** 20 + 1 - k]) {
        const x = count * quarter;
        // Odd to the sign of a zero; the zeros of the cosine are positive.
        check(`sin of ${count} quarters`, sin(x), sines[count & 3]);
        check(`sin of -${count} quarters`, -sin(-x), sines[count & 3]);
        check(`cos of ${count} quarters`, cos(x), cosines[count & 3]);
        check(`cos of -${count} quarters`, cos(-x), cosines[count & 3]);
        check(`tan of ${count} quarters`, tan(x), tangents[count & 3]);
        check(`tan of -${count} quarters`, -tan(-x), tangents[count & 3]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('are these doubles alone: their neighbors and larger counts have their true values', () => {
    for (const x of [nextUp(quarter), nextUp(2 * quarter), (2 ** 20 + 1) * quarter, (2 ** 20 + 2) * quarter]) {
      expect(errorInUlps(sin(x), trueSin(x))).toBeLessThan(1);
      expect(errorInUlps(cos(x), trueCos(x))).toBeLessThan(1);
      expect(errorInUlps(tan(x), trueTan(x))).toBeLessThan(1);
    }
    expect(cos(nextUp(quarter))).toBe(-1.6081226496766366e-16);
  });
});

describe('laws of sine, cosine and tangent', () => {
  const angle = fc.oneof(anyDouble, ordinaryAngle, nearFirstEighths, nearEighths);

  it('sine and tangent are odd, cosine is even, to the bit and the sign of zero', () => {
    fc.assert(
      fc.property(angle, (x) => {
        expect(sin(-x)).toBe(-sin(x));
        expect(tan(-x)).toBe(-tan(x));
        expect(cos(-x)).toBe(cos(x));
      }),
      { seed: 3, numRuns: runs(2000) },
    );
    expect([sin(0), sin(-0), tan(-0), cos(-0)]).toEqual([0, -0, -0, 1]);
    expect([sin(-5e-324), tan(5e-324)]).toEqual([-5e-324, 5e-324]);
  });

  it('sine and cosine stay within [-1, 1] and on the unit circle', () => {
    fc.assert(
      fc.property(angle, (x) => {
        expect(Math.abs(sin(x))).toBeLessThanOrEqual(1);
        expect(Math.abs(cos(x))).toBeLessThanOrEqual(1);
        expect(Math.abs(sin(x) * sin(x) + cos(x) * cos(x) - 1)).toBeLessThan(5e-16);
      }),
      { seed: 3, numRuns: runs(2000) },
    );
  });

  it('the tangent grows towards its pole', () => {
    let last = 0;
    for (let distance = 1; distance > 1e-13; distance *= 0.93) {
      expect(tan(quarter - distance)).toBeGreaterThan(last);
      last = tan(quarter - distance);
    }
    expect(last).toBeGreaterThan(5e12);
  });

  it('lies within two ulps of what the platform computes, for a few turns', () => {
    fc.assert(
      fc.property(ordinaryAngle, (x) => {
        expect(ulpsBetween(sin(x), Math.sin(x))).toBeLessThanOrEqual(2);
        expect(ulpsBetween(cos(x), Math.cos(x))).toBeLessThanOrEqual(2);
      }),
      { seed: 3, numRuns: runs(1000) },
    );
  });
});
