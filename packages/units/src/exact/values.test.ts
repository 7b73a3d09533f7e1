import { compare, minus, negated, rational, runs, times, type Rational } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostile, nudge } from './testing/hostile.js';
import { at, between, crossOf, dotOf, signOf, squared } from './testing/oracle.js';
import { crossValue, dotValue, excessValue, lineExcessValue } from './values.js';

type Six = [number, number, number, number, number, number];

/** 0 for 0, and else within 2^-51; or nothing, where products leave the range. */
function check(value: number, exact: Rational): void {
  if (Number.isNaN(value)) return;
  const error = times(exact, rational(signOf(exact) * 2 ** -51));
  expect(compare(rational(value), minus(exact, error))).toBeGreaterThanOrEqual(0);
  expect(compare(rational(value), minus(exact, negated(error)))).toBeLessThanOrEqual(0);
}

function checkAll([ax, ay, bx, by, px, py]: Six): void {
  const [a, b, p] = [at(ax, ay), at(bx, by), at(px, py)];
  const [extent, way] = [between(a, b), between(a, p)];
  check(crossValue(ax, ay, bx, by, px, py), crossOf(extent, way));
  check(dotValue(ax, ay, bx, by, px, py), dotOf(extent, way));
  const limit = Math.abs(py);
  check(excessValue(ax, ay, bx, by, limit, 0), minus(dotOf(extent, extent), squared(rational(limit))));
  const reach = times(squared(rational(limit)), dotOf(extent, extent));
  check(lineExcessValue(ax, ay, bx, by, px, py, limit), minus(squared(crossOf(extent, way)), reach));
}

describe('the values behind the predicates', () => {
  it('are accurate for hostile doubles', () => {
    fc.assert(
      fc.property(hostile(6), (numbers) => checkAll(numbers as Six)),
      { seed: 81, numRuns: runs(2_000) },
    );
  });

  it('are accurate where all but the last digits cancel', () => {
    const number = fc.double({ min: -1, max: 1, noNaN: true });
    const part = fc.integer({ min: -64, max: 64 }).map((n) => n / 32);
    const step = fc.integer({ min: -2, max: 2 });
    fc.assert(
      fc.property(number, number, number, number, part, step, (ax, ay, bx, by, t, beside) => {
        const [px, py] = [ax + t * (bx - ax), ay + t * (by - ay)];
        checkAll([ax, ay, bx, by, nudge(px, beside), py]);
        checkAll([ax, ay, bx, by, ax - t * (by - ay), nudge(ay + t * (bx - ax), beside)]);
        // Neighboring Fibonacci numbers are as nearly collinear as two vectors of 53 bits can be.
        checkAll([ax, ay, ax + 5527939700884757, ay + 8944394323791464, ax + 3416454622906707, ay + 5527939700884757]);
      }),
      { seed: 82, numRuns: runs(1_000) },
    );
  });

  it('are 0 exactly where the predicates say so', () => {
    expect(crossValue(0.1, 0.1, 0.2, 0.2, 0.3, 0.3)).toBe(0);
    expect(dotValue(0, 0, 3, 4, -4, 3)).toBe(0);
    expect(excessValue(0, 0, 3, 4, 2, 3)).toBe(0);
    expect(lineExcessValue(0, 0, 8, 6, 1, 7, 5)).toBe(0);
  });

  it('are missing where products underflow or overflow', () => {
    expect(crossValue(0, 0, 1e-200, 0, 0, 1e-200)).toBeNaN();
    expect(excessValue(0, 0, 1e200, 0, 1, 0)).toBeNaN();
    expect(lineExcessValue(0, 0, 1e100, 0, 0, 1e100, 1)).toBeNaN();
  });
});
