import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDown, nextUp, notFinite, runs } from '@tilewright/testing';
import { anyDouble, hostileAngles, nearEighths, nearFirstEighths, ordinaryAngle } from './testing/arguments.js';
import { errorInUlps, trueResidue } from './testing/reference.js';
import { withinHalfTurns, withinTurn } from './whole-turns.js';

const quarter = Math.PI / 2;
const angle = fc.oneof(anyDouble, nearEighths, nearFirstEighths, ordinaryAngle, fc.constantFrom(...hostileAngles));

function isQuarterTurns(x: number): boolean {
  const count = Math.round(x / quarter);
  return Math.abs(count) <= 2 ** 20 && count * quarter === x;
}

describe('withinHalfTurns and withinTurn', () => {
  it('are less than 1 ulp off the true residue', () => {
    fc.assert(
      fc.property(angle, (x) => {
        if (isQuarterTurns(x)) return;
        // The ends of a range are one angle: the end that the truth is near is as good as the other.
        const signed = withinHalfTurns(x);
        if (signed !== -Math.PI) expect(errorInUlps(signed, trueResidue(x, true)), `${x}`).toBeLessThan(1);
        const positive = withinTurn(x);
        if (positive !== 0) expect(errorInUlps(positive, trueResidue(x, false)), `${x}`).toBeLessThan(1);
      }),
      { seed: 3, numRuns: runs(3000) },
    );
  });

  it('never give the excluded end, nor anything outside', () => {
    const tiny = fc.double({ min: -1e-15, max: 1e-15, noNaN: true });
    fc.assert(
      fc.property(fc.oneof(angle, tiny), (x) => {
        const signed = withinHalfTurns(x);
        const positive = withinTurn(x);
        if (!(signed >= -Math.PI && signed < Math.PI)) expect.fail(`${x} gives ${signed}`);
        if (!(positive >= 0 && positive < 2 * Math.PI)) expect.fail(`${x} gives ${positive}`);
      }),
      { seed: 3, numRuns: runs(5000) },
    );
    for (const x of [-5e-324, -1e-300, -1e-17, -4e-16, nextDown(-2 * Math.PI)]) expect(withinTurn(x)).toBe(0);
    expect(withinTurn(-1e-15)).toBe(nextDown(2 * Math.PI));
  });

  it('leave what is within the range as it is', () => {
    for (const x of [0, 1, -1, 5e-324, -5e-324, -Math.PI, nextDown(Math.PI)]) expect(withinHalfTurns(x)).toBe(x);
    for (const x of [0, 1, 5e-324, Math.PI, nextDown(2 * Math.PI)]) expect(withinTurn(x)).toBe(x);
    expect(withinTurn(-0)).toBe(0);
  });

  it('keep whole quarter turns whole', () => {
    const signed = [0, 1, -2, -1];
    for (let count = -4100; count <= 4100; count++) {
      expect(withinHalfTurns(count * quarter) + 0).toBe((signed[count & 3] as number) * quarter);
      expect(withinTurn(count * quarter)).toBe((count & 3) * quarter);
    }
    for (const count of [2 ** 20, 2 ** 20 - 1, 1 - 2 ** 20, -(2 ** 20)]) {
      expect(withinTurn(count * quarter)).toBe((count & 3) * quarter);
    }
  });

  it('send what lies between the double and the true half turn to the lower end', () => {
    expect(withinHalfTurns(Math.PI)).toBe(-Math.PI);
    // 2 pi less than the next double is nearest to the same end.
    expect(withinHalfTurns(nextUp(Math.PI))).toBe(-Math.PI);
    expect(withinHalfTurns(-Math.PI)).toBe(-Math.PI);
    expect(withinHalfTurns(3 * Math.PI)).toBe(-Math.PI);
  });

  it('give NaN for NaN and infinities', () => {
    for (const x of notFinite) {
      expect(withinHalfTurns(x)).toBeNaN();
      expect(withinTurn(x)).toBeNaN();
    }
  });
});
